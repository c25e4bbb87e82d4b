"""Every play of a hand on the tiles that lie, once, with its points.

A play is one word, best play highest: points in the top eight bits, then the tiles along the line
(six bits each, the first lowest), how many they are, the axis, and the first cell.
"""

from __future__ import annotations

import cython

from speeltafel.games.qwirkle._lines_cy import KINDS, LENGTH_BIT, ROW, Laid, Lines, zeros

LENGTH = cython.declare(cython.int, LENGTH_BIT)
ONE = cython.declare(cython.ulonglong, 1 << LENGTH_BIT)
SIDE = cython.declare(cython.int, ROW)


class Plays(Lines):
    """Lines with a hand; `found` has the plays last sought."""

    def __init__(self, full: int, bonus: int) -> None:
        super().__init__(full, bonus)
        self.mine = zeros("i", KINDS)
        self.mask = zeros("Q", KINDS)
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
        for index in range(self.edge_count):
            cell = self.edge[index]
            if not self.fit[cell] & mask:
                continue
            points = (
                self.worth[((self.run[4 * cell] + self.run[4 * cell + 1]) >> LENGTH) + 1]
                + self.worth[((self.run[4 * cell + 2] + self.run[4 * cell + 3]) >> LENGTH) + 1]
            )
            for tile in range(36):
                if self.fit[cell] & mask & self.bit[tile]:
                    found.append(((cell % 193 - 96, cell // 193 - 96, tile), points))
        found.sort()
        return found

    def told(self, play: cython.ulonglong) -> tuple[Laid, ...]:
        """The tiles of a play with their cells, in order."""
        count: cython.int = play >> 17 & 7
        step: cython.int = SIDE if play >> 16 & 1 else 1
        cell: cython.int = play & 0xFFFF
        tiles: cython.ulonglong = play >> 20
        tile: cython.int = tiles & 63
        laid = (cell % 193 - 96, cell // 193 - 96, tile)
        if count == 1:
            return (laid,)
        if count == 2:
            cell = self.follow(cell, step)
            tile = tiles >> 6 & 63
            return (laid, (cell % 193 - 96, cell // 193 - 96, tile))
        told = [laid]
        for _ in range(1, count):
            cell = self.follow(cell, step)
            tiles >>= 6
            tile = tiles & 63
            told.append((cell % 193 - 96, cell // 193 - 96, tile))
        return tuple(told)

    def hold(self, kinds: cython.ulonglong) -> cython.void:
        """Takes these kinds in hand for the plays to come."""
        tile: cython.int = 0
        self.held = 0
        while kinds:
            if kinds & 1:
                self.mine[self.held] = tile
                self.mask[self.held] = self.bit[tile]
                self.held += 1
            kinds >>= 1
            tile += 1

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
        i: cython.int
        tile: cython.int
        four: cython.int
        across: cython.int
        down: cython.int
        hand: cython.ulonglong = 0
        kinds: cython.ulonglong
        rest: cython.ulonglong
        level: cython.ulonglong
        upright: cython.ulonglong
        word: cython.ulonglong
        self.found_count = 0
        for i in range(self.held):
            hand |= self.mask[i]
        for index in range(self.edge_count):
            cell = self.edge[index]
            kinds = self.fit[cell] & hand
            if kinds == 0:
                continue
            four = 4 * cell
            level = self.run[four] + self.run[four + 1] + ONE
            upright = self.run[four + 2] + self.run[four + 3] + ONE
            across = self.worth[level >> LENGTH]
            down = self.worth[upright >> LENGTH]
            for i in range(self.held):
                if not kinds & self.mask[i]:
                    continue
                tile = self.mine[i]
                word = across + down
                self.add(word << 56 | tile << 20 | 1 << 17 | cell)
                rest = hand & ~(self.ban[four] | self.ban[four + 1] | self.clash[tile])
                if rest:
                    self.axis = 0
                    self.step = 1
                    self.begin(cell, level + self.mask[i], rest, tile, down)
                rest = hand & ~(self.ban[four + 2] | self.ban[four + 3] | self.clash[tile])
                if rest:
                    self.axis = 2
                    self.step = SIDE
                    self.begin(cell, upright + self.mask[i], rest, tile, across)

    def begin(
        self,
        cell: cython.int,
        line: cython.ulonglong,
        rest: cython.ulonglong,
        tile: cython.int,
        cross: cython.int,
    ) -> cython.void:
        """Goes on from the first tile of a play both ways; a cell before it must not be frontier."""
        before: cython.int = cell - self.step
        after: cython.int = cell + self.step * ((self.run[4 * cell + self.axis + 1] >> LENGTH) + 1)
        if self.at[before] or self.slot[before]:
            before = -1
        self.reach(line, rest, 1, tile, cross, cell, before, after)

    def arrange(self) -> cython.void:
        """Sorts the plays found, the best first."""
        gap: cython.int
        index: cython.int
        at: cython.int
        play: cython.ulonglong
        if not cython.compiled:
            self.found[: self.found_count] = sorted(self.found[: self.found_count], reverse=True)
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

        `rest` are the kinds in hand that go with the line so far, `cross` the points of the lines
        that cross it.
        """
        i: cython.int
        beyond: cython.int
        side: cython.int
        kinds: cython.ulonglong
        here: cython.ulonglong
        word: cython.ulonglong
        seen: cython.ulonglong
        if before >= 0:
            beyond = before - self.step
            if self.slot[beyond]:
                beyond = -1
            word = self.worth[(line >> LENGTH) + 1] + cross
            word = word << 56 | (count + 1) << 17 | self.axis << 15 | before
            for i in range(self.held):
                if not rest & self.mask[i]:
                    continue
                seen = tiles << 6 | self.mine[i]
                self.add(word | seen << 20)
                kinds = rest & ~self.clash[self.mine[i]]
                if kinds:
                    self.reach(
                        line + ONE + self.mask[i], kinds, count + 1, seen, cross, before, beyond, after
                    )
        side = 4 * after + self.axis
        if line & self.ban[side + 1]:
            return
        line += self.run[side + 1] + ONE
        rest &= ~self.ban[side + 1]
        here = rest
        if self.slot[after]:
            beyond = 4 * after + 2 - self.axis
            if self.run[beyond] & self.ban[beyond + 1]:
                return
            here &= ~(self.ban[beyond] | self.ban[beyond + 1])
            cross += self.worth[((self.run[beyond] + self.run[beyond + 1]) >> LENGTH) + 1]
        if not here:
            return
        beyond = after + self.step * ((self.run[side + 1] >> LENGTH) + 1)
        word = self.worth[line >> LENGTH] + cross
        word = word << 56 | tiles << 20 | (count + 1) << 17 | self.axis << 15 | first
        for i in range(self.held):
            if not here & self.mask[i]:
                continue
            seen = self.mine[i]
            seen <<= 6 * count
            self.add(word | seen << 20)
            kinds = rest & ~self.clash[self.mine[i]]
            if kinds:
                self.reach(line + self.mask[i], kinds, count + 1, tiles | seen, cross, first, -1, beyond)

    def follow(self, cell: cython.int, step: cython.int) -> cython.int:
        """The next empty cell along the line."""
        cell += step
        while self.at[cell]:
            cell += step
        return cell

    def lay_play(self, play: cython.ulonglong) -> cython.int:
        """Lays the tiles of a play and tells how many they are."""
        count: cython.int = play >> 17 & 7
        step: cython.int = SIDE if play >> 16 & 1 else 1
        cell: cython.int = play & 0xFFFF
        tiles: cython.ulonglong = play >> 20
        for _ in range(count):
            if self.at[cell]:
                cell = self.follow(cell, step)
            self.lay(cell, tiles & 63)
            tiles >>= 6
        return count

    def lift_many(self, count: cython.int) -> cython.void:
        for _ in range(count):
            self.lift()

    def best_play(self) -> cython.ulonglong:
        """The play with the most points among those found; 0 when there is none."""
        index: cython.int
        best: cython.ulonglong = 0
        for index in range(self.found_count):
            if self.found[index] > best:
                best = self.found[index]
        return best
