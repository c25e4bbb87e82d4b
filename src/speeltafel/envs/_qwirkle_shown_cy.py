"""What the mover of the table in the kernel sees, written into arrays of the caller's; and an option as a row of 16 bytes.

A window of 31 × 31 cells lies around the middle of the board. A tile's code is its kind plus one. Everything that is told
by seat begins with the mover's own and goes on in turn order. Nothing here reads another's hand or the order of the bag:
what is unseen is counted from what is seen.
"""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from speeltafel.bots.qwirkle._candidates_cy import SWAP_BIT
from speeltafel.envs._qwirkle_options_cy import QwirkleOptions
from speeltafel.envs._qwirkle_shelf_cy import Shelf
from speeltafel.games.qwirkle._board_cy import ROW, zeros

WINDOW = 31
SWAP = cython.declare(cython.ulonglong, SWAP_BIT)
SIDE = cython.declare(cython.int, ROW)
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
        self.bag = self.seat = self.large = self.last = zeros("B", 1)
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
        self.write_row(
            self.shelf.words[12 * table + 1], self.shelf.words[12 * table + 3], -1, self.last, 16 * table
        )
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

    def write_row(
        self,
        word: cython.ulonglong,
        cells: cython.int,
        points: cython.int,
        rows: MutableSequence[int],
        at: cython.longlong,
    ) -> cython.void:
        """Writes an option of the mover; of a play in the past, with `points` -1, those it brought by its lines."""
        index: cython.int
        x: cython.int
        y: cython.int
        cell: cython.int
        count: cython.int = 0
        first: cython.int = 8 * self.deal.mover
        tiles: cython.ulonglong
        if word & SWAP or word == 0:
            for index in range(2, 16):
                rows[at + index] = 0
            for index in range(6):
                if word >> index & 1:
                    rows[at + 2 + count] = self.deal.hands[first + index] + 1
                    count += 1
            rows[at] = 1 if count else 2
            rows[at + 1] = count
            return
        count = word >> 17 & 7
        tiles = word >> 20
        rows[at] = 0
        rows[at + 1] = count
        for index in range(6):
            if index < count:
                rows[at + 2 + index] = (tiles & 63) + 1
                tiles >>= 6
            else:
                rows[at + 2 + index] = 0
        cell = word & 0xFFFF
        y = cell // 193
        x = cell - 193 * y - 96
        y -= 96
        rows[at + 8] = points if points >= 0 else word >> 56
        rows[at + 9] = x & 255
        rows[at + 10] = y & 255
        rows[at + 11] = word >> 16 & 1
        rows[at + 12] = cells
        x -= self.left
        y -= self.top
        if x < 0 or y < 0 or x >= WIDE or y >= WIDE:
            x = y = 255
        rows[at + 13] = x
        rows[at + 14] = y
        rows[at + 15] = points >= 0 and self.deal.bag_count == 0 and count == self.deal.sizes[self.deal.mover]
