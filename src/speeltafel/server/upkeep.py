"""The commands of whoever keeps a server: backup, restore, export, purge; of SQLite and PostgreSQL alike."""

from __future__ import annotations

import argparse
import gzip
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, delete, func, insert, select, text
from sqlalchemy.engine import make_url

from speeltafel.bots.told import tell, told_by
from speeltafel.core.registry import find_with
from speeltafel.core.words import message
from speeltafel.locale import say
from speeltafel.server.settings import Misconfigured, Settings, read_settings
from speeltafel.server.standing import read_standing
from speeltafel.server.store.migrate import upgrade
from speeltafel.server.store.opening import hold, open_engine
from speeltafel.server.store.schema import events, metadata, tables
from speeltafel.table.match import Match
from speeltafel.table.spel import write_spel

FORMAT = "speeltafel-backup/1"
SECRETS = ("processes",)
DAY_MS = 24 * 60 * 60 * 1000
BATCH = 500


def add_backup_arguments(parser: argparse.ArgumentParser) -> None:
    _add_data(parser)
    parser.add_argument("file", type=Path, metavar="FILE", help=told_by(parser)("upkeep-file"))


def backup(arguments: argparse.Namespace) -> int:
    """Writes every row to a file, as one moment saw them; the server may run meanwhile."""
    engine = _opened(read_settings(data=arguments.data))
    with _written(arguments.file) as out, engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ")
        counted = save(connection, out)
    tell(say(message("upkeep-saved", tables=counted, file=str(arguments.file)), arguments.language))
    return 0


def add_restore_arguments(parser: argparse.ArgumentParser) -> None:
    add_backup_arguments(parser)


def restore(arguments: argparse.Namespace) -> int:
    """Reads a backup into an empty database, all of it or nothing."""
    settings = read_settings(data=arguments.data)
    held = hold(settings)
    engine = _opened(settings, is_new=True)
    try:
        with gzip.open(arguments.file, "rb") as source, engine.begin() as connection:
            counted = load(connection, source, str(arguments.file))
    except (OSError, EOFError) as error:
        raise _trouble(arguments.file, error) from None
    finally:
        if held is not None:
            held.close()
    tell(say(message("upkeep-restored", tables=counted), arguments.language))
    return 0


def add_export_arguments(parser: argparse.ArgumentParser) -> None:
    _add_data(parser)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=told_by(parser)("upkeep-folder"))


def export(arguments: argparse.Namespace) -> int:
    """Writes the record of every finished game, open to all and with its seed."""
    engine = _opened(read_settings(data=arguments.data))
    games = 0
    try:
        arguments.folder.mkdir(parents=True, exist_ok=True)
        with engine.connect() as connection:
            for code, record in finished_records(connection):
                (arguments.folder / f"{code}.spel").write_text(record, "utf-8")
                games += 1
    except OSError as error:
        raise _trouble(arguments.folder, error) from None
    tell(say(message("upkeep-exported", games=games, folder=str(arguments.folder)), arguments.language))
    return 0


def add_purge_arguments(parser: argparse.ArgumentParser) -> None:
    told = told_by(parser)
    _add_data(parser)
    parser.add_argument("--older-than", type=int, required=True, metavar="DAYS", help=told("upkeep-days"))
    parser.add_argument("--dry-run", action="store_true", help=told("upkeep-dry"))


def purge(arguments: argparse.Namespace) -> int:
    """Deletes tables nobody has touched for so long, with their logs and their talk, for good."""
    engine = _opened(read_settings(data=arguments.data))
    before = int(time.time() * 1000) - arguments.older_than * DAY_MS
    with engine.begin() as connection:
        old = select(func.count()).select_from(tables).where(tables.c.touched < before)
        counted = connection.execute(old).scalar_one()
        if not arguments.dry_run:
            if connection.dialect.name == "sqlite":
                connection.execute(text("PRAGMA secure_delete=ON"))
            connection.execute(delete(tables).where(tables.c.touched < before))
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
    told = "upkeep-would-purge" if arguments.dry_run else "upkeep-purged"
    tell(say(message(told, tables=counted), arguments.language))
    return 0


def save(connection: Connection, out: gzip.GzipFile) -> int:
    """Writes the database as lines of JSON: a head, then one row a line, in the order in which they can be read back."""
    out.write(msgspec.json.encode({"format": FORMAT, "at": int(time.time() * 1000)}) + b"\n")
    counted = 0
    for table in metadata.sorted_tables:
        if table.name in SECRETS:
            continue
        for row in connection.execute(select(table)).mappings():
            counted += table is tables
            out.write(
                msgspec.json.encode([str(table.name), {str(name): value for name, value in row.items()}])
                + b"\n"
            )
    return counted


def load(connection: Connection, source: gzip.GzipFile, name: str) -> int:
    """Reads what `save` wrote; raises before anything is kept when a line is not ours or tables exist."""
    if connection.execute(select(tables.c.code).limit(1)).first() is not None:
        raise Misconfigured("upkeep-not-empty")
    counted = 0
    waiting: dict[str, list[dict[str, Any]]] = {}
    for number, line in enumerate(source, 1):
        try:
            if number == 1:
                if msgspec.json.decode(line)["format"] != FORMAT:
                    raise ValueError(FORMAT)
                continue
            kind, row = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
            known = metadata.tables[kind]
            if not row.keys() <= set(known.columns.keys()):
                raise ValueError(kind)
        except (msgspec.MsgspecError, ValueError, KeyError, TypeError) as error:
            raise Misconfigured("upkeep-unreadable", file=name, line=number, why=str(error)) from None
        counted += known is tables
        if known is tables:
            row |= {"process": None}
        rows = waiting.setdefault(kind, [])
        rows.append(row)
        if len(rows) >= BATCH:
            _flush(connection, waiting)
    _flush(connection, waiting)
    return counted


def finished_records(connection: Connection) -> Iterator[tuple[str, str]]:
    """Code and `.spel` text of every finished game."""
    wanted = select(tables).where(tables.c.status == "finished").order_by(tables.c.made)
    for row in connection.execute(wanted).mappings().all():
        log = select(events.c.action).where(events.c.code == row["code"]).order_by(events.c.number)
        texts = [str(action) for (action,) in connection.execute(log)]
        standing = read_standing(row["standing"])
        game = find_with(row["edition"], len(standing.chairs), standing.options)
        match: Match[Any, Any] = Match.from_log(game, texts, bytes.fromhex(row["seed"]))
        names = {f"Seat{seat}": chair.name for seat, chair in enumerate(standing.chairs) if chair.name}
        yield row["code"], write_spel(match.record(None, Table=row["code"], **names))


def _flush(connection: Connection, waiting: dict[str, list[dict[str, Any]]]) -> None:
    for table in metadata.sorted_tables:
        rows = waiting.pop(table.name, None)
        if rows:
            connection.execute(insert(table), rows)


def _add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, metavar="DIR", help=told_by(parser)("upkeep-data"))


def _opened(settings: Settings, *, is_new: bool = False) -> Engine:
    """The database, brought up to date; where there should be one and is none, nothing is made."""
    path = make_url(settings.database).database
    if settings.is_sqlite and not is_new and not Path(path or "").is_file():
        raise Misconfigured("upkeep-no-data", file=path or "")
    upgrade(settings.database)
    return open_engine(settings.database)


def _written(file: Path) -> gzip.GzipFile:
    try:
        return gzip.open(file, "wb")
    except OSError as error:
        raise _trouble(file, error) from None


def _trouble(file: Path, error: Exception) -> Misconfigured:
    return Misconfigured(
        "upkeep-file-trouble", file=str(file), why=getattr(error, "strerror", None) or str(error)
    )
