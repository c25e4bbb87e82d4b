"""Opens a database, and keeps a second server away from a SQLite file."""

from __future__ import annotations

import fcntl
from contextlib import suppress
from pathlib import Path
from typing import IO
from urllib.parse import quote

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url

from speeltafel.server.settings import Misconfigured, Settings
from speeltafel.server.store.damaged_log import find_damage
from speeltafel.server.store.private_files import make_file, make_folder, tighten

READERS = 4


def open_engine(url: str) -> Engine:
    """An engine for this address; SQLite in WAL with full synchronisation."""
    if not url.startswith("sqlite"):
        return create_engine(
            url,
            pool_size=READERS + 2,
            max_overflow=0,
            pool_pre_ping=True,
            connect_args={"connect_timeout": 5},
        )
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 10})

    @event.listens_for(engine, "connect")
    def _pragmas(connection: object, _: object) -> None:
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "secure_delete=ON",
            "cache_size=-16000",
        ):
            connection.execute(f"PRAGMA {pragma}")  # type: ignore[attr-defined]

    return engine


def open_reading(url: str) -> Engine:
    """An engine that changes nothing, beside a server that runs or without one."""
    if not url.startswith("sqlite"):
        return open_engine(url)
    path = quote(str(Path(make_url(url).database or "").resolve()))
    return create_engine(f"sqlite:///file:{path}?mode=ro&uri=true", connect_args={"timeout": 10})


def hold(settings: Settings) -> IO[str] | None:
    """Keeps a second server away from the same SQLite file, until what is returned is closed."""
    if not settings.is_sqlite:
        return None
    path = make_url(settings.database).database
    if path is None or path == ":memory:":
        raise Misconfigured("setting-database")
    file = Path(path).resolve()
    folder, lock = file.parent, file.with_name(f"{file.name}.lock")
    try:
        make_folder(folder)
        make_file(lock)
        held = open(lock, "w")  # noqa: SIM115
    except OSError as error:
        raise Misconfigured("setting-data-folder", folder=str(folder), why=error.strerror or "") from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise Misconfigured("setting-data-taken", folder=str(folder)) from None
    wal = file.with_name(f"{file.name}-wal")
    damage = find_damage(wal)
    if damage is not None:
        held.close()
        raise Misconfigured("setting-wal-damaged", file=str(wal), at=damage.at, lost=damage.lost)
    with suppress(OSError):  # what cannot be made is told when it is opened
        make_file(file)
    tighten(file)
    return held
