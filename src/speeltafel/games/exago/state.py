"""The values of the game: cells, actions and the state of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from speeltafel.core.chance import Lot
from speeltafel.core.protocol import Outcome, Seat
from speeltafel.core.written import Written

if TYPE_CHECKING:
    from speeltafel.core.sketch import DrawnPiece


@dataclass(frozen=True, slots=True, order=True)
class Cell:
    """A hexagon by its axial coordinates; Start is 0,0."""

    q: int
    r: int

    def __str__(self) -> str:
        return f"{self.q},{self.r}"


START = Cell(0, 0)


@dataclass(frozen=True, slots=True, repr=False)
class Place(Written):
    """A stone from the hand goes on a cell (`0,1`)."""

    cell: Cell

    def __str__(self) -> str:
        return str(self.cell)

    def drawn_pieces(self) -> tuple[DrawnPiece, ...]:
        from speeltafel.core.sketch import HEXAGON, on_hexagons

        return on_hexagons([(HEXAGON, self.cell.q, self.cell.r)])


@dataclass(frozen=True, slots=True, repr=False)
class Move(Written):
    """A stone of the board goes elsewhere (`1,-1>2,0`, `1,-1>2,0!3,0`).

    `stays` is the smallest cell of the group that stays, where groups tie. Without `to` (`1,-1>`)
    it is a play in progress: the stone is lifted and not yet put down.
    """

    origin: Cell
    to: Cell | None = None
    stays: Cell | None = None

    def __str__(self) -> str:
        to = "" if self.to is None else str(self.to)
        return f"{self.origin}>{to}" if self.stays is None else f"{self.origin}>{to}!{self.stays}"

    def drawn_pieces(self) -> tuple[DrawnPiece, ...]:
        from speeltafel.core.sketch import HEXAGON, LEFT, on_hexagons

        goes = [] if self.to is None else [(HEXAGON, self.to.q, self.to.r)]
        return on_hexagons([(LEFT, self.origin.q, self.origin.r), *goes])


@dataclass(frozen=True, slots=True, repr=False)
class Pass(Written):
    """Nothing can be done (`pass`)."""

    def __str__(self) -> str:
        return "pass"


Action = Lot | Place | Move | Pass


@dataclass(frozen=True, slots=True)
class State:
    """A table at one moment.

    `board` has a byte for every cell in the order of q, then r: 0 for empty, else the seat plus one.
    `moves` counts moves in a row since a placement or a returned stone, `history` has every position
    since the start or the setting up (board and mover: the hands follow from them), `last` is the
    stone laid last, `line` the winning line.
    """

    board: bytes
    hands: tuple[int, ...]
    mover: Seat | None
    moves: int = 0
    history: tuple[bytes, ...] = ()
    last: Cell | None = None
    line: tuple[Cell, ...] = ()
    outcome: Outcome | None = None
