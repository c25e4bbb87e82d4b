"""Tables that fall due: each is acted on or due later, and none keeps another waiting."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path

import httpx
import pytest

from speeltafel.client.table import Seat
from speeltafel.server.operations import sweeper
from tests.server.serving import Serving, run, serving

DAY = 86_400
LONG = 2 * DAY * 1000


def stored(data: Path, statement: str, *values: object) -> list[tuple[object, ...]]:
    """Asks the server's database, or changes it, behind the server's back."""
    with sqlite3.connect(data / "speeltafel.db", timeout=20) as database:
        return database.execute(statement, values).fetchall()


async def count(served: Serving, name: str) -> float:
    """A count as the server tells it."""
    async with httpx.AsyncClient(base_url=served.address) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.split()[0] == name)


async def until(is_so: Callable[[], bool | Awaitable[bool]]) -> None:
    """Waits, for as long as the scenario lasts, until something is so."""
    while True:
        answer = is_so()
        if answer if isinstance(answer, bool) else await answer:
            return
        await asyncio.sleep(0.05)


async def swept(served: Serving, times: int = 2) -> None:
    """Waits until what is due now has been looked at so many times over."""
    for _ in range(times):
        await served.backend.sweeper.look()


async def left_alone(served: Serving) -> tuple[Seat, int]:
    """Somebody whose opponent, to move by a clock of a day, has gone; and the seat of who is away."""
    made, first, second = await served.pair("exago", clock=("days", DAY))
    seat = first.you[0]
    await first.close()
    await second.wait_for(lambda here: here.table is not None and not here.table.seats[seat].there)
    assert made.table
    return second, seat


def has_stand_in(seat: int) -> Callable[[Seat], bool]:
    return lambda here: here.table is not None and bool(here.table.seats[seat].stand_in)


def test_a_table_left_before_its_first_move_is_never_due(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            for _ in range(3):
                await served.table("exago", "me", "me")
            waiting = await served.table("exago", "me", "open")
            await served.http.take_place(waiting.table)
            assert stored(tmp_path, "SELECT count(*) FROM tables WHERE status = 'running'") == [(4,)]
            assert stored(tmp_path, "SELECT count(*) FROM tables WHERE due IS NOT NULL") == [(0,)]
            served.time.ahead += LONG
            await swept(served)
            assert await count(served, "speeltafel_looks_total") == 0

    run(scenario())


def test_tables_of_an_older_release_are_looked_at_once_and_let_go(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            for _ in range(5):
                await served.table("exago", "me", "me")
        async with serving(tmp_path) as served:
            served.backend.sweeper.close()
            stored(tmp_path, "UPDATE tables SET due = made")
            await swept(served)
            assert not stored(tmp_path, "SELECT 1 FROM tables WHERE due IS NOT NULL")
            assert await count(served, "speeltafel_looks_total") == 5
            assert await count(served, "speeltafel_loads_total") == 5
            assert len(served.backend.host.rooms) == 0

    run(scenario())


def test_a_table_that_nobody_ever_looked_at_is_dropped_from_memory_sooner(tmp_path: Path) -> None:
    """A thousand tables that were made and left would otherwise lie there while the next thousand come: those are never there."""

    async def scenario() -> None:
        async with serving(tmp_path) as served:
            rooms = served.backend.host.rooms
            made = await served.table("exago", "me", "me")
            left, first, second = await served.pair("exago")
            await first.close()
            await second.close()
            await until(lambda: not rooms[left.table].viewers)
            assert made.table not in rooms
            await served.http.table(made.table)
            assert made.table in rooms
            served.time.ahead += 15_000
            await until(lambda: made.table not in rooms)
            assert left.table in rooms, "its people may have lost their line for a moment"
            served.time.ahead += 60_000
            await until(lambda: left.table not in rooms)
            assert (await served.http.table(made.table)).status == "running", "the store has it"

    run(scenario())


def test_a_look_that_finds_nothing_to_do_puts_the_next_one_off_ever_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, _ = await served.pair("exago", clock=("days", DAY))
            assert first.table is not None
            assert first.table.clock is not None
            ends = first.table.clock.ends
            assert ends is not None
            served.time.ahead += LONG
            waits = []
            for _ in range(3):
                now = served.time.ms()
                await swept(served)
                [(due,)] = stored(tmp_path, "SELECT due FROM tables WHERE code = ?", made.table)
                assert isinstance(due, int)
                assert due > now
                waits.append(due - now)
                served.time.ahead += due - served.time.ms() + 1
            assert waits[0] >= DAY * 1000
            assert all(later > 1.9 * sooner for sooner, later in pairwise(waits))

    run(scenario())


def test_clocks_that_ran_out_while_people_stay_keep_no_stand_in_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(sweeper, "MOST", 3)
        async with serving(tmp_path) as served:
            for _ in range(7):
                await served.pair("exago", clock=("move", 1))
            served.time.ahead += 60_000
            alone, away = await left_alone(served)
            served.time.ahead += LONG
            await alone.wait_for(has_stand_in(away))
            await swept(served, 3)
            before = await count(served, "speeltafel_looks_total")
            await swept(served, 5)
            assert await count(served, "speeltafel_looks_total") - before <= 2

    run(scenario())


def test_a_table_that_cannot_be_read_stops_nobody_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            broken = await served.table("exago", "me", "bot", listed=True)
        stored(tmp_path, "UPDATE events SET action = 'never heard of' WHERE code = ?", broken.table)
        stored(
            tmp_path,
            "INSERT INTO events (code, number, seat, action, points, at) VALUES (?, 0, 0, 'never heard of', 0, 1)"
            " ON CONFLICT DO NOTHING",
            broken.table,
        )
        stored(tmp_path, "UPDATE tables SET due = 1 WHERE code = ?", broken.table)
        async with serving(tmp_path) as served:
            alone, away = await left_alone(served)
            await until(lambda: broken.table in served.backend.sweeper.set_aside)
            assert await count(served, "speeltafel_tables_set_aside") == 1
            waits = []
            for _ in range(3):
                [(due,)] = stored(tmp_path, "SELECT due FROM tables WHERE code = ?", broken.table)
                assert isinstance(due, int)
                waits.append(due - served.time.ms())
                served.time.ahead += due - served.time.ms() + 1
                await swept(served)
            assert waits[0] > 0
            assert waits[1] > 1.5 * waits[0]
            assert waits[2] > 1.5 * waits[1]
            served.time.ahead += LONG
            await alone.wait_for(has_stand_in(away))

    run(scenario())


def test_a_table_whose_settings_cannot_be_read_is_left_out_of_the_lobby(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            broken = await served.table("exago", "me", "open", listed=True)
            whole = await served.table("exago", "me", "open", listed=True)
            stored(tmp_path, "UPDATE tables SET standing = '{}' WHERE code = ?", broken.table)
            assert [table.table for table in await served.http.lobby()] == [whole.table]

    run(scenario())


def test_who_is_away_has_a_time_of_grace_after_the_clock_ran_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            alone, away = await left_alone(served)
            assert alone.table is not None
            assert alone.table.clock is not None
            assert alone.table.clock.ends is not None
            grace = DAY * 1000 // 10
            served.time.ahead += alone.table.clock.ends - served.time.ms() + grace - 30_000
            stored(tmp_path, "UPDATE tables SET due = 1")
            await swept(served)
            table = await served.http.table(alone._code)
            assert not table.seats[away].stand_in
            assert table.clock is not None
            served.time.ahead += 31_000
            await alone.wait_for(has_stand_in(away))

    run(scenario())
