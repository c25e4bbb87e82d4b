"""Threats and the duty to block over a position that plays, and random playouts."""

from __future__ import annotations

import cython

from speeltafel.games.exago._hex_cy import zeros
from speeltafel.games.exago._turn_cy import Turns

LOW = 511
PASS = 1 << 27

NO_DUTY = 0
DUTY_NEXT = 1
DUTY_NEAREST = 2
EXCUSED = cython.declare(cython.int, 4)
"""Whoever could complete a line owes nothing: the reading of version 0.1, for the tables of that time."""

LOG_FULL = (1 << 13) - (1 << 9)
WORD = 0xFFFFFFFFFFFFFFFF


def duty_code(duty: str, *, excused: bool = False) -> int:
    """The kernel's number of the option `duty`, in the present reading or the one in which who could win is excused."""
    code = {"off": NO_DUTY, "next": DUTY_NEXT, "nearest": DUTY_NEAREST}[duty]
    return code | EXCUSED if excused else code


class ExagoPosition:
    """A position under all its rules; `hot` has the cells that would complete a line of the seat asked last."""

    def __init__(self, turns: Turns, need: int, *, duty: int) -> None:
        self.stones = turns.stones
        self.turns = turns
        self.need = need
        self.duty = duty
        self.hot = zeros(turns.stones.seats * turns.stones.most * 6)
        self.hot_count = 0
        self.luck = 1

    def legal(self) -> list[int]:
        """What the mover may do, the duty included; a pass when there is nothing else."""
        self.seek_legal()
        return sorted([self.turns.found[i] for i in range(self.turns.found_count)]) or [PASS]

    def threatens(self, seat: int) -> bool:
        """Whether the seat could complete a line, were it their turn now."""
        return bool(self.can_win(seat))

    def debt(self) -> int:
        """The seat that the mover must block now, or -1 when they owe nothing."""
        return int(self.owed())

    def blocks(self, code: int, seat: int) -> bool:
        """Whether the seat could not complete a line after this action of the mover, or the game is over by it."""
        return bool(self.stops(code, seat))

    def wins(self, seat: int) -> list[int]:
        """The actions by which the seat would complete a line, were it their turn now."""
        self.heat(seat)
        hot = {self.hot[i] for i in range(self.hot_count)}
        return (
            [code for code in self.turns.actions(seat) if code & LOW in hot and self.line_by(code, seat)]
            if hot
            else []
        )

    def line_by(self, code: int, seat: int) -> list[int]:
        """The cells of the line that this action of a seat would complete, or none."""
        mover = self.turns.mover
        self.turns.mover = seat
        self.turns.play(code)
        cells = self.line(code & LOW)
        self.turns.unplay()
        self.turns.mover = mover
        return cells

    def line(self, cell: int) -> list[int]:
        """The cells of the complete line through a stone, or none."""
        stone = self.stones.at[cell]
        for d in range(3):
            cells = [cell]
            for way in (d, d + 3):
                other = self.stones.near[cell * 6 + way]
                while self.stones.at[other] == stone:
                    cells.append(other)
                    other = self.stones.near[other * 6 + way]
            if len(cells) >= self.need:
                return sorted(cells)
        return []

    def random_playouts(self, games: int, seed: int, longest: int) -> list[int]:
        """Plays so many games from here to the end by random actions without the duty.

        Counts the wins a seat, then the games without a winner after `longest` actions.
        """
        tally = [0] * (self.stones.seats + 1)
        self.luck = (seed * 2862933555777941757 + 3037000493) & WORD or 1
        for _ in range(games):
            tally[self.playout(longest)] += 1
        return tally

    def heat(self, seat: cython.int) -> cython.void:
        """Finds the empty cells where a stone of the seat would stand in a line that is long enough."""
        i: cython.int
        d: cython.int
        back: cython.int
        length: cython.int
        cell: cython.int
        end: cython.int
        stone: cython.int = seat + 1
        self.hot_count = 0
        for i in range(self.stones.own_count[seat]):
            cell = self.stones.own[seat * self.stones.most + i]
            for d in range(6):
                back = d + 3 if d < 3 else d - 3
                if self.stones.at[self.stones.near[cell * 6 + back]] == stone:
                    continue
                length = 2
                end = self.stones.near[cell * 6 + d]
                while self.stones.at[end] == stone:
                    length += 1
                    end = self.stones.near[end * 6 + d]
                if self.stones.at[end] != 0:
                    continue
                self.hot[self.hot_count] = end
                end = self.stones.near[end * 6 + d]
                while self.stones.at[end] == stone:
                    length += 1
                    end = self.stones.near[end * 6 + d]
                if length >= self.need:
                    self.hot_count += 1

    def wins_by_lifting(self, seat: cython.int, origin: cython.int) -> cython.bint:
        """Whether this stone, put on one of the hot cells, would complete a line."""
        i: cython.int
        k: cython.int
        stone: cython.int = seat + 1
        wins: cython.bint = False
        joint: cython.bint = self.stones.is_joint(origin)
        self.stones.at[origin] = 0
        if joint and not self.turns.bridge:
            self.stones.part(origin)
            for k in range(self.stones.groups):
                if self.stones.group_size[k] == self.stones.best:
                    for i in range(self.hot_count):
                        if (
                            not wins
                            and self.stones.run(self.hot[i], stone, self.stones.group_mark[k]) >= self.need
                        ):
                            wins = True
        else:
            for i in range(self.hot_count):
                if not wins and self.stones.run(self.hot[i], stone, 0) >= self.need:
                    wins = not joint or self.turns.bridges(origin, self.hot[i], stone)
        self.stones.at[origin] = stone
        return wins

    def can_win(self, seat: cython.int) -> cython.bint:
        i: cython.int
        self.heat(seat)
        if self.hot_count == 0:
            return False
        if self.turns.hand[seat] > 0:
            return True
        for i in range(self.stones.own_count[seat]):
            if self.wins_by_lifting(seat, self.stones.own[seat * self.stones.most + i]):
                return True
        return False

    def stops(self, code: cython.int, seat: cython.int) -> cython.bint:
        wins: cython.bint
        mover: cython.int = self.turns.mover
        self.turns.play(code)
        wins = code == PASS or self.stones.run(code & LOW, mover + 1, 0) < self.need
        wins = wins and self.can_win(seat)
        self.turns.unplay()
        return not wins

    def owed(self) -> cython.int:
        """The nearest seat of those the duty names that threatens and can be stopped."""
        i: cython.int
        k: cython.int
        seat: cython.int
        duty: cython.int = self.duty & 3
        reach: cython.int = self.stones.seats - 1 if duty == DUTY_NEAREST else 1
        if duty == NO_DUTY or (self.duty & EXCUSED and self.can_win(self.turns.mover)):
            return -1
        for k in range(1, reach + 1):
            seat = (self.turns.mover + k) % self.stones.seats
            if not self.can_win(seat):
                continue
            self.turns.seek(self.turns.mover)
            for i in range(self.turns.found_count):
                if self.stops(self.turns.found[i], seat):
                    return seat
        return -1

    def seek_legal(self) -> cython.void:
        i: cython.int
        kept: cython.int = 0
        seat: cython.int = self.owed()
        self.turns.seek(self.turns.mover)
        if seat < 0:
            return
        for i in range(self.turns.found_count):
            if self.stops(self.turns.found[i], seat):
                self.turns.found[kept] = self.turns.found[i]
                kept += 1
        self.turns.found_count = kept

    def dice(self, sides: cython.int) -> cython.int:
        """A number below `sides` (xorshift64)."""
        self.luck ^= (self.luck << 13) & WORD
        self.luck ^= self.luck >> 7
        self.luck ^= (self.luck << 17) & WORD
        return (self.luck >> 33) % sides

    def random_action(self) -> cython.int:
        """One of the mover's actions, each equally likely: draws until stone, cell and tied group fit."""
        _tries: cython.int
        pick: cython.int
        cell: cython.int
        code: cython.int
        seat: cython.int = self.turns.mover
        moves: cython.int = self.stones.own_count[seat] * 3
        if self.turns.hand[seat] > 0 and (not self.turns.early or self.stones.laid < 2):
            return (
                self.stones.edge[self.dice(self.stones.edge_count)]
                if self.stones.laid > 0
                else self.stones.start
            )
        for _tries in range(99):
            pick = self.dice(moves + 1 if self.turns.hand[seat] > 0 else moves)
            cell = self.stones.edge[self.dice(self.stones.edge_count)]
            if pick == moves:
                return cell
            code = self.turns.drawn_move(self.stones.own[seat * self.stones.most + pick // 3], cell, pick % 3)
            if code >= 0:
                return code
        self.turns.seek(seat)
        return self.turns.found[self.dice(self.turns.found_count)] if self.turns.found_count > 0 else PASS

    def playout(self, longest: cython.int) -> cython.int:
        """Plays to the end and takes everything back; the winner, or the number of seats for none."""
        seat: cython.int
        code: cython.int
        played: cython.int = 0
        winner: cython.int = self.stones.seats
        while played < longest and self.turns.top < LOG_FULL:
            seat = self.turns.mover
            code = self.random_action()
            self.turns.play(code)
            played += 1
            if code != PASS and self.stones.run(code & LOW, seat + 1, 0) >= self.need:
                winner = seat
                break
        while played > 0:
            self.turns.unplay()
            played -= 1
        return winner
