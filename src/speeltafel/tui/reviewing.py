"""A finished game looked back at: asked for until it is there, and told move by move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from speeltafel.client.coach_bodies import Judged
from speeltafel.client.http import Server
from speeltafel.locale import headed
from speeltafel.tui.here import Here
from speeltafel.tui.plain_text import told

PAUSE = 0.5
"""Seconds between two questions how far it is."""


async def reviewed(server: Server | Here, code: str, tell: Callable[[float], None]) -> Judged:
    """The review of a table, as soon as it is whole; `tell` hears how much of 1 is done."""
    while not (found := await server.review(code)).ready:
        tell(found.done)
        await asyncio.sleep(PAUSE)
    return found


def verdict_of(review: Judged | None, number: int, language: str) -> str:
    """What is said of an event; nothing where it was no decision, or nobody has looked at it."""
    moves = () if review is None else review.moves
    found = next((move for move in moves if move.number == number), None)
    return "" if found is None else " ".join(told(each, language) for each in found.said)


def dear_moves(review: Judged, who: Callable[[int | None], str], language: str) -> list[str]:
    """The moves that have a name (slip, mistake, blunder), in the order they were played."""
    return [
        f"{move.number + 1}. {headed(who(move.seat), language)} {verdict_of(review, move.number, language)}"
        for move in review.moves
        if move.name
    ]
