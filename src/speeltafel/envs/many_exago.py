"""Many tables of Exago at once, in the compiled kernel.

| array | shape | what |
| --- | --- | --- |
| `stones` | n, cells | 0 for empty, 1 an own stone, 2 one of the next seat, and so on; `cells` has the coordinates |
| `hands` | n, seats | stones in hand, the own first, then in turn order |
| `seat`, `quiet`, `last` | n | who is to choose; moves in a row since a placement or a returned stone; the cell laid last, or -1 |
| `origins` | n, cells + 1 | 1 for every own stone that may be moved; the last place is the hand (or the pass) |
| `offsets`, `counts` | n + 1, n | where each table's actions begin in `rows`, and how many there are |

An action is an origin, then a destination, in one step: `many.step(origin=a, to=b)`, with `many.destinations(a)` as the mask
of the second choice. Where groups tie for largest, `stays` names the smallest cell of the one that stays; without it the
first. Or it is a number below `counts`, as drawn evenly: `rows[offsets[i] + number]` says what it is.
Nothing is hidden in Exago. A game that ends is followed by the next one in the same step: `points`, `done`, `results`,
`finals` and `lengths` tell of the old one, and with `ends=True` the arrays of `many.ends` what its learner saw at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from speeltafel.envs._exago_tables_cy import ExagoTables
from speeltafel.envs.many import (
    Arrays,
    Choices,
    ManyTables,
    as_choices,
    as_whole,
    checked_longest,
    game_of,
    halves,
    numbers_of,
    outcome_arrays,
    rivals_of,
    seed_word,
)
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.kernel import board_of, empty_position

OPPONENTS = {"random": 1, "greedy": 2}
LONGEST = 4000
"""Decisions after which a game is cut off; a table remembers as many positions."""

ROW = np.dtype([("what", "i2"), ("origin", "i2"), ("to", "i2"), ("stays", "i2")])
"""8 bytes: 0 from the hand, 1 a move, 2 the pass; the stone lifted, where it lands, the group that stays; -1 for none."""


class ManyExago(ManyTables):
    """So many tables; a seat without an opponent in the kernel is a learner's, and is asked in its turn."""

    def __init__(
        self,
        count: int,
        edition: str = "exago",
        seats: int | None = None,
        *,
        seed: int | str = 0,
        opponents: Mapping[int, str] | None = None,
        origins: bool = True,
        ends: bool = False,
        longest: int = LONGEST,
        **options: object,
    ) -> None:
        self.game = game = game_of("exago", edition, seats, options)
        assert isinstance(game, Exago)
        rules = game.rules
        self.count, self.seats = as_whole(count, "count", 1), rules.seats
        self.cells = board_of(rules.side).cells
        numbers = {
            "cells": len(self.cells),
            "stones": rules.stones,
            "beginners": rules.beginners(),
            "occurrences": rules.occurrences,
            "moves": rules.moves,
        }
        rivals = rivals_of(opponents, self.seats, OPPONENTS)
        self._tables = ExagoTables(empty_position(rules), numbers, count, rivals, checked_longest(longest))
        self._longest = longest
        self._rows = np.zeros((self._tables.room, 4), np.int16)
        shapes: dict[str, tuple[Any, ...]] = {
            "stones": (np.uint8, len(self.cells)),
            "hands": (np.uint8, self.seats),
            "seat": (np.uint8,),
            "quiet": (np.int16,),
            "last": (np.int16,),
        }
        whole, seen, self.ends = halves(shapes, count, ends=ends)
        self.arrays: Arrays = seen | {
            "offsets": np.zeros(count + 1, np.int64),
            "counts": np.zeros(count, np.int64),
            **({"origins": np.zeros((count, len(self.cells) + 1), np.uint8)} if origins else {}),
            **outcome_arrays(count, self.seats),
        }
        flat = {name: array.reshape(-1) for name, array in (self.arrays | whole).items()}
        self._tables.lend({**flat, "rows": self._rows.reshape(-1)}, self._widened)
        self.reset(seed)

    @property
    def bytes_a_table(self) -> int:
        """What the kernel keeps of a table, with the room for its actions."""
        room: int = self._tables.room
        return len(self.cells) + 16 * 4 + 8 * (self._longest + 2) + 12 * room // self.count

    @property
    def rows(self) -> NDArray[Any]:
        """The actions of all tables, one after the other."""
        return self._rows[: self.arrays["offsets"][-1]].view(ROW)[:, 0]

    def reset(self, seed: int | str = 0) -> ManyExago:
        """Begins the first game of every table: game e of table i follows from (seed, i, e) alone."""
        self._tables.reset(seed_word(seed))
        for name in ("points", "results", "done", "cut", "finals", "lengths"):
            self.arrays[name].fill(0)
        self._count()
        return self

    def step(
        self,
        choices: object = None,
        *,
        origin: object = None,
        to: object = None,
        stays: object = None,
        copy: bool = False,
    ) -> Arrays:
        """Plays a number below `counts` at every table, or the action from an origin to a destination."""
        taken = as_choices(choices, self.count) if origin is None else self._numbers(origin, to, stays)
        wrong = self._tables.step(taken)
        if wrong >= 0:
            most = self.arrays["counts"][wrong] - 1
            raise ValueError(f"table {wrong}: no such action; its actions have the numbers 0 to {most}")
        self._count()
        return self.snapshot() if copy else self.arrays

    def destinations(self, origin: object) -> NDArray[np.uint8]:
        """The cells to which each table's origin may go, as a mask; all zero for the pass."""
        table, fits = self._from(as_choices(origin, self.count))
        mask = np.zeros((self.count, len(self.cells)), np.uint8)
        fits &= self.rows["to"] >= 0
        mask[table[fits], self.rows["to"][fits]] = 1
        return mask

    def imagine(self, tables: Iterable[int] | None = None, seed: int | str = 0) -> None:
        """Gives the opponents at these tables other luck to come: nothing else is unknown here."""
        self._tables.sow_again(numbers_of("table", tables, self.count), seed_word(seed))

    def _alike(self) -> tuple[object, ...]:
        return *super()._alike(), self._longest

    def _from(self, origin: Choices) -> tuple[Choices, NDArray[np.bool_]]:
        """Of every action its table, and whether it is from this origin."""
        table = np.repeat(np.arange(self.count), self.arrays["counts"])
        lifted = np.where(origin == len(self.cells), -1, origin)
        return table, self.rows["origin"] == lifted[table]

    def _numbers(self, origin: object, to: object, stays: object) -> Choices:
        """The number of each such action, -1 where there is none."""
        table, fits = self._from(as_choices(origin, self.count))
        rows, offsets = self.rows, self.arrays["offsets"]
        fits &= (rows["to"] == as_choices(to, self.count)[table]) | (rows["what"] == 2)
        if stays is not None:
            fits &= rows["stays"] == as_choices(stays, self.count)[table]
        numbers = np.full(self.count, -1, np.int64)
        found = np.flatnonzero(fits)[::-1]
        numbers[table[found]] = found - offsets[table[found]]
        return numbers

    def _widened(self, room: int) -> NDArray[np.int16]:
        more = np.zeros((room, 4), np.int16)
        more[: len(self._rows)] = self._rows
        self._rows = more
        return more.reshape(-1)
