"""An intention counts once, whatever it is, however often it is sent, and is answered alike each time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import psycopg
import pytest

from bench.kill import Place
from tests.server.serving import run, serving
from tests.server.twice import (
    CASES,
    TIMED,
    Asked,
    Case,
    Json,
    People,
    kinds_of_requests,
    sent,
    sent_and_cut,
    state,
)

pytestmark = pytest.mark.system
Reports = Callable[[str], int]


async def ask_twice(
    case: Case,
    first: str,
    second: str,
    reports: Reports,
    asked_for: set[tuple[str, str]],
    pass_time: Callable[[int], None] | None = None,
) -> str:
    """Asks at one address over a line that breaks, and again at another, which owns the table by then; tells what is wrong."""
    async with AsyncExitStack() as stack:
        asked = await case(People(first, stack, pass_time))
        asked_for.add((asked.request["type"], asked.request.get("kind", "")))
        await sent_and_cut(first, asked)
        answer = await sent(first, asked)
        if answer["type"] != "ack":
            return f"refused: {answer}"
        if asked.meanwhile is not None:
            await asked.meanwhile()
        if second != first:
            await take_over(second, asked)
        counted = await _counted(second, asked, reports)
        for address in (second, first):
            if (again := await sent(address, asked)) != answer:
                return f"{answer}, then {again}"
            if (now := await _counted(address, asked, reports)) != counted:
                return f"counted again: {counted}, then {now}"
    return ""


async def ask_all_twice(
    first: str, second: str, reports: Reports, asked_for: set[tuple[str, str]]
) -> list[str]:
    asking = (ask_twice(case, first, second, reports, asked_for) for case in CASES)
    wrong = await asyncio.gather(*asking, return_exceptions=True)
    return [f"{case.__name__}: {each!r}" for case, each in zip(CASES, wrong, strict=True) if each]


async def _counted(address: str, asked: Asked, reports: Reports) -> tuple[Json, int]:
    return await state(address, asked), reports(asked.code)


async def take_over(address: str, asked: Asked) -> None:
    """Makes another process the owner of the table."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        answer = await http.patch(
            f"/api/tables/{asked.code}",
            json={"free_chat": False},
            headers={"Authorization": f"Bearer {asked.owner}"},
        )
        assert answer.status_code == 200


def test_a_request_repeated_over_broken_lines_counts_once(tmp_path: Path) -> None:
    def reports(code: str) -> int:
        with sqlite3.connect(tmp_path / "speeltafel.db") as database:
            found = database.execute("SELECT count(*) FROM reports WHERE code = ?", (code,)).fetchone()
        return int(found[0])

    async def scenario() -> None:
        async with serving(tmp_path) as served:
            here = served.address

            def pass_time(ms: int) -> None:
                served.time.ahead += ms

            asked_for: set[tuple[str, str]] = set()
            assert await ask_all_twice(here, here, reports, asked_for) == []
            for case in TIMED:
                assert await ask_twice(case, here, here, reports, asked_for, pass_time) == ""
            assert asked_for == kinds_of_requests()

    run(scenario())


def test_a_request_repeated_at_the_next_owner_counts_once(many: Place) -> None:
    def reports(code: str) -> int:
        with psycopg.connect(many.database) as database:
            found = database.execute("SELECT count(*) FROM reports WHERE code = %s", (code,)).fetchone()
        return 0 if found is None else int(found[0])

    async def scenario() -> None:
        first, second = (served.address for served in many.servers)
        assert await ask_all_twice(first, second, reports, set()) == []

    run(scenario())
