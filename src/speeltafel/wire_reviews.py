"""What is asked and told of a finished game over a socket; the same as over HTTP, with its progress."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

JudgedGame = Annotated[Any, Meta(extra={"typescript": "Judged"})]


class ReviewAsked(Struct, tag="review", frozen=True, omit_defaults=True):
    """Asks for a look back at the finished game, or for longer thought about the decision of event `number`."""

    id: Annotated[str, Meta(min_length=1, max_length=40)]
    number: Annotated[int, Meta(ge=0, le=100_000)] | None = None


class ReviewSent(Struct, tag="reviewed", frozen=True):
    """How far a look back has come, again and again until it is `ready`; then the whole of it."""

    id: str
    review: JudgedGame
