"""The coach of a game: its own, named in its `Spec`, or one that judges any game by quick play."""

from __future__ import annotations

from typing import Any

from speeltafel.coach.appraisal import Coach
from speeltafel.coach.plain import PlainCoach
from speeltafel.core.errors import Unknown
from speeltafel.core.protocol import Game
from speeltafel.core.registry import resolve, spec_of


def coach_for(game: Game[Any, Any]) -> Coach[Any, Any]:
    """A coach for this game; it keeps nothing between calls but caches."""
    try:
        named = spec_of(game.edition).coach
    except Unknown:
        named = ""
    made: Coach[Any, Any] = resolve(named)(game) if named else PlainCoach(game)
    return made
