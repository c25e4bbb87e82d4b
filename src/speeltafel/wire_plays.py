"""What is said of a play: why not, what may follow, what it brings and what it moves; part of `wire`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from speeltafel.core.preview import Mark as Mark

ActionText = Annotated[str, Meta(max_length=400)]


class Said(Struct, frozen=True, omit_defaults=True):
    """A message before it has a language; arguments may be messages themselves."""

    id: str
    args: dict[str, str | int | Said | list[Said]] = {}


class LineSent(Struct, frozen=True, omit_defaults=True):
    """One line of a score: cells, pieces, points, and the bonus in them."""

    name: Said
    points: int
    cells: list[str] = []
    pieces: list[str] = []
    bonus: int = 0


class ClueSent(Struct, frozen=True, omit_defaults=True):
    """One of the numbered reasons beside a refused piece, and the cells it points at."""

    message: Said
    cells: list[str] = []


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why not: the reason code is `message.id`; `candidates` are what an ambiguous text could mean.

    `section` is the part of the game's rules page that explains it.
    """

    message: Said
    cells: list[str] = []
    pieces: list[str] = []
    clues: list[ClueSent] = []
    candidates: list[str] = []
    section: str = ""


class StepSent(Struct, frozen=True, omit_defaults=True):
    """One thing that could be done next: `text` is the play with it, to ask or to play.

    Steps of one `kind` belong together. `said` tells the step to a person: where the game's view is a scene, and where a
    question asked for words.
    """

    text: str
    cell: str
    piece: str = ""
    points: int | None = None
    kind: str = ""
    said: Said | None = None


class PreviewSent(Struct, frozen=True, omit_defaults=True):
    """An answer for a play in progress: following its steps leads to every legal action and to nothing else.

    Where steps have words, `kinds` says what those of a kind are called, and `said` what the play does as it stands, if it
    is `ready`.
    """

    text: str
    ready: bool
    points: int = 0
    steps: list[StepSent] = []
    lines: list[LineSent] = []
    marks: tuple[Mark, ...] = ()
    refusal: Refusal | None = None
    said: Said | None = None
    kinds: dict[str, Said] = {}
