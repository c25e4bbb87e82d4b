"""An answer for a play in progress: where the next piece may go, what it brings, or why not."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from speeltafel.core.errors import Illegal
from speeltafel.core.score import NOTHING, Score


class Step(Struct, frozen=True):
    """One thing that could be done next: `text` is the play with it, ready to preview or to play."""

    text: str
    cell: str
    piece: str = ""
    points: int | None = None


class Mark(Struct, frozen=True):
    """Cells worth pointing at: `falls`, `threat`, `blocks`, `stays`; `seat` is whose they are."""

    kind: str
    cells: tuple[str, ...]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Preview:
    """The play so far (`text`), whether it may be played as it stands, and what could follow."""

    text: str
    ready: bool
    steps: tuple[Step, ...] = ()
    score: Score = NOTHING
    marks: tuple[Mark, ...] = ()
    refusal: Illegal | None = None
