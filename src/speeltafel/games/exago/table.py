"""One table's board: cells by number, and kernel positions made from states and back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from speeltafel.core.pool import Loan, Pool
from speeltafel.core.protocol import Outcome, Seat
from speeltafel.games.exago._hex_cy import Hexes, cells_of
from speeltafel.games.exago._play_cy import Position, duty_code
from speeltafel.games.exago._turn_cy import packed, unpacked
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


def position_of(rules: Rules, state: State) -> Position:
    """The kernel's own copy of a state, free to play on."""
    made = _made(rules)
    made.load(state.board, state.hands, state.mover or 0, state.moves)
    return made


def _made(rules: Rules) -> Position:
    return Position(
        board_of(rules.side).hexes,
        rules.seats,
        rules.need,
        max(rules.stones),
        early=rules.early_moves,
        bridge=rules.bridge,
        duty=duty_code(rules.duty, excused=rules.reading == 1),
    )


_POOL = Pool(_made)


def lent_position(rules: Rules, state: State) -> Loan[Rules, Position]:
    """The same for the length of a `with`: making one costs more than most of what is asked of it."""
    loan = _POOL.lent(rules)
    loan.kernel.load(state.board, state.hands, state.mover or 0, state.moves)
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


def start(rules: Rules) -> State:
    """An empty board, all stones in hand, and the lot to be drawn."""
    return State(bytes(len(board_of(rules.side).cells)), rules.stones, None)


def begun(state: State, seat: Seat) -> State:
    """The table with the lot drawn: its history begins."""
    return State(state.board, state.hands, seat, history=(state.board + bytes((seat,)),))


def played(rules: Rules, state: State, action: Place | Move | Pass) -> State:
    """The table after a legal action, with its end when it has come."""
    board = board_of(rules.side)
    with lent_position(rules, state) as position:
        position.do(code_of(board, action))
        to = action.cell if isinstance(action, Place) else action.to if isinstance(action, Move) else None
        line = tuple(board.cells[cell] for cell in position.line(board.numbers[to])) if to else ()
        mover = Seat(position.to_move())
        stones, hands, moves = position.board(), position.hands(), position.quiet_moves()
    key = stones + bytes((mover,))
    history = (*state.history, key)
    outcome = None
    if line and state.mover is not None:
        outcome = won(rules, state.mover)
    elif history.count(key) >= rules.occurrences:
        outcome = Outcome((0,) * rules.seats, frozenset(), "exago-over-repetition")
    elif moves >= rules.moves:
        outcome = Outcome((0,) * rules.seats, frozenset(), "exago-over-moves")
    last = state.last if to is None else to
    return State(stones, hands, mover, moves, history, last, line, outcome)


def won(rules: Rules, winner: Seat) -> Outcome:
    """One point for the line."""
    scores = tuple(int(seat == winner) for seat in range(rules.seats))
    return Outcome(scores, frozenset((winner,)), "exago-over-line")
