"""Lines of tiles as one mutable position: what fits where, every play with its points, do and undo.

One source, compiled (types in the `.pxd` beside it) or interpreted. A tile is a number, six times
its colour plus its shape. A line is right when its tiles are pairwise right, so what a run of tiles
forbids is an OR of 36-bit masks. A run is one word: its tiles in the low 36 bits, its length above.

Every empty cell knows the runs that end at it, left, right, above and below, and what each forbids.
So a new tile changes the four far ends only, and lifting it needs no memory: the run that a
neighbouring end saw before is the one that the freed cell still knows.

A play is one word too, best play highest: points, tiles along the line, how many, axis, first cell.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, MutableSequence, Sequence

import cython

KINDS = 36
SHAPES = 6
LENGTH = cython.declare(cython.int, 40)
ONE = cython.declare(cython.ulonglong, 1 << 40)
ALL = cython.declare(cython.ulonglong, (1 << 36) - 1)

# No line is longer than six, so of five columns one has two tiles at least: 108 tiles reach less
# than 92 cells from the first one, and the ends of their runs one further.
SIDE = cython.declare(cython.int, 193)
CENTRE = cython.declare(cython.int, 96 * 193 + 96)
_CELLS = 193 * 193

Laid = tuple[int, int, int]


def is_compiled() -> bool:
    """Says whether this module runs as C or as Python."""
    return bool(cython.compiled)


def _row(code: str, values: Iterable[int]) -> MutableSequence[int]:
    """Numbers in a row: C ones for C, a list where Python reads them."""
    return array(code, values) if cython.compiled else list(values)


def _zeros(code: str, size: int) -> MutableSequence[int]:
    return array(code, bytes(size * array(code).itemsize)) if cython.compiled else [0] * size


def _clashes(tile: int) -> int:
    """The kinds that may not lie in one line with this one; itself is among them."""
    colour, shape = divmod(tile, SHAPES)
    return sum(
        1 << other
        for other in range(KINDS)
        if other == tile or (other // SHAPES != colour and other % SHAPES != shape)
    )


CLASHES = tuple(_clashes(tile) for tile in range(KINDS))


def goes_with(tile: int, other: int) -> bool:
    """Says whether two tiles may lie in one line: same colour or same shape, and not alike."""
    return not CLASHES[tile] >> other & 1


def is_line(tiles: Sequence[int]) -> bool:
    """Says whether these tiles may lie in one line: each goes with every other."""
    ban = 0
    for tile in tiles:
        if ban >> tile & 1:
            return False
        ban |= CLASHES[tile]
    return True


def line_points(length: int, full: int, bonus: int) -> int:
    """Points for a line: one a tile, and the bonus when it is full; a tile alone is no line."""
    if length < 2:
        return 0
    return length + bonus if length == full else length


class Lines:
    """The tiles on the table; `full` is the length of a full line and `bonus` what it brings more."""

    def __init__(self, full: int, bonus: int) -> None:
        self.full = full
        self.bonus = bonus
        self.at = _zeros("B", _CELLS)
        self.run = _zeros("Q", 4 * _CELLS)
        self.ban = _zeros("Q", 4 * _CELLS)
        self.fit = _zeros("Q", _CELLS)
        self.edge = _zeros("i", 2048)
        self.slot = _zeros("i", _CELLS)
        self.edge_count = 0
        self.order = _zeros("i", 512)
        self.laid = 0
        self.clash = _row("Q", CLASHES)
        self.bit = _row("Q", [1 << tile for tile in range(KINDS)])
        self.worth = _row("i", [line_points(length, full, bonus) for length in range(2 * full + 2)])
        self.mine = _zeros("i", KINDS)
        self.held = 0
        self.room = 1024
        self.found = _zeros("Q", self.room)
        self.found_count = 0
        self.axis = 0
        self.step = 1
        self.tiles: list[Laid] = []

    def lie(self, board: Sequence[Laid]) -> None:
        """Makes these the tiles on the table; what lies right already stays."""
        cell: cython.int
        keep: cython.int = 0
        wanted = set(board)
        for laid in self.tiles:
            if laid not in wanted:
                break
            keep += 1
        while self.laid > keep:
            self.lift()
        del self.tiles[keep:]
        for laid in board:
            x, y, tile = laid
            cell = CENTRE + x + SIDE * y
            if self.at[cell] == 0:
                self.lay(cell, tile)
                self.tiles.append(laid)

    def open(self) -> int:
        """The kinds that fit somewhere, as a mask."""
        return self.open_kinds()

    def frontier(self) -> list[tuple[int, int, int]]:
        """Every empty cell that touches a tile, and the mask of what fits there."""
        index: cython.int
        cell: cython.int
        found = []
        for index in range(self.edge_count):
            cell = self.edge[index]
            found.append((cell % SIDE - 96, cell // SIDE - 96, self.fit[cell]))
        found.sort()
        return found

    def plays(self, kinds: int) -> list[tuple[tuple[Laid, ...], int]]:
        """Every play with these kinds in hand and its points, the best first."""
        self.hold(kinds)
        self.seek()
        index: cython.int
        found: list[int] = [self.found[index] for index in range(self.found_count)]
        found.sort(reverse=True)
        return [(self.told(play), play >> 56) for play in found]

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
                    found.append(((cell % SIDE - 96, cell // SIDE - 96, tile), points))
        found.sort()
        return found

    def told(self, play: cython.ulonglong) -> tuple[Laid, ...]:
        """The tiles of a play with their cells, in order."""
        count: cython.int = play >> 17 & 7
        step: cython.int = SIDE if play >> 16 & 1 else 1
        cell: cython.int = play & 0xFFFF
        tiles: cython.ulonglong = play >> 20
        index: cython.int
        tile: cython.int = tiles & 63
        laid = (cell % SIDE - 96, cell // SIDE - 96, tile)
        if count == 1:
            return (laid,)
        told = [laid]
        for index in range(1, count):
            cell = self.follow(cell, step)
            tiles >>= 6
            tile = tiles & 63
            told.append((cell % SIDE - 96, cell // SIDE - 96, tile))
        return tuple(told)

    def enter(self, cell: cython.int) -> cython.void:
        """Puts an empty cell that touches a tile on the frontier."""
        self.slot[cell] = self.edge_count + 1
        self.edge[self.edge_count] = cell
        self.edge_count += 1

    def leave(self, cell: cython.int) -> cython.void:
        slot: cython.int = self.slot[cell] - 1
        last: cython.int
        self.edge_count -= 1
        last = self.edge[self.edge_count]
        self.edge[slot] = last
        self.slot[last] = slot + 1
        self.slot[cell] = 0

    def refit(self, cell: cython.int) -> cython.void:
        """What fits an empty cell; nothing, where the runs on both sides cannot be joined."""
        four: cython.int = 4 * cell
        if self.run[four] & self.ban[four + 1] or self.run[four + 2] & self.ban[four + 3]:
            self.fit[cell] = 0
        else:
            self.fit[cell] = ALL & ~(
                self.ban[four] | self.ban[four + 1] | self.ban[four + 2] | self.ban[four + 3]
            )

    def lay(self, cell: cython.int, tile: cython.int) -> cython.void:
        """Puts a tile on an empty cell."""
        side: cython.int
        step: cython.int = 1
        low: cython.int
        high: cython.int
        before: cython.ulonglong
        after: cython.ulonglong
        line: cython.ulonglong
        ban: cython.ulonglong
        for side in range(0, 4, 2):
            before = self.run[4 * cell + side]
            after = self.run[4 * cell + side + 1]
            line = before + after + ONE + self.bit[tile]
            ban = self.ban[4 * cell + side] | self.ban[4 * cell + side + 1] | self.clash[tile]
            low = cell - step * ((before >> LENGTH) + 1)
            high = cell + step * ((after >> LENGTH) + 1)
            self.run[4 * low + side + 1] = line
            self.ban[4 * low + side + 1] = ban
            self.run[4 * high + side] = line
            self.ban[4 * high + side] = ban
            self.refit(low)
            self.refit(high)
            if self.slot[low] == 0:
                self.enter(low)
            if self.slot[high] == 0:
                self.enter(high)
            step = SIDE
        if self.slot[cell]:
            self.leave(cell)
        self.at[cell] = tile + 1
        self.order[self.laid] = cell
        self.laid += 1

    def lift(self) -> cython.void:
        """Takes back the tile laid last."""
        cell: cython.int
        side: cython.int
        step: cython.int = 1
        end: cython.int
        before: cython.ulonglong
        after: cython.ulonglong
        self.laid -= 1
        cell = self.order[self.laid]
        self.at[cell] = 0
        for side in range(0, 4, 2):
            before = self.run[4 * cell + side]
            after = self.run[4 * cell + side + 1]
            end = cell - step * ((before >> LENGTH) + 1)
            self.run[4 * end + side + 1] = before
            self.ban[4 * end + side + 1] = self.ban[4 * cell + side]
            if not (self.run[4 * end] | self.run[4 * end + 1] | self.run[4 * end + 2] | self.run[4 * end + 3]):
                self.leave(end)
            self.refit(end)
            end = cell + step * ((after >> LENGTH) + 1)
            self.run[4 * end + side] = after
            self.ban[4 * end + side] = self.ban[4 * cell + side + 1]
            if not (self.run[4 * end] | self.run[4 * end + 1] | self.run[4 * end + 2] | self.run[4 * end + 3]):
                self.leave(end)
            self.refit(end)
            step = SIDE
        if self.run[4 * cell] | self.run[4 * cell + 1] | self.run[4 * cell + 2] | self.run[4 * cell + 3]:
            self.enter(cell)

    def hold(self, kinds: cython.ulonglong) -> cython.void:
        """Takes these kinds in hand for the plays to come."""
        tile: cython.int
        self.held = 0
        for tile in range(36):
            if kinds & self.bit[tile]:
                self.mine[self.held] = tile
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
        self.found = _zeros("Q", self.room)
        for index in range(self.found_count):
            self.found[index] = kept[index]

    def seek(self) -> cython.void:
        """Finds every play with the kinds in hand once: at its first frontier cell along the line."""
        index: cython.int
        cell: cython.int
        i: cython.int
        tile: cython.int
        four: cython.int
        side: cython.int
        cross: cython.int
        first: cython.int
        after: cython.int
        hand: cython.ulonglong = 0
        kinds: cython.ulonglong
        ban: cython.ulonglong
        rest: cython.ulonglong
        line: cython.ulonglong
        level: cython.ulonglong
        upright: cython.ulonglong
        word: cython.ulonglong
        self.found_count = 0
        for i in range(self.held):
            hand |= self.bit[self.mine[i]]
        for index in range(self.edge_count):
            cell = self.edge[index]
            kinds = self.fit[cell] & hand
            if kinds == 0:
                continue
            four = 4 * cell
            level = self.run[four] + self.run[four + 1] + ONE
            upright = self.run[four + 2] + self.run[four + 3] + ONE
            for i in range(self.held):
                tile = self.mine[i]
                if not kinds & self.bit[tile]:
                    continue
                word = self.worth[level >> LENGTH] + self.worth[upright >> LENGTH]
                word = word << 56 | 1 << 17 | cell
                line = tile
                self.add(word | line << 20)
                self.axis = 0
                self.step = 1
                side = 0
                line = level
                cross = self.worth[upright >> LENGTH]
                while True:
                    ban = self.ban[four + side] | self.ban[four + side + 1] | self.clash[tile]
                    rest = hand & ~ban
                    if rest:
                        first = cell - self.step
                        if self.at[first] or self.slot[first]:
                            first = -1
                        after = cell + self.step * ((self.run[four + side + 1] >> LENGTH) + 1)
                        self.reach(line + self.bit[tile], rest, 1, tile, cross, cell, first, after)
                    if side:
                        break
                    self.axis = 1
                    self.step = SIDE
                    side = 2
                    line = upright
                    cross = self.worth[level >> LENGTH]

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
        tile: cython.int
        nearer: cython.int
        side: cython.int
        points: cython.int
        kinds: cython.ulonglong
        joined: cython.ulonglong
        word: cython.ulonglong
        seen: cython.ulonglong
        if before >= 0:
            nearer = before - self.step
            if self.slot[nearer]:
                nearer = -1
            for i in range(self.held):
                tile = self.mine[i]
                if not rest & self.bit[tile]:
                    continue
                word = self.worth[(line >> LENGTH) + 1] + cross
                seen = tiles << 6 | tile
                word = word << 56 | seen << 20 | (count + 1) << 17 | self.axis << 16 | before
                self.add(word)
                kinds = rest & ~self.clash[tile]
                if kinds:
                    self.reach(line + ONE + self.bit[tile], kinds, count + 1, seen, cross, before, nearer, after)
        side = 4 * after + 2 * self.axis
        if line & self.ban[side + 1]:
            return
        joined = self.run[side + 1]
        rest &= ~self.ban[side + 1]
        points = cross
        if self.slot[after]:
            nearer = 4 * after + 2 - 2 * self.axis
            if self.run[nearer] & self.ban[nearer + 1]:
                return
            rest &= ~(self.ban[nearer] | self.ban[nearer + 1])
            points += self.worth[((self.run[nearer] + self.run[nearer + 1]) >> LENGTH) + 1]
        if not rest:
            return
        joined += line + ONE
        nearer = after + self.step * ((self.run[side + 1] >> LENGTH) + 1)
        for i in range(self.held):
            tile = self.mine[i]
            if not rest & self.bit[tile]:
                continue
            word = self.worth[joined >> LENGTH] + points
            seen = tile
            seen = tiles | seen << 6 * count
            word = word << 56 | seen << 20 | (count + 1) << 17 | self.axis << 16 | first
            self.add(word)
            kinds = rest & ~self.clash[tile]
            if kinds:
                self.reach(joined + self.bit[tile], kinds, count + 1, seen, points, first, -1, nearer)

    def open_kinds(self) -> cython.ulonglong:
        """The kinds that fit somewhere."""
        index: cython.int
        kinds: cython.ulonglong = 0
        for index in range(self.edge_count):
            kinds |= self.fit[self.edge[index]]
        return kinds

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
        index: cython.int
        for index in range(count):
            if self.at[cell]:
                cell = self.follow(cell, step)
            self.lay(cell, tiles & 63)
            tiles >>= 6
        return count

    def lift_many(self, count: cython.int) -> cython.void:
        index: cython.int
        for index in range(count):
            self.lift()

    def best_play(self) -> cython.ulonglong:
        """The play with the most points among those found; 0 when there is none."""
        index: cython.int
        best: cython.ulonglong = 0
        for index in range(self.found_count):
            if self.found[index] > best:
                best = self.found[index]
        return best
