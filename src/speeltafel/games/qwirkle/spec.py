"""What Qwirkle tells the registry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from speeltafel.core.options import AGES, FIRST, changed
from speeltafel.core.protocol import Game
from speeltafel.core.registry import Edition, Spec
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.notation import deed_of, vocabulary, written
from speeltafel.games.qwirkle.numbers import read_rules
from speeltafel.games.qwirkle.view import QwirkleView

OPTIONS = {"ages": AGES, "first": FIRST}


def build(edition: Edition, seats: int, options: Mapping[str, object]) -> Game[Any, Any]:
    """The game of this edition with these options."""
    return Qwirkle(
        edition=edition.id,
        rules=read_rules(edition.numbers, seats, options),
        options=changed(OPTIONS, options),
    )


SPEC = Spec(
    name="qwirkle",
    package="speeltafel.games.qwirkle",
    editions=("nl-2023", "nl-classic", "de-summary", "fr-2023"),
    options=OPTIONS,
    build=build,
    view=QwirkleView,
    prepare=vocabulary,
    trials=({"ages": (70, 8, 40, None, 12, 33, 9, 61)}, {"first": 1}),
    place=1,
    familiar={"de": "de-summary", "fr": "fr-2023"},
    sections={
        "goal": (),
        "tiles": (),
        "lines": ("qwirkle-twin", "qwirkle-clash"),
        "opening": ("qwirkle-opening",),
        "turn": ("qwirkle-",),
        "score": (),
        "end": (),
        "edition": (),
        "tips": (),
        "game": (),
    },
    announced="best",
    deed=deed_of,
    written=written,
    checks="speeltafel.games.qwirkle.checks",
    spots="speeltafel.games.qwirkle.picture:spots",
    levels="speeltafel.bots.qwirkle.levels",
    codec="speeltafel.envs.qwirkle:QwirkleCodec",
    paper="speeltafel.home.paper.qwirkle",
    vector="speeltafel.envs.vector:QwirkleVectorEnv",
    steps="speeltafel.envs.qwirkle_steps:QwirkleSteps",
    end="speeltafel.bots.qwirkle.end:solve_end",
    bench="speeltafel.lab.bench_qwirkle",
    duplicate="speeltafel.games.qwirkle.duplicate:deal",
    day="speeltafel.coach.day.games:QWIRKLE",
    coach="speeltafel.coach.qwirkle:QwirkleCoach",
    svg="speeltafel.games.qwirkle.svg:render",
)
