"""What bots know of the chances in Qwinn! without the full table: a small one that comes near it."""

from __future__ import annotations

import sys
from array import array
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from operator import mul
from pathlib import Path

import msgspec
from msgspec import Struct

from speeltafel.bots.qwinn.table import SIDES, SPACES, Chances, kinds, open_table, side
from speeltafel.bots.qwinn.turn import Worth
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.state import Sheet

SMALL = Path(__file__).with_name("small.table")

Vector = tuple[float, ...]


HALVINGS = 10
WIDEST = 40.0


def logistic(odds: float) -> float:
    """The chance of these log odds by sums and products alone, so that it is the same number on every machine.

    A library's `exp` differs in the last bit from one to the next, and `sum` from one Python to the next.
    """
    small = -min(WIDEST, max(-WIDEST, odds)) / (1 << HALVINGS)
    power = 1 + small * (1 + small / 2 * (1 + small / 3 * (1 + small / 4 * (1 + small / 5))))
    for _ in range(HALVINGS):
        power *= power
    return 1 / (1 + power)


class SmallHead(Struct, frozen=True):
    """What the small table says of itself: the points at its knots, how many numbers a side has, and their units."""

    target: int
    knots: list[int]
    rank: int
    scales: list[float]


@dataclass(frozen=True, slots=True)
class SmallTable:
    """Chances whose log odds are the products of two short rows of numbers, one for each player's points and side.

    The numbers are known at some points and drawn as straight lines between them. `made` keeps rows once drawn.
    """

    head: SmallHead
    numbers: Sequence[int]
    made: dict[tuple[int, int, bool], Vector] = field(default_factory=dict)

    def after(self, p: int, q: int, mine: int, theirs: int) -> float:
        """The chance to win of a player with p points whose opponent, with q, is to move."""
        odds = 0.0
        for a, b in zip(self.mine(p, mine), self.theirs(q, theirs), strict=True):
            odds += a * b
        return logistic(odds)

    def mine(self, points: int, side: int) -> Vector:
        """The numbers of the player who has just ended a turn."""
        return self._row(points, side, is_mover=False)

    def theirs(self, points: int, side: int) -> Vector:
        """The numbers of the player to move."""
        return self._row(points, side, is_mover=True)

    def _row(self, points: int, side: int, *, is_mover: bool) -> Vector:
        known = self.made.get((points, side, is_mover))
        if known is None:
            known = self.made[points, side, is_mover] = self._between_knots(points, side, is_mover=is_mover)
        return known

    def _between_knots(self, points: int, side: int, *, is_mover: bool) -> Vector:
        knots, target = self.head.knots, self.head.target
        points = min(points, knots[-1])
        low = bisect_right(knots, points) - 1
        high = min(low + 1, len(knots) - 1)
        if points < target <= knots[high]:
            high, low = low, max(0, low - 1)
        share = (points - knots[low]) / (knots[high] - knots[low]) if high != low else 0.0
        first, second = (self._known(knot, side, is_mover=is_mover) for knot in (low, high))
        return tuple(a + share * (b - a) for a, b in zip(first, second, strict=True))

    def _known(self, knot: int, side: int, *, is_mover: bool) -> Vector:
        """The numbers at a knot; past the target only sides with a boycott have any."""
        knots, rank = self.head.knots, self.head.rank
        below = sum(each < self.head.target for each in knots)
        count = below * SIDES + (len(knots) - below) * (SIDES - SPACES)
        row = knot * SIDES + side
        if knot >= below:
            if side < SPACES:
                return (0.0,) * rank
            row = below * SIDES + (knot - below) * (SIDES - SPACES) + side - SPACES
        at = (row + count * is_mover) * rank
        return tuple(map(mul, self.numbers[at : at + rank], self.head.scales))


@cache
def read_small(path: Path = SMALL) -> SmallTable:
    """The small table of a file."""
    head, numbers = path.read_bytes().split(b"\n", 1)
    found = array("h", numbers)
    if sys.byteorder == "big":
        found.byteswap()
    return SmallTable(msgspec.json.decode(head, type=SmallHead), found)


@dataclass(frozen=True, slots=True)
class Shifted:
    """The small table for another target: as many points to go count the same, as far as the table goes."""

    small: SmallTable
    shift: int

    def after(self, p: int, q: int, mine: int, theirs: int) -> float:
        """The chance to win of a player with p points whose opponent, with q, is to move."""
        p, q = p + self.shift, q + self.shift
        raised = max(0, -min(p, q))
        most = self.small.head.target - 1
        return self.small.after(
            p if p > most else min(most, p + raised), q if q > most else min(most, q + raised), mine, theirs
        )


def small_for(rules: Rules) -> Chances:
    """The small table for these rules; a cap and Topper under Negeer change little and are passed over."""
    small = read_small()
    return Shifted(small, small.head.target - rules.target)


def near_for(rules: Rules) -> Worth:
    """The chances of the small table."""
    return _worth(rules, small_for(rules))


def chances_for(rules: Rules, folder: Path | None = None) -> Worth:
    """The chances of the solved game where it lies on this machine, else those of the small table."""
    return _worth(rules, open_table(rules, folder) or small_for(rules))


def _worth(rules: Rules, chances: Chances) -> Worth:
    firsts = {boycott: side(rules, 0, boycott) for boycott in kinds(rules)}

    def worth(mover: Sheet, other: Sheet) -> float:
        if mover.points >= rules.target and not mover.boycott:
            return 1.0
        if other.points >= rules.target and not other.boycott:
            return 0.0
        mine, theirs = firsts[mover.boycott] + mover.place, firsts[other.boycott] + other.place
        return chances.after(mover.points, other.points, mine, theirs)

    return worth
