"""The laws *even* and *choices*: what is imagined is drawn evenly among all that fits what was seen, said and chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeVar

from speeltafel.core.protocol import Event, Game, Observation
from speeltafel.testing.broken import Broken

S = TypeVar("S")
A = TypeVar("A")
RARE = 0.05
"""A table with less of the chance need not be found."""
MOST_DRAWS = 3_000
"""So many draws find one with more, also where a game weighs how a choice could be made: with either of two equal pieces."""


def even(
    game: Game[S, A],
    seen: Observation[S],
    events: Sequence[Event[A]],
    ways: Mapping[str, float],
    rng: Random,
    draws: int,
) -> None:
    """Every table that fits what was seen and said is imagined as often as there are ways to it, and no other.

    `ways` has the position of every such table and in how many ways it can have come about, or its chance: pieces count
    as if they were numbered, and what a seat chose to do counts as nothing that tells about its hand.
    """
    found = Counter(game.position(game.imagine(seen, rng, events)) for _ in range(draws))
    spread(found, ways, f"eyes {sorted(seen.eyes)} in {game.position(seen.state)}")


def spread(found: Mapping[str, int], ways: Mapping[str, float], where: str) -> float:
    """How far draws lie from their ways, in standard deviations of chi-square; raises Broken beyond six."""
    for each in found:
        if not ways.get(each):
            raise Broken("even", f"{where}: {each} was imagined and does not fit")
    draws, total = sum(found.values()), sum(ways.values())
    cells = [(found.get(each, 0), draws * count / total) for each, count in ways.items() if count]
    often = [cell for cell in cells if cell[1] >= 5]
    seldom = [cell for cell in cells if cell[1] < 5]
    if seldom:
        often.append((sum(had for had, _ in seldom), sum(wanted for _, wanted in seldom)))
    freedom = len(often) - 1
    if freedom < 1:
        return 0.0
    distance = sum((had - wanted) ** 2 / wanted for had, wanted in often)
    # Wilson and Hilferty: the cube root of chi-square is nearly normal.
    part = 2 / (9 * freedom)
    away: float = ((distance / freedom) ** (1 / 3) - (1 - part)) / part**0.5
    if away > 6:
        raise Broken(
            "even", f"{where}: chi-square {distance:.0f} at {freedom} degrees of freedom, {draws} draws"
        )
    return away


def choices(
    game: Game[S, A],
    seen: Observation[S],
    events: Sequence[Event[A]],
    ways: Mapping[str, float],
    rng: Random,
    draws: int,
) -> None:
    """With the pieces that are imagined everybody could choose what they did, and no table is left out where they could.

    How likely a choice is with which pieces is for nobody to say, so only what is not rare has to be found, and how often
    does not count.
    """
    where = f"eyes {sorted(seen.eyes)} in {game.position(seen.state)}"
    missing = {each for each, part in ways.items() if part >= RARE * sum(ways.values())}
    for number in range(MOST_DRAWS):
        if number >= draws and not missing:
            return
        found = game.position(game.imagine(seen, rng, events))
        if found not in ways:
            raise Broken(
                "choices",
                f"{where}: {found} was imagined; somebody could not have chosen there what they did",
            )
        missing.discard(found)
    raise Broken("choices", f"{where}: {min(missing)} fits all that was chosen, and was never imagined")
