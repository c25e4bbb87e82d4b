"""What every search of Exago needs: its limits, and the actions worth a look in a position, best first."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time

import cython

from speeltafel.bots.exago._windows_cy import Windows
from speeltafel.games.exago._hex_cy import zeros

LOW = 511
ORIGIN = 9

DEEPEST = 32
WIDEST = 1 << 12


class ExagoThought:
    """Limits on thinking about a position; `plays` has the actions listed at each ply."""

    def __init__(self, windows: Windows, width: int) -> None:
        """`width` is how many actions are looked at in a position."""
        self.stones = windows.stones
        self.turns = windows.turns
        self.position = windows.position
        self.windows = windows
        self.width = width
        self.plays = zeros((DEEPEST + 2) * WIDEST)
        self.marks = zeros(WIDEST)
        self.hot_mark = zeros(self.stones.count + 1)
        self.quiet_limit = 1 << 30
        self.nodes = self.most_nodes = 0
        self.ends = 0.0
        self.clock = thread_time
        self.stopped = self.timed = False

    def begin(
        self, quiet_limit: int, most_nodes: int, ends: float, clock: Callable[[], float] = thread_time
    ) -> None:
        """Starts a search: the moves that make a draw, and the limits (0 for none)."""
        self.quiet_limit = quiet_limit
        self.nodes = 0
        self.most_nodes = most_nodes if most_nodes > 0 else 1 << 62
        self.ends = ends
        self.clock = clock
        self.timed = ends > 0
        self.stopped = False

    def looked_at(self) -> int:
        """Positions looked at since `begin`."""
        return self.nodes

    def is_stopped(self) -> bool:
        """Whether the last answer was cut short by a limit."""
        return self.stopped

    def is_spent(self) -> cython.bint:
        """Counts a position; whether a limit is reached."""
        self.nodes += 1
        if self.nodes >= self.most_nodes:
            self.stopped = True
        return self.stopped

    def tick(self) -> cython.void:
        """Looks at the clock, before every listing of actions: that is what takes time."""
        if self.timed and not self.stopped:
            with cython.gil:
                self.stopped = self.clock() > self.ends

    def gather(
        self, ply: cython.int, other: cython.int, threatened: cython.bint, first: cython.int
    ) -> cython.int:
        """Lists the mover's actions worth a look, `first` before all; when threatened by another only those that stop it."""
        i: cython.int
        count: cython.int
        seat: cython.int = self.turns.mover
        base: cython.int = ply * WIDEST
        self.tick()
        if threatened and self.turns.hand[other] > 0 and self.turns.hand[seat] > 0 and not self.turns.early:
            # Both place: a stone takes one cell, so two cells that complete a line cannot be stopped.
            self.position.heat(other)
            for i in range(1, self.position.hot_count):
                if self.position.hot[i] != self.position.hot[0]:
                    return 0
            self.plays[base] = self.position.hot[0]
            return 1
        self.turns.seek(seat)
        count = self.turns.found_count
        for i in range(count):
            self.plays[base + i] = self.turns.found[i]
        if threatened:
            count = self.keep_stopping(base, count, other)
        self.windows.weigh(seat)
        for i in range(count):
            self.marks[i] = self.windows.rank(self.plays[base + i], seat)
            if self.plays[base + i] == first:
                self.marks[i] = 1 << 30
        return self.sift(base, count, self.width)

    def keep_stopping(self, base: cython.int, count: cython.int, other: cython.int) -> cython.int:
        """Keeps the listed actions that stop another seat's line.

        An action that lands on none of the cells the line needs can only stop it by what falls when its stone is
        lifted, so one landing speaks for all. Rare exceptions are left out here, but nothing is at the root.
        """
        i: cython.int
        k: cython.int = 0
        code: cython.int
        lift: cython.int = -1
        stamp: cython.int
        falls: cython.bint = False
        self.position.heat(other)
        self.stones.stamp += 1
        stamp = self.stones.stamp
        for i in range(self.position.hot_count):
            self.hot_mark[self.position.hot[i]] = stamp
        for i in range(count):
            code = self.plays[base + i]
            if self.hot_mark[code & LOW] == stamp:
                if not self.windows.stops(code, other):
                    continue
            elif code >> ORIGIN == 0:
                continue
            else:
                if code >> ORIGIN != lift:
                    lift = code >> ORIGIN
                    falls = self.stones.is_joint((lift & LOW) - 1) and self.windows.stops(code, other)
                if not falls:
                    continue
            self.plays[base + k] = code
            k += 1
        return k

    def sift(self, base: cython.int, count: cython.int, keep: cython.int) -> cython.int:
        """Brings the best `keep` of the listed actions to the front, in order."""
        i: cython.int
        k: cython.int
        best: cython.int
        code: cython.int
        if keep > count:
            keep = count
        for i in range(keep):
            best = i
            for k in range(i + 1, count):
                if self.marks[k] > self.marks[best]:
                    best = k
            code = self.plays[base + best]
            self.plays[base + best] = self.plays[base + i]
            self.plays[base + i] = code
            k = self.marks[best]
            self.marks[best] = self.marks[i]
            self.marks[i] = k
        return keep
