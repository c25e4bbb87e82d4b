"""Opponents inside the kernel, and what an option leaves behind it, in numbers."""

from __future__ import annotations

from collections.abc import MutableSequence

import cython

from speeltafel.bots.qwirkle._candidates_cy import SWAP_BIT
from speeltafel.bots.qwirkle._value_cy import Judge
from speeltafel.envs._qwirkle_options_cy import QwirkleOptions
from speeltafel.games.qwirkle._board_cy import LENGTH_BIT

SWAP = cython.declare(cython.ulonglong, SWAP_BIT)
LENGTH = cython.declare(cython.int, LENGTH_BIT)

LOT = 1
GREEDY = 2
SAVER = 3


class QwirkleRivals:
    """Chooses for the mover among the options sought: by lot, by the most points (ties by lot), or by what is saved."""

    def __init__(self, options: QwirkleOptions, judge: Judge) -> None:
        self.board = options.board
        self.finder = options.finder
        self.luck = options.deal.luck
        self.deal = options.deal
        self.judge = judge
        self.options = options

    def choice(self, rival: cython.int) -> cython.ulonglong:
        """The option that such an opponent takes."""
        if rival == 1:
            return self.options.word(self.luck.below(self.options.count))
        return self.greedy() if rival == 2 else self.saver()

    def greedy(self) -> cython.ulonglong:
        """The most points, ties by lot."""
        index: cython.int
        points: cython.int
        most: cython.int = -1
        alike: cython.int = 0
        word: cython.ulonglong
        best: cython.ulonglong = SWAP
        for index in range(self.options.count if self.options.plays == 0 else self.options.plays):
            word = self.options.word(index)
            points = self.options.points(word)
            if points > most:
                most = points
                alike = 0
            if points == most:
                alike += 1
                if self.luck.below(alike) == 0:
                    best = word
        return best

    def saver(self) -> cython.ulonglong:
        """What is worth most by its points, the tiles kept and the lines made, as the level Saver judges."""
        index: cython.int
        first: cython.int = 0
        value: cython.double
        top: cython.double = -1e9
        word: cython.ulonglong
        best: cython.ulonglong = SWAP
        if self.board.laid and self.options.plays:
            best = self.judge.judged_play()
            top = self.judge.top
            first = self.options.plays
        else:
            self.judge.look(self.deal.mover)
        if self.options.count == 1:
            return self.options.word(0)
        for index in range(first, self.options.count):
            word = self.options.word(index)
            value = self.note(word)
            if value > top:
                top = value
                best = word
        return best

    def note(self, word: cython.ulonglong) -> cython.double:
        """The value of an option of the mover, whom the judge has looked at; its features are in the judge's `phi`."""
        index: cython.int
        place: cython.int
        tile: cython.int
        bits: cython.int = 0
        given: cython.int = 0
        first: cython.int = 8 * self.deal.mover
        value: cython.double
        if not word & SWAP:
            return self.judge.note(word)
        for place in range(self.deal.sizes[self.deal.mover]):
            if word >> place & 1:
                given += 1
                self.judge.held_of[self.deal.hands[first + place]] -= 1
        for index in range(self.finder.held):
            tile = self.finder.mine[index]
            if self.judge.held_of[tile] == 0:
                self.judge.held_of[tile] = 1
                bits |= 1 << index
        value = self.judge.note_kept(bits, given)
        for index in range(self.finder.held):
            if bits >> index & 1:
                self.judge.held_of[self.finder.mine[index]] = 0
        for place in range(self.deal.sizes[self.deal.mover]):
            if word >> place & 1:
                self.judge.held_of[self.deal.hands[first + place]] += 1
        for index in range(7, 16):
            self.judge.phi[index] = 0.0
        return value

    def count_lines(self, word: cython.ulonglong, lines: MutableSequence[int], at: cython.int) -> cython.void:
        """How many lines of two, three, four, five and six tiles a play makes."""
        index: cython.int
        length: cython.int
        count: cython.int = word >> 17 & 7
        axis: cython.int = 2 * (word >> 16 & 1)
        step: cython.int = 193 if axis else 1
        cell: cython.int = word & 0xFFFF
        whole: cython.int
        for index in range(5):
            lines[at + index] = 0
        if word & SWAP:
            return
        whole = self.board.run[4 * cell + axis] >> LENGTH
        for _ in range(count):
            if self.board.at[cell]:
                cell = self.finder.follow(cell, step)
            length = (
                (self.board.run[4 * cell + 2 - axis] + self.board.run[4 * cell + 3 - axis]) >> LENGTH
            ) + 1
            if length > 1:
                lines[at + length - 2] += 1
            whole += (self.board.run[4 * cell + axis + 1] >> LENGTH) + 1
            cell += step
        if whole > 1:
            lines[at + whole - 2] += 1
