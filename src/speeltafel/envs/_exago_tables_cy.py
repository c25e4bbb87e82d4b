"""Many tables of Exago, stepped together by one call without Python's lock.

Every table is a row of bytes for its stones and a few numbers; for its turn it is laid into one position under all rules.
A step is one whole action of a learner at every table, and the turns of the opponents inside the kernel after it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import cython

from speeltafel.envs._sown_cy import sow
from speeltafel.games.exago._play_cy import ExagoPosition
from speeltafel.games.exago._turn_cy import packed
from speeltafel.games.qwirkle._board_cy import row, zeros
from speeltafel.games.qwirkle._luck_cy import Luck

# Where the parts of an action's number begin, as `packed` writes it.
_PASS = cython.declare(cython.int, packed(-1))
_LOW = cython.declare(cython.int, packed(0, 0) - 1)
_ORIGIN = cython.declare(cython.int, packed(0, 0).bit_length() - 1)
_STAYS = cython.declare(cython.int, packed(0, -1, 0).bit_length() - 1)
# Of each table: hands of eight seats, mover, quiet moves, last cell, positions in its history, games, decisions.
_NUMBERS = cython.declare(cython.int, 16)


class ExagoTables:
    """The tables, their actions packed one after the other, and what a step brought."""

    def __init__(
        self,
        position: ExagoPosition,
        numbers: dict[str, Any],
        count: int,
        rivals: Sequence[int],
        longest: int,
    ) -> None:
        self.position = position
        self.turns = position.turns
        self.stones = position.stones
        self.luck = Luck()
        self.count = count
        self.cells = numbers["cells"]
        self.seats = len(rivals)
        self.longest = longest
        self.occurrences = numbers["occurrences"]
        self.moves = numbers["moves"]
        self.rivals_at = row("i", rivals)
        self.learner = [*rivals].index(0)
        self.keeps_ends = False
        self.stock = row("i", numbers["stones"])
        self.beginners = row("i", numbers["beginners"])
        self.beginner_count = len(numbers["beginners"])
        self.board = zeros("B", count * self.cells)
        self.numbers = zeros("i", count * 16)
        self.history = zeros("Q", count * (longest + 1))
        self.words = zeros("Q", count)
        self.seed = 0
        self.room = 256 * count
        self.codes = zeros("i", self.room)
        self.chosen = zeros("i", count)
        self.more: Callable[[int], Any] | None = None
        self.wants_origins = False
        self.origins = self.seen = self.hands = self.seat = self.done = self.cut = zeros("B", 1)
        self.rows = self.quiet = self.last = self.points = self.finals = zeros("h", 1)
        self.offsets = zeros("q", 1)
        self.results = zeros("f", 1)
        self.lengths = zeros("i", 1)

    def lend(self, arrays: dict[str, Any], more: Callable[[int], Any]) -> None:
        """Takes the arrays to write into, flat; `more(n)` makes room for n rows, and is asked for it when there is none.

        What is seen may have twice as many rows: the later ones keep what the first learner saw of a game at its end.
        """
        self.keeps_ends = len(arrays["seat"]) == 2 * self.count
        self.wants_origins = "origins" in arrays
        self.origins = arrays.get("origins", self.origins)
        self.rows = arrays["rows"]
        self.offsets = arrays["offsets"]
        self.seen = arrays["stones"]
        self.hands = arrays["hands"]
        self.seat = arrays["seat"]
        self.quiet = arrays["quiet"]
        self.last = arrays["last"]
        self.points = arrays["points"]
        self.results = arrays["results"]
        self.done = arrays["done"]
        self.cut = arrays["cut"]
        self.finals = arrays["finals"]
        self.lengths = arrays["lengths"]
        self.more = more

    def reset(self, seed: int) -> None:
        """Begins every table's first game."""
        table: cython.int
        self.seed = seed & 0xFFFFFFFFFFFFFFFF
        with cython.nogil:
            self.offsets[0] = 0
            for table in range(self.count):
                self.numbers[_NUMBERS * table + 12] = 0
                self.begin(table)
                self.settle(table)

    def step(self, choices: Any) -> int:
        """Plays the choice of every table, a number below that of its actions; the first table whose number is none, or -1."""
        table: cython.int
        seat: cython.int
        at: cython.longlong
        taken: cython.longlong[::1] = choices
        for table in range(self.count):
            at = self.offsets[table]
            if taken[table] < 0 or taken[table] >= self.offsets[table + 1] - at:
                return int(table)
            self.chosen[table] = self.codes[at + taken[table]]
        with cython.nogil:
            for table in range(self.count):
                self.done[table] = self.cut[table] = 0
                for seat in range(self.seats):
                    self.points[table * self.seats + seat] = 0
                self.take_out(table)
                if self.act(table, self.chosen[table]):
                    self.begin(table)
                self.settle(table)
        return -1

    def begin(self, table: cython.int) -> cython.void:
        """A new game: all stones in hand, and the lot."""
        index: cython.int
        at: cython.int = _NUMBERS * table
        sow(self.luck, self.seed, table, self.numbers[at + 12])
        self.stones.clear()
        self.turns.top = 0
        self.turns.quiet = 0
        for index in range(self.seats):
            self.turns.hand[index] = self.stock[index]
        self.turns.mover = self.beginners[self.luck.below(self.beginner_count)]
        self.numbers[at + 10] = -1
        self.numbers[at + 13] = 0
        self.numbers[at + 11] = 1
        self.history[table * (self.longest + 1)] = (
            self.stones.key ^ self.stones.words[self.stones.count * 6 + self.turns.mover]
        )

    def take_out(self, table: cython.int) -> cython.void:
        """Lays a table into the position."""
        cell: cython.int
        seat: cython.int
        at: cython.int = _NUMBERS * table
        self.stones.clear()
        self.turns.top = 0
        for cell in range(self.cells):
            if self.board[table * self.cells + cell]:
                self.stones.put(cell, self.board[table * self.cells + cell] - 1)
        for seat in range(self.seats):
            self.turns.hand[seat] = self.numbers[at + seat]
        self.turns.mover = self.numbers[at + 8]
        self.turns.quiet = self.numbers[at + 9]
        self.luck.word = self.words[table]

    def put_back(self, table: cython.int) -> cython.void:
        """Keeps the table that lies in the position."""
        cell: cython.int
        seat: cython.int
        at: cython.int = _NUMBERS * table
        for cell in range(self.cells):
            self.board[table * self.cells + cell] = self.stones.at[cell]
        for seat in range(self.seats):
            self.numbers[at + seat] = self.turns.hand[seat]
        self.numbers[at + 8] = self.turns.mover
        self.numbers[at + 9] = self.turns.quiet
        self.words[table] = self.luck.word

    def act(self, table: cython.int, code: cython.int) -> cython.bint:
        """The mover's action; says whether the game is over by it, which is told."""
        at: cython.int = _NUMBERS * table
        seat: cython.int = self.turns.mover
        index: cython.int
        seen: cython.int = 1
        first: cython.longlong = cython.cast(cython.longlong, table) * (self.longest + 1)
        key: cython.ulonglong
        self.turns.play(code)
        self.turns.top = 0
        self.numbers[at + 13] += 1
        if code != _PASS:
            self.numbers[at + 10] = code & _LOW
            if self.stones.run(code & _LOW, seat + 1, 0) >= self.position.need:
                self.points[table * self.seats + seat] = 1
                self.finish(table, seat, False)
                return True
        key = self.stones.key ^ self.stones.words[self.stones.count * 6 + self.turns.mover]
        for index in range(self.numbers[at + 11]):
            seen += self.history[first + index] == key
        self.history[first + self.numbers[at + 11]] = key
        self.numbers[at + 11] += 1
        if seen >= self.occurrences or self.turns.quiet >= self.moves:
            self.finish(table, -1, False)
            return True
        if self.numbers[at + 13] >= self.longest:
            self.finish(table, -1, True)
            return True
        return False

    def finish(self, table: cython.int, winner: cython.int, is_cut: cython.bint) -> cython.void:
        """Tells the results of a game that is over."""
        seat: cython.int
        self.done[table] = 1
        self.cut[table] = is_cut
        self.lengths[table] = self.numbers[_NUMBERS * table + 13]
        if self.keeps_ends:
            self.show(table, self.count + table, self.learner)
        for seat in range(self.seats):
            self.finals[table * self.seats + seat] = seat == winner
            self.results[table * self.seats + seat] = (
                0 if winner < 0 else 1 if seat == winner else -1 / cython.cast(cython.float, self.seats - 1)
            )
        self.numbers[_NUMBERS * table + 12] += 1

    def rival_choice(self, rival: cython.int) -> cython.int:
        """By lot among the actions sought; or one that completes a line, where there is one."""
        index: cython.int
        code: cython.int
        seat: cython.int = self.turns.mover
        wins: cython.int = -1
        if self.turns.found_count == 0:
            return _PASS
        if rival == 2:
            for index in range(self.turns.found_count):
                code = self.turns.found[index]
                self.turns.play(code)
                if self.stones.run(code & _LOW, seat + 1, 0) >= self.position.need:
                    wins = code
                self.turns.unplay()
            if wins >= 0:
                return wins
        return self.turns.found[self.luck.below(self.turns.found_count)]

    def settle(self, table: cython.int) -> cython.void:
        """Goes on to the next decision of a learner, which is told.

        The order in which actions are found follows from how the stones were put; so they are put in one way.
        """
        rival: cython.int
        while True:
            self.put_back(table)
            self.take_out(table)
            self.position.seek_legal()
            rival = self.rivals_at[self.turns.mover]
            if rival == 0:
                break
            if self.act(table, self.rival_choice(rival)):
                self.begin(table)
        self.tell(table)
        self.words[table] = self.luck.word

    def tell(self, table: cython.int) -> cython.void:
        """Packs the actions sought behind those of the table before, and writes what is seen."""
        index: cython.int
        code: cython.int
        cell: cython.int
        count: cython.int = self.turns.found_count
        first: cython.longlong = self.offsets[table]
        rows: cython.short[::1]
        at: cython.longlong
        if first + count + 1 > self.room:
            with cython.gil:
                self.widen(first + count + 1)
        rows = self.rows
        if self.wants_origins:
            for index in range(self.cells + 1):
                self.origins[table * (self.cells + 1) + index] = 0
        for index in range(count if count else 1):
            code = self.turns.found[index] if count else _PASS
            self.codes[first + index] = code
            at = 4 * (first + index)
            if code == _PASS:
                rows[at] = 2
                rows[at + 1] = rows[at + 2] = rows[at + 3] = -1
                cell = -1
            else:
                cell = (code >> _ORIGIN & _LOW) - 1
                rows[at] = cell >= 0
                rows[at + 1] = cell
                rows[at + 2] = code & _LOW
                rows[at + 3] = (code >> _STAYS & _LOW) - 1
            if self.wants_origins:
                self.origins[table * (self.cells + 1) + (cell if cell >= 0 else self.cells)] = 1
        self.offsets[table + 1] = first + (count if count else 1)
        self.show(table, table, self.turns.mover)

    def show(self, table: cython.int, place: cython.int, mover: cython.int) -> cython.void:
        """Writes what a seat sees of the table in the position into a row of the arrays, its own first."""
        index: cython.int
        cell: cython.int
        seat: cython.int
        seen: cython.uchar[::1] = self.seen
        for cell in range(self.cells):
            seat = self.stones.at[cell]
            if seat:
                seat -= mover
                if seat <= 0:
                    seat += self.seats
            seen[place * self.cells + cell] = seat
        for index in range(self.seats):
            seat = mover + index
            if seat >= self.seats:
                seat -= self.seats
            self.hands[place * self.seats + index] = self.turns.hand[seat]
        self.seat[place] = mover
        self.quiet[place] = self.turns.quiet
        self.last[place] = self.numbers[_NUMBERS * table + 10]

    def widen(self, need: cython.longlong) -> cython.void:
        """Makes room for more actions."""
        index: cython.longlong
        kept = self.codes
        self.room = 2 * need
        self.codes = zeros("i", self.room)
        for index in range(len(kept)):
            self.codes[index] = kept[index]
        assert self.more is not None
        self.rows = self.more(self.room)

    def save(self, tables: Sequence[int]) -> list[tuple[object, ...]]:
        """Copies of these tables."""
        kept: list[tuple[object, ...]] = []
        for table in tables:
            first = table * (self.longest + 1)
            kept.append(
                (
                    [self.board[table * self.cells + cell] for cell in range(self.cells)],
                    [self.numbers[16 * table + index] for index in range(16)],
                    [self.history[first + index] for index in range(self.numbers[16 * table + 11])],
                    self.words[table],
                )
            )
        return kept

    def restore(self, kept: Sequence[tuple[Any, ...]], tables: Sequence[int]) -> None:
        """Lays copies on these tables, and tells every table anew."""
        for place, (board, numbers, history, word) in zip(tables, kept, strict=True):
            for index, stone in enumerate(board):
                self.board[place * self.cells + index] = stone
            for index, number in enumerate(numbers):
                self.numbers[16 * place + index] = number
            for index, key in enumerate(history):
                self.history[place * (self.longest + 1) + index] = key
            self.words[place] = word
        for place in range(self.count):
            self.take_out(place)
            self.settle(place)

    def sow_again(self, tables: Sequence[int], seed: int) -> None:
        """Gives these tables other luck from now on."""
        for place in tables:
            sow(self.luck, seed & 0xFFFFFFFFFFFFFFFF, place, self.numbers[16 * place + 13])
            self.words[place] = self.luck.word
