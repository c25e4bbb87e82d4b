"""A live server is backed up under play and comes back: the short form of `bench/backups.py`."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import create_engine, insert, text

from bench.backups import empty_database, logs, measure, ordered
from bench.kill import Place, sqlite_place
from speeltafel.server.settings import read_settings
from speeltafel.server.store.schema import events, reports, tables
from tests.server.test_backup import before_the_log_is_read

pytestmark = pytest.mark.system
FIXTURE = Path(__file__).parents[1] / "server" / "schema_0001.sql"


def test_a_backup_of_sqlite_under_play_comes_back() -> None:
    with sqlite_place() as place:
        seen = asyncio.run(measure(place, tables=6, backups=1, seed=1))
    assert seen["deals verified"] > 0


def test_a_backup_of_postgresql_under_play_comes_back(many: Place) -> None:
    seen = asyncio.run(measure(many, tables=6, backups=1, seed=2))
    assert seen["deals verified"] > 0


def test_a_backup_of_postgresql_is_one_moment_and_reports_are_numbered_on(
    many: Place, tmp_path: Path
) -> None:
    """From SQLite to PostgreSQL and on to another, with a table made while the first is read."""
    with sqlite3.connect(tmp_path / "old.db") as old:
        old.executescript(FIXTURE.read_text("utf-8"))
        old.execute("INSERT INTO reports SELECT 7, code, number, 0, 1 FROM chat LIMIT 1")
    old.close()
    first, second = tmp_path / "1.gz", tmp_path / "2.gz"
    assert ordered(["backup", str(first)], f"sqlite:///{tmp_path / 'old.db'}")[0] == 0
    with empty_database(many.database) as live, empty_database(many.database) as back:
        assert ordered(["restore", str(first)], live) == (0, "3 tables are back.\n")
        database = read_settings({"SPEELTAFEL_DATABASE_URL": live}).database
        before, numbered = logs(database), list[int]()

        def play_on() -> None:
            engine = create_engine(database)
            with engine.begin() as connection:
                named = [f'"{column.name}"' for column in tables.columns if column.name != "code"]
                columns = ", ".join(named)
                made = f"INSERT INTO tables (code, {columns}) SELECT 'NIEUW-222222', {columns} FROM tables LIMIT 1"
                connection.execute(text(made))
                connection.execute(
                    insert(events).values(code="NIEUW-222222", number=0, action="x", points=0, at=1)
                )
                report = insert(reports).values(code="NIEUW-222222", number=0, by=0, at=1)
                numbered.append(connection.execute(report.returning(reports.c.id)).scalar_one())
            engine.dispose()

        with before_the_log_is_read(play_on):
            assert ordered(["backup", str(second)], live)[0] == 0
        assert logs(database) != before
        assert numbered == [8], "after the one that was restored"
        assert ordered(["restore", str(second)], back)[0] == 0
        assert logs(read_settings({"SPEELTAFEL_DATABASE_URL": back}).database) == before
        code, said = ordered(["check", "--language", "en"], back)
        assert (code, said.splitlines()[-1]) == (0, "All is well.")
