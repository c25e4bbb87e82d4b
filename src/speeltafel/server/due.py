"""When a table needs attention though nobody asks for it: a bot that should move, a clock that ran out."""

from __future__ import annotations

from speeltafel.server.standing import Standing
from speeltafel.table.clock import Clock
from speeltafel.wire import Status

GRACE_MS = 10_000
GRACE_PART = 10
"""A clock that ran out is let be for ten seconds, or for a tenth of its time where that is more."""

AWAY_MS = 30_000
"""Somebody whose line is gone counts as away after this: only then do others decide without them."""

BOT_MS = 5_000
BOT_LATEST_MS = 600_000
"""A bot that should have moved is looked at again after this; its process may have died."""


def grace(clock: Clock) -> int:
    """Milliseconds after the end of its time before somebody who is away is replaced."""
    return max(GRACE_MS, clock.seconds * 1000 // GRACE_PART)


def due(standing: Standing, status: Status, seat: int | None, now: int) -> int | None:
    """When to look at a table with this seat to move; None where nothing can happen by itself."""
    if status != "running" or standing.is_paused or seat is None:
        return None
    chair = standing.chairs[seat]
    if chair.kind == "bot" or chair.stand_in:
        return now + BOT_MS
    clock = standing.clock
    return None if clock.ends is None else clock.ends + grace(clock)


def put_off(standing: Standing, status: Status, seat: int | None, now: int, since: int) -> int | None:
    """When to look again after a look that found nothing to do: always later than now, and ever more seldom.

    `since` is when the table's last event was.
    """
    wanted = due(standing, status, seat, now)
    if wanted is None:
        return None
    ends = standing.clock.ends
    if wanted <= now and ends is not None:
        return now + (now - ends)
    if wanted == now + BOT_MS:
        return now + min(max(BOT_MS, now - since), BOT_LATEST_MS)
    return wanted
