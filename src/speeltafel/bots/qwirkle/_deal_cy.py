"""Whole games inside the kernel: hands, bag and points beside the lines, greedy play to the end.

The bag lies in an order here, because an imagined deal is one that has been decided; the game's own
state never has one. `keep` and `restore` go back to an earlier moment of the same deal: the tiles
laid since are lifted, hands and bag are copied.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from speeltafel.games.qwirkle._board_cy import ROW, zeros
from speeltafel.games.qwirkle._finder_cy import Finder
from speeltafel.games.qwirkle._luck_cy import Luck
from speeltafel.games.qwirkle._sets_cy import count_of, group_of

SIDE = cython.declare(cython.int, ROW)
_WORD = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)


class Deal:
    """One game with every tile decided; `points` and `hands` are by seat."""

    def __init__(self, finder: Finder, seats: int, hand_size: int, last: int, copies: int) -> None:
        self.board = finder.board
        self.finder = finder
        self.luck = Luck()
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
        self.kept = zeros("i", 8 * 256)

    def seed(self, luck: int) -> None:
        """Sets the luck of shuffles and swaps."""
        self.luck.seed(luck & 0xFFFFFFFFFFFFFFFF)

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
        self.board.lie(board)
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

    def shuffle(self) -> cython.void:
        index: cython.int
        other: cython.int
        tile: cython.int
        for index in range(self.bag_count - 1, 0, -1):
            other = self.luck.below(index + 1)
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
            kinds |= self.board.bit[self.hands[index]]
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
        self.finder.lay_play(play)
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
            other = self.luck.below(self.bag_count)
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
            off |= self.board.bit[self.bag[index]]
        return not self.board.open_kinds() & off

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
        self.kept[at + 84] = self.board.laid

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
        while self.board.laid > self.kept[at + 84]:
            self.board.lift()

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
                line = kinds & group_of(group)
                count = count_of(line)
                if count > most:
                    most = count
                    best = line
                    beginner = seat
        count = 0
        line = 0
        for tile in range(36):
            if best & self.board.bit[tile]:
                word = tile
                line |= word << 6 * count
                count += 1
        self.mover = beginner
        word = self.board.worth[count] if count > 1 else 1
        self.take(word << 56 | line << 20 | count << 17 | 96 * (SIDE + 1))

    def greedy_turn(self) -> cython.void:
        """The mover takes the most points."""
        play: cython.ulonglong
        self.finder.hold(self.kinds_of(self.mover))
        self.finder.seek()
        play = self.finder.best_play()
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
        self.deal_hands()
        self.open_best()

    def deal_hands(self) -> cython.void:
        """A new game before its opening: every tile into the bag, hands dealt."""
        index: cython.int
        seat: cython.int
        while self.board.laid:
            self.board.lift()
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
            while self.board.laid:
                self.board.lift()
        told: int = signature
        return told
