"""An answer for a play in progress: where the next piece may go, what it brings, or why not."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from speeltafel.core.errors import Illegal
from speeltafel.core.score import NOTHING, Score
from speeltafel.core.words import Message


class Step(Struct, frozen=True):
    """One thing that could be done next: `text` is the play with it, to preview or to play.

    `kind` is what sort of thing it is, one word of the game's own (`lay`, `swap`): steps of a kind belong together, and
    `kind_name` says what they are called. A step without a `cell` happens nowhere on the board.
    """

    text: str
    cell: str
    piece: str = ""
    points: int | None = None
    kind: str = ""


class Mark(Struct, frozen=True, omit_defaults=True):
    """Cells worth pointing at, and whose they are; `kind` says why, one word of the game's own (`falls`, `wins`)."""

    kind: str
    cells: tuple[str, ...]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Preview:
    """The play so far (`text`), whether it may be played as it stands, and what could follow.

    Following steps from the empty play leads to every legal action and to nothing else, so that a client needs no
    other menu and no knowledge of how actions are written.
    """

    text: str
    ready: bool
    steps: tuple[Step, ...] = ()
    score: Score = NOTHING
    marks: tuple[Mark, ...] = ()
    refusal: Illegal | None = None


def kind_name(edition: str, kind: str) -> Message:
    """What the steps of a kind are called in a game: the message `GAME-kind-KIND`."""
    return Message(f"{edition.partition('/')[0]}-kind-{kind}")
