"""Every play of a hand on the tiles that lie, once, with its points.

A play is one word, best play highest: points in the top eight bits, then the tiles along the line
(six bits each, the first lowest), how many they are, the axis, and the first cell.
"""

from __future__ import annotations

import cython

from speeltafel.games.qwirkle._board_cy import CLASHES, KINDS, LENGTH_BIT, ROW, Board, Laid, row, zeros

LENGTH = cython.declare(cython.int, LENGTH_BIT)
ONE = cython.declare(cython.ulonglong, 1 << LENGTH_BIT)
SIDE = cython.declare(cython.int, ROW)
# The bits of the 36 kinds leave 36 different remainders, so a bit tells its tile without a search.
PRIME = cython.declare(cython.int, 37)

# Each tile on each cell that was ever played on, made once: lists of plays name them over and over.
_LAID: list[list[Laid]] = [[]] * (ROW * ROW)


def name_cell(cell: cython.int) -> list[Laid]:
    """Every tile on this cell, for the first time."""
    _LAID[cell] = [(cell % ROW - 96, cell // ROW - 96, tile) for tile in range(36)]
    return _LAID[cell]


class Finder:
    """A hand beside the tiles on the table; `found` has the plays last sought.

    Of every kind in hand, `mine` has the tile and `mask` its bit; `in_hand` has all of these bits. `goes`
    has the kinds that go with a tile, and `tile_of` the tile of a bit, by its remainder.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.mine = zeros("i", KINDS)
        self.mask = zeros("Q", KINDS)
        self.goes = row("Q", [~clash & (1 << KINDS) - 1 for clash in CLASHES])
        self.tile_of = row("i", sorted(range(37), key=lambda tile: 2**tile % 37 if tile < KINDS else 0))
        self.in_hand = 0
        self.held = 0
        self.room = 1024
        self.found = zeros("Q", self.room)
        self.found_count = 0
        self.axis = 0
        self.step = 1

    def singles(self, kinds: int) -> list[tuple[Laid, int]]:
        """Every play of one tile of these kinds and its points, by x, then y."""
        index: cython.int
        tile: cython.int
        cell: cython.int
        mask: cython.ulonglong = kinds
        found = []
        for index in range(self.board.edge_count):
            cell = self.board.edge[index]
            if not self.board.fit[cell] & mask:
                continue
            points = (
                self.board.worth[((self.board.run[4 * cell] + self.board.run[4 * cell + 1]) >> LENGTH) + 1]
                + self.board.worth[
                    ((self.board.run[4 * cell + 2] + self.board.run[4 * cell + 3]) >> LENGTH) + 1
                ]
            )
            for tile in range(36):
                if self.board.fit[cell] & mask & self.board.bit[tile]:
                    found.append(((cell % 193 - 96, cell // 193 - 96, tile), points))
        found.sort()
        return found

    def told(self, play: cython.ulonglong) -> tuple[Laid, ...]:
        """The tiles of a play with their cells, in order."""
        head: cython.int = play & 0x3FFFFFF
        cell: cython.int = head & 0xFFFF
        count: cython.int = head >> 17 & 7
        first = (_LAID[cell] or name_cell(cell))[head >> 20]
        if count == 1:
            return (first,)
        step: cython.int = SIDE if head & 0x10000 else 1
        cell += step
        while self.board.at[cell]:
            cell += step
        second = (_LAID[cell] or name_cell(cell))[play >> 26 & 63]
        if count == 2:
            return (first, second)
        told = [first, second]
        tiles: cython.ulonglong = play >> 32
        for _ in range(2, count):
            cell = self.follow(cell, step)
            told.append((_LAID[cell] or name_cell(cell))[tiles & 63])
            tiles >>= 6
        return tuple(told)

    def hold(self, kinds: cython.ulonglong) -> cython.void:
        """Takes these kinds in hand for the plays to come."""
        tile: cython.int
        self.in_hand = kinds
        self.held = 0
        for tile in range(36):
            if kinds & self.board.bit[tile]:
                self.mine[self.held] = tile
                self.mask[self.held] = self.board.bit[tile]
                self.held += 1

    def add(self, play: cython.ulonglong) -> cython.void:
        if self.found_count == self.room:
            with cython.gil:
                self.grow()
        self.found[self.found_count] = play
        self.found_count += 1

    def grow(self) -> cython.void:
        kept = self.found
        index: cython.int
        self.room *= 4
        self.found = zeros("Q", self.room)
        for index in range(self.found_count):
            self.found[index] = kept[index]

    def seek(self) -> cython.void:
        """Finds every play with the kinds in hand once: at its first frontier cell along the line."""
        index: cython.int
        cell: cython.int
        four: cython.int
        across: cython.int
        down: cython.int
        kinds: cython.ulonglong
        bit: cython.ulonglong
        tile: cython.ulonglong
        rest: cython.ulonglong
        level: cython.ulonglong
        upright: cython.ulonglong
        beside: cython.ulonglong
        above: cython.ulonglong
        word: cython.ulonglong
        sign: cython.ulonglong
        self.found_count = 0
        if not cython.compiled:  # a list takes the plays itself, without a call of ours for each
            self.found = []
            self.add = self.found.append  # type: ignore[assignment, method-assign]
        for index in range(self.board.edge_count):
            cell = self.board.edge[index]
            kinds = self.board.fit[cell] & self.in_hand
            if kinds == 0:
                continue
            four = 4 * cell
            level = self.board.run[four] + self.board.run[four + 1] + ONE
            upright = self.board.run[four + 2] + self.board.run[four + 3] + ONE
            beside = self.in_hand & ~(self.board.ban[four] | self.board.ban[four + 1])
            above = self.in_hand & ~(self.board.ban[four + 2] | self.board.ban[four + 3])
            across = self.board.worth[level >> LENGTH]
            down = self.board.worth[upright >> LENGTH]
            word = across + down
            word = word << 56 | (1 << 17 | cell)
            while kinds:
                bit = kinds & -kinds
                kinds ^= bit
                tile = self.tile_of[bit % PRIME]
                sign = tile << 20
                self.add(word | sign)
                rest = beside & self.goes[tile]
                if rest:
                    self.axis = 0
                    self.step = 1
                    self.begin(cell, level + bit, rest, sign, down)
                rest = above & self.goes[tile]
                if rest:
                    self.axis = 2
                    self.step = SIDE
                    self.begin(cell, upright + bit, rest, sign, across)
        if not cython.compiled:
            self.found_count = len(self.found)

    def begin(
        self,
        cell: cython.int,
        line: cython.ulonglong,
        rest: cython.ulonglong,
        sign: cython.ulonglong,
        cross: cython.int,
    ) -> cython.void:
        """Goes on from the first tile of a play both ways; a cell before it must not be frontier."""
        before: cython.int = cell - self.step
        after: cython.int = cell + self.step * ((self.board.run[4 * cell + self.axis + 1] >> LENGTH) + 1)
        if self.board.at[before] or self.board.slot[before]:
            before = -1
        self.reach(line, rest, 1, sign, cross, cell, before, after)

    def arrange(self) -> cython.void:
        """Sorts the plays found, the best first."""
        gap: cython.int
        index: cython.int
        at: cython.int
        play: cython.ulonglong
        if not cython.compiled:
            self.found = sorted(self.found, reverse=True)
            return
        gap = self.found_count // 2
        while gap:
            for index in range(gap, self.found_count):
                play = self.found[index]
                at = index
                while at >= gap and self.found[at - gap] < play:
                    self.found[at] = self.found[at - gap]
                    at -= gap
                self.found[at] = play
            gap = gap // 2 if gap != 2 else 1

    def reach(
        self,
        line: cython.ulonglong,
        rest: cython.ulonglong,
        count: cython.int,
        tiles: cython.ulonglong,
        cross: cython.int,
        first: cython.int,
        before: cython.int,
        after: cython.int,
    ) -> cython.void:
        """Goes on with a play: leftwards over free cells (`before`, -1 for no more), then rightwards.

        `rest` are the kinds in hand that go with the line so far, `tiles` those laid as in a play's
        word, `cross` the points of the lines that cross it.
        """
        beyond: cython.int
        side: cython.int
        here: cython.ulonglong
        bit: cython.ulonglong
        tile: cython.ulonglong
        more: cython.ulonglong
        word: cython.ulonglong
        sign: cython.ulonglong
        if before >= 0:
            beyond = before - self.step
            if self.board.slot[beyond]:
                beyond = -1
            word = self.board.worth[(line >> LENGTH) + 1] + cross
            word = word << 56 | tiles << 6 | ((count + 1) << 17 | self.axis << 15 | before)
            here = rest
            while here:
                bit = here & -here
                here ^= bit
                tile = self.tile_of[bit % PRIME]
                sign = tile << 20
                self.add(word | sign)
                more = rest & self.goes[tile]
                if more:
                    self.reach(
                        line + ONE + bit, more, count + 1, tiles << 6 | sign, cross, before, beyond, after
                    )
        side = 4 * after + self.axis
        here = self.board.ban[side + 1]
        if line & here:
            return
        rest &= ~here
        here = rest
        if self.board.slot[after]:
            beyond = 4 * after + 2 - self.axis
            if self.board.run[beyond] & self.board.ban[beyond + 1]:
                return
            here &= ~(self.board.ban[beyond] | self.board.ban[beyond + 1])
            if here:
                cross += self.board.worth[
                    ((self.board.run[beyond] + self.board.run[beyond + 1]) >> LENGTH) + 1
                ]
        if not here:
            return
        word = self.board.run[side + 1]
        beyond = after + self.step * ((word >> LENGTH) + 1)
        line += word + ONE
        word = self.board.worth[line >> LENGTH] + cross
        word = word << 56 | tiles | ((count + 1) << 17 | self.axis << 15 | first)
        side = 20 + 6 * count
        while here:
            bit = here & -here
            here ^= bit
            tile = self.tile_of[bit % PRIME]
            sign = tile << side
            self.add(word | sign)
            more = rest & self.goes[tile]
            if more:
                self.reach(line + bit, more, count + 1, tiles | sign, cross, first, -1, beyond)

    def follow(self, cell: cython.int, step: cython.int) -> cython.int:
        """The next empty cell along the line."""
        cell += step
        while self.board.at[cell]:
            cell += step
        return cell

    def lay_play(self, play: cython.ulonglong) -> cython.int:
        """Lays the tiles of a play and tells how many they are."""
        count: cython.int = play >> 17 & 7
        step: cython.int = SIDE if play >> 16 & 1 else 1
        cell: cython.int = play & 0xFFFF
        tiles: cython.ulonglong = play >> 20
        for _ in range(count):
            if self.board.at[cell]:
                cell = self.follow(cell, step)
            self.board.lay(cell, tiles & 63)
            tiles >>= 6
        return count

    def lift_many(self, count: cython.int) -> cython.void:
        for _ in range(count):
            self.board.lift()

    def best_play(self) -> cython.ulonglong:
        """The play with the most points among those found; 0 when there is none."""
        index: cython.int
        best: cython.ulonglong = 0
        for index in range(self.found_count):
            if self.found[index] > best:
                best = self.found[index]
        return best
