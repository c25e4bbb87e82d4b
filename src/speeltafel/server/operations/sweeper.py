"""Looks after tables that fall due by themselves: each is acted on or due later, and none keeps another waiting."""

from __future__ import annotations

import asyncio
import logging

from speeltafel.live.host import HOST, Host
from speeltafel.live.requests import NoteAbsence, Tick
from speeltafel.live.table import wants
from speeltafel.server.metrics import Metrics
from speeltafel.server.operations.garbage_collection import give_back
from speeltafel.server.store.store import Store

SWEEP_SECONDS = 0.5
MOST = 200
BUSY_MS = 1_000
ASIDE_MS = 30_000
ASIDE_DOUBLINGS = 12
ASIDE_KEPT = 10_000
FORGET_MS = 10_000
IDLE_MS, UNWATCHED_MS = 60_000, 10_000
"""After how long a table is dropped from memory that nobody looks at; sooner where nobody ever did: it was made, or asked for once."""
NOTE_MS = 30_000
"""After how long an absence is stored, at the latest: before its table can be dropped from memory."""
MANY = 100
"""After letting go of so many tables their memory is given back to the system."""

log = logging.getLogger("speeltafel.sweeper")


class Sweeper:
    """Asks the store what is due, twice a second; `set_aside` counts, by table, the looks that failed.

    A table that cannot be read or tended is logged when it first fails, and looked at ever more seldom.
    """

    def __init__(self, host: Host, store: Store, metrics: Metrics) -> None:
        self._host = host
        self._store = store
        self._metrics = metrics
        self._task: asyncio.Task[None] | None = None
        self._forgets = 0
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
                await self._forget_idle()
            except Exception:
                is_more = False
                log.exception("looking after tables failed")
                self._metrics.counts.faults += 1

    async def look(self) -> int:
        """Looks once at the tables that have been due longest; returns how many those were."""
        found = await self._store.due(self._host.now(), MOST)
        looked = [(code, since, await self._look_at(code)) for code, since in found]
        await self._store.put_off(looked)
        return len(found)

    async def _look_at(self, code: str) -> int | None:
        """Tends a table; returns when it is due again if nothing has happened to it."""
        self._metrics.looks.inc()
        try:
            room = await self._host.find(code)
            if room.lock.locked():
                return self._host.now() + BUSY_MS  # somebody's step is under way, and may change everything
            if room.is_ours:
                await self._host.handle(room, Tick(), HOST, lambda _: None)
            if not room.used:
                self._host.let_go(room)
        except Exception as error:
            return self._put_aside(code, error)
        if self.set_aside.pop(code, None):
            self._metrics.set_aside.set(len(self.set_aside))
        return wants(room.table, self._host.now()).wake

    async def note_absences(self) -> None:
        """Stores since when people are away, so that it counts while no process has their table."""
        now = self._host.now()
        rooms = [
            each
            for each in self._host.rooms.values()
            if each.is_ours
            and each.has_unstored_absence(now - (NOTE_MS if each.was_watched else UNWATCHED_MS))
        ]
        for room in rooms:
            await self._host.handle(room, NoteAbsence(), HOST, lambda _: None)

    async def _forget_idle(self) -> None:
        """Drops tables nobody has looked at for a while, now and then; the store has them."""
        now = self._host.now()
        if now >= self._forgets:
            self._forgets = now + FORGET_MS
            await self.note_absences()
            self._host.forget(now - IDLE_MS, now - UNWATCHED_MS)
            self._metrics.rooms.set(len(self._host.rooms))
            if self._host.let_go_since >= MANY:
                self._host.let_go_since = 0
                give_back()

    def _put_aside(self, code: str, error: Exception) -> int:
        tries = self.set_aside.get(code, 0)
        if tries:
            log.error("table %s failed again: %s", code, type(error).__name__)
        else:
            log.error("table %s cannot be looked after, and is set aside", code, exc_info=error)
        if len(self.set_aside) >= ASIDE_KEPT:
            self.set_aside.clear()
        self.set_aside[code] = tries + 1
        self._metrics.set_aside.set(len(self.set_aside))
        self._metrics.counts.faults += 1
        return self._host.now() + (ASIDE_MS << min(tries, ASIDE_DOUBLINGS))
