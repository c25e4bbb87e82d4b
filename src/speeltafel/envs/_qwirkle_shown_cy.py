"""What the mover of the table in the kernel sees, written into arrays of the caller's; and an option as a row of 16 bytes.

A window of 31 × 31 cells lies around the middle of the board. A tile's code is its kind plus one. Everything that is told
by seat begins with the mover's own and goes on in turn order. Nothing here reads another's hand or the order of the bag:
what is unseen is counted from what is seen.
"""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from speeltafel.envs._qwirkle_options_cy import QwirkleOptions
from speeltafel.envs._qwirkle_shelf_cy import Shelf
from speeltafel.games.qwirkle._board_cy import zeros

WINDOW = 31
ONES = cython.declare(cython.ulonglong, 0x010101010101)
WIDE = cython.declare(cython.int, WINDOW)
AREA = cython.declare(cython.int, WINDOW * WINDOW)


class QwirkleShown:
    """The caller's arrays, a part of each for every table."""

    def __init__(self, options: QwirkleOptions, shelf: Shelf) -> None:
        self.board = options.board
        self.deal = options.deal
        self.shelf = shelf
        self.options = options
        self.wants_codes = False
        self.wants_planes = False
        self.codes = self.planes = self.hand = self.unseen = self.sizes = zeros("B", 1)
        self.bag = self.seat = self.large = zeros("B", 1)
        self.last = zeros("Q", 2)
        self.scores = zeros("h", 1)
        self.corner = zeros("b", 1)
        self.left = 0
        self.top = 0

    def lend(self, arrays: dict[str, MutableSequence[int]]) -> None:
        """Takes the arrays to write into, flat; without `codes` and `planes` those are not written."""
        self.wants_codes = "codes" in arrays
        self.wants_planes = "planes" in arrays
        self.codes = arrays.get("codes", self.codes)
        self.planes = arrays.get("planes", self.planes)
        self.hand = arrays["hand"]
        self.unseen = arrays["unseen"]
        self.sizes = arrays["sizes"]
        self.scores = arrays["scores"]
        self.bag = arrays["bag"]
        self.seat = arrays["seat"]
        self.corner = arrays["corner"]
        self.large = arrays["large"]
        self.last = arrays["last"]

    def frame(self, table: cython.int) -> cython.void:
        """Lays the window around the middle of the board."""
        numbers: cython.int = 32 * table + 22
        self.left = (self.shelf.numbers[numbers] + self.shelf.numbers[numbers + 1] - 30) >> 1
        self.top = (self.shelf.numbers[numbers + 2] + self.shelf.numbers[numbers + 3] - 30) >> 1
        self.corner[2 * table] = self.left
        self.corner[2 * table + 1] = self.top
        self.large[table] = (
            self.shelf.numbers[numbers + 1] - self.shelf.numbers[numbers] > 30
            or self.shelf.numbers[numbers + 3] - self.shelf.numbers[numbers + 2] > 30
        )

    def show(self, table: cython.int) -> cython.void:
        """Writes what the mover sees; the window is framed."""
        index: cython.int
        x: cython.int
        y: cython.int
        cell: cython.int
        tile: cython.int
        seat: cython.int
        word: cython.ulonglong
        mover: cython.int = self.deal.mover
        first: cython.int = table * AREA
        wide: cython.int = 12 * first
        codes: cython.uchar[::1] = self.codes
        planes: cython.uchar[::1] = self.planes
        self.seat[table] = mover
        self.bag[table] = self.deal.bag_count
        for index in range(self.deal.seats):
            seat = mover + index
            if seat >= self.deal.seats:
                seat -= self.deal.seats
            self.sizes[table * self.deal.seats + index] = self.deal.sizes[seat]
            self.scores[table * self.deal.seats + index] = self.deal.points[seat]
        for index in range(36):
            self.hand[36 * table + index] = 0
            self.unseen[36 * table + index] = self.deal.copies - self.board.out[index]
        for index in range(8 * mover, 8 * mover + self.deal.sizes[mover]):
            tile = self.deal.hands[index]
            self.hand[36 * table + tile] += 1
            self.unseen[36 * table + tile] -= 1
        word = self.shelf.words[12 * table + 1]
        if word:
            self.write_play(word, self.shelf.words[12 * table + 3], word >> 56, 0, self.last, table)
        else:
            self.write_swap(0, self.last, table)
        if not self.wants_codes and not self.wants_planes:
            return
        if self.wants_codes:
            for index in range(first, first + AREA):
                codes[index] = 0
        if self.wants_planes:
            for index in range(wide, wide + 12 * AREA):
                planes[index] = 0
        for index in range(self.board.laid):
            cell = self.board.order[index]
            y = cell // 193
            x = cell - 193 * y - 96 - self.left
            y -= 96 + self.top
            if x < 0 or y < 0 or x >= WIDE or y >= WIDE:
                continue
            tile = self.board.at[cell] - 1
            cell = WIDE * y + x
            if self.wants_codes:
                codes[first + cell] = tile + 1
            if self.wants_planes:
                planes[wide + AREA * (tile // 6) + cell] = 1
                planes[wide + AREA * (6 + tile % 6) + cell] = 1

    def write_rows(self, rows: MutableSequence[int], first: cython.longlong) -> cython.void:
        """Writes every option that was sought, one row after the other from `first` on."""
        index: cython.int
        count: cython.int
        points: cython.int
        word: cython.ulonglong
        size: cython.int = self.deal.sizes[self.deal.mover] if self.deal.bag_count == 0 else 0
        for index in range(self.options.plays):
            word = self.options.finder.found[index]
            count = word >> 17 & 7
            points = word >> 56
            if count == size:
                self.write_play(
                    word, self.options.cells(word), points + self.deal.last, 1, rows, first + index
                )
            else:
                self.write_play(word, self.options.cells(word), points, 0, rows, first + index)
        for index in range(self.options.plays, self.options.count):
            self.write_swap(self.options.word(index), rows, first + index)

    def write_swap(
        self, word: cython.ulonglong, rows: MutableSequence[int], at: cython.longlong
    ) -> cython.void:
        """Writes a swap of the mover, or the pass."""
        index: cython.int
        count: cython.ulonglong = 0
        tile: cython.ulonglong
        tiles: cython.ulonglong = 0
        for index in range(6):
            if word >> index & 1:
                tile = self.deal.hands[8 * self.deal.mover + index] + 1
                tiles |= tile << 8 * count
                count += 1
        rows[2 * at] = (1 if count else 2) | count << 8 | tiles << 16
        rows[2 * at + 1] = 0

    def write_play(
        self,
        word: cython.ulonglong,
        cells: cython.ulonglong,
        points: cython.ulonglong,
        ends: cython.ulonglong,
        rows: MutableSequence[int],
        at: cython.longlong,
    ) -> cython.void:
        """Writes a play as two words: the first byte of a row is the lowest of the first word."""
        one: cython.ulonglong = 1
        count: cython.ulonglong = word >> 17 & 7
        cell: cython.int = word & 0xFFFF
        y: cython.int = cell // 193
        x: cython.int = cell - 193 * y - 96
        column: cython.int = x - self.left
        line: cython.int
        tiles: cython.ulonglong = (
            (word >> 20 & 63)
            | (word >> 26 & 63) << 8
            | (word >> 32 & 63) << 16
            | (word >> 38 & 63) << 24
            | (word >> 44 & 63) << 32
            | (word >> 50 & 63) << 40
        )
        y -= 96
        line = y - self.top
        if column < 0 or line < 0 or column >= WIDE or line >= WIDE:
            column = line = 255
        rows[2 * at] = count << 8 | (tiles + (ONES & ((one << 8 * count) - 1))) << 16
        rows[2 * at + 1] = (
            points
            | cython.cast(cython.ulonglong, x & 255) << 8
            | cython.cast(cython.ulonglong, y & 255) << 16
            | (word >> 16 & 1) << 24
            | cells << 32
            | cython.cast(cython.ulonglong, column) << 40
            | cython.cast(cython.ulonglong, line) << 48
            | ends << 56
        )
