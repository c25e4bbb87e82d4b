"""Tiles that somebody does not see, drawn into the places where they may lie: every way that fits as likely as any other.

Tiles are told apart here as if they were numbered. A way is a whole story of where each unseen tile has been; it fits when
it looks to the viewer as the game did. There are three kinds of knowledge beyond the tiles that are not seen:

* the sizes of best sets that were announced, until the opening is laid (`tell`);
* kinds that a seat cannot hold, as it passed when they fitted (`bar`);
* tiles that the viewer swapped away: they were in the bag then (`go_back`). The story is told backwards from what lies
  now: a draw put so many of a hand's tiles back into the bag, a play gave its tiles back to the hand, and at the viewer's
  own swap those very kinds must be found in the bag. A tile gets its kind only when it must have one.

A story is drawn, and taken with a chance that makes up for how often it is drawn. Where none is taken in many tries, one
of those drawn is chosen by the same measure.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from speeltafel.games.qwirkle._announced_cy import Announced, reals
from speeltafel.games.qwirkle._board_cy import row, zeros
from speeltafel.games.qwirkle._hidden_cy import Hidden
from speeltafel.games.qwirkle._luck_cy import Luck

ASIDE = 8
BAG = 9
DRAWN = 1
SHOWN = 2
SWAPPED = 3
TAKEN = 4
RETURNED = 5
"""Steps of a story backwards: op, place, count, and for SHOWN and RETURNED the kinds."""
_ASIDE = cython.declare(cython.int, ASIDE)
_BAG = cython.declare(cython.int, BAG)
_PLACES = cython.declare(cython.int, 10)
_ROOM = cython.declare(cython.int, 128)
_STORIES = cython.declare(cython.int, 256)
_DEALS = cython.declare(cython.int, 20_000)


class Unseen:
    """The unseen tiles of one viewer; `draw` lays them into the hands of seats 0 to 7, aside and into the bag."""

    def __init__(self, copies: int) -> None:
        self.hidden = Hidden(copies)
        self.luck = Luck()
        self.announced = Announced(self.hidden, self.luck)
        self.left = zeros("i", 36)
        self.rest = zeros("i", 128)
        self.saved = zeros("i", 256)
        self.is_told = False
        self.barred = zeros("Q", 8)
        self.is_barred = False
        self.order = zeros("i", 8)
        self.steps = zeros("i", 1)
        self.step_count = 0
        self.bounds = reals([0.0])
        self.label = zeros("i", 128)
        self.blank = zeros("i", 10 * 128)
        self.blank_count = zeros("i", 10)
        self.shown = zeros("i", 10 * 128)
        self.shown_count = zeros("i", 10)
        self.in_bag = zeros("i", 36)
        self.unlabelled = 0

    def see(self, counts: Sequence[int], sizes: Sequence[int]) -> None:
        """Takes in how many of each kind are unseen, and how many tiles lie face down in each of the ten places."""
        place: cython.int
        self.hidden.see(counts, sizes)
        self.is_told = self.is_barred = False
        self.step_count = 0
        for place in range(8):
            self.announced.told[place] = self.barred[place] = self.announced.seen[place] = 0
            self.order[place] = place

    def tell(self, seat: int, size: int, seen: int) -> None:
        """The best set of a hand has this size; `seen` are the kinds of it that lie open, as bits."""
        self.announced.told[seat] = size
        self.announced.seen[seat] = seen
        if not self.is_told:
            self.announced.count_lines()
        self.is_told = True

    def bar(self, seat: int, kinds: int) -> None:
        """A seat holds none of these kinds."""
        self.barred[seat] = kinds
        self.is_barred = True
        order = sorted(range(8), key=lambda each: -int(self.barred[each]).bit_count())
        for place in range(8):
            self.order[place] = order[place]

    def go_back(self, steps: Sequence[int], bounds: Sequence[float]) -> None:
        """The story since the viewer's first swap, backwards; `bounds` are the most that each returned tile can weigh."""
        self.steps = row("i", steps)
        self.bounds = reals(bounds)
        self.step_count = len(steps)

    def is_mixable(self) -> cython.bint:
        """Says whether tiles of a drawn story that are not `fixed` may be exchanged: it is as likely as before."""
        return not (self.is_told or self.is_barred)

    def seed(self, luck: cython.ulonglong) -> cython.void:
        """Sets the luck of the stories to come."""
        self.luck.seed(luck)

    def drawn(self, luck: int) -> list[list[int]]:
        """The tiles of each place in one story.

        Behind a position that somebody made up it may take half a second to find one: others run meanwhile.
        """
        self.luck.seed(luck & 0xFFFFFFFFFFFFFFFF)
        with cython.nogil:
            self.draw()
        return [
            [
                self.hidden.lie[index]
                for index in range(self.hidden.first[place], self.hidden.first[place + 1])
            ]
            for place in range(10)
        ]

    def draw(self) -> cython.void:
        """Lays every unseen tile somewhere; `fixed` marks those that the viewer once swapped away."""
        index: cython.int
        strict: cython.int
        most: cython.int = self.patience()
        weight: cython.double
        total: cython.double = 0.0
        for strict in range(1, -1, -1):
            for _ in range(most):
                weight = self.attempt(strict)
                if weight <= 0.0:
                    continue
                if self.luck.part() < weight:
                    return
                total += weight
                if self.luck.part() * total < weight:
                    for index in range(self.hidden.count):
                        self.saved[index] = self.hidden.lie[index]
                        self.saved[128 + index] = self.hidden.fixed[index]
            if total > 0.0:
                for index in range(self.hidden.count):
                    self.hidden.lie[index] = self.saved[index]
                    self.hidden.fixed[index] = self.saved[128 + index]
                return
            if self.step_count == 0:
                break
        for index in range(self.hidden.count):
            self.label[index] = -1
        if self.is_told:
            self.announced.deal_each()
        else:
            self.fill(False)

    def patience(self) -> cython.int:
        """How many stories are drawn at the most: fewer where one costs much, as many rare hands do."""
        seat: cython.int
        rare: cython.int = 1
        if self.step_count:
            return _STORIES
        for seat in range(8):
            rare += self.announced.is_rare(seat)
        return _DEALS // (rare * rare)

    def attempt(self, strict: cython.bint) -> cython.double:
        """Draws a story; what it weighs of the most that any can. `strict` gives up by the same chance on the way."""
        index: cython.int
        weight: cython.double = 1.0
        if self.is_told:
            return 1.0 if self.announced.deal_all() else 0.0
        for index in range(self.hidden.count):
            self.label[index] = -1
        if self.step_count:
            weight = self.retrace(strict)
            if weight <= 0.0:
                return 0.0
        return weight * self.fill(True)

    def fill(self, heed: cython.bint) -> cython.double:
        """Gives every tile that has no kind yet one of those left over; what that weighs where seats bar kinds."""
        index: cython.int
        other: cython.int
        kind: cython.int
        seat: cython.int
        turn: cython.int
        size: cython.int = 0
        done: cython.int = 0
        weight: cython.double = 1.0
        for kind in range(36):
            self.left[kind] = self.hidden.copies_of[kind]
        for index in range(self.hidden.count):
            self.hidden.fixed[index] = self.label[index] >= 0
            if self.hidden.fixed[index]:
                self.hidden.lie[index] = self.label[index]
                self.left[self.label[index]] -= 1
        for kind in range(36):
            for _ in range(self.left[kind]):
                self.rest[size] = kind
                size += 1
        if heed and self.is_barred:
            for turn in range(8):
                seat = self.order[turn]
                if self.barred[seat]:
                    weight *= self.fill_barred(seat, done, size)
                    if weight <= 0.0:
                        return 0.0
                    for index in range(self.hidden.first[seat], self.hidden.first[seat + 1]):
                        done += not self.hidden.fixed[index]
        for index in range(self.hidden.count):
            if self.hidden.fixed[index] or (heed and self.is_barred and self.is_in_barred(index)):
                continue
            other = done + self.luck.below(size - done)
            kind = self.rest[other]
            self.rest[other] = self.rest[done]
            self.hidden.lie[index] = kind
            done += 1
        return weight

    def is_in_barred(self, index: cython.int) -> cython.bint:
        """Says whether this place is in the hand of a seat that bars kinds."""
        seat: cython.int
        for seat in range(8):
            if self.hidden.first[seat] <= index < self.hidden.first[seat + 1]:
                return self.barred[seat] != 0
        return False

    def fill_barred(self, seat: cython.int, done: cython.int, size: cython.int) -> cython.double:
        """Draws a hand from the tiles that its seat may hold; what that weighs of the most it can."""
        index: cython.int
        other: cython.int = 0
        pick: cython.int
        kind: cython.int
        fit: cython.int
        most: cython.int = 0
        weight: cython.double = 1.0
        bits: cython.ulonglong = self.barred[seat]
        for other in range(size):
            most += not (bits >> self.rest[other] & 1)
        for index in range(self.hidden.first[seat], self.hidden.first[seat + 1]):
            if self.hidden.fixed[index]:
                if bits >> self.hidden.lie[index] & 1:
                    return 0.0
                continue
            fit = 0
            for other in range(done, size):
                fit += not (bits >> self.rest[other] & 1)
            if fit == 0:
                return 0.0
            pick = self.luck.below(fit)
            for other in range(done, size):
                if not (bits >> self.rest[other] & 1):
                    if pick == 0:
                        break
                    pick -= 1
            kind = self.rest[other]
            self.rest[other] = self.rest[done]
            self.rest[done] = kind
            self.hidden.lie[index] = kind
            if self.step_count:
                weight *= fit
                weight /= size - done
            else:
                weight *= fit
                weight /= most if most < size - done else size - done
                most -= 1
            done += 1
        return weight

    def retrace(self, strict: cython.bint) -> cython.double:
        """Walks the story backwards; tiles that the viewer swapped away get their kinds."""
        at: cython.int = 0
        op: cython.int
        place: cython.int
        count: cython.int
        index: cython.int
        returned: cython.int = 0
        weight: cython.double = 1.0
        self.lay_tokens()
        while at < self.step_count:
            op = self.steps[at]
            place = self.steps[at + 1]
            count = self.steps[at + 2]
            at += 3
            if op == 1:
                self.move(place, _BAG, count)
            elif op == 2:
                for index in range(count):
                    self.show(place, self.steps[at + index])
                at += count
            elif op == 3:
                self.move(_BAG, _ASIDE, count)
                self.move(place, _BAG, count)
                self.move(_ASIDE, place, count)
            elif op == 4:
                self.move(_ASIDE, place, count)
            else:
                for index in range(count):
                    weight *= self.give_back(self.steps[at + index]) / self.bounds[returned]
                    returned += 1
                    if weight <= 0.0:
                        return 0.0
                    if strict:
                        if self.luck.part() >= weight:
                            return 0.0
                        weight = 1.0
                at += count
        return weight

    def lay_tokens(self) -> cython.void:
        """Every unseen tile where it lies now, without a kind."""
        place: cython.int
        index: cython.int
        size: cython.int
        for index in range(36):
            self.left[index] = self.hidden.copies_of[index]
            self.in_bag[index] = 0
        self.unlabelled = self.hidden.count
        for place in range(_PLACES):
            size = 0
            for index in range(self.hidden.first[place], self.hidden.first[place + 1]):
                self.blank[_ROOM * place + size] = index
                size += 1
            self.blank_count[place] = size
            self.shown_count[place] = 0

    def move(self, source: cython.int, target: cython.int, count: cython.int) -> cython.void:
        """So many tiles of a place go to another, whichever."""
        pick: cython.int
        kind: cython.int
        blanks: cython.int
        last: cython.int
        for _ in range(count):
            blanks = self.blank_count[source]
            last = self.shown_count[source]
            if blanks + last == 0:
                return
            pick = self.luck.below(blanks + last)
            if pick < blanks:
                pick += _ROOM * source
                self.blank[_ROOM * target + self.blank_count[target]] = self.blank[pick]
                self.blank_count[target] += 1
                self.blank[pick] = self.blank[_ROOM * source + blanks - 1]
                self.blank_count[source] = blanks - 1
            else:
                pick += _ROOM * source - blanks
                kind = self.shown[pick]
                self.shown[pick] = self.shown[_ROOM * source + last - 1]
                self.shown_count[source] = last - 1
                self.in_bag[kind] -= source == _BAG
                self.show(target, kind)

    def show(self, place: cython.int, kind: cython.int) -> cython.void:
        """A tile that was seen later lay here."""
        if self.shown_count[place] == _ROOM:
            return
        self.shown[_ROOM * place + self.shown_count[place]] = kind
        self.shown_count[place] += 1
        self.in_bag[kind] += place == _BAG

    def give_back(self, kind: cython.int) -> cython.double:
        """Takes a tile of this kind out of the bag; how many such tiles are to be expected there."""
        index: cython.int = _ROOM * _BAG
        last: cython.int
        blanks: cython.int = self.blank_count[_BAG]
        weight: cython.double = 0.0
        if self.unlabelled:
            weight = blanks
            weight = weight * self.left[kind] / self.unlabelled
        weight += self.in_bag[kind]
        if weight <= 0.0:
            return 0.0
        if self.in_bag[kind] and (
            blanks == 0 or self.left[kind] == 0 or self.luck.part() * weight < self.in_bag[kind]
        ):
            while self.shown[index] != kind:
                index += 1
            last = self.shown_count[_BAG] - 1
            self.shown[index] = self.shown[_ROOM * _BAG + last]
            self.shown_count[_BAG] = last
            self.in_bag[kind] -= 1
            return weight
        index += self.luck.below(blanks)
        self.label[self.blank[index]] = kind
        self.left[kind] -= 1
        self.unlabelled -= 1
        last = blanks - 1
        self.blank[index] = self.blank[_ROOM * _BAG + last]
        self.blank_count[_BAG] = last
        return weight
