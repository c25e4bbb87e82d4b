"""Forgets by itself: tables and results of days after as long as the host says, and browsers that have nothing more to be told."""

from __future__ import annotations

import asyncio
import logging

from speeltafel.live.host import Host
from speeltafel.server.metrics import Metrics
from speeltafel.server.store.erasing import Erasing
from speeltafel.server.store.moderation import Moderation

FIRST_SECONDS = 30.0
EVERY_SECONDS = 600.0
MOST = 200
DAY_MS = 24 * 60 * 60 * 1000
MARKED_DAYS = 14
log = logging.getLogger("speeltafel.forgetting")


class Forgetting:
    """Looks now and then what is old enough; `days` is how long tables are kept without anything new, 0 for ever."""

    def __init__(
        self, host: Host, erasing: Erasing, moderation: Moderation, metrics: Metrics, days: int
    ) -> None:
        self._host = host
        self._erasing = erasing
        self._moderation = moderation
        self._metrics = metrics
        self._days = days
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begins."""
        self._task = asyncio.create_task(self._go_on())

    def close(self) -> None:
        """Ends, whatever is under way."""
        if self._task is not None:
            self._task.cancel()

    async def look(self) -> int:
        """Deletes what is old enough by now; how many tables that were."""
        now = self._host.now()
        await self._erasing.forget_idle_browsers(now - DAY_MS)
        await self._moderation.forget_marks(now - MARKED_DAYS * DAY_MS)
        deleted = 0
        if self._days:
            before = now - self._days * DAY_MS
            await self._erasing.forget_results(before)
            deleted = await self._delete_tables(before)
        if deleted:
            log.info("%d tables are forgotten", deleted)
            await self._erasing.erase()
        return deleted

    async def _delete_tables(self, before: int) -> int:
        deleted = 0
        while codes := await self._erasing.untouched(before, MOST):
            free = [code for code in codes if self._is_free(code)]
            gone = await self._erasing.delete_tables(free, before)
            deleted += gone
            if len(codes) < MOST or not gone:
                return deleted
        return deleted

    def _is_free(self, code: str) -> bool:
        """Whether nobody looks on at a table here; it is not in memory any more then."""
        room = self._host.rooms.get(code)
        if room is not None:
            self._host.let_go(room)
        return code not in self._host.rooms

    async def _go_on(self) -> None:
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("forgetting failed")
                self._metrics.counts.faults += 1
            await asyncio.sleep(EVERY_SECONDS)
