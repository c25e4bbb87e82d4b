"""Whole games inside the kernel: hands, bag and points beside the lines, greedy play to the end.

The bag lies in an order here, because an imagined deal is one that has been decided; the game's own
state never has one. `keep` and `restore` go back to an earlier moment of the same deal: the tiles
laid since are lifted, hands and bag are copied.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from speeltafel.games.qwirkle._lines_cy import ROW, zeros
from speeltafel.games.qwirkle._plays_cy import Plays

SIDE = cython.declare(cython.int, ROW)
_WORD = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
_GOLD = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
_MIX = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
_STIR = cython.declare(cython.ulonglong, 0x94D049BB133111EB)


class Deal(Plays):
    """One game with every tile decided; `points` and `hands` are by seat."""

    def __init__(self, seats: int, full: int, bonus: int, hand_size: int, last: int, copies: int) -> None:
        super().__init__(full, bonus)
        self.seats = seats
        self.hand_size = hand_size
        self.last = last
        self.copies = copies
        self.hands = zeros("i", 8 * 8)
        self.sizes = zeros("i", 8)
        self.points = zeros("i", 8)
        self.bag = zeros("i", 128)
        self.bag_count = 0
        self.mover = 0
        self.over = False
        self.turns = 0
        self.luck = 0
        self.kept = zeros("i", 8 * 256)

    def seed(self, luck: int) -> None:
        """Sets the luck of shuffles and swaps."""
        self.luck = luck & 0xFFFFFFFFFFFFFFFF

    def set_up(
        self,
        board: Sequence[tuple[int, int, int]],
        hands: Sequence[Sequence[int]],
        bag: Sequence[int],
        points: Sequence[int],
        mover: int,
    ) -> None:
        """Takes a table over; the last tile of the bag is drawn first."""
        seat: cython.int
        index: cython.int
        self.lie(board)
        for seat in range(self.seats):
            self.sizes[seat] = len(hands[seat])
            self.points[seat] = points[seat]
            for index in range(self.sizes[seat]):
                self.hands[8 * seat + index] = hands[seat][index]
        self.bag_count = len(bag)
        for index in range(self.bag_count):
            self.bag[index] = bag[index]
        self.mover = mover
        self.over = False
        self.turns = 0

    def hand(self, seat: int) -> list[int]:
        """The tiles of a seat."""
        first: cython.int = 8 * seat
        return [self.hands[index] for index in range(first, first + self.sizes[first // 8])]

    def scores(self) -> list[int]:
        return [self.points[seat] for seat in range(self.seats)]

    def chance(self) -> cython.ulonglong:
        """The next random word (splitmix64)."""
        word: cython.ulonglong
        self.luck = (self.luck + _GOLD) & _WORD
        word = self.luck
        word = ((word ^ (word >> 30)) * _MIX) & _WORD
        word = ((word ^ (word >> 27)) * _STIR) & _WORD
        return word ^ (word >> 31)

    def below(self, count: cython.int) -> cython.int:
        """A number from 0 on below count, every one about as likely."""
        high: cython.ulonglong = self.chance() >> 32
        return (high * count) >> 32

    def shuffle(self) -> cython.void:
        index: cython.int
        other: cython.int
        tile: cython.int
        for index in range(self.bag_count - 1, 0, -1):
            other = self.below(index + 1)
            tile = self.bag[index]
            self.bag[index] = self.bag[other]
            self.bag[other] = tile

    def draw(self, seat: cython.int, count: cython.int) -> cython.void:
        for _ in range(count):
            if self.bag_count == 0:
                break
            self.bag_count -= 1
            self.hands[8 * seat + self.sizes[seat]] = self.bag[self.bag_count]
            self.sizes[seat] += 1

    def kinds_of(self, seat: cython.int) -> cython.ulonglong:
        index: cython.int
        kinds: cython.ulonglong = 0
        for index in range(8 * seat, 8 * seat + self.sizes[seat]):
            kinds |= self.bit[self.hands[index]]
        return kinds

    def drop(self, seat: cython.int, tile: cython.int) -> cython.void:
        """Takes one such tile out of a hand."""
        index: cython.int
        last: cython.int = 8 * seat + self.sizes[seat] - 1
        for index in range(8 * seat, last + 1):
            if self.hands[index] == tile:
                self.hands[index] = self.hands[last]
                self.sizes[seat] -= 1
                return

    def next_seat(self) -> cython.void:
        self.mover += 1
        if self.mover == self.seats:
            self.mover = 0
        self.turns += 1

    def take(self, play: cython.ulonglong) -> cython.void:
        """Plays for the mover, who draws; the game may end by it."""
        count: cython.int = play >> 17 & 7
        tiles: cython.ulonglong = play >> 20
        worth: cython.int = play >> 56
        self.lay_play(play)
        for _ in range(count):
            self.drop(self.mover, tiles & 63)
            tiles >>= 6
        self.points[self.mover] += worth
        if self.sizes[self.mover] == 0 and self.bag_count == 0:
            self.points[self.mover] += self.last
            self.over = True
            return
        self.draw(self.mover, self.hand_size - self.sizes[self.mover])
        self.next_seat()

    def swap_kinds(self, chosen: cython.ulonglong) -> cython.void:
        """Swaps the tiles at these places of the mover's hand (bits), as many as the bag allows."""
        seat: cython.int = self.mover
        index: cython.int
        other: cython.int
        count: cython.int = 0
        left: cython.int = 0
        tile: cython.int
        size: cython.int = self.sizes[seat]
        bag: cython.int = self.bag_count
        for index in range(size):
            tile = self.hands[8 * seat + index]
            if chosen >> index & 1 and count < bag:
                # Set aside above the bag, to be returned when as many have been drawn.
                self.bag[bag + count] = tile
                count += 1
            else:
                self.hands[8 * seat + left] = tile
                left += 1
        self.sizes[seat] = left
        self.draw(seat, count)
        for index in range(count):
            self.bag[self.bag_count] = self.bag[bag + index]
            self.bag_count += 1
            other = self.below(self.bag_count)
            tile = self.bag[other]
            self.bag[other] = self.bag[self.bag_count - 1]
            self.bag[self.bag_count - 1] = tile
        self.next_seat()

    def idle(self) -> cython.void:
        """The turn of a mover who cannot place: the end when nobody ever can, else a swap or a pass."""
        if self.is_stuck():
            self.over = True
        elif self.bag_count:
            self.swap_kinds(_WORD)
        else:
            self.next_seat()

    def is_stuck(self) -> cython.bint:
        """Says whether no tile off the table fits."""
        seat: cython.int
        index: cython.int
        off: cython.ulonglong = 0
        for seat in range(self.seats):
            off |= self.kinds_of(seat)
        for index in range(self.bag_count):
            off |= self.bit[self.bag[index]]
        return not self.open_kinds() & off

    def keep(self, slot: cython.int) -> cython.void:
        """Notes this moment."""
        at: cython.int = 256 * slot
        index: cython.int
        for index in range(64):
            self.kept[at + index] = self.hands[index]
        for index in range(8):
            self.kept[at + 64 + index] = self.sizes[index]
            self.kept[at + 72 + index] = self.points[index]
        for index in range(self.bag_count):
            self.kept[at + 85 + index] = self.bag[index]
        self.kept[at + 80] = self.bag_count
        self.kept[at + 81] = self.mover
        self.kept[at + 82] = self.over
        self.kept[at + 83] = self.turns
        self.kept[at + 84] = self.laid

    def restore(self, slot: cython.int) -> cython.void:
        """Goes back to a moment noted before."""
        at: cython.int = 256 * slot
        index: cython.int
        for index in range(64):
            self.hands[index] = self.kept[at + index]
        for index in range(8):
            self.sizes[index] = self.kept[at + 64 + index]
            self.points[index] = self.kept[at + 72 + index]
        self.bag_count = self.kept[at + 80]
        for index in range(self.bag_count):
            self.bag[index] = self.kept[at + 85 + index]
        self.mover = self.kept[at + 81]
        self.over = self.kept[at + 82]
        self.turns = self.kept[at + 83]
        while self.laid > self.kept[at + 84]:
            self.lift()

    def open_best(self) -> cython.void:
        """The seat with the largest best set, the first of them, lays it to the right."""
        seat: cython.int
        group: cython.int
        tile: cython.int
        count: cython.int
        most: cython.int = 0
        beginner: cython.int = 0
        kinds: cython.ulonglong
        best: cython.ulonglong = 0
        line: cython.ulonglong
        word: cython.ulonglong
        for seat in range(self.seats):
            kinds = self.kinds_of(seat)
            for group in range(12):
                line = 0
                count = 0
                for tile in range(36):
                    if kinds & self.bit[tile] and (tile // 6 == group or tile % 6 == group - 6):
                        line |= self.bit[tile]
                        count += 1
                if count > most:
                    most = count
                    best = line
                    beginner = seat
        count = 0
        line = 0
        for tile in range(36):
            if best & self.bit[tile]:
                word = tile
                line |= word << 6 * count
                count += 1
        self.mover = beginner
        word = self.worth[count] if count > 1 else 1
        self.take(word << 56 | line << 20 | count << 17 | 96 * (SIDE + 1))

    def greedy_turn(self) -> cython.void:
        """The mover takes the most points."""
        play: cython.ulonglong
        self.hold(self.kinds_of(self.mover))
        self.seek()
        play = self.best_play()
        if play:
            self.take(play)
        else:
            self.idle()

    def playout(self, longest: cython.int) -> cython.void:
        """Greedy turns to the end, or so many."""
        for _ in range(longest):
            if self.over:
                return
            self.greedy_turn()

    def deal_out(self) -> cython.void:
        """A new game: every tile into the bag, hands dealt, the best set laid."""
        index: cython.int
        seat: cython.int
        while self.laid:
            self.lift()
        self.bag_count = 36 * self.copies
        for index in range(self.bag_count):
            self.bag[index] = index // self.copies
        self.shuffle()
        self.over = False
        self.turns = 0
        for seat in range(self.seats):
            self.sizes[seat] = 0
            self.points[seat] = 0
            self.draw(seat, self.hand_size)
        self.open_best()

    def self_play(self, games: int) -> int:
        """Plays so many greedy games; the sum over their turns and points tells implementations apart."""
        count: cython.int = games
        seat: cython.int
        signature: cython.ulonglong = 0
        with cython.nogil:
            for _ in range(count):
                self.deal_out()
                self.playout(1000)
                for seat in range(self.seats):
                    signature = (signature * 31 + self.points[seat]) & _WORD
                signature = (signature * 31 + self.turns) & _WORD
            while self.laid:
                self.lift()
        told: int = signature
        return told
