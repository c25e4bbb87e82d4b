"""Candidates played out on the same imagined deals; the worse half of them is dropped each round.

A playout is the candidate and judged turns of everybody after it. Where it ends, the points, the tiles kept and the
lines opened make the chance of being first, and a little of the margin is added: who is sure to win still wants points.
One node is one turn played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import thread_time

import cython
from cython.cimports.libc.math import exp, sqrt

from speeltafel.bots.qwirkle._candidates_cy import MOST, SWAP_BIT, Candidates
from speeltafel.bots.qwirkle._value_cy import doubles
from speeltafel.games.qwirkle._board_cy import zeros

RACERS = 32
"""Candidates at the most whose differences are watched."""
FEW = cython.declare(cython.int, RACERS)
BATCH = cython.declare(cython.int, 32)
GREED = cython.declare(cython.double, 0.001)
"""What a point of margin is worth in chances of winning, beside what it does for them."""
SURE = cython.declare(cython.double, 3.0)
"""A candidate so many standard errors behind the best is dropped."""
TRUST = cython.declare(cython.double, 16.0)
"""The first value of a candidate counts like so many deals."""
SWAP = cython.declare(cython.ulonglong, SWAP_BIT)


class Rollout:
    """The thought of one seat about its turn; `scale` says how wide a lead is by the tiles to come."""

    def __init__(self, candidates: Candidates, weights: Sequence[float], scale: Sequence[float]) -> None:
        self.finder = candidates.finder
        self.luck = candidates.guess.luck
        self.deal = candidates.deal
        self.judge = candidates.judge
        self.guess = candidates.guess
        self.candidates = candidates
        self.judge.weigh(0, weights)
        self.scale = scale[0]
        self.least_scale = scale[1]
        self.alive = zeros("i", MOST)
        self.alive_count = 0
        self.total = doubles(MOST)
        self.chances = doubles(MOST)
        self.product = doubles(RACERS * RACERS)
        self.tried = zeros("i", MOST)
        self.fresh = doubles(MOST)
        self.fresh_chance = doubles(MOST)
        self.deals = 0
        self.left = doubles(8)
        self.depth = 2
        self.finish = 0
        self.nodes = 0
        self.most_nodes = 0
        self.stopped = False
        self.chance_found = 0.0

    def limit_to(
        self, depth: int, finish: int, most_nodes: int, ends: float, clock: Callable[[], float] = thread_time
    ) -> None:
        """Sets how many turns follow a candidate, with how few tiles to come all do, and the limits (0 for none)."""
        self.depth = depth
        self.finish = finish
        self.nodes = 0
        self.most_nodes = most_nodes if most_nodes > 0 else 1 << 62
        self.guess.ends = ends
        self.guess.clock = clock
        self.guess.timed = ends > 0
        self.stopped = False

    def looked_at(self) -> int:
        """Turns played since `limit_to`."""
        return self.nodes

    def dealt(self) -> int:
        """Deals that all remaining candidates were played on."""
        return self.deals

    def is_spent(self) -> cython.bint:
        """Counts a turn; whether a limit is reached. The clock is read at every fourth: it costs a tenth of a turn."""
        if self.nodes >= self.most_nodes:
            self.stopped = True
            return True
        self.nodes += 1
        if self.guess.timed and self.nodes & 3 == 0:
            self.stopped = self.guess.is_over_time()
        return self.stopped

    def chance_of(self, index: int) -> float:
        """The chance of being first with a candidate: on the deals it was tried on, and at first sight."""
        at: cython.int = index
        self.guess.lay_out(0)
        self.forget_left()
        self.standing(self.candidates.firsts[at])
        chance: float = (TRUST * self.chance_found + self.chances[at]) / (TRUST + self.tried[at])
        return chance

    def chance_now(self) -> float:
        """The mean over all candidates."""
        chances = [self.chance_of(index) for index in range(self.candidates.option_count)]
        return sum(chances) / len(chances)

    def think(self, luck: int) -> int:
        """Plays the candidates out until a limit, or until one is surely the best; says which one is."""
        self.muse(luck & 0xFFFFFFFFFFFFFFFF, True)
        best: int = self.alive[0]
        return best

    def weigh_up(self, luck: int) -> None:
        """Plays all candidates out until a limit, and drops none."""
        self.muse(luck & 0xFFFFFFFFFFFFFFFF, False)

    def results(self, luck: int, deals: int) -> list[list[tuple[float, float]]]:
        """Every candidate's chance of being first and its lead over the best other, on each of so many deals.

        Limits do not count here; at most as many deals as are imagined at a time.
        """
        index: cython.int
        deal: cython.int
        chance: cython.ulonglong = luck & 0xFFFFFFFFFFFFFFFF
        found = []
        self.guess.timed = False
        self.stopped = False
        self.most_nodes = 1 << 62
        self.guess.imagine(chance)
        for deal in range(min(deals, BATCH)):
            self.guess.lay_out(deal)
            told = []
            for index in range(self.candidates.option_count):
                self.deal.restore(0)
                self.luck.word = chance + deal
                value = self.tried_out(self.candidates.options[index])
                told.append((self.chance_found, (value - self.chance_found) / GREED))
            found.append(told)
        self.guess.lay_out(0)
        return found

    def prospects(self, turns: int, luck: int) -> list[float]:
        """Everybody's points after so many judged turns from the table that was set up, with what their hands promise.

        All hands are open here, and everybody plays what is worth most.
        """
        seat: cython.int = self.deal.mover
        opened: cython.double = 0.0
        play: cython.ulonglong
        self.forget_left()
        self.luck.word = luck & 0xFFFFFFFFFFFFFFFF
        for _ in range(turns):
            if self.deal.over:
                break
            seat = self.deal.mover
            play = self.judge.judged_play()
            if play:
                self.left[seat] = self.judge.top - self.judge.points_of(play) - self.judge.top_opened
                opened = self.judge.top_opened
                self.deal.take(play)
            else:
                self.left[seat] = opened = 0.0
                self.deal.idle()
        if self.deal.over:
            self.forget_left()
        else:
            self.left[seat] += opened
        return [self.deal.points[seat] + self.left[seat] for seat in range(self.deal.seats)]

    def muse(self, luck: cython.ulonglong, dropping: cython.bint) -> cython.void:
        """Rounds of equal cost, each with half the candidates of the one before."""
        index: cython.int
        rounds: cython.int = 1
        now: cython.int = 1
        deal: cython.int = 32
        began: cython.double = 0.0
        self.alive_count = self.candidates.option_count
        self.deals = 0
        self.guess.lay_out(0)
        self.forget_left()
        for index in range(self.candidates.option_count):
            self.alive[index] = index
            self.total[index] = TRUST * self.standing(self.candidates.firsts[index])
            self.chances[index] = 0.0
            self.tried[index] = 0
        for index in range(FEW * FEW):
            self.product[index] = 0.0
        index = self.candidates.option_count
        while index > 2:
            index = (index + 1) // 2
            rounds += 1
        if self.guess.timed:
            with cython.gil:
                began = self.guess.clock()
        while not self.stopped and (self.alive_count > 1 or not dropping):
            if deal == BATCH:
                deal = 0
                luck = self.guess.imagine_next(luck)
            self.guess.lay_out(deal)
            if not self.try_all(luck + deal):
                break
            deal += 1
            if dropping:
                if self.deals % 8 == 0:
                    self.drop_hopeless()
                if now < rounds and self.is_late(began, now, rounds):
                    now += 1
                    self.arrange_alive()
                    if self.alive_count > 2:
                        self.alive_count = (self.alive_count + 1) // 2
        self.arrange_alive()
        self.guess.lay_out(0)

    def is_late(self, began: cython.double, now: cython.int, rounds: cython.int) -> cython.bint:
        """Says whether a round has had its share of the limit."""
        used: cython.double = self.nodes
        if used * rounds >= cython.cast(cython.double, self.most_nodes) * now:
            return True
        if self.guess.timed:
            with cython.gil:
                used = self.guess.clock() - began
            return used * rounds >= (self.guess.ends - began) * now
        return False

    def try_all(self, luck: cython.ulonglong) -> cython.bint:
        """Plays every candidate out on the deal that lies here; counts nothing when a limit comes on the way."""
        i: cython.int
        j: cython.int
        at: cython.int
        for i in range(self.alive_count):
            at = self.alive[i]
            self.deal.restore(0)
            self.luck.word = luck
            self.fresh[at] = self.tried_out(self.candidates.options[at])
            self.fresh_chance[at] = self.chance_found
            if self.stopped:
                return False
        self.deals += 1
        for i in range(self.alive_count):
            at = self.alive[i]
            self.tried[at] += 1
            self.total[at] += self.fresh[at]
            self.chances[at] += self.fresh_chance[at]
        if self.candidates.option_count <= FEW:
            for i in range(self.alive_count):
                at = self.alive[i]
                for j in range(self.alive_count):
                    self.product[FEW * at + self.alive[j]] += self.fresh[at] * self.fresh[self.alive[j]]
        return True

    def drop_hopeless(self) -> cython.void:
        """Drops candidates that are surely worse than the best one."""
        i: cython.int
        kept: cython.int = 1
        at: cython.int
        best: cython.int
        mean: cython.double
        spread: cython.double
        if self.candidates.option_count > FEW or self.deals < 24:
            return
        self.arrange_alive()
        best = self.alive[0]
        for i in range(1, self.alive_count):
            at = self.alive[i]
            mean = (self.total[best] - self.total[at]) / (self.deals + TRUST)
            spread = (
                self.product[FEW * best + best]
                + self.product[FEW * at + at]
                - 2 * self.product[FEW * best + at]
            ) / self.deals - mean * mean
            if mean < 1e-9 or mean * mean * self.deals < SURE * SURE * spread:
                self.alive[kept] = at
                kept += 1
        self.alive_count = kept

    def arrange_alive(self) -> cython.void:
        """Sorts the remaining candidates, the best first; equal ones stay in their order."""
        i: cython.int
        at: cython.int
        place: cython.int
        for i in range(1, self.alive_count):
            at = self.alive[i]
            place = i
            while place > 0 and self.total[self.alive[place - 1]] < self.total[at]:
                self.alive[place] = self.alive[place - 1]
                place -= 1
            self.alive[place] = at

    def tried_out(self, option: cython.ulonglong) -> cython.double:
        """The value of a candidate on the deal that lies here, after the turns that follow it."""
        seat: cython.int
        turns: cython.int = self.depth
        opened: cython.double = 0.0
        play: cython.ulonglong
        off: cython.int = self.deal.bag_count
        for seat in range(self.deal.seats):
            self.left[seat] = 0.0
            off += self.deal.sizes[seat]
        if off <= self.finish:
            turns = 1000
        if self.is_spent():
            return 0.0
        seat = self.guess.me
        self.judge.look(seat)
        if option & SWAP:
            self.deal.swap_kinds(option & 255)
        else:
            self.left[seat] = self.judge.note_kept(self.judge.used_bits(option), option >> 17 & 7)
            opened = self.judge.opened(option)
            self.deal.take(option)
        for _ in range(turns):
            if self.deal.over:
                break
            if self.is_spent():
                return 0.0
            seat = self.deal.mover
            play = self.answer()
            if play:
                self.left[seat] = self.judge.top - self.judge.points_of(play) - self.judge.top_opened
                opened = self.judge.top_opened
                self.deal.take(play)
            else:
                self.left[seat] = opened = 0.0
                self.deal.idle()
        if not self.deal.over:
            self.left[seat] += opened
        return self.standing(0.0)

    def answer(self) -> cython.ulonglong:
        """What the mover plays: others are taken to want the most points while there is a bag."""
        play: cython.ulonglong
        if self.deal.mover == self.guess.me or self.deal.bag_count == 0:
            return self.judge.judged_play()
        self.judge.look(self.deal.mover)
        self.finder.seek()
        play = self.finder.best_play()
        if play:
            self.judge.top = self.judge.points_of(play) + self.judge.note_kept(
                self.judge.used_bits(play), play >> 17 & 7
            )
            self.judge.top_opened = self.judge.opened(play)
            self.judge.top += self.judge.top_opened
        return play

    def forget_left(self) -> cython.void:
        """Takes the hands that are kept for worth nothing."""
        seat: cython.int
        for seat in range(self.deal.seats):
            self.left[seat] = 0.0

    def standing(self, more: cython.double) -> cython.double:
        """The chance of being first as things lie and with so many points more, and a little of the margin."""
        seat: cython.int
        off: cython.int = self.deal.bag_count
        lead: cython.double
        least: cython.double = 1e9
        scale: cython.double
        against: cython.double = 1.0
        alike: cython.int = 1
        for seat in range(self.deal.seats):
            off += self.deal.sizes[seat]
        scale = self.least_scale + self.scale * sqrt(cython.cast(cython.double, off))
        for seat in range(self.deal.seats):
            if seat == self.guess.me:
                continue
            lead = more + self.deal.points[self.guess.me] - self.deal.points[seat]
            if self.deal.over:
                alike += lead == 0
            else:
                lead += self.left[self.guess.me] - self.left[seat]
                against += exp(-lead / scale)
            if lead < least:
                least = lead
        if self.deal.over:
            self.chance_found = 0.0 if least < 0 else 1.0 / alike
        else:
            self.chance_found = 1.0 / against
        return self.chance_found + GREED * least
