"""A table for people to see, of any game: cells, hands and counters that every client can draw without knowing the game.

A game without a drawing of its own has a `Scene` as its view. Whatever people read in it is a message, so that each viewer is
told in their own language.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from speeltafel.core.words import Message

Shape = Literal["tile", "card", "die", "stone"]
Colour = Literal["", "red", "orange", "yellow", "green", "blue", "purple", "black", "white"]
Grid = Literal["", "square", "hex"]


class Piece(Struct, frozen=True, omit_defaults=True):
    """One piece: `id` is what steps call it in `piece`, `name` what people call it.

    It shows `pips` or a short `text` on a shape of a colour; one that lies face down shows nothing.
    """

    id: str
    name: Message
    shape: Shape = "tile"
    colour: Colour = ""
    text: str = ""
    pips: int = 0
    hidden: bool = False


class Spot(Struct, frozen=True, omit_defaults=True):
    """A cell of the board: `id` is what steps call it in `cell`; `fresh` when the last play changed it.

    In a grid of hexagons `x` and `y` are axial: the row y lies half a cell further right than the one above it.
    """

    id: str
    name: Message
    x: int
    y: int
    piece: Piece | None = None
    fresh: bool = False


class Row(Struct, frozen=True, omit_defaults=True):
    """Pieces side by side: the hand of a seat, or what lies on the table for all."""

    name: Message
    pieces: tuple[Piece, ...] = ()
    seat: int | None = None


class Counter(Struct, frozen=True, omit_defaults=True):
    """A number worth seeing: cards in the bag, or dice that a seat has left."""

    name: Message
    value: int
    seat: int | None = None


class Scene(Struct, frozen=True, omit_defaults=True):
    """What lies on the table: a board of `spots`, `rows` of pieces, `counters`, and what is worth saying beside them."""

    grid: Grid = ""
    spots: tuple[Spot, ...] = ()
    rows: tuple[Row, ...] = ()
    counters: tuple[Counter, ...] = ()
    notes: tuple[Message, ...] = ()
