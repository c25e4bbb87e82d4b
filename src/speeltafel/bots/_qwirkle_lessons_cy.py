"""Whole games between two sets of weights, and lessons from them: what one play brings later that another does not."""

from __future__ import annotations

import cython

from speeltafel.bots._qwirkle_value_cy import QwirkleJudge, doubles

LESSON = 20
"""Numbers of a lesson: the phase, 16 differences of features, of points, of what follows, and a spare."""

STANDING = 17


class Lessons(QwirkleJudge):
    """Games of the kernel's own, with luck of their own."""

    def __init__(self, seats: int, full: int, bonus: int, hand_size: int, last: int, copies: int) -> None:
        super().__init__(seats, full, bonus, hand_size, last, copies)
        self.first = doubles(16)
        self.rows = doubles(LESSON)

    def duel(self, pairs: int, luck: int) -> tuple[int, int, int]:
        """Plays paired games of the two sets of weights; won and drawn by the first, and its margin."""
        count: cython.int = pairs
        swapped: cython.int
        margin: cython.int
        won: cython.int = 0
        drawn: cython.int = 0
        total: cython.int = 0
        seed: cython.ulonglong = luck
        with cython.nogil:
            for _ in range(count):
                seed += 1
                for swapped in range(2):
                    self.luck = seed << 20
                    self.deal_out()
                    while not self.over and self.turns < 1000:
                        self.which = self.mover ^ swapped
                        self.judged_turn()
                    margin = self.points[swapped] - self.points[1 - swapped]
                    total += margin
                    won += margin > 0
                    drawn += margin == 0
            while self.laid:
                self.lift()
            self.which = 0
        return won, drawn, total

    def standings(self, games: int) -> object:
        """One moment of each of so many games: the tiles to come, the points of eight seats, and the points in the end."""
        count: cython.int = games
        game: cython.int
        seat: cython.int
        until: cython.int
        rows = doubles(STANDING * games)
        self.rows = rows
        with cython.nogil:
            for game in range(count):
                self.deal_out()
                until = 1 + self.below(23 * self.seats)
                while not self.over:
                    if self.turns <= until:
                        self.rows[17 * game] = self.bag_count
                        for seat in range(self.seats):
                            self.rows[17 * game] += self.sizes[seat]
                            self.rows[17 * game + 1 + seat] = self.points[seat]
                    self.judged_turn()
                for seat in range(self.seats):
                    self.rows[17 * game + 9 + seat] = self.points[seat]
            while self.laid:
                self.lift()
        self.rows = doubles(LESSON)
        return rows

    def lead(self, seat: cython.int) -> cython.double:
        """A seat's points against the mean of the others'."""
        other: cython.int
        total: cython.double = 0.0
        for other in range(self.seats):
            total += self.points[other]
        return self.points[seat] - (total - self.points[seat]) / (self.seats - 1)

    def later(self, play: cython.ulonglong, seat: cython.int, turns: cython.int) -> cython.double:
        """What a seat gains on the others in so many turns after its play."""
        before: cython.double
        self.take(play)
        before = self.lead(seat)
        for _ in range(turns):
            if self.over:
                break
            self.judged_turn()
        return self.lead(seat) - before

    def learn(self, lessons: int, turns: int, slack: float) -> object:
        """So many lessons: in the mover's place the best play and another of about its value are both tried."""
        wanted: cython.int = lessons
        deep: cython.int = turns
        near: cython.double = slack
        found: cython.int = 0
        rows = doubles(LESSON * lessons)
        self.rows = rows
        with cython.nogil:
            while found < wanted:
                self.deal_out()
                while not self.over and found < wanted:
                    if self.below(4) == 0 and self.lesson(20 * found, deep, near):
                        found += 1
                    self.judged_turn()
            while self.laid:
                self.lift()
        self.rows = doubles(LESSON)
        return rows

    def lesson(self, at: cython.int, turns: cython.int, slack: cython.double) -> cython.bint:
        """One lesson at this moment of the game, which is as before afterwards; False when there is no choice."""
        index: cython.int
        seat: cython.int = self.mover
        other: cython.ulonglong = 0
        best: cython.ulonglong = self.judged_play()
        tries: cython.int = 0
        if best == 0 or self.found_count < 2:
            return False
        while tries < 40:
            tries += 1
            other = self.found[self.below(self.found_count)]
            if other != best and self.note(other) > self.top - slack:
                break
            other = 0
        if other == 0:
            return False
        self.note(best)
        self.rows[at] = self.base // 16 % 3
        for index in range(16):
            self.first[index] = self.phi[index]
        self.note(other)
        for index in range(16):
            self.rows[at + 1 + index] = self.first[index] - self.phi[index]
        self.rows[at + 17] = self.points_of(best) - self.points_of(other)
        self.keep(0)
        self.rows[at + 18] = self.later(best, seat, turns)
        self.restore(0)
        self.rows[at + 18] -= self.later(other, seat, turns)
        self.restore(0)
        return True
