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

from speeltafel.bots.qwinn.table import SIDES, SPACES
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.lab._qwinn_cy import QwinnBlocks
from speeltafel.lab.qwinn_tables import Floats, tables

UNKNOWN = 9.0
"""More than any chance can move: the mark of a block that nobody has looked at yet."""

GUESSED = 2.0
"""The mark of a block that holds what a table of nearby rules says of it."""

NEARLY = 20
"""A sweep moves the next one by a hundredth: when no block can move by so many tolerances, one more will do."""

AHEAD_OF = 0.35
"""A first guess for a player past the target with a boycott against one who is not there yet."""

MOST_GAIN = 50
MOST_LOSS = 30

AHEAD = 32
"""How far below the total in work the first guesses are laid: more than any failed turn costs."""

CORNER = 80
CORNER_PASSES = 5
CORNER_CLOSE = 1e-4
"""Where both players are near the target guesses are poor: so many totals are worked on first, until
they hardly move, unless that is most of the table."""


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
        waiting = np.full((size, size), UNKNOWN, np.float32)
        if near is not None:
            _copy_near(after, waiting, near, rules.target)
        _write_won(after, rules.target, rules.target)
        return cls(rules, bound, after, waiting, np.zeros((size, size), np.float32), total=2 * bound)

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
            corner = 2 * self.rules.target - CORNER
            if self.sweep == 0 and self.total >= corner > self.rules.target:
                for _ in range(CORNER_PASSES):
                    self.total = 2 * self.bound
                    if self._pass(corner, skip, work, pool, report, pause)[0] < CORNER_CLOSE:
                        break
                self.total = 2 * self.bound
            while True:
                moved, blocks = self._pass(0, skip, work, pool, report, pause)
                self.sweep += 1
                self.total = 2 * self.bound
                if blocks == (self.bound + 1) ** 2 and moved <= tolerance:
                    return moved
                skip = tolerance if float(self.open.max()) > NEARLY * tolerance else -1.0

    def _pass(
        self,
        floor: int,
        skip: float,
        work: Workers,
        pool: ThreadPoolExecutor,
        report: Callable[[Swept], None],
        pause: Callable[[Sweeps], None],
    ) -> tuple[float, int]:
        """Values the totals down to `floor`, but no block that cannot move by more than `skip`.

        Returns how far it moved any, and how many it valued.
        """
        change = 0.0
        blocks = 0
        for total in range(self.total, floor - 1, -1):
            if self.sweep == 0:
                self._guess(total - AHEAD + 1)
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
        return change, blocks

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
        """Lays a first guess on the blocks of a total, on the line through what is known some points further on."""
        target = self.rules.target
        for p in range(max(0, total - self.bound), min(self.bound, total) + 1):
            q = total - p
            if self.waiting[p, q] < UNKNOWN:
                continue
            ahead, other = _ahead(target - p, target - q)
            near, far = (p + ahead, q + other), (p + 2 * ahead, q + 2 * other)
            guess = np.zeros((SIDES, SIDES), np.float32)
            if ahead + other and max(near) <= self.bound:
                guess += self.after[near]
            else:
                guess += AHEAD_OF * (int(p >= target) - int(q >= target))
            if ahead + other and all(points < target for points in far):
                guess += self.after[near] - self.after[far]
                np.clip(guess, -0.5, 0.5, out=guess)
            _write_won(guess[None, None], target - p, target - q)
            self._note(q, p, float(np.abs(guess - self.after[p, q]).max()))
            self.after[p, q] = guess


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
        self._kernels = [QwinnBlocks(made, of.after) for _ in range(jobs)]

    def value(
        self, pairs: list[tuple[int, int]], pool: ThreadPoolExecutor
    ) -> Iterator[tuple[int, int, float]]:
        """Values the pairs; gives each block and how far it moved."""
        rest, lock = iter(pairs), Lock()

        def work(blocks: QwinnBlocks) -> list[tuple[int, int, float]]:
            found: list[tuple[int, int, float]] = []
            while True:
                with lock:
                    pair = next(rest, None)
                if pair is None:
                    return found
                p, q = pair
                first, second = blocks.pair(p, q)
                found.append((p, q, first))
                if p != q:
                    found.append((q, p, second))

        for found in pool.map(work, self._kernels):
            yield from found


def _write_won(after: Floats, mine: int, theirs: int) -> None:
    """Marks the games that are won: from so many points on, without a boycott."""
    after[:, max(0, theirs) :, :, :SPACES] = -0.5
    after[max(0, mine) :, :, :SPACES, :] = 0.5


def _ahead(mine: int, theirs: int) -> tuple[int, int]:
    """How far on to look for a guess, for players who still need so many points: the one who needs far more, or both."""
    if 2 * mine < theirs:
        return 0, AHEAD
    if 2 * theirs < mine:
        return AHEAD, 0
    return (AHEAD // 2, AHEAD // 2) if mine > 0 else (0, 0)


def _copy_near(after: Floats, waiting: Floats, near: Floats, target: int) -> None:
    """A table of other rules as a guess: the same points to go, as far as it has them."""
    near_target = _target_of(near)
    first = max(0, target - near_target)
    points = np.arange(first, len(after)) + near_target - target
    points = np.clip(points, 0, len(near) - 1)
    for p, source in enumerate(points, start=first):
        after[p, first:] = near[source][points]
    waiting[first:, first:] = GUESSED


def _target_of(after: Floats) -> int:
    """The points from which a player without a boycott has won in a table."""
    won = np.asarray(after[:, 0, 0, 0] == 0.5)
    return int(np.argmax(won)) if won.any() else len(after)
