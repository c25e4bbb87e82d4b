"""Many tables of Qwinn!, stepped together by one call without Python's lock.

What throws are worth, which ways are open and which dice may be kept comes in tables made by the rules (`many_qwinn`).
A step is one choice of a learner at every table, and the throw or the other's turn that follows. A game that ends is told
with its results and followed by the next one at once: points and results of a step are those of the game it began in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import cython

from speeltafel.envs._sown_cy import sow
from speeltafel.games.qwirkle._board_cy import row, zeros
from speeltafel.games.qwirkle._luck_cy import Luck

KEEPS = 420
USES = 7
_KEEPS = cython.declare(cython.int, KEEPS)
_USES = cython.declare(cython.int, USES)
_ACTIONS = cython.declare(cython.int, KEEPS + 12 * USES + 1)
# Of each table: places, points and boycotts of both seats, mover, set of whites, red, throws left, decisions, games.
_STATE = cython.declare(cython.int, 12)


class QwinnKernel:
    """The tables, their actions packed one after the other, and what a step brought."""

    def __init__(self, numbers: dict[str, Any], count: int, rivals: Sequence[int], longest: int) -> None:
        self.luck = Luck()
        self.count = count
        self.longest = longest
        self.first = numbers["first"]
        self.spaces = numbers["spaces"]
        self.topper = numbers["topper"]
        self.target = numbers["target"]
        self.cap = numbers["cap"]
        self.rivals_at = row("i", rivals)
        self.learner = [*rivals].index(0)
        self.keeps_ends = False
        self.throws_under = row("i", numbers["throws_under"])
        self.kind_of = row("i", numbers["kind_of"])
        self.worth = row("i", numbers["worth"])
        self.ways = row("i", numbers["ways"])
        self.dice_of = row("i", numbers["dice_of"])
        self.size_of = row("i", numbers["size_of"])
        self.set_of = row("i", numbers["set_of"])
        self.parts = row("i", numbers["parts"])
        self.part_from = row("i", numbers["part_from"])
        self.state = zeros("i", 12 * count)
        self.words = zeros("Q", count)
        self.found = zeros("i", 512)
        self.thrown = zeros("i", 4)
        self.found_count = 0
        self.seed = 0
        self.wants_mask = False
        self.mask = self.done = self.cut = zeros("B", 1)
        self.dice = self.place = self.boycott = self.throws = self.seat = zeros("B", 1)
        self.ids = self.scores = self.points = self.finals = zeros("h", 1)
        self.offsets = zeros("q", 1)
        self.results = zeros("f", 1)
        self.lengths = zeros("i", 1)

    def lend(self, arrays: dict[str, Any]) -> None:
        """Takes the arrays to write into, flat; without `mask` that is not written.

        What is seen may have twice as many rows: the later ones keep what the first learner saw of a game at its end.
        """
        self.keeps_ends = len(arrays["seat"]) == 2 * self.count
        self.wants_mask = "mask" in arrays
        self.mask = arrays.get("mask", self.mask)
        self.ids = arrays["ids"]
        self.offsets = arrays["offsets"]
        self.dice = arrays["dice"]
        self.place = arrays["place"]
        self.boycott = arrays["boycott"]
        self.scores = arrays["scores"]
        self.throws = arrays["throws"]
        self.seat = arrays["seat"]
        self.points = arrays["points"]
        self.results = arrays["results"]
        self.done = arrays["done"]
        self.cut = arrays["cut"]
        self.finals = arrays["finals"]
        self.lengths = arrays["lengths"]

    def reset(self, seed: int) -> None:
        """Begins every table's first game."""
        table: cython.int
        self.seed = seed & 0xFFFFFFFFFFFFFFFF
        with cython.nogil:
            self.offsets[0] = 0
            for table in range(self.count):
                self.state[_STATE * table + 11] = 0
                self.begin(table)
                self.settle(table)

    def step(self, choices: Any) -> int:
        """Plays the choice of every table, a number below that of its actions; the first table whose number is none, or -1."""
        table: cython.int
        at: cython.longlong
        taken: cython.longlong[::1] = choices
        for table in range(self.count):
            at = self.offsets[table]
            if taken[table] < 0 or taken[table] >= self.offsets[table + 1] - at:
                return int(table)
        with cython.nogil:
            at = 0
            for table in range(self.count):
                self.done[table] = self.cut[table] = 0
                self.points[2 * table] = self.points[2 * table + 1] = 0
                taken[table] = self.ids[self.offsets[table] + taken[table]]
            for table in range(self.count):
                self.luck.word = self.words[table]
                self.act(table, taken[table])
                self.settle(table)
        return -1

    def begin(self, table: cython.int) -> cython.void:
        """A new game: both pawns on Topper, and the lot."""
        at: cython.int = _STATE * table
        index: cython.int
        sow(self.luck, self.seed, table, self.state[at + 11])
        for index in range(11):
            self.state[at + index] = 0
        self.state[at] = self.state[at + 1] = self.topper
        self.next_turn(at, self.first if self.first >= 0 else self.luck.below(2))

    def next_turn(self, at: cython.int, seat: cython.int) -> cython.void:
        """The turn of a seat begins with a throw of all dice, unless the game is over."""
        self.state[at + 6] = seat
        self.state[at + 9] = self.throws_under[self.state[at + 4 + seat]]
        if not self.is_over(at):
            self.throw_rest(at, 0, 0)

    def throw_rest(self, at: cython.int, kept: cython.int, red: cython.int) -> cython.void:
        """Throws the dice that are not kept: a set of whites, and the red one or 0."""
        index: cython.int
        code: cython.int = 0
        size: cython.int = self.size_of[kept]
        die: cython.int
        place: cython.int
        for index in range(4):
            die = self.dice_of[4 * kept + index] if index < size else 1 + self.luck.below(6)
            place = index
            while place > 0 and self.thrown[place - 1] > die:
                self.thrown[place] = self.thrown[place - 1]
                place -= 1
            self.thrown[place] = die
        for index in range(4):
            code = 7 * code + self.thrown[index]
        self.state[at + 7] = self.set_of[code]
        self.state[at + 8] = red if red else 1 + self.luck.below(6)
        self.state[at + 9] -= 1

    def seek(self, at: cython.int) -> cython.void:
        """Finds the ids of what the mover may do: keeps, then ways to go, then to fail."""
        index: cython.int
        bits: cython.int
        kind: cython.int
        id: cython.int
        seat: cython.int = self.state[at + 6]
        whites: cython.int = self.state[at + 7]
        red: cython.int = self.state[at + 8]
        ways: cython.int
        self.found_count = 0
        if self.state[at + 9] > 0:
            for index in range(self.part_from[whites], self.part_from[whites + 1]):
                self.found[self.found_count] = self.parts[index]
                self.found_count += 1
        kind = self.kind_of[red]
        ways = (self.state[at + seat] * 4 + self.state[at + 4 + seat]) * 4 + self.state[at + 5 - seat]
        ways = (ways * 7 + red) * self.spaces
        for index in range(self.spaces):
            bits = self.ways[ways + index]
            if bits == 0 or self.worth[(whites * 7 + red) * self.spaces + index] < 0:
                continue
            id = _KEEPS + _USES * index
            if bits & 1:
                self.found[self.found_count] = id
                self.found_count += 1
            if bits & 2:
                self.found[self.found_count] = id + kind
                self.found_count += 1
            if bits & 4:
                self.found[self.found_count] = id + 3 + kind
                self.found_count += 1
        self.found[self.found_count] = _ACTIONS - 1
        self.found_count += 1

    def worth_of(self, at: cython.int, id: cython.int) -> cython.int:
        """What a space brings with the dice that lie, 0 for a keep, and what it costs to fail."""
        seat: cython.int = self.state[at + 6]
        total: cython.int
        index: cython.int
        if id < _KEEPS:
            return 0
        if id == _ACTIONS - 1:
            if self.state[at + 4 + seat] != 2:
                return 0
            total = self.state[at + 8]
            for index in range(4):
                total += self.dice_of[4 * self.state[at + 7] + index]
            return -total if total < self.state[at + 2 + seat] else -self.state[at + 2 + seat]
        index = (self.state[at + 7] * 7 + self.state[at + 8]) * self.spaces + (id - _KEEPS) // _USES
        total = self.state[at + 2 + seat] + self.worth[index]
        if self.cap > 0 and total > self.cap:
            total = self.cap
        return total - self.state[at + 2 + seat]

    def rival_choice(self, at: cython.int, rival: cython.int) -> cython.int:
        """By lot, or the most points with ties by lot."""
        index: cython.int
        points: cython.int
        most: cython.int = -9999
        alike: cython.int = 0
        best: cython.int = 0
        if rival == 1:
            return self.found[self.luck.below(self.found_count)]
        for index in range(self.found_count):
            points = self.worth_of(at, self.found[index])
            if points > most:
                most = points
                alike = 0
            if points == most:
                alike += 1
                if self.luck.below(alike) == 0:
                    best = self.found[index]
        return best

    def act(self, table: cython.int, id: cython.int) -> cython.void:
        """Does what the mover has chosen, with the throw that follows."""
        at: cython.int = _STATE * table
        seat: cython.int = self.state[at + 6]
        use: cython.int
        points: cython.int
        self.state[at + 10] += 1
        if id < _KEEPS:
            self.throw_rest(at, id >> 1, self.state[at + 8] if id & 1 else 0)
            return
        points = self.worth_of(at, id)
        self.state[at + 2 + seat] += points
        if not self.done[table]:
            self.points[2 * table + seat] += points
        if id == _ACTIONS - 1:
            self.state[at + 5 - seat] = 0
        else:
            self.state[at + seat] = (id - _KEEPS) // _USES
            use = (id - _KEEPS) % _USES
            if use > 3:
                self.state[at + 4 + seat] = 0
            elif use > 0:
                self.state[at + 5 - seat] = use
        self.next_turn(at, 1 - seat)

    def is_over(self, at: cython.int) -> cython.bint:
        """Says whether somebody has the points and no boycott."""
        return (self.state[at + 2] >= self.target and self.state[at + 4] == 0) or (
            self.state[at + 3] >= self.target and self.state[at + 5] == 0
        )

    def settle(self, table: cython.int) -> cython.void:
        """Goes on to the next decision of a learner, and tells it."""
        at: cython.int = _STATE * table
        rival: cython.int
        while True:
            if self.is_over(at) or self.state[at + 10] >= self.longest:
                self.finish(table)
            self.seek(at)
            rival = self.rivals_at[self.state[at + 6]]
            if rival == 0:
                break
            self.act(table, self.rival_choice(at, rival))
        self.words[table] = self.luck.word
        self.tell(table)

    def finish(self, table: cython.int) -> cython.void:
        """Tells the results of a game that is over, and begins the next one."""
        at: cython.int = _STATE * table
        seat: cython.int
        wins: cython.int = 0
        self.done[table] = 1
        self.cut[table] = not self.is_over(at)
        if self.keeps_ends:
            self.show(at, self.count + table, self.learner)
        self.lengths[table] = self.state[at + 10]
        for seat in range(2):
            self.finals[2 * table + seat] = self.state[at + 2 + seat]
            if self.state[at + 2 + seat] >= self.target and self.state[at + 4 + seat] == 0:
                wins += 1 - 2 * seat
        self.results[2 * table] = wins
        self.results[2 * table + 1] = -wins
        self.state[at + 11] += 1
        self.begin(table)

    def tell(self, table: cython.int) -> cython.void:
        """Packs the actions found behind those of the table before, and writes what is seen."""
        at: cython.int = _STATE * table
        index: cython.int
        first: cython.longlong = self.offsets[table]
        for index in range(self.found_count):
            self.ids[first + index] = self.found[index]
        self.offsets[table + 1] = first + self.found_count
        if self.wants_mask:
            self.write_mask(table)
        self.show(at, table, self.state[at + 6])

    def show(self, at: cython.int, place: cython.int, seat: cython.int) -> cython.void:
        """Writes what a seat sees into a row of the arrays."""
        index: cython.int
        self.seat[place] = seat
        self.throws[place] = self.state[at + 9]
        for index in range(4):
            self.dice[5 * place + index] = self.dice_of[4 * self.state[at + 7] + index]
        self.dice[5 * place + 4] = self.state[at + 8]
        for index in range(2):
            self.place[2 * place + index] = self.state[at + seat]
            self.scores[2 * place + index] = self.state[at + 2 + seat]
            self.boycott[2 * place + index] = self.state[at + 4 + seat]
            seat = 1 - seat

    def write_mask(self, table: cython.int) -> cython.void:
        """One for every id that was found."""
        index: cython.int
        first: cython.int = _ACTIONS * table
        mask: cython.uchar[::1] = self.mask
        for index in range(first, first + _ACTIONS):
            mask[index] = 0
        for index in range(self.found_count):
            mask[first + self.found[index]] = 1

    def save(self, tables: Sequence[int]) -> list[tuple[int, ...]]:
        """Copies of these tables."""
        return [
            (*[self.state[12 * table + index] for index in range(12)], self.words[table]) for table in tables
        ]

    def restore(self, kept: Sequence[tuple[int, ...]], tables: Sequence[int]) -> None:
        """Lays copies on these tables, and tells every table anew."""
        table: cython.int
        for place, numbers in zip(tables, kept, strict=True):
            for index in range(12):
                self.state[12 * place + index] = numbers[index]
            self.words[place] = numbers[12]
        for table in range(self.count):
            self.luck.word = self.words[table]
            self.settle(table)

    def sow_again(self, tables: Sequence[int], seed: int) -> None:
        """Gives these tables other luck from now on."""
        for place in tables:
            sow(self.luck, seed & 0xFFFFFFFFFFFFFFFF, place, self.state[12 * place + 10])
            self.words[place] = self.luck.word
