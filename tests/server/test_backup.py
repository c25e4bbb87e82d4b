"""A backup is one moment, private, and believed in nothing when it is read back."""

from __future__ import annotations

import gzip
import json
import os
import sqlite3
import stat
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from speeltafel.cli import main
from speeltafel.server.operations.saved_rows import SAVED
from speeltafel.server.store.schema import metadata
from tests.server.serving import run, serving
from tests.server.test_upkeep import dump, filled

FIRST_RELEASE = Path(__file__).parents[1] / "fixtures" / "release-0.1" / "backup.gz"


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a finished and a running table; no test changes it."""
    folder = tmp_path_factory.mktemp("filled")
    filled(folder)
    return folder


@pytest.fixture(scope="module")
def lines(data: Path, tmp_path_factory: pytest.TempPathFactory) -> list[list[Any]]:
    """The rows of its backup."""
    file = tmp_path_factory.mktemp("backup") / "tables.gz"
    assert main(["backup", "--data", str(data), str(file)]) == 0
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


@contextmanager
def before_the_log_is_read(meanwhile: Callable[[], None]) -> Iterator[None]:
    """Does something once, at the moment in which a command turns from the tables to their events."""
    waiting = [meanwhile]

    def look(_: object, __: object, statement: str, *___: object) -> None:
        if "FROM events" in statement and waiting:
            waiting.pop()()

    event.listen(Engine, "before_cursor_execute", look)
    try:
        yield
    finally:
        event.remove(Engine, "before_cursor_execute", look)
    assert not waiting


def test_a_backup_is_one_moment(data: Path, tmp_path: Path) -> None:
    live, file = tmp_path / "live", tmp_path / "tables.gz"
    live.mkdir()
    with sqlite3.connect(data / "speeltafel.db") as old, sqlite3.connect(live / "speeltafel.db") as copy:
        old.backup(copy)
        copy.execute("PRAGMA journal_mode=WAL")

    def play_on() -> None:
        with sqlite3.connect(live / "speeltafel.db") as database:
            fields = [row[1] for row in database.execute("PRAGMA table_info(tables)") if row[1] != "code"]
            names = ", ".join(f'"{name}"' for name in fields)
            database.execute(
                f"INSERT INTO tables (code, {names}) SELECT 'NIEUW-222222', {names} FROM tables LIMIT 1"
            )
            database.execute(
                "INSERT INTO events (code, number, action, points, at) VALUES ('NIEUW-222222', 0, 'x', 0, 1)"
            )
        database.close()

    before = dump(live)
    with before_the_log_is_read(play_on):
        assert main(["backup", "--data", str(live), str(file)]) == 0
    assert dump(live) != before
    assert main(["restore", "--data", str(tmp_path / "new"), str(file)]) == 0
    assert dump(tmp_path / "new") == before


def test_a_backup_is_private_whole_and_overwrites_nothing(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, linked = tmp_path / "tables.gz", tmp_path / "linked.gz"
    before = os.umask(0)
    try:
        assert main(["backup", "--data", str(data), str(file)]) == 0
    finally:
        os.umask(before)
    assert mode(file) == 0o600
    file.write_bytes(b"precious")
    linked.symlink_to(file)
    for name in (file, linked):
        assert main(["backup", "--data", str(data), str(name), "--language", "en"]) == 2
        assert f"{name} already exists" in capsys.readouterr().err
    for other in (linked, tmp_path):
        assert main(["backup", "--data", str(data), str(other), "--replace", "--language", "en"]) == 2
        assert f"{other} already exists and is not a plain file" in capsys.readouterr().err
    assert file.read_bytes() == b"precious"
    assert linked.is_symlink()
    file.chmod(0o644)
    assert main(["backup", "--data", str(data), str(file), "--replace"]) == 0
    assert mode(file) == 0o600
    assert main(["backup", "--data", str(data), str(tmp_path / "no" / "where.gz")]) == 2
    assert sorted(each.name for each in tmp_path.iterdir()) == ["linked.gz", "tables.gz"]


def test_a_backup_says_at_once_that_it_could_not_be_restored(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, file = tmp_path / "here", tmp_path / "tables.gz"
    here.mkdir()
    with sqlite3.connect(data / "speeltafel.db") as old, sqlite3.connect(here / "speeltafel.db") as copy:
        old.backup(copy)
        (code,) = copy.execute("SELECT code FROM tables WHERE status = 'running'").fetchone()
        copy.execute("DELETE FROM events WHERE code = ? AND number = 1", (code,))
    assert main(["backup", "--data", str(here), str(file), "--language", "en"]) == 1
    heard = capsys.readouterr()
    assert "2 tables are saved" in heard.out
    assert heard.err.startswith(f"{code}: the log has")
    assert main(["restore", "--data", str(tmp_path / "new"), str(file)]) == 2


def test_a_backup_of_the_first_release_comes_back_and_is_well(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["restore", "--data", str(tmp_path), str(FIRST_RELEASE), "--language", "en"]) == 0
    assert main(["check", "--data", str(tmp_path), "--language", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[::2] == ["9 tables are back.", "All is well."]


def test_every_column_of_the_schema_is_read_back(lines: list[list[Any]]) -> None:
    for name, kind in SAVED.items():
        assert set(kind.__struct_fields__) == set(metadata.tables[name].columns.keys())
    assert set(SAVED) == set(metadata.tables) - {"processes", "reviews", "bans"}, (
        "reviews can be computed anew, and bans end"
    )


Spoil = Callable[[list[list[Any]]], object]


def row(lines: list[list[Any]], kind: str) -> dict[str, Any]:
    found: dict[str, Any] = next(row for name, row in lines[1:] if name == kind)
    return found


def told(kind: str, **values: object) -> Spoil:
    """A row that says something else."""
    return lambda lines: row(lines, kind).update(values)


def without(kind: str, column: str) -> Spoil:
    return lambda lines: row(lines, kind).pop(column)


def renumbered(lines: list[list[Any]]) -> None:
    events = [row for name, row in lines[1:] if name == "events"]
    next(event for event in events if event["number"] == 3)["number"] = 4_000


def stopped(lines: list[list[Any]]) -> None:
    """The row of a table as it was some moves before its log."""
    row(lines, "tables")["version"] = 1


def dropped(kind: str) -> Spoil:
    return lambda lines: lines.remove(next(line for line in lines[1:] if line[0] == kind))


def twice(kind: str) -> Spoil:
    def spoil(lines: list[list[Any]]) -> None:
        place = next(place for place, line in enumerate(lines) if place and line[0] == kind)
        lines.insert(place, lines[place])

    return spoil


SPOILED: dict[str, tuple[Spoil, str]] = {
    "standing": (told("tables", standing="{}"), "line 3:"),
    "status": (told("tables", status="asleep"), "status"),
    "path": (told("tables", code="../x"), "code"),
    "absolute path": (told("tables", code="/tmp/x"), "code"),
    "code and more": (told("tables", code="KOEK-YD2EHC\n"), "code"),
    "huge": (told("tables", version=2**70), "version"),
    "too much": (told("events", at=2**62), "at"),
    "negative": (told("events", number=-1), "number"),
    "words for a number": (told("events", points="4"), "points"),
    "nul": (told("chat", text="a\x00b"), "text"),
    "seed": (told("tables", seed="00" * 32), "the seed is not the one"),
    "no column": (without("tables", "seed"), "seed"),
    "no column in a log": (without("events", "action"), "action"),
    "foreign column": (told("events", money=1), "money"),
    "deep options": (told("tables", wishes="[" * 100_000), "line 3:"),
    "gap": (renumbered, "the log has"),
    "behind its log": (stopped, "steps"),
    "no such table": (dropped("tables"), "belongs to table"),
    "two tables": (twice("tables"), "there twice"),
    "two events": (twice("events"), "there twice"),
    "two talks": (twice("chat"), "there twice"),
    "newer": (lambda lines: lines.__setitem__(0, {"format": "speeltafel-backup/2"}), "speeltafel-backup/1"),  # type: ignore[call-overload]
}


@pytest.mark.parametrize("how", SPOILED)
def test_a_spoiled_backup_is_refused_in_a_sentence_and_nothing_is_kept(
    lines: list[list[Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str], how: str
) -> None:
    spoil, expected = SPOILED[how]
    spoiled = json.loads(json.dumps(lines))
    spoil(spoiled)
    refused(tmp_path, capsys, b"".join(json.dumps(line).encode() + b"\n" for line in spoiled), expected)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (b"[" * 100_000, "line 2"),
        (b'["tables",{"code":' + b"[" * 100_000 + b"}]", "line 2"),
        (b'["chat",{"text":"' + b"x" * 1_500_000 + b'"}]', "longer than"),
        (b"\n" * 5, "line 2"),
        (b"\xff\xfe", "line 2"),
        (b'["tables",{"code":"\\ud800"}]', "line 2"),
        (b'["sqlite_master",{}]', "sqlite_master"),
    ],
)
def test_a_line_that_is_none_is_refused(
    lines: list[list[Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str], line: bytes, expected: str
) -> None:
    refused(tmp_path, capsys, json.dumps(lines[0]).encode() + b"\n" + line + b"\n", expected)


def test_a_line_without_end_takes_no_memory(
    lines: list[list[Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    head = json.dumps(lines[0]).encode()
    refused(tmp_path / "before", capsys, head + b"\n[]\n", "line 2")
    with gzip.open(tmp_path / "long.gz", "wb", 1) as file:
        file.write(head + b'\n["chat",{"text":"')
        for _ in range(50):
            file.write(b"x" * 1_000_000)
    tracemalloc.start()
    try:
        assert main(["restore", "--data", str(tmp_path / "new"), str(tmp_path / "long.gz")]) == 2
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 15_000_000


def refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, expected: str) -> None:
    file, new = tmp_path / "tables.gz", tmp_path / "new"
    tmp_path.mkdir(exist_ok=True)
    file.write_bytes(gzip.compress(content, 1))
    assert main(["restore", "--data", str(new), str(file), "--language", "en"]) == 2
    said = capsys.readouterr().err
    assert expected in said
    assert "not one of our backups" in said
    assert said.count("\n") == 1
    assert len(said) < 600
    assert not any(word in said for word in ("INSERT", "SELECT", "Traceback", "parameters", "secret"))
    assert not [line for line in dump(new) if "alembic" not in line]


def test_a_backup_goes_back_into_a_server_that_was_started_but_never_used(
    lines: list[list[Any]], data: Path, tmp_path: Path
) -> None:
    async def ask_for_the_key() -> None:
        async with serving(tmp_path / "new") as served:
            await served.backend.pushes.public_key()

    async def ask_and_backup() -> None:
        async with serving(data) as served:
            await served.backend.pushes.public_key()

    run(ask_for_the_key())
    run(ask_and_backup())
    assert main(["backup", "--data", str(data), str(tmp_path / "tables.gz")]) == 0
    assert main(["restore", "--data", str(tmp_path / "new"), str(tmp_path / "tables.gz")]) == 0
    kept = [line for line in dump(tmp_path / "new") if "processes" not in line]
    assert kept == [line for line in dump(data) if "processes" not in line]


def test_what_a_server_keeps_is_for_its_owner_only(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    data = tmp_path / "data"

    async def scenario() -> None:
        async with serving(data) as served:
            await served.pair("exago")
            kept = {each.name: mode(each) for each in data.iterdir()}
            assert set(kept.values()) == {0o600}
            assert {"speeltafel.db", "speeltafel.db-wal", "speeltafel.db-shm", "speeltafel.db.lock"} <= set(
                kept
            )

    before = os.umask(0)
    try:
        run(scenario())
        assert mode(data) == 0o700
        (data / "speeltafel.db").chmod(0o644)
        assert "could be read by others" not in caplog.text
        run(scenario())
    finally:
        os.umask(before)
    assert "speeltafel.db could be read by others (mode 644)" in caplog.text


def test_an_export_stays_in_its_folder(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, folder, outside = tmp_path / "copy", tmp_path / "games", tmp_path / "outside"
    copy.mkdir()
    folder.mkdir()
    with (
        sqlite3.connect(data / "speeltafel.db") as old,
        sqlite3.connect(copy / "speeltafel.db") as database,
    ):
        old.backup(database)
        (good,) = database.execute("SELECT code FROM tables WHERE status = 'finished'").fetchone()
        names = ", ".join(
            f'"{each[1]}"' for each in database.execute("PRAGMA table_info(tables)").fetchall()[1:]
        )
        for bad in ("../evil", str(tmp_path / "evil"), "a/../../evil"):
            database.execute(
                f"INSERT INTO tables (code, {names}) SELECT ?, {names} FROM tables WHERE code = ?",
                (bad, good),
            )
            database.execute(
                "INSERT INTO events (code, number, seat, action, points, at)"
                " SELECT ?, number, seat, action, points, at FROM events WHERE code = ?",
                (bad, good),
            )
    outside.write_text("mine")
    (folder / f"{good}.spel").symlink_to(outside)
    asked = ["export", "--data", str(copy), str(folder), "--language", "en"]
    assert main(asked) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 4
    assert "../evil" in said
    assert outside.read_text() == "mine"
    (folder / f"{good}.spel").unlink()
    assert main(asked) == 1
    assert mode(folder / f"{good}.spel") == 0o600
    written = (folder / f"{good}.spel").read_bytes()
    assert main(asked) == 1
    assert capsys.readouterr().err.count(good) == 0
    (folder / f"{good}.spel").write_text("mine")
    assert main(asked) == 1
    assert f"{good}.spel already exists" in capsys.readouterr().err
    assert main([*asked, "--replace"]) == 1
    assert (folder / f"{good}.spel").read_bytes() == written
    assert sorted(each.name for each in tmp_path.iterdir()) == ["copy", "games", "outside"]
    assert [each.name for each in folder.iterdir()] == [f"{good}.spel"]


@pytest.mark.parametrize("command", ["backup", "export", "purge", "check"])
def test_a_damaged_database_is_told_without_questions_or_rows(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    with (
        sqlite3.connect(data / "speeltafel.db") as old,
        sqlite3.connect(broken / "speeltafel.db") as database,
    ):
        old.backup(database)
    content = bytearray((broken / "speeltafel.db").read_bytes())
    content[3 * 4096 :] = b"\xa5" * len(content[3 * 4096 :])
    (broken / "speeltafel.db").write_bytes(content)
    more = {"backup": [str(tmp_path / "x")], "export": [str(tmp_path / "y")], "purge": ["--older-than", "1"]}
    assert main([command, "--data", str(broken), *more.get(command, []), "--language", "en"]) in (1, 2)
    heard = capsys.readouterr()
    said = heard.out + heard.err
    assert "malformed" in said
    assert not any(word in said for word in ("SELECT", "DELETE", "INSERT", "Traceback", "sqlalche.me"))
    assert not (tmp_path / "x").exists()
