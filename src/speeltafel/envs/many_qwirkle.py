"""Many tables of Qwirkle at once, in the compiled kernel.

    many = ManyQwirkle(256, opponents={1: "greedy"}, seed=7)
    rng = np.random.default_rng(0)
    while True:
        many.step(rng.integers(many.counts))

What is seen and what may be done stands in arrays that every step writes again (`copy=True` gives copies):

| array | shape | what |
| --- | --- | --- |
| `codes` | n, 31, 31 | the window around the middle of the board: 0, or a tile's kind plus one |
| `planes` | n, 12, 31, 31 | on demand: a plane for each colour, then for each shape |
| `hand`, `unseen` | n, 36 | tiles of each kind in the own hand, and neither there nor on the table |
| `sizes`, `scores` | n, seats | tiles in hand and points, the own first, then in turn order |
| `bag`, `seat`, `large` | n | tiles in the bag; who is to choose; 1 where the board does not fit the window |
| `corner` | n, 2 | x and y of the window's first cell |
| `last` | n, 16 | the last play, as a row of actions |
| `offsets`, `counts` | n + 1, n | where each table's actions begin in `rows`, and how many there are |

An action is a number below `counts`; `rows[offsets[i] + number]` says what it is. Nothing is padded and nothing left out.
A game that ends is dealt anew in the same step: `points`, `done`, `cut`, `results`, `finals` and `lengths` tell of the old
one, and with `ends=True` the arrays of `many.ends` what its learner saw at the end. What opponents score in the new game
before a learner is asked stands in `scores` alone, as after `reset`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from speeltafel.bots.qwirkle._value_cy import Judge
from speeltafel.bots.qwirkle.mind import deal_for
from speeltafel.bots.qwirkle.weights import WEIGHTS
from speeltafel.core.errors import Unknown
from speeltafel.core.protocol import Observation
from speeltafel.envs._qwirkle_rivals_cy import GREEDY, LOT, SAVER
from speeltafel.envs._qwirkle_shelf_cy import SIZE
from speeltafel.envs._qwirkle_shown_cy import WINDOW
from speeltafel.envs._qwirkle_tables_cy import QwirkleTables
from speeltafel.envs.many import (
    LONGEST,
    Arrays,
    ManyTables,
    as_choices,
    as_whole,
    checked_longest,
    game_of,
    numbers_of,
    outcome_arrays,
    rivals_of,
    seed_word,
)
from speeltafel.games.qwirkle.actions import Pass, Place, Swap
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.state import State
from speeltafel.games.qwirkle.tiles import kinds_listed

OPPONENTS = {"random": LOT, "greedy": GREEDY, "saver": SAVER}

ROW = np.dtype(
    [
        ("what", "u1"),
        ("count", "u1"),
        ("tiles", "u1", 6),
        ("points", "u1"),
        ("x", "i1"),
        ("y", "i1"),
        ("axis", "u1"),
        ("cells", "u1"),
        ("column", "u1"),
        ("row", "u1"),
        ("ends", "u1"),
    ]
)
"""16 bytes: 0 a play, 1 a swap, 2 the pass; how many tiles, and their kinds plus one along the line; points; the first
cell; 0 across, 1 down; which cells from the first on are taken, as bits; the first cell in the window, 255 outside it;
1 when the play empties the hand and ends the game."""

FEATURES = (
    "tiles given away",
    "tiles kept twice",
    "sets of two kept: kinds that share a colour or a shape",
    "sets of three kept",
    "sets of four kept",
    "sets of five kept",
    "kept kinds that complete a full line on the table, by the chance that nobody else holds one",
    "lines of five made, by the chance that others hold the sixth tile",
    "sixth tiles kept for them, by the chance that nobody else has one",
    "lines of four made, by the chance that others hold both tiles that miss",
    "lines of four made: how many of the missing tiles others may hold",
    "lines of four made with one of the missing tiles kept",
    "lines of four made with both kept",
    "lines of three made",
    "missing tiles kept for lines of three",
    "lines of two made",
)


def action_of(row: Any) -> Place | Swap | Pass:
    """The action that a row stands for."""
    what, count, kinds, _, x, y, axis, cells, *_ = row.tolist()
    tiles = (
        kinds.tolist()
    )  # a row within a row stays an array: its numbers would be numpy's, which end at 255
    if what:
        return Swap(tile - 1 for tile in tiles[:count]) if count else Pass()
    taken = [step for step in range(6) if cells >> step & 1]
    return Place(
        (x, y + step, tile - 1) if axis else (x + step, y, tile - 1)
        for step, tile in zip(taken, tiles, strict=False)
    )


def lent(arrays: Arrays) -> Arrays:
    """The arrays flat, as the kernel writes them: a row of 16 bytes as two words, the lowest byte of each first."""
    flat = {name: array.reshape(-1) for name, array in arrays.items()}
    return flat | {name: flat[name].view("<u8") for name in ("last", "rows") if name in flat}


@dataclass(frozen=True, slots=True)
class Top:
    """The best few actions of every table by their points: numbers (-1 for none), their rows, and how many are left out."""

    numbers: NDArray[np.int64]
    rows: NDArray[Any]
    left_out: NDArray[np.int64]


class ManyQwirkle(ManyTables):
    """So many tables; a seat without an opponent in the kernel is a learner's, and is asked in its turn."""

    def __init__(
        self,
        count: int,
        edition: str = "qwirkle",
        seats: int | None = None,
        *,
        seed: int | str = 0,
        opponents: Mapping[int, str] | None = None,
        codes: bool = True,
        planes: bool = False,
        rows: bool = True,
        ends: bool = False,
        longest: int = LONGEST,
        **options: object,
    ) -> None:
        self.game = game = game_of("qwirkle", edition, seats, options)
        assert isinstance(game, Qwirkle)
        rules = game.rules
        if rules.ages is not None:
            raise Unknown("unknown-option", option="ages", edition="ManyQwirkle", known="first")
        self.count, self.seats = as_whole(count, "count", 1), rules.seats
        judge = Judge(deal_for(rules))
        judge.weigh(0, WEIGHTS[min(rules.seats, max(WEIGHTS))])
        rivals = rivals_of(opponents, self.seats, OPPONENTS)
        first = -1 if rules.first is None else rules.first
        self._tables = QwirkleTables(judge, count, rivals, first, checked_longest(longest))
        self.arrays: Arrays = self._made(codes=codes, planes=planes)
        self._has_rows = rows
        self._rows = np.zeros((self._tables.room if rows else 0, ROW.itemsize), np.uint8)
        self._lend()
        self.ends: Arrays = self._made(codes=codes, planes=planes) if ends else {}
        if ends:
            self._tables.lend_last(lent(self.ends))
        self.reset(seed)

    @property
    def bytes_a_table(self) -> int:
        """What the kernel keeps of a table, with the room for its actions."""
        room: int = self._tables.room
        return SIZE + room * (24 if self._has_rows else 8) // self.count

    @property
    def rows(self) -> NDArray[Any]:
        """The actions of all tables, one after the other."""
        if not self._has_rows:
            raise ValueError("rows are written with rows=True")
        return self._rows[: self.arrays["offsets"][-1]].view(ROW)[:, 0]

    def reset(self, seed: int | str = 0) -> ManyQwirkle:
        """Deals the first game of every table: game e of table i follows from (seed, i, e) alone."""
        self._tables.reset(seed_word(seed))
        for name in ("points", "results", "done", "cut", "finals", "lengths"):
            self.arrays[name].fill(0)
        self._count()
        return self

    def step(self, choices: object, *, copy: bool = False) -> Arrays:
        """Plays a number below `counts` at every table, with all that follows up to a learner's next turn."""
        wrong = self._tables.step(as_choices(choices, self.count))
        if wrong >= 0:
            most = self.arrays["counts"][wrong] - 1
            raise ValueError(f"table {wrong}: its actions have the numbers 0 to {most}")
        self._count()
        return self.snapshot() if copy else self.arrays

    def top(self, most: int) -> Top:
        """At most so many actions of every table, those with the most points first, in arrays of one size."""
        most = as_whole(most, "most", 1)
        offsets, counts = self.arrays["offsets"], self.arrays["counts"]
        rows = self.rows
        table = np.repeat(np.arange(self.count), counts)
        order = np.argsort(table * 256 + (255 - rows["points"]), kind="stable")
        places = np.arange(most)
        is_there = places < counts[:, None]
        at = order[np.where(is_there, offsets[:-1, None] + places, 0)]
        numbers = np.where(is_there, at - offsets[:-1, None], -1)
        shown = rows[at]
        shown[~is_there] = np.zeros(1, ROW)
        return Top(numbers, shown, np.maximum(counts - most, 0))

    def features(self) -> NDArray[np.float32]:
        """What each action leaves behind it, a row of `FEATURES` each."""
        found = np.zeros((int(self.arrays["offsets"][-1]), len(FEATURES)), np.float32)
        self._tables.note(found.reshape(-1), np.zeros(0, np.uint8))
        return found

    def lines(self) -> NDArray[np.uint8]:
        """How many lines of two, three, four, five and six tiles each action makes."""
        found = np.zeros((int(self.arrays["offsets"][-1]), 5), np.uint8)
        self._tables.note(np.zeros(0, np.float32), found.reshape(-1))
        return found

    def imagine(self, tables: Iterable[int] | None = None, seed: int | str = 0) -> None:
        """Deals anew what the seat to choose does not see: its observation and its actions stay as they are."""
        self._tables.imagine(numbers_of("table", tables, self.count), seed_word(seed))

    def look(self, seen: Observation[State], table: int = 0) -> None:
        """Lays what a seat sees of a table elsewhere here, as a bot gets it; what it does not see may lie anyhow."""
        (number,) = numbers_of("table", [table], self.count)
        state = seen.state
        if not isinstance(state, State) or len(state.hands) != self.seats:
            raise ValueError(f"what a seat sees of a Qwirkle for {self.seats} is needed")
        unseen = list(kinds_listed(state.pool))
        hands = [[unseen.pop() if tile is None else tile for tile in hand] for hand in state.hands]
        self._tables.set_up(number, state.board, hands, unseen, state.scores, int(state.mover or 0))
        self._count()

    def open_state(self, table: int) -> dict[str, object]:
        """Everything at a table, hands and bag too: for checks, and no learner's."""
        (number,) = numbers_of("table", [table], self.count)
        told: dict[str, object] = self._tables.state(number)
        return told

    def _lay(self, kept: Any, places: Sequence[int], tables: Sequence[int]) -> None:
        self._tables.restore(kept, places, tables)

    def _made(self, *, codes: bool, planes: bool) -> Arrays:
        count, seats = self.count, self.seats
        arrays: Arrays = {}
        if codes:
            arrays["codes"] = np.zeros((count, WINDOW, WINDOW), np.uint8)
        if planes:
            arrays["planes"] = np.zeros((count, 12, WINDOW, WINDOW), np.uint8)
        return arrays | {
            "hand": np.zeros((count, 36), np.uint8),
            "unseen": np.zeros((count, 36), np.uint8),
            "sizes": np.zeros((count, seats), np.uint8),
            "scores": np.zeros((count, seats), np.int16),
            "bag": np.zeros(count, np.uint8),
            "seat": np.zeros(count, np.uint8),
            "large": np.zeros(count, np.uint8),
            "corner": np.zeros((count, 2), np.int8),
            "last": np.zeros((count, ROW.itemsize), np.uint8),
            "offsets": np.zeros(count + 1, np.int64),
            "counts": np.zeros(count, np.int64),
            **outcome_arrays(count, seats),
        }

    def _lend(self) -> None:
        rows = {"rows": self._rows} if self._has_rows else {}
        self._tables.lend(lent(self.arrays | rows), self._widened)

    def _widened(self, room: int) -> NDArray[np.uint64]:
        more = np.zeros((room, ROW.itemsize), np.uint8)
        more[: len(self._rows)] = self._rows
        self._rows = more
        return lent({"rows": more})["rows"]
