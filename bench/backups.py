"""Backups of a server under full load: each is restored into an empty database, checked, and held against the live log.

    python -m bench.backups                              # short form: 12 tables, 2 backups of each database
    python -m bench.backups --tables 300 --backups 20    # as the figures state
    python -m bench.backups --only postgres --tables 300 --backups 10 --seed 7 --json FILE

Every restored table must be a beginning of the same table's live log, and at least as long as it was when the
backup was begun; `speeltafel check` replays each under its rules and verifies its seed; the file's mode is 0600.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import create_engine, select, text
from sqlalchemy.engine import make_url

from bench.kill import Place, postgres_place, sqlite_place
from bench.process import SOURCE
from bench.swarm import Load
from speeltafel.cli import main as command
from speeltafel.server.settings import read_settings
from speeltafel.server.store.schema import events

AS_FAST_AS_CAN_BE = 5000.0
PAUSE = (0.5, 3.0)

Log = list[tuple[object, ...]]


@dataclass(frozen=True, slots=True)
class Taken:
    """A backup, how long it took, and how long each log was when it was begun."""

    file: Path
    seconds: float
    before: dict[str, int]


def logs(url: str) -> dict[str, Log]:
    """Every table's log, as the database has it now."""
    found: dict[str, Log] = {}
    engine = create_engine(url)
    with engine.connect() as connection:
        for row in connection.execute(select(events).order_by(events.c.code, events.c.number)):
            found.setdefault(row.code, []).append(tuple(row))
    engine.dispose()
    return found


def ordered(arguments: list[str], url: str) -> tuple[int, str]:
    """Runs a command of whoever keeps the server on this database, here; its exit code and what it said."""
    before = os.environ.get("SPEELTAFEL_DATABASE_URL")
    os.environ["SPEELTAFEL_DATABASE_URL"] = url
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            code = command(arguments)
    finally:
        del os.environ["SPEELTAFEL_DATABASE_URL"]
        if before is not None:
            os.environ["SPEELTAFEL_DATABASE_URL"] = before
    return code, said.getvalue()


def back_up(file: Path, url: str) -> float:
    """Runs `speeltafel backup` as a process of its own; the seconds that it took."""
    env = {**os.environ, "PYTHONPATH": str(SOURCE), "SPEELTAFEL_DATABASE_URL": url}
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-m", "speeltafel", "backup", str(file)],
        env=env,
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return time.perf_counter() - began


async def take(place: Place, load: Load, backups: int, luck: random.Random, folder: Path) -> list[Taken]:
    """Backups at moments that are drawn, while everybody plays as fast as they can."""
    url = read_settings({"SPEELTAFEL_DATABASE_URL": place.database}).database
    playing = asyncio.create_task(load.play(AS_FAST_AS_CAN_BE, 3600))
    taken = []
    try:
        for number in range(backups):
            await asyncio.sleep(luck.uniform(*PAUSE))
            before = {code: len(log) for code, log in (await asyncio.to_thread(logs, url)).items()}
            file = folder / f"{number}.gz"
            taken.append(Taken(file, await asyncio.to_thread(back_up, file, place.database), before))
            assert not playing.done(), "nobody plays any more"
    finally:
        playing.cancel()
    return taken


@contextlib.contextmanager
def empty_database(near: str) -> Iterator[str]:
    """The address of a database with nothing in it, of the same kind and at the same place."""
    if near.startswith("sqlite"):
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/new/speeltafel.db"
        return
    name = f"restored_{random.randrange(1 << 40)}"
    engine = create_engine(
        read_settings({"SPEELTAFEL_DATABASE_URL": near}).database, isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
        try:
            yield make_url(near).set(database=name).render_as_string(hide_password=False)
        finally:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()


def verify(taken: Taken, live: dict[str, Log], near: str) -> tuple[int, int, int]:
    """Restores a backup, checks it and compares it; how many tables, events and deals it had."""
    mode = taken.file.stat().st_mode & 0o777
    assert mode == 0o600, f"{taken.file} has mode {mode:o}"
    with empty_database(near) as url:
        code, said = ordered(["restore", str(taken.file)], url)
        assert code == 0, said
        code, said = ordered(["check", "--json"], url)
        assert code == 0, said[:2000]
        found = json.loads(said)
        restored = logs(read_settings({"SPEELTAFEL_DATABASE_URL": url}).database)
    for table, log in restored.items():
        assert log == live[table][: len(log)], f"{table}: what was restored is no beginning of the live log"
    for table, length in taken.before.items():
        assert len(restored.get(table, ())) >= length, (
            f"{table}: what was stored before the backup is not in it"
        )
    return found["tables"], found["events"], found["deals"]


async def measure(place: Place, tables: int, backups: int, seed: int) -> dict[str, float]:
    """So many backups under load, then each of them verified."""
    luck = random.Random(seed)
    random.seed(seed)
    await place.begin()
    load = Load(place.servers[0])
    with tempfile.TemporaryDirectory() as folder:
        await load.seat(tables, 2 * tables)
        load.forget()
        began = time.perf_counter()
        taken = await take(place, load, backups, luck, Path(folder))
        seconds = time.perf_counter() - began
        await asyncio.sleep(1)
        live = await asyncio.to_thread(
            logs, read_settings({"SPEELTAFEL_DATABASE_URL": place.database}).database
        )
        await load.close()
        checked = []
        for number, each in enumerate(taken, 1):
            checked.append(await asyncio.to_thread(verify, each, live, place.database))
            print(
                f"  {number} of {backups}: {checked[-1]} tables, events, deals", file=sys.stderr, flush=True
            )
    return {
        "backups": len(taken),
        "tables played at": tables,
        "moves a second meanwhile": round(load.acknowledged / seconds, 1),
        "tables checked": sum(each[0] for each in checked),
        "events checked": sum(each[1] for each in checked),
        "deals verified": sum(each[2] for each in checked),
        "bad": 0,
        "median s a backup": round(statistics.median(each.seconds for each in taken), 2),
        "load average": round(os.getloadavg()[1], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--backups", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=("sqlite", "postgres"))
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    figures = {}
    for kind, place_of in {"sqlite": sqlite_place, "postgres": lambda: postgres_place(1)}.items():
        if given.only in (None, kind):
            with place_of() as place:
                figures[kind] = asyncio.run(measure(place, given.tables, given.backups, given.seed))
            print(kind, figures[kind])
    if given.json is not None:
        given.json.write_text(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
