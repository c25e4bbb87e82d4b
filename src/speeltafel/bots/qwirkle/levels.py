"""The levels of Qwirkle's bots, from one that lays a tile or two to one that plays its turns out on imagined deals."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from speeltafel.bots.levels import Level
from speeltafel.bots.protocol import Limit
from speeltafel.bots.qwirkle.bot import MASTER, QwirkleBot, QwirkleCharacter
from speeltafel.core.words import message


def _level(id: str, character: QwirkleCharacter, limit: Limit) -> Level:
    name, sentence = message(f"qwirkle-level-{id}"), message(f"qwirkle-level-{id}-character")
    made = Level(id, name, sentence, partial(QwirkleBot, character), limit, at_sight=not character.width)
    return replace(made, slowly=message(f"qwirkle-level-{id}-slowly")) if character.width else made


LEVELS = (
    _level("sprout", QwirkleCharacter(reach=2, eyes=0.4), Limit(seconds=0.1)),
    _level("hasty", QwirkleCharacter(reach=4, eyes=0.5), Limit(seconds=0.1)),
    _level("gatherer", QwirkleCharacter(), Limit(seconds=0.1)),
    _level("saver", QwirkleCharacter(judges=True), Limit(seconds=0.1)),
    _level("master", MASTER, Limit(seconds=1.0)),
)

BEATS = ((0.759, 0.028), (0.746, 0.028), (0.628, 0.030), (0.640, 0.031))
"""What each level but the lowest wins against the one below, and the half width of its 95 % interval (docs/figures.md)."""
