"""A position that plays: stones, hands and mover, the actions of a turn, do and undo.

An action is a number: the cell where the stone lands, the lifted stone plus one shifted by ORIGIN
bits, the smallest cell of the group that stays plus one shifted by STAYS bits; PASS stands alone.
"""

from __future__ import annotations

import cython

from speeltafel.games.exago._hex_cy import Stones, zeros

ORIGIN = 9
STAYS = 18
LOW = 511
PASS = 1 << 27

LOG = 1 << 13
FOUND = 1 << 12


def packed(cell: int, origin: int = -1, stays: int = -1) -> int:
    """The number of an action; no cell at all is a pass."""
    return PASS if cell < 0 else cell | (origin + 1) << ORIGIN | (stays + 1) << STAYS


def unpacked(code: int) -> tuple[int, int, int]:
    """Cell, lifted stone and group that stays of an action, -1 for what it has not."""
    if code == PASS:
        return -1, -1, -1
    return code & LOW, (code >> ORIGIN & LOW) - 1, (code >> STAYS & LOW) - 1


class Turns:
    """Stones, hands and mover under the variations; `found` has the last actions sought."""

    def __init__(self, stones: Stones, *, early: bool, bridge: bool) -> None:
        self.stones = stones
        self.early = early
        self.bridge = bridge
        self.hand = zeros(stones.seats)
        self.found = zeros(FOUND)
        self.log = zeros(LOG)
        self.mover = self.quiet = self.found_count = self.top = 0

    def load(self, board: bytes, hands: tuple[int, ...], mover: int, quiet: int = 0) -> None:
        """Takes over a position: one byte a cell, 0 for empty, else the seat plus one."""
        self.stones.clear()
        self.top = 0
        self.mover = mover
        self.quiet = quiet
        for seat, stones in enumerate(hands):
            self.hand[seat] = stones
        for cell, stone in enumerate(board):
            if stone:
                self.stones.put(cell, stone - 1)

    def board(self) -> bytes:
        """One byte a cell, as `load` takes it."""
        return bytes([self.stones.at[cell] for cell in range(self.stones.count)])

    def hands(self) -> tuple[int, ...]:
        """Stones in hand, by seat."""
        return tuple([self.hand[seat] for seat in range(self.stones.seats)])

    def to_move(self) -> int:
        """The seat to move."""
        return self.mover

    def quiet_moves(self) -> int:
        """Moves in a row since the last placement or returned stone."""
        return self.quiet

    def fingerprint(self) -> int:
        """A number for board and mover; equal positions have equal ones."""
        return self.stones.key ^ self.stones.words[self.stones.count * 6 + self.mover]

    def do(self, code: int) -> None:
        """Plays an action of the mover; it must be one that `actions` lists, or PASS."""
        self.play(code)

    def undo(self) -> None:
        """Takes the last action back."""
        self.unplay()

    def actions(self, seat: int) -> list[int]:
        """What the seat could do were it their turn, without regard to the duty; no pass."""
        self.seek(seat)
        return sorted([self.found[i] for i in range(self.found_count)])

    def moves_to(self, origin: int, cell: int) -> list[int]:
        """The moves of a stone to an empty cell: none, one, or one for each group that could stay."""
        if self.stones.touch[cell] == 0:
            return []
        codes = [self.drawn_move(origin, cell, tied) for tied in range(3)]
        return sorted([code for code in codes if code >= 0])

    def lifted(self, cell: int) -> list[list[int]]:
        """The groups that lifting this stone leaves, largest first, each with its cells in order."""
        seat = self.stones.at[cell] - 1
        self.stones.take(cell)
        self.stones.part(cell)
        groups = [
            [
                other
                for other in range(self.stones.count)
                if self.stones.mark[other] == self.stones.group_mark[i]
            ]
            for i in range(self.stones.groups)
        ]
        self.stones.put(cell, seat)
        return sorted(groups, key=lambda group: (-len(group), group))

    def group(self, cell: int) -> list[int]:
        """The group of a stone."""
        size = self.stones.spread(cell)
        return sorted([self.stones.queue[i] for i in range(size)])

    def touches(self, cell: int) -> list[int]:
        """The stones around a cell."""
        around = [self.stones.near[cell * 6 + d] for d in range(6)]
        return sorted([other for other in around if self.stones.at[other] not in (0, 255)])

    def play(self, code: cython.int) -> cython.void:
        """Plays and logs: the returned stones, then their number, the mover's code and counter."""
        cell: cython.int = code & LOW
        origin: cython.int = ((code >> ORIGIN) & LOW) - 1
        stays: cython.int = ((code >> STAYS) & LOW) - 1
        seat: cython.int = self.mover
        bottom: cython.int = self.top
        quiet: cython.int = self.quiet
        i: cython.int
        if code == PASS:
            pass
        elif origin < 0:
            self.stones.put(cell, seat)
            self.hand[seat] -= 1
            self.quiet = 0
        else:
            joint: cython.bint = self.stones.is_joint(origin)
            self.stones.take(origin)
            self.quiet += 1
            if self.bridge:
                self.stones.put(cell, seat)
                if joint:
                    self.stones.spread(cell)
                    self.give_back(self.stones.stamp)
            else:
                if joint:
                    self.stones.part(origin)
                    if self.stones.groups > 1:
                        for i in range(self.stones.groups):
                            if self.stones.group_size[i] == self.stones.best and (
                                stays < 0 or self.stones.group_least[i] == stays
                            ):
                                self.give_back(self.stones.group_mark[i])
                                break
                self.stones.put(cell, seat)
        self.log[self.top] = (self.top - bottom) // 2
        self.log[self.top + 1] = code
        self.log[self.top + 2] = quiet
        self.top += 3
        self.mover = seat + 1 if seat + 1 < self.stones.seats else 0

    def give_back(self, mark: cython.int) -> cython.void:
        """Returns every stone outside the marked group to its owner's hand."""
        seat: cython.int
        i: cython.int
        cell: cython.int
        for seat in range(self.stones.seats):
            i = 0
            while i < self.stones.own_count[seat]:
                cell = self.stones.own[seat * self.stones.most + i]
                if self.stones.mark[cell] == mark:
                    i += 1
                    continue
                self.stones.take(cell)
                self.hand[seat] += 1
                self.log[self.top] = cell
                self.log[self.top + 1] = seat
                self.top += 2
                self.quiet = 0

    def unplay(self) -> cython.void:
        back: cython.int
        seat: cython.int = self.mover - 1 if self.mover > 0 else self.stones.seats - 1
        other: cython.int
        code: cython.int
        origin: cython.int
        self.top -= 3
        back = self.log[self.top]
        code = self.log[self.top + 1]
        self.quiet = self.log[self.top + 2]
        self.mover = seat
        if code == PASS:
            return
        origin = ((code >> ORIGIN) & LOW) - 1
        self.stones.take(code & LOW)
        if origin < 0:
            self.hand[seat] += 1
            return
        while back > 0:
            back -= 1
            self.top -= 2
            other = self.log[self.top + 1]
            self.stones.put(self.log[self.top], other)
            self.hand[other] -= 1
        self.stones.put(origin, seat)

    def add(self, code: cython.int) -> cython.void:
        self.found[self.found_count] = code
        self.found_count += 1

    def seek(self, seat: cython.int) -> cython.void:
        """Finds the seat's actions, were it their turn."""
        i: cython.int
        self.found_count = 0
        if self.hand[seat] > 0:
            if self.stones.laid == 0:
                self.add(self.stones.start)
            for i in range(self.stones.edge_count):
                self.add(self.stones.edge[i])
            if not self.early:
                return
        if self.stones.laid < 2:
            return
        for i in range(self.stones.own_count[seat]):
            self.seek_moves(self.stones.own[seat * self.stones.most + i])

    def seek_moves(self, origin: cython.int) -> cython.void:
        """Adds every move of one stone."""
        i: cython.int
        k: cython.int
        cell: cython.int
        code: cython.int = (origin + 1) << ORIGIN
        stays: cython.int
        stone: cython.int = self.stones.at[origin]
        if self.stones.is_joint(origin):
            self.stones.at[origin] = 0
            if self.bridge:
                for i in range(self.stones.edge_count):
                    if self.bridges(origin, self.stones.edge[i], stone):
                        self.add(code | self.stones.edge[i])
                self.stones.at[origin] = stone
                return
            self.stones.part(origin)
            if self.stones.groups > 1:
                for k in range(self.stones.groups):
                    if self.stones.group_size[k] < self.stones.best:
                        continue
                    stays = (self.stones.group_least[k] + 1) << STAYS if self.stones.ties > 1 else 0
                    for i in range(self.stones.edge_count):
                        if self.stones.lies_beside(self.stones.edge[i], self.stones.group_mark[k]):
                            self.add(code | stays | self.stones.edge[i])
                self.stones.at[origin] = stone
                return
            self.stones.at[origin] = stone
        self.shade(origin)
        for i in range(self.stones.edge_count):
            cell = self.stones.edge[i]
            if self.stones.touch[cell] > 1 or self.stones.mark[cell] != self.stones.stamp:
                self.add(code | cell)

    def shade(self, cell: cython.int) -> cython.void:
        """Marks the neighbours of a cell with a new stamp."""
        d: cython.int
        self.stones.stamp += 1
        for d in range(6):
            self.stones.mark[self.stones.near[cell * 6 + d]] = self.stones.stamp

    def bridges(self, origin: cython.int, cell: cython.int, stone: cython.int) -> cython.bint:
        """Whether a stone just lifted may land here when it lands before the groups are counted."""
        d: cython.int
        other: cython.int
        size: cython.int
        first: cython.int = self.stones.stamp + 1
        largest: cython.bint = True
        self.stones.at[cell] = stone
        size = self.stones.spread(cell)
        if size == 1:
            largest = False
        for d in range(6):
            other = self.stones.near[origin * 6 + d]
            if (
                largest
                and self.stones.at[other] != 0
                and self.stones.at[other] != 255
                and self.stones.mark[other] < first
            ):
                largest = self.stones.spread(other) <= size
        self.stones.at[cell] = 0
        return largest

    def drawn_move(self, origin: cython.int, cell: cython.int, tied: cython.int) -> cython.int:
        """The move of this stone to an empty cell that touches one, with that one of the tied groups, or -1 when there is none."""
        k: cython.int
        stone: cython.int = self.stones.at[origin]
        code: cython.int = (origin + 1) << ORIGIN | cell
        fits: cython.bint = False
        if self.stones.is_joint(origin):
            self.stones.at[origin] = 0
            if self.bridge:
                fits = tied == 0 and self.bridges(origin, cell, stone)
                self.stones.at[origin] = stone
                return code if fits else -1
            self.stones.part(origin)
            self.stones.at[origin] = stone
            if self.stones.groups > 1:
                for k in range(self.stones.groups):
                    if self.stones.group_size[k] < self.stones.best:
                        continue
                    if tied == 0:
                        if not self.stones.lies_beside(cell, self.stones.group_mark[k]):
                            return -1
                        return (
                            code | (self.stones.group_least[k] + 1) << STAYS if self.stones.ties > 1 else code
                        )
                    tied -= 1
                return -1
        if tied > 0:
            return -1
        self.shade(origin)
        return code if self.stones.touch[cell] > 1 or self.stones.mark[cell] != self.stones.stamp else -1
