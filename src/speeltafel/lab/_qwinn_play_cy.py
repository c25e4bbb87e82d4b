"""Plays games of Qwinn! between two tables at C speed, and weighs every choice on a third.

A player maximises what its own table says of the end of a turn, by exact expectation over the dice. The
judge's table says what each choice gave away; the sum over a game, in the mean, is what the player loses against
one who plays by the judge's table. Sides, columns and sets of dice are numbered as in the solver's kernel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:
    from speeltafel.lab.qwinn_tables import Floats, QwinnTables, Shorts

WON = cython.declare(cython.int, 0)
LOST = cython.declare(cython.int, 1)
TURNS = cython.declare(cython.int, 2)
FAILS = cython.declare(cython.int, 3)
PLACED = cython.declare(cython.int, 4)
REMOVED = cython.declare(cython.int, 8)
FIGURES = 12
"""What is written of a game for each player: a win, chances given away, turns, failed ones, boycotts by kind."""


def is_compiled() -> bool:
    """Says whether this module runs as C or as Python."""
    return bool(cython.compiled)


class Mind:
    """One table's view of the turn in hand: what ends, throws and choices of dice are worth by it."""

    def __init__(self, tables: QwinnTables, after: Floats) -> None:
        import numpy as np

        self.after = after
        self.target = tables.target
        self.bound = tables.bound
        self.more = tables.more
        self.fewer = tables.fewer
        self.chance = tables.chance
        self.sums = tables.sums
        self.starts = tables.starts
        self.reach = tables.reach
        self.seen = tables.seen
        self.seen_count = tables.seen_count
        self.throws = tables.throws
        self.bites = tables.bites
        self.ends = np.zeros(int(tables.seen_count.max()) + 1)
        self.final = np.zeros((6, tables.whole))
        self.tops = np.zeros((6, tables.whole))
        self.means = np.zeros((2, 7, tables.sets))

    def think(self, p: int, q: int, row: int, lane: int) -> float:
        """Looks the turn of these sides through; what it is worth before the first throw."""
        self.look(p, q, row, lane)
        which = self.throws[row] - 2
        _best(self.means, which, self.final, self.tops, self.fewer)
        value: float = 0.5
        red: cython.int
        whites: cython.int
        for red in range(6):
            for whites in range(self.tops.shape[1]):
                value += self.tops[red, whites] * self.chance[whites]
        return value

    def look(self, p: cython.int, q: cython.int, row: cython.int, lane: cython.int) -> cython.void:
        k = 0
        self.p = p
        self.q = q
        self.row = row
        self.lane = lane
        self.ends[0] = -1e9
        for n in range(self.seen_count[row]):
            self.ends[n + 1] = self.end(n, 0)
        for red in range(6):
            for whites in range(self.final.shape[1]):
                best = self.fail(self.sums[k])
                for n in range(self.starts[row, k], self.starts[row, k + 1]):
                    best = max(best, self.ends[self.reach[row, n]])
                self.final[red, whites] = best
                k += 1
        _expect(self.final, self.means, 0, self.more)
        if self.throws[row] > 2:
            _best(self.means, 0, self.final, self.tops, self.fewer)
            _expect(self.tops, self.means, 1, self.more)
            _expect(self.final, self.means, 0, self.more)

    def fail(self, total: cython.int) -> cython.double:
        to = max(self.p - total, 0) if self.bites[self.row] else self.p
        return self.after[to, self.q, self.row, self.lane % 12]

    def end(self, n: cython.int, use: cython.int) -> cython.double:
        """What an end is worth: with no use of the red die (1), placing (2), removing (3), or the best (0)."""
        space = self.seen[self.row, n, 0]
        to = min(self.p + self.seen[self.row, n, 1], self.bound)
        own = self.row - self.row % 12 + space
        placed = self.seen[self.row, n, 2]
        plain = self.after[to, self.q, own, self.lane]
        if use == 1:
            return plain
        if use == 2:
            return self.after[to, self.q, own, placed * 12 + self.lane % 12] if placed else -1e9
        if use == 3:
            return self.after[to, self.q, space, self.lane] if self.seen[self.row, n, 3] else -1e9
        return max(plain, max(self.end(n, 2), self.end(n, 3)))


def _expect(
    tops: cython.double[:, ::1],
    means: cython.double[:, :, ::1],
    which: cython.int,
    more: cython.short[:, ::1],
) -> cython.void:
    whole = tops.shape[1]
    sets = more.shape[0]
    for red in range(6):
        for whites in range(whole):
            means[which, red, whites] = tops[red, whites]
        for whites in range(whole, sets):
            total = 0
            for die in range(6):
                total += means[which, red, more[whites, die]]
            means[which, red, whites] = total / 6
    for whites in range(sets):
        total = 0
        for red in range(6):
            total += means[which, red, whites]
        means[which, 6, whites] = total / 6


def _best(
    means: cython.double[:, :, ::1],
    which: cython.int,
    final: cython.double[:, ::1],
    tops: cython.double[:, ::1],
    fewer: cython.short[:, ::1],
) -> cython.void:
    """Turns means into the best of each choice and its parts, and fills `tops` with the worth of every throw."""
    whole = tops.shape[1]
    for red in range(6, -1, -1):
        for whites in range(fewer.shape[0] - 1, -1, -1):
            best = means[which, 6, whites]
            if red < 6 and whites < whole:
                best = max(best, final[red, whites])
            else:
                best = max(best, means[which, red, whites])
            for n in range(4):
                best = max(best, means[which, red, fewer[whites, n]])
            if red < 6 and whites < whole:
                tops[red, whites] = best
            else:
                means[which, red, whites] = best


class QwinnGames:
    """Two players and a judge, who play game after game with dice of their own."""

    def __init__(
        self,
        tables: QwinnTables,
        first: Floats,
        second: Floats,
        judge: Floats,
        digits: Shorts,
        numbers: Shorts,
        seed: int,
    ) -> None:
        self.judge = Mind(tables, judge)
        self.first = self.judge if first is judge else Mind(tables, first)
        self.second = self.judge if second is judge else Mind(tables, second)
        self.points = [0, 0]
        self.sides = [0, 0]
        self.own = [first is not judge, second is not judge]
        self.digits = digits
        self.numbers = numbers
        self.luck = 2 * seed + 1
        self.factor = 0x2545F4914F6CDD1D
        for _ in range(100):
            self._die()

    @cython.locals(n=cython.int)
    def play(
        self,
        figures: cython.double[:, :, ::1],
        p: cython.int,
        q: cython.int,
        row: cython.int,
        lane: cython.int,
    ) -> None:
        """Plays as many games as there are figures to fill from one position; the first player is to move."""
        with cython.nogil:
            for n in range(figures.shape[0]):
                self.points[0] = p
                self.points[1] = q
                self.sides[0] = row
                self.sides[1] = lane
                self._game(figures, n)

    def _game(self, figures: cython.double[:, :, ::1], n: cython.int) -> cython.void:
        who = 0
        target = self.judge.target
        while True:
            self._turn(figures, n, who)
            if self.points[who] >= target and self.sides[who] < 12:
                figures[n, who, WON] = 1
                return
            who = 1 - who
            if self.points[who] >= target and self.sides[who] < 12:
                figures[n, who, WON] = 1
                return

    def _turn(self, figures: cython.double[:, :, ::1], n: cython.int, who: cython.int) -> cython.void:
        own = self.sides[who]
        left = self.judge.throws[own]
        kept_whites = self._empty()
        kept_red = 6
        if who == 0:
            self.first.look(self.points[0], self.points[1], own, self.sides[1])
        else:
            self.second.look(self.points[1], self.points[0], own, self.sides[0])
        if self.own[who]:
            self.judge.look(self.points[who], self.points[1 - who], own, self.sides[1 - who])
        figures[n, who, TURNS] += 1
        while True:
            self._throw(kept_whites, kept_red)
            left -= 1
            if left == 0:
                break
            best = self._final(who, self.red, self.whites)
            judged = self.judge.final[self.red, self.whites]
            kept_whites = -1
            for mask in range(16):
                part = self._part(mask)
                for red in range(2):
                    if mask == 15 and red == 0:
                        continue
                    value = self._mean(who, left - 1, self.red if red == 0 else 6, part)
                    judged = max(judged, self.judge.means[left - 1, self.red if red == 0 else 6, part])
                    if value > best + 1e-12:
                        best = value
                        kept_whites = part
                        kept_red = self.red if red == 0 else 6
            if kept_whites < 0:
                figures[n, who, LOST] += judged - self.judge.final[self.red, self.whites]
                break
            figures[n, who, LOST] += judged - self.judge.means[left - 1, kept_red, kept_whites]
        self._stop(figures, n, who)

    def _stop(self, figures: cython.double[:, :, ::1], n: cython.int, who: cython.int) -> cython.void:
        """Ends the turn with the dice that lie, as the player's own table says."""
        k = self.red * self.judge.final.shape[1] + self.whites
        own = self.sides[who]
        total = self.judge.sums[k]
        best = self._fail(who, total)
        judged = self.judge.fail(total)
        chosen = -1
        used = 0
        for i in range(self.judge.starts[own, k], self.judge.starts[own, k + 1]):
            end = self.judge.reach[own, i] - 1
            if end < 0:
                continue
            for use in range(1, 4):
                value = self._end(who, end, use)
                if value > best + 1e-12:
                    best = value
                    chosen = end
                    used = use
        figures[n, who, LOST] += self.judge.final[self.red, self.whites]
        if chosen < 0:
            figures[n, who, LOST] -= judged
            figures[n, who, FAILS] += 1
            self.sides[1 - who] = self.sides[1 - who] % 12
            if self.judge.bites[own]:
                self.points[who] = max(0, self.points[who] - total)
            return
        figures[n, who, LOST] -= self.judge.end(chosen, used)
        self.points[who] = min(self.judge.bound, self.points[who] + self.judge.seen[own, chosen, 1])
        self.sides[who] = own - own % 12 + self.judge.seen[own, chosen, 0]
        if used == 2 and self.sides[1 - who] // 12 != self.judge.seen[own, chosen, 2]:
            figures[n, who, PLACED + self.judge.seen[own, chosen, 2]] += 1
            self.sides[1 - who] = self.judge.seen[own, chosen, 2] * 12 + self.sides[1 - who] % 12
        if used == 3:
            figures[n, who, REMOVED + own // 12] += 1
            self.sides[who] = self.sides[who] % 12

    def _final(self, who: cython.int, red: cython.int, whites: cython.int) -> cython.double:
        return self.first.final[red, whites] if who == 0 else self.second.final[red, whites]

    def _mean(self, who: cython.int, which: cython.int, red: cython.int, part: cython.int) -> cython.double:
        return self.first.means[which, red, part] if who == 0 else self.second.means[which, red, part]

    def _fail(self, who: cython.int, total: cython.int) -> cython.double:
        return self.first.fail(total) if who == 0 else self.second.fail(total)

    def _end(self, who: cython.int, end: cython.int, use: cython.int) -> cython.double:
        return self.first.end(end, use) if who == 0 else self.second.end(end, use)

    def _empty(self) -> cython.int:
        return self.digits.shape[0] - 1

    def _part(self, mask: cython.int) -> cython.int:
        """The set of those white dice that the mask names."""
        code = 0
        for i in range(4):
            code = code * 7 + (self.digits[self.whites, i] if mask >> i & 1 else 0)
        return self.numbers[code]

    def _throw(self, kept_whites: cython.int, kept_red: cython.int) -> cython.void:
        """Throws the dice that are not kept."""
        code = 0
        for i in range(4):
            digit = self.digits[kept_whites, i]
            code = code * 7 + (digit if digit else self._die())
        self.whites = self.numbers[code]
        self.red = self._die() - 1 if kept_red == 6 else kept_red

    def _die(self) -> cython.int:
        """The next word of an xorshift generator, as a die; words that would favour low numbers are passed over."""
        while True:
            self.luck ^= self.luck >> 12
            self.luck ^= self.luck << 25
            self.luck ^= self.luck >> 27
            word = (self.luck * self.factor) >> 32
            if word < cython.cast(cython.ulonglong, 4294967292):
                return cython.cast(cython.int, word % 6) + 1
