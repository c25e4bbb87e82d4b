"""Whole games between two sets of weights, and lessons from them: what one play brings later that another does not."""

from __future__ import annotations

import cython

from speeltafel.bots.qwirkle._value_cy import Judge, doubles

LESSON = 20
"""Numbers of a lesson: the phase, 16 differences of features, of points, of what follows, and a spare."""

STANDING = 17


class Lessons:
    """Games of the kernel's own, with luck of their own."""

    def __init__(self, judge: Judge) -> None:
        self.board = judge.board
        self.finder = judge.finder
        self.luck = judge.deal.luck
        self.deal = judge.deal
        self.judge = judge
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
                    self.luck.word = seed << 20
                    self.deal.deal_out()
                    while not self.deal.over and self.deal.turns < 1000:
                        self.judge.which = self.deal.mover ^ swapped
                        self.judge.judged_turn()
                    margin = self.deal.points[swapped] - self.deal.points[1 - swapped]
                    total += margin
                    won += margin > 0
                    drawn += margin == 0
            while self.board.laid:
                self.board.lift()
            self.judge.which = 0
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
                self.deal.deal_out()
                until = 1 + self.luck.below(23 * self.deal.seats)
                while not self.deal.over:
                    if self.deal.turns <= until:
                        self.rows[17 * game] = self.deal.bag_count
                        for seat in range(self.deal.seats):
                            self.rows[17 * game] += self.deal.sizes[seat]
                            self.rows[17 * game + 1 + seat] = self.deal.points[seat]
                    self.judge.judged_turn()
                for seat in range(self.deal.seats):
                    self.rows[17 * game + 9 + seat] = self.deal.points[seat]
            while self.board.laid:
                self.board.lift()
        self.rows = doubles(LESSON)
        return rows

    def lead(self, seat: cython.int) -> cython.double:
        """A seat's points against the mean of the others'."""
        other: cython.int
        total: cython.double = 0.0
        for other in range(self.deal.seats):
            total += self.deal.points[other]
        return self.deal.points[seat] - (total - self.deal.points[seat]) / (self.deal.seats - 1)

    def later(self, play: cython.ulonglong, seat: cython.int, turns: cython.int) -> cython.double:
        """What a seat gains on the others in so many turns after its play."""
        before: cython.double
        self.deal.take(play)
        before = self.lead(seat)
        for _ in range(turns):
            if self.deal.over:
                break
            self.judge.judged_turn()
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
                self.deal.deal_out()
                while not self.deal.over and found < wanted:
                    if self.luck.below(4) == 0 and self.lesson(20 * found, deep, near):
                        found += 1
                    self.judge.judged_turn()
            while self.board.laid:
                self.board.lift()
        self.rows = doubles(LESSON)
        return rows

    def lesson(self, at: cython.int, turns: cython.int, slack: cython.double) -> cython.bint:
        """One lesson at this moment of the game, which is as before afterwards; False when there is no choice."""
        index: cython.int
        seat: cython.int = self.deal.mover
        other: cython.ulonglong = 0
        best: cython.ulonglong = self.judge.judged_play()
        tries: cython.int = 0
        if best == 0 or self.finder.found_count < 2:
            return False
        while tries < 40:
            tries += 1
            other = self.finder.found[self.luck.below(self.finder.found_count)]
            if other != best and self.judge.note(other) > self.judge.top - slack:
                break
            other = 0
        if other == 0:
            return False
        self.judge.note(best)
        self.rows[at] = self.judge.base // 16 % 3
        for index in range(16):
            self.first[index] = self.judge.phi[index]
        self.judge.note(other)
        for index in range(16):
            self.rows[at + 1 + index] = self.first[index] - self.judge.phi[index]
        self.rows[at + 17] = self.judge.points_of(best) - self.judge.points_of(other)
        self.deal.keep(0)
        self.rows[at + 18] = self.later(best, seat, turns)
        self.deal.restore(0)
        self.rows[at + 18] -= self.later(other, seat, turns)
        self.deal.restore(0)
        return True
