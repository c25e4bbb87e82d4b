"""A bot's first look at a game, off the clock: what it builds once for a board or a number of seats is built then."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TypeVar

from speeltafel.bots.protocol import Bot, Limit
from speeltafel.core.protocol import Event, Game, Observation

S = TypeVar("S")
A = TypeVar("A")

HARDLY_ANY = Limit(nodes=1, seconds=0.002)


def warm_up(
    bot: Bot[S, A], game: Game[S, A], seen: Observation[S], events: Sequence[Event[A]], luck: int
) -> None:
    """Asks for a move that nobody plays; what goes wrong will go wrong again when it counts."""
    with suppress(Exception):
        bot.choose(game, seen, events, HARDLY_ANY, luck)
