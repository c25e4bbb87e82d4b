"""Work of some milliseconds that nobody's turn waits for, done in a thread: one at a time, each address in its turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from speeltafel.server.workers.fair_queue import Adviser, FairQueue

P = ParamSpec("P")
T = TypeVar("T")
MOST = 64
"""So many may wait; who has asked for most is turned away first."""


class SideThread:
    """Lines that are tried out, records, replays of running games: whoever asks for a hundred holds up nobody who asks for one."""

    def __init__(self, most: int = MOST) -> None:
        self._turns = FairQueue(1, most)

    async def work(self, address: str, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Does what an address asked for when its turn comes; raises Busy when too much is asked.

        A thread cannot be stopped: when whoever asked has gone, the turn still lasts until the work has ended.
        """
        await self._turns.take(Adviser(address), 1.0)
        working = asyncio.create_task(asyncio.to_thread(work, *args, **more))
        working.add_done_callback(lambda _: self._turns.give_back())
        return await asyncio.shield(working)
