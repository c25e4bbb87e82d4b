"""What a score pad beside the wooden box asks of the rules, and what it is answered."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from speeltafel.wire import Refusal, Said

Axis = Annotated[int, Meta(ge=-90, le=90)]
Pips = Annotated[int, Meta(ge=1, le=6)]


class TileAt(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile by its two letters, and its cell."""

    tile: Annotated[str, Meta(min_length=2, max_length=2)]
    x: Axis
    y: Axis


class LinesAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """What a play of Qwirkle brings: the tiles near it that lay there, and those that were laid."""

    lying: Annotated[list[TileAt], Meta(max_length=108)]
    laid: Annotated[list[TileAt], Meta(min_length=1, max_length=12)]


class LineCounted(Struct, frozen=True):
    """One line: what it is called, its points, and its cells."""

    name: Said
    points: int
    cells: list[list[int]]


class LinesCounted(Struct, frozen=True):
    """The points of a play, line by line; or why it is none."""

    points: int
    lines: list[LineCounted]
    refusal: Refusal | None = None


class PaperSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """One player of Qwinn!: the space of the pawn, the points, and the boycott on them."""

    space: Annotated[str, Meta(max_length=20)]
    points: Annotated[int, Meta(ge=0, le=9999)]
    boycott: Annotated[str, Meta(max_length=20)] = ""


class ThrowAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a throw of Qwinn! may go: both players, who throws, the white dice and the red one."""

    sheets: Annotated[list[PaperSheet], Meta(min_length=2, max_length=2)]
    mover: Annotated[int, Meta(ge=0, le=1)]
    whites: Annotated[list[Pips], Meta(min_length=4, max_length=4)]
    red: Pips


class SpaceCounted(Struct, frozen=True):
    """A space that the throw may go to, its points, and the boycotts that the red die may then place or remove."""

    space: str
    points: int
    places: list[str]
    removes: list[str]


class ThrowCounted(Struct, frozen=True):
    """Every space it may go to; what a failed turn costs, and the boycotts that it leaves on both players."""

    spaces: list[SpaceCounted]
    cost: int
    left: list[str]


class StandAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game of Qwinn! on paper stands after a turn."""

    sheets: Annotated[list[PaperSheet], Meta(min_length=2, max_length=2)]


class StandTold(Struct, frozen=True):
    """Who has won; nobody as long as it goes on."""

    winners: list[int]
