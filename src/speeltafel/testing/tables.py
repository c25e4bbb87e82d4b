"""Every table worth trying: each edition with each number of seats, and with its options one by one and together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from speeltafel.core.protocol import Game
from speeltafel.core.registry import edition_of, find_with, spec_of


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
    for place, options in enumerate(spec_of(edition).trials):
        seats = every[place % len(every)]
        cut = {name: each[:seats] if isinstance(each, tuple) else each for name, each in options.items()}
        yield Setting(edition, seats, cut)
