"""The log on disk: group commit, a sync before every acknowledgement, one bad change among good ones, migrations."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect
from sqlalchemy.exc import IntegrityError

from bench.process import SERVE, UNBOUNDED, free_port, start_traced
from speeltafel.client.bodies import NewSeat, NewTable
from speeltafel.client.http import Server
from speeltafel.client.table import Seat
from speeltafel.live.change import EventRow, Made, Stored
from speeltafel.live.seating import Chair, Seating
from speeltafel.live.services import NotStored
from speeltafel.live.table import Setup
from speeltafel.server.metrics import Metrics
from speeltafel.server.settings import Misconfigured, Settings
from speeltafel.server.store import writer
from speeltafel.server.store.days import everybodys_ranks, keep_result, kept_rank
from speeltafel.server.store.migrate import upgrade
from speeltafel.server.store.rows import SubscriptionRow
from speeltafel.server.store.schema import metadata
from speeltafel.server.store.store import BROWSERS_PER_SEAT, Store
from tests.server.serving import play_on, run, serving

FIXTURE = Path(__file__).parent / "schema_0001.sql"
KEPT = {"KOEK-YD2EHC": 23, "ROOS-66A2Q5": 15}
OLD = {
    "events": "code, number, seat, action, points, at, client",
    "chat": "code, number, at, seat, name, text, phrase, client",
}
KEPT_SECRET = "z8lcuMU-oezEJjZvdv4c1Niq"


def row(code: str) -> Made:
    seating = Seating((Chair("person"), Chair("person")))
    return Made(Setup(code, "qwinn/standard", {}, "nl", 1, "00" * 32, ""), "running", seating)


def change(code: str, number: int, version: int) -> Stored:
    event = EventRow(number, 0, "fail", 0, 1, f"0/{number}")
    return Stored(code, version, 1, "running", events=(event,))


def test_many_tables_share_one_flush(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store(Settings(data=tmp_path))
        for n in range(40):
            await store.add(row(f"T{n}"))
        await asyncio.gather(*(store.commit(change(f"T{n}", 0, 1), 0) for n in range(40)))
        assert store.writer.stored == 40
        assert store.writer.flushes <= 3
        await store.close()

    run(scenario())


def test_changes_that_follow_closely_wait_for_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "GATHER_SECONDS", 0.25)

    async def scenario() -> None:
        store = Store(Settings(data=tmp_path))
        for n in range(12):
            await store.add(row(f"T{n}"))
        began = asyncio.get_running_loop().time()
        await store.commit(change("T0", 0, 1), 0)
        assert store.writer.flushes == 1
        stored = []
        for n in range(1, 12):
            stored.append(asyncio.create_task(store.commit(change(f"T{n}", 0, 1), 0)))
            await asyncio.sleep(0.002)
        await asyncio.gather(*stored)
        waits = (asyncio.get_running_loop().time() - began) / 0.25
        assert store.writer.stored == 12
        assert store.writer.flushes <= 2 + waits
        await store.close()

    run(scenario())


def test_one_change_that_cannot_be_stored_harms_no_other(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store(Settings(data=tmp_path))
        for code in ("A", "B", "C"):
            await store.add(row(code))
        await store.commit(change("B", 0, 1), 0)
        wanted = (change("A", 0, 1), change("B", 0, 2), change("C", 0, 1))
        done = await asyncio.gather(*(store.commit(each, 0) for each in wanted), return_exceptions=True)
        assert [type(each) for each in done] == [type(None), NotStored, type(None)]
        for code in ("A", "B", "C"):
            loaded = await store.load(code)
            assert loaded is not None
            assert [event.number for event in loaded.events] == [0]
        await store.close()

    run(scenario())


@pytest.mark.skipif(shutil.which("strace") is None, reason="watching a process's calls needs strace")
@pytest.mark.system
def test_a_sync_comes_before_every_acknowledgement(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    served = start_traced(SERVE, free_port(), str(tmp_path / "data"), trace=trace, environment=UNBOUNDED)
    try:

        async def scenario() -> None:
            async with Server(served.address, timeout=60) as http:
                made = await http.make_table(NewTable("qwinn", [NewSeat("me"), NewSeat("me")]))
                async with Seat(served.address, made.table, [place.secret for place in made.mine]) as seat:
                    await play_on(seat, moves=15)

        run(scenario())
    finally:
        served.stop()
    acknowledged, synced = 0, 0
    for line in trace.read_text(errors="replace").splitlines():
        if re.search(r"\bf(data)?sync\(\d+.*= 0", line) or re.search(r"f(data)?sync resumed.*= 0", line):
            synced += 1
        elif '{\\"type\\":\\"ack\\"' in line:
            acknowledged += 1
            assert synced > 0, f"acknowledgement {acknowledged} was written without a sync before it"
            synced = 0
    assert acknowledged == 15


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    upgrade(url)
    made = inspect(create_engine(url))
    assert set(made.get_table_names()) == {*metadata.tables, "alembic_version"}
    for name, table in metadata.tables.items():
        assert {column["name"]: column["nullable"] for column in made.get_columns(name)} == {
            column.name: column.nullable for column in table.columns
        }
        assert {index["name"] for index in made.get_indexes(name)} == {index.name for index in table.indexes}


def test_a_database_of_the_first_schema_upgrades_without_loss(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "speeltafel.db") as old:
        old.executescript(FIXTURE.read_text("utf-8"))
        before = {name: old.execute(f"SELECT {kept} FROM {name}").fetchall() for name, kept in OLD.items()}
    old.close()

    async def scenario() -> None:
        async with serving(tmp_path) as served:
            for code, events in KEPT.items():
                watcher = await served.sit(code)
                assert len(watcher.events) == events
            finished, running = KEPT
            assert (await served.http.table(finished)).status == "finished"
            seat = await served.sit(running, KEPT_SECRET)
            assert seat.you
            assert [table.table for table in await served.http.lobby()] == ["SLAK-A5WZ2G"]
            assert await served.backend.pushes.public_key()

    run(scenario())
    with sqlite3.connect(tmp_path / "speeltafel.db") as new:
        after = {name: new.execute(f"SELECT {kept} FROM {name}").fetchall() for name, kept in OLD.items()}
    new.close()
    known = len(before["events"])  # the bot of the running game may have moved on meanwhile
    assert {**after, "events": after["events"][:known]} == before


def browser(endpoint: str, secret: str = "ada") -> SubscriptionRow:
    return SubscriptionRow(endpoint, secret, "key", "auth", "nl")


async def told(store: Store, code: str, secret: str = "ada") -> list[str]:
    return [row.endpoint for row in await store.subscribed(code, secret)]


def test_a_browser_is_told_of_its_own_seat_and_table_until_it_is_gone(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store(Settings(data=tmp_path))
        for code in ("A", "B"):
            await store.add(row(code))
            await store.subscribe(code, browser(f"{code}-of-ada"))
            await store.subscribe(code, browser(f"{code}-of-bo", "bo"))
        assert await told(store, "A") == ["A-of-ada"]
        await store.unsubscribe("A-of-ada")
        assert [await told(store, "A"), await told(store, "A", "bo")] == [[], ["A-of-bo"]]
        assert await told(store, "B") == ["B-of-ada"]
        await store.close()

    run(scenario())


def test_of_too_many_browsers_of_a_seat_the_oldest_makes_way(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store(Settings(data=tmp_path))
        await store.add(row("A"))
        for n in range(BROWSERS_PER_SEAT + 2):
            await store.subscribe("A", browser(f"{n}"))
        assert sorted(map(int, await told(store, "A"))) == list(range(2, BROWSERS_PER_SEAT + 2))
        await store.close()

    run(scenario())


def test_a_commit_that_the_database_rightly_refuses_is_counted_as_a_conflict(tmp_path: Path) -> None:
    async def scenario() -> None:
        metrics = Metrics()
        store = Store(Settings(data=tmp_path), metrics)
        await store.add(row("A"))
        with pytest.raises(IntegrityError):
            await store.add(row("A"))
        told = {"reason": "conflict"}
        assert metrics.registry.get_sample_value("speeltafel_refused_commits_total", told) == 1
        assert store.vitals.commits
        await store.close()

    run(scenario())


def test_of_a_device_the_first_result_of_a_day_counts(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store(Settings(data=tmp_path))
        day = (store.engine, "2026-11-20", "exago")
        assert [await keep_result(*day, "ada", rank) for rank in (3, 5)] == [3, 3]
        assert [await kept_rank(*day, device) for device in ("ada", "bo")] == [3, None]
        assert await everybodys_ranks(*day) == [(3, 1)]
        await store.close()

    run(scenario())


def test_a_second_server_is_kept_off_the_same_file(tmp_path: Path) -> None:
    async def scenario() -> None:
        first = Store(Settings(data=tmp_path))
        with pytest.raises(Misconfigured) as told:
            Store(Settings(data=tmp_path))
        assert told.value.reason == "setting-data-taken"
        await first.close()
        await Store(Settings(data=tmp_path)).close()

    run(scenario())
