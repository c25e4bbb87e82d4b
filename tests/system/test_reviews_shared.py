"""Two processes that are asked for the same review: one of them thinks, both tell it."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import create_engine, select

from bench.kill import Place
from speeltafel.server.store.schema import reviews
from tests.server.serving import play_on, run
from tests.system.test_many_processes import seated

pytestmark = pytest.mark.system


def test_a_review_asked_for_at_two_processes_is_computed_once(many: Place) -> None:
    engine = create_engine(many.database.replace("postgresql://", "postgresql+psycopg://"))

    def owners(code: str) -> set[str]:
        with engine.connect() as connection:
            return set(connection.execute(select(reviews.c.owner).where(reviews.c.code == code)).scalars())

    async def scenario() -> None:
        first, second, code = await seated(many, "exago")
        await play_on(first, second, moves=8)
        mover = first if first.turn in first.you else second
        await mover.leave("resign")
        for seat in (first, second):
            await seat.wait_for(lambda here: here.outcome is not None)
        asked = [asyncio.create_task(seat.review()) for seat in (first, second)]
        seen: set[str] = set()
        while not all(task.done() for task in asked):
            seen |= await asyncio.to_thread(owners, code)
            await asyncio.sleep(0.05)
        one, other = (task.result() for task in asked)
        assert one == other
        assert one.ready
        assert len(seen) == 1
        assert await first.review() == one
        assert await asyncio.to_thread(owners, code) == seen
        await first.close()
        await second.close()

    try:
        run(scenario())
    finally:
        engine.dispose()
