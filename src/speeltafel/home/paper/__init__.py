"""A score pad beside the wooden box: one question of it, and all that the games answer; each names its own in its `Spec`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from speeltafel.core.registry import resolve, specs


@dataclass(frozen=True, slots=True)
class PadQuestion:
    """What is asked under `/api/paper/NAME`, what is told, and who counts it; `summary` and `more` are for the description of the API."""

    name: str
    asked: type[Struct]
    told: type[Struct]
    count: Callable[[Any], Struct]
    summary: str
    more: str


def questions() -> Iterator[PadQuestion]:
    """Those of every game that has a score pad."""
    for spec in specs().values():
        if spec.paper:
            yield from resolve(spec.paper).QUESTIONS
