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
    kind = rules.boycotts[state.dice.red]
    for name in rules.names:
        if why_not_there(rules, state, name) is not None:
            continue
        yield Go(name)
        for go in (Go(name, f"+{kind}"), Go(name, f"-{kind}")):
            if why_not_red(rules, state, go) is None:
                yield go


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
        return why_not_there(rules, state, action.space) or why_not_red(rules, state, action)
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


def why_not_there(rules: Rules, state: QwinnState, name: str) -> Illegal | None:
    """The rule that keeps the mover's pawn from this space, or None: first the dice, then the way."""
    index = rules.index(name)
    if index < 0:
        return Illegal("qwinn-no-space", space=name, known=", ".join(rules.names))
    if worth(rules.spaces[index], state.dice) is None:
        return lacking(rules.spaces[index], state.dice)
    sheet = _mover(state)
    steps = abs(index - sheet.place)
    if steps <= rules.step:
        return None
    space = message(f"qwinn-space-{name}")
    negeer = sheet.boycott == "negeer"
    if rules.topper in (index, sheet.place):
        if negeer and rules.negeer_stops_topper:
            return Illegal("qwinn-negeer-topper", cells=(name,), space=space, steps=steps)
        return None
    if negeer:
        return Illegal("qwinn-negeer-jump", cells=(name,), space=space, steps=steps)
    red = state.dice.red
    if steps > red:
        return Illegal(
            "qwinn-too-far", cells=(name,), pieces=(f"r{red}",), space=space, steps=steps, red=red
        )
    return None


def is_jump(rules: Rules, place: int, index: int) -> bool:
    """Whether the way from one space to another spends the red die."""
    return abs(index - place) > rules.step and rules.topper not in (index, place)


def why_not_red(rules: Rules, state: QwinnState, go: Go) -> Illegal | None:
    """The rule that forbids this use of the red die with a go that is allowed itself, or None."""
    if not go.red:
        return None
    mover, other = _mover(state), _other(state)
    red, kind = state.dice.red, go.red[1:]
    pieces, boycott = (f"r{red}",), message(f"qwinn-boycott-{kind}")
    places = go.red[0] == "+"
    if places and mover.place == rules.topper:
        return Illegal("qwinn-topper-no-placing", pieces=pieces)
    if places and mover.boycott == "negeer":
        return Illegal("qwinn-negeer-no-placing", pieces=pieces)
    index = rules.index(go.space)
    if is_jump(rules, mover.place, index):
        steps = abs(index - mover.place)
        return Illegal("qwinn-red-spent", cells=(go.space,), pieces=pieces, steps=steps)
    if rules.boycotts[red] != kind:
        gives = message(f"qwinn-boycott-{rules.boycotts[red]}")
        return Illegal("qwinn-red-other", pieces=pieces, red=red, gives=gives, boycott=boycott)
    if places and other.boycott == kind:
        return Illegal("qwinn-stands-already", boycott=boycott)
    if not places and mover.boycott != kind:
        return Illegal("qwinn-nothing-to-remove", boycott=boycott)
    return None


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


def after_go(
    rules: Rules, mover: Sheet, other: Sheet, dice: Dice, go: Go
) -> tuple[Sheet, Sheet]:
    """Both sheets after an allowed go: the pawn moves, the points rise, a boycott comes or goes."""
    index = rules.index(go.space)
    points = rules.kept_points(mover.points + (worth(rules.spaces[index], dice) or 0))
    boycott = "" if go.red.startswith("-") else mover.boycott
    if go.red.startswith("+"):
        other = replace(other, boycott=go.red[1:])
    return Sheet(index, points, boycott), other


def after_fail(mover: Sheet, other: Sheet, dice: Dice) -> tuple[Sheet, Sheet]:
    """Both sheets after a failed turn: Minus bites, and the mover's own boycott comes off the other."""
    return replace(mover, points=mover.points - loss(mover, dice)), replace(other, boycott="")


def loss(mover: Sheet, dice: Dice) -> int:
    """What a failed turn with these dice costs: under Minus their sum, as far as there are points."""
    return min(mover.points, sum(dice.all)) if mover.boycott == "minus" else 0


def _turn_of(rules: Rules, sheets: tuple[Sheet, Sheet], seat: Seat) -> QwinnState:
    return QwinnState(
        sheets, seat, NONE, lying=False, throws=rules.throws_under(sheets[seat].boycott)
    )


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
