"""Alpha-beta for two players: lines first, then forced blocks without counting depth, then what looks best."""

from __future__ import annotations

from array import array

import cython

from speeltafel.bots.exago._thought_cy import ExagoThought
from speeltafel.games.exago._hex_cy import zeros

LOW = 511
PASS = 1 << 27

WON = 1_000_000
DEEPEST = 32
WIDEST = 1 << 12
BITS = 16
REMEMBERED = 1024

EXACT = 1
AT_LEAST = 2
AT_MOST = 3


class Duel:
    """A search from one position; `known` are positions of the game so far, which must not come a third time.

    Values are the mover's: `WON` less the actions until the line, or the difference of the lines to be.
    """

    def __init__(self, thought: ExagoThought, contempt: int) -> None:
        """A draw counts as `contempt` behind for the seat that thinks."""
        self.stones = thought.stones
        self.turns = thought.turns
        self.position = thought.position
        self.windows = thought.windows
        self.thought = thought
        self.contempt = contempt
        self.keys = array("Q", bytes(8 << BITS))
        self.deep = zeros(1 << BITS)
        self.values = zeros(1 << BITS)
        self.kinds = zeros(1 << BITS)
        self.bests = zeros(1 << BITS)
        self.path = array("Q", bytes(8 * (DEEPEST + 2)))
        self.known = array("Q", bytes(8 * REMEMBERED))
        self.path_count = self.known_count = 0

    def remember(self, known: list[int]) -> None:
        """Notes the fingerprints of positions that count as repeated when they come again."""
        self.known_count = min(len(known), REMEMBERED)
        for slot in range(self.known_count):
            self.known[slot] = known[slot]

    def forget(self) -> None:
        """Forgets what an earlier search found."""
        slot: cython.int
        for slot in range(1 << BITS):
            self.kinds[slot] = 0

    def key_of(self, board: bytes, mover: int) -> int:
        """The fingerprint of another position."""
        cell: cython.int
        found: cython.ulonglong = self.stones.words[self.stones.count * 6 + mover]
        stones: cython.const[cython.uchar][::1] = board  # type: ignore[valid-type]
        for cell in range(self.stones.count):
            if stones[cell] > 0:
                found ^= self.stones.words[cell * 6 + stones[cell] - 1]
        return found  # type: ignore[no-any-return]

    def value(self, code: int, depth: int, alpha: int, beta: int) -> int:
        """What an action is worth to the mover when looked at so deep, within the bounds."""
        seat = self.turns.mover
        self.thought.tick()
        self.windows.play(code)
        if code != PASS and self.stones.run(code & LOW, seat + 1, 0) >= self.position.need:
            found = WON - 1
        else:
            self.path_count = 0
            found = -self.negamax(depth - 1, -beta, -alpha, 1)
        self.windows.unplay()
        return found

    def is_repeated(self, key: cython.ulonglong) -> cython.bint:
        i: cython.int
        for i in range(self.path_count - 1, -1, -1):
            if self.path[i] == key:
                return True
        i = 0
        while i < self.known_count and self.known[i] != key:
            i += 1
        return i < self.known_count

    def negamax(self, depth: cython.int, alpha: cython.int, beta: cython.int, ply: cython.int) -> cython.int:
        i: cython.int
        count: cython.int
        code: cython.int
        value: cython.int
        slot: cython.int
        seat: cython.int = self.turns.mover
        other: cython.int = 1 - seat
        first: cython.int = -1
        best: cython.int = -WON
        best_code: cython.int = -1
        floor: cython.int = alpha
        threatened: cython.bint
        key: cython.ulonglong
        if self.windows.can_win(seat):
            self.thought.nodes += 1
            return WON - ply - 1
        if self.thought.is_spent():
            return 0
        key = self.stones.key ^ self.stones.words[self.stones.count * 6 + seat]
        if self.turns.quiet >= self.thought.quiet_limit or (self.turns.quiet > 0 and self.is_repeated(key)):
            return self.contempt if ply & 1 else -self.contempt
        threatened = self.windows.can_win(other)
        if ply >= DEEPEST or (depth <= 0 and not threatened):
            return self.windows.points(seat) - self.windows.points(other)
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
        count = self.thought.gather(ply, other, threatened, first)
        if count == 0:
            return 2 + ply - WON if threatened else 0
        self.path[self.path_count] = key
        self.path_count += 1
        for i in range(count):
            code = self.thought.plays[ply * WIDEST + i]
            self.windows.play(code)
            value = -self.negamax(depth if threatened and count < 3 else depth - 1, -beta, -alpha, ply + 1)
            self.windows.unplay()
            if self.thought.stopped:
                break
            if value > best:
                best = value
                best_code = code
            if best > alpha:
                alpha = best
            if alpha >= beta:
                break
        self.path_count -= 1
        if self.thought.stopped:
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
