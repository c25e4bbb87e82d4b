"""What Qwinn! tells the registry."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from speeltafel.core.options import FIRST, changed, whole, yes_no
from speeltafel.core.protocol import Game
from speeltafel.core.registry import Edition, Spec
from speeltafel.games.qwinn.game import Qwinn
from speeltafel.games.qwinn.notation import deed_of, written
from speeltafel.games.qwinn.numbers import read_rules
from speeltafel.games.qwinn.view import QwinnView

PACKAGE = "speeltafel.games.qwinn"
EDITIONS = ("standard",)


def _target() -> int:
    table = tomllib.loads((files(PACKAGE) / "editions" / f"{EDITIONS[0]}.toml").read_text("utf-8"))
    target = table["target"]
    assert isinstance(target, int)
    return target


OPTIONS = {
    "first": FIRST,
    "target": whole(1, 9999, _target()),
    "cap": whole(1, 9999, None),
    "negeer_stops_topper": yes_no(),
}


def build(edition: Edition, seats: int, options: Mapping[str, object]) -> Game[Any, Any]:
    """The game of this edition with these options."""
    return Qwinn(
        edition=edition.id,
        rules=read_rules(edition.numbers, options),
        options=changed(OPTIONS, options),
        seats=seats,
    )


SPEC = Spec(
    name="qwinn",
    package=PACKAGE,
    editions=EDITIONS,
    options=OPTIONS,
    build=build,
    view=QwinnView,
    trials=(
        {"negeer_stops_topper": True},
        {"target": 60, "first": 1},
        {"cap": 260},
        {"target": 120, "cap": 125, "negeer_stops_topper": True},
    ),
    short={"target": 60},
    place=3,
    sections={
        "goal": (),
        "start": (),
        "column": ("qwinn-needs",),
        "throw": ("qwinn-keep", "qwinn-no-throws", "qwinn-throw"),
        "move": ("qwinn-too-far",),
        "red": ("qwinn-",),
        "boycott": ("qwinn-negeer",),
        "fail": (),
        "win": (),
        "variations": (),
        "tips": (),
    },
    deed=deed_of,
    written=written,
    checks="speeltafel.games.qwinn.checks",
    spots="speeltafel.games.qwinn.picture:spots",
    levels="speeltafel.bots.qwinn.levels",
    codec="speeltafel.envs.qwinn:QwinnCodec",
    paper="speeltafel.home.paper.qwinn",
    vector="speeltafel.envs.vector:QwinnVectorEnv",
    steps="speeltafel.envs.qwinn_steps:QwinnSteps",
    odds="speeltafel.bots.qwinn.odds:odds",
    duplicate="speeltafel.games.qwinn.duplicate:deal",
    day="speeltafel.coach.day.games:QWINN",
    coach="speeltafel.coach.qwinn:QwinnCoach",
    svg="speeltafel.games.qwinn.svg:render",
)
