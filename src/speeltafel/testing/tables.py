"""Every table worth trying: each edition with each number of seats, and with its options one by one and together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from speeltafel.core.protocol import Game
from speeltafel.core.registry import edition_of, find_with, spec_of

AGES = (70, 8, 40, None, 12, 33, 9, 61)
OPTIONS: Mapping[str, tuple[Mapping[str, object], ...]] = {
    "qwirkle": ({"ages": AGES}, {"first": 1}),
    "exago": (
        {"duty": "nearest"},
        {"duty": "off", "side": 5},
        {"early_moves": True, "ages": AGES},
        {"bridge": True, "side": 6},
        {"handicap": (0, 2, 0, 1, 2, 0)},
        {"bridge": True, "early_moves": True, "duty": "nearest", "side": 5, "first": 1},
    ),
    "qwinn": (
        {"negeer_stops_topper": True},
        {"target": 60, "first": 1},
        {"cap": 260},
        {"target": 120, "cap": 125, "negeer_stops_topper": True},
    ),
}


@dataclass(frozen=True, slots=True)
class Setting:
    """An edition, a number of seats and options; as text it names a test."""

    edition: str
    seats: int
    options: Mapping[str, object]

    def game(self) -> Game[Any, Any]:
        return find_with(self.edition, self.seats, self.options)

    def __str__(self) -> str:
        told = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.edition}-{self.seats}" + (f"-{told}" if told else "")


def settings(edition: str) -> Iterator[Setting]:
    """Every number of seats by itself, and every set of options, each with another number of seats."""
    found = edition_of(edition)
    every = range(found.least, found.most + 1)
    for seats in every:
        yield Setting(edition, seats, {})
    for place, options in enumerate(OPTIONS.get(spec_of(edition).name, ())):
        seats = every[place % len(every)]
        cut = {name: each[:seats] if isinstance(each, tuple) else each for name, each in options.items()}
        yield Setting(edition, seats, cut)
