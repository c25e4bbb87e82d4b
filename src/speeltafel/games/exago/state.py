"""The values of the game: cells, actions and the state of a table."""

from __future__ import annotations

from dataclasses import dataclass

from speeltafel.core.chance import Lot
from speeltafel.core.protocol import Outcome, Seat


@dataclass(frozen=True, slots=True, order=True)
class Cell:
    """A hexagon by its axial coordinates; Start is 0,0."""

    q: int
    r: int

    def __str__(self) -> str:
        return f"{self.q},{self.r}"


START = Cell(0, 0)


@dataclass(frozen=True, slots=True)
class Place:
    """A stone from the hand goes on a cell (`0,1`)."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Move:
    """A stone of the board goes elsewhere (`1,-1>2,0`, `1,-1>2,0!3,0`).

    `stays` is the smallest cell of the group that stays, where groups tie. Without `to` (`1,-1>`)
    it is a play in progress: the stone is lifted and not yet put down.
    """

    origin: Cell
    to: Cell | None = None
    stays: Cell | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing can be done (`pass`)."""


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
