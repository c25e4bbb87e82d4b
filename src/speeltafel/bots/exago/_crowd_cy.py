"""A search for three to six: everybody is taken to play for their own chance, nobody against one player.

Each position gets a chance of winning for every seat (max^n); the seat to move chooses what is best for itself.
A line that can be completed is, a line of the next player that can be stopped is stopped, without counting depth.
"""

from __future__ import annotations

from array import array

import cython
from cython.cimports.libc.math import exp

from speeltafel.bots.exago._thought_cy import ExagoThought

LOW = 511
PASS = 1 << 27

DEEPEST = 32
WIDEST = 1 << 12


class Crowd:
    """A search from one position for any number of seats."""

    def __init__(self, thought: ExagoThought) -> None:
        self.stones = thought.stones
        self.turns = thought.turns
        self.position = thought.position
        self.windows = thought.windows
        self.thought = thought
        self.view = array("d", bytes(8 * (DEEPEST + 3) * thought.stones.seats))

    def chances(self, code: int, depth: int) -> list[float]:
        """Every seat's chance of winning after an action of the mover, looked at so deep."""
        seat = self.turns.mover
        self.thought.tick()
        self.windows.play(code)
        if code != PASS and self.stones.run(code & LOW, seat + 1, 0) >= self.position.need:
            self.award(seat, 0)
        else:
            self.look_on(depth - 1, 0)
        self.windows.unplay()
        return [self.view[each] for each in range(self.stones.seats)]

    def judge(self, ply: cython.int) -> cython.void:
        """Chances by the lines to be."""
        seat: cython.int
        points: cython.int
        best: cython.int = -(1 << 30)
        total: cython.double = 0.0
        share: cython.double
        for seat in range(self.stones.seats):
            points = self.windows.points(seat)
            self.thought.marks[seat] = points
            if points > best:
                best = points
        for seat in range(self.stones.seats):
            share = exp((self.thought.marks[seat] - best) * 0.01)
            self.view[ply * self.stones.seats + seat] = share
            total += share
        for seat in range(self.stones.seats):
            self.view[ply * self.stones.seats + seat] /= total

    def award(self, winner: cython.int, ply: cython.int) -> cython.void:
        """The game is won; a later win is worth a little less, a later defeat a little more."""
        seat: cython.int
        for seat in range(self.stones.seats):
            self.view[ply * self.stones.seats + seat] = 0.0005 * ply
        self.view[ply * self.stones.seats + winner] = 1.0 - 0.001 * ply

    def look_on(self, depth: cython.int, ply: cython.int) -> cython.void:
        """Fills the chances of all seats in the position as it stands."""
        i: cython.int
        k: cython.int
        count: cython.int
        code: cython.int
        seat: cython.int = self.turns.mover
        follower: cython.int = (seat + 1) % self.stones.seats
        here: cython.int = ply * self.stones.seats
        threatened: cython.bint
        best: cython.double = -1.0
        if self.windows.can_win(seat):
            self.thought.nodes += 1
            self.award(seat, ply + 1)
            for k in range(self.stones.seats):
                self.view[here + k] = self.view[here + self.stones.seats + k]
            return
        if self.thought.is_spent():
            return
        if self.turns.quiet >= self.thought.quiet_limit:
            for k in range(self.stones.seats):
                self.view[here + k] = 1.0 / self.stones.seats
            return
        threatened = self.windows.can_win(follower)
        if ply >= DEEPEST or (depth <= 0 and not threatened):
            self.judge(ply)
            return
        count = self.thought.gather(ply, follower, threatened, -1)
        if count == 0:
            if threatened:
                self.award(follower, ply)
            else:
                self.judge(ply)
            return
        for i in range(count):
            code = self.thought.plays[ply * WIDEST + i]
            self.windows.play(code)
            self.look_on(depth if count == 1 else depth - 1, ply + 1)
            self.windows.unplay()
            if self.thought.stopped:
                return
            if self.view[here + self.stones.seats + seat] > best:
                best = self.view[here + self.stones.seats + seat]
                for k in range(self.stones.seats):
                    self.view[here + k] = self.view[here + self.stones.seats + k]
            if best > 0.9:
                return
