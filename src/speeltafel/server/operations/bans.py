"""Addresses, by marks from which nobody can read them: who listed how much, who said what, and who is banned for a time."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Callable

from speeltafel.client.bodies import Ban
from speeltafel.server.store.moderation import Moderation

REFRESH_SECONDS = 5.0
MARK_LETTERS = 24
log = logging.getLogger("speeltafel.bans")


class Bans:
    """Marks addresses with a key of this server's own, and knows which marks are banned; `now` tells ms since 1970."""

    def __init__(self, moderation: Moderation, now: Callable[[], int]) -> None:
        self._moderation = moderation
        self._now = now
        self._key = b""
        self._until: dict[str, int] = {}
        self._task: asyncio.Task[None] | None = None
        self.changed: Callable[[], None] = lambda: None

    async def open(self, key: str) -> None:
        """Begins, with the key that all processes share."""
        self._key = key.encode()
        await self.refresh()
        self._task = asyncio.create_task(self._go_on())

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def mark(self, household: str) -> str:
        """What stands for an address in the database; the same address has the same mark, at this server only."""
        return hmac.new(self._key, household.encode(), hashlib.sha256).hexdigest()[:MARK_LETTERS]

    def has(self, household: str) -> bool:
        """Whether this address is banned now."""
        return bool(self._until) and self._until.get(self.mark(household), 0) > self._now()

    async def ban(self, mark: str, milliseconds: int, why: str) -> Ban:
        """Bans an address for a time."""
        ban = Ban(mark, self._now() + milliseconds, self._now(), why)
        await self._moderation.ban(ban)
        await self.refresh()
        return ban

    async def lift(self, mark: str) -> None:
        """Ends a ban."""
        await self._moderation.lift(mark)
        await self.refresh()

    async def refresh(self) -> None:
        """Reads what is banned, also by other processes."""
        known = {ban.mark: ban.until for ban in await self._moderation.bans(self._now())}
        is_new = known.keys() - self._until.keys()
        self._until = known
        if is_new:
            self.changed()

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(REFRESH_SECONDS)
            try:
                await self.refresh()
            except Exception:
                log.exception("the bans could not be read")
