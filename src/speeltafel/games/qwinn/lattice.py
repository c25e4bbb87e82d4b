"""Every choice of dice in a turn, numbered for engines that look at all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial

from speeltafel.core.protocol import Seat
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.rules import gos
from speeltafel.games.qwinn.scoring import worth
from speeltafel.games.qwinn.state import Dice, QwinnState, Sheet


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
    all_dice = lattice(rules.whites, rules.faces)
    sheets = (Sheet(place, 0, boycott), Sheet(rules.topper))
    found = []
    for red in range(1, all_dice.faces + 1):
        for whites in all_dice.sets[: all_dice.whole]:
            state = QwinnState(sheets, Seat(0), Dice(whites, red), lying=True, throws=0)
            found.append(_reached(rules, state))
    return tuple(found)


def _reached(rules: Rules, state: QwinnState) -> tuple[Reach, ...]:
    uses: dict[str, list[str]] = {}
    for go in gos(rules, state):
        uses.setdefault(go.space, []).append(go.red)
    reached = []
    for name, reds in uses.items():
        index = rules.index(name)
        placed = [red[1:] for red in reds if red.startswith("+")]
        reached.append(
            Reach(
                space=index,
                gain=worth(rules.spaces[index], state.dice) or 0,
                places=placed[0] if placed else "",
                removes=any(red.startswith("-") for red in reds),
            )
        )
    return tuple(reached)


def _ways(whites: tuple[int, ...]) -> int:
    ways = factorial(len(whites))
    for count in Counter(whites).values():
        ways //= factorial(count)
    return ways
