"""Finds a legal move without knowing any rules, as the page does: by asking what may follow."""

from __future__ import annotations

from random import Random

from speeltafel.client.table import Denied, Seat
from speeltafel.wire import PreviewSent

LAST_RESORTS = ("swap:", "pass", "fail")
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
        if preview.ready and preview.text:
            return preview.text
        preview = await _further(seat, preview, luck)
    raise Lost(f"{preview.text!r} leads nowhere")


async def _further(seat: Seat, preview: PreviewSent, luck: Random | None) -> PreviewSent:
    steps = [step.text for step in sorted(preview.steps, key=lambda step: -(step.points or 0))]
    if luck is not None:
        luck.shuffle(steps)
    for text in (*steps, *LAST_RESORTS):
        try:
            return await seat.preview_of(text, seat=seat.turn)
        except Denied:
            continue
    raise Lost(f"nothing follows {preview.text!r}")
