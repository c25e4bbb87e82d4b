"""Games of the day, played in processes beside the server: one for whoever plays, one for what bots make of a day."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TypeVar

from speeltafel.client.learn_bodies import DayAsk, DayMoves, DayPlay, DayPlayed, DayRival
from speeltafel.coach.day.plan import DayGame
from speeltafel.coach.day.results import DayResult
from speeltafel.home.asking import TableRefused
from speeltafel.live.services import Busy
from speeltafel.server.workers.day_process import (
    AskMove,
    AskPreview,
    AskResult,
    AskRivals,
    AskTable,
    DayAnswer,
    DayQuestion,
    read_answer,
    write,
)
from speeltafel.server.workers.line_process import LineProcess, Unanswered
from speeltafel.wire import PreviewSent

T = TypeVar("T")
NICE, RIVALS_NICE = 5, 15
MODULE = "speeltafel.server.workers.day_process"
DAYS_KEPT = 100
"""So many games of days of which is remembered what bots made of them: it is the same for everybody."""


class DayWorkers:
    """Asks the two processes, each address in its turn; each is started when it is first needed."""

    def __init__(self) -> None:
        self._tables = LineProcess(MODULE, NICE)
        self._rivals = LineProcess(MODULE, RIVALS_NICE)
        self._known: OrderedDict[DayGame, list[DayRival]] = OrderedDict()
        self._thought: dict[DayGame, asyncio.Task[list[DayRival]]] = {}

    async def after(self, game: DayGame, given: DayMoves, address: str) -> DayPlayed:
        """The table after own moves."""
        return _wanted((await self._ask(self._tables, AskTable(game, given), address)).played)

    async def move(self, game: DayGame, given: DayPlay, address: str) -> DayPlayed:
        """The table after one more."""
        return _wanted((await self._ask(self._tables, AskMove(game, given), address)).played)

    async def preview(self, game: DayGame, given: DayAsk, address: str) -> PreviewSent:
        """What a play in progress comes to."""
        return _wanted((await self._ask(self._tables, AskPreview(game, given), address)).preview)

    async def result(self, game: DayGame, given: DayMoves, address: str) -> DayResult:
        """What own moves to the end come to."""
        return _wanted((await self._ask(self._tables, AskResult(game, given), address)).result)

    async def rivals(self, game: DayGame) -> list[DayRival]:
        """What bots make of the game: thought about once for everybody, however many ask and give up."""
        if game in self._known:
            self._known.move_to_end(game)
            return self._known[game]
        if game not in self._thought:
            task = self._thought[game] = asyncio.create_task(self._think(game))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(self._thought[game])

    async def close(self) -> None:
        """Ends the processes."""
        await self._tables.close()
        await self._rivals.close()

    async def _think(self, game: DayGame) -> list[DayRival]:
        try:
            found = _wanted((await self._ask(self._rivals, AskRivals(game))).rivals)
            self._known[game] = found
            while len(self._known) > DAYS_KEPT:
                self._known.popitem(last=False)
            return found
        finally:
            del self._thought[game]

    @staticmethod
    async def _ask(process: LineProcess, question: DayQuestion, address: str = "") -> DayAnswer:
        try:
            answer = read_answer(await process.line(write(question), address))
        except Unanswered:
            raise Busy from None
        if answer.refusal is not None:
            raise TableRefused(answer.refusal)
        return answer


def _wanted(found: T | None) -> T:
    assert found is not None, "a question is answered with what it asks for"
    return found
