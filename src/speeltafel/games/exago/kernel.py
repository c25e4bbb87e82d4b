"""The kernel for a table: cells by number, positions made from states and lent, actions from numbers and back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from speeltafel.core.pool import Loan, Pool
from speeltafel.games.exago._hex_cy import Hexes, Stones, cells_of
from speeltafel.games.exago._play_cy import ExagoPosition, duty_code
from speeltafel.games.exago._turn_cy import Turns, packed, unpacked
from speeltafel.games.exago.numbers import Rules
from speeltafel.games.exago.state import Cell, Move, Pass, Place, State


@dataclass(frozen=True, slots=True)
class Board:
    """The cells of one size of board, the text and the number of each."""

    hexes: Hexes
    cells: tuple[Cell, ...]
    names: tuple[str, ...]
    numbers: dict[Cell, int]

    def number(self, cell: Cell) -> int:
        """The number of a cell, -1 off the board."""
        return self.numbers.get(cell, -1)

    def texts(self, numbers: list[int]) -> tuple[str, ...]:
        """The cells of these numbers as text."""
        return tuple([self.names[number] for number in numbers])


@cache
def board_of(side: int) -> Board:
    """The board of a size; made once."""
    cells = tuple(Cell(q, r) for q, r in cells_of(side))
    names = tuple(str(cell) for cell in cells)
    return Board(Hexes(side), cells, names, {cell: number for number, cell in enumerate(cells)})


def position_of(rules: Rules, state: State) -> ExagoPosition:
    """The kernel's own copy of a state, free to play on."""
    made = empty_position(rules)
    made.turns.load(state.board, state.hands, state.mover or 0, state.moves)
    return made


def empty_position(rules: Rules) -> ExagoPosition:
    """A kernel for these rules, with nothing on its board."""
    stones = Stones(board_of(rules.side).hexes, rules.seats, max(rules.stones))
    turns = Turns(stones, early=rules.early_moves, bridge=rules.bridge)
    return ExagoPosition(turns, rules.need, duty=duty_code(rules.duty, excused=rules.reading == 1))


_POOL = Pool(empty_position)


def lent_position(rules: Rules, state: State) -> Loan[Rules, ExagoPosition]:
    """The same for the length of a `with`: making one costs more than most of what is asked of it."""
    loan = _POOL.lent(rules)
    loan.kernel.turns.load(state.board, state.hands, state.mover or 0, state.moves)
    return loan


def action_of(board: Board, code: int) -> Place | Move | Pass:
    """The action of a kernel's number."""
    cell, origin, stays = unpacked(code)
    if cell < 0:
        return Pass()
    if origin < 0:
        return Place(board.cells[cell])
    return Move(board.cells[origin], board.cells[cell], board.cells[stays] if stays >= 0 else None)


def code_of(board: Board, action: Place | Move | Pass) -> int:
    """The kernel's number of an action on this board that is complete."""
    match action:
        case Place(cell):
            return packed(board.numbers[cell])
        case Move(origin, to, stays) if to is not None:
            kept = -1 if stays is None else board.numbers[stays]
            return packed(board.numbers[to], board.numbers[origin], kept)
        case _:
            return packed(-1)


def legal_actions(rules: Rules, state: State) -> Iterable[Place | Move | Pass]:
    """The mover's actions by rising cell; none when nobody is to choose."""
    if state.mover is None or state.outcome is not None:
        return
    board = board_of(rules.side)
    with lent_position(rules, state) as position:
        codes = position.legal()
    for code in codes:
        yield action_of(board, code)
