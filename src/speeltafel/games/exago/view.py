"""Exago as the page gets it: plain values of one state."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from speeltafel.core.preview import Mark


class LaidStone(Struct, frozen=True):
    """A stone on the board; `fresh` marks the last one laid."""

    q: int
    r: int
    seat: int
    fresh: bool


laid_stone = lru_cache(maxsize=1 << 14)(LaidStone)
"""A stone made once: the same lie there turn after turn."""


class ExagoView(Struct, frozen=True):
    """`need` is the length of a line; `moving` says that the seat to move must move a stone.

    `marks` are `threat` (the cells of a line that its seat could complete now, the empty ones
    included), `blocks` (cells that stop the seat the mover owes a block) and `line` (the winning line).
    """

    side: int
    need: int
    stones: tuple[LaidStone, ...]
    hands: tuple[int, ...]
    moving: bool
    marks: tuple[Mark, ...]
    turns_left: int
