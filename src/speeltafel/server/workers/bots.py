"""Bots think in processes of their own, each table and address in its turn.

Those that hardly think are asked on the spot: their thought takes less than writing the question down would, and on a
busy machine every thread or process on the way waits for a core, a thousand times as long.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial

from speeltafel.bots.checked import Report, checked
from speeltafel.bots.guard import Guards
from speeltafel.bots.levels import AnyBot, Level, level_named
from speeltafel.bots.protocol import Limit
from speeltafel.bots.warmup import warm_up
from speeltafel.core.kernels import compiled
from speeltafel.live.encode import said
from speeltafel.live.services import BotChoice, Question
from speeltafel.server.metrics import Metrics
from speeltafel.server.workers.fair_queue import Asker, FairQueue, Rank

QUICK_SECONDS = 0.1
"""Levels that think no longer than this have a process of their own, and never wait for stronger ones."""

REMEMBERED = 32
"""For so many kinds of table there is a bot at sight; the one not asked for longest gives way."""

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


class AtSight:
    """The bots that choose at sight, in this process; only the first look of each, which may build tables, in a thread.

    That thread is theirs alone: replays, pictures and reviews that strangers ask for keep no bot from its first move.
    """

    def __init__(self) -> None:
        self._bots: dict[str, AnyBot] = {}
        self._first_looks = ThreadPoolExecutor(1, "first-look")
        self._is_fast = all(compiled().values())

    def takes(self, level: Level) -> bool:
        """Says whether this level is asked here; interpreted kernels are too slow for it."""
        return level.at_sight and self._is_fast

    async def choose(self, level: Level, question: Question, limit: Limit) -> Report[object]:
        """The bot's move, legal whatever the bot did."""
        game, luck = question.game, question.ticket.luck
        key = f"{level.id} {game.edition} {game.seats} {game.options}"
        bot = self._bots.pop(key, None)
        if bot is None:
            bot = level.make()
            look = partial(warm_up, bot, game, question.seen, question.events, luck)
            await asyncio.get_running_loop().run_in_executor(self._first_looks, look)
            if len(self._bots) >= REMEMBERED:
                del self._bots[next(iter(self._bots))]
        self._bots[key] = bot  # the last one, as it was asked last
        return checked(bot, game, question.seen, question.events, limit, luck)

    def close(self) -> None:
        """Ends its thread."""
        self._first_looks.shutdown(wait=False, cancel_futures=True)


class BotWorkers:
    """So many processes for bots that think, and one for those that think little.

    `most` may wait for each kind of process.
    """

    def __init__(self, processes: int, most: int, metrics: Metrics) -> None:
        self._metrics = metrics
        self._sight = AtSight()
        self._quick = Lane(1, most)
        self._deep = Lane(processes, most)

    @property
    def shares(self) -> Mapping[str, FairQueue]:
        """Who has thought how long, by the kind of process."""
        return {"quick": self._quick.turns, "deep": self._deep.turns}

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
        level = level_named(question.game.edition, question.ticket.level)
        if self._sight.takes(level):
            report = await self._sight.choose(level, question, limit)
            wall = time.perf_counter() - began
        else:
            report, wall = await self._guarded(question, asker, limit)
        self._metrics.thoughts.observe(time.perf_counter() - began)
        if report.fault is not None:
            fault = report.fault.value
            log.warning(
                "bot %s of %s fell back: %s %s", level.id, question.game.edition, fault, report.detail
            )
        fell_back = report.fault is not None
        words = None if fell_back else report.choice.words
        why = None if words is None else said(words)
        return BotChoice(report.choice.action, why, fell_back, wall)

    async def _guarded(self, question: Question, asker: Asker, limit: Limit) -> tuple[Report[object], float]:
        """What a bot in a process of its own says, and the seconds from its turn on."""
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
        return report, time.perf_counter() - turn

    def close(self) -> None:
        """Ends the processes; thoughts under way are lost, the tables remember whose turn it was."""
        self._sight.close()
        self._quick.close()
        self._deep.close()
