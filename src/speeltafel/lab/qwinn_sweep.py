"""Solves Qwinn! by sweeps over all pairs of points, from the highest total down, until nothing moves any more.

A turn that succeeds raises the total, so one sweep would do if it were not for failed turns: they leave the total
as it is (the kernel settles the two blocks of a pair together), and under Minus they lower it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from speeltafel.bots.qwinn_table import SIDES, SPACES
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.lab._qwinn_cy import Turns
from speeltafel.lab.qwinn_tables import Floats, tables

UNKNOWN = 9.0
"""More than any chance can move: the mark of a block that nobody has looked at yet."""

NEARLY = 20
"""A sweep moves the next one by a hundredth: when no block can move by so many tolerances, one more will do."""

AHEAD_OF = 0.35
"""A first guess for a player past the target with a boycott against one who is not there yet."""

MOST_GAIN = 50
MOST_LOSS = 30

AHEAD = 32
"""How far below the total in work the first guesses are laid: more than any failed turn costs."""


@dataclass(slots=True)
class Sweeps:
    """A table on its way: the values, and for each block how far its successors moved since it was valued.

    `waiting` sums that over finished sweeps and `fresh` is the largest move in this one; both
    together bound what valuing the block again could change.
    """

    rules: Rules
    bound: int
    after: Floats
    waiting: Floats
    fresh: Floats
    sweep: int = 0
    total: int = 0

    @classmethod
    def begin(cls, rules: Rules, bound: int, near: Floats | None = None) -> Sweeps:
        """Nothing known but won games; or, from a table of nearby rules, that as a first guess."""
        size = bound + 1
        after = np.zeros((size, size, SIDES, SIDES), np.float32)
        if near is not None:
            _copy_near(after, near, rules.target)
        _write_won(after, rules.target, rules.target)
        made = cls(
            rules=rules,
            bound=bound,
            after=after,
            waiting=np.full((size, size), UNKNOWN, np.float32),
            fresh=np.zeros((size, size), np.float32),
        )
        made.total = 2 * bound
        if near is not None:
            made.sweep = 1
        return made

    @property
    def start(self) -> float:
        """The chance of the player who begins."""
        top = self.rules.topper
        return 0.5 - float(self.after[0, 0, top, top])

    @property
    def open(self) -> Floats:
        """A bound on what each block could still change by itself."""
        found: Floats = self.waiting + self.fresh
        return found

    def run(
        self,
        tolerance: float,
        jobs: int,
        report: Callable[[Swept], None],
        pause: Callable[[Sweeps], None],
    ) -> float:
        """Sweeps until a last sweep over all blocks moves none by more than the tolerance; returns how far it did.

        Before that, blocks whose successors have hardly moved are passed over. `report` hears of every total, `pause` may save the table between two totals.
        """
        work = Workers(self, jobs)
        with ThreadPoolExecutor(jobs) as pool:
            skip = tolerance
            while True:
                moved, whole = self._sweep(skip, work, pool, report, pause)
                if whole and moved <= tolerance:
                    return moved
                skip = tolerance if float(self.open.max()) > NEARLY * tolerance else -1.0

    def _sweep(
        self,
        skip: float,
        work: Workers,
        pool: ThreadPoolExecutor,
        report: Callable[[Swept], None],
        pause: Callable[[Sweeps], None],
    ) -> tuple[float, bool]:
        """One sweep past blocks that cannot move by more than `skip`: how far it moved any, and whether it saw all."""
        change = 0.0
        blocks = 0
        for total in range(self.total, -1, -1):
            if self.sweep == 0:
                self._guess(total - AHEAD)
            for p, q, moved in work.value(self._pairs(total, skip), pool):
                change = max(change, moved)
                blocks += 1
                self._note(p, q, moved)
            self.total = total - 1
            report(
                Swept(self.sweep, total, 2 * self.bound, blocks, change, float(self.open.max()), self.start)
            )
            pause(self)
        self.waiting += self.fresh
        self.fresh[:] = 0
        self.sweep += 1
        self.total = 2 * self.bound
        return change, blocks == (self.bound + 1) ** 2

    def _pairs(self, total: int, skip: float) -> list[tuple[int, int]]:
        low = range(max(0, total - self.bound), total // 2 + 1)
        moves = self.open
        pairs = [(p, total - p) for p in low if max(moves[p, total - p], moves[total - p, p]) > skip]
        for p, q in pairs:
            for block in ((p, q), (q, p)):
                self.waiting[block] = self.fresh[block] = 0
        return pairs

    def _note(self, p: int, q: int, moved: float) -> None:
        """Tells every block that looks at the block (p, q), the mover's p points first, how far it moved."""
        column = self.fresh[:, p]
        lowest = 0 if q == self.bound else max(0, q - MOST_GAIN)
        highest = min(self.bound, q + MOST_LOSS)
        part = column[lowest : highest + 1]
        np.maximum(part, np.float32(moved), out=part)

    def _guess(self, total: int) -> None:
        """Lays a first guess on the blocks of a total: what is known of both players some points further on."""
        known = total + AHEAD
        for p in range(max(0, total - self.bound), min(self.bound, total) + 1):
            q = total - p
            further, their = self._further(p), self._further(q)
            if further + their > known:
                self.after[p, q] = self.after[further, their]
            else:
                self.after[p, q] = AHEAD_OF * (int(p >= self.rules.target) - int(q >= self.rules.target))
                _write_won(self.after[p : p + 1, q : q + 1], self.rules.target - p, self.rules.target - q)

    def _further(self, points: int) -> int:
        target = self.rules.target
        return min(points + AHEAD // 2 + 1, target - 1 if points < target else self.bound)


@dataclass(frozen=True, slots=True)
class Swept:
    """How far a solve is: `total` runs from `most` to 0 in every sweep; `open` bounds what may still move."""

    sweep: int
    total: int
    most: int
    blocks: int
    change: float
    open: float
    start: float


class Workers:
    """Threads that value pairs of one total side by side; the kernel lets them run without the GIL."""

    def __init__(self, of: Sweeps, jobs: int) -> None:
        made = tables(of.rules, of.bound)
        self._turns = [Turns(made, of.after) for _ in range(jobs)]

    def value(
        self, pairs: list[tuple[int, int]], pool: ThreadPoolExecutor
    ) -> Iterator[tuple[int, int, float]]:
        """Values the pairs; gives each block and how far it moved."""
        rest, lock = iter(pairs), Lock()

        def work(turns: Turns) -> list[tuple[int, int, float]]:
            found: list[tuple[int, int, float]] = []
            while True:
                with lock:
                    pair = next(rest, None)
                if pair is None:
                    return found
                p, q = pair
                first, second = turns.pair(p, q)
                found.append((p, q, first))
                if p != q:
                    found.append((q, p, second))

        for found in pool.map(work, self._turns):
            yield from found


def _write_won(after: Floats, mine: int, theirs: int) -> None:
    """Marks the games that are won: from so many points on, without a boycott."""
    after[:, max(0, theirs) :, :, :SPACES] = -0.5
    after[max(0, mine) :, :, :SPACES, :] = 0.5


def _copy_near(after: Floats, near: Floats, target: int) -> None:
    """A table of other rules as a guess: the same points to go to the target, or as near as there are."""
    near_target = _target_of(near)
    points = np.arange(len(after)) + near_target - target
    points = np.clip(points, 0, len(near) - 1)
    below: NDArray[np.bool_] = np.arange(len(after)) < target
    points = np.where(below, np.minimum(points, near_target - 1), np.maximum(points, near_target))
    points = np.minimum(points, len(near) - 1)
    for p, source in enumerate(points):
        after[p] = near[source][points]


def _target_of(after: Floats) -> int:
    """The points from which a player without a boycott has won in a table."""
    won = np.asarray(after[:, 0, 0, 0] == 0.5)
    return int(np.argmax(won)) if won.any() else len(after)
