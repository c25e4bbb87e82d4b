"""Bots think in processes of their own, never on the event loop, each table and address in its turn."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass, replace

from speeltafel.bots.guard import Guards
from speeltafel.bots.levels import level_named
from speeltafel.bots.protocol import Limit
from speeltafel.live.encode import said
from speeltafel.live.services import BotChoice, Question
from speeltafel.server.metrics import Metrics
from speeltafel.server.workers.fair_queue import Asker, FairQueue, Rank

QUICK_SECONDS = 0.1
"""Levels that think no longer than this have a process of their own, and never wait for stronger ones."""

log = logging.getLogger("speeltafel.bots")


@dataclass(frozen=True, slots=True)
class Mover:
    """Waits for a bot's move at a table: before others while somebody looks on, and only while it is wanted."""

    question: Question

    @property
    def address(self) -> str:
        return self.question.address

    @property
    def rank(self) -> Rank:
        return Rank.PRESENT if self.question.is_watched() else Rank.ABSENT

    @property
    def is_wanted(self) -> bool:
        return self.question.is_wanted()


class Lane:
    """Some processes, started when they are first needed, and who waits for them."""

    def __init__(self, processes: int, most: int) -> None:
        self.turns = FairQueue(processes, most)
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


class BotWorkers:
    """So many processes for bots that think, and one for those that hardly do; `most` may wait in each lane."""

    def __init__(self, processes: int, most: int, metrics: Metrics) -> None:
        self._metrics = metrics
        self._quick = Lane(1, most)
        self._deep = Lane(processes, most)

    async def choose(self, question: Question) -> BotChoice:
        """The bot's move, legal whatever the bot did; raises Busy or Stale when there is no turn for it."""
        limit = level_named(question.game.edition, question.ticket.level).at_table
        return await self.think(question, Mover(question), limit)

    async def advise(self, question: Question, asker: Asker, seconds: float) -> BotChoice:
        """What a bot would play, for a person who asks; it thinks no longer than this."""
        limit = level_named(question.game.edition, question.ticket.level).at_table
        return await self.think(
            question, asker, replace(limit, seconds=min(seconds, limit.seconds or seconds))
        )

    async def think(self, question: Question, asker: Asker, limit: Limit) -> BotChoice:
        """Waits for a turn and lets a bot think within a limit."""
        began = time.perf_counter()
        ticket, game = question.ticket, question.game
        cost = limit.seconds or 1.0
        lane = self._quick if cost <= QUICK_SECONDS else self._deep
        await lane.turns.take(asker, cost)
        turn = time.perf_counter()
        try:
            report = await lane.guards.choose(
                ticket.level, game, question.seen, question.events, limit, ticket.luck
            )
        finally:
            lane.turns.give_back()
            self._metrics.thoughts.observe(time.perf_counter() - began)
        if report.fault is not None:
            log.warning(
                "bot %s of %s fell back: %s %s", ticket.level, game.edition, report.fault.value, report.detail
            )
        fell_back = report.fault is not None
        words = None if fell_back else report.choice.words
        why = None if words is None else said(words)
        return BotChoice(report.choice.action, why, fell_back, time.perf_counter() - turn)

    def close(self) -> None:
        """Ends the processes; thoughts under way are lost, the tables remember whose turn it was."""
        self._quick.close()
        self._deep.close()
