"""Actions told to people and to screen readers."""

from __future__ import annotations

from speeltafel.core.chance import Lot
from speeltafel.core.preview import Step
from speeltafel.core.words import Message, message
from speeltafel.games.exago.explain import colour
from speeltafel.games.exago.kernel import board_of, lent_position
from speeltafel.games.exago.numbers import Rules
from speeltafel.games.exago.rules import played
from speeltafel.games.exago.state import Action, Cell, Move, Place, State


def describe(rules: Rules, state: State, action: Action) -> Message:
    """One sentence on what the action does; `state` is the one before it."""
    if isinstance(action, Lot):
        first, why = colour(rules, action.seat), rules.why_first()
        return message("exago-did-lot", colour=first, seat=action.seat + 1, why=why)
    if not isinstance(action, Place | Move) or (isinstance(action, Move) and action.to is None):
        return message("exago-did-pass")
    after = played(rules, state, action)
    line = "line" if after.line else "none"
    to = action.cell if isinstance(action, Place) else action.to
    assert to is not None, "a move that is played has come down"
    stopped = stopped_seat(rules, state, after)
    row, stops = longest_row(rules, after, to), "none" if stopped is None else "stops"
    seat = 0 if stopped is None else stopped + 1
    if isinstance(action, Place):
        return message("exago-did-place", cell=str(to), line=line, row=row, stops=stops, seat=seat)
    origin, back = str(action.origin), sum(after.hands) - sum(state.hands)
    return message(
        "exago-did-move", origin=origin, to=str(to), back=back, line=line, row=row, stops=stops, seat=seat
    )


def longest_row(rules: Rules, state: State, cell: Cell) -> int:
    """The most stones of one colour in a row through this one."""
    numbers = board_of(rules.side).numbers
    stone = state.board[numbers[cell]]

    def run(q: int, r: int) -> int:
        found, at = 0, Cell(cell.q + q, cell.r + r)
        while at in numbers and state.board[numbers[at]] == stone:
            found, at = found + 1, Cell(at.q + q, at.r + r)
        return found

    return 1 + max(run(q, r) + run(-q, -r) for q, r in ((1, 0), (0, 1), (1, -1)))


def stopped_seat(rules: Rules, before: State, after: State) -> int | None:
    """The next of the others who could have completed a line before, and no longer can."""
    mover = before.mover or 0
    seats = [(mover + step) % rules.seats for step in range(1, rules.seats)]
    with lent_position(rules, before) as position:
        threatening = [seat for seat in seats if position.threatens(seat)]
    if not threatening:
        return None
    with lent_position(rules, after) as position:
        return next((seat for seat in threatening if not position.threatens(seat)), None)


def tell_step(step: Step) -> Message:
    """What one step of a play in progress does."""
    return message(f"exago-step-{step.kind}", cell=step.cell)
