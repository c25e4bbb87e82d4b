"""The numbers of one edition for one number of seats, with the options chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from speeltafel.core.errors import Unknown
from speeltafel.core.protocol import Rng, Seat
from speeltafel.core.registry import Edition


@dataclass(frozen=True, slots=True)
class Rules:
    """What may differ between two tables; `stones` are each seat's, `need` is the length of a line.

    `colours` are each seat's, a matter of looks alone; `letters` stand for the seats in positions.
    `reading` 1 is the duty to block as version 0.1 had it: whoever could complete a line owed nothing.
    """

    side: int
    need: int
    stones: tuple[int, ...]
    colours: tuple[str, ...]
    letters: tuple[str, ...]
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

    @property
    def is_recoloured(self) -> bool:
        """Whether some seat has another colour than the one its letter stands for."""
        return any(colour[0] != letter for colour, letter in zip(self.colours, self.letters, strict=False))

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
    numbers, box = edition.numbers, _box(edition, seats)
    stones, need = cast(int, box["stones"]), cast(int, box["line"])
    fewer = cast("tuple[int, ...] | None", options["handicap"]) or (0,) * seats
    if max(fewer) > stones - need:
        form = f"0-{stones - need} a seat ({', '.join('0' * seats)})"
        raise Unknown("unknown-value", option="handicap", value=repr(fewer), form=form)
    return Rules(
        side=cast(int, options["side"]),
        need=need,
        stones=tuple(stones - less for less in fewer),
        colours=_colours(box, seats, options["colours"]),
        letters=tuple(cast(Sequence[str], numbers["letters"])),
        duty=cast(str, options["duty"]),
        reading=cast(int, options["reading"]),
        early_moves=cast(bool, options["early_moves"]),
        bridge=cast(bool, options["bridge"]),
        ages=cast("tuple[int | None, ...] | None", options["ages"]),
        first=cast("Seat | None", options["first"]),
        occurrences=cast(int, numbers["occurrences"]),
        moves=cast(int, numbers["moves_a_player"]) * seats,
    )


def dealt_colours(edition: Edition, seats: int, chosen: object, rng: Rng) -> tuple[str, ...] | None:
    """Everybody's colour, by lot for those who chose none; None where the lot of the seats settles it."""
    box = _box(edition, seats)
    if not box["lot"]:
        return None
    order = list(cast(Sequence[str], box["colours"]))
    rng.shuffle(order)
    return _colours({**box, "colours": order}, seats, chosen)


def _box(edition: Edition, seats: int) -> Mapping[str, object]:
    """What so many players take out of the box."""
    return next(
        box
        for box in cast(Sequence[Mapping[str, object]], edition.numbers["boxes"])
        if cast(Sequence[int], box["players"])[0] <= seats <= cast(Sequence[int], box["players"])[1]
    )


def _colours(box: Mapping[str, object], seats: int, chosen: object) -> tuple[str, ...]:
    """Each seat's colour: the one chosen, else the next that is left; no two seats have the same."""
    known = cast(Sequence[str], box["colours"])
    wishes = cast("tuple[str | None, ...] | None", chosen) or (None,) * seats
    named = [colour for colour in wishes if colour is not None]
    if len(set(named)) < len(named) or not set(named) <= set(known):
        form = f"{' | '.join(known)} | -, ..."
        raise Unknown("unknown-value", option="colours", value=repr(wishes), form=form)
    left = iter(colour for colour in known if colour not in named)
    return tuple(colour or next(left) for colour in wishes)
