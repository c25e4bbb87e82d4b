"""Answers that are the same for whoever asks, made once in the turn of who asked first: compressed, and as many as fit."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable

from speeltafel.server.workers.side_thread import SideThread

MOST_BYTES = 32 * 1024 * 1024
LEVEL = 5


class KeptAnswers:
    """Compressed answers by what they depend on; the one not asked for longest gives way."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0
        self._under_way: dict[Hashable, asyncio.Task[bytes]] = {}

    async def answer(
        self, side_thread: SideThread, address: str, key: Hashable, make: Callable[[], bytes]
    ) -> bytes:
        """The compressed answer of this key; made once for however many ask meanwhile. Raises Busy when too much is asked."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        task = self._under_way.get(key)
        if task is None:
            task = self._under_way[key] = asyncio.create_task(self._make(side_thread, address, key, make))
            task.add_done_callback(lambda done: self._made(key, done))
        return await asyncio.shield(task)

    def _made(self, key: Hashable, done: asyncio.Task[bytes]) -> None:
        del self._under_way[key]
        if not done.cancelled():
            done.exception()  # whoever waits for it hears of it; there may be nobody left

    async def _make(
        self, side_thread: SideThread, address: str, key: Hashable, make: Callable[[], bytes]
    ) -> bytes:
        made = await side_thread.work(address, lambda: gzip.compress(make(), LEVEL))
        self._kept[key] = made
        self._bytes += len(made)
        while self._bytes > self._most:
            _, old = self._kept.popitem(last=False)
            self._bytes -= len(old)
        return made
