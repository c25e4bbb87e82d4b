"""The candidates of a turn: plays by their first value, and the swaps that keep the best tiles.

A candidate is a play's word as `_finder_cy` writes it, or bit 63 and the places in hand of the tiles to swap.
"""

from __future__ import annotations

import cython

from speeltafel.bots.qwirkle._guess_cy import Guess
from speeltafel.bots.qwirkle._value_cy import Judge, doubles
from speeltafel.games.qwirkle._board_cy import zeros

MOST = 512
"""Candidates at the most."""
SWAP_BIT = 1 << 63
SWAP = cython.declare(cython.ulonglong, SWAP_BIT)


class Candidates:
    """What a seat may do on its turn, the best at first sight first."""

    def __init__(self, judge: Judge, guess: Guess) -> None:
        self.board = guess.board
        self.finder = guess.finder
        self.deal = guess.deal
        self.judge = judge
        self.guess = guess
        self.options = zeros("Q", MOST)
        self.firsts = doubles(MOST)
        self.option_count = 0
        self.width = MOST

    def propose(self, width: int, swaps: int) -> int:
        """Lists the best plays by first value, so many, and some swaps after them; says how many there are."""
        index: cython.int
        self.option_count = 0
        self.width = min(width, MOST - swaps)
        self.guess.lay_out(0)
        self.judge.look(self.guess.me)
        self.finder.seek()
        for index in range(self.finder.found_count):
            self.offer(self.finder.found[index], self.judge.note(self.finder.found[index]))
        if self.deal.bag_count:
            self.offer_swaps(swaps)
        return self.option_count

    def offer(self, option: cython.ulonglong, first: cython.double) -> cython.void:
        """Adds a candidate with its first value, in order; the worst gives way when there are too many."""
        at: cython.int = self.option_count
        if at < self.width:
            self.option_count += 1
        else:
            at -= 1
            if first <= self.firsts[at]:
                return
        while at > 0 and self.firsts[at - 1] < first:
            self.options[at] = self.options[at - 1]
            self.firsts[at] = self.firsts[at - 1]
            at -= 1
        self.options[at] = option
        self.firsts[at] = first

    def offer_swaps(self, swaps: cython.int) -> cython.void:
        """Adds the swaps that keep the best tiles, each kind once."""
        bits: cython.int
        best: cython.int
        given: cython.int
        i: cython.int
        value: cython.double
        most: cython.double
        before: cython.double = 1e9
        for i in range(self.finder.held):
            self.judge.held_of[self.finder.mine[i]] = 1
        for _ in range(swaps):
            most = -1e9
            best = -1
            for bits in range(1 << self.finder.held):
                given = self.deal.sizes[self.guess.me] - self.finder.held
                for i in range(self.finder.held):
                    given += bits >> i & 1
                if given == 0 or given > self.deal.bag_count:
                    continue
                value = self.judge.note_kept(bits, given)
                if value > most and value < before:
                    most = value
                    best = bits
            if best < 0:
                return
            before = most
            self.options[self.option_count] = SWAP | self.places_of(best)
            self.firsts[self.option_count] = most
            self.option_count += 1

    def places_of(self, bits: cython.int) -> cython.int:
        """The places in hand of all tiles but one of each kind that is not among these."""
        i: cython.int
        places: cython.int = 0
        kept: cython.ulonglong = 0
        for i in range(self.finder.held):
            if not bits >> i & 1:
                kept |= self.finder.mask[i]
        for i in range(self.guess.size_of[self.guess.me]):
            if kept & self.board.bit[self.guess.mine_held[i]]:
                kept &= ~self.board.bit[self.guess.mine_held[i]]
            else:
                places |= 1 << i
        return places

    def add_option(self, option: cython.ulonglong) -> None:
        """Adds a candidate of the caller's."""
        self.guess.lay_out(0)
        self.judge.look(self.guess.me)
        self.options[self.option_count] = option
        self.firsts[self.option_count] = self.swap_value(option) if option & SWAP else self.judge.note(option)
        self.option_count += 1

    def swap_value(self, option: cython.ulonglong) -> cython.double:
        """The first value of a swap, by what is kept."""
        i: cython.int
        given: cython.int = 0
        bits: cython.int = 0
        for i in range(self.guess.size_of[self.guess.me]):
            if option >> i & 1:
                given += 1
                self.judge.held_of[self.guess.mine_held[i]] -= 1
        for i in range(self.finder.held):
            if self.judge.held_of[self.finder.mine[i]] == 0:
                self.judge.held_of[self.finder.mine[i]] = 1
                bits |= 1 << i
        return self.judge.note_kept(bits, given)

    def option(self, index: int) -> int:
        """A candidate, as it is written here."""
        return self.options[index]

    def option_total(self) -> int:
        """How many candidates there are."""
        return self.option_count

    def clear_options(self) -> None:
        """Forgets all candidates."""
        self.option_count = 0

    def laid_by(self, option: cython.ulonglong) -> tuple[tuple[int, int, int], ...]:
        """The tiles of a play with their cells."""
        return self.finder.told(option)

    def first_value(self, index: int) -> float:
        """What a candidate seemed worth at first, in points."""
        return self.firsts[index]
