"""The numbers of one edition for one number of seats, with the options chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from speeltafel.core.errors import Unknown
from speeltafel.core.protocol import Seat
from speeltafel.core.registry import Edition


@dataclass(frozen=True, slots=True)
class Rules:
    """What may differ between two tables; `stones` are each seat's, `need` is the length of a line.

    `reading` 1 is the duty to block as version 0.1 had it: whoever could complete a line owed nothing.
    """

    side: int
    need: int
    stones: tuple[int, ...]
    colours: tuple[str, ...]
    duty: str
    reading: int
    early_moves: bool
    bridge: bool
    ages: tuple[int | None, ...] | None
    first: Seat | None
    occurrences: int
    moves: int

    @property
    def seats(self) -> int:
        return len(self.stones)

    def beginners(self) -> tuple[Seat, ...]:
        """Who may begin: the one named, else everyone who may be the youngest; an unknown age may be."""
        everyone = tuple(Seat(seat) for seat in range(self.seats))
        if self.first is not None:
            return (self.first,)
        known = [age for age in self.ages or () if age is not None]
        if self.ages is None or not known:
            return everyone
        return tuple(seat for seat in everyone if self.ages[seat] in (None, min(known)))

    def why_first(self) -> str:
        """Why it is the one who begins: chosen beforehand, the youngest, or drawn among several."""
        if self.first is not None:
            return "chosen"
        return "drawn" if len(self.beginners()) > 1 else "youngest"


def read_rules(edition: Edition, seats: int, options: Mapping[str, object]) -> Rules:
    """The edition's numbers with these options; a handicap must leave stones enough for a line."""
    numbers = edition.numbers
    box = next(
        box
        for box in cast(Sequence[Mapping[str, object]], numbers["boxes"])
        if cast(Sequence[int], box["players"])[0] <= seats <= cast(Sequence[int], box["players"])[1]
    )
    stones, need = cast(int, box["stones"]), cast(int, box["line"])
    fewer = cast("tuple[int, ...] | None", options["handicap"]) or (0,) * seats
    if max(fewer) > stones - need:
        form = f"0-{stones - need} a seat ({', '.join('0' * seats)})"
        raise Unknown("unknown-value", option="handicap", value=repr(fewer), form=form)
    return Rules(
        side=cast(int, options["side"]),
        need=need,
        stones=tuple(stones - less for less in fewer),
        colours=tuple(cast(Sequence[str], numbers["colours"]))[:seats],
        duty=cast(str, options["duty"]),
        reading=cast(int, options["reading"]),
        early_moves=cast(bool, options["early_moves"]),
        bridge=cast(bool, options["bridge"]),
        ages=cast("tuple[int | None, ...] | None", options["ages"]),
        first=cast("Seat | None", options["first"]),
        occurrences=cast(int, numbers["occurrences"]),
        moves=cast(int, numbers["moves_a_player"]) * seats,
    )
