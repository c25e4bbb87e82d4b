"""Health tells the truth: with a full disk, damaged pages or a server about to stop it is 503, and says what is wrong."""

from __future__ import annotations

import asyncio
import re
import resource
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from bench.process import SERVE, UNBOUNDED, Served, free_port, start
from speeltafel.client.bodies import NewSeat, NewTable
from speeltafel.client.http import Server
from speeltafel.client.table import Denied, Seat, Unwelcome
from tests.server.serving import play_on, run, serving

LIMIT = """
import os, resource
limit = os.environ.get("TEST_FILE_BYTES")
if limit:
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(limit), resource.RLIM_INFINITY))
"""


@contextmanager
def served_from(data: Path, most: int | None = None) -> Iterator[Served]:
    """A server of its own; with `most` no file it writes may be longer, as on a full disk."""
    limit = {} if most is None else {"TEST_FILE_BYTES": str(most)}
    served = start(LIMIT + SERVE, free_port(), str(data), environment={**UNBOUNDED, **limit})
    try:
        yield served
    finally:
        served.kill()


def health(served: Served) -> tuple[int, dict[str, Any]]:
    answer = httpx.get(f"{served.address}/api/health", timeout=30)
    return answer.status_code, answer.json()


def healthy(served: Served) -> dict[str, Any]:
    """What a server says once it is well."""
    for _ in range(200):
        status, told = health(served)
        if status == 200:
            return told
        time.sleep(0.2)
    raise AssertionError(told["wrong"])


def counted(served: Served, name: str, **labels: str) -> float:
    text = httpx.get(f"{served.address}/metrics", timeout=30).text
    wanted = "".join(f'{key}="{value}"' for key, value in labels.items())
    found = re.search(rf"^{name}(?:\{{{wanted}\}})? ([0-9.e+]+)$", text, re.MULTILINE)
    assert found is not None, name
    return float(found[1])


async def play_until(served: Served, holds: Callable[[], bool]) -> None:
    """Plays at a table, which goes on asking when a move is not stored, until something holds."""
    async with Server(served.address, timeout=60) as http:
        made = await http.make_table(NewTable("qwinn", [NewSeat("me"), NewSeat("me")], {"target": 9999}))
        async with Seat(served.address, made.table, [place.secret for place in made.mine]) as seat:
            playing = asyncio.create_task(play_on(seat, moves=10_000))
            while not await asyncio.to_thread(holds):
                assert not playing.done()
                await asyncio.sleep(0.05)
            playing.cancel()


@pytest.mark.system
def test_a_full_disk_is_503_until_it_has_room_again(tmp_path: Path) -> None:
    def refused() -> float:
        return counted(served, "speeltafel_refused_commits_total", reason="database")

    with served_from(tmp_path, most=300_000) as served:
        told = healthy(served)
        assert (told["wrong"], told["status"]) == ([], "ok")
        assert told["committed"] is not None
        asyncio.run(asyncio.wait_for(play_until(served, lambda: refused() >= 1), 120))
        for _ in range(3):
            status, told = health(served)
            assert (status, told["status"], told["database"]) == (503, "failing", False)
            assert "commits" in told["wrong"]
            assert told["failed"] is not None
            time.sleep(1.1)  # the next look tries another commit
        resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert healthy(served)["wrong"] == []


@pytest.mark.system
def test_damaged_pages_do_not_read_as_fine(tmp_path: Path) -> None:
    async def fill(served: Served) -> None:
        async with Server(served.address, timeout=60) as http:
            for _ in range(30):
                await http.make_table(NewTable("qwirkle", [NewSeat("me"), NewSeat("me")]))

    with served_from(tmp_path) as served:
        asyncio.run(fill(served))
        served.stop()
    file = tmp_path / "speeltafel.db"
    with sqlite3.connect(file) as database:
        page = database.execute("PRAGMA page_size").fetchone()[0]
        pages = [
            number
            for (number,) in database.execute(
                "SELECT pageno FROM dbstat WHERE name = 'events' AND pagetype = 'leaf'"
            )
        ]
    database.close()
    content = bytearray(file.read_bytes())
    for number in pages:
        content[(number - 1) * page : number * page] = b"\xa5" * page
    file.write_bytes(content)
    with served_from(tmp_path) as served:
        status, told = health(served)
        assert (status, told["database"]) == (503, False)
        assert "reads" in told["wrong"]


def test_a_table_that_cannot_be_read_is_remembered_until_it_can_be(tmp_path: Path) -> None:
    """One damaged page of many: whoever meets it first tells health, which reads that table again each time."""

    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, *_ = await served.pair("exago")
            vitals = served.backend.store.vitals
            vitals.was_not_read(made.table, sqlite_trouble())
            assert vitals.unreadable == (made.table,)
            async with httpx.AsyncClient(base_url=served.address) as http:
                assert (await http.get("/api/health")).status_code == 200
            assert vitals.unreadable == ()

    run(scenario())


def sqlite_trouble() -> Exception:
    from sqlalchemy.exc import DatabaseError

    return DatabaseError("SELECT", {}, sqlite3.DatabaseError("database disk image is malformed"))


def test_what_a_stranger_sends_never_makes_a_server_look_ill(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            for code in ("%00", "x%00y", "%F0%9F%98%80", "9" * 40, "..", "%ED%A0%80"):
                await http.get(f"/api/tables/{code}")
            answer = await http.get("/api/health")
            assert (answer.status_code, answer.json()["wrong"]) == (200, [])

    run(scenario())


def test_too_little_room_on_the_disk_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            serving(
                tmp_path, adjust=lambda all: replace(all, limits=replace(all.limits, free_bytes=1 << 60))
            ) as served,
            httpx.AsyncClient(base_url=served.address) as http,
        ):
            answer = await http.get("/api/health")
            assert answer.status_code == 503
            assert answer.json()["wrong"] == ["disk"]
            assert answer.json()["free"] < 1 << 60

    run(scenario())


def test_a_server_about_to_stop_is_503(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            assert (await http.get("/api/health")).status_code == 200
            await served.sockets.drain()
            answer = await http.get("/api/health")
            assert answer.status_code == 503
            assert (answer.json()["status"], answer.json()["wrong"]) == ("draining", ["draining"])

    run(scenario())


def test_refusals_are_counted_by_kind(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            _, first, second = await served.pair("exago")
            await play_on(first, second, moves=1)
            with pytest.raises(Denied):
                await first.play("nonsense", seat=first.you[0])
            await http.get("/api/tables/NONE-234567")
            await http.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
            await http.post("/api/tables", json={}, headers={"origin": "https://evil.example"})
            text = (await http.get("/metrics")).text
            counts = dict(re.findall(r'speeltafel_refusals_total\{reason="(\w+)"\} ([0-9.]+)', text))
            assert {kind for kind, number in counts.items() if number != "0.0"} == {
                "rules",
                "absent",
                "unreadable",
                "origin",
            }

    run(scenario())


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET standing = '{}' WHERE code = ?",
        "UPDATE tables SET wishes = '[' WHERE code = ?",
        "UPDATE tables SET edition = 'chess/fide' WHERE code = ?",
        "UPDATE tables SET seed = 'x' WHERE code = ?",
        "UPDATE events SET action = 'fly' WHERE code = ?",
    ],
)
def test_a_table_whose_rows_mean_nothing_says_so_to_its_people(tmp_path: Path, damage: str) -> None:
    codes: list[str] = []

    async def play() -> None:
        async with serving(tmp_path) as served:
            for _ in range(2):
                made, first, second = await served.pair("exago")
                await play_on(first, second, moves=1)
                codes.append(made.table)

    async def ask() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            answer = await http.get(f"/api/tables/{codes[0]}")
            assert (answer.status_code, answer.json()["message"]["id"]) == (500, "server-table-broken")
            with pytest.raises(Unwelcome, match="cannot be opened"):
                await served.sit(codes[0])
            assert (await served.sit(codes[1])).number >= 1

    run(play())
    with sqlite3.connect(tmp_path / "speeltafel.db") as database:
        database.execute(damage, codes[:1])
    database.close()
    run(ask())
