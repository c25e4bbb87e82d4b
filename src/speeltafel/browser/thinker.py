"""Bots that think in the browser's worker itself; the page goes on drawing, and what it asks meanwhile waits for the answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from speeltafel.bots.checked import Report, checked
from speeltafel.bots.levels import AnyBot
from speeltafel.bots.protocol import Limit
from speeltafel.home.thinker import OwnThinker
from speeltafel.live.services import BotChoice, Question

TELL_SECONDS = 0.01
"""So long a thought waits, so that the page hears first what was just told."""

FEW_NODES = 20_000
"""More than interpreted kernels look at in a second, so no bot stops at it; but it tells a bot that its nodes are few."""


class WorkerThinker(OwnThinker):
    """Bots in this thread, which is all that a worker has; `until_looked_at` keeps a table's bot from its thought meanwhile."""

    def __init__(self, until_looked_at: Callable[[Question], Awaitable[object]]) -> None:
        super().__init__(_think, TELL_SECONDS)
        self._until_looked_at = until_looked_at

    async def choose(self, question: Question) -> BotChoice:
        """As every home's, once somebody can see it."""
        await self._until_looked_at(question)
        return await super().choose(question)


async def _think(bot: AnyBot, question: Question, limit: Limit) -> Report[Any]:
    few = replace(limit, nodes=min(limit.nodes or FEW_NODES, FEW_NODES))
    luck = question.ticket.luck
    return checked(bot, question.game, question.seen, question.events, few, luck, takes_late=True)
