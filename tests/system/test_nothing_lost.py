"""Real servers, killed without warning under play: the short form of `bench/kill.py`."""

from __future__ import annotations

import asyncio
import random

import pytest

from bench.kill import Place, crowded, rounds, sqlite_place

pytestmark = pytest.mark.system


def test_sqlite_loses_nothing_when_it_is_killed() -> None:
    async def scenario() -> None:
        with sqlite_place() as place:
            async with crowded(place, tables=3, seed=1) as crowd:
                seen = await rounds(place, crowd, 3, random.Random(1))
                assert seen["moves checked"] > 0

    asyncio.run(scenario())


def test_postgresql_and_redis_lose_nothing_when_they_are_killed(many: Place) -> None:
    async def scenario() -> None:
        async with crowded(many, tables=3, seed=2) as crowd:
            seen = await rounds(many, crowd, 4, random.Random(2))
            assert seen["moves checked"] > 0
            assert seen["redis restarts"] == 1

    asyncio.run(scenario())
