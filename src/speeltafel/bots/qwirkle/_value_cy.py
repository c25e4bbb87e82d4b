"""What a play is worth beyond its points: the tiles kept, and what it opens for others.

The value is linear: points, and weights times features, of which there are those of

* the hand kept: 0 tiles given away · 1 tiles held twice · 2 3 4 5 sets of two, three, four, five kinds that go
  together · 6 kinds that complete a full line on the table, by the chance that nobody else holds them;
* lines of five made: 7 the chance that others hold the sixth tile · 8 sixth tiles kept, by the chance that
  nobody else has one;
* lines of four made: 9 the chance that others hold both tiles that miss · 10 how many they may hold · 11 one of
  the two is kept · 12 both are;
* 13 lines of three made · 14 missing tiles kept for them · 15 lines of two made.

There is a set of weights for each phase: a bag well filled, a bag nearly empty, an empty one. They are learned by
self-play (`bench/learn_qwirkle.py`).
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence

import cython

from speeltafel.bots.qwirkle._deal_cy import Deal
from speeltafel.games.qwirkle._board_cy import LENGTH_BIT, ROW, zeros

PHASES = 3
FEATURES = 16
WEIGHTS = PHASES * FEATURES
LENGTH = cython.declare(cython.int, LENGTH_BIT)
SIDE = cython.declare(cython.int, ROW)
ONE = cython.declare(cython.ulonglong, 1 << LENGTH_BIT)
ALL = cython.declare(cython.ulonglong, (1 << 36) - 1)
LOWEST = cython.declare(cython.double, -1e9)
NEARLY = cython.declare(cython.int, 24)
"""A bag with fewer tiles is nearly empty."""


def doubles(size: int) -> MutableSequence[float]:
    """So many zeros: C ones for C, a list where Python reads them."""
    return array("d", bytes(8 * size)) if cython.compiled else [0.0] * size


class Judge:
    """Judges the plays of the movers of a deal; there are two sets of weights, so that they can meet each other."""

    def __init__(self, deal: Deal) -> None:
        self.board = deal.board
        self.finder = deal.finder
        self.deal = deal
        self.weights = doubles(2 * WEIGHTS)
        self.base = 0
        self.which = 0
        self.phi = doubles(FEATURES)
        self.holds = doubles(16)
        self.keeps = doubles(256)
        self.keeps_at = zeros("i", 256)
        self.stamp = 0
        self.held_of = zeros("i", 36)
        self.slot_of = zeros("i", 36)
        self.in_set = zeros("i", 12)
        self.hot = 0
        self.kept_kinds = 0
        self.top = 0.0
        self.top_opened = 0.0
        self.values = doubles(1024)
        self.values_room = 1024

    def weigh(self, which: int, weights: Sequence[float]) -> None:
        """Sets one of the two sets of weights."""
        index: cython.int
        first: cython.int = 48 * which
        for index in range(48):
            self.weights[first + index] = weights[index]

    def look(self, seat: cython.int) -> cython.void:
        """Prepares to judge for a seat: its kinds, what others may hold, which kinds complete a full line."""
        index: cython.int
        cell: cython.int
        level: cython.int
        upright: cython.int
        others: cython.int = -self.deal.sizes[seat]
        unseen: cython.double
        missing: cython.double = 1.0
        self.base = 48 * self.which
        if self.deal.bag_count == 0:
            self.base += 32
        elif self.deal.bag_count < NEARLY:
            self.base += 16
        for index in range(36):
            self.held_of[index] = 0
        self.finder.hold(self.deal.kinds_of(seat))
        for index in range(self.finder.held):
            self.slot_of[self.finder.mine[index]] = index
        for index in range(8 * seat, 8 * seat + self.deal.sizes[seat]):
            self.held_of[self.deal.hands[index]] += 1
        for index in range(self.deal.seats):
            others += self.deal.sizes[index]
        unseen = self.deal.bag_count + others
        self.holds[0] = 0.0
        for index in range(self.deal.copies):
            missing = (
                missing * (self.deal.bag_count - index) / (unseen - index)
                if index < self.deal.bag_count
                else 0.0
            )
            self.holds[index + 1] = 1.0 - missing
        self.hot = 0
        for index in range(self.board.edge_count):
            cell = self.board.edge[index]
            level = (self.board.run[4 * cell] + self.board.run[4 * cell + 1]) >> LENGTH
            upright = (self.board.run[4 * cell + 2] + self.board.run[4 * cell + 3]) >> LENGTH
            if level == self.board.full - 1 or upright == self.board.full - 1:
                self.hot |= self.board.fit[cell]
        self.stamp += 1

    def note_kept(self, bits: cython.int, given: cython.int) -> cython.double:
        """Features and value of a hand without these of its kinds (one tile each); `given` tiles go."""
        i: cython.int
        tile: cython.int
        count: cython.int
        doubles: cython.int = 0
        ready: cython.double = 0.0
        value: cython.double = 0.0
        kept: cython.ulonglong = 0
        for i in range(12):
            self.in_set[i] = 0
        for i in range(2, 6):
            self.phi[i] = 0.0
        for i in range(self.finder.held):
            tile = self.finder.mine[i]
            count = self.held_of[tile] - (bits >> i & 1)
            if count == 0:
                continue
            doubles += count - 1
            kept |= self.finder.mask[i]
            if self.hot & self.finder.mask[i]:
                ready += 1.0 - self.holds[self.deal.copies - self.board.out[tile] - self.held_of[tile]]
            self.join(tile // 6)
            self.join(6 + tile % 6)
        self.kept_kinds = kept
        self.phi[0] = given
        self.phi[1] = doubles
        self.phi[6] = ready
        for i in range(7):
            value += self.weights[self.base + i] * self.phi[i]
        return value

    def join(self, group: cython.int) -> cython.void:
        """Counts one kind more in a colour or a shape; a set of one is none, all six count as five."""
        count: cython.int = self.in_set[group] + 1
        self.in_set[group] = count
        if count > 1 and count < 6:
            self.phi[count] += 1.0
            if count > 2:
                self.phi[count - 1] -= 1.0

    def kept_value(self, bits: cython.int, given: cython.int) -> cython.double:
        """The value of the hand kept after a play of these of its kinds."""
        if self.keeps_at[bits] != self.stamp:
            self.keeps_at[bits] = self.stamp
            self.keeps[bits] = self.note_kept(bits, given)
        return self.keeps[bits]

    def used_bits(self, play: cython.ulonglong) -> cython.int:
        """Which of the kinds in hand a play uses."""
        bits: cython.int = 0
        count: cython.int = play >> 17 & 7
        tiles: cython.ulonglong = play >> 20
        for _ in range(count):
            bits |= 1 << self.slot_of[tiles & 63]
            tiles >>= 6
        return bits

    def kept_after(self, bits: cython.int) -> cython.ulonglong:
        """The kinds left in hand after a play of these."""
        i: cython.int
        kept: cython.ulonglong = 0
        for i in range(self.finder.held):
            if self.held_of[self.finder.mine[i]] > (bits >> i & 1):
                kept |= self.finder.mask[i]
        return kept

    def is_open(self, cell: cython.int, axis: cython.int, kind: cython.ulonglong) -> cython.bint:
        """Says whether this kind could end a line at this empty cell, as far as crossing lines go."""
        side: cython.int = 4 * cell + 2 - axis
        if self.board.run[side] & self.board.ban[side + 1]:
            return False
        return not (self.board.ban[side] | self.board.ban[side + 1]) & kind

    def line_value(
        self,
        line: cython.ulonglong,
        ban: cython.ulonglong,
        low: cython.int,
        high: cython.int,
        axis: cython.int,
    ) -> cython.double:
        """Features of a line as it will lie between two empty cells, and their value."""
        length: cython.int = line >> LENGTH
        base: cython.int = self.base
        missing: cython.ulonglong
        both: cython.double = 1.0
        some: cython.double = 0.0
        chance: cython.double
        tile: cython.int
        kept: cython.int = 0
        if length == 2:
            self.phi[15] += 1.0
            return self.weights[base + 15]
        if length >= self.board.full:
            return 0.0
        missing = ALL & ~ban
        if length < self.board.full - 2:
            missing &= self.kept_kinds
            while missing:
                kept += 1
                missing &= missing - 1
            self.phi[13] += 1.0
            self.phi[14] += kept
            return self.weights[base + 13] + self.weights[base + 14] * kept
        if self.board.run[4 * low + axis]:
            low = -1
        if self.board.run[4 * high + axis + 1]:
            high = -1
        if low < 0 and high < 0:
            return 0.0
        for tile in range(36):
            if not missing & self.board.bit[tile]:
                continue
            if not (
                (low >= 0 and self.is_open(low, axis, self.board.bit[tile]))
                or (high >= 0 and self.is_open(high, axis, self.board.bit[tile]))
            ):
                both = 0.0
                continue
            chance = self.holds[self.deal.copies - self.board.out[tile] - self.held_of[tile]]
            both *= chance
            some += chance
            if self.kept_kinds & self.board.bit[tile]:
                kept += 1
        if length == self.board.full - 1:
            chance = kept * (1.0 - both)
            self.phi[7] += both
            self.phi[8] += chance
            return self.weights[base + 7] * both + self.weights[base + 8] * chance
        self.phi[9] += both
        self.phi[10] += some
        chance = self.weights[base + 9] * both + self.weights[base + 10] * some
        if kept:
            self.phi[10 + kept] += 1.0
            chance += self.weights[base + 10 + kept]
        return chance

    def opened(self, play: cython.ulonglong) -> cython.double:
        """Features of the lines a play makes, and their value; `kept_kinds` are those that stay in hand."""
        count: cython.int = play >> 17 & 7
        axis: cython.int = 2 * (play >> 16 & 1)
        step: cython.int = SIDE if axis else 1
        across: cython.int = 1 if axis else SIDE
        cell: cython.int = play & 0xFFFF
        tiles: cython.ulonglong = play >> 20
        side: cython.int = 4 * cell + axis
        line: cython.ulonglong = self.board.run[side]
        ban: cython.ulonglong = self.board.ban[side]
        cross: cython.ulonglong
        low: cython.int = cell - step * ((line >> LENGTH) + 1)
        value: cython.double = 0.0
        tile: cython.int
        for tile in range(7, 16):
            self.phi[tile] = 0.0
        for _ in range(count):
            if self.board.at[cell]:
                cell = self.finder.follow(cell, step)
            tile = tiles & 63
            tiles >>= 6
            side = 4 * cell + axis
            line += self.board.run[side + 1] + ONE + self.board.bit[tile]
            ban |= self.board.ban[side + 1] | self.board.clash[tile]
            side = 4 * cell + 2 - axis
            cross = self.board.run[side] + self.board.run[side + 1]
            if cross:
                value += self.line_value(
                    cross + ONE + self.board.bit[tile],
                    self.board.ban[side] | self.board.ban[side + 1] | self.board.clash[tile],
                    cell - across * ((self.board.run[side] >> LENGTH) + 1),
                    cell + across * ((self.board.run[side + 1] >> LENGTH) + 1),
                    2 - axis,
                )
            cell += step
        if line >> LENGTH > 1:
            cell -= step
            side = 4 * cell + axis
            cell += step * ((self.board.run[side + 1] >> LENGTH) + 1)
            value += self.line_value(line, ban, low, cell, axis)
        return value

    def note(self, play: cython.ulonglong) -> cython.double:
        """All features of a play of the mover, who was looked at, and its value with points."""
        count: cython.int = play >> 17 & 7
        value: cython.double = self.points_of(play)
        value += self.note_kept(self.used_bits(play), count)
        return value + self.opened(play)

    def points_of(self, play: cython.ulonglong) -> cython.int:
        """Points of a play of the mover, with the bonus for the last tile."""
        points: cython.int = play >> 56
        count: cython.int = play >> 17 & 7
        if self.deal.bag_count == 0 and count == self.deal.sizes[self.deal.mover]:
            points += self.deal.last
        return points

    def judged_play(self) -> cython.ulonglong:
        """The best play of the mover by value; 0 when there is none.

        `top` is its value, and `top_opened` the part of it for the lines it makes.
        """
        index: cython.int
        bits: cython.int
        count: cython.int
        play: cython.ulonglong
        best: cython.ulonglong = 0
        value: cython.double
        more: cython.double
        self.look(self.deal.mover)
        self.finder.seek()
        if self.finder.found_count > self.values_room:
            with cython.gil:
                self.widen()
        for index in range(self.finder.found_count):
            play = self.finder.found[index]
            count = play >> 17 & 7
            value = self.points_of(play)
            self.values[index] = value + self.kept_value(self.used_bits(play), count)
        self.top = LOWEST
        for index in range(self.finder.found_count):
            if self.values[index] + 7.0 < self.top:
                continue
            play = self.finder.found[index]
            bits = self.used_bits(play)
            self.kept_kinds = self.kept_after(bits)
            more = self.opened(play)
            value = self.values[index] + more
            if value > self.top or (value == self.top and play > best):
                self.top = value
                self.top_opened = more
                best = play
        return best

    def widen(self) -> cython.void:
        self.values_room = 2 * self.finder.found_count
        self.values = doubles(self.values_room)

    def judged_turn(self) -> cython.void:
        """The mover plays what is worth most."""
        play: cython.ulonglong = self.judged_play()
        if play:
            self.deal.take(play)
        else:
            self.deal.idle()
