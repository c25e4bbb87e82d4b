"""What can happen at a table of Qwirkle, each a value in canonical order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from speeltafel.core.chance import Lot
from speeltafel.core.written import Written
from speeltafel.games.qwirkle._actions_cy import Place, Swap
from speeltafel.games.qwirkle.tiles import SHOWN, TEXTS, Tile, sort_tiles

if TYPE_CHECKING:
    from speeltafel.core.sketch import DrawnPiece

Hand = tuple[Tile | None, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Pass(Written):
    """Does nothing, as nothing else is possible."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True, repr=False)
class Draw(Written):
    """The bag gives these tiles; None is face down.

    `best` is the size of the best set announced after the deal, known also where the tiles are not.
    It takes no part in comparison: the text of a draw does not have it.
    """

    tiles: Hand
    best: int = field(default=0, compare=False)

    def __post_init__(self) -> None:
        if None not in self.tiles:
            object.__setattr__(self, "tiles", tuple(sorted(self.tiles)))
        elif any(tile is not None for tile in self.tiles):
            object.__setattr__(self, "tiles", sort_tiles(self.tiles))

    def __str__(self) -> str:
        return "draw:" + "+".join([SHOWN[tile] for tile in self.tiles])

    def drawn_pieces(self) -> tuple[DrawnPiece, ...]:
        from speeltafel.core.sketch import in_a_row

        return in_a_row([None if tile is None else TEXTS[tile] for tile in self.tiles])


Action = Place | Swap | Pass | Draw | Lot

__all__ = ["Action", "Draw", "Hand", "Lot", "Pass", "Place", "Swap"]
