"""Many tables of Qwirkle, stepped together by one call without Python's lock.

A step is one decision of a learner at every table, the tiles drawn after it, and the turns of the opponents inside the
kernel up to the next decision of a learner. A game that ends is told with its results, and the table is dealt anew at once:
the points of a step are those of the game that it began in, as the results are.
The luck of a game comes from the seed, the table's number and how many games it has had, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import cython

from speeltafel.bots.qwirkle._candidates_cy import SWAP_BIT
from speeltafel.bots.qwirkle._value_cy import Judge
from speeltafel.envs._qwirkle_options_cy import QwirkleOptions
from speeltafel.envs._qwirkle_rivals_cy import QwirkleRivals
from speeltafel.envs._qwirkle_shelf_cy import Shelf
from speeltafel.envs._qwirkle_shown_cy import QwirkleShown
from speeltafel.envs._sown_cy import sow
from speeltafel.games.qwirkle._board_cy import ROW, row, zeros
from speeltafel.games.qwirkle._sets_cy import best_of
from speeltafel.games.qwirkle._unseen_cy import Unseen

SWAP = cython.declare(cython.ulonglong, SWAP_BIT)
SIDE = cython.declare(cython.int, ROW)


class QwirkleTables:
    """The tables, their options packed one after the other, and what a step brought."""

    def __init__(self, judge: Judge, count: int, rivals: Sequence[int], first: int, longest: int) -> None:
        """`rivals` has a number for each seat: 0 for a learner, else the opponent; `first` begins, or -1."""
        self.board = judge.board
        self.luck = judge.deal.luck
        self.deal = judge.deal
        self.judge = judge
        self.options = QwirkleOptions(judge.deal)
        self.rivals = QwirkleRivals(self.options, judge)
        self.shelf = Shelf(judge.deal, count)
        self.shown = QwirkleShown(self.options, self.shelf)
        self.last_shown = QwirkleShown(self.options, self.shelf)
        self.wants_last = False
        self.hidden = Unseen(judge.deal.copies)
        self.count = count
        self.longest = longest
        self.first = first
        self.wants_rows = False
        self.seed = 0
        self.rivals_at = row("i", rivals)
        self.room = 256 * count
        self.words = zeros("Q", self.room)
        self.chosen = zeros("Q", count)
        self.rows = zeros("Q", 2)
        self.done = self.cut = zeros("B", 1)
        self.offsets = zeros("q", count + 1)
        self.points = self.finals = zeros("h", 1)
        self.results = zeros("f", 1)
        self.lengths = zeros("i", 1)
        self.steps = 0
        self.more: Callable[[int], Any] | None = None

    def lend(self, arrays: dict[str, Any], more: Callable[[int], Any]) -> None:
        """Takes the arrays to write into, flat; `more(n)` makes room for n rows, and is asked for it when there is none."""
        self.shown.lend(arrays)
        self.wants_rows = "rows" in arrays
        self.rows = arrays.get("rows", self.rows)
        self.offsets = arrays["offsets"]
        self.points = arrays["points"]
        self.results = arrays["results"]
        self.done = arrays["done"]
        self.cut = arrays["cut"]
        self.finals = arrays["finals"]
        self.lengths = arrays["lengths"]
        self.more = more

    def lend_last(self, arrays: dict[str, Any]) -> None:
        """Takes arrays for what the learner of each table sees of a game at its end."""
        self.last_shown.lend(arrays)
        self.wants_last = True

    def reset(self, seed: int) -> None:
        """Deals every table's first game."""
        table: cython.int
        self.seed = seed & 0xFFFFFFFFFFFFFFFF
        self.steps = 0
        with cython.nogil:
            self.offsets[0] = 0
            for table in range(self.count):
                self.shelf.words[12 * table + 2] = 0
                self.begin(table)
                self.settle(table)

    def step(self, choices: Any) -> int:
        """Plays the choice of every table, a number below that of its options; the first table whose number is none, or -1."""
        table: cython.int
        at: cython.longlong
        size: cython.longlong
        seat: cython.int
        taken: cython.longlong[::1] = choices
        for table in range(self.count):
            at = self.offsets[table]
            size = self.offsets[table + 1] - at
            if taken[table] < 0 or taken[table] >= size:
                return int(table)
            self.chosen[table] = self.words[at + taken[table]]
        with cython.nogil:
            for table in range(self.count):
                self.done[table] = self.cut[table] = 0
                for seat in range(self.deal.seats):
                    self.points[table * self.deal.seats + seat] = 0
                self.shelf.take_out(table)
                self.act(table, self.chosen[table])
                self.settle(table)
            self.steps += self.count
        return -1

    def begin(self, table: cython.int) -> cython.void:
        """Deals a new game; the largest best set begins, ties by lot."""
        seat: cython.int
        size: cython.int
        most: cython.int = 0
        alike: cython.int = 0
        numbers: cython.int = 32 * table
        sow(self.luck, self.seed, table, self.shelf.words[12 * table + 2])
        self.deal.deal_hands()
        for seat in range(self.deal.seats):
            size = best_of(self.deal.kinds_of(seat))
            if size > most:
                most = size
                alike = 0
            if size == most:
                alike += 1
                if self.luck.below(alike) == 0:
                    self.deal.mover = seat
        if self.first >= 0:
            self.deal.mover = self.first
        self.shelf.words[12 * table + 1] = 0
        self.shelf.words[12 * table + 3] = 0
        for seat in range(4, 12):
            self.shelf.words[12 * table + seat] = 0
        for seat in range(22, 27):
            self.shelf.numbers[numbers + seat] = 0
        self.shelf.laid = 0

    def act(self, table: cython.int, word: cython.ulonglong) -> cython.void:
        """The mover's turn; notes the play for those who look at it, and how far the board reaches."""
        seat: cython.int = self.deal.mover
        before: cython.int = self.board.laid
        had: cython.int = self.deal.points[seat]
        numbers: cython.int = 32 * table + 22
        if word == SWAP:
            self.shelf.words[12 * table + 4 + seat] |= self.board.open_kinds()
        elif not word & SWAP:
            self.shelf.words[12 * table + 1] = word
            self.shelf.words[12 * table + 3] = self.options.cells(word)
        self.options.play(word)
        self.shelf.numbers[numbers + 4] += 1
        if not self.done[table]:
            self.points[table * self.deal.seats + seat] += self.deal.points[seat] - had
        self.reach(table, before)

    def reach(self, table: cython.int, before: cython.int) -> cython.void:
        """Notes how far the board reaches, with the tiles laid after so many."""
        index: cython.int
        cell: cython.int
        x: cython.int
        y: cython.int
        numbers: cython.int = 32 * table + 22
        for index in range(before, self.board.laid):
            cell = self.board.order[index]
            y = cell // 193
            x = cell - 193 * y - 96
            y -= 96
            if x < self.shelf.numbers[numbers]:
                self.shelf.numbers[numbers] = x
            if x > self.shelf.numbers[numbers + 1]:
                self.shelf.numbers[numbers + 1] = x
            if y < self.shelf.numbers[numbers + 2]:
                self.shelf.numbers[numbers + 2] = y
            if y > self.shelf.numbers[numbers + 3]:
                self.shelf.numbers[numbers + 3] = y

    def settle(self, table: cython.int) -> cython.void:
        """Goes on to the next decision of a learner, which is told, and puts the table back."""
        rival: cython.int
        while True:
            if self.deal.over or self.shelf.numbers[32 * table + 26] >= self.longest:
                self.finish(table)
            self.options.seek()
            rival = self.rivals_at[self.deal.mover]
            if rival == 0:
                break
            self.act(table, self.rivals.choice(rival))
        self.tell(table)
        self.shelf.put_back(table)

    def finish(self, table: cython.int) -> cython.void:
        """Tells the results of a game that is over, and deals the next one."""
        seat: cython.int
        first: cython.int = table * self.deal.seats
        most: cython.int = -1
        winners: cython.int = 0
        part: cython.float
        self.done[table] = 1
        self.cut[table] = not self.deal.over
        self.lengths[table] = self.shelf.numbers[32 * table + 26]
        for seat in range(self.deal.seats):
            self.finals[first + seat] = self.deal.points[seat]
            if self.deal.points[seat] > most:
                most = self.deal.points[seat]
                winners = 0
            winners += self.deal.points[seat] == most
        for seat in range(self.deal.seats):
            part = (
                cython.cast(cython.float, self.deal.seats) / winners if self.deal.points[seat] == most else 0
            )
            self.results[first + seat] = (part - 1) / (self.deal.seats - 1) if self.deal.over else 0
        if self.wants_last:
            for seat in range(self.deal.seats):
                if self.rivals_at[seat] == 0:
                    self.deal.mover = seat
                    break
            self.last_shown.frame(table)
            self.last_shown.show(table)
        self.shelf.clear()
        self.shelf.words[12 * table + 2] += 1
        self.begin(table)

    def tell(self, table: cython.int) -> cython.void:
        """Packs the options sought behind those of the table before, and writes what the mover sees."""
        index: cython.int
        first: cython.longlong = self.offsets[table]
        if first + self.options.count > self.room:
            with cython.gil:
                self.widen(first + self.options.count)
        self.shown.frame(table)
        self.shown.show(table)
        for index in range(self.options.plays):
            self.words[first + index] = self.options.finder.found[index]
        for index in range(self.options.plays, self.options.count):
            self.words[first + index] = self.options.word(index)
        if self.wants_rows:
            self.shown.write_rows(self.rows, first)
        self.offsets[table + 1] = first + self.options.count

    def widen(self, need: cython.longlong) -> cython.void:
        """Makes room for more options."""
        index: cython.longlong
        kept = self.words
        self.room = 2 * need
        self.words = zeros("Q", self.room)
        for index in range(len(kept)):
            self.words[index] = kept[index]
        if self.wants_rows:
            assert self.more is not None
            self.rows = self.more(self.room)

    def note(self, features: Any, lines: Any) -> None:
        """Writes what every option leaves behind it: 16 features each, and the lines it makes by their length."""
        table: cython.int
        index: cython.int
        at: cython.longlong
        some: cython.float[::1] = features
        few: cython.uchar[::1] = lines
        wants_lines: cython.bint = len(lines) > 0
        wants_features: cython.bint = len(features) > 0
        with cython.nogil:
            for table in range(self.count):
                self.shelf.take_out(table)
                self.judge.look(self.deal.mover)
                for at in range(self.offsets[table], self.offsets[table + 1]):
                    if wants_features:
                        self.rivals.note(self.words[at])
                        for index in range(16):
                            some[16 * at + index] = self.judge.phi[index]
                    if wants_lines:
                        self.rivals.count_lines(self.words[at], few, 5 * at)
                self.shelf.clear()

    def save(self, tables: Sequence[int]) -> Shelf:
        """A copy of these tables."""
        kept: Shelf = Shelf(self.deal, len(tables))
        for place, table in enumerate(tables):
            kept.copy(self.shelf, table, place)
        return kept

    def restore(self, kept: Shelf, places: Sequence[int], tables: Sequence[int]) -> None:
        """Lays copies of these places of what was saved on these tables, and tells every table anew."""
        table: cython.int
        for place, target in zip(places, tables, strict=True):
            self.shelf.copy(kept, place, target)
        with cython.nogil:
            for table in range(self.count):
                self.shelf.take_out(table)
                self.settle(table)

    def imagine(self, tables: Sequence[int], luck: int) -> None:
        """Deals anew at these tables what their movers do not see, as likely as it can lie there for all that is announced
        and passed; what they once swapped away themselves may lie anywhere.
        """
        table: cython.int
        seat: cython.int
        index: cython.int
        for place in tables:
            table = place
            self.shelf.take_out(table)
            mover: cython.int = self.deal.mover
            counts = [self.deal.copies - self.board.out[kind] for kind in range(36)]
            for index in range(8 * mover, 8 * mover + self.deal.sizes[mover]):
                counts[self.deal.hands[index]] -= 1
            sizes = [self.deal.sizes[seat] * (seat != mover) for seat in range(self.deal.seats)]
            self.hidden.see(counts, [*sizes, *[0] * (9 - len(sizes)), self.deal.bag_count])
            for seat in range(self.deal.seats):
                if seat == mover:
                    continue
                if self.board.laid == 0:
                    self.hidden.tell(seat, best_of(self.deal.kinds_of(seat)), 0)
                if self.deal.bag_count == 0 and self.shelf.words[12 * table + 4 + seat]:
                    self.hidden.bar(seat, self.shelf.words[12 * table + 4 + seat])
            luck = (luck * 0x5851F42D4C957F2D + 0x14057B7EF767814F) & 0xFFFFFFFFFFFFFFFF
            drawn = self.hidden.drawn(luck)
            for seat in range(self.deal.seats):
                for index in range(len(drawn[seat])):
                    self.deal.hands[8 * seat + index] = drawn[seat][index]
            for index in range(self.deal.bag_count):
                self.deal.bag[index] = drawn[9][index]
            self.luck.word = luck
            self.deal.shuffle()
            self.shelf.put_back(table)

    def set_up(
        self,
        table: int,
        board: Sequence[tuple[int, int, int]],
        hands: Sequence[Sequence[int]],
        bag: Sequence[int],
        points: Sequence[int],
        mover: int,
    ) -> None:
        """Lays these tiles on a table, and tells every table anew."""
        index: cython.int
        number: cython.int = table
        self.deal.set_up(board, hands, bag, points, mover)
        self.luck.word = self.shelf.words[12 * number]
        for index in range(22, 27):
            self.shelf.numbers[32 * number + index] = 0
        for index in range(1, 12):
            if index != 2:
                self.shelf.words[12 * number + index] = 0
        self.reach(number, 0)
        self.shelf.laid = 0
        self.shelf.put_back(number)
        for index in range(self.count):
            self.shelf.take_out(index)
            self.settle(index)

    def state(self, table: int) -> dict[str, object]:
        """All of a table, for those who check: tiles with their cells, hands, bag, points, mover."""
        index: cython.int
        cell: cython.int
        number: cython.int = table
        self.shelf.take_out(number)
        board = []
        for index in range(self.board.laid):
            cell = self.board.order[index]
            board.append((cell % ROW - 96, cell // ROW - 96, self.board.at[cell] - 1))
        told: dict[str, object] = {
            "board": board,
            "hands": [sorted(self.deal.hand(seat)) for seat in range(self.deal.seats)],
            "bag": sorted([self.deal.bag[index] for index in range(self.deal.bag_count)]),
            "points": self.deal.scores(),
            "mover": self.deal.mover,
        }
        self.shelf.clear()
        return told
