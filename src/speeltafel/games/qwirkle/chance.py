"""A draw from the bag as data: which tiles could come, and how likely."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from speeltafel.core.chance import draw_counts, draw_outcomes, draw_probability
from speeltafel.core.protocol import Rng
from speeltafel.games.qwirkle.actions import Draw
from speeltafel.games.qwirkle.tiles import count_kinds, kinds_listed


@dataclass(frozen=True, slots=True)
class BagDraw:
    """So many tiles leave a closed bag; `pool` are the tiles that may be in it."""

    pool: tuple[int, ...]
    count: int

    def sample(self, rng: Rng) -> Draw:
        return Draw(kinds_listed(draw_counts(self.pool, self.count, rng)))

    def probability(self, action: object) -> Fraction:
        if not isinstance(action, Draw) or len(action.tiles) != self.count or None in action.tiles:
            return Fraction(0)
        return draw_probability(self.pool, count_kinds(action.tiles))

    def outcomes(self) -> Iterator[Draw]:
        return (Draw(kinds_listed(drawn)) for drawn in draw_outcomes(self.pool, self.count))
