"""Which level to try next, and which one is as strong as a person: by the ratings of the levels and the person's own."""

from __future__ import annotations

from collections.abc import Sequence

from speeltafel.bots.ladder import LevelRating
from speeltafel.bots.levels import Level, adaptive_name, ladder, level_named, levels
from speeltafel.coach.ratings import Rating

ENOUGH = 9
"""So many games against a level, before another is suggested."""
SUGGESTED = 2 / 3


def even_level(game: str, rating: float) -> LevelRating:
    """The level that a person of this rating beats about half the time."""
    return min(ladder(game), key=lambda each: abs(each.rating - rating))


def next_level(game: str, level: str, scores: Sequence[float]) -> str | None:
    """The level to try next by the last results against this one (1 won, 0 lost), or None."""
    names = [each.id for each in levels(game)]
    last = list(scores)[-2 * ENOUGH :]
    if level not in names or len(last) < ENOUGH or sum(last) <= SUGGESTED * len(last):
        return None
    at = names.index(level) + 1
    return names[at] if at < len(names) else None


def adaptive_level(game: str, known: Rating) -> Level:
    """A level as strong as a person of this rating, between two neighbours; its name says at which strength it plays."""
    return level_named(game, adaptive_name(game, known.rating))
