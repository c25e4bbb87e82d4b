"""Bots of a home that has no processes for them: one question at a time, each level's bot made when it is first asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from speeltafel.bots.checked import Report
from speeltafel.bots.levels import AnyBot, level_named
from speeltafel.bots.protocol import Limit
from speeltafel.live.encode import said
from speeltafel.live.services import BotChoice, Question, Stale

AskBot = Callable[[AnyBot, Question, Limit], Awaitable[Report[Any]]]
"""Asks a bot, checked: in this thread, or in one beside it."""


class OwnThinker:
    """Answers by `think`, after a `pause` in which others hear what was just told."""

    def __init__(self, think: AskBot, pause: float = 0.0) -> None:
        self._think = think
        self._pause = pause
        self._turn = asyncio.Lock()
        self._bots: dict[tuple[str, str], AnyBot] = {}

    async def choose(self, question: Question) -> BotChoice:
        """A bot's answer within its level's limit; raises Stale when it is not wanted any more."""
        return await self._answer(question, _limit(question))

    async def advise(self, question: Question, seconds: float) -> BotChoice:
        """What a bot would play, for a person who asks; it thinks no longer than this."""
        limit = _limit(question)
        return await self._answer(question, replace(limit, seconds=min(seconds, limit.seconds or seconds)))

    async def _answer(self, question: Question, limit: Limit) -> BotChoice:
        async with self._turn:
            await asyncio.sleep(self._pause)
            if not question.is_wanted():
                raise Stale
            key = question.game.edition, question.ticket.level
            if key not in self._bots:
                self._bots[key] = level_named(*key).make()
            report = await self._think(self._bots[key], question, limit)
        fell_back = report.fault is not None
        words = None if fell_back else report.choice.words
        return BotChoice(report.choice.action, None if words is None else said(words), fell_back, report.wall)


def _limit(question: Question) -> Limit:
    return level_named(question.game.edition, question.ticket.level).at_table
