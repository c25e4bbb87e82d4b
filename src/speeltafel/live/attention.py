"""What a table wants of its host though nobody asks: a bot's thought when it is its turn, and to be woken in time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from speeltafel.live.requests import BotDecided, Request, Tick
from speeltafel.live.room import Room
from speeltafel.live.services import Busy, HostCounts, Stale, Thinker, question_of
from speeltafel.live.table import Think, Wants

AGAIN_SECONDS = 0.5
log = logging.getLogger("speeltafel.attention")


class Attention:
    """Sets bots thinking and alarms for tables; `ask` brings what comes of it back to the table like any request."""

    def __init__(
        self,
        thinker: Thinker,
        counts: HostCounts,
        ask: Callable[[Room, Request], Awaitable[None]],
        spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]],
    ) -> None:
        self._thinker = thinker
        self._counts = counts
        self._ask = ask
        self._spawn = spawn
        self.is_closing = False

    def give(self, room: Room, wanted: Wants, now: int) -> None:
        """Sees to what a table wants from now on; what it wanted before and wants no more is given up."""
        if wanted.think != room.ticket:
            self.stop_thinking(room)
            room.ticket = wanted.think
            if wanted.think is not None:
                room.thinking = self._spawn(self._think(room, wanted.think))
        if room.waking is not None:
            room.waking.cancel()
            room.waking = None
        if wanted.wake is not None:
            later = asyncio.get_running_loop().call_later
            room.waking = later((wanted.wake - now) / 1000, self._wake, room)

    def stop_thinking(self, room: Room) -> None:
        """Gives up a thought that is under way."""
        room.ticket = None
        if room.thinking is not None:
            room.thinking.cancel()
            room.thinking = None

    def forget(self, room: Room) -> None:
        """Wakes this table no more."""
        if room.waking is not None:
            room.waking.cancel()
            room.waking = None

    async def _think(self, room: Room, ticket: Think) -> None:
        """One move of a bot, from the question to the store; what happened meanwhile goes before it."""
        try:
            assert room.table.log is not None, "a bot moves in a started game"
            question = question_of(
                room.table.log,
                ticket,
                room.address or room.code,
                is_watched=lambda: room.is_watched,
                is_wanted=lambda: room.is_ours and room.ticket == ticket,
            )
            chosen = await self._thinker.choose(question)
            await self._ask(room, BotDecided(ticket, chosen.action, chosen.why))
            await self._again(room, ticket)  # where it could not be stored
        except Stale:
            pass
        except Busy:
            if room.is_watched:
                await self._again(room, ticket)
            else:
                room.ticket = room.thinking = None  # the table is due again in a while
        except Exception:
            log.exception("a bot's move at table %s could not be played", room.code)
            self._counts.faults += 1
            await self._again(room, ticket)

    async def _again(self, room: Room, ticket: Think) -> None:
        """Asks once more in a moment, if the table still waits for it."""
        if room.ticket == ticket:
            await asyncio.sleep(AGAIN_SECONDS)
        if room.ticket == ticket and not self.is_closing:
            room.thinking = self._spawn(self._think(room, ticket))
        elif room.ticket == ticket:
            room.ticket = room.thinking = None

    def _wake(self, room: Room) -> None:
        room.waking = None
        self._spawn(self._woken(room))

    async def _woken(self, room: Room) -> None:
        await self._ask(room, Tick())
