"""A player between two others: it makes some of its moves as the one and the rest as the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from speeltafel.bots.protocol import Bot, Choice, Limit
from speeltafel.core.protocol import Event, Game, Observation

N = TypeVar("N", int, float)


@dataclass(slots=True)
class AdaptiveBot:
    """Plays a share of its moves as the stronger; each side has a limit of its own, and never more than it is given."""

    low: Bot[Any, Any]
    high: Bot[Any, Any]
    limits: tuple[Limit, Limit]
    share: float

    def choose(
        self,
        game: Game[Any, Any],
        seen: Observation[Any],
        events: Sequence[Event[Any]],
        limit: Limit,
        luck: int,
    ) -> Choice[Any]:
        rng = Random(luck)
        is_high = rng.random() < self.share
        bot, own = (self.high, self.limits[1]) if is_high else (self.low, self.limits[0])
        return bot.choose(game, seen, events, lesser(own, limit), rng.getrandbits(62))


def lesser(own: Limit, given: Limit) -> Limit:
    """No more nodes and seconds than either allows, by the clock that the second names."""
    return Limit(
        nodes=_least(own.nodes, given.nodes), seconds=_least(own.seconds, given.seconds), wall=given.wall
    )


def _least(own: N | None, given: N | None) -> N | None:
    return given if own is None else own if given is None else min(own, given)
