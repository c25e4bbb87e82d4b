"""The levels of Qwinn!'s bots, from one that keeps what looks alike to one that weighs every throw by the solved game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from speeltafel.bots.levels import Level
from speeltafel.bots.protocol import Limit
from speeltafel.bots.qwinn.bot import Collector, QwinnBot
from speeltafel.bots.qwinn.race import grabbing_for, racing_for, teasing_for
from speeltafel.bots.qwinn.small import chances_for
from speeltafel.core.words import message


def _level(id: str, make: Callable[[], Collector | QwinnBot], seconds: float) -> Level:
    """A level; all look their chances up, and only the strongest has a large table to build first."""
    name, character = message(f"qwinn-level-{id}"), message(f"qwinn-level-{id}-character")
    return Level(id, name, character, make, Limit(seconds=seconds), at_sight=seconds <= LOOKING_UP)


LOOKING_UP = 0.2
GREEDY = partial(QwinnBot, grabbing_for, may_boycott=False)

LEVELS = (
    _level("collector", Collector, 0.1),
    _level("grabber", GREEDY, 0.1),
    _level("rascal", partial(QwinnBot, teasing_for), 0.1),
    _level("racer", partial(QwinnBot, racing_for), 0.2),
    _level("master", partial(QwinnBot, chances_for, is_chance=True), 1.0),
)

BEATS = ((0.821, 0.027), (0.650, 0.028), (0.605, 0.029), (0.628, 0.021))
"""What each level but the lowest wins against the one below, and the half width of its 95 % interval (docs/figures.md)."""
