"""What can happen at a table of Qwirkle, each a value in canonical order."""

from __future__ import annotations

from dataclasses import dataclass, field

from speeltafel.core.chance import Lot
from speeltafel.games.qwirkle._actions_cy import Place, Swap
from speeltafel.games.qwirkle.tiles import Tile, sort_tiles

Hand = tuple[Tile | None, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """Does nothing, as nothing else is possible."""


@dataclass(frozen=True, slots=True)
class Draw:
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


Action = Place | Swap | Pass | Draw | Lot

__all__ = ["Action", "Draw", "Hand", "Lot", "Pass", "Place", "Swap"]
