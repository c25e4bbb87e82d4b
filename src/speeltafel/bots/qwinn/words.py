"""One sentence for why a Qwinn! bot chose what it chose."""

from __future__ import annotations

from speeltafel.bots.chances import in_hundred, per_cent
from speeltafel.core.words import Message, message
from speeltafel.games.qwinn.dice import tell_dice
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.rules import apply
from speeltafel.games.qwinn.scoring import score_of
from speeltafel.games.qwinn.state import Action, Fail, Go, Keep, State, winners


def words_for(
    rules: Rules, state: State, action: Action, *, after: float | None = None, stop: float | None = None
) -> Message:
    """Why this action: a win, points, a boycott placed or removed, or what is hoped for.

    `after` is the chance of winning with it, `stop` the best chance of ending the turn at once.
    """
    if isinstance(action, Keep):
        return _why_keep(action, after, stop)
    if isinstance(action, Fail):
        return message("qwinn-bot-fail")
    if not isinstance(action, Go):
        return message("bot-only")
    if state.mover in winners(rules, apply(rules, state, action)):
        return message("bot-wins")
    points = score_of(rules, state, action).points
    space = message(f"qwinn-space-{action.space}")
    if action.red.startswith("+"):
        boycott = message(f"qwinn-boycott-{action.red[1:]}")
        return message("qwinn-bot-places", points=points, space=space, boycott=boycott)
    if action.red.startswith("-"):
        boycott = message(f"qwinn-boycott-{action.red[1:]}")
        return message("qwinn-bot-removes", points=points, space=space, boycott=boycott)
    if after is None:
        return message("qwinn-bot-goes", points=points, space=space)
    return message("qwinn-bot-goes-chance", points=points, space=space, after=in_hundred(after))


def _why_keep(keep: Keep, after: float | None, stop: float | None) -> Message:
    kept = {"dice": tell_dice(keep.dice)} if keep.dice.all else {}
    which = "qwinn-bot-keeps" if kept else "qwinn-bot-keeps-none"
    if after is None or stop is None:
        return message(which, **kept)
    return message(f"{which}-chance", **kept, after=per_cent(after), stop=per_cent(stop))
