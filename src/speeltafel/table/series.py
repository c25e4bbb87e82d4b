"""Who sits where: people are dealt to seats by lot, anew for each game of a series."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from speeltafel.core.protocol import Game, Outcome, Seat
from speeltafel.core.registry import edition_of, find_with, spec_of

SEATING = "seating"
"""The label of the luck that deals the seats."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """One game of a series: `people[seat]` is who sits there.

    `wishes` are the options with the personal ones (ages, handicap) by person, not by seat.
    """

    game: Game[Any, Any]
    people: tuple[int, ...]
    wishes: Mapping[str, object]

    def seat_of(self, person: int) -> Seat:
        return Seat(self.people.index(person))

    def winners(self, outcome: Outcome) -> frozenset[int]:
        """The people who won."""
        return frozenset(self.people[seat] for seat in outcome.winners)


def lot_of_seats(people: int, rng: Random) -> tuple[int, ...]:
    """Who gets which seat: the people, counted from 0, in the order of the seats."""
    order = list(range(people))
    rng.shuffle(order)
    return tuple(order)


def sit_down(edition: str, people: int, wishes: Mapping[str, object], rng: Random) -> Sitting:
    """The first game: everybody is dealt a seat by lot, and what belongs to a person goes with them."""
    return _seated(edition, people, find_with(edition, people, wishes).options, {}, rng)


def next_game(last: Sitting, outcome: Outcome, rng: Random) -> Sitting:
    """The next game of a series: seats anew; where the last winner begins, they do.

    After a draw nobody's age or wish counts: the lot decides. Of several winners one is chosen by lot.
    """
    wishes = dict(last.wishes)
    begins: dict[str, int] = {}
    if spec_of(last.game.edition).winner_begins:
        wishes.pop("first", None)
        winners = sorted(last.winners(outcome))
        if winners:
            begins["first"] = winners[rng.randrange(len(winners))]
        else:
            wishes.pop("ages", None)
    return _seated(last.game.edition, len(last.people), wishes, begins, rng)


def _seated(
    edition: str, people: int, wishes: Mapping[str, object], begins: Mapping[str, int], rng: Random
) -> Sitting:
    """Deals the seats; `begins` names options whose value is a person."""
    order = lot_of_seats(people, rng)
    options = spec_of(edition).options
    by_seat: dict[str, object] = {
        name: tuple(value[person] for person in order)
        if options[name].personal and isinstance(value, tuple)
        else value
        for name, value in wishes.items()
    }
    by_seat |= {name: order.index(person) for name, person in begins.items()}
    game = find_with(edition_of(edition).id, people, by_seat)
    if deal := spec_of(edition).dealt:
        game = find_with(game.edition, people, {**game.options, **deal(game, rng)})
    return Sitting(game, order, dict(wishes))
