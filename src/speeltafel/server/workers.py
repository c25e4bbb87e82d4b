"""Bots think in processes of their own, never on the event loop; the queue before them is bounded."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass, replace

from speeltafel.bots.guard import Guards
from speeltafel.bots.levels import level_named
from speeltafel.core.protocol import Seat
from speeltafel.core.words import Message
from speeltafel.server.metrics import Metrics
from speeltafel.server.sent import AnyMatch

log = logging.getLogger("speeltafel.bots")


class Busy(Exception):
    """More bots are thinking than the server allows; ask again in a moment."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A bot's move as canonical text, and its own sentence that says why; without one where another had to choose."""

    text: str
    words: Message | None
    fell_back: bool


class Workers:
    """So many processes; `most` thoughts may be under way or waiting, one a table."""

    def __init__(self, processes: int, most: int, metrics: Metrics) -> None:
        self._processes = processes
        self._most = most
        self._metrics = metrics
        self._guards: Guards | None = None
        self.waiting = 0

    async def choose(
        self, match: AnyMatch, seat: Seat, level: str, luck: int, seconds: float | None = None
    ) -> Chosen:
        """The bot's move, legal whatever the bot did; raises Busy when the queue is full.

        `seconds` bounds the thought where less than the level's own limit will do.
        """
        if self.waiting >= self._most:
            raise Busy
        if self._guards is None:
            self._guards = Guards(self._processes)
        self.waiting += 1
        began = time.perf_counter()
        eyes = frozenset((seat,))
        limit = level_named(match.game.edition, level).limit
        if seconds is not None:
            limit = replace(limit, seconds=min(seconds, limit.seconds or seconds))
        try:
            report = await self._guards.choose(
                level, match.game, match.observe(eyes), match.events_for(eyes), limit, luck
            )
        finally:
            self.waiting -= 1
            self._metrics.thoughts.observe(time.perf_counter() - began)
        if report.fault is not None:
            log.warning(
                "bot %s of %s fell back: %s %s", level, match.game.edition, report.fault.value, report.detail
            )
        fell_back = report.fault is not None
        words = None if fell_back else report.choice.words
        return Chosen(match.game.text(report.choice.action), words, fell_back)

    def close(self) -> None:
        """Ends the processes; thoughts under way are lost, the tables remember whose turn it was."""
        if self._guards is not None:
            self._guards.close()
            self._guards = None
