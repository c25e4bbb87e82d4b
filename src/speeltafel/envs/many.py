"""What all batches of tables share: arrays that are written again at every step, seeds, and how opponents are named."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from operator import index
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


def as_whole(given: object, name: str, least: int | None = None) -> int:
    """A whole number, from `least` on where that is told; anything else is refused."""
    try:
        number = index(given)  # type: ignore[arg-type]
    except TypeError:
        raise ValueError(f"{name}={given!r}: a whole number is needed") from None
    if least is not None and number < least:
        raise ValueError(f"{name}={number}: {least} at least")
    return number


def checked_longest(longest: int) -> int:
    """The decisions after which a game is cut off, if they leave time for a game."""
    if as_whole(longest, "longest") < SHORTEST:
        raise ValueError(f"longest={longest}: a game may have {SHORTEST} decisions at least")
    return longest


def seed_word(seed: int | str) -> int:
    """A seed of any kind as 64 bits."""
    text = seed if isinstance(seed, str) else str(as_whole(seed, "seed"))
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


@dataclass(frozen=True, slots=True)
class Saved:
    """Copies of tables, to be laid on tables of the same game; `kept` is the kernel's own."""

    of: tuple[object, ...]
    count: int
    kept: Any


class ManyTables:
    """The arrays of a batch, by name: `many.arrays["done"]`, or `many.done`; in `ends` what was seen of games that ended."""

    game: Game[Any, Any]
    count: int
    seats: int
    arrays: Arrays
    ends: Arrays
    _tables: Any

    def __getattr__(self, name: str) -> NDArray[Any]:
        arrays = self.__dict__.get("arrays", {})
        if name in arrays:
            found: NDArray[Any] = arrays[name]
            return found
        raise AttributeError(f"{type(self).__name__} has no {name!r}; its arrays are {', '.join(arrays)}")

    def snapshot(self) -> Arrays:
        """Copies of all arrays, that no later step writes into."""
        return {name: array.copy() for name, array in self.arrays.items()}

    def save(self, tables: Iterable[int] | None = None) -> Saved:
        """Copies of these tables, or of all."""
        chosen = numbers_of("table", tables, self.count)
        return Saved(self._alike(), len(chosen), self._tables.save(chosen))

    def restore(
        self, saved: Saved, places: Iterable[int] | None = None, tables: Iterable[int] | None = None
    ) -> None:
        """Lays these places of what was saved on these tables; the first on the first, and so on, unless told."""
        if not isinstance(saved, Saved):
            raise ValueError(f"{saved!r:.60}: what `save` gave is needed")
        if saved.of != self._alike():
            raise ValueError("what was saved is of tables with other rules")
        chosen = numbers_of("place", places, saved.count)
        targets = numbers_of("table", range(len(chosen)) if tables is None else tables, self.count)
        if len(targets) != len(chosen):
            raise ValueError(f"{len(chosen)} places for {len(targets)} tables: as many are needed")
        self._lay(saved.kept, chosen, targets)
        self._count()

    def _lay(self, kept: Any, places: Sequence[int], tables: Sequence[int]) -> None:
        self._tables.restore([kept[place] for place in places], tables)

    def _alike(self) -> tuple[object, ...]:
        """What tables have in common that can be laid on each other."""
        return self.game.edition, self.seats, dict(self.game.options)

    def _count(self) -> None:
        offsets = self.arrays["offsets"]
        np.subtract(offsets[1:], offsets[:-1], out=self.arrays["counts"])


def numbers_of(name: str, wanted: Iterable[int] | None, count: int) -> list[int]:
    """The numbers of tables or places, all of them unless told; the kernels look at none that is not there."""
    found = list(range(count)) if wanted is None else [as_whole(each, name) for each in wanted]
    for number in found:
        if not 0 <= number < count:
            raise ValueError(f"{name} {number}: there are 0 to {count - 1}")
    return found


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
    given = np.asarray(choices)
    if given.dtype.kind not in "iub" or given.shape != (count,):
        told = f"choices of type {given.dtype} and shape {given.shape}"
        raise ValueError(f"{told}: a whole number, one for each of the {count} tables is needed")
    return np.ascontiguousarray(given, dtype=np.int64)
