"""Pictures of tables, each made once: who asks again, or at the same time, gets the one that was made."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from speeltafel.live.services import Busy
from speeltafel.server.workers.fair_queue import Few
from speeltafel.server.workers.rasterizer import Rasterizer

MOST_BYTES = 24 * 1024 * 1024
MOST_WAITING = 24
AT_ONCE = 2
"""So many pictures that are not made yet one address may wait for."""


class PictureKey(NamedTuple):
    """One picture: of a table after an event, with these names on it, in a form and a language."""

    code: str
    number: int
    names: tuple[str, ...]
    form: str
    size: str
    dark: bool
    language: str


class Pictures:
    """Keeps the pictures asked for last, and draws one at a time, beside whatever else the server does."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._kept: OrderedDict[PictureKey, bytes] = OrderedDict()
        self._bytes = 0
        self._asked: dict[PictureKey, asyncio.Future[bytes]] = {}
        self._one_at_a_time = asyncio.Lock()
        self._few = Few(AT_ONCE)
        self.rasterizer = Rasterizer()
        self.made = 0

    async def get(self, key: PictureKey, render: Callable[[], Awaitable[bytes]], address: str = "") -> bytes:
        """The picture of this key: kept, on its way, or drawn now; raises Busy when too many wait."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key in self._asked:
            return await asyncio.shield(self._asked[key])
        if len(self._asked) >= MOST_WAITING:
            raise Busy
        with self._few.one(address):
            self._asked[key] = asyncio.ensure_future(self._render(key, render))
            return await asyncio.shield(self._asked[key])

    async def _render(self, key: PictureKey, render: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            async with self._one_at_a_time:
                picture = await render()
            self.made += 1
            self._keep(key, picture)
            return picture
        finally:
            del self._asked[key]

    def _keep(self, key: PictureKey, picture: bytes) -> None:
        self._kept[key] = picture
        self._bytes += len(picture)
        while self._bytes > self._most:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= len(oldest)
