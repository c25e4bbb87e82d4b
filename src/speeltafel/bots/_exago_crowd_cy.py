"""A search for three to six: everybody is taken to play for their own chance, nobody against one player.

Each position gets a chance of winning for every seat (max^n); the seat to move chooses what is best for itself.
A line that can be completed is, a line of the next player that can be stopped is stopped, without counting depth.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython
from cython.cimports.libc.math import exp

from speeltafel.bots._exago_thought_cy import ExagoThought

LOW = 511
PASS = 1 << 27

DEEPEST = 32
WIDEST = 1 << 12


class Crowd(ExagoThought):
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
        super().__init__(
            side,
            seats,
            need,
            most,
            early=early,
            bridge=bridge,
            duty=duty,
            worth=worth,
            judgement=judgement,
            width=width,
        )
        self.view = array("d", bytes(8 * (DEEPEST + 3) * seats))

    def chances(self, code: int, depth: int) -> list[float]:
        """Every seat's chance of winning after an action of the mover, looked at so deep."""
        seat = self.mover
        self.tick()
        self.play(code)
        if code != PASS and self.run(code & LOW, seat + 1, 0) >= self.need:
            self.award(seat, 0)
        else:
            self.look_on(depth - 1, 0)
        self.unplay()
        return [self.view[each] for each in range(self.seats)]

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
        count = self.gather(ply, follower, threatened, -1)
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
