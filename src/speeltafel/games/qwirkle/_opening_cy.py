"""The plays that may open a game: every best set of a hand, in every order, to the right and down."""

from __future__ import annotations

import cython

from speeltafel.games.qwirkle._board_cy import ROW, zeros
from speeltafel.games.qwirkle._finder_cy import Finder
from speeltafel.games.qwirkle._sets_cy import best_of, count_of, group_of

_CENTRE = cython.declare(cython.int, ROW // 2 * (ROW + 1))


class Opening:
    """Lists openings as the finder lists plays: in its `found`, as the same words."""

    def __init__(self, finder: Finder) -> None:
        self.board = finder.board
        self.finder = finder
        self.sets = zeros("Q", 12)
        self.set_count = 0

    def seek(self, kinds: cython.ulonglong) -> cython.void:
        """Finds every opening with these kinds once."""
        index: cython.int
        count: cython.int
        word: cython.ulonglong
        self.seek_sets(kinds)
        self.finder.found_count = 0
        if not cython.compiled:
            self.finder.found = []
            self.finder.add = self.finder.found.append  # type: ignore[assignment, method-assign]
        for index in range(self.set_count):
            count = count_of(self.sets[index])
            word = self.board.worth[count] if count > 1 else 1
            self.arrange(self.sets[index], 0, word << 56 | (count << 17 | _CENTRE))
        if not cython.compiled:
            self.finder.found_count = len(self.finder.found)

    def seek_sets(self, kinds: cython.ulonglong) -> cython.void:
        """Finds every best set once, by its first tile in which another differs."""
        number: cython.int
        at: cython.int
        best: cython.int = best_of(kinds)
        some: cython.ulonglong
        differ: cython.ulonglong
        self.set_count = 0
        for number in range(12):
            some = kinds & group_of(number)
            if count_of(some) != best:
                continue
            at = 0
            while at < self.set_count:
                differ = self.sets[at] ^ some
                if not differ & -differ & self.sets[at]:
                    break
                at += 1
            if at < self.set_count and self.sets[at] == some:
                continue
            self.set_count += 1
            while at < self.set_count:
                differ = self.sets[at]
                self.sets[at] = some
                some = differ
                at += 1

    def arrange(self, left: cython.ulonglong, count: cython.int, word: cython.ulonglong) -> cython.void:
        """Goes on with an order of these tiles after so many are in it."""
        tile: cython.ulonglong
        bit: cython.ulonglong
        rest: cython.ulonglong = left
        if left == 0:
            self.finder.add(word)
            if count > 1:
                self.finder.add(word | 0x10000)
            return
        while rest:
            bit = rest & -rest
            rest ^= bit
            tile = self.finder.tile_of[bit % 37]
            self.arrange(left ^ bit, count + 1, word | tile << (20 + 6 * count))
