"""How the server is: it tries a commit and really reads, instead of asking whether somebody answers."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path

from sqlalchemy.engine import make_url

from speeltafel.client.bodies import Wrong
from speeltafel.server.settings import Settings
from speeltafel.server.store.store import Store

FRESH_SECONDS = 5.0
AGAIN_SECONDS = 1.0
PATIENCE_SECONDS = 4.0
TABLES_READ = 8
log = logging.getLogger("speeltafel.health")


class HealthCheck:
    """Finds out what is wrong with the database and its disk, at most once a second however many ask.

    A commit is tried where none has been taken for a while or the last one failed. Tables that could not be
    read are read again; where there are none the next few in the order of their codes are, so that in time
    every page is looked at, and one that is damaged is not passed by.
    """

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._least = settings.limits.free_bytes
        self._folder = Path(make_url(settings.database).database or "").parent if settings.is_sqlite else None
        self._look: asyncio.Task[None] | None = None
        self._looked: float | None = None
        self._after = ""
        self._reads = True

    async def wrong(self) -> list[Wrong]:
        """What keeps this server from doing its work; nothing when all is well."""
        vitals = self._store.vitals
        if self._look is None and (self._looked is None or vitals.now() - self._looked >= AGAIN_SECONDS):
            self._look = asyncio.create_task(self._looking())
        if self._look is not None:
            await asyncio.wait({self._look}, timeout=PATIENCE_SECONDS)
        is_stuck = self._look is not None
        free = self.free()
        found: dict[Wrong, bool] = {
            "commits": is_stuck or not vitals.commits,
            "reads": is_stuck or not self._reads or bool(vitals.unreadable),
            "disk": free is not None and free < self._least,
        }
        return [name for name, is_wrong in found.items() if is_wrong]

    def free(self) -> int | None:
        """Bytes that may still be written beside the database; None where another machine keeps it."""
        if self._folder is None:
            return None
        try:
            disk = os.statvfs(self._folder)
        except OSError:
            return 0
        return disk.f_bavail * disk.f_frsize

    async def _looking(self) -> None:
        vitals = self._store.vitals
        try:
            since = vitals.since(vitals.committed)
            if not vitals.commits or since is None or since >= FRESH_SECONDS * 1000:
                await self._try_commit()
            await self._read()
        finally:
            self._looked, self._look = vitals.now(), None

    async def _try_commit(self) -> None:
        try:
            await self._store.try_commit()
        except Exception as error:
            log.error("the database takes no commit: %s", type(error).__name__)

    async def _read(self) -> None:
        try:
            for code in self._store.vitals.unreadable:
                await self._store.load(code)
            self._after = await self._store.look_through(self._after, TABLES_READ)
            self._reads = True
        except Exception as error:
            log.error("the database cannot be read: %s", type(error).__name__)
            self._reads = False
