"""Alpha-beta for two players: wins first, then forced blocks without counting depth, then what looks best."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from time import thread_time

import cython

from speeltafel.bots._exago_lines_cy import Lines
from speeltafel.games.exago._hex_cy import zeros

LOW = 511
ORIGIN = 9
PASS = 1 << 27

WON = 1_000_000
DEEPEST = 32
WIDEST = 1 << 12
BITS = 16
REMEMBERED = 1024

EXACT = 1
AT_LEAST = 2
AT_MOST = 3


class Duel(Lines):
    """A search from one position; `known` are positions of the game so far, which must not come a third time.

    Values are the mover's: `WON` less the actions until the line, or the difference of the lines to be.
    """

    def __init__(
        self,
        side: int,
        seats: int,
        need: int,
        most: int,
        *,
        early: bool,
        bridge: bool,
        duty: int,
        worth: Sequence[int],
        judgement: Sequence[int],
        width: int,
        contempt: int,
    ) -> None:
        """`width` is how many actions are looked at in a position.

        A draw counts as `contempt` behind for the seat that thinks.
        """
        super().__init__(
            side, seats, need, most, early=early, bridge=bridge, duty=duty, worth=worth, judgement=judgement
        )
        self.width = width
        self.contempt = contempt
        self.plays = zeros((DEEPEST + 2) * WIDEST)
        self.marks = zeros(WIDEST)
        self.hot_mark = zeros(self.count + 1)
        self.keys = array("Q", bytes(8 << BITS))
        self.deep = zeros(1 << BITS)
        self.values = zeros(1 << BITS)
        self.kinds = zeros(1 << BITS)
        self.bests = zeros(1 << BITS)
        self.path = array("Q", bytes(8 * (DEEPEST + 2)))
        self.known = array("Q", bytes(8 * REMEMBERED))
        self.path_count = self.known_count = 0
        self.quiet_limit = 1 << 30
        self.nodes = self.most_nodes = 0
        self.ends = 0.0
        self.stopped = self.timed = False

    def remember(self, known: list[int]) -> None:
        """Notes the fingerprints of positions that count as repeated when they come again."""
        self.known_count = min(len(known), REMEMBERED)
        for slot in range(self.known_count):
            self.known[slot] = known[slot]

    def begin(self, quiet_limit: int, most_nodes: int, ends: float) -> None:
        """Starts a search: the moves that make a draw, and the limits (0 for none)."""
        slot: cython.int
        for slot in range(1 << BITS):
            self.kinds[slot] = 0
        self.quiet_limit = quiet_limit
        self.nodes = 0
        self.most_nodes = most_nodes if most_nodes > 0 else 1 << 62
        self.ends = ends
        self.timed = ends > 0
        self.stopped = False

    def key_of(self, board: bytes, mover: int) -> int:
        """The fingerprint of another position."""
        cell: cython.int
        found: cython.ulonglong = self.words[self.count * 6 + mover]
        stones: cython.const[cython.uchar][::1] = board  # type: ignore[valid-type]
        for cell in range(self.count):
            if stones[cell] > 0:
                found ^= self.words[cell * 6 + stones[cell] - 1]
        return found  # type: ignore[no-any-return]

    def looked_at(self) -> int:
        """Positions looked at since `begin`."""
        return self.nodes

    def is_stopped(self) -> bool:
        """Whether the last value was cut short by a limit."""
        return self.stopped

    def value(self, code: int, depth: int, alpha: int, beta: int) -> int:
        """What an action is worth to the mover when looked at so deep, within the bounds."""
        seat = self.mover
        self.play(code)
        if code != PASS and self.run(code & LOW, seat + 1, 0) >= self.need:
            found = WON - 1
        else:
            self.path_count = 0
            found = -self.negamax(depth - 1, -beta, -alpha, 1)
        self.unplay()
        return found

    def is_spent(self) -> cython.bint:
        """Counts a position; whether a limit is reached."""
        self.nodes += 1
        if self.nodes >= self.most_nodes:
            self.stopped = True
        elif self.timed and (not cython.compiled or self.nodes & 63 == 0):
            with cython.gil:
                self.stopped = thread_time() > self.ends
        return self.stopped

    def is_repeated(self, key: cython.ulonglong) -> cython.bint:
        i: cython.int
        for i in range(self.path_count - 1, -1, -1):
            if self.path[i] == key:
                return True
        i = 0
        while i < self.known_count and self.known[i] != key:
            i += 1
        return i < self.known_count

    def gather(
        self, ply: cython.int, other: cython.int, threatened: cython.bint, first: cython.int
    ) -> cython.int:
        """Lists the actions worth a look, best first; when threatened only those that stop it."""
        i: cython.int
        code: cython.int
        count: cython.int = 0
        seat: cython.int = self.mover
        base: cython.int = ply * WIDEST
        hot_only: cython.bint = False
        self.weigh(seat)
        if threatened and self.hand[other] > 0:
            # The other places on any of these cells: two of them cannot both be taken.
            self.heat(other)
            for i in range(1, self.hot_count):
                if self.hot[i] != self.hot[0] and self.hand[seat] > 0 and not self.early:
                    return 0
            hot_only = self.hand[seat] > 0 and not self.early
            if hot_only:
                self.plays[base] = self.hot[0]
                return 1
        self.seek(seat)
        for i in range(self.found_count):
            self.plays[base + i] = self.found[i]
        count = self.found_count
        if threatened:
            count = self.keep_stopping(base, count, other)
            self.weigh(seat)
        for i in range(count):
            code = self.plays[base + i]
            self.marks[i] = 1 << 30 if code == first else self.rank(code, seat)
        return self.sift(ply, count, self.width)

    def keep_stopping(self, base: cython.int, count: cython.int, other: cython.int) -> cython.int:
        """Keeps the listed actions that stop the other.

        Only those are tried that land where the other could complete a line, or that lift a stone which may hold
        groups together; that anything else stops a line is rare, and at the root nothing is left out.
        """
        i: cython.int
        k: cython.int = 0
        code: cython.int
        origin: cython.int
        self.heat(other)
        self.stamp += 1
        for i in range(self.hot_count):
            self.hot_mark[self.hot[i]] = self.stamp
        stamp: cython.int = self.stamp
        for i in range(count):
            code = self.plays[base + i]
            origin = ((code >> ORIGIN) & LOW) - 1
            if (self.hot_mark[code & LOW] == stamp or (origin >= 0 and self.is_joint(origin))) and self.stops(
                code, other
            ):
                self.plays[base + k] = code
                k += 1
        return k

    def sift(self, ply: cython.int, count: cython.int, keep: cython.int) -> cython.int:
        """Brings the best `keep` of the listed actions to the front, in order."""
        i: cython.int
        k: cython.int
        best: cython.int
        code: cython.int
        base: cython.int = ply * WIDEST
        if keep > count:
            keep = count
        for i in range(keep):
            best = i
            for k in range(i + 1, count):
                if self.marks[k] > self.marks[best]:
                    best = k
            code = self.plays[base + best]
            self.plays[base + best] = self.plays[base + i]
            self.plays[base + i] = code
            k = self.marks[best]
            self.marks[best] = self.marks[i]
            self.marks[i] = k
        return keep

    def negamax(self, depth: cython.int, alpha: cython.int, beta: cython.int, ply: cython.int) -> cython.int:
        i: cython.int
        count: cython.int
        code: cython.int
        value: cython.int
        slot: cython.int
        seat: cython.int = self.mover
        other: cython.int = 1 - seat
        first: cython.int = -1
        best: cython.int = -WON
        best_code: cython.int = -1
        floor: cython.int = alpha
        threatened: cython.bint
        key: cython.ulonglong
        if self.can_win(seat):
            self.nodes += 1
            return WON - ply - 1
        if self.is_spent():
            return 0
        key = self.key ^ self.words[self.count * 6 + seat]
        if self.quiet >= self.quiet_limit or (self.quiet > 0 and self.is_repeated(key)):
            return self.contempt if ply & 1 else -self.contempt
        threatened = self.can_win(other)
        if ply >= DEEPEST or (depth <= 0 and not threatened):
            return self.points(seat) - self.points(other)
        slot = cython.cast(cython.int, key & ((1 << BITS) - 1))
        if self.kinds[slot] != 0 and self.keys[slot] == key:
            first = self.bests[slot]
            if self.deep[slot] >= depth:
                value = self.values[slot]
                if value > WON - 1000:
                    value -= ply
                elif value < 1000 - WON:
                    value += ply
                if (
                    self.kinds[slot] == EXACT
                    or (self.kinds[slot] == AT_LEAST and value >= beta)
                    or (self.kinds[slot] == AT_MOST and value <= alpha)
                ):
                    return value
        count = self.gather(ply, other, threatened, first)
        if count == 0:
            return 2 + ply - WON if threatened else 0
        self.path[self.path_count] = key
        self.path_count += 1
        for i in range(count):
            code = self.plays[ply * WIDEST + i]
            self.play(code)
            value = -self.negamax(depth if threatened and count < 3 else depth - 1, -beta, -alpha, ply + 1)
            self.unplay()
            if self.stopped:
                break
            if value > best:
                best = value
                best_code = code
            if best > alpha:
                alpha = best
            if alpha >= beta:
                break
        self.path_count -= 1
        if self.stopped:
            return 0
        value = best
        if value > WON - 1000:
            value += ply
        elif value < 1000 - WON:
            value -= ply
        self.keys[slot] = key
        self.deep[slot] = depth
        self.values[slot] = value
        self.bests[slot] = best_code
        self.kinds[slot] = AT_MOST if best <= floor else AT_LEAST if best >= beta else EXACT
        return best
