"""The numbers of an edition, read once from its table into a frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast


@dataclass(frozen=True, slots=True)
class Rules:
    """The numbers of an edition, and the options of this game."""

    seats: int
    copies: int
    hand: int
    full: int
    bonus: int
    last: int
    oldest: bool
    symbols: bool
    ages: tuple[int | None, ...] | None
    first: int | None


def read_rules(numbers: Mapping[str, object], seats: int, options: Mapping[str, object]) -> Rules:
    """The edition's table with the options, checked on the way in."""

    def number(name: str) -> int:
        value = numbers[name]
        assert isinstance(value, int)
        return value

    return Rules(
        seats=seats,
        copies=number("copies"),
        hand=number("hand"),
        full=number("full"),
        bonus=number("bonus"),
        last=number("last"),
        oldest=numbers["tie"] == "oldest",
        symbols=bool(numbers["symbols"]),
        ages=cast("tuple[int | None, ...] | None", options["ages"]),
        first=cast("int | None", options["first"]),
    )
