"""What is turned away while more is asked than can be served: looking back first, then previews and newcomers, moves last.

Whoever waits in a queue that never empties is served late, and so is everybody else; who is told so can ask again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from enum import Enum

from speeltafel.server.metrics import Metrics

BEAT_SECONDS = 0.1
BEATS = 8
LOOKING_BACK = (
    "/replay",
    "/record",
    "/records",
    "/hint",
    "/review",
    "/review/exercises",
    "/analyse",
    "/analyse/ask",
    "/picture",
    "/picture.png",
)
ASIDE = ("/api/days/", "/api/puzzle/", "/api/puzzles/", "/api/lessons/", "/api/figures/", "/api/paper/")


class Shed(float, Enum):
    """What may be turned away, by the seconds that everything has to be late for it."""

    LOOKING_BACK = 0.2
    """Replays, records, reviews, hints, pictures, puzzles: nobody's turn waits for them."""
    PREVIEWS = 0.35
    """Questions about a play in progress."""
    NEWCOMERS = 0.5
    """Sockets that open a table; their people come back a little later."""
    MOVES = 1.0


LEAST = min(float(each) for each in Shed)
"""No later than this, nothing is turned away."""


class Overload:
    """How late this process is: the least that any of the last eight beats came too late.

    One long step makes one beat late; a queue that does not empty makes all of them late.
    """

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._late: deque[float] = deque([0.0] * BEATS, BEATS)
        self._timer: asyncio.TimerHandle | None = None
        self.lag = 0.0

    def open(self) -> None:
        """Begins to measure."""
        loop = asyncio.get_running_loop()
        self._timer = loop.call_at(loop.time() + BEAT_SECONDS, self._beat, loop.time() + BEAT_SECONDS)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def sheds(self, what: Shed) -> bool:
        """Whether this is turned away now."""
        return self.lag > what

    def _beat(self, due: float) -> None:
        loop = asyncio.get_running_loop()
        self._late.append(loop.time() - due)
        self.lag = min(self._late)
        self._metrics.lag.set(self.lag)
        following = loop.time() + BEAT_SECONDS
        self._timer = loop.call_at(following, self._beat, following)


def looks_back(path: str) -> bool:
    """Whether a path asks for something that nobody's turn waits for."""
    return path.startswith(ASIDE) or (
        path.startswith("/api/") and (path.endswith(LOOKING_BACK) or "/review/" in path)
    )
