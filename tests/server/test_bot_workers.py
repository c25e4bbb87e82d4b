"""Where bots think: those that hardly do in the server itself, all others in processes of their own."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from speeltafel import Decision, Match, find
from speeltafel.bots.levels import Level, level_named, levels
from speeltafel.bots.protocol import Limit
from speeltafel.core.kernels import compiled
from speeltafel.core.registry import specs
from speeltafel.live.services import Question, question_of
from speeltafel.live.table import Think
from speeltafel.server.metrics import Metrics
from speeltafel.server.workers import bots
from speeltafel.server.workers.bots import BotWorkers, Mover
from speeltafel.server.workers.fair_queue import Adviser
from tests.server.serving import run

needs_kernels = pytest.mark.skipif(
    not all(compiled().values()), reason="interpreted, nobody answers at sight"
)


def question(game: str, level: str) -> Question:
    match: Match[object, object] = Match(find(game), seed=3)
    assert isinstance(match.turn, Decision)
    return question_of(match.history, Think(match.number, match.turn.seat, level, 1), "table 1")


def children() -> set[str]:
    """The processes that this one has started."""
    tasks = Path(f"/proc/{os.getpid()}/task").glob("*/children")
    return {pid for task in tasks for pid in task.read_text().split()}


@needs_kernels
def test_a_bot_that_hardly_thinks_needs_no_process_and_one_that_thinks_has_its_own() -> None:
    async def scenario() -> None:
        before = children()
        workers = BotWorkers(1, 10, Metrics())
        try:
            for game in specs():
                for level in levels(game):
                    if level.at_sight:
                        assert not (await workers.choose(question(game, level.id))).fell_back
            assert children() == before
            await workers.choose(question("qwirkle", "master"))
            assert children() > before
        finally:
            workers.close()

    run(scenario())


def test_who_thinks_little_waits_for_nobody_who_thinks_long() -> None:
    async def scenario() -> None:
        workers = BotWorkers(1, 10, Metrics())
        try:
            await workers.shares["deep"].take(Adviser("a stranger"), 1)  # and never gives it back
            asked = question("qwirkle", "master")
            quick = Limit(seconds=bots.QUICK_SECONDS)
            await workers.think(asked, Mover(asked), quick)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(workers.think(asked, Mover(asked), replace(quick, seconds=1.0)), 0.5)
        finally:
            workers.close()

    run(scenario())


@needs_kernels
def test_a_bot_at_sight_that_fails_costs_its_own_move_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        def choose(self, *asked: object) -> object:
            raise RuntimeError("a bug of ours")

    def broken(game: str, name: str) -> Level:
        return replace(level_named(game, name), make=Broken)

    async def scenario() -> None:
        monkeypatch.setattr(bots, "level_named", broken)
        workers = BotWorkers(1, 10, Metrics())
        try:
            assert (await workers.choose(question("qwirkle", "sprout"))).fell_back
        finally:
            workers.close()

    run(scenario())
    assert "a bug of ours" in caplog.text


@needs_kernels
def test_a_bot_at_sight_waits_for_nothing_that_strangers_ask_for() -> None:
    """Every thread that replays, pictures and reviews share is busy, and a bot makes its first move all the same."""

    async def scenario() -> None:
        over = Event()
        workers = BotWorkers(1, 10, Metrics())
        try:
            busy = [asyncio.create_task(asyncio.to_thread(over.wait)) for _ in range(64)]
            await asyncio.sleep(0)  # now all of them have asked for a thread
            assert not (await workers.choose(question("qwirkle", "sprout"))).fell_back
            assert not any(each.done() for each in busy)
        finally:
            over.set()
            await asyncio.gather(*busy)
            workers.close()

    run(scenario(), seconds=60)
