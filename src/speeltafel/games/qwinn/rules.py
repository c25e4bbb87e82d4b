"""The rules of a turn: which actions are refused and why, and what each does to the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from speeltafel.core.chance import Lot, Lots
from speeltafel.core.errors import Illegal
from speeltafel.core.protocol import Decision, Outcome, Seat
from speeltafel.core.words import message
from speeltafel.games.qwinn.dice import Throw, dice_text, die_names, is_part, parts
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.scoring import lacking, worth
from speeltafel.games.qwinn.state import NONE, Action, Dice, Fail, Go, Keep, QwinnState, Roll, Sheet


def start(rules: Rules) -> QwinnState:
    """Both pawns on Topper, no points, and the lot to be drawn."""
    sheet = Sheet(rules.topper)
    return QwinnState((sheet, sheet), None, NONE, lying=False, throws=rules.throws)


def winners(rules: Rules, state: QwinnState) -> frozenset[Seat]:
    """Who has the points and no boycott on them."""
    return frozenset(
        Seat(seat)
        for seat, sheet in enumerate(state.sheets)
        if sheet.points >= rules.target and not sheet.boycott
    )


def turn(rules: Rules, state: QwinnState) -> Decision | Lots | Throw | Outcome:
    """What the table waits for."""
    won = winners(rules, state)
    if won:
        scores = tuple(sheet.points for sheet in state.sheets)
        return Outcome(scores, won, "qwinn-over-target")
    if state.mover is None:
        seats = range(len(state.sheets)) if rules.first is None else (rules.first,)
        return Lots(tuple(Seat(seat) for seat in seats))
    if state.lying:
        return Decision(state.mover)
    return Throw(state.dice, rules.whites, rules.faces)


def actions(rules: Rules, state: QwinnState) -> Iterator[Action]:
    """Every choice of the mover, spaces from top to bottom first, then fail, then what to keep."""
    if not isinstance(turn(rules, state), Decision):
        return
    yield from gos(rules, state)
    yield Fail()
    if state.throws:
        for dice in parts(state.dice):
            yield Keep(dice)


def gos(rules: Rules, state: QwinnState) -> Iterator[Go]:
    """Every space the mover may go to now, with each use of the red die that is left."""
    mover, other, dice = _mover(state), _other(state), state.dice
    kind = rules.boycotts[dice.red]
    for index, name in enumerate(rules.names):
        if obstacle(rules, mover, dice, index):
            continue
        yield Go(name)
        for sign in "+-":
            if not red_obstacle(rules, mover, other, dice.red, index, sign, kind):
                yield Go(name, sign + kind)


def why_not(rules: Rules, state: QwinnState, action: Action) -> Illegal | None:
    """The first rule that refuses the action, or None."""
    asked = turn(rules, state)
    if isinstance(asked, Outcome):
        return Illegal("illegal-over")
    if isinstance(asked, Lots):
        return None if asked.probability(action) else _not_in_lot(asked, action)
    if isinstance(asked, Throw):
        return _why_not_thrown(asked, action)
    if isinstance(action, Lot):
        return Illegal("qwinn-lot-drawn")
    if isinstance(action, Roll):
        return Illegal("qwinn-choose-first", dice=dice_text(state.dice))
    if isinstance(action, Keep):
        return why_not_kept(state, action)
    if isinstance(action, Go):
        return why_not_go(rules, state, action)
    return None


def why_not_kept(state: QwinnState, keep: Keep) -> Illegal | None:
    """The rule that forbids to throw again with these dice kept, or None."""
    lie, pieces = dice_text(state.dice), die_names(keep.dice)
    if not is_part(keep.dice, state.dice):
        return Illegal("qwinn-keep-missing", pieces=pieces, kept=dice_text(keep.dice), dice=lie)
    if keep.dice == state.dice:
        return Illegal("qwinn-keep-all", pieces=pieces)
    if not state.throws:
        return Illegal("qwinn-no-throws", pieces=pieces)
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


def why_not_go(rules: Rules, state: QwinnState, go: Go) -> Illegal | None:
    """The rule that forbids this go with this use of the red die, or None; it tells how far and what is missing."""
    index = rules.index(go.space)
    if index < 0:
        return Illegal("qwinn-no-space", space=go.space, known=", ".join(rules.names))
    mover, red = _mover(state), state.dice.red
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
    reason = red_obstacle(rules, mover, _other(state), red, index, sign, kind)
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


def apply(rules: Rules, state: QwinnState, action: Action) -> QwinnState:
    """The table after the action; raises the refusal."""
    refusal = why_not(rules, state, action)
    if refusal is not None:
        raise refusal
    if isinstance(action, Lot):
        return _turn_of(rules, state.sheets, action.seat)
    if isinstance(action, Roll):
        return replace(state, dice=action.dice, lying=True, throws=state.throws - 1)
    if isinstance(action, Keep):
        return replace(state, dice=action.dice, lying=False)
    mover, other = _mover(state), _other(state)
    if isinstance(action, Go):
        mover, other = after_go(rules, mover, other, state.dice, action)
    else:
        mover, other = after_fail(mover, other, state.dice)
    seat = 0 if state.mover is None else state.mover
    sheets = (mover, other) if seat == 0 else (other, mover)
    return _turn_of(rules, sheets, Seat(1 - seat))


def after_go(rules: Rules, mover: Sheet, other: Sheet, dice: Dice, go: Go) -> tuple[Sheet, Sheet]:
    """Both sheets after an allowed go with these dice."""
    index = rules.index(go.space)
    return landed(rules, mover, other, index, worth(rules.spaces[index], dice) or 0, go.red)


def landed(rules: Rules, mover: Sheet, other: Sheet, index: int, gain: int, red: str) -> tuple[Sheet, Sheet]:
    """Both sheets after a go: the pawn moves, the points rise, a boycott comes or goes."""
    boycott = "" if red.startswith("-") else mover.boycott
    if red.startswith("+"):
        other = Sheet(other.place, other.points, red[1:])
    return Sheet(index, rules.kept_points(mover.points + gain), boycott), other


def after_fail(mover: Sheet, other: Sheet, dice: Dice) -> tuple[Sheet, Sheet]:
    """Both sheets after a failed turn: Minus bites, and the mover's own boycott comes off the other."""
    return replace(mover, points=mover.points - loss(mover, dice)), replace(other, boycott="")


def loss(mover: Sheet, dice: Dice) -> int:
    """What a failed turn with these dice costs: under Minus their sum, as far as there are points."""
    return min(mover.points, sum(dice.all)) if mover.boycott == "minus" else 0


def _turn_of(rules: Rules, sheets: tuple[Sheet, Sheet], seat: Seat) -> QwinnState:
    return QwinnState(sheets, seat, NONE, lying=False, throws=rules.throws_under(sheets[seat].boycott))


def _mover(state: QwinnState) -> Sheet:
    return state.sheets[state.mover or 0]


def _other(state: QwinnState) -> Sheet:
    return state.sheets[1 - (state.mover or 0)]


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
