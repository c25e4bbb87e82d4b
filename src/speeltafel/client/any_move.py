"""Finds a legal move without knowing any rules, as every client can: by following the steps of previews."""

from __future__ import annotations

from random import Random

from speeltafel.client.table import Seat

LONGEST = 20


class Lost(Exception):
    """No move was found, though it is this seat's turn."""


async def some_move(seat: Seat, luck: Random | None = None) -> str:
    """A whole move for the seat to move: the dearest step each time, or any when luck decides."""
    if len(seat.you) > 1 and seat.turn in seat.you:
        await seat.wait_for(lambda here: here.preview is not None or here.turn not in here.you)
    preview = seat.preview
    if preview is None:
        raise Lost("it is not this seat's turn")
    for _ in range(LONGEST):
        if preview.ready:
            return preview.text
        if not preview.steps:
            break
        step = luck.choice(preview.steps) if luck else max(preview.steps, key=lambda step: step.points or 0)
        preview = await seat.preview_of(step.text, seat=seat.turn)
    raise Lost(f"{preview.text!r} leads nowhere")
