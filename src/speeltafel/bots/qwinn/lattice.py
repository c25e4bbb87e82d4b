"""Every choice of dice in a turn, numbered for engines that look at all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial

from speeltafel.games.qwinn.explain import red_obstacle, way_obstacle
from speeltafel.games.qwinn.numbers import Rules, Space
from speeltafel.games.qwinn.scoring import worth
from speeltafel.games.qwinn.state import Dice, Sheet


@dataclass(frozen=True, slots=True)
class Lattice:
    """The sets of white dice, whole ones first and none last, and how they hang together.

    `more[i]` are the sets with one die more, by its number; `fewer[i]` those with one die less, each
    once. `ways[i]` of `faces ** whites` throws give the whole set i.
    """

    sets: tuple[tuple[int, ...], ...]
    whole: int
    more: tuple[tuple[int, ...], ...]
    fewer: tuple[tuple[int, ...], ...]
    ways: tuple[int, ...]
    faces: int


@lru_cache(maxsize=4)
def lattice(whites: int, faces: int) -> Lattice:
    """The lattice of so many white dice with so many faces."""
    numbers = range(1, faces + 1)
    sets = [each for size in range(whites, -1, -1) for each in combinations_with_replacement(numbers, size)]
    place = {each: number for number, each in enumerate(sets)}
    more = tuple(
        tuple(place[tuple(sorted((*each, number)))] for number in numbers) if len(each) < whites else ()
        for each in sets
    )
    fewer = tuple(
        tuple(place[each[:cut] + each[cut + 1 :]] for cut in range(len(each)) if each[cut] not in each[:cut])
        for each in sets
    )
    whole = sum(len(each) == whites for each in sets)
    return Lattice(tuple(sets), whole, more, fewer, tuple(map(_ways, sets[:whole])), faces)


@lru_cache(maxsize=4)
def set_numbers(whites: int, faces: int) -> Mapping[tuple[int, ...], int]:
    """The number of each set of white dice in their lattice."""
    return {each: number for number, each in enumerate(lattice(whites, faces).sets)}


@dataclass(frozen=True, slots=True)
class Reach:
    """A space that a throw reaches: what it scores, the boycott it may place, and whether it may remove."""

    space: int
    gain: int
    places: str
    removes: bool


@lru_cache(maxsize=256)
def reaches(rules: Rules, place: int, boycott: str) -> tuple[tuple[Reach, ...], ...]:
    """For every throw (red - 1, then set of whites) the spaces a pawn reaches from this place.

    The opponent is taken to have no boycott: placing the kind that stands already changes nothing.
    """
    mover, other = Sheet(place, 0, boycott), Sheet(rules.topper)
    known: dict[tuple[int, int, int], Reach | None] = {}
    found = []
    for red, fits in _fitting(rules.spaces, rules.whites, rules.faces):
        for fit in fits:
            if (red, *fit) not in known:
                known[red, *fit] = _reach(rules, mover, other, red, *fit)
        found.append(tuple(each for fit in fits if (each := known[red, *fit]) is not None))
    return tuple(found)


def _reach(rules: Rules, mover: Sheet, other: Sheet, red: int, space: int, gain: int) -> Reach | None:
    if way_obstacle(rules, mover, red, space):
        return None
    kind = rules.boycotts[red]
    places = not red_obstacle(rules, mover, other, red, space, "+", kind)
    removes = not red_obstacle(rules, mover, other, red, space, "-", kind)
    return Reach(space, gain, kind if places else "", removes)


@lru_cache(maxsize=4)
def _fitting(
    spaces: tuple[Space, ...], whites: int, faces: int
) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
    """For every throw its red die, and the spaces that it satisfies with their points."""
    all_dice = lattice(whites, faces)
    found = []
    for red in range(1, faces + 1):
        for each in all_dice.sets[: all_dice.whole]:
            points = ((index, worth(space, Dice(each, red))) for index, space in enumerate(spaces))
            found.append((red, tuple((index, gain) for index, gain in points if gain is not None)))
    return tuple(found)


def _ways(whites: tuple[int, ...]) -> int:
    ways = factorial(len(whites))
    for count in Counter(whites).values():
        ways //= factorial(count)
    return ways
