"""The kernel of the Qwinn! solver: blocks of states, their dice turned over for 48 opponents at once.

A block is one pair of points (the mover's p, the other's q). The mover's side of a state is a row (boycott × 12
+ space, 48 of them), the other's side a lane, numbered alike. `after[p, q, row, lane]` is the chance to win, less
one half, of a player with p points on `row` whose opponent, with q points on `lane`, is to move. Less one
half, so that the opponent's chance is the same number with the other sign and single precision suffices.

The dice of a turn are columns, one for each number of the red die and one (the last) for a red die that is
thrown again; a column has an entry for each set of white dice (see `bots.qwinn.lattice`). The lanes are worked
on in two laps of 24: a column of a lap stays in the first cache, and a loop of 24 becomes vector
instructions of any width (GCC unrolls one of 16 before it could).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:
    from speeltafel.lab.qwinn_tables import Floats, QwinnTables

# C arrays exist by their annotation alone, so this kernel runs compiled or not at all.
# ruff: noqa: F821


def is_compiled() -> bool:
    """Says whether this module runs as C or as Python."""
    return bool(cython.compiled)


class QwinnBlocks:
    """All tables of one set of rules, and the room one thread needs to work in."""

    def __init__(self, tables: QwinnTables, after: Floats) -> None:
        self.after = after
        self.target = tables.target
        self.bound = tables.bound
        self.pairs_from, self.pairs_to = tables.pairs
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
        self.ends, self.lost, self.tree, self.final, self.tops, self.won, self.old = tables.room()
        self.close = 1e-7

    def pair(self, p: cython.int, q: cython.int) -> tuple[float, float]:
        """Values the blocks (p, q) and (q, p), p not above q; returns the largest change in each.

        A failed turn leads from one block to the other, to a mover without a boycott: so the states without
        any boycott are settled first, then come those of movers without one, then the others.
        """
        with cython.nogil:
            self._value(p, q)
        return self._change(p, q, 0), self._change(q, p, 1)

    def _value(self, p: cython.int, q: cython.int) -> cython.void:
        self._remember(p, q, 0)
        self._remember(q, p, 1)
        settled = self._settle(p, q)
        self._rows(p, q, 0, 12, settled, 48)
        if p != q:
            self._rows(q, p, 0, 12, settled, 48)
        self._rows(p, q, 12, 48, 0, 48)
        if p != q:
            self._rows(q, p, 12, 48, 0, 48)

    def _settle(self, p: cython.int, q: cython.int) -> cython.int:
        """Iterates where a pair depends on itself: below the target without boycotts, or both at the bound.

        Returns how many lanes are settled by that, of movers without a boycott.
        """
        first = 0.0
        if p == q and p == self.bound:
            for _n in range(100):
                if self._rows(p, q, 0, 48, 0, 48) < self.close:
                    return 0
        if q >= self.target:
            return 0
        for _n in range(20):
            last = self._rows(p, q, 0, 12, 0, 24)
            if p != q:
                last = max(last, self._rows(q, p, 0, 12, 0, 24))
            first = max(first, last)
            if last < self.close or last < first * 0.05:
                return 24
        return 24

    def _remember(self, p: cython.int, q: cython.int, which: cython.int) -> cython.void:
        for lane in range(48):
            for row in range(48):
                self.old[which, lane, row] = self.after[q, p, lane, row]

    def _change(self, p: cython.int, q: cython.int, which: cython.int) -> cython.float:
        change = 0.0
        for lane in range(48):
            for row in range(48):
                moved = self.after[q, p, lane, row] - self.old[which, lane, row]
                change = max(change, moved if moved > 0 else -moved)
        return change

    def _rows(
        self,
        p: cython.int,
        q: cython.int,
        first: cython.int,
        last: cython.int,
        lane_from: cython.int,
        lane_to: cython.int,
    ) -> cython.float:
        """Values these rows and lanes of the block (p, q), lanes by laps; won games are left alone."""
        change = 0.0
        if p >= self.target:
            first = max(first, 12)
        for row in range(first, last):
            _see(
                self.after,
                self.ends,
                self.lost,
                self.seen,
                self.seen_count[row],
                p,
                q,
                row,
                self.bound,
                self.bites[row],
            )
            for lap in range(lane_from, lane_to, 24):
                _finals(
                    self.ends,
                    self.lost,
                    self.final,
                    self.sums,
                    self.starts,
                    self.reach,
                    row,
                    lap,
                    self.bites[row],
                )
                _expect(self.final, self.tree, self.more, self.pairs_from, self.pairs_to)
                _choose(self.final, self.tops, self.tree, self.fewer)
                for _throw in range(self.throws[row] - 2):
                    _expect(self.tops, self.tree, self.more, self.pairs_from, self.pairs_to)
                    _choose(self.final, self.tops, self.tree, self.fewer)
                _begin(self.tops, self.chance, self.won, row, lap)
        for lane in range(max(lane_from, 12) if q >= self.target else lane_from, lane_to):
            for row in range(first, last):
                moved = self.after[q, p, lane, row] + self.won[row, lane]
                change = max(change, moved if moved > 0 else -moved)
                self.after[q, p, lane, row] = -self.won[row, lane]
        return change


def _see(
    after: cython.float[:, :, :, ::1],
    ends: cython.float[:, ::1],
    lost: cython.float[:, ::1],
    seen: cython.short[:, :, ::1],
    count: cython.int,
    p: cython.int,
    q: cython.int,
    row: cython.int,
    bound: cython.int,
    bites: cython.int,
) -> cython.void:
    """The value of everything a turn can end with: each space with its points and red die, and failing."""
    own = row - row % 12
    best: cython.float[48]
    for n in range(count):
        space = seen[row, n, 0]
        to = min(p + seen[row, n, 1], bound)
        for i in range(48):
            best[i] = after[to, q, own + space, i]
        placed = seen[row, n, 2] * 12
        if placed:
            for d in range(0, 48, 12):
                for i in range(12):
                    x = best[d + i]
                    y = after[to, q, own + space, placed + i]
                    best[d + i] = x if x > y else y
        if seen[row, n, 3]:
            for i in range(48):
                x = best[i]
                y = after[to, q, space, i]
                best[i] = x if x > y else y
        for i in range(48):
            ends[n + 1, i] = best[i]
    for n in range(lost.shape[0] if bites else 1):
        to = max(p - n, 0)
        for i in range(12):
            best[i] = after[to, q, row, i]
        for d in range(0, 48, 12):
            for i in range(12):
                lost[n, d + i] = best[i]


def _finals(
    ends: cython.float[:, ::1],
    lost: cython.float[:, ::1],
    tops: cython.float[:, :, ::1],
    sums: cython.short[::1],
    starts: cython.int[:, ::1],
    reach: cython.short[:, ::1],
    row: cython.int,
    lap: cython.int,
    bites: cython.int,
) -> cython.void:
    """What each throw is worth when the turn ends with it; every throw's list of ends has one at least."""
    k = 0
    for red in range(6):
        for whites in range(tops.shape[1]):
            fail = sums[k] if bites else 0
            end = reach[row, starts[row, k]]
            for i in range(24):
                x = lost[fail, lap + i]
                y = ends[end, lap + i]
                tops[red, whites, i] = x if x > y else y
            for n in range(starts[row, k] + 1, starts[row, k + 1]):
                end = reach[row, n]
                for i in range(24):
                    x = tops[red, whites, i]
                    y = ends[end, lap + i]
                    tops[red, whites, i] = x if x > y else y
            k += 1


def _expect(
    tops: cython.float[:, :, ::1],
    tree: cython.float[:, :, ::1],
    more: cython.short[:, ::1],
    low: cython.int,
    high: cython.int,
) -> cython.void:
    """Each choice of dice gets the mean over one die more; the last column the mean over the red die.

    A sixth is a little too much in single precision: sets from `low` to `high`, those of two dice, take the
    next smaller number, twice as far off on the other side, so that the errors do not add up.
    """
    sixth = 0.16666667
    total: cython.float[24]
    whole = tops.shape[1]
    sets = more.shape[0]
    for red in range(6):
        part = sixth
        for whites in range(whole, sets):
            if whites == low:
                part = 0.16666666
            if whites == high:
                part = sixth
            a = more[whites, 0]
            b = more[whites, 1]
            c = more[whites, 2]
            d = more[whites, 3]
            e = more[whites, 4]
            f = more[whites, 5]
            if a < whole:
                for i in range(24):
                    total[i] = (
                        (tops[red, a, i] + tops[red, b, i])
                        + (tops[red, c, i] + tops[red, d, i])
                        + (tops[red, e, i] + tops[red, f, i])
                    )
            else:
                for i in range(24):
                    total[i] = (
                        (tree[red, a, i] + tree[red, b, i])
                        + (tree[red, c, i] + tree[red, d, i])
                        + (tree[red, e, i] + tree[red, f, i])
                    )
            for i in range(24):
                tree[red, whites, i] = total[i] * part
    for whites in range(whole):
        for i in range(24):
            total[i] = (
                (tops[0, whites, i] + tops[1, whites, i])
                + (tops[2, whites, i] + tops[3, whites, i])
                + (tops[4, whites, i] + tops[5, whites, i])
            )
        for i in range(24):
            tree[6, whites, i] = total[i] * sixth
    for whites in range(whole, sets):
        for i in range(24):
            total[i] = (
                (tree[0, whites, i] + tree[1, whites, i])
                + (tree[2, whites, i] + tree[3, whites, i])
                + (tree[4, whites, i] + tree[5, whites, i])
            )
        for i in range(24):
            tree[6, whites, i] = total[i] * sixth


def _choose(
    final: cython.float[:, :, ::1],
    tops: cython.float[:, :, ::1],
    tree: cython.float[:, :, ::1],
    fewer: cython.short[:, ::1],
) -> cython.void:
    """Each choice of dice gets the best of itself and its parts; each throw the best of that and its end."""
    best: cython.float[24]
    whole = tops.shape[1]
    for red in range(6, -1, -1):
        for whites in range(fewer.shape[0] - 1, -1, -1):
            a = fewer[whites, 0]
            b = fewer[whites, 1]
            c = fewer[whites, 2]
            d = fewer[whites, 3]
            if c == a:
                for i in range(24):
                    x = tree[red, a, i]
                    y = tree[red, b, i]
                    x = x if x > y else y
                    y = tree[6, whites, i]
                    best[i] = x if x > y else y
            else:
                for i in range(24):
                    x = tree[red, a, i]
                    y = tree[red, b, i]
                    x = x if x > y else y
                    y = tree[red, c, i]
                    z = tree[red, d, i]
                    y = y if y > z else z
                    x = x if x > y else y
                    y = tree[6, whites, i]
                    best[i] = x if x > y else y
            if red < 6 and whites < whole:
                for i in range(24):
                    x = best[i]
                    y = final[red, whites, i]
                    tops[red, whites, i] = x if x > y else y
            else:
                for i in range(24):
                    x = best[i]
                    y = tree[red, whites, i]
                    tree[red, whites, i] = x if x > y else y


def _begin(
    tops: cython.float[:, :, ::1],
    chance: cython.double[::1],
    won: cython.float[:, ::1],
    row: cython.int,
    lap: cython.int,
) -> cython.void:
    """The mean over the first throw."""
    total: cython.double[24]
    for i in range(24):
        total[i] = 0
    for whites in range(chance.shape[0]):
        weight = chance[whites]
        for i in range(24):
            total[i] += weight * (
                (tops[0, whites, i] + tops[1, whites, i])
                + (tops[2, whites, i] + tops[3, whites, i])
                + (tops[4, whites, i] + tops[5, whites, i])
            )
    for i in range(24):
        won[row, lap + i] = cython.cast(cython.float, total[i])
