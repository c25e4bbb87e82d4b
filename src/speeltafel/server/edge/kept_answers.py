"""Answers that are the same for whoever asks, made once: compressed, and as many as fit."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable

MOST_BYTES = 32 * 1024 * 1024
LEVEL = 5


class KeptAnswers:
    """Compressed answers by what they depend on; the one not asked for longest gives way."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0
        self._under_way: dict[Hashable, asyncio.Task[bytes]] = {}

    async def answer(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """The compressed answer of this key; made in a thread, once for however many ask meanwhile."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        task = self._under_way.get(key)
        if task is None:
            task = self._under_way[key] = asyncio.create_task(self._make(key, make))
            task.add_done_callback(lambda _: self._under_way.pop(key, None))
        return await asyncio.shield(task)

    async def _make(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        made = await asyncio.to_thread(lambda: gzip.compress(make(), LEVEL))
        self._kept[key] = made
        self._bytes += len(made)
        while self._bytes > self._most:
            _, old = self._kept.popitem(last=False)
            self._bytes -= len(old)
        return made
