"""Qwirkle as the page gets it: plain values of one observation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from speeltafel.games.qwirkle.tiles import Cell, Laid, Tile, tile_text


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile on the table; `fresh` marks the last play."""

    x: int
    y: int
    tile: str
    fresh: bool


@lru_cache(maxsize=256)
def laid_tiles(board: tuple[Laid, ...], fresh: tuple[Cell, ...]) -> tuple[LaidTile, ...]:
    """The tiles on the table: the same for all who look on, and hardly another from play to play."""
    last = set(fresh)
    return tuple(_laid_tile(*laid, laid[:2] in last) for laid in board)


@lru_cache(maxsize=1 << 15)
def _laid_tile(x: int, y: int, tile: Tile, fresh: bool) -> LaidTile:
    return LaidTile(x, y, tile_text(tile), fresh)


@dataclass(frozen=True, slots=True)
class QwirkleView:
    """`hands` has `??` for tiles face down; `unseen` counts each kind in the bag and hidden hands.

    `announced` are the sizes of the best sets while the opening is not laid; `swap` is the most
    tiles the seat to move may swap now.
    """

    tiles: tuple[LaidTile, ...]
    hands: tuple[tuple[str, ...], ...]
    bag: int
    unseen: Mapping[str, int]
    announced: tuple[int, ...] | None
    opening: bool
    swap: int
    symbols: bool
