"""The end of a game for two with an empty bag: both hands are known then, so it is searched like chess.

Alpha-beta looks ever deeper, with greedy play below its depth, until nothing is left out: then the answer is exact.
The value is what the mover will still gain on the other. Who has most of that also wins when anybody can.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import thread_time

import cython

from speeltafel.bots.qwirkle._deal_cy import Deal
from speeltafel.games.qwirkle._board_cy import zeros

SLOTS = 1 << 15
SLOT_COUNT = cython.declare(cython.int, SLOTS)
SLOT_MASK = cython.declare(cython.ulonglong, SLOTS - 1)
STOCK = 1 << 14
ROOM = cython.declare(cython.int, STOCK)
ALL_OF_IT = cython.declare(cython.int, 99)
"""The depth of what is known to the end."""
INFINITE = cython.declare(cython.int, 10000)
WORD = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
MIX = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
STIR = cython.declare(cython.ulonglong, 0x94D049BB133111EB)
EXACT = cython.declare(cython.int, 0)
AT_LEAST = cython.declare(cython.int, 1)
AT_MOST = cython.declare(cython.int, 2)


class Endgame:
    """Two hands, no bag; `stock` has the plays of every ply, one after the other."""

    def __init__(self, deal: Deal) -> None:
        self.board = deal.board
        self.finder = deal.finder
        self.deal = deal
        self.stock = zeros("Q", STOCK)
        self.stocked = 0
        self.worths = zeros("i", STOCK)
        self.keys = zeros("Q", SLOTS)
        self.bests = zeros("Q", SLOTS)
        self.found_values = zeros("i", SLOTS)
        self.found_depths = zeros("i", SLOTS)
        self.found_bounds = zeros("i", SLOTS)
        self.sign_of = 0
        self.cuts = 0
        self.root_count = 0
        self.nodes = 0
        self.most_nodes = 0
        self.ends = 0.0
        self.clock = thread_time
        self.timed = False
        self.stopped = False

    def face(
        self,
        board: Sequence[tuple[int, int, int]],
        hands: Sequence[Sequence[int]],
        mover: int,
        most_nodes: int,
        ends: float,
        clock: Callable[[], float] = thread_time,
    ) -> None:
        """Takes a table in, with the limits (0 for none)."""
        index: cython.int
        self.deal.set_up(board, hands, (), (0, 0), mover)
        self.finder.hold(self.deal.kinds_of(self.deal.mover))
        self.finder.seek()
        self.finder.arrange()
        self.root_count = min(self.finder.found_count, STOCK // 2)
        for index in range(self.root_count):
            self.stock[index] = self.finder.found[index]
            self.worths[index] = 0
        for index in range(SLOT_COUNT):
            self.keys[index] = 0
        self.nodes = 0
        self.most_nodes = most_nodes if most_nodes > 0 else 1 << 62
        self.ends = ends
        self.clock = clock
        self.timed = ends > 0
        self.stopped = False

    def looked_at(self) -> int:
        """Positions looked at since `face`."""
        return self.nodes

    def plays(self) -> list[tuple[tuple[tuple[int, int, int], ...], int]]:
        """Every play of the mover with what it gains in the end, as far as is known, the best first."""
        return [(self.finder.told(self.stock[index]), self.worths[index]) for index in range(self.root_count)]

    def worth_of_passing(self) -> int:
        """What a mover without a play gains in the end, as far as is known."""
        self.cuts = 0
        self.stocked = 0
        self.sign_of = MIX
        return self.search(64, -INFINITE, INFINITE)  # type: ignore[no-any-return]

    def solve(self, *, whole: bool) -> bool:
        """Looks ever deeper until a limit; True when the answer is exact. With `whole` every play gets its own value."""
        depth: cython.int = 0
        done: cython.bint = False
        every: cython.bint = whole
        with cython.nogil:
            while self.root_count and not done and not self.stopped and depth < 64:
                depth += 1
                self.cuts = 0
                self.look_from_root(depth, every)
                done = self.cuts == 0 and not self.stopped
        return bool(done) or self.root_count == 0

    def look_from_root(self, depth: cython.int, whole: cython.bint) -> cython.void:
        """One round: every play looked at so deep, then sorted; a round cut short keeps what it found if that is sure."""
        index: cython.int
        best: cython.int = -INFINITE
        at: cython.int
        value: cython.int
        play: cython.ulonglong
        self.stocked = self.root_count
        self.sign_of = MIX
        for index in range(self.root_count):
            play = self.stock[index]
            value = self.after(play, depth, -INFINITE if whole else best, INFINITE)
            if self.stopped:
                return
            if value > best:
                best = value
            at = index
            while at > 0 and self.worths[at - 1] < value:
                self.worths[at] = self.worths[at - 1]
                self.stock[at] = self.stock[at - 1]
                at -= 1
            self.worths[at] = value
            self.stock[at] = play

    def after(
        self, play: cython.ulonglong, depth: cython.int, alpha: cython.int, beta: cython.int
    ) -> cython.int:
        """What the mover gains from a play on, looked at so deep."""
        seat: cython.int = self.deal.mover
        gain: cython.int = play >> 56
        count: cython.int = play >> 17 & 7
        tiles: cython.ulonglong = play >> 20
        laid: cython.int = self.board.laid
        sign: cython.ulonglong = self.sign_of
        value: cython.int
        self.finder.lay_play(play)
        if count == self.deal.sizes[seat]:
            self.finder.lift_many(count)
            return gain + self.deal.last
        for _ in range(count):
            self.deal.drop(seat, tiles & 63)
            tiles >>= 6
            self.sign_of ^= self.sign_at(self.board.order[laid])
            laid += 1
        self.deal.mover = 1 - seat
        value = gain - self.search(depth - 1, gain - beta, gain - alpha)
        self.deal.mover = seat
        self.sign_of = sign
        tiles = play >> 20
        for _ in range(count):
            self.deal.hands[8 * seat + self.deal.sizes[seat]] = tiles & 63
            self.deal.sizes[seat] += 1
            tiles >>= 6
        self.finder.lift_many(count)
        return value

    def sign_at(self, cell: cython.int) -> cython.ulonglong:
        """A number that stands for this cell with its tile."""
        word: cython.ulonglong = 64 * cell + self.board.at[cell]
        word = ((word ^ (word >> 30)) * MIX) & WORD
        word = ((word ^ (word >> 27)) * STIR) & WORD
        return word ^ (word >> 31)

    def is_spent(self) -> cython.bint:
        """Counts a position; whether a limit is reached."""
        if self.nodes >= self.most_nodes:
            self.stopped = True
            return True
        self.nodes += 1
        if self.timed and (not cython.compiled or self.nodes & 15 == 0):
            with cython.gil:
                self.stopped = self.clock() > self.ends
        return self.stopped

    def search(self, depth: cython.int, alpha: cython.int, beta: cython.int) -> cython.int:
        """What the mover will gain on the other from here on."""
        first: cython.int = self.stocked
        index: cython.int
        slot: cython.int
        cuts: cython.int = self.cuts
        floor: cython.int = alpha
        best: cython.int = -INFINITE
        value: cython.int
        choice: cython.ulonglong = 0
        key: cython.ulonglong
        play: cython.ulonglong
        if self.is_spent():
            return 0
        key = self.sign_of ^ (STIR if self.deal.mover else 0)
        slot = key & SLOT_MASK
        if self.keys[slot] == key:
            choice = self.bests[slot]
            if self.found_depths[slot] >= depth:
                value = self.found_values[slot]
                if (
                    self.found_bounds[slot] == EXACT
                    or (self.found_bounds[slot] == AT_LEAST and value >= beta)
                    or (self.found_bounds[slot] == AT_MOST and value <= alpha)
                ):
                    if self.found_depths[slot] < ALL_OF_IT:
                        self.cuts += 1
                    return value
        self.finder.hold(self.deal.kinds_of(self.deal.mover))
        self.finder.seek()
        if self.finder.found_count == 0:
            if self.deal.is_stuck():
                return 0
            self.deal.mover = 1 - self.deal.mover
            value = -self.search(depth, -beta, -alpha)
            self.deal.mover = 1 - self.deal.mover
            return value
        if depth <= 0 or first + self.finder.found_count > ROOM:
            self.cuts += 1
            return self.greedy_gain()
        self.finder.arrange()
        for index in range(self.finder.found_count):
            self.stock[first + index] = self.finder.found[index]
        self.stocked = first + self.finder.found_count
        if choice:
            self.bring_forward(first, choice)
        choice = 0
        for index in range(first, self.stocked):
            play = self.stock[index]
            value = self.after(play, depth, alpha, beta)
            if self.stopped:
                break
            if value > best:
                best = value
                choice = play
                if value > alpha:
                    alpha = value
                if alpha >= beta:
                    break
        self.stocked = first
        if self.stopped:
            return 0
        self.keys[slot] = key
        self.bests[slot] = choice
        self.found_values[slot] = best
        self.found_depths[slot] = ALL_OF_IT if self.cuts == cuts else depth
        self.found_bounds[slot] = AT_LEAST if best >= beta else AT_MOST if best <= floor else EXACT
        return best

    def bring_forward(self, first: cython.int, play: cython.ulonglong) -> cython.void:
        """Puts a play before the others of its ply."""
        at: cython.int = first
        while at < self.stocked and self.stock[at] != play:
            at += 1
        if at == self.stocked:
            return
        while at > first:
            self.stock[at] = self.stock[at - 1]
            at -= 1
        self.stock[first] = play

    def greedy_gain(self) -> cython.int:
        """What the mover gains when both only take the most points from here on."""
        seat: cython.int = self.deal.mover
        gain: cython.int
        self.deal.keep(0)
        self.deal.points[0] = self.deal.points[1] = 0
        self.deal.playout(64)
        gain = self.deal.points[seat] - self.deal.points[1 - seat]
        self.deal.restore(0)
        return gain
