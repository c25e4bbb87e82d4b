"""Two processes with a Redis between them count what an address asks together, and its bots' thoughts."""

from __future__ import annotations

import asyncio

import pytest

from bench.kill import Place
from speeltafel.server.cluster.shared_limits import SHARE_SECONDS, SharedLimits
from speeltafel.server.edge.limits import Addresses
from speeltafel.server.settings import Limits
from speeltafel.server.workers.fair_queue import Adviser, FairQueue

pytestmark = pytest.mark.system
FEW = Limits(requests_per_second=0.01, request_burst=6)


def test_an_address_has_one_share_at_all_processes(many: Place) -> None:
    async def scenario() -> None:
        assert many.redis is not None
        shared = [SharedLimits(many.redis.url, {}) for _ in range(2)]
        here, there = (Addresses(FEW, shared=each) for each in shared)
        served = [await process.has_room("198.51.100.4") for process in (here, there) * 6]
        assert sum(served) == 6
        assert await there.has_room("198.51.100.5")
        many.redis.kill()
        alone = Addresses(FEW, shared=shared[0])
        assert sum([await alone.has_room("198.51.100.4") for _ in range(9)]) == 6
        for each in shared:
            await each.close()

    asyncio.run(scenario())


def test_a_share_of_none_is_none_and_one_that_never_fills_up_is_counted_too(many: Place) -> None:
    async def scenario() -> None:
        assert many.redis is not None
        shared = SharedLimits(many.redis.url, {})
        assert [await shared.takes({"none": (0.0, 0)}) for _ in range(2)] == [False, False]
        assert [await shared.takes({"never": (0.0, 2)}) for _ in range(3)] == [True, True, False]
        await shared.close()

    asyncio.run(scenario())


def test_what_bots_thought_at_one_process_counts_at_the_other(many: Place) -> None:
    async def scenario() -> None:
        assert many.redis is not None
        queues = [FairQueue(1, 10), FairQueue(1, 10)]
        shared = [SharedLimits(many.redis.url, {"test": queue}) for queue in queues]
        for each in shared:
            each.open()
        await asyncio.sleep(2 * SHARE_SECONDS)
        greedy, modest = Adviser("198.51.100.7"), Adviser("198.51.100.8")
        for _ in range(5):
            await queues[0].take(greedy, 1.0)
            queues[0].give_back()
        await asyncio.sleep(4 * SHARE_SECONDS)
        order: list[str] = []

        async def ask(asker: Adviser) -> None:
            await queues[1].take(asker, 1.0)
            order.append(asker.address)
            queues[1].give_back()

        await queues[1].take(Adviser("somebody else"), 1.0)
        waiting = [asyncio.create_task(ask(greedy)), asyncio.create_task(ask(modest))]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        queues[1].give_back()
        await asyncio.gather(*waiting)
        assert order == [modest.address, greedy.address]
        for each in shared:
            await each.close()

    asyncio.run(scenario())
