"""What bots make of a game of the day on the person's seat, for comparison; the same on every machine.

Only levels that answer at sight are asked, and the day's own opponent: with no clock to look at, their luck is the day's.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from speeltafel.bots.levels import Level, levels
from speeltafel.bots.protocol import Limit
from speeltafel.coach.day.plan import PERSON, DayGame, answered
from speeltafel.coach.day.results import DayResult
from speeltafel.core.protocol import Decision
from speeltafel.table.match import Match

NODES = 2_000


def rivals(day: DayGame) -> Iterator[tuple[Level, DayResult]]:
    """Each level with its result, the weakest first."""
    for level in (*(each for each in levels(day.edition) if each.at_sight), day.plan.level):
        yield level, day.plan.result(_played(day, level))


def _played(day: DayGame, level: Level) -> Match[Any, Any]:
    match = answered(day.begin())
    bot = level.make()
    eyes = frozenset({PERSON})
    while isinstance(match.turn, Decision):
        luck = int.from_bytes(day.seed[:6]) + match.number
        limit = Limit(nodes=NODES)
        match.push(
            bot.choose(match.game, match.observe(eyes), match.events_for(eyes), limit, luck).action,
            seat=PERSON,
        )
        answered(match)
    return match
