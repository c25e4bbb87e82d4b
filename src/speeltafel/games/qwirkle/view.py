"""Qwirkle as the page gets it: plain values of one observation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile on the table; `fresh` marks the last play."""

    x: int
    y: int
    tile: str
    fresh: bool


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
