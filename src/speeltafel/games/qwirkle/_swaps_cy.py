"""Which tiles of a hand may be swapped, as bits of their places: each choice of kinds once."""

from __future__ import annotations

from functools import cache

import cython

from speeltafel.games.qwirkle._board_cy import row

_LARGEST = 6


@cache
def choices(size: int, twins: int, most: int) -> tuple[int, ...]:
    """Which places of a hand to take, the fewest first; `twins` are those with the same tile as the one before.

    Of alike tiles the first are taken, so that every swap comes once.
    """
    by_size = sorted(range(1, 1 << size), key=int.bit_count)
    return tuple(bits for bits in by_size if not bits & twins & ~(bits << 1) and bits.bit_count() <= most)


class Swaps:
    """The choices of every hand in one row; those sought last stand from `begin` to `end`."""

    def __init__(self) -> None:
        listed: list[int] = []
        first: list[int] = []
        ends: list[int] = []
        for size in range(_LARGEST + 1):
            for twins in range(1 << _LARGEST):
                found = choices(size, twins, size)
                first.append(len(listed))
                ends += [
                    len(listed) + sum(bits.bit_count() <= most for bits in found)
                    for most in range(_LARGEST + 1)
                ]
                listed += found
        self.choices = row("i", listed)
        self.first = row("i", first)
        self.ends = row("i", ends)
        self.begin = 0
        self.end = 0

    def seek(self, size: cython.int, twins: cython.int, most: cython.int) -> cython.void:
        """Finds the choices of at most so many of a sorted hand's tiles."""
        place: cython.int = 64 * size + twins
        self.begin = self.first[place]
        self.end = self.ends[7 * place + (most if most < 6 else 6)]
