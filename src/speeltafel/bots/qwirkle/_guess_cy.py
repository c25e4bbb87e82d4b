"""Hands that others may hold, drawn from the unseen tiles and from what their last plays tell.

A player who made few points had hardly a tile that makes many: a hand is drawn anew, mostly, when with it its owner
could have made more on the last turn. What was drawn since then may be anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import thread_time

import cython
from cython.cimports.libc.math import exp

from speeltafel.bots.qwirkle._deal_cy import Deal
from speeltafel.games.qwirkle._board_cy import zeros
from speeltafel.games.qwirkle._unseen_cy import Unseen

DEALS = 32
"""Deals that are imagined at a time."""
TRIES = cython.declare(cython.int, 12)
DOUBT = cython.declare(cython.double, 0.6)
"""How fast a hand becomes unlikely for every point that its owner left lying."""

Told = tuple[int, Sequence[tuple[int, int, int]], int]
"""A seat, the tiles it laid, and their points."""


class Guess:
    """What one seat sees, and deals that could lie behind it."""

    def __init__(self, deal: Deal) -> None:
        self.board = deal.board
        self.finder = deal.finder
        self.luck = deal.luck
        self.deal = deal
        self.me = 0
        self.unseen = zeros("i", 128)
        self.unseen_count = 0
        self.piles = zeros("i", DEALS * 128)
        self.firm = zeros("i", DEALS * 128)
        self.mine_held = zeros("i", 8)
        self.size_of = zeros("i", 8)
        self.points_had = zeros("i", 8)
        self.offset = zeros("i", 8)
        self.told_count = 0
        self.told_seat = zeros("i", 8)
        self.told_laid = zeros("i", 8)
        self.told_points = zeros("i", 8)
        self.told_kept = zeros("i", 8)
        self.lifted_cell = zeros("i", 64)
        self.lifted_tile = zeros("i", 64)
        self.seen_laid = 0
        self.known = Unseen(deal.copies)
        self.hidden = self.known.hidden
        self.is_bound = False
        self.ends = 0.0
        self.clock = thread_time
        self.timed = False

    def see(
        self,
        board: Sequence[tuple[int, int, int]],
        hand: Sequence[int],
        unseen: Sequence[int],
        sizes: Sequence[int],
        points: Sequence[int],
        seat: int,
        told: Sequence[Told],
        known: Unseen | None = None,
    ) -> None:
        """Takes in what a seat sees on its turn; `told` are the plays since its last, in order, and not on `board`.

        `known` is what it knows of the unseen tiles for certain, where that is more than which they are.
        """
        index: cython.int
        at: cython.int = 0
        count: cython.int
        self.board.lie(())
        self.board.lie(board)
        self.me = seat
        for index in range(len(hand)):
            self.mine_held[index] = hand[index]
        self.unseen_count = len(unseen)
        for index in range(self.unseen_count):
            self.unseen[index] = unseen[index]
        for index in range(self.deal.seats):
            self.size_of[index] = sizes[index]
            self.points_had[index] = points[index]
            self.offset[index] = -1
        self.told_count = len(told)
        self.deal.bag_count = self.unseen_count - sum(sizes) + len(hand)
        # Backwards, as what came last was laid on all the others: those seats are dealt to first.
        for index in range(self.told_count - 1, -1, -1):
            who, laid, made = told[index]
            count = len(laid)
            self.told_seat[index] = who
            self.told_laid[index] = count
            self.told_points[index] = made
            count = self.size_of[self.told_seat[index]] - count
            # A smaller hand could not be filled up, so all of it was there already.
            self.told_kept[index] = count if sizes[who] == self.deal.hand_size else sizes[who]
            self.offset[self.told_seat[index]] = at
            at += self.size_of[self.told_seat[index]]
        for index in range(self.deal.seats):
            if index != self.me and self.offset[index] < 0:
                self.offset[index] = at
                at += self.size_of[index]
        for _, laid, _ in told:
            for x, y, tile in laid:
                self.put(x, y, tile)
        self.seen_laid = self.board.laid
        self.is_bound = known is not None
        if known is not None:
            self.known = known
            self.hidden = known.hidden

    def put(self, x: cython.int, y: cython.int, tile: cython.int) -> cython.void:
        self.board.lay(96 * 194 + x + 193 * y, tile)

    def imagine(self, luck: cython.ulonglong) -> cython.void:
        """Draws a batch of deals."""
        deal: cython.int
        index: cython.int
        told: cython.int
        lifted: cython.int = 0
        cell: cython.int
        self.luck.word = luck
        while self.board.laid > self.seen_laid:
            self.board.lift()
        for deal in range(32):
            if self.is_bound:
                self.known.seed(self.luck.chance())
                self.pile_up(128 * deal)
                continue
            for index in range(self.unseen_count):
                self.piles[128 * deal + index] = self.unseen[index]
                self.firm[128 * deal + index] = 0
            self.mix(128 * deal, 0, self.unseen_count)
        for told in range(self.told_count - 1, -1, -1):
            for _ in range(self.told_laid[told]):
                cell = self.board.order[self.board.laid - 1]
                self.lifted_cell[lifted] = cell
                self.lifted_tile[lifted] = self.board.at[cell] - 1
                lifted += 1
                self.board.lift()
            for deal in range(32):
                if self.timed and deal & 3 == 0 and self.is_over_time():
                    break
                self.doubt(128 * deal, told, lifted)
        for index in range(lifted - 1, -1, -1):
            self.board.lay(self.lifted_cell[index], self.lifted_tile[index])

    def imagine_next(self, luck: cython.ulonglong) -> cython.ulonglong:
        """Draws the batch of deals that follows this luck; gives the luck of that batch.

        A word of the generator leads to another stream. A fixed step could lead into this one, some words later.
        """
        self.luck.seed(luck)
        luck = self.luck.chance()
        self.imagine(luck)
        return luck

    def is_over_time(self) -> cython.bint:
        """Says whether a limit in time is reached: what is left then is imagined without doubts."""
        now: cython.double
        with cython.gil:
            now = self.clock()
        return now > self.ends

    def pile_up(self, pile: cython.int) -> cython.void:
        """Draws a pile that fits what is known; what this seat once swapped away was drawn later than all else."""
        seat: cython.int
        index: cython.int
        late: cython.int
        at: cython.int
        self.known.draw()
        for seat in range(10):
            at = 0
            if seat < self.deal.seats and seat != self.me:
                at = self.offset[seat]
            elif seat == 9:
                at = self.unseen_count - self.deal.bag_count
            else:
                continue
            for late in range(2):
                for index in range(self.hidden.first[seat], self.hidden.first[seat + 1]):
                    if self.hidden.fixed[index] == late:
                        self.piles[pile + at] = self.hidden.lie[index]
                        self.firm[pile + at] = late
                        at += 1

    def mix(self, pile: cython.int, first: cython.int, count: cython.int) -> cython.void:
        """Draws the tiles of a pile from a place on anew, so many of them; what this seat swapped away stays."""
        index: cython.int
        other: cython.int
        tile: cython.int
        for index in range(first, first + count):
            if self.firm[pile + index]:
                continue
            other = index + self.luck.below(self.unseen_count - index)
            while self.firm[pile + other]:
                other = index + self.luck.below(self.unseen_count - index)
            tile = self.piles[pile + index]
            self.piles[pile + index] = self.piles[pile + other]
            self.piles[pile + other] = tile

    def doubt(self, pile: cython.int, told: cython.int, lifted: cython.int) -> cython.void:
        """Draws what a seat kept on its last turn until it explains the points made then, or for so many tries."""
        index: cython.int
        first: cython.int = self.offset[self.told_seat[told]]
        kept: cython.int = self.told_kept[told]
        most: cython.int
        kinds: cython.ulonglong
        played: cython.ulonglong = 0
        luck: cython.double
        if kept <= 0:
            return
        for index in range(lifted - self.told_laid[told], lifted):
            played |= self.board.bit[self.lifted_tile[index]]
        for _ in range(TRIES):
            kinds = played
            for index in range(first, first + kept):
                kinds |= self.board.bit[self.piles[pile + index]]
            self.finder.hold(kinds)
            self.finder.seek()
            most = self.finder.best_play() >> 56
            most -= self.told_points[told]
            if most <= 0:
                return
            luck = self.luck.below(1 << 20)
            if luck / (1 << 20) < exp(-DOUBT * most):
                return
            if self.is_bound and not self.known.is_mixable():
                self.pile_up(pile)
            else:
                self.mix(pile, first, kept)

    def lay_out(self, deal: cython.int) -> cython.void:
        """Makes an imagined deal of the batch the one that lies here, and notes it as moment 0."""
        seat: cython.int
        index: cython.int
        from_pile: cython.int
        used: cython.int = 0
        while self.board.laid > self.seen_laid:
            self.board.lift()
        for seat in range(self.deal.seats):
            self.deal.sizes[seat] = self.size_of[seat]
            self.deal.points[seat] = self.points_had[seat]
            from_pile = 128 * deal + self.offset[seat]
            for index in range(self.size_of[seat]):
                self.deal.hands[8 * seat + index] = (
                    self.mine_held[index] if seat == self.me else self.piles[from_pile + index]
                )
            if seat != self.me:
                used += self.size_of[seat]
        self.deal.bag_count = self.unseen_count - used
        for index in range(self.deal.bag_count):
            self.deal.bag[index] = self.piles[128 * deal + used + index]
        self.deal.mover = self.me
        self.deal.over = False
        self.deal.turns = 0
        self.deal.keep(0)

    def imagined(self, count: int, luck: int) -> list[list[list[int]]]:
        """The hands of so many deals, as they are drawn, batch after batch."""
        found = []
        luck &= 0xFFFFFFFFFFFFFFFF
        for deal in range(count):
            if deal % DEALS == 0:
                luck = self.imagine_next(luck)
            self.lay_out(deal % DEALS)
            found.append([self.deal.hand(seat) for seat in range(self.deal.seats)])
        return found
