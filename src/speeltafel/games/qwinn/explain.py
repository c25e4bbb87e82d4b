"""Why not: the first rule that refuses an action, and the obstacles that the rules put in the way."""

from __future__ import annotations

from speeltafel.core.chance import Lot, Lots
from speeltafel.core.errors import Illegal
from speeltafel.core.words import message
from speeltafel.games.qwinn.chance import Throw, chance_of
from speeltafel.games.qwinn.dice import die_names, is_part, tell_dice
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.scoring import lacking, worth
from speeltafel.games.qwinn.state import (
    Action,
    Dice,
    Go,
    Keep,
    Roll,
    Sheet,
    State,
    mover_of,
    other_of,
    winners,
)


def why_not(rules: Rules, state: State, action: Action) -> Illegal | None:
    """The first rule that refuses the action, or None."""
    if winners(rules, state):
        return Illegal("illegal-over")
    asked = None if state.lying else chance_of(rules, state)
    if isinstance(asked, Lots):
        return None if asked.probability(action) else _not_in_lot(asked, action)
    if isinstance(asked, Throw):
        return _why_not_thrown(asked, action)
    if isinstance(action, Lot):
        return Illegal("qwinn-lot-drawn")
    if isinstance(action, Roll):
        return Illegal("qwinn-choose-first", dice=tell_dice(state.dice))
    if isinstance(action, Keep):
        return why_not_kept(state, action)
    if isinstance(action, Go):
        return why_not_go(rules, state, action)
    return None


def why_not_kept(state: State, keep: Keep) -> Illegal | None:
    """The rule that forbids to throw again with these dice kept, or None."""
    pieces = die_names(keep.dice)
    if not is_part(keep.dice, state.dice):
        kept, lie = tell_dice(keep.dice), tell_dice(state.dice)
        return Illegal("qwinn-keep-missing", pieces=pieces, kept=kept, dice=lie)
    if keep.dice == state.dice:
        return Illegal("qwinn-keep-all", pieces=pieces)
    if not state.throws:
        return Illegal("qwinn-no-throws", pieces=pieces)
    return None


def why_not_go(rules: Rules, state: State, go: Go) -> Illegal | None:
    """The rule that forbids this go with this use of the red die, or None; it tells how far and what is missing."""
    index = rules.index(go.space)
    if index < 0:
        return Illegal("qwinn-no-space", space=go.space, known=", ".join(rules.names))
    mover, red = mover_of(state), state.dice.red
    steps = abs(index - mover.place)
    reason = obstacle(rules, mover, state.dice, index)
    if reason.startswith("qwinn-needs"):
        return lacking(rules.spaces[index], state.dice)
    if reason:
        space = message(f"qwinn-space-{go.space}")
        pieces = (f"r{red}",) if reason == "qwinn-too-far" else ()
        return Illegal(reason, cells=(go.space,), pieces=pieces, space=space, steps=steps, red=red)
    if not go.red:
        return None
    sign, kind = go.red[0], go.red[1:]
    reason = red_obstacle(rules, mover, other_of(state), red, index, sign, kind)
    if not reason:
        return None
    return Illegal(
        reason,
        cells=(go.space,),
        pieces=(f"r{red}",),
        steps=steps,
        red=red,
        gives=message(f"qwinn-boycott-{rules.boycotts[red]}"),
        boycott=message(f"qwinn-boycott-{kind}"),
    )


def _not_in_lot(lots: Lots, action: Action) -> Illegal:
    if isinstance(action, Lot):
        try:
            lots.check(action)
        except Illegal as refusal:
            return refusal
    return Illegal("qwinn-lot-first")


def _why_not_thrown(throw: Throw, action: Action) -> Illegal | None:
    if isinstance(action, Lot):
        return Illegal("qwinn-lot-drawn")
    if not isinstance(action, Roll):
        return Illegal("qwinn-throw-first")
    try:
        throw.check(action)
    except Illegal as refusal:
        return refusal
    return None


def obstacle(rules: Rules, mover: Sheet, dice: Dice, index: int) -> str:
    """The reason that keeps the mover's pawn from a space, or "": first the dice, then the way."""
    if worth(rules.spaces[index], dice) is None:
        return f"qwinn-needs-{rules.spaces[index].needs}"
    return way_obstacle(rules, mover, dice.red, index)


def way_obstacle(rules: Rules, mover: Sheet, red: int, index: int) -> str:
    """The reason why the way to a space is too far for this red die, or ""."""
    steps = abs(index - mover.place)
    if steps <= rules.step:
        return ""
    negeer = mover.boycott == "negeer"
    if rules.topper in (index, mover.place):
        return "qwinn-negeer-topper" if negeer and rules.negeer_stops_topper else ""
    if negeer:
        return "qwinn-negeer-jump"
    return "qwinn-too-far" if steps > red else ""


def is_jump(rules: Rules, place: int, index: int) -> bool:
    """Whether the way from one space to another spends the red die."""
    return abs(index - place) > rules.step and rules.topper not in (index, place)


def red_obstacle(rules: Rules, mover: Sheet, other: Sheet, red: int, index: int, sign: str, kind: str) -> str:
    """The reason that forbids to place (`+`) or remove (`-`) a boycott with a go that is allowed, or ""."""
    places = sign == "+"
    if places and mover.place == rules.topper:
        return "qwinn-topper-no-placing"
    if places and mover.boycott == "negeer":
        return "qwinn-negeer-no-placing"
    if is_jump(rules, mover.place, index):
        return "qwinn-red-spent"
    if rules.boycotts[red] != kind:
        return "qwinn-red-other"
    if places and other.boycott == kind:
        return "qwinn-stands-already"
    if not places and mover.boycott != kind:
        return "qwinn-nothing-to-remove"
    return ""
