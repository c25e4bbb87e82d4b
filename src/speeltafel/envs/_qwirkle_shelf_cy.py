"""Many tables of Qwirkle in little memory, and one kernel that each in turn is taken out into.

A table that is put back leaves nothing on the kernel's board. What is kept of it are its tiles in the order they were
laid, and for every cell of the frontier the runs that end there: all that laying on and finding plays look at. Nothing
can be lifted that was laid before a table was put back.
"""

from __future__ import annotations

import cython

from speeltafel.bots.qwirkle._deal_cy import Deal
from speeltafel.games.qwirkle._board_cy import zeros

# Each tile after the first brings two cells of frontier at the most, beside the one it takes.
_EDGES = cython.declare(cython.int, 224)
_CELLS = cython.declare(cython.int, 224 + 128)
_BYTES = cython.declare(cython.int, 128 + 128 + 64)
_NUMBERS = cython.declare(cython.int, 32)

SIZE = 224 * 72 + (224 + 128) * 2 + (128 + 128 + 64) + 32 * 4 + 12 * 8
"""Bytes a table."""


class Shelf:
    """So many tables by number; `out` is the one in the kernel now, or -1."""

    def __init__(self, deal: Deal, count: int) -> None:
        self.board = deal.board
        self.deal = deal
        self.luck = deal.luck
        self.count = count
        self.runs = zeros("Q", count * 224 * 9)
        self.cells = zeros("H", count * (224 + 128))
        self.tiles = zeros("B", count * (128 + 128 + 64))
        self.numbers = zeros("i", count * 32)
        self.words = zeros("Q", count * 12)
        self.out = -1
        self.laid = 0

    def take_out(self, table: cython.int) -> cython.void:
        """Lays a table into the kernel, whose board is empty."""
        index: cython.int
        cell: cython.int
        tile: cython.int
        seat: cython.int
        edge: cython.int = table * _EDGES * 9
        cells: cython.int = table * _CELLS
        bytes_: cython.int = table * _BYTES
        numbers: cython.int = table * _NUMBERS
        run: cython.ulonglong[::1] = self.board.run
        ban: cython.ulonglong[::1] = self.board.ban
        fit: cython.ulonglong[::1] = self.board.fit
        runs: cython.ulonglong[::1] = self.runs
        tiles: cython.uchar[::1] = self.tiles
        bag: cython.int[::1] = self.deal.bag
        self.out = table
        self.board.laid = self.numbers[numbers]
        self.board.edge_count = self.numbers[numbers + 1]
        for index in range(self.board.laid):
            cell = self.cells[cells + _EDGES + index]
            tile = tiles[bytes_ + index]
            self.board.order[index] = cell
            self.board.at[cell] = tile + 1
            self.board.out[tile] += 1
        for index in range(self.board.edge_count):
            cell = self.cells[cells + index]
            self.board.edge[index] = cell
            self.board.slot[cell] = index + 1
            run[4 * cell] = runs[edge]
            run[4 * cell + 1] = runs[edge + 1]
            run[4 * cell + 2] = runs[edge + 2]
            run[4 * cell + 3] = runs[edge + 3]
            ban[4 * cell] = runs[edge + 4]
            ban[4 * cell + 1] = runs[edge + 5]
            ban[4 * cell + 2] = runs[edge + 6]
            ban[4 * cell + 3] = runs[edge + 7]
            fit[cell] = runs[edge + 8]
            edge += 9
        self.laid = self.board.laid
        self.deal.bag_count = self.numbers[numbers + 2]
        self.deal.mover = self.numbers[numbers + 3]
        self.deal.over = self.numbers[numbers + 4]
        self.deal.turns = self.numbers[numbers + 5]
        for index in range(self.deal.bag_count):
            bag[index] = tiles[bytes_ + 128 + index]
        for seat in range(self.deal.seats):
            self.deal.sizes[seat] = self.numbers[numbers + 6 + seat]
            self.deal.points[seat] = self.numbers[numbers + 14 + seat]
            for index in range(8 * seat, 8 * seat + self.deal.sizes[seat]):
                self.deal.hands[index] = tiles[bytes_ + 256 + index]
        self.luck.word = self.words[12 * table]

    def put_back(self, table: cython.int) -> cython.void:
        """Keeps the table that lies in the kernel, and leaves the board empty."""
        index: cython.int
        cell: cython.int
        seat: cython.int
        edge: cython.int = table * _EDGES * 9
        cells: cython.int = table * _CELLS
        bytes_: cython.int = table * _BYTES
        numbers: cython.int = table * _NUMBERS
        run: cython.ulonglong[::1] = self.board.run
        ban: cython.ulonglong[::1] = self.board.ban
        fit: cython.ulonglong[::1] = self.board.fit
        runs: cython.ulonglong[::1] = self.runs
        tiles: cython.uchar[::1] = self.tiles
        bag: cython.int[::1] = self.deal.bag
        self.numbers[numbers] = self.board.laid
        self.numbers[numbers + 1] = self.board.edge_count
        for index in range(self.laid, self.board.laid):
            cell = self.board.order[index]
            self.cells[cells + _EDGES + index] = cell
            tiles[bytes_ + index] = self.board.at[cell] - 1
        for index in range(self.board.edge_count):
            cell = self.board.edge[index]
            self.cells[cells + index] = cell
            runs[edge] = run[4 * cell]
            runs[edge + 1] = run[4 * cell + 1]
            runs[edge + 2] = run[4 * cell + 2]
            runs[edge + 3] = run[4 * cell + 3]
            runs[edge + 4] = ban[4 * cell]
            runs[edge + 5] = ban[4 * cell + 1]
            runs[edge + 6] = ban[4 * cell + 2]
            runs[edge + 7] = ban[4 * cell + 3]
            runs[edge + 8] = fit[cell]
            edge += 9
        self.numbers[numbers + 2] = self.deal.bag_count
        self.numbers[numbers + 3] = self.deal.mover
        self.numbers[numbers + 4] = self.deal.over
        self.numbers[numbers + 5] = self.deal.turns
        for index in range(self.deal.bag_count):
            tiles[bytes_ + 128 + index] = bag[index]
        for seat in range(self.deal.seats):
            self.numbers[numbers + 6 + seat] = self.deal.sizes[seat]
            self.numbers[numbers + 14 + seat] = self.deal.points[seat]
            for index in range(8 * seat, 8 * seat + self.deal.sizes[seat]):
                tiles[bytes_ + 256 + index] = self.deal.hands[index]
        self.words[12 * table] = self.luck.word
        self.clear()

    def clear(self) -> cython.void:
        """Takes every tile and every cell of the frontier off the kernel's board."""
        index: cython.int
        side: cython.int
        cell: cython.int
        run: cython.ulonglong[::1] = self.board.run
        ban: cython.ulonglong[::1] = self.board.ban
        fit: cython.ulonglong[::1] = self.board.fit
        for index in range(self.board.edge_count):
            cell = self.board.edge[index]
            self.board.slot[cell] = 0
            fit[cell] = 0
            for side in range(4 * cell, 4 * cell + 4):
                run[side] = 0
                ban[side] = 0
        for index in range(self.board.laid):
            cell = self.board.order[index]
            self.board.out[self.board.at[cell] - 1] -= 1
            self.board.at[cell] = 0
        for index in range(self.laid, self.board.laid):
            cell = self.board.order[index]
            fit[cell] = 0
            for side in range(4 * cell, 4 * cell + 4):
                run[side] = 0
                ban[side] = 0
        self.board.edge_count = 0
        self.board.laid = 0
        self.laid = 0
        self.out = -1

    def copy(self, other: Shelf, source: cython.int, target: cython.int) -> cython.void:
        """Copies a table of another shelf to a place here."""
        index: cython.int
        for index in range(9 * other.numbers[source * _NUMBERS + 1]):
            self.runs[target * _EDGES * 9 + index] = other.runs[source * _EDGES * 9 + index]
        for index in range(_CELLS):
            self.cells[target * _CELLS + index] = other.cells[source * _CELLS + index]
        for index in range(_BYTES):
            self.tiles[target * _BYTES + index] = other.tiles[source * _BYTES + index]
        for index in range(_NUMBERS):
            self.numbers[target * _NUMBERS + index] = other.numbers[source * _NUMBERS + index]
        for index in range(12):
            self.words[12 * target + index] = other.words[12 * source + index]
