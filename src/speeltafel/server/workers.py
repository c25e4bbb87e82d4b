"""Bots think in processes of their own, never on the event loop, each table and address in its turn."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass, replace

from speeltafel.bots.guard import Guards
from speeltafel.bots.levels import level_named
from speeltafel.core.protocol import Seat
from speeltafel.core.words import Message
from speeltafel.server.fair import Asker, Turns
from speeltafel.server.metrics import Metrics
from speeltafel.server.sent import AnyMatch

QUICK_SECONDS = 0.1
"""Levels that think no longer than this have a process of their own, and never wait for stronger ones."""

log = logging.getLogger("speeltafel.bots")


@dataclass(frozen=True, slots=True)
class Chosen:
    """A bot's move as canonical text, and its own sentence that says why; without one where another had to choose.

    `wall` is how long it took from the bot's turn to its answer: what a table waits where nobody else does.
    """

    text: str
    words: Message | None
    fell_back: bool
    wall: float


class Lane:
    """Some processes, started when they are first needed, and who waits for them."""

    def __init__(self, processes: int, most: int) -> None:
        self.turns = Turns(processes, most)
        self._processes = processes
        self._guards: Guards | None = None

    @property
    def guards(self) -> Guards:
        if self._guards is None:
            self._guards = Guards(self._processes)
        return self._guards

    def close(self) -> None:
        if self._guards is not None:
            self._guards.close()
            self._guards = None


class Workers:
    """So many processes for bots that think, and one for those that hardly do; `most` may wait in each lane."""

    def __init__(self, processes: int, most: int, metrics: Metrics) -> None:
        self._metrics = metrics
        self._quick = Lane(1, most)
        self._deep = Lane(processes, most)

    async def choose(
        self,
        match: AnyMatch,
        seat: Seat,
        level: str,
        luck: int,
        asker: Asker,
        seconds: float | None = None,
    ) -> Chosen:
        """The bot's move, legal whatever the bot did; raises Busy or Stale when there is no turn for it.

        `seconds` bounds the thought where less than the level's own limit will do.
        """
        began = time.perf_counter()
        game, eyes = match.game, frozenset((seat,))
        seen, events = match.observe(eyes), match.events_for(eyes)
        limit = level_named(game.edition, level).at_table
        if seconds is not None:
            limit = replace(limit, seconds=min(seconds, limit.seconds or seconds))
        cost = limit.seconds or 1.0
        lane = self._quick if cost <= QUICK_SECONDS else self._deep
        await lane.turns.take(asker, cost)
        turn = time.perf_counter()
        try:
            report = await lane.guards.choose(level, game, seen, events, limit, luck)
        finally:
            lane.turns.give_back()
            self._metrics.thoughts.observe(time.perf_counter() - began)
        if report.fault is not None:
            log.warning(
                "bot %s of %s fell back: %s %s", level, game.edition, report.fault.value, report.detail
            )
        fell_back = report.fault is not None
        words = None if fell_back else report.choice.words
        return Chosen(game.text(report.choice.action), words, fell_back, time.perf_counter() - turn)

    def close(self) -> None:
        """Ends the processes; thoughts under way are lost, the tables remember whose turn it was."""
        self._quick.close()
        self._deep.close()
