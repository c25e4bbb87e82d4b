"""The kernel's plays and the swaps of a hand as actions, listed at once."""

from __future__ import annotations

import cython

from speeltafel.games.qwirkle._actions_cy import Place, Swap
from speeltafel.games.qwirkle._plays_cy import Plays

_BY_SIZE = [sorted(range(1, 1 << size), key=int.bit_count) for size in range(9)]


def places(plays: Plays, kinds: int, held: int, last: int) -> list[tuple[Place, int]]:
    """Every play of these kinds with its points, the best first; one of `held` tiles brings `last` more."""
    index: cython.int
    count: cython.int
    points: cython.int
    whole: cython.int = held
    word: cython.ulonglong
    listed = []
    plays.hold(kinds)
    plays.seek()
    plays.arrange()
    for index in range(plays.found_count):
        word = plays.found[index]
        count = word >> 17 & 7
        points = word >> 56
        place: Place = Place.__new__(Place)  # past the constructor: these are sorted already
        place._tiles = plays.told(word)
        listed.append((place, points + last if count == whole else points))
    return listed


def swaps(hand: tuple[int, ...], most: int) -> list[tuple[Swap, int]]:
    """Every swap of at most so many tiles of a sorted hand, each once, the smaller first."""
    index: cython.int
    bits: cython.int
    rest: cython.int
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
        for bits in range(1 << index):
            taken.append(taken[bits] + single)
    for bits in _BY_SIZE[len(hand)]:
        rest = bits & twins
        # Of alike tiles the first are taken, so that every swap comes once.
        if rest & ~(bits << 1) or len(taken[bits]) > most:
            continue
        swap: Swap = Swap.__new__(Swap)
        swap._tiles = taken[bits]
        listed.append((swap, 0))
    return listed


def count_plays(plays: Plays, kinds: int) -> int:
    """How many plays these kinds have."""
    plays.hold(kinds)
    plays.seek()
    return plays.found_count
