"""What costs time for a stranger is done in processes beside the server, once for everybody, and holds nobody's move up."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncGenerator, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
import resvg_py

from speeltafel.client.coach_bodies import Judged
from speeltafel.client.learn_bodies import DayResultSent, DayRival
from speeltafel.coach.day import bots
from speeltafel.coach.day.plan import day_game
from speeltafel.server.edge import sockets
from speeltafel.server.workers.day_process import DayAnswer
from speeltafel.server.workers.day_process import write as encoded
from speeltafel.server.workers.days import DayWorkers
from speeltafel.server.workers.line_process import LineProcess, Unanswered
from speeltafel.server.workers.rasterizer import Rasterizer
from speeltafel.wire import Said, write
from speeltafel.wire_reviews import ReviewAsked
from tests.server.serving import run, serving

PNG = b"\x89PNG\r\n"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'


def not_here(*_: object, **__: object) -> Any:
    raise AssertionError("this is done in another process")


def test_no_pixel_is_drawn_in_the_servers_own_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resvg_py, "svg_to_bytes", not_here)

    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            made = await served.table("exago", "me", "me")
            for query in ("", "?size=tall&theme=dark&language=nl"):
                answer = await http.get(f"/api/tables/{made.table}/picture.png{query}", timeout=60)
                assert answer.status_code == 200, answer.text
                assert answer.content.startswith(PNG)

    run(scenario())


@pytest.mark.parametrize("game", ["qwirkle", "qwinn"])
def test_no_bot_of_a_day_thinks_in_the_servers_own_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    for each in (bots.DaySaver, bots.DayRacer):
        monkeypatch.setattr(each, "choose", not_here)

    async def scenario() -> None:
        async with (
            serving(tmp_path) as served,
            httpx.AsyncClient(base_url=served.address, timeout=60) as http,
        ):
            today = datetime.now(UTC).date()
            table = (await http.post(f"/api/days/{today}/{game}", json={"moves": []})).json()
            assert table["preview"]["steps"]
            asked = await http.post(f"/api/days/{today}/{game}/ask", json={"moves": [], "action": "nonsense"})
            assert asked.json()["refusal"]
            refused = await http.post(
                f"/api/days/{today}/{game}/result", json={"moves": [], "device": "d" * 8}
            )
            assert (refused.status_code, refused.json()["message"]["id"]) == (409, "day-running")
            assert served.backend.metrics.counts.faults == 0

    run(scenario())


def test_what_bots_make_of_a_day_is_thought_about_once_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []
    found = [DayRival(Said("a level"), DayResultSent(3, "won", 12, 9, 7), Said("won by three"))]

    async def scenario() -> None:
        go_on = asyncio.Event()

        async def line(_: LineProcess, question: bytes, __: str) -> bytes:
            asked.append(question)
            await go_on.wait()
            return encoded(DayAnswer(rivals=found))

        monkeypatch.setattr(LineProcess, "line", line)
        workers = DayWorkers()
        today = datetime.now(UTC).date()
        game, other = day_game("exago", today), day_game("exago", today - timedelta(1))
        impatient = asyncio.create_task(workers.rivals(game))
        others = [asyncio.create_task(workers.rivals(game)) for _ in range(5)]
        while not asked:
            await asyncio.sleep(0)
        impatient.cancel()
        go_on.set()
        assert await asyncio.gather(*others) == [found] * 5
        assert await workers.rivals(game) == found
        assert len(asked) == 1
        assert await workers.rivals(other) == found
        assert len(asked) == 2

    run(scenario())


def test_a_process_that_ends_is_told_and_the_next_question_starts_another() -> None:
    async def scenario() -> None:
        rasterizer = Rasterizer()
        try:
            with pytest.raises(Unanswered):
                await rasterizer.pixels("no drawing at all")
            assert (await rasterizer.pixels(SVG)).startswith(PNG)
            process = rasterizer._process._process
            assert process is not None
            os.kill(process.pid, signal.SIGKILL)
            await process.wait()
            assert (await rasterizer.pixels(SVG)).startswith(PNG)
        finally:
            await rasterizer.close()
        assert rasterizer._process._process is None

    run(scenario())


def test_who_asks_a_process_for_much_holds_up_nobody_who_asks_for_little() -> None:
    """A line with sixteen times the thought takes seconds: of whoever sends one after the other each waits for its turn."""

    async def scenario() -> None:
        process, order = LineProcess("speeltafel.server.workers.raster_process", 0), list[str]()

        async def ask(name: str, address: str) -> None:
            await process.line(encoded(SVG), address)
            order.append(name)

        try:
            asked = [asyncio.create_task(ask(f"flood {number}", "flood")) for number in range(4)]
            await asyncio.sleep(0)
            asked.append(asyncio.create_task(ask("honest", "honest")))
            await asyncio.gather(*asked)
        finally:
            await process.close()
        assert order.index("honest") <= 1

    run(scenario())


def test_who_asks_for_something_else_ends_no_thought_under_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ending it would end the process that everybody else's questions wait for."""
    begun, ended, go_on = asyncio.Queue[int](), asyncio.Queue[int](), asyncio.Event()

    async def slowly(_: object, __: object, number: int, *___: object) -> Judged:
        begun.put_nowait(number)
        await go_on.wait()
        ended.put_nowait(number)
        return Judged(True)

    monkeypatch.setattr(sockets, "thought_longer", slowly)

    async def scenario() -> None:
        async with serving(tmp_path) as house:
            _, first, _ = await house.pair("exago/goliath")
            assert first._connection is not None
            for number in (3, 4):
                await first._connection.send(write(ReviewAsked(f"longer-{number}", number)).decode())
                assert await begun.get() == number
            go_on.set()
            assert {await ended.get(), await ended.get()} == {3, 4}

    run(scenario())


def test_who_hangs_up_ends_no_process_that_others_wait_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, go_on = asyncio.Event(), asyncio.Event()
    write_on = LineProcess.lines

    async def slowly(
        self: LineProcess, question: bytes, is_last: Callable[[bytes], bool], address: str
    ) -> AsyncGenerator[bytes, None]:
        async with contextlib.aclosing(write_on(self, question, is_last, address)) as told:
            async for line in told:
                asked.set()
                await go_on.wait()
                yield line

    async def scenario() -> None:
        async with (
            serving(tmp_path) as served,
            httpx.AsyncClient(base_url=served.address, timeout=60) as http,
        ):
            address = f"/api/days/{datetime.now(UTC).date()}/exago"
            assert (await http.post(address, json={"moves": []})).status_code == 200
            before = served.backend.days._tables._process
            monkeypatch.setattr(LineProcess, "lines", slowly)
            async with httpx.AsyncClient(base_url=served.address) as impatient:
                gone = asyncio.create_task(impatient.post(address, json={"moves": []}))
                await asked.wait()
                gone.cancel()
            answer = asyncio.create_task(http.post(address, json={"moves": []}))
            await asyncio.sleep(0.1)
            go_on.set()
            assert (await answer).status_code == 200
            assert served.backend.days._tables._process is before

    run(scenario())
