"""The law *even*: what a game imagines is drawn evenly among all that fits what was seen and said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random
from typing import TypeVar

from speeltafel.core.protocol import Decision, Event, Eyes, Game, Observation, Outcome
from speeltafel.table.match import Match
from speeltafel.testing.broken import Broken

S = TypeVar("S")
A = TypeVar("A")
MOST_TABLES = 300


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


def tables_that_fit(match: Match[S, A], eyes: Eyes) -> dict[str, float] | None:
    """Every table that looks to these eyes as this one, by position, with its chance.

    None where there are too many, or where somebody whose pieces are hidden has made a choice: what such a choice tells
    is for the game to say.
    """
    game = match.game
    if game.observe(match.state, eyes).state == match.state:
        return {game.position(match.state): 1.0}
    if any(event.seat is not None and event.seat not in eyes for event in match.events):
        return None
    start = game.start() if match.position is None else game.set_up(match.position)
    tables: dict[S, float] = {start: 1.0}
    for known in match.events_for(eyes):
        after: dict[S, float] = {}
        for table, part in tables.items():
            turn = game.turn(table)
            if isinstance(turn, Decision | Outcome):
                after[game.apply(table, known.action)] = (
                    after.get(game.apply(table, known.action), 0.0) + part
                )
                continue
            outcomes = list(islice(turn.outcomes(), MOST_TABLES + 1))
            if len(outcomes) > MOST_TABLES:
                return None
            for action in outcomes:
                if game.redact(table, action, eyes) == known.action:
                    reached = game.apply(table, action)
                    after[reached] = after.get(reached, 0.0) + part * float(turn.probability(action))
            if len(after) > MOST_TABLES:
                return None
        tables = after
    return {game.position(table): part for table, part in tables.items()}
