"""The kernel's plays and the swaps of a hand as actions, listed at once."""

from __future__ import annotations

import cython

from speeltafel.games.qwirkle._actions_cy import Place, Swap
from speeltafel.games.qwirkle._finder_cy import Finder
from speeltafel.games.qwirkle._opening_cy import Opening
from speeltafel.games.qwirkle._swaps_cy import choices


def places(finder: Finder, kinds: int, held: int, last: int) -> list[tuple[Place, int]]:
    """Every play of these kinds with its points, the best first; one of `held` tiles brings `last` more."""
    index: cython.int
    points: cython.int
    whole: cython.ulonglong = held
    word: cython.ulonglong
    listed = []
    finder.hold(kinds)
    finder.seek()
    finder.arrange()
    for index in range(finder.found_count):
        word = finder.found[index]
        points = word >> 56
        if whole and word >> 17 & 7 == whole:
            points += last
        place: Place = Place.__new__(Place)  # past the constructor: these are sorted already
        place._tiles = finder.told(word)
        listed.append((place, points))
    return listed


def openings(finder: Finder, kinds: int) -> list[tuple[Place, int]]:
    """Every play of these kinds that may open a game, with its points."""
    index: cython.int
    word: cython.ulonglong
    listed = []
    opening: Opening = Opening(finder)
    opening.seek(kinds)
    for index in range(finder.found_count):
        word = finder.found[index]
        place: Place = Place.__new__(Place)
        place._tiles = finder.told(word)
        listed.append((place, word >> 56))
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
    for bits in choices(len(hand), twins, min(most, len(hand))):
        swap: Swap = Swap.__new__(Swap)
        swap._tiles = taken[bits]
        listed.append((swap, 0))
    return listed


def count_plays(finder: Finder, kinds: int) -> int:
    """How many plays these kinds have."""
    finder.hold(kinds)
    finder.seek()
    return finder.found_count
