"""A seat over a bad network: it comes back, misses nothing, and what it asked is answered once."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

from speeltafel.client.any_move import some_move
from speeltafel.client.messages import heard
from speeltafel.client.table import Seat, Unwelcome
from speeltafel.locale import say
from speeltafel.wire import WIRE, Said
from tests.server.serving import play_on, run, serving


def test_a_client_that_vanished_gets_exactly_what_it_missed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, second = await served.pair("qwirkle")
            await play_on(first, second, moves=2)
            async with connect(served.address.replace("http", "ws") + "/api/socket") as socket:
                hello = {
                    "type": "hello",
                    "table": made.table,
                    "secrets": first._secrets,
                    "since": -1,
                    "wire": WIRE,
                }
                await socket.send(msgspec.json.encode(hello).decode())
                before = msgspec.json.decode(await socket.recv())
            await play_on(first, second, moves=3)
            async with connect(served.address.replace("http", "ws") + "/api/socket") as socket:
                await socket.send(msgspec.json.encode(hello | {"since": before["number"]}).decode())
                after = msgspec.json.decode(await socket.recv())
            whole = before["events"] + after["events"]
            assert [event["number"] for event in whole] == list(range(len(whole)))
            assert [event["action"] for event in whole] == [event.action for event in first.events]
            assert after["view"] == first.view

    run(scenario())


def test_a_shared_device_asks_a_busy_server_again_for_the_eyes_of_who_is_to_move() -> None:
    asked = asyncio.Queue[dict[str, object]]()

    async def busy(line: ServerConnection) -> None:
        await line.recv()
        table = {"table": "X-1", "game": "qwirkle/nl-2023", "options": {}, "seats": [], "status": "running"}
        state = {"you": [0, 1], "number": 0, "view": {}, "scores": [0, 0], "turn": 1, "events": []}
        await line.send(
            msgspec.json.encode({"type": "welcome", "wire": WIRE, "table": table, **state}).decode()
        )
        async for text in line:
            hold = msgspec.json.decode(text)
            asked.put_nowait(hold)
            refusal = {"message": {"id": "server-busy", "args": {}}}
            refused = {"type": "refused", "id": hold["id"], "refusal": refusal, "number": 0}
            await line.send(msgspec.json.encode(refused).decode())

    async def scenario() -> None:
        async with serve(busy, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            async with Seat(f"http://127.0.0.1:{port}", "X-1", ("first", "second")):
                for _ in range(3):
                    hold = await asked.get()
                    assert (hold["type"], hold["seat"]) == ("hold", 1)

    run(scenario(), 30)


async def level(first: Seat, second: Seat) -> None:
    """Waits until both have heard the same; only the one who is behind will hear more."""
    while first.number != second.number:
        behind, ahead = sorted((first, second), key=lambda seat: seat.number)
        known = ahead.number
        await behind.wait_for(lambda here, known=known: here.number >= known)  # type: ignore[misc]


def test_a_seat_plays_on_through_a_network_that_breaks_all_the_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, second = await served.pair("exago")

            luck = random.Random(3)
            loop = asyncio.get_running_loop()
            for _ in range(10):
                await level(first, second)
                mover = first if first.turn in first.you else second
                loop.call_later(luck.uniform(0.0, 0.05), luck.choice((first, second)).drop)
                await mover.play(await some_move(mover))
            await level(first, second)
            assert first.breaks + second.breaks > 2
            assert first.events == second.events
            assert [event.number for event in first.events] == list(range(len(first.events)))

    run(scenario())


def test_a_seat_survives_a_restart_of_the_server(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, _ = await served.pair("exago")
            port = int(served.address.rpartition(":")[2])
            seat = Seat(served.address, made.table, first._secrets)
            await seat.__aenter__()
        from dataclasses import replace

        async with serving(tmp_path, adjust=lambda settings: replace(settings, port=port)):
            await seat.play("0,0")
            await seat.close()

    run(scenario())


def test_a_server_that_says_no_for_good_is_believed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, _ = await served.pair("exago")
            await served.http.remove(made.table, first.you[0], made.owner)
            with pytest.raises(Unwelcome, match="given to someone else"):
                await first.play("0,0")

    run(scenario())


def test_a_message_off_the_wire_can_be_said() -> None:
    said = Said("server-no-table", {"table": "X"})
    assert say(heard(said), "en") == "There is no table “X”."
    inner = Said("server-no-table", {"table": Said("server-paused")})
    assert "paused" in say(heard(inner), "en")
