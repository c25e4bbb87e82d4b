"""What may be done next: how many dice, then of which number, or a doubt."""

from __future__ import annotations

from liars_dice.notation import text_of
from liars_dice.rules import actions, why_not
from liars_dice.state import Action, Bid, Doubt, Rules, State
from speeltafel.core.preview import Preview, Step


def preview(rules: Rules, state: State, play: Action | None) -> Preview:
    """The steps from here, and whether the play may be played as it stands."""
    if play is None:
        return Preview("", ready=False, steps=_first(rules, state))
    steps = _numbers(rules, state, play) if isinstance(play, Bid) and not play.face else ()
    refusal = None if steps else why_not(rules, state, play)
    return Preview(text_of(play), ready=not steps and refusal is None, steps=steps, refusal=refusal)


def _first(rules: Rules, state: State) -> tuple[Step, ...]:
    """Each count that some higher bid has, once; the doubt first."""
    found: dict[str, Step] = {}
    for action in actions(rules, state):
        begun = Bid(action.count) if isinstance(action, Bid) else action
        text = text_of(begun)
        found[text] = Step(text, "", kind="doubt" if isinstance(action, Doubt) else "count")
    return tuple(found.values())


def _numbers(rules: Rules, state: State, begun: Bid) -> tuple[Step, ...]:
    """The numbers that make it a higher bid."""
    return tuple(
        Step(text_of(bid), "", str(bid.face), kind="number")
        for bid in actions(rules, state)
        if isinstance(bid, Bid) and bid.count == begun.count
    )
