"""Stones on hexagons as one mutable board: neighbours, groups, lines.

One source, compiled (types in the `.pxd` beside it) or interpreted. Cells are numbers in the order
of q, then r, so the smallest number of a group is its smallest cell.
"""

from __future__ import annotations

from array import array

import cython

# Around a cell, so that neighbours in the list touch each other; three steps on is the opposite way.
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

_WORD = 0xFFFFFFFFFFFFFFFF


def is_compiled() -> bool:
    """Says whether this module runs as C or as Python."""
    return bool(cython.compiled)


def zeros(count: int) -> array[int]:
    """So many whole numbers, all zero."""
    return array("i", bytes(4 * count))


def cells_of(side: int) -> list[tuple[int, int]]:
    """Every cell of the hexagon, by q, then r."""
    reach = range(1 - side, side)
    return [(q, r) for q in reach for r in reach if -side < q + r < side]


def _scrambled(count: int) -> list[int]:
    """So many fixed random words (splitmix64), the same in every process."""
    words = []
    state = 0
    for _ in range(count):
        state = (state + 0x9E3779B97F4A7C15) & _WORD
        word = state
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
        words.append(word ^ (word >> 31))
    return words


class Hexes:
    """A board of one size: how many cells, and each one's neighbours; the number past the last is the rim."""

    def __init__(self, side: int) -> None:
        cells = cells_of(side)
        number = {cell: index for index, cell in enumerate(cells)}
        rim = len(cells)
        self.count = rim
        self.start = number[0, 0]
        self.near = array("i", [number.get((q + dq, r + dr), rim) for q, r in cells for dq, dr in STEPS])
        self.words = array("Q", _scrambled((rim + 1) * 6))


class Stones:
    """Who lies where, with what makes groups and lines quick to find.

    `at` has the seat plus one (255 at the rim), `touch` the number of stones around a cell, `edge` the empty cells
    that touch a stone, `own` each seat's stones. `key` tells boards apart.
    """

    def __init__(self, hexes: Hexes, seats: int, most: int) -> None:
        """`most` is the largest number of stones that a seat has."""
        count = hexes.count
        self.hexes = hexes
        self.near = hexes.near
        self.words = hexes.words
        self.count = count
        self.start = hexes.start
        self.seats = seats
        self.most = most
        self.at = array("B", bytes(count + 1))
        self.touch = zeros(count + 1)
        self.edge = zeros(count + 1)
        self.edge_slot = zeros(count + 1)
        self.own = zeros(seats * most)
        self.own_slot = zeros(count + 1)
        self.own_count = zeros(seats)
        self.mark = zeros(count + 1)
        self.queue = zeros(count + 1)
        self.group_size = zeros(6)
        self.group_least = zeros(6)
        self.group_mark = zeros(6)
        self.stamp = self.groups = self.best = self.ties = 0
        self.clear()

    def clear(self) -> cython.void:
        cell: cython.int
        seat: cython.int
        for cell in range(self.count + 1):
            self.at[cell] = 0
            self.touch[cell] = 0
        self.at[self.count] = 255
        for seat in range(self.seats):
            self.own_count[seat] = 0
        self.laid = self.edge_count = 0
        self.key = 0

    def put(self, cell: cython.int, seat: cython.int) -> cython.void:
        d: cython.int
        other: cython.int
        slot: cython.int
        if self.touch[cell] > 0:
            self.edge_count -= 1
            other = self.edge[self.edge_count]
            slot = self.edge_slot[cell]
            self.edge[slot] = other
            self.edge_slot[other] = slot
        self.at[cell] = seat + 1
        self.own[seat * self.most + self.own_count[seat]] = cell
        self.own_slot[cell] = self.own_count[seat]
        self.own_count[seat] += 1
        self.laid += 1
        self.key ^= self.words[cell * 6 + seat]
        for d in range(6):
            other = self.near[cell * 6 + d]
            self.touch[other] += 1
            if self.touch[other] == 1 and self.at[other] == 0:
                self.edge_slot[other] = self.edge_count
                self.edge[self.edge_count] = other
                self.edge_count += 1

    def take(self, cell: cython.int) -> cython.void:
        d: cython.int
        other: cython.int
        slot: cython.int
        seat: cython.int = self.at[cell] - 1
        self.at[cell] = 0
        self.own_count[seat] -= 1
        slot = self.own_slot[cell]
        other = self.own[seat * self.most + self.own_count[seat]]
        self.own[seat * self.most + slot] = other
        self.own_slot[other] = slot
        self.laid -= 1
        self.key ^= self.words[cell * 6 + seat]
        for d in range(6):
            other = self.near[cell * 6 + d]
            self.touch[other] -= 1
            if self.touch[other] == 0 and self.at[other] == 0:
                self.edge_count -= 1
                slot = self.edge_slot[other]
                self.edge[slot] = self.edge[self.edge_count]
                self.edge_slot[self.edge[slot]] = slot
        if self.touch[cell] > 0:
            self.edge_slot[cell] = self.edge_count
            self.edge[self.edge_count] = cell
            self.edge_count += 1

    def is_joint(self, cell: cython.int) -> cython.bint:
        """Whether lifting the stone could part its neighbours: they lie around it in several arcs."""
        d: cython.int
        arcs: cython.int = 0
        now: cython.int
        before: cython.int = self.at[self.near[cell * 6 + 5]]
        for d in range(6):
            now = self.at[self.near[cell * 6 + d]]
            if now != 0 and now != 255 and (before == 0 or before == 255):
                arcs += 1
            before = now
        return arcs > 1

    def spread(self, cell: cython.int) -> cython.int:
        """Marks the group of the cell with a new stamp, its cells in `queue`; returns its size."""
        head: cython.int = 0
        tail: cython.int = 1
        d: cython.int
        here: cython.int
        other: cython.int
        self.stamp += 1
        self.mark[cell] = self.stamp
        self.queue[0] = cell
        while head < tail:
            here = self.queue[head]
            head += 1
            for d in range(6):
                other = self.near[here * 6 + d]
                if self.mark[other] != self.stamp and self.at[other] != 0 and self.at[other] != 255:
                    self.mark[other] = self.stamp
                    self.queue[tail] = other
                    tail += 1
        return tail

    def part(self, cell: cython.int) -> cython.void:
        """Finds the groups around a cell just emptied: sizes, smallest cells, marks, ties for largest."""
        d: cython.int
        i: cython.int
        size: cython.int
        least: cython.int
        other: cython.int
        first: cython.int = self.stamp + 1
        self.groups = self.best = self.ties = 0
        for d in range(6):
            other = self.near[cell * 6 + d]
            if self.at[other] == 0 or self.at[other] == 255 or self.mark[other] >= first:
                continue
            size = self.spread(other)
            least = other
            for i in range(size):
                if self.queue[i] < least:
                    least = self.queue[i]
            self.group_size[self.groups] = size
            self.group_least[self.groups] = least
            self.group_mark[self.groups] = self.stamp
            self.groups += 1
            if size > self.best:
                self.best = size
                self.ties = 1
            elif size == self.best:
                self.ties += 1

    def lies_beside(self, cell: cython.int, mark: cython.int) -> cython.bint:
        """Whether the cell touches a stone of the group with this mark."""
        d: cython.int
        other: cython.int
        for d in range(6):
            other = self.near[cell * 6 + d]
            if self.mark[other] == mark and self.at[other] != 0:
                return True
        return False

    def run(self, cell: cython.int, stone: cython.int, mark: cython.int) -> cython.int:
        """The longest line of an owner's stones through a cell that counts as theirs.

        With a mark only stones of that group count.
        """
        d: cython.int
        length: cython.int
        longest: cython.int = 0
        other: cython.int
        for d in range(3):
            length = 1
            other = self.near[cell * 6 + d]
            while self.at[other] == stone and (mark == 0 or self.mark[other] == mark):
                length += 1
                other = self.near[other * 6 + d]
            other = self.near[cell * 6 + d + 3]
            while self.at[other] == stone and (mark == 0 or self.mark[other] == mark):
                length += 1
                other = self.near[other * 6 + d + 3]
            if length > longest:
                longest = length
        return longest
