"""The line to a table: its address names the table, and when all lines are lost at once they come back one after the other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from speeltafel.server.edge import sockets
from speeltafel.wire import WIRE
from tests.server.serving import Serving, run, serving

Json = dict[str, Any]


async def opened(served: Serving, path: str, table: str, *secrets: str) -> tuple[ClientConnection, Json]:
    """A line at this path that has said hello at a table, and what it heard first."""
    where = served.address.replace("http", "ws") + path
    socket = await served.stack.enter_async_context(connect(where, compression=None))
    hello = {"type": "hello", "table": table, "secrets": secrets, "wire": WIRE}
    await socket.send(msgspec.json.encode(hello).decode())
    first: Json = msgspec.json.decode(await socket.recv())
    return socket, first


async def heard(socket: ClientConnection, kind: str) -> Json:
    while True:
        message: Json = msgspec.json.decode(await socket.recv())
        if message["type"] == kind:
            return message


@pytest.mark.parametrize("path", ["/api/tables/{}/socket", "/api/socket"])
def test_a_table_is_reached_by_its_own_address_and_by_the_one_of_earlier_releases(
    tmp_path: Path, path: str
) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("exago", "me", "me")
            for code in (made.table, made.table.lower()):
                _, first = await opened(served, path.format(code), made.table)
                assert first["type"] == "welcome"
                assert first["table"]["table"] == made.table

    run(scenario())


def test_a_line_of_one_table_opens_no_other(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, other = await served.table("exago", "me", "me"), await served.table("exago", "me", "me")
            _, first = await opened(served, f"/api/tables/{made.table}/socket", other.table)
            assert (first["type"], first["after"]) == ("goodbye", -1)
            assert first["reason"] == {
                "id": "server-other-table",
                "args": {"line": made.table, "table": other.table},
            }

    run(scenario())


def test_everybody_is_told_over_what_time_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "RETURNS_PER_SECOND", 4)

    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("exago", "me", "me")
            lines = [await opened(served, "/api/socket", made.table) for _ in range(6)]
            assert [first.get("spread", 0) for _, first in lines] == [0, 0, 0, 1000, 1250, 1500]
            await lines[0][0].send('{"type":"ping","id":"a"}')
            assert (await heard(lines[0][0], "pong"))["spread"] == 1500

    run(scenario())


def test_who_is_to_move_comes_back_first_and_who_watches_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "RETURNS_PER_SECOND", 1)
    monkeypatch.setattr(sockets, "COME_BACK_MS", (50, 50))

    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("exago", "me", "me")
            watching = [await opened(served, "/api/socket", made.table) for _ in range(2)]
            playing = [await opened(served, "/api/socket", made.table, mine.secret) for mine in made.mine]
            playing.sort(key=lambda line: line[1]["turn"] not in line[1]["you"], reverse=True)
            await served.sockets.drain()
            afters = [(await heard(socket, "goodbye"))["after"] for socket, _ in (*playing, *watching)]
            assert afters[:2] == [1050, 50]
            assert sorted(afters[2:]) == [2050, 3050]

    run(scenario())
