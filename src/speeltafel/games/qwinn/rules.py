"""The course of a game: what the table waits for, and what each action does to it."""

from __future__ import annotations

from dataclasses import replace

from speeltafel.core.chance import Lot, Lots
from speeltafel.core.protocol import Decision, Outcome, Seat
from speeltafel.games.qwinn.chance import Throw, chance_of
from speeltafel.games.qwinn.explain import why_not
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.scoring import loss, worth
from speeltafel.games.qwinn.state import (
    NONE,
    Action,
    Dice,
    Fail,
    Go,
    Keep,
    Roll,
    Sheet,
    State,
    mover_of,
    other_of,
    winners,
)


def start(rules: Rules) -> State:
    """Both pawns on Topper, no points, and the lot to be drawn."""
    sheet = Sheet(rules.topper)
    return State((sheet, sheet), None, NONE, lying=False, throws=rules.throws)


def turn(rules: Rules, state: State) -> Decision | Lots | Throw | Outcome:
    """What the table waits for."""
    won = winners(rules, state)
    if won:
        scores = tuple(sheet.points for sheet in state.sheets)
        return Outcome(scores, won, "qwinn-over-target")
    if state.lying and state.mover is not None:
        return Decision(state.mover)
    return chance_of(rules, state)


def apply(rules: Rules, state: State, action: Action) -> State:
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
    mover, other = mover_of(state), other_of(state)
    mover, other = after_play(rules, mover, other, state.dice, action)
    seat = 0 if state.mover is None else state.mover
    sheets = (mover, other) if seat == 0 else (other, mover)
    return _turn_of(rules, sheets, Seat(1 - seat))


def after_play(rules: Rules, mover: Sheet, other: Sheet, dice: Dice, play: Go | Fail) -> tuple[Sheet, Sheet]:
    """Both sheets, the mover's first, after an allowed play with these dice that ends a turn."""
    if isinstance(play, Go):
        return after_go(rules, mover, other, dice, play)
    return after_fail(mover, other, dice)


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


def _turn_of(rules: Rules, sheets: tuple[Sheet, Sheet], seat: Seat) -> State:
    return State(sheets, seat, NONE, lying=False, throws=rules.throws_under(sheets[seat].boycott))
