"""Looks after tables that fall due by themselves: each is acted on or due later, and none keeps another waiting."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from speeltafel.server.attend import tend
from speeltafel.server.store.writer import Fenced

if TYPE_CHECKING:
    from speeltafel.server.rooms import Rooms

SWEEP_SECONDS = 0.5
MOST = 200
BUSY_MS = 1_000
ASIDE_MS = 30_000
ASIDE_DOUBLINGS = 12
ASIDE_KEPT = 10_000
log = logging.getLogger("speeltafel.sweeper")


class Sweeper:
    """Asks the store what is due, twice a second; `set_aside` counts, by table, the looks that failed.

    A table that cannot be read or tended is logged when it first fails, and looked at ever more seldom.
    """

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._house = rooms.house
        self._task: asyncio.Task[None] | None = None
        self.set_aside: dict[str, int] = {}

    def open(self) -> None:
        """Begins."""
        self._task = asyncio.create_task(self._sweep())

    def close(self) -> None:
        """Ends, whatever is under way."""
        if self._task is not None:
            self._task.cancel()

    async def _sweep(self) -> None:
        is_more = False
        while True:
            await asyncio.sleep(0 if is_more else SWEEP_SECONDS)
            try:
                is_more = await self.look() == MOST
                self._rooms.forget_idle()
            except Exception:
                is_more = False
                log.exception("looking after tables failed")
                self._house.metrics.faults.inc()

    async def look(self) -> int:
        """Looks once at the tables that have been due longest; returns how many those were."""
        found = await self._house.store.due(self._house.now(), MOST)
        looked = [(code, since, await self._look_at(code)) for code, since in found]
        await self._house.store.put_off(looked)
        return len(found)

    async def _look_at(self, code: str) -> int | None:
        """Tends a table; returns when it is due again if nothing has happened to it."""
        self._house.metrics.looks.inc()
        try:
            room = await self._rooms.find(code)
            if room.lock.locked():
                return self._house.now() + BUSY_MS  # somebody's step is under way, and may change everything
            try:
                later = await tend(room)
            except Fenced:
                async with room.lock:
                    await self._house.sharing.lose(room)
                return self._house.now() + BUSY_MS
            if not room.used:
                self._rooms.let_go(room)
        except Exception as error:
            return self._put_aside(code, error)
        if self.set_aside.pop(code, None):
            self._house.metrics.set_aside.set(len(self.set_aside))
        return later

    def _put_aside(self, code: str, error: Exception) -> int:
        tries = self.set_aside.get(code, 0)
        if tries:
            log.error("table %s failed again: %s", code, type(error).__name__)
        else:
            log.error("table %s cannot be looked after, and is set aside", code, exc_info=error)
        if len(self.set_aside) >= ASIDE_KEPT:
            self.set_aside.clear()
        self.set_aside[code] = tries + 1
        self._house.metrics.set_aside.set(len(self.set_aside))
        self._house.metrics.faults.inc()
        return self._house.now() + (ASIDE_MS << min(tries, ASIDE_DOUBLINGS))
