"""What the mover of the table in the kernel may do, as words: a play as the finder writes it, a swap, or the pass.

A swap is bit 63 and the places in hand of the tiles that go; the pass is bit 63 alone.
"""

from __future__ import annotations

import cython

from speeltafel.bots.qwirkle._candidates_cy import SWAP_BIT
from speeltafel.bots.qwirkle._deal_cy import Deal
from speeltafel.games.qwirkle._board_cy import ROW
from speeltafel.games.qwirkle._opening_cy import Opening
from speeltafel.games.qwirkle._swaps_cy import Swaps

SWAP = cython.declare(cython.ulonglong, SWAP_BIT)
SIDE = cython.declare(cython.int, ROW)


class QwirkleOptions:
    """The options sought last: the finder's plays, then the swaps, or the pass alone."""

    def __init__(self, deal: Deal) -> None:
        self.board = deal.board
        self.finder = deal.finder
        self.deal = deal
        self.opening = Opening(deal.finder)
        self.swaps = Swaps()
        self.plays = 0
        self.count = 0

    def seek(self) -> cython.void:
        """Sorts the mover's hand, and finds everything that may be done with it."""
        index: cython.int
        at: cython.int
        tile: cython.int
        twins: cython.int = 0
        first: cython.int = 8 * self.deal.mover
        size: cython.int = self.deal.sizes[self.deal.mover]
        for index in range(first + 1, first + size):
            tile = self.deal.hands[index]
            at = index
            while at > first and self.deal.hands[at - 1] > tile:
                self.deal.hands[at] = self.deal.hands[at - 1]
                at -= 1
            self.deal.hands[at] = tile
        if self.board.laid == 0:
            self.opening.seek(self.deal.kinds_of(self.deal.mover))
        else:
            self.finder.hold(self.deal.kinds_of(self.deal.mover))
            self.finder.seek()
        self.plays = self.finder.found_count
        self.count = self.plays
        self.swaps.begin = self.swaps.end = 0
        if self.board.laid and self.deal.bag_count:
            for index in range(1, size):
                if self.deal.hands[first + index] == self.deal.hands[first + index - 1]:
                    twins |= 1 << index
            self.swaps.seek(size, twins, self.deal.bag_count)
            self.count += self.swaps.end - self.swaps.begin
        if self.count == 0:
            self.count = 1

    def word(self, index: cython.int) -> cython.ulonglong:
        """One of the options."""
        if index < self.plays:
            return self.finder.found[index]
        index += self.swaps.begin - self.plays
        if index < self.swaps.end:
            return SWAP | self.swaps.choices[index]
        return SWAP

    def points(self, word: cython.ulonglong) -> cython.int:
        """What an option brings the mover."""
        points: cython.int
        count: cython.int
        if word & SWAP:
            return 0
        points = word >> 56
        count = word >> 17 & 7
        if self.deal.bag_count == 0 and count == self.deal.sizes[self.deal.mover]:
            points += self.deal.last
        return points

    def cells(self, word: cython.ulonglong) -> cython.int:
        """The cells that a play takes, as bits: bit k for the k-th one from its first."""
        left: cython.int = (word >> 17 & 7) - 1
        step: cython.int = SIDE if word >> 16 & 1 else 1
        cell: cython.int = word & 0xFFFF
        bits: cython.int = 1
        bit: cython.int = 1
        while left > 0:
            cell += step
            bit <<= 1
            if self.board.at[cell] == 0:
                bits |= bit
                left -= 1
        return bits

    def play(self, word: cython.ulonglong) -> cython.void:
        """Does it; the mover draws, and the game may end by it."""
        if word == SWAP:
            self.deal.next_seat()
        elif word & SWAP:
            self.deal.swap_kinds(word & 63)
        else:
            self.deal.take(word)
            if not self.deal.over and self.deal.is_stuck():
                self.deal.over = True
