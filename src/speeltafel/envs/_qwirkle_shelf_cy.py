"""Many tables of Qwirkle in little memory, and one kernel that each in turn is taken out into.

A table that is put back leaves nothing on the kernel's board. What is kept of it are its tiles in the order they were
laid, and for every cell of the frontier the runs that end there: all that laying on and finding plays look at. Nothing
can be lifted that was laid before a table was put back.
"""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from speeltafel.bots.qwirkle._deal_cy import Deal
from speeltafel.games.qwirkle._board_cy import ROW, zeros

SIDE = cython.declare(cython.int, ROW)
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
        cells: cython.int = table * _CELLS
        bytes_: cython.int = table * _BYTES
        numbers: cython.int = table * _NUMBERS
        self.out = table
        self.board.laid = self.numbers[numbers]
        self.board.edge_count = self.numbers[numbers + 1]
        for index in range(self.board.laid):
            cell = self.cells[cells + _EDGES + index]
            tile = self.tiles[bytes_ + index]
            self.board.order[index] = cell
            self.board.at[cell] = tile + 1
            self.board.out[tile] += 1
        self.lay_runs(table, self.board.run, self.board.ban, self.board.fit, self.runs)
        self.laid = self.board.laid
        self.deal.bag_count = self.numbers[numbers + 2]
        self.deal.mover = self.numbers[numbers + 3]
        self.deal.over = self.numbers[numbers + 4]
        self.deal.turns = self.numbers[numbers + 5]
        for index in range(self.deal.bag_count):
            self.deal.bag[index] = self.tiles[bytes_ + 128 + index]
        for seat in range(self.deal.seats):
            self.deal.sizes[seat] = self.numbers[numbers + 6 + seat]
            self.deal.points[seat] = self.numbers[numbers + 14 + seat]
            for index in range(8 * seat, 8 * seat + self.deal.sizes[seat]):
                self.deal.hands[index] = self.tiles[bytes_ + 256 + index]
        self.luck.word = self.words[12 * table]

    def lay_runs(
        self,
        table: cython.int,
        run: MutableSequence[int],
        ban: MutableSequence[int],
        fit: MutableSequence[int],
        runs: MutableSequence[int],
    ) -> cython.void:
        """Lays the frontier; its arrays are arguments, as C then reads where they lie only once."""
        index: cython.int
        cell: cython.int
        four: cython.int
        count: cython.int = self.board.edge_count
        cells: cython.int = table * _CELLS
        edge: cython.int = table * _EDGES * 9
        for index in range(count):
            cell = self.cells[cells + index]
            four = 4 * cell
            self.board.edge[index] = cell
            self.board.slot[cell] = index + 1
            run[four] = runs[edge]
            run[four + 1] = runs[edge + 1]
            run[four + 2] = runs[edge + 2]
            run[four + 3] = runs[edge + 3]
            ban[four] = runs[edge + 4]
            ban[four + 1] = runs[edge + 5]
            ban[four + 2] = runs[edge + 6]
            ban[four + 3] = runs[edge + 7]
            fit[cell] = runs[edge + 8]
            edge += 9

    def put_back(self, table: cython.int) -> cython.void:
        """Keeps the table that lies in the kernel, and leaves the board empty."""
        index: cython.int
        cell: cython.int
        seat: cython.int
        cells: cython.int = table * _CELLS
        bytes_: cython.int = table * _BYTES
        numbers: cython.int = table * _NUMBERS
        for index in range(self.board.edge_count):
            cell = self.board.edge[index]
            # A cell that came lies beside a new tile, and what ends there is kept below, whatever lay in its place before.
            if self.cells[cells + index] != cell:
                self.cells[cells + index] = cell
                self.keep_runs(table, cell)
        for index in range(self.laid, self.board.laid):
            cell = self.board.order[index]
            self.cells[cells + _EDGES + index] = cell
            self.tiles[bytes_ + index] = self.board.at[cell] - 1
            self.keep_runs(table, self.end_of(cell, 1))
            self.keep_runs(table, self.end_of(cell, -1))
            self.keep_runs(table, self.end_of(cell, SIDE))
            self.keep_runs(table, self.end_of(cell, -SIDE))
        self.numbers[numbers] = self.board.laid
        self.numbers[numbers + 1] = self.board.edge_count
        self.numbers[numbers + 2] = self.deal.bag_count
        self.numbers[numbers + 3] = self.deal.mover
        self.numbers[numbers + 4] = self.deal.over
        self.numbers[numbers + 5] = self.deal.turns
        for index in range(self.deal.bag_count):
            self.tiles[bytes_ + 128 + index] = self.deal.bag[index]
        for seat in range(self.deal.seats):
            self.numbers[numbers + 6 + seat] = self.deal.sizes[seat]
            self.numbers[numbers + 14 + seat] = self.deal.points[seat]
            for index in range(8 * seat, 8 * seat + self.deal.sizes[seat]):
                self.tiles[bytes_ + 256 + index] = self.deal.hands[index]
        self.words[12 * table] = self.luck.word
        self.clear()

    def end_of(self, cell: cython.int, step: cython.int) -> cython.int:
        """The first empty cell that way."""
        while self.board.at[cell]:
            cell += step
        return cell

    def keep_runs(self, table: cython.int, cell: cython.int) -> cython.void:
        """Keeps the runs that end at a cell of the frontier: of one that was kept before only those beside new tiles change."""
        edge: cython.int = 9 * (table * _EDGES + self.board.slot[cell] - 1)
        four: cython.int = 4 * cell
        self.runs[edge] = self.board.run[four]
        self.runs[edge + 1] = self.board.run[four + 1]
        self.runs[edge + 2] = self.board.run[four + 2]
        self.runs[edge + 3] = self.board.run[four + 3]
        self.runs[edge + 4] = self.board.ban[four]
        self.runs[edge + 5] = self.board.ban[four + 1]
        self.runs[edge + 6] = self.board.ban[four + 2]
        self.runs[edge + 7] = self.board.ban[four + 3]
        self.runs[edge + 8] = self.board.fit[cell]

    def clear(self) -> cython.void:
        """Takes every tile and every cell of the frontier off the kernel's board."""
        index: cython.int
        side: cython.int
        cell: cython.int
        for index in range(self.board.edge_count):
            cell = self.board.edge[index]
            self.board.slot[cell] = 0
            self.board.fit[cell] = 0
            for side in range(4 * cell, 4 * cell + 4):
                self.board.run[side] = 0
                self.board.ban[side] = 0
        for index in range(self.board.laid):
            cell = self.board.order[index]
            self.board.out[self.board.at[cell] - 1] -= 1
            self.board.at[cell] = 0
        for index in range(self.laid, self.board.laid):
            cell = self.board.order[index]
            self.board.fit[cell] = 0
            for side in range(4 * cell, 4 * cell + 4):
                self.board.run[side] = 0
                self.board.ban[side] = 0
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
