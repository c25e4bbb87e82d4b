"""What those bots of Qwinn! want who count in points instead of chances: points, and what helps to get more."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from speeltafel.bots.qwinn.turn import Worth
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.state import Sheet

A_WIN = 1000.0

OWN = 8.0
"""What it is worth in points to be rid of a boycott."""

SCARY = {"max2": 1.0, "minus": 12.0, "negeer": 1.0}
"""What a rascal thinks a boycott does: the one that takes points sounds worst (and does least)."""

ALIKE = {"max2": 12.0, "minus": 12.0, "negeer": 12.0}

PLACES = {
    "2x1": -21.0,
    "2x2": -16.0,
    "2x3": -10.0,
    "2x4": -1.5,
    "2x5": 4.5,
    "2x6": 5.7,
    "three": 4.5,
    "four": 3.5,
    "full": 8.7,
    "small": 9.4,
    "large": 7.8,
    "topper": 4.0,
}
"""What it is worth in points to stand on a space, at 100 points each, by the solved table."""


def grabbing_for(rules: Rules) -> Worth:
    """Points, and to be rid of a boycott."""
    return _wish(rules, {}, {}, OWN)


def teasing_for(rules: Rules) -> Worth:
    """Points, and Minus on the other."""
    return _wish(rules, SCARY, {}, OWN / 2)


def racing_for(rules: Rules) -> Worth:
    """Points, spaces from which more points come, and any boycott on the other."""
    return _wish(rules, ALIKE, PLACES, OWN)


Make = Callable[[Rules], Worth]


def _wish(rules: Rules, tease: Mapping[str, float], places: Mapping[str, float], own: float) -> Worth:
    places_by_number = [places.get(name, 0.0) for name in rules.names]

    def worth(mover: Sheet, other: Sheet) -> float:
        if _has_won(rules, other):
            return -A_WIN
        if _has_won(rules, mover):
            return A_WIN + mover.points
        bother = tease.get(other.boycott, 0.0) - own * bool(mover.boycott)
        return mover.points + places_by_number[mover.place] + bother

    return worth


def _has_won(rules: Rules, sheet: Sheet) -> bool:
    return sheet.points >= rules.target and not sheet.boycott
