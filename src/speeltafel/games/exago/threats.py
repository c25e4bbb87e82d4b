"""Who could complete a line, where, and what would stop them."""

from __future__ import annotations

from speeltafel.core.preview import Mark
from speeltafel.games.exago._play_cy import ExagoPosition
from speeltafel.games.exago._turn_cy import unpacked
from speeltafel.games.exago.kernel import Board, board_of, lent_position
from speeltafel.games.exago.numbers import Rules
from speeltafel.games.exago.state import State


def lines_to_be(position: ExagoPosition, seat: int) -> list[list[int]]:
    """The lines that a seat could complete were it their turn, each with its empty cells."""
    lines = {tuple(position.line_by(code, seat)) for code in position.wins(seat)}
    return [list(line) for line in sorted(lines)]


def blocking_cells(position: ExagoPosition, debt: int) -> list[int]:
    """Where the mover stops the seat they owe a block.

    Cells where a stone stops it, and stones that stop it by being lifted, wherever they go. Where neither
    does, the stones that stop it by being lifted and put down in the right place.
    """
    legal = [unpacked(code) for code in position.legal()]
    to_be = {cell for line in lines_to_be(position, debt) for cell in line}
    cells = {cell for cell, origin, _ in legal if origin < 0 or cell in to_be}
    freely: dict[int, int] = {}
    for code in position.turns.actions(position.turns.to_move()):
        origin = unpacked(code)[1]
        freely[origin] = freely.get(origin, 0) + 1
    lifted = {origin for _, origin, _ in legal if origin >= 0}
    for origin in lifted:
        if freely[origin] == sum(1 for action in legal if action[1] == origin):
            cells.add(origin)
    return sorted(cells or lifted)


def unstoppable_seat(rules: Rules, position: ExagoPosition) -> int:
    """The seat that the mover would owe a block if anything stopped it, or -1."""
    mover = position.turns.to_move()
    if rules.duty == "off" or position.debt() >= 0 or position.threatens(mover):
        return -1
    reach = rules.seats - 1 if rules.duty == "nearest" else 1
    seats = [(mover + step) % rules.seats for step in range(1, reach + 1)]
    return next((seat for seat in seats if position.threatens(seat)), -1)


def marks_of(rules: Rules, state: State) -> tuple[Mark, ...]:
    """The winning line, or every threat and the cells where the mover must block."""
    board = board_of(rules.side)
    if state.outcome is not None:
        cells = tuple(str(cell) for cell in state.line)
        return tuple(Mark("line", cells, int(seat)) for seat in state.outcome.winners)
    if state.mover is None:
        return ()
    with lent_position(rules, state) as position:
        marks = [
            Mark("threat", board.texts(line), seat)
            for seat in range(rules.seats)
            for line in lines_to_be(position, seat)
        ]
        lost = unstoppable_seat(rules, position)
        open_lines = [Mark("unstoppable", mark.cells, lost) for mark in marks if mark.seat == lost]
        return (*marks, *block_marks(board, position), *open_lines[:1])


def block_marks(board: Board, position: ExagoPosition) -> tuple[Mark, ...]:
    """The cells that stop the seat which the mover owes a block, when there is one."""
    debt = position.debt()
    return () if debt < 0 else (Mark("blocks", board.texts(blocking_cells(position, debt)), debt),)
