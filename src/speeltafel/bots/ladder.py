"""The levels of a game on one scale of ratings, by what the arenas found: neighbours against each other, a thousand games each."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10, sqrt

from msgspec import Struct

CENTRE = 1500.0
"""The rating of the middle level, and of a person of whom nothing is known."""
UNKNOWN_STEP = (0.7, 0.15)
"""What a level wins against the one below, and the half width of its 95 % interval, where they never met in an arena: a guess."""


class LevelRating(Struct, frozen=True):
    """A level on the scale: the middle one is 1500, `error` is the half width of a 95 % interval."""

    level: str
    rating: float
    error: float


def rungs(names: Sequence[str], beats: Sequence[tuple[float, float]]) -> list[LevelRating]:
    """The ratings of these levels, the weakest first; `beats` has for each but the lowest what it wins against the one below."""
    steps = beats if len(beats) == len(names) - 1 else (UNKNOWN_STEP,) * (len(names) - 1)
    middle = (len(names) - 1) // 2
    found = []
    for at, name in enumerate(names):
        between = steps[min(at, middle) : max(at, middle)]
        sign = 1 if at > middle else -1
        rating = CENTRE + sign * sum(elo(share) for share, _ in between)
        found.append(LevelRating(name, rating, sqrt(sum(_half_width(*each) ** 2 for each in between))))
    return found


def elo(share: float) -> float:
    """How far apart two strengths are of which one wins this share."""
    return 400 * log10(share / (1 - share))


def _half_width(share: float, error: float) -> float:
    return (elo(min(0.999, share + error)) - elo(max(0.001, share - error))) / 2
