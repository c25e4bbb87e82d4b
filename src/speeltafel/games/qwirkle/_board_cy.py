"""Lines of tiles as one mutable position: what fits where, do and undo.

One source, compiled (types in the `.pxd` beside it) or interpreted. A tile is a number, six times
its colour plus its shape. A line is right when its tiles are pairwise right, so what a run of tiles
forbids is an OR of 36-bit masks. A run is one word: its tiles in the low 36 bits, its length above.

Every empty cell knows the runs that end at it, left, right, above and below, and what each forbids.
So a new tile changes the four far ends only, and lifting it needs no memory: the run that a
neighbouring end saw before is the one that the freed cell still knows.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, MutableSequence, Sequence

import cython

KINDS = 36
SHAPES = 6
LENGTH_BIT = 40
LENGTH = cython.declare(cython.int, LENGTH_BIT)
ONE = cython.declare(cython.ulonglong, 1 << LENGTH_BIT)
ALL = cython.declare(cython.ulonglong, (1 << KINDS) - 1)

# No line is longer than six, so of five columns one has two tiles at least: 108 tiles reach less
# than 92 cells from the first one, and the ends of their runs one further.
ROW = 193
SIDE = cython.declare(cython.int, ROW)
CENTRE = cython.declare(cython.int, ROW // 2 * (ROW + 1))
_CELLS = ROW * ROW

Laid = tuple[int, int, int]


def is_compiled() -> bool:
    """Says whether this module runs as C or as Python."""
    return bool(cython.compiled)


def row(code: str, values: Iterable[int]) -> MutableSequence[int]:
    """Numbers in a row: C ones for C, a list where Python reads them."""
    return array(code, values) if cython.compiled else list(values)


def zeros(code: str, size: int) -> MutableSequence[int]:
    return array(code, bytes(size * array(code).itemsize)) if cython.compiled else [0] * size


def _clashes(tile: int) -> int:
    """The kinds that may not lie in one line with this one; itself is among them."""
    colour, shape = divmod(tile, SHAPES)
    return sum(
        1 << other
        for other in range(KINDS)
        if other == tile or (other // SHAPES != colour and other % SHAPES != shape)
    )


CLASHES = tuple(_clashes(tile) for tile in range(KINDS))


def goes_with(tile: int, other: int) -> bool:
    """Says whether two tiles may lie in one line: same colour or same shape, and not alike."""
    return not CLASHES[tile] >> other & 1


def is_line(tiles: Sequence[int]) -> bool:
    """Says whether these tiles may lie in one line: each goes with every other."""
    ban = 0
    for tile in tiles:
        if ban >> tile & 1:
            return False
        ban |= CLASHES[tile]
    return True


def line_points(length: int, full: int, bonus: int) -> int:
    """Points for a line: one a tile, and the bonus when it is full; a tile alone is no line."""
    if length < 2:
        return 0
    return length + bonus if length == full else length


class Board:
    """The tiles on the table; `full` is the length of a full line and `bonus` what it brings more."""

    def __init__(self, full: int, bonus: int) -> None:
        self.full = full
        self.bonus = bonus
        self.at = zeros("B", _CELLS)
        self.run = zeros("Q", 4 * _CELLS)
        self.ban = zeros("Q", 4 * _CELLS)
        self.fit = zeros("Q", _CELLS)
        self.edge = zeros("i", 2048)
        self.slot = zeros("i", _CELLS)
        self.edge_count = 0
        self.order = zeros("i", 512)
        self.laid = 0
        self.out = zeros("i", KINDS)
        self.clash = row("Q", CLASHES)
        self.bit = row("Q", [1 << tile for tile in range(KINDS)])
        self.worth = row("i", [line_points(length, full, bonus) for length in range(2 * full + 2)])
        self.want = zeros("B", _CELLS)

    def lie(self, board: Sequence[Laid]) -> None:
        """Makes these the tiles on the table; what lies right already stays."""
        cell: cython.int
        x: cython.int
        y: cython.int
        tile: cython.int
        keep: cython.int = 0
        for x, y, tile in board:
            self.want[CENTRE + x + SIDE * y] = tile + 1
        while keep < self.laid and self.want[self.order[keep]] == self.at[self.order[keep]]:
            keep += 1
        while self.laid > keep:
            self.lift()
        for x, y, tile in board:
            cell = CENTRE + x + SIDE * y
            self.want[cell] = 0
            if self.at[cell] == 0:
                self.lay(cell, tile)

    def open(self) -> int:
        """The kinds that fit somewhere, as a mask."""
        kinds: int = self.open_kinds()
        return kinds

    def frontier(self) -> list[tuple[int, int, int]]:
        """Every empty cell that touches a tile, and the mask of what fits there."""
        index: cython.int
        cell: cython.int
        found = []
        for index in range(self.edge_count):
            cell = self.edge[index]
            found.append((cell % 193 - 96, cell // 193 - 96, self.fit[cell]))
        found.sort()
        return found

    def enter(self, cell: cython.int) -> cython.void:
        """Puts an empty cell that touches a tile on the frontier."""
        self.slot[cell] = self.edge_count + 1
        self.edge[self.edge_count] = cell
        self.edge_count += 1

    def leave(self, cell: cython.int) -> cython.void:
        slot: cython.int = self.slot[cell] - 1
        last: cython.int
        self.edge_count -= 1
        last = self.edge[self.edge_count]
        self.edge[slot] = last
        self.slot[last] = slot + 1
        self.slot[cell] = 0

    def refit(self, cell: cython.int) -> cython.void:
        """What fits an empty cell; nothing, where the runs on both sides cannot be joined."""
        four: cython.int = 4 * cell
        if self.run[four] & self.ban[four + 1] or self.run[four + 2] & self.ban[four + 3]:
            self.fit[cell] = 0
        else:
            self.fit[cell] = ALL & ~(
                self.ban[four] | self.ban[four + 1] | self.ban[four + 2] | self.ban[four + 3]
            )

    def lay(self, cell: cython.int, tile: cython.int) -> cython.void:
        """Puts a tile on an empty cell."""
        side: cython.int
        step: cython.int = 1
        low: cython.int
        high: cython.int
        before: cython.ulonglong
        after: cython.ulonglong
        line: cython.ulonglong
        ban: cython.ulonglong
        for side in range(0, 4, 2):
            before = self.run[4 * cell + side]
            after = self.run[4 * cell + side + 1]
            line = before + after + ONE + self.bit[tile]
            ban = self.ban[4 * cell + side] | self.ban[4 * cell + side + 1] | self.clash[tile]
            low = cell - step * ((before >> LENGTH) + 1)
            high = cell + step * ((after >> LENGTH) + 1)
            self.run[4 * low + side + 1] = line
            self.ban[4 * low + side + 1] = ban
            self.run[4 * high + side] = line
            self.ban[4 * high + side] = ban
            self.refit(low)
            self.refit(high)
            if self.slot[low] == 0:
                self.enter(low)
            if self.slot[high] == 0:
                self.enter(high)
            step = SIDE
        if self.slot[cell]:
            self.leave(cell)
        self.at[cell] = tile + 1
        self.out[tile] += 1
        self.order[self.laid] = cell
        self.laid += 1

    def lift(self) -> cython.void:
        """Takes back the tile laid last."""
        cell: cython.int
        side: cython.int
        step: cython.int = 1
        end: cython.int
        before: cython.ulonglong
        after: cython.ulonglong
        self.laid -= 1
        cell = self.order[self.laid]
        self.out[self.at[cell] - 1] -= 1
        self.at[cell] = 0
        for side in range(0, 4, 2):
            before = self.run[4 * cell + side]
            after = self.run[4 * cell + side + 1]
            end = cell - step * ((before >> LENGTH) + 1)
            self.run[4 * end + side + 1] = before
            self.ban[4 * end + side + 1] = self.ban[4 * cell + side]
            if not (
                self.run[4 * end] | self.run[4 * end + 1] | self.run[4 * end + 2] | self.run[4 * end + 3]
            ):
                self.leave(end)
            self.refit(end)
            end = cell + step * ((after >> LENGTH) + 1)
            self.run[4 * end + side] = after
            self.ban[4 * end + side] = self.ban[4 * cell + side + 1]
            if not (
                self.run[4 * end] | self.run[4 * end + 1] | self.run[4 * end + 2] | self.run[4 * end + 3]
            ):
                self.leave(end)
            self.refit(end)
            step = SIDE
        if self.run[4 * cell] | self.run[4 * cell + 1] | self.run[4 * cell + 2] | self.run[4 * cell + 3]:
            self.enter(cell)

    def open_kinds(self) -> cython.ulonglong:
        """The kinds that fit somewhere."""
        index: cython.int
        kinds: cython.ulonglong = 0
        for index in range(self.edge_count):
            kinds |= self.fit[self.edge[index]]
        return kinds
