"""Finished games to look back at, the same every time."""

from __future__ import annotations

from functools import cache
from typing import Any

from speeltafel import Decision, Match, find
from speeltafel.bots.levels import bot_named
from speeltafel.bots.protocol import Limit


@cache
def finished(name: str, bots: tuple[str, ...], seed: int = 1, **options: object) -> Match[Any, Any]:
    """A game between these bots to its end."""
    match: Match[Any, Any] = Match(find(name, len(bots), **options), seed=seed)
    players = [bot_named(name, each) for each in bots]
    while isinstance(turn := match.turn, Decision):
        eyes = frozenset({turn.seat})
        seen, events = match.observe(eyes), match.events_for(eyes)
        bot = players[turn.seat]
        match.push(bot.choose(match.game, seen, events, Limit(nodes=300), seed + len(match.log)).action)
    return match
