"""More is asked than can be served: looking back goes first, previews next, moves last, each with a word; replays are made once."""

from __future__ import annotations

import asyncio
import gzip
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from speeltafel.client.any_move import some_move
from speeltafel.home import records
from speeltafel.server.edge.greetings import Greetings
from speeltafel.server.edge.http import records as record_routes
from speeltafel.server.edge.overload import Overload, Shed, looks_back
from speeltafel.server.metrics import Metrics
from speeltafel.wire import WIRE
from tests.server.serving import Serving, play_on, run, serving

Json = dict[str, Any]


def be_late(served: Serving, seconds: float) -> None:
    """The process is so late from now on, whatever it measures."""
    overload = served.backend.overload
    overload.close()
    overload.lag = seconds


async def status(served: Serving, path: str) -> tuple[int, str]:
    async with httpx.AsyncClient(base_url=served.address) as http:
        answer = await http.get(path)
    return answer.status_code, answer.json().get("message", {}).get("id", "")


async def send(socket: ClientConnection, message: Json) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def answer_to(socket: ClientConnection, message: Json) -> Json:
    """What is said to this message."""
    await send(socket, message)
    while True:
        heard: Json = msgspec.json.decode(await socket.recv())
        if heard.get("id") == message["id"]:
            return heard


def test_what_matters_less_is_turned_away_earlier() -> None:
    assert 0 < Shed.LOOKING_BACK < Shed.PREVIEWS < Shed.NEWCOMERS < Shed.MOVES


def test_looking_back_is_turned_away_before_previews_and_previews_before_moves(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, second = await served.pair("exago")
            await play_on(first, second, moves=2)
            path = f"/api/tables/{made.table}"
            be_late(served, Shed.LOOKING_BACK + 0.01)
            for end in ("/replay", "/record", "/hint", "/review", "/review/exercises?seat=0"):
                assert await status(served, path + end) == (503, "server-busy")
            assert (await status(served, path))[0] == 200
            move = await some_move(first)
            be_late(served, 0.0)
            where = served.address.replace("http", "ws") + f"{path}/socket"
            async with connect(where) as socket:
                hello = {"type": "hello", "table": made.table, "wire": WIRE}
                secrets = [mine.secret for mine in made.mine]
                await send(socket, {**hello, "secrets": secrets, "hold": first.turn})
                assert first.turn is not None
                ask = {"type": "ask", "id": "a", "seat": first.turn, "partial": move}
                play = {"type": "play", "id": "p", "seat": first.turn, "action": move}
                assert (await answer_to(socket, ask))["type"] == "previewed"
                be_late(served, Shed.PREVIEWS + 0.01)
                assert (await answer_to(socket, ask))["refusal"]["message"]["id"] == "server-busy"
                be_late(served, Shed.MOVES + 0.01)
                assert (await answer_to(socket, play))["refusal"]["message"]["id"] == "server-busy"
                be_late(served, Shed.MOVES - 0.01)
                assert (await answer_to(socket, play))["type"] == "ack"

    run(scenario())


def test_who_comes_while_there_is_too_much_to_do_is_told_when_to_come_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("exago", "me", "me")
            be_late(served, Shed.NEWCOMERS + 0.01)
            where = served.address.replace("http", "ws") + f"/api/tables/{made.table}/socket"
            async with connect(where) as socket:
                await socket.send(
                    msgspec.json.encode({"type": "hello", "table": made.table, "wire": WIRE}).decode()
                )
                goodbye = msgspec.json.decode(await socket.recv())
            assert goodbye["reason"]["id"] == "server-busy"
            assert 2_000 <= goodbye["after"] <= 8_000

    run(scenario())


def test_one_long_step_is_no_overload_and_a_queue_that_never_empties_is() -> None:
    async def scenario() -> None:
        overload = Overload(Metrics())
        overload.open()
        await asyncio.sleep(0.15)
        time.sleep(0.5)
        await asyncio.sleep(0.01)
        assert not overload.sheds(Shed.LOOKING_BACK)
        until = time.monotonic() + 6
        while not overload.sheds(Shed.LOOKING_BACK) and time.monotonic() < until:
            time.sleep(0.25)
            await asyncio.sleep(0)
        assert overload.sheds(Shed.LOOKING_BACK)
        overload.close()

    asyncio.run(scenario())


def test_newcomers_give_way_to_whoever_plays() -> None:
    async def scenario() -> None:
        greetings, order = Greetings(), []

        async def come() -> None:
            await greetings.turn()
            order.append("newcomer")

        async def play() -> None:
            for _ in range(3):  # read, decided, stored
                await asyncio.sleep(0)
            order.append("move")

        newcomers = [asyncio.create_task(come()) for _ in range(50)]
        await asyncio.gather(*newcomers, asyncio.create_task(play()))
        assert order.index("move") <= 3
        assert len(order) == 51

    asyncio.run(scenario())


def test_a_replay_is_made_once_for_however_many_ask_and_compressed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def count(table: records.Table, *rest: object) -> object:
        made.append(table.code)
        return records.replay_of(table, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(record_routes, "replay_of", count)

    async def scenario() -> None:
        async with serving(tmp_path) as served:
            table, first, second = await served.pair("exago")
            await play_on(first, second, moves=4)
            path = f"/api/tables/{table.table}/replay"
            async with httpx.AsyncClient(base_url=served.address) as http:
                running = await http.get(path)
                assert "content-encoding" not in running.headers
                await first.leave("resign")
                await second.wait_for(lambda here: here.outcome is not None)
                await asyncio.sleep(0.2)
                made.clear()
                async with served.backend.host.rooms[table.table].lock:
                    answers = await asyncio.gather(*(http.get(path) for _ in range(12)))
                assert made == [table.table]
                assert {answer.headers["content-encoding"] for answer in answers} == {"gzip"}
                plain = await http.get(path, headers={"accept-encoding": "identity"})
                assert plain.content == answers[0].content
                assert len(gzip.compress(plain.content)) < len(plain.content) / 3
                assert made == [table.table]

    run(scenario())


@pytest.mark.parametrize(
    ("path", "is_aside"),
    [
        ("/api/tables/EIK-222222/replay", True),
        ("/api/tables/EIK-222222/picture", True),
        ("/api/tables/EIK-222222/picture.png", True),
        ("/api/tables/EIK-222222/review/3", True),
        ("/api/records", True),
        ("/api/days/2026-11-17/qwirkle", True),
        ("/api/puzzle/exago-defence-12", True),
        ("/api/lessons/exago/touch", True),
        ("/api/analyse", True),
        ("/api/analyse/ask", True),
        ("/api/puzzles/qwirkle/next", True),
        ("/api/figures/qwirkle", True),
        ("/api/paper/lines", True),
        ("/api/tables", False),
        ("/api/tables/EIK-222222", False),
        ("/api/tables/EIK-222222/places", False),
        ("/api/bot/play", False),
        ("/records", False),
    ],
)
def test_what_nobodys_turn_waits_for_is_turned_away_first(path: str, is_aside: bool) -> None:
    assert looks_back(path) is is_aside
