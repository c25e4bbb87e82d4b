"""Unseen tiles dealt into hands whose best sets were announced: every such deal as likely as any other."""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence

import cython

from speeltafel.games.qwirkle._board_cy import KINDS, SHAPES, row, zeros
from speeltafel.games.qwirkle._hidden_cy import Hidden
from speeltafel.games.qwirkle._luck_cy import Luck

_PLACES = cython.declare(cython.int, 10)
_TRIES = cython.declare(cython.int, 256)


NO_WAYS = (0.0,) * (12 * 49)

# The kinds of each colour, then of each shape, as bits.
LINES = tuple(
    [
        sum([1 << tile for tile in range(KINDS) if group in (tile // SHAPES, 6 + tile % SHAPES)])
        for group in range(12)
    ]
)


def reals(values: Sequence[float]) -> MutableSequence[float]:
    """Numbers with a point in a row: C ones for C, a list where Python reads them."""
    return array("d", values) if cython.compiled else list(values)


class Announced:
    """Deals hidden tiles into hands; `told` has the size of each seat's best set, `seen` the kinds of it that lie open."""

    def __init__(self, hidden: Hidden, luck: Luck) -> None:
        self.hidden = hidden
        self.luck = luck
        self.told = zeros("i", 8)
        self.seen = zeros("Q", 8)
        self.used = zeros("i", 128)
        self.dealt = zeros("i", 8)
        self.hand = zeros("i", 8)
        self.rest = zeros("i", 128)
        self.ways = reals(NO_WAYS)
        self.line = row("Q", LINES)

    def best(self, kinds: cython.ulonglong) -> cython.int:
        """The size of the best set among these kinds."""
        group: cython.int
        count: cython.int
        most: cython.int = 0
        bits: cython.ulonglong
        for group in range(12):
            bits = kinds & self.line[group]
            count = 0
            while bits:
                bits &= bits - 1
                count += 1
            if count > most:
                most = count
        return most

    def deal_all(self) -> cython.bint:
        """Deals hands with the announced best sets; says whether they all came out so.

        A hand of a rare size is drawn from all tiles as if it were alone, and nothing is kept when two hands would need
        the same tile. The others are dealt from what is left, and nothing is kept when one does not fit.
        """
        seat: cython.int
        self.gather()
        for seat in range(8):
            if self.is_rare(seat) and not (self.deal_rare(seat) and self.take(seat)):
                return False
        return self.deal_rest(True)

    def deal_each(self) -> cython.void:
        """Deals hands with the announced best sets one after the other, each from what the ones before have left."""
        seat: cython.int
        self.gather()
        for seat in range(8):
            if self.is_rare(seat):
                for _ in range(_TRIES):
                    if self.deal_rare(seat) and self.take(seat):
                        break
        self.deal_rest(False)

    def is_rare(self, seat: cython.int) -> cython.bint:
        """Says whether few hands have a best set of this size: more than half have one of two or three."""
        size: cython.int = self.told[seat]
        return (
            (size == 1 or size > 3)
            and self.seen[seat] == 0
            and self.hidden.first[seat] < self.hidden.first[seat + 1]
        )

    def gather(self) -> cython.void:
        """Takes all hands back."""
        index: cython.int
        for index in range(self.hidden.count):
            self.used[index] = 0
        for index in range(8):
            self.dealt[index] = 0

    def take(self, seat: cython.int) -> cython.bint:
        """Lays the hand that was drawn, unless one of its tiles is dealt already."""
        index: cython.int
        size: cython.int = self.hidden.first[seat + 1] - self.hidden.first[seat]
        for index in range(size):
            if self.used[self.hand[index]]:
                return False
        for index in range(size):
            self.used[self.hand[index]] = 1
            self.hidden.lie[self.hidden.first[seat] + index] = self.hidden.kind[self.hand[index]]
        self.dealt[seat] = 1
        return True

    def deal_rest(self, strict: cython.bint) -> cython.bint:
        """Deals what is left into all other places; `strict` gives up at the first hand that does not fit."""
        place: cython.int
        index: cython.int
        other: cython.int
        token: cython.int
        size: cython.int = 0
        done: cython.int = 0
        tries: cython.int
        kinds: cython.ulonglong
        one: cython.ulonglong = 1
        for index in range(self.hidden.count):
            self.hidden.fixed[index] = 1
            if not self.used[index]:
                self.rest[size] = index
                size += 1
        for place in range(_PLACES):
            if place < 8 and self.dealt[place]:
                continue
            tries = 1 if strict or place > 7 or not self.told[place] else 20 * _TRIES
            for _ in range(tries):
                kinds = self.seen[place] if place < 8 else 0
                for index in range(self.hidden.first[place + 1] - self.hidden.first[place]):
                    other = done + index + self.luck.below(size - done - index)
                    token = self.rest[other]
                    self.rest[other] = self.rest[done + index]
                    self.rest[done + index] = token
                    self.hidden.lie[self.hidden.first[place] + index] = self.hidden.kind[token]
                    kinds |= one << self.hidden.kind[token]
                if place > 7 or not self.told[place] or self.best(kinds) == self.told[place]:
                    break
                if strict:
                    return False
            done += self.hidden.first[place + 1] - self.hidden.first[place]
        return True

    def deal_rare(self, seat: cython.int) -> cython.bint:
        """Draws a hand with a best set of one, or of four and more, every such hand alike; says whether it did."""
        for _ in range(_TRIES):
            if self.told[seat] == 1:
                if self.draw_apart(self.hidden.first[seat + 1] - self.hidden.first[seat]):
                    return True
            elif self.draw_line(self.told[seat], self.hidden.first[seat + 1] - self.hidden.first[seat]):
                return True
        return False

    def count_lines(self) -> cython.void:
        """In how many ways so many different tiles come from a line: for each of the twelve, from each kind on."""
        group: cython.int
        at: cython.int
        index: cython.int
        need: cython.int
        kind: cython.int
        for group in range(12):
            at = 49 * group
            for need in range(7):
                self.ways[at + 42 + need] = 1.0 if need == 0 else 0.0
            for index in range(5, -1, -1):
                kind = 6 * group + index if group < 6 else 6 * index + group - 6
                for need in range(7):
                    self.ways[at + 7 * index + need] = self.ways[at + 7 * index + 7 + need]
                    if need:
                        self.ways[at + 7 * index + need] += (
                            self.hidden.copies_of[kind] * self.ways[at + 7 * index + 6 + need]
                        )

    def draw_line(self, need: cython.int, size: cython.int) -> cython.bint:
        """Tries a hand with so many of one line, four at least, and any others; there is only one such line in it."""
        group: cython.int
        index: cython.int
        kind: cython.int
        token: cython.int
        count: cython.int = 0
        twice: cython.int = 1
        at: cython.int
        luck: cython.double = 0.0
        kinds: cython.ulonglong = 0
        one: cython.ulonglong = 1
        if size < need:
            return False
        for group in range(12):
            luck += self.ways[49 * group + need]
        if luck <= 0.0:
            return False
        luck *= self.luck.part()
        group = 0
        while group < 11 and luck >= self.ways[49 * group + need]:
            luck -= self.ways[49 * group + need]
            group += 1
        at = 49 * group
        for index in range(6):
            if need == 0:
                break
            kind = 6 * group + index if group < 6 else 6 * index + group - 6
            if self.luck.part() * self.ways[at + 7 * index + need] >= self.ways[at + 7 * index + 7 + need]:
                if not self.hidden.copies_of[kind]:
                    return False
                need -= 1
                self.hand[count] = self.copy_left(kind, self.luck.below(self.hidden.copies_of[kind]), 0)
                count += 1
        if need:
            return False
        need = count
        while count < size:
            token = self.luck.below(self.hidden.count)
            if not self.used_in(token, count):
                self.hand[count] = token
                count += 1
        for index in range(size):
            kinds |= one << self.hidden.kind[self.hand[index]]
        if self.best(kinds) != need:
            return False
        # A hand with a tile of the line twice is drawn in as many ways as there are tiles to call the line's own.
        for index in range(need):
            count = 1
            for token in range(need, size):
                count += self.hidden.kind[self.hand[token]] == self.hidden.kind[self.hand[index]]
            twice *= count
        return twice == 1 or self.luck.below(twice) == 0

    def draw_apart(self, size: cython.int) -> cython.bint:
        """Tries a hand in which only identical tiles share anything."""
        index: cython.int
        kind: cython.int
        total: cython.int
        apart: cython.int = 0
        most: cython.int
        pick: cython.int
        rows: cython.int = 0
        columns: cython.int = 0
        held: cython.ulonglong = 0
        one: cython.ulonglong = 1
        weight: cython.double = 1.0
        for index in range(size):
            total = 0
            for kind in range(36):
                total += self.fitting(kind, held, rows, columns, index)
            if total == 0:
                return False
            if index:
                # The most there can be: as few different kinds as so many tiles need.
                apart = (index + self.hidden.copies - 1) // self.hidden.copies
                most = self.hidden.copies * ((6 - apart) * (6 - apart) + apart) - index
                weight *= total
                weight /= most if most < self.hidden.count - index else self.hidden.count - index
            pick = self.luck.below(total)
            for kind in range(36):
                total = self.fitting(kind, held, rows, columns, index)
                if pick < total:
                    break
                pick -= total
            held |= one << kind
            rows |= 1 << kind // 6
            columns |= 1 << kind % 6
            self.hand[index] = self.copy_left(kind, pick, index)
        return self.luck.part() < weight

    def fitting(
        self,
        kind: cython.int,
        held: cython.ulonglong,
        rows: cython.int,
        columns: cython.int,
        count: cython.int,
    ) -> cython.int:
        """How many tiles of this kind may join a hand in which only identical tiles share anything."""
        index: cython.int
        left: cython.int = self.hidden.copies_of[kind]
        if held >> kind & 1:
            for index in range(count):
                left -= self.hidden.kind[self.hand[index]] == kind
            return left
        if rows >> (kind // 6) & 1 or columns >> (kind % 6) & 1:
            return 0
        return left

    def copy_left(self, kind: cython.int, pick: cython.int, count: cython.int) -> cython.int:
        """One of the tiles of a kind that are not among the first so many of the hand."""
        index: cython.int
        for index in range(self.hidden.begin[kind], self.hidden.begin[kind] + self.hidden.copies_of[kind]):
            if self.used_in(index, count):
                continue
            if pick == 0:
                return index
            pick -= 1
        return 0

    def used_in(self, token: cython.int, count: cython.int) -> cython.bint:
        """Says whether a tile is among the first so many of the hand."""
        index: cython.int
        times: cython.int = 0
        for index in range(count):
            times += self.hand[index] == token
        return times > 0
