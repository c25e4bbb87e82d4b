"""A review is thought about by one process at a time, goes on where it was, and is kept for all."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert

from speeltafel import Decision, Match, find
from speeltafel.coach.find import coach_for
from speeltafel.coach.review import LookBack, review
from speeltafel.server.settings import Settings
from speeltafel.server.store.reviews import LEASE_MS, KeptReviews
from speeltafel.server.store.schema import tables
from speeltafel.server.store.store import Store
from speeltafel.server.workers import reviews as workers
from speeltafel.server.workers.coach_process import Failure
from speeltafel.server.workers.reviews import Reviews
from speeltafel.table.spel_json import write_json
from speeltafel.wire import Refusal, Said
from tests.server.serving import run

CODE = "PROEF-222222"
LITTLE = 0.05


def finished(name: str, **options: object) -> Match[Any, Any]:
    match: Match[Any, Any] = Match(find(name, 2, **options), seed=4)
    rng = Random(1)
    while isinstance(match.turn, Decision):
        match.push(rng.choice(sorted(match.legal, key=match.game.text)))
    return match


@pytest.fixture
def store(tmp_path: Path) -> Any:
    made = Store(Settings(data=tmp_path))
    row = {column.name: "" for column in tables.columns if not column.nullable}
    row |= {"code": CODE, "made": 0, "touched": 0, "listed": False, "version": 0, "fence": 0}
    with made.engine.begin() as connection:
        connection.execute(insert(tables).values(row))
    yield made
    asyncio.run(made.close())


async def ready(kept: KeptReviews, number: int) -> LookBack:
    while (row := await kept.of(CODE, number)) is None or row.whole is None:
        await asyncio.sleep(0.05)
    return row.whole


def test_two_processes_that_are_asked_compute_a_review_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished("exago", side=5)
    begun = []
    think = Reviews._think

    async def counted(self: Reviews, code: str, number: int, record: str) -> None:
        begun.append(self)
        await think(self, code, number, record)

    monkeypatch.setattr(Reviews, "_think", counted)

    async def scenario() -> None:
        both = [Reviews(KeptReviews(store.engine, owner), think=LITTLE) for owner in "ab"]
        for each in both:
            each.begin(CODE, match.number, write_json(match.record()), "here")
        whole = await ready(both[1].kept, match.number)
        assert len(begun) == 1
        assert await both[0].kept.claim(CODE, match.number) is False
        for each in both:
            each.begin(CODE, match.number, write_json(match.record()), "here")
            await asyncio.gather(*(task for _, task in each._under_way.values()))
        assert len(begun) == 1
        assert whole == await ready(both[0].kept, match.number)

    run(scenario())


def test_an_interrupted_review_goes_on_where_it_was_in_another_process(store: Store) -> None:
    match = finished("exago", side=5)
    record = write_json(match.record())

    class Halting(KeptReviews):
        """Comes to a halt once five decisions are stored."""

        halted = asyncio.Event()

        async def keep(self, *args: Any) -> bool:
            if len(args[2]) > 5:
                self.halted.set()
                await asyncio.sleep(1_000)
            return await super().keep(*args)

    async def scenario() -> None:
        first = Reviews(Halting(store.engine, "first"), think=LITTLE, every=0.0)
        first.begin(CODE, match.number, record, "here")
        await Halting.halted.wait()
        row = await first.kept.of(CODE, match.number)
        assert row is not None
        assert row.is_thought_about(time.time_ns() // 10**6)
        assert len(row.known) == 5
        assert 0 < row.done <= row.total
        await first.close()
        left = await first.kept.of(CODE, match.number)
        assert left is not None
        assert not left.is_thought_about(time.time_ns() // 10**6)
        assert left.whole is None
        asked_with = []
        ask = workers.CoachWorker.ask

        def noted(self: Any, question: Any, *whose: Any) -> Any:
            asked_with.append(question.known)
            return ask(self, question, *whose)

        workers.CoachWorker.ask = noted  # type: ignore[method-assign]
        try:
            second = Reviews(KeptReviews(store.engine, "second"), think=LITTLE)
            second.begin(CODE, match.number, record, "here")
            whole = await ready(second.kept, match.number)
        finally:
            workers.CoachWorker.ask = ask  # type: ignore[method-assign]
        assert asked_with == [left.known]
        coach = coach_for(match.game)
        *_, through = review(match, coach, effort=coach.effort.times(LITTLE))
        assert whole == through

    run(scenario())


def test_a_review_is_taken_over_only_when_its_process_is_silent(store: Store) -> None:
    async def scenario() -> None:
        now = [1_000_000]
        one, other = (KeptReviews(store.engine, owner, lambda: now[0]) for owner in ("one", "other"))
        assert await one.claim(CODE, 7)
        assert not await other.claim(CODE, 7)
        assert await one.claim(CODE, 7)
        now[0] = 10**15
        assert await other.claim(CODE, 7)
        assert not await one.keep(CODE, 7, [], 1, 2)
        assert await other.keep(CODE, 7, [], 1, 2)
        assert await other.claim(CODE, 9), "the game has gone on since"
        assert await other.of(CODE, 7) is None

    run(scenario())


def test_a_review_stays_with_a_process_whose_first_decision_takes_longer_than_a_claim_holds(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        now = [1_000_000]
        asked, is_let_go = asyncio.Event(), asyncio.Event()

        async def slow(*_: object) -> AsyncGenerator[Any, None]:
            asked.set()
            await is_let_go.wait()
            yield Failure(Refusal(Said("server-review-failed")))

        monkeypatch.setattr(workers.CoachWorker, "ask", slow)
        one, other = (KeptReviews(store.engine, owner, lambda: now[0]) for owner in ("one", "other"))
        thinking = Reviews(one, renewed=0.01)
        thinking.begin(CODE, 7, "", "here")
        await asked.wait()
        now[0] += 2 * LEASE_MS
        async with asyncio.timeout(60):
            while (row := await one.of(CODE, 7)) is None or not row.is_thought_about(now[0]):
                await asyncio.sleep(0.01)
        assert not await other.claim(CODE, 7)
        is_let_go.set()
        while thinking.is_under_way(CODE):
            await asyncio.sleep(0.01)
        now[0] += 2 * LEASE_MS
        assert await other.claim(CODE, 7), "who thinks no more renews nothing"

    run(scenario())
