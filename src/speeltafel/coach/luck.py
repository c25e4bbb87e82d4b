"""Luck: what came, less what else could have come, with all hands open and by one fixed quick look.

Chance draws what comes from the same bag or dice as the results it is compared with, and the quick look does not know
which is which: so the luck of every seat is zero on average, however crude the look. The others are drawn anew in every
game: were they the same hands each time, what those are worth would be everybody's luck.
"""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import TypeVar

from msgspec import Struct

from speeltafel.coach.appraisal import Coach, Standing
from speeltafel.core.protocol import Decision, Outcome
from speeltafel.table.match import Match

S = TypeVar("S")
A = TypeVar("A")

OTHERS = 24
"""Other results that are looked at, where the mean of all is not known."""


class Fortune(Struct, frozen=True):
    """The luck of one event of chance, a seat, in chances of winning and in points of margin."""

    number: int
    chances: tuple[float, ...]
    margins: tuple[float, ...]


def fortunes(match: Match[S, A], coach: Coach[S, A], others: int = OTHERS) -> list[Fortune]:
    """The luck of every event of chance that stands."""
    return [
        fortune(match, coach, event.number, event.action, others)
        for event in match.events
        if event.seat is None
    ]


def fortune(match: Match[S, A], coach: Coach[S, A], number: int, action: A, others: int = OTHERS) -> Fortune:
    """The luck of one event."""
    game = match.game
    before = match.before(number)
    chance = game.turn(before)
    assert not isinstance(chance, Decision | Outcome), "only chance has no seat"
    after = game.apply(before, action)
    seed = _seed(f"{game.position(after)} {number}")
    came = coach.standing(after, seed)
    mean = coach.expected(before)
    if mean is None:
        rng = Random(seed)
        mean = _mean([coach.standing(game.apply(before, chance.sample(rng)), seed) for _ in range(others)])
    return Fortune(number, _less(came.chances, mean.chances), _less(came.margins, mean.margins))


def _seed(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")


def _mean(found: list[Standing]) -> Standing:
    count = len(found)
    return Standing(
        tuple(sum(each) / count for each in zip(*(one.chances for one in found), strict=True)),
        tuple(sum(each) / count for each in zip(*(one.margins for one in found), strict=True)),
    )


def _less(came: tuple[float, ...], mean: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(one - other for one, other in zip(came, mean, strict=True))
