"""What all batches of tables share: arrays that are written again at every step, seeds, and how opponents are named."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from speeltafel.core.errors import Unknown
from speeltafel.core.protocol import Game
from speeltafel.core.registry import find_with

Arrays: TypeAlias = dict[str, NDArray[Any]]
Choices: TypeAlias = NDArray[np.int64]

LONGEST = 10_000
"""Decisions after which a game is cut off: nobody stops players who swap or move for ever."""

SHORTEST = 100
"""The fewest that `longest` may be: in a game cut off sooner a learner might never be asked."""


def checked_longest(longest: int) -> int:
    """The decisions after which a game is cut off, if they leave time for a game."""
    if longest < SHORTEST:
        raise ValueError(f"longest={longest}: a game may have {SHORTEST} decisions at least")
    return longest


def seed_word(seed: int | str) -> int:
    """A seed of any kind as 64 bits."""
    text = seed if isinstance(seed, str) else str(int(seed))
    return int.from_bytes(sha256(text.encode()).digest()[:8], "little")


def game_of(name: str, edition: str, seats: int | None, options: Mapping[str, object]) -> Game[Any, Any]:
    """The game of an edition of `name`; another game is refused by name."""
    game = find_with(edition, seats, options)
    if game.edition.partition("/")[0] != name:
        raise Unknown("unknown-game", name=edition, known=name)
    return game


def rivals_of(opponents: Mapping[int, str] | None, seats: int, known: Mapping[str, int]) -> list[int]:
    """A number for every seat: 0 for a learner, else that of the opponent there."""
    found = [0] * seats
    for seat, name in (opponents or {}).items():
        if seat not in range(seats):
            raise ValueError(f"seat {seat}: there are seats 0 to {seats - 1}")
        if name not in known:
            raise ValueError(f"opponent {name!r}: known are {', '.join(known)}")
        found[seat] = known[name]
    if all(found):
        raise ValueError("one seat at least is a learner's")
    return found


def outcome_arrays(count: int, seats: int) -> Arrays:
    """What a step brings, by table and seat; `results` sum to zero, `cut` marks a game that went on for too long."""
    return {
        "points": np.zeros((count, seats), np.int16),
        "results": np.zeros((count, seats), np.float32),
        "done": np.zeros(count, np.uint8),
        "cut": np.zeros(count, np.uint8),
        "finals": np.zeros((count, seats), np.int16),
        "lengths": np.zeros(count, np.int32),
    }


class ManyTables:
    """The arrays of a batch, by name: `many.arrays["done"]`, or `many.done`; in `ends` what was seen of games that ended."""

    count: int
    seats: int
    arrays: Arrays
    ends: Arrays

    def __getattr__(self, name: str) -> NDArray[Any]:
        arrays = self.__dict__.get("arrays", {})
        if name in arrays:
            found: NDArray[Any] = arrays[name]
            return found
        raise AttributeError(f"{type(self).__name__} has no {name!r}; its arrays are {', '.join(arrays)}")

    def snapshot(self) -> Arrays:
        """Copies of all arrays, that no later step writes into."""
        return {name: array.copy() for name, array in self.arrays.items()}


def halves(shapes: Mapping[str, tuple[Any, ...]], count: int, *, ends: bool) -> tuple[Arrays, Arrays, Arrays]:
    """Arrays of `(dtype, *shape)` for so many tables, and behind them in the same memory for the games that ended.

    The whole is what a kernel writes into; then its first and, where wanted, its second half.
    """
    whole: Arrays = {
        name: np.zeros(((2 if ends else 1) * count, *shape), kind) for name, (kind, *shape) in shapes.items()
    }
    first = {name: array[:count] for name, array in whole.items()}
    return whole, first, {name: array[count:] for name, array in whole.items()} if ends else {}


def as_choices(choices: object, count: int) -> Choices:
    """One whole number for every table, as the kernels take them."""
    taken = np.ascontiguousarray(choices, dtype=np.int64)
    if taken.shape != (count,):
        raise ValueError(f"choices of shape {taken.shape}: one for each of the {count} tables is needed")
    return taken
