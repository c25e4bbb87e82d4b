"""A search for three to six: everybody is taken to play for their own chance, nobody against one player.

Each position gets a chance of winning for every seat (max^n); the seat to move chooses what is best for itself.
A line that can be completed is, a line of the next player that can be stopped is stopped, without counting depth.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from time import thread_time

import cython
from cython.cimports.libc.math import exp

from speeltafel.bots._exago_lines_cy import Lines
from speeltafel.games.exago._hex_cy import zeros

LOW = 511
PASS = 1 << 27

DEEPEST = 40
WIDEST = 1 << 12


class Crowd(Lines):
    """A search from one position for any number of seats."""

    def __init__(
        self,
        side: int,
        seats: int,
        need: int,
        most: int,
        *,
        early: bool,
        bridge: bool,
        duty: int,
        worth: Sequence[int],
        judgement: Sequence[int],
        width: int,
    ) -> None:
        """`width` is how many actions are looked at in a position."""
        super().__init__(
            side, seats, need, most, early=early, bridge=bridge, duty=duty, worth=worth, judgement=judgement
        )
        self.width = width
        self.plays = zeros((DEEPEST + 2) * WIDEST)
        self.marks = zeros(WIDEST)
        self.view = array("d", bytes(8 * (DEEPEST + 3) * seats))
        self.quiet_limit = 1 << 30
        self.nodes = self.most_nodes = 0
        self.ends = 0.0
        self.stopped = self.timed = False

    def begin(self, quiet_limit: int, most_nodes: int, ends: float) -> None:
        """Starts a search: the draw by moves, and the limits (0 for none)."""
        self.quiet_limit = quiet_limit
        self.nodes = 0
        self.most_nodes = most_nodes if most_nodes > 0 else 1 << 62
        self.ends = ends
        self.timed = ends > 0
        self.stopped = False

    def looked_at(self) -> int:
        """Positions looked at since `begin`."""
        return self.nodes

    def is_stopped(self) -> bool:
        """Whether the last chances were cut short by a limit."""
        return self.stopped

    def chances(self, code: int, depth: int) -> list[float]:
        """Every seat's chance of winning after an action of the mover, looked at so deep."""
        seat = self.mover
        self.play(code)
        if code != PASS and self.run(code & LOW, seat + 1, 0) >= self.need:
            self.award(seat, 0)
        else:
            self.look_on(depth - 1, 0)
        self.unplay()
        return [self.view[each] for each in range(self.seats)]

    def is_spent(self) -> cython.bint:
        """Counts a position; whether a limit is reached."""
        self.nodes += 1
        if self.nodes >= self.most_nodes:
            self.stopped = True
        elif self.timed and (not cython.compiled or self.nodes & 63 == 0):
            with cython.gil:
                self.stopped = thread_time() > self.ends
        return self.stopped

    def judge(self, ply: cython.int) -> cython.void:
        """Chances by the lines to be."""
        seat: cython.int
        points: cython.int
        best: cython.int = -(1 << 30)
        total: cython.double = 0.0
        share: cython.double
        for seat in range(self.seats):
            points = self.points(seat)
            self.marks[seat] = points
            if points > best:
                best = points
        for seat in range(self.seats):
            share = exp((self.marks[seat] - best) * 0.01)
            self.view[ply * self.seats + seat] = share
            total += share
        for seat in range(self.seats):
            self.view[ply * self.seats + seat] /= total

    def award(self, winner: cython.int, ply: cython.int) -> cython.void:
        """The game is won; a later win is worth a little less, a later defeat a little more."""
        seat: cython.int
        for seat in range(self.seats):
            self.view[ply * self.seats + seat] = 0.0005 * ply
        self.view[ply * self.seats + winner] = 1.0 - 0.001 * ply

    def gather(self, ply: cython.int, follower: cython.int, threatened: cython.bint) -> cython.int:
        """Lists the actions worth a look, best first; when threatened only those that stop it."""
        i: cython.int
        k: cython.int
        best: cython.int
        code: cython.int
        count: cython.int
        keep: cython.int
        seat: cython.int = self.mover
        base: cython.int = ply * WIDEST
        if threatened and self.hand[follower] > 0 and self.hand[seat] > 0 and not self.early:
            self.heat(follower)
            for i in range(1, self.hot_count):
                if self.hot[i] != self.hot[0]:
                    return 0
            self.plays[base] = self.hot[0]
            return 1
        self.seek(seat)
        count = 0
        for i in range(self.found_count):
            self.plays[base + i] = self.found[i]
        for i in range(self.found_count):
            code = self.plays[base + i]
            if not threatened or self.stops(code, follower):
                self.plays[base + count] = code
                count += 1
        self.weigh(seat)
        for i in range(count):
            self.marks[i] = self.rank(self.plays[base + i], seat)
        keep = self.width if self.width < count else count
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

    def look_on(self, depth: cython.int, ply: cython.int) -> cython.void:
        """Fills the chances of all seats in the position as it stands."""
        i: cython.int
        k: cython.int
        count: cython.int
        code: cython.int
        seat: cython.int = self.mover
        follower: cython.int = (seat + 1) % self.seats
        here: cython.int = ply * self.seats
        threatened: cython.bint
        best: cython.double = -1.0
        if self.can_win(seat):
            self.nodes += 1
            self.award(seat, ply + 1)
            for k in range(self.seats):
                self.view[here + k] = self.view[here + self.seats + k]
            return
        if self.is_spent():
            return
        if self.quiet >= self.quiet_limit:
            for k in range(self.seats):
                self.view[here + k] = 1.0 / self.seats
            return
        threatened = self.can_win(follower)
        if ply >= DEEPEST or (depth <= 0 and not threatened):
            self.judge(ply)
            return
        count = self.gather(ply, follower, threatened)
        if count == 0:
            if threatened:
                self.award(follower, ply)
            else:
                self.judge(ply)
            return
        for i in range(count):
            code = self.plays[ply * WIDEST + i]
            self.play(code)
            self.look_on(depth if count == 1 else depth - 1, ply + 1)
            self.unplay()
            if self.stopped:
                return
            if self.view[here + self.seats + seat] > best:
                best = self.view[here + self.seats + seat]
                for k in range(self.seats):
                    self.view[here + k] = self.view[here + self.seats + k]
            if best > 0.9:
                return
