"""Keeping a server: backup and restore, export, purge."""

from __future__ import annotations

import gzip
import sqlite3
from pathlib import Path

import pytest

from speeltafel.cli import main
from speeltafel.live.change import Made
from speeltafel.live.seating import Chair, Seating
from speeltafel.live.table import Setup
from speeltafel.server.settings import Settings
from speeltafel.server.store.erasing import Erasing
from speeltafel.server.store.rows import SubscriptionRow
from speeltafel.server.store.store import Store
from speeltafel.table.proof import verify
from speeltafel.table.spel import read_spel
from tests.server.serving import play_on, run, serving


def filled(data: Path) -> tuple[str, str]:
    """A data folder with a finished and a running table; their codes."""
    codes: list[str] = []

    async def scenario() -> None:
        async with serving(data) as served:
            made, first, second = await served.pair("qwinn", options={"target": 40})
            await play_on(first, second, moves=100)
            await first.say("bewaar mij")
            codes.append(made.table)
            made, first, second = await served.pair("exago")
            await play_on(first, second, moves=3)
            codes.append(made.table)

    run(scenario())
    return codes[0], codes[1]


def dump(data: Path) -> list[str]:
    with sqlite3.connect(data / "speeltafel.db") as database:
        lines = sorted(line for line in database.iterdump() if line.startswith("INSERT"))
    database.close()
    return lines


def test_a_backup_restores_every_row(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "tables.gz"
    filled(old)
    assert main(["backup", "--data", str(old), str(file), "--language", "en"]) == 0
    assert "2 tables are saved" in capsys.readouterr().out
    assert main(["restore", "--data", str(new), str(file), "--language", "en"]) == 0
    assert dump(new) == dump(old)
    assert main(["restore", "--data", str(new), str(file), "--language", "en"]) == 2
    assert "tables already" in capsys.readouterr().err


def test_a_damaged_backup_leaves_the_database_empty(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, file = tmp_path / "old", tmp_path / "tables.gz"
    filled(old)
    main(["backup", "--data", str(old), str(file)])
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    for n, spoiled in enumerate(
        ([*lines[:-1], b"[]\n"], [b"{}\n", *lines[1:]], [lines[0], b'["users",{}]\n'])
    ):
        file.write_bytes(gzip.compress(b"".join(spoiled)))
        assert main(["restore", "--data", str(tmp_path / f"new{n}"), str(file), "--language", "en"]) == 2
        assert "not one of our backups" in capsys.readouterr().err
        assert not [line for line in dump(tmp_path / f"new{n}") if '"tables"' in line]
    file.write_bytes(file.read_bytes()[:40])
    assert main(["restore", "--data", str(tmp_path / "cut"), str(file)]) == 2
    assert main(["restore", "--data", str(tmp_path / "none"), str(tmp_path / "no.gz")]) == 2


def test_exported_games_can_be_verified(tmp_path: Path) -> None:
    finished, _ = filled(tmp_path / "data")
    assert main(["export", "--data", str(tmp_path / "data"), str(tmp_path / "games")]) == 0
    (record,) = (tmp_path / "games").iterdir()
    assert record.name == f"{finished}.spel"
    assert verify(read_spel(record.read_text("utf-8"))) > 0


def test_purging_deletes_old_tables_with_all_that_was_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    finished, running = filled(tmp_path)
    with sqlite3.connect(tmp_path / "speeltafel.db") as database:
        database.execute("UPDATE tables SET touched = touched - 40 * 86400000 WHERE code = ?", (finished,))
        for day, device in (("2026-01-01", "device-of-before"), ("2999-01-01", "device-of-now")):
            database.execute("INSERT INTO day_results VALUES (?, 'exago', ?, 1)", (day, device))
    database.close()
    assert (
        main(["purge", "--data", str(tmp_path), "--older-than", "30", "--dry-run", "--language", "en"]) == 0
    )
    assert main(["purge", "--data", str(tmp_path), "--older-than", "30", "--language", "en"]) == 0
    assert capsys.readouterr().out.splitlines() == ["1 table would be deleted.", "1 table is deleted."]
    left = "".join(dump(tmp_path))
    assert finished not in left
    assert running in left
    assert ("device-of-before" in left, "device-of-now" in left) == (False, True)
    assert b"bewaar mij" not in (tmp_path / "speeltafel.db").read_bytes()


def test_what_was_touched_at_that_very_moment_is_kept(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store(Settings(data=tmp_path))
        seating = Seating((Chair("person"), Chair("person")))
        setup = Setup("A", "qwinn/standard", {}, "nl", 1000, "00" * 32, "")
        await store.add(Made(setup, "finished", seating))
        await store.subscribe("A", SubscriptionRow("ada", "secret", "key", "auth", "nl"))
        erasing = Erasing(store.engine, None)
        for before, kept in ((1000, 1), (1001, 0)):
            await erasing.forget_idle_browsers(before)
            assert len(await store.subscribed("A", "secret")) == kept
        assert await erasing.delete_tables(["A"], 1000) == 0
        assert await erasing.delete_tables(["A"], 1001) == 1
        await store.close()

    run(scenario())
