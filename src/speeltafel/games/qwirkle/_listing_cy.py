"""The kernel's plays and the swaps of a hand as actions, listed at once."""

from __future__ import annotations

from functools import cache

import cython

from speeltafel.games.qwirkle._actions_cy import Place, Swap
from speeltafel.games.qwirkle._plays_cy import Plays


def places(plays: Plays, kinds: int, held: int, last: int) -> list[tuple[Place, int]]:
    """Every play of these kinds with its points, the best first; one of `held` tiles brings `last` more."""
    index: cython.int
    points: cython.int
    whole: cython.ulonglong = held
    word: cython.ulonglong
    listed = []
    plays.hold(kinds)
    plays.seek()
    plays.arrange()
    for index in range(plays.found_count):
        word = plays.found[index]
        points = word >> 56
        if whole and word >> 17 & 7 == whole:
            points += last
        place: Place = Place.__new__(Place)  # past the constructor: these are sorted already
        place._tiles = plays.told(word)
        listed.append((place, points))
    return listed


def swaps(hand: tuple[int, ...], most: int) -> list[tuple[Swap, int]]:
    """Every swap of at most so many tiles of a sorted hand, each once, the smaller first."""
    index: cython.int
    bits: cython.int
    twins: cython.int = 0
    previous: cython.int = -1
    tile: cython.int
    taken: list[tuple[int, ...]] = [()]
    listed = []
    for index in range(len(hand)):
        tile = hand[index]
        if tile == previous:
            twins |= 1 << index
        previous = tile
        single = (hand[index],)
        taken += [some + single for some in taken]
    for bits in _choices(len(hand), twins, min(most, len(hand))):
        swap: Swap = Swap.__new__(Swap)
        swap._tiles = taken[bits]
        listed.append((swap, 0))
    return listed


@cache
def _choices(size: int, twins: int, most: int) -> tuple[int, ...]:
    """Which places of a hand to take, as bits; `twins` are those with the same tile as the one before.

    Of alike tiles the first are taken, so that every swap comes once.
    """
    by_size = sorted(range(1, 1 << size), key=int.bit_count)
    return tuple(bits for bits in by_size if not bits & twins & ~(bits << 1) and bits.bit_count() <= most)


def count_plays(plays: Plays, kinds: int) -> int:
    """How many plays these kinds have."""
    plays.hold(kinds)
    plays.seek()
    return plays.found_count
