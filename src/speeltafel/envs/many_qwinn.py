"""Many tables of Qwinn! at once, in the compiled kernel.

Actions have fixed ids, 505 of them, with a mask: keeps (white dice, red or not), ways to go (space, use of the red die),
to fail; `action_text(id)` names one. `ids` has those of all tables packed, with `offsets` and `counts`: an action is
chosen by its number among them, or with `ids=` by its id.

| array | shape | what |
| --- | --- | --- |
| `dice` | n, 5 | the white dice as they lie, ascending, then the red one |
| `place`, `scores`, `boycott` | n, 2 | space, points and boycott (0 none, 1 max2, 2 minus, 3 negeer), the own first |
| `throws`, `seat` | n | throws left in this turn; who is to choose |
| `mask` | n, 505 | 1 for every id that may be chosen |

Nothing is hidden in Qwinn!. A game that ends is followed by the next one in the same step: `points`, `done`, `results`,
`finals` and `lengths` tell of the old one, and with `ends=True` the arrays of `many.ends` what its learner saw at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from speeltafel.envs._qwinn_tables_cy import KEEPS, QwinnKernel
from speeltafel.envs.many import (
    LONGEST,
    Arrays,
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
from speeltafel.envs.qwinn import BOYCOTTS, RED_USES, WHITES
from speeltafel.games.qwinn.dice import parts
from speeltafel.games.qwinn.explain import red_obstacle, way_obstacle
from speeltafel.games.qwinn.game import Qwinn
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.scoring import worth
from speeltafel.games.qwinn.state import Dice, Sheet

OPPONENTS = {"random": 1, "greedy": 2}
SETS = [tuple(map(int, whites)) for whites in WHITES]
MOST = 64 + 3 * 12 + 1
"""Actions at the most: every part of the dice, every space with each use of the red die, to fail."""


def tables_of(rules: Rules) -> dict[str, Any]:
    """The rules as tables of numbers: what throws are worth, which ways are open, which dice may be kept."""
    reds, spaces = range(1, rules.faces + 1), range(len(rules.spaces))
    numbers = {whites: number for number, whites in enumerate(SETS)}
    worths: list[int] = []
    for whites in SETS:
        for red in range(rules.faces + 1):
            for space in spaces:
                gain = worth(rules.spaces[space], Dice(whites, red)) if red and len(whites) == 4 else None
                worths.append(-1 if gain is None else gain)
    ways = [
        _bits(rules, Sheet(place, 0, mine), Sheet(0, 0, theirs), red, space) if red else 0
        for place in spaces
        for mine in BOYCOTTS
        for theirs in BOYCOTTS
        for red in (0, *reds)
        for space in spaces
    ]
    kept: list[int] = []
    part_from = [0]
    for whites in SETS:
        if len(whites) == rules.whites:
            for part in parts(Dice(whites, 1)):
                kept.append(2 * numbers[part.whites] + (1 if part.red else 0))
        part_from.append(len(kept))
    set_of = [0] * 7**4
    for whites, number in numbers.items():
        if len(whites) == 4:
            set_of[int("".join(map(str, whites)), 7)] = number
    return {
        "first": -1 if rules.first is None else rules.first,
        "spaces": len(rules.spaces),
        "topper": rules.topper,
        "target": rules.target,
        "cap": rules.cap or 0,
        "throws_under": [rules.throws_under(boycott) for boycott in BOYCOTTS],
        "kind_of": [BOYCOTTS.index(kind) for kind in rules.boycotts],
        "worth": worths,
        "ways": ways,
        "dice_of": [die for whites in SETS for die in (*whites, 0, 0, 0, 0)[:4]],
        "size_of": [len(whites) for whites in SETS],
        "set_of": set_of,
        "parts": kept,
        "part_from": part_from,
    }


def _bits(rules: Rules, mover: Sheet, other: Sheet, red: int, space: int) -> int:
    """Whether a space may be gone to: 1, 2 to place the boycott that the red die gives, 4 to remove it."""
    if way_obstacle(rules, mover, red, space):
        return 0
    kind = rules.boycotts[red]
    places = not red_obstacle(rules, mover, other, red, space, "+", kind)
    removes = not red_obstacle(rules, mover, other, red, space, "-", kind)
    return 1 + 2 * places + 4 * removes


class ManyQwinn(ManyTables):
    """So many tables; a seat without an opponent in the kernel is a learner's."""

    def __init__(
        self,
        count: int,
        edition: str = "qwinn",
        *,
        seed: int | str = 0,
        opponents: Mapping[int, str] | None = None,
        mask: bool = True,
        ends: bool = False,
        longest: int = LONGEST,
        **options: object,
    ) -> None:
        self.game = game = game_of("qwinn", edition, None, options)
        assert isinstance(game, Qwinn)
        self.count, self.seats = as_whole(count, "count", 1), 2
        self.names = _names(game.rules)
        rivals = rivals_of(opponents, 2, OPPONENTS)
        self._tables = QwinnKernel(tables_of(game.rules), count, rivals, checked_longest(longest))
        shapes: dict[str, tuple[Any, ...]] = {
            "dice": (np.uint8, 5),
            "place": (np.uint8, 2),
            "scores": (np.int16, 2),
            "boycott": (np.uint8, 2),
            "throws": (np.uint8,),
            "seat": (np.uint8,),
        }
        whole, seen, self.ends = halves(shapes, count, ends=ends)
        self.arrays: Arrays = seen | {
            "ids": np.zeros(MOST * count, np.int16),
            "offsets": np.zeros(count + 1, np.int64),
            "counts": np.zeros(count, np.int64),
            **({"mask": np.zeros((count, len(self.names)), np.uint8)} if mask else {}),
            **outcome_arrays(count, 2),
        }
        self._tables.lend({name: array.reshape(-1) for name, array in (self.arrays | whole).items()})
        self.reset(seed)

    def action_text(self, id: int) -> str:
        """The canonical text of an id; `r` stands for the number of a red die that is kept."""
        return self.names[id]

    def reset(self, seed: int | str = 0) -> ManyQwinn:
        """Begins the first game of every table: game e of table i follows from (seed, i, e) alone."""
        self._tables.reset(seed_word(seed))
        for name in ("points", "results", "done", "cut", "finals", "lengths"):
            self.arrays[name].fill(0)
        self._count()
        return self

    def step(self, choices: object = None, *, ids: object = None, copy: bool = False) -> Arrays:
        """Plays a number below `counts` at every table, or the action of an id."""
        taken = as_choices(choices if ids is None else self._numbers(ids), self.count)
        wrong = self._tables.step(taken.copy() if taken is choices else taken)
        if wrong >= 0:
            if ids is not None:
                raise ValueError(f"table {wrong}: id {np.asarray(ids)[wrong]} is none of its mask")
            most = self.arrays["counts"][wrong] - 1
            raise ValueError(f"table {wrong}: its actions have the numbers 0 to {most}")
        self._count()
        return self.snapshot() if copy else self.arrays

    def imagine(self, tables: Iterable[int] | None = None, seed: int | str = 0) -> None:
        """Gives these tables other luck to come: nothing else is unknown here."""
        self._tables.sow_again(numbers_of("table", tables, self.count), seed_word(seed))

    def _numbers(self, ids: object) -> np.ndarray[Any, np.dtype[np.int64]]:
        """The number of each id among the actions of its table, -1 where it may not be chosen."""
        wanted = as_choices(ids, self.count)
        offsets, packed = self.arrays["offsets"], self.arrays["ids"]
        numbers = np.full(self.count, -1, np.int64)
        table = np.repeat(np.arange(self.count), self.arrays["counts"])
        fits = np.flatnonzero(packed[: offsets[-1]] == wanted[table])
        numbers[table[fits]] = fits - offsets[table[fits]]
        return numbers


def _names(rules: Rules) -> list[str]:
    keeps = [f"keep:{whites}/{red}" for whites in WHITES for red in "-r"]
    assert len(keeps) == KEEPS
    return [*keeps, *(f"go:{space}{use}" for space in rules.names for use in RED_USES), "fail"]
