"""The levels of Exago's bots, from one that looks only at its own lines to one that searches for lines nobody can stop."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from speeltafel.bots.exago.blocker import Blocker
from speeltafel.bots.exago.bot import MASTER, ExagoBot, ExagoCharacter
from speeltafel.bots.levels import Level
from speeltafel.bots.protocol import Limit
from speeltafel.core.words import message

GREEDY = Blocker

GLANCE = 2
"""A level that looks no further ahead is done in a millisecond or two."""


def _level(id: str, character: ExagoCharacter, limit: Limit) -> Level:
    name, sentence = message(f"exago-level-{id}"), message(f"exago-level-{id}-character")
    made = Level(id, name, sentence, partial(ExagoBot, character), limit, at_sight=character.depth <= GLANCE)
    return (
        replace(made, slowly=message(f"exago-level-{id}-slowly"))
        if limit.nodes is None and character.depth
        else made
    )


LEVELS = (
    _level("dreamer", ExagoCharacter(other=0b011, rough=90), Limit(seconds=0.1)),
    _level(
        "hasty",
        ExagoCharacter(depth=2, root=6, width=4, rough=14, haste=0.95),
        Limit(nodes=20_000, seconds=0.1),
    ),
    _level(
        "watchman",
        ExagoCharacter(depth=2, root=8, width=6, rough=6, haste=0.62),
        Limit(nodes=20_000, seconds=0.1),
    ),
    _level(
        "planner",
        ExagoCharacter(depth=4, root=10, width=6, rough=4, haste=0.2),
        Limit(nodes=100_000, seconds=0.5),
    ),
    _level("master", MASTER, Limit(seconds=1.0)),
)

BEATS = ((0.819, 0.026), (0.689, 0.031), (0.801, 0.025), (0.836, 0.021))
"""What each level but the lowest wins against the one below, and the half width of its 95 % interval (docs/figures.md)."""
