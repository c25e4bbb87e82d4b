"""Bots that think in the browser's worker itself, one question at a time."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from speeltafel.bots.checked import checked
from speeltafel.bots.levels import AnyBot, Level, level_named
from speeltafel.bots.protocol import Limit
from speeltafel.live.encode import said
from speeltafel.live.services import BotChoice, Question, Stale

TELL_SECONDS = 0.01
"""So long a thought waits, so that the page hears first what was just told."""


class WorkerThinker:
    """Answers while the page goes on drawing; what comes in meanwhile waits for the answer."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._bots: dict[tuple[str, str], AnyBot] = {}

    async def choose(self, question: Question) -> BotChoice:
        """A bot's answer within its level's limit; raises Stale when it is not wanted any more."""
        return await self._think(question, level_named(question.game.edition, question.ticket.level).at_table)

    async def advise(self, question: Question, seconds: float) -> BotChoice:
        """What a bot would play, for a person who asks; it thinks no longer than this."""
        limit = level_named(question.game.edition, question.ticket.level).at_table
        return await self._think(question, replace(limit, seconds=min(seconds, limit.seconds or seconds)))

    async def _think(self, question: Question, limit: Limit) -> BotChoice:
        async with self._turn:
            await asyncio.sleep(TELL_SECONDS)
            if not question.is_wanted():
                raise Stale
            ticket, game = question.ticket, question.game
            bot = self._bot(game.edition, level_named(game.edition, ticket.level))
            report = checked(bot, game, question.seen, question.events, limit, ticket.luck)
        fell_back = report.fault is not None
        words = None if fell_back else report.choice.words
        return BotChoice(report.choice.action, None if words is None else said(words), fell_back, report.wall)

    def _bot(self, edition: str, level: Level) -> AnyBot:
        """The bot of a level, made when it is first asked."""
        found = self._bots.get((edition, level.id))
        if found is None:
            found = self._bots[edition, level.id] = level.make()
        return found
