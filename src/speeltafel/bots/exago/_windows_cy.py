"""A position that knows every line to be: what each seat has in it, and what a stone more or less would mean.

A window is a row of cells as long as a line. It counts for the seat that alone has stones in it: `rows` has the
number of each seat's windows with one, two, ... stones, kept up as stones come and go.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from itertools import accumulate

import cython

from speeltafel.games.exago._hex_cy import cells_of, zeros
from speeltafel.games.exago._play_cy import ExagoPosition

LOW = 511
ORIGIN = 9
STAYS = 18
PASS = 1 << 27

AXES = ((1, 0), (1, -1), (0, -1))
EVERY_AXIS = 7
WHOLE = 16


def windows_of(side: int, need: int) -> list[tuple[int, list[int]]]:
    """Every row of cells as long as a line: its axis, and the numbers of its cells."""
    cells = cells_of(side)
    number = {cell: index for index, cell in enumerate(cells)}
    found = []
    for axis, (dq, dr) in enumerate(AXES):
        for q, r in cells:
            row = [(q + step * dq, r + step * dr) for step in range(need)]
            if all(cell in number for cell in row):
                found.append((axis, [number[cell] for cell in row]))
    return found


@cache
def tables(side: int, need: int) -> tuple[array[int], array[int], array[int]]:
    """Where each cell's windows begin in the list, the list, and each window's axis as a bit."""
    rows = windows_of(side, need)
    through: list[list[int]] = [[] for _ in cells_of(side)]
    for index, (_, cells) in enumerate(rows):
        for cell in cells:
            through[cell].append(index)
    first = array("i", [0, *accumulate(map(len, through))])
    listed = array("i", [index for each in through for index in each])
    return first, listed, array("B", [1 << axis for axis, _ in rows])


class Windows:
    """The windows of a position; actions that are played and taken back here keep them up.

    `seen_own` and `seen_other` are the axes (as bits) on which lines of one's own and of others are noticed when
    actions are weighed; `guard` is how much others' lines count against one's own, in sixteenths.
    """

    def __init__(
        self, position: ExagoPosition, side: int, *, worth: Sequence[int], judgement: Sequence[int]
    ) -> None:
        """`worth` is what a window with none, one, two, ... stones of one seat alone seems worth at first sight.

        `judgement` are the learned values of such windows: for a mover with stones in hand, then without; each for the
        mover, the next seat and the others; each a value for being in that place, then one for every number of stones.
        """
        self.stones = position.stones
        self.turns = position.turns
        self.position = position
        self.seats = seats = position.stones.seats
        self.need = need = position.need
        self.first, self.through, self.axis = tables(side, need)
        self.count = len(self.axis)
        self.held = array("B", bytes(self.count))
        self.held_by = array("B", bytes(self.count * seats))
        self.worth = array("i", worth)
        self.judgement = array("i", judgement)
        self.rows = zeros(seats * (need + 1))
        self.lure = zeros(self.stones.count + 1)
        self.loss = zeros(self.stones.count + 1)
        self.seen_own = self.seen_other = EVERY_AXIS
        self.guard = WHOLE

    def load(self, board: bytes, hands: tuple[int, ...], mover: int, quiet: int = 0) -> None:
        """Takes over a position, and counts its lines."""
        for window in range(self.count):
            self.held[window] = 0
        for window in range(self.count * self.seats):
            self.held_by[window] = 0
        for row in range(self.seats * (self.need + 1)):
            self.rows[row] = 0
        self.turns.load(board, hands, mover, quiet)
        for cell, stone in enumerate(board):
            if stone:
                self.enter(cell, stone - 1)

    def do(self, code: int) -> None:
        """Plays an action of the mover, as `Turns.do` does, and counts the lines anew."""
        self.play(code)

    def undo(self) -> None:
        """Takes the last action back."""
        self.unplay()

    def threatens(self, seat: int) -> bool:
        """Whether the seat could complete a line, were it their turn now."""
        return bool(self.can_win(seat))

    def look(self, own: int, other: int, guard: int) -> None:
        """Sets which axes are noticed and how much others' lines count, in sixteenths."""
        self.seen_own, self.seen_other, self.guard = own, other, guard

    def scores(self) -> list[int]:
        """What each seat's lines to be seem worth."""
        lengths = range(self.need + 1)
        return [
            sum([self.worth[k] * self.rows[seat * (self.need + 1) + k] for k in lengths])
            for seat in range(self.seats)
        ]

    def counts(self) -> list[list[int]]:
        """Each seat's windows with one, two, ... stones of its own and no others; the first number is always 0."""
        width = self.need + 1
        return [[0, *[self.rows[seat * width + k] for k in range(1, width)]] for seat in range(self.seats)]

    def judged(self, seat: int) -> int:
        """The learned value of a seat's lines to be, in hundredths of a unit of log odds."""
        return self.points(seat)  # type: ignore[no-any-return]

    def ranks(self, codes: list[int]) -> list[int]:
        """What each action of the mover seems to bring at first sight."""
        self.weigh(self.turns.mover)
        return [self.rank(code, self.turns.mover) for code in codes]

    def axes_of(self, code: int, seat: int) -> int:
        """The axes, as bits, on which an action of a seat would complete a line."""
        cells = self.position.line_by(code, seat)
        return sum(
            [
                1 << d
                for d in range(3)
                if self.stones.near[cells[0] * 6 + d] in cells
                or self.stones.near[cells[0] * 6 + d + 3] in cells
            ]
        )

    def play(self, code: cython.int) -> cython.void:
        """Plays, and follows the stones that the log tells of: those returned, the one lifted, the one put down."""
        seat: cython.int = self.turns.mover
        origin: cython.int = ((code >> ORIGIN) & LOW) - 1
        at: cython.int
        self.turns.play(code)
        if code == PASS:
            return
        if origin >= 0:
            self.leave(origin, seat)
            at = self.turns.top - 3
            for _ in range(self.turns.log[at]):
                at -= 2
                self.leave(self.turns.log[at], self.turns.log[at + 1])
        self.enter(code & LOW, seat)

    def unplay(self) -> cython.void:
        at: cython.int = self.turns.top - 3
        code: cython.int = self.turns.log[at + 1]
        origin: cython.int = ((code >> ORIGIN) & LOW) - 1
        seat: cython.int
        self.turns.unplay()
        if code == PASS:
            return
        seat = self.turns.mover
        self.leave(code & LOW, seat)
        if origin >= 0:
            for _ in range(self.turns.log[at]):
                at -= 2
                self.enter(self.turns.log[at], self.turns.log[at + 1])
            self.enter(origin, seat)

    def enter(self, cell: cython.int, seat: cython.int) -> cython.void:
        """Counts a stone more in the windows through a cell."""
        i: cython.int
        window: cython.int
        held: cython.int
        own: cython.int
        other: cython.int
        row: cython.int
        for i in range(self.first[cell], self.first[cell + 1]):
            window = self.through[i]
            held = self.held[window]
            own = self.held_by[window * self.seats + seat]
            if own == held:
                row = seat * (self.need + 1) + own
                self.rows[row] -= 1
                self.rows[row + 1] += 1
            elif own == 0:
                for other in range(self.seats):
                    if self.held_by[window * self.seats + other] == held:
                        self.rows[other * (self.need + 1) + held] -= 1
            self.held[window] = held + 1
            self.held_by[window * self.seats + seat] = own + 1

    def leave(self, cell: cython.int, seat: cython.int) -> cython.void:
        """Counts a stone less in the windows through a cell."""
        i: cython.int
        window: cython.int
        held: cython.int
        own: cython.int
        other: cython.int
        row: cython.int
        for i in range(self.first[cell], self.first[cell + 1]):
            window = self.through[i]
            held = self.held[window] - 1
            own = self.held_by[window * self.seats + seat] - 1
            self.held[window] = held
            self.held_by[window * self.seats + seat] = own
            if own == held:
                row = seat * (self.need + 1) + own
                self.rows[row] += 1
                self.rows[row + 1] -= 1
            elif own == 0:
                for other in range(self.seats):
                    if self.held_by[window * self.seats + other] == held:
                        self.rows[other * (self.need + 1) + held] += 1

    def points(self, seat: cython.int) -> cython.int:
        """The learned value of a seat's lines to be, with the mover where it is."""
        k: cython.int
        role: cython.int = seat - self.turns.mover
        start: cython.int
        total: cython.int
        if role < 0:
            role += self.seats
        if role > 2:
            role = 2
        start = role * (self.need + 1)
        if self.turns.hand[self.turns.mover] == 0:
            start += 3 * (self.need + 1)
        total = self.judgement[start]
        for k in range(1, self.need):
            total += self.judgement[start + k] * self.rows[seat * (self.need + 1) + k]
        return total

    def can_win(self, seat: cython.int) -> cython.bint:
        """Whether the seat could complete a line, were it their turn: not without a window that lacks one stone only."""
        if self.rows[seat * (self.need + 1) + self.need - 1] == 0:
            return False
        return self.position.can_win(seat)

    def stops(self, code: cython.int, seat: cython.int) -> cython.bint:
        """Whether the seat could not complete a line after this action of the mover, or the game is over by it."""
        wins: cython.bint
        mover: cython.int = self.turns.mover
        self.play(code)
        wins = code == PASS or self.stones.run(code & LOW, mover + 1, 0) < self.need
        wins = wins and self.can_win(seat)
        self.unplay()
        return not wins

    def appeal(self, cell: cython.int, seat: cython.int) -> cython.int:
        """What a stone of the seat on an empty cell adds to its lines and takes from others'."""
        i: cython.int
        window: cython.int
        held: cython.int
        own: cython.int
        other: cython.int
        gain: cython.int = 0
        for i in range(self.first[cell], self.first[cell + 1]):
            window = self.through[i]
            held = self.held[window]
            own = self.held_by[window * self.seats + seat]
            if own == held:
                if self.axis[window] & self.seen_own:
                    gain += (self.worth[own + 1] - self.worth[own]) * WHOLE
            elif own == 0 and self.axis[window] & self.seen_other:
                for other in range(self.seats):
                    if self.held_by[window * self.seats + other] == held:
                        gain += self.worth[held] * self.guard
        return gain

    def cost(self, cell: cython.int, seat: cython.int) -> cython.int:
        """What lifting the seat's stone takes from its lines and gives back to others."""
        i: cython.int
        window: cython.int
        held: cython.int
        own: cython.int
        other: cython.int
        loss: cython.int = 0
        for i in range(self.first[cell], self.first[cell + 1]):
            window = self.through[i]
            held = self.held[window]
            own = self.held_by[window * self.seats + seat]
            if own == held:
                if self.axis[window] & self.seen_own:
                    loss += (self.worth[own] - self.worth[own - 1]) * WHOLE
            elif own == 1 and self.axis[window] & self.seen_other:
                for other in range(self.seats):
                    if self.held_by[window * self.seats + other] == held - 1:
                        loss += self.worth[held - 1] * self.guard
        return loss

    def weigh(self, seat: cython.int) -> cython.void:
        """Fills `lure` for every cell a stone could go to, and `loss` for every stone of the seat."""
        i: cython.int
        cell: cython.int
        for i in range(self.stones.edge_count):
            cell = self.stones.edge[i]
            self.lure[cell] = self.appeal(cell, seat)
        if self.stones.laid == 0:
            self.lure[self.stones.start] = 0
        for i in range(self.stones.own_count[seat]):
            cell = self.stones.own[seat * self.stones.most + i]
            self.loss[cell] = self.cost(cell, seat)

    def rank(self, code: cython.int, seat: cython.int) -> cython.int:
        """What an action seems to bring: landing less leaving; stones that fall are not seen."""
        origin: cython.int = ((code >> ORIGIN) & LOW) - 1
        if code == PASS:
            return 0
        if origin < 0:
            return self.lure[code & LOW]
        return self.lure[code & LOW] - self.loss[origin]
