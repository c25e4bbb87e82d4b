"""The command `restore`: reads a backup into an empty database, all of it or nothing, and believes none of it."""

from __future__ import annotations

import argparse
import gzip
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, text
from sqlalchemy.exc import IntegrityError

from speeltafel.bots.command_line import add_json, report, told_by
from speeltafel.core.words import message
from speeltafel.locale import say
from speeltafel.server.operations.database import add_data, database, trouble
from speeltafel.server.operations.integrity import Fitting
from speeltafel.server.operations.saved_rows import (
    FORMAT,
    SAVED,
    Unfit,
    read_row,
)
from speeltafel.server.settings import Misconfigured, read_settings
from speeltafel.server.store.opening import hold
from speeltafel.server.store.schema import keepsakes, metadata, reports, tables

LINE_BYTES = 1_000_000
BATCH = 500


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    add_json(parser)
    parser.add_argument("file", type=Path, metavar="FILE", help=told_by(parser)("upkeep-file"))


def run(arguments: argparse.Namespace) -> int:
    """Reads a backup into an empty database, all of it or nothing."""
    settings = read_settings(data=arguments.data)
    held = hold(settings)
    try:
        with database(settings, is_new=True) as engine, engine.begin() as connection:
            try:
                with gzip.open(arguments.file, "rb") as source:
                    counted = load(connection, source, str(arguments.file))
            except (OSError, EOFError, zlib.error) as error:
                raise trouble(arguments.file, error) from None
    finally:
        if held is not None:
            held.close()
    words = say(message("upkeep-restored", tables=counted), arguments.language)
    report(words, {"tables": counted, "file": str(arguments.file)}, arguments.json)
    return 0


def load(connection: Connection, source: IO[bytes], name: str) -> int:
    """Reads what `backup` wrote and counts the tables; raises where a line does not fit, and then nothing is kept."""
    if connection.execute(select(tables.c.code).limit(1)).first() is not None:
        raise Misconfigured("upkeep-not-empty")
    connection.execute(delete(keepsakes))  # of a server that was started but never used
    reading = Reading(connection)
    number = 0
    try:
        for number, line in enumerate(_lines(source), 1):
            if number == 1:
                _check_head(line)
            else:
                reading.take(line, number)
        if number == 0:
            number = 1
            raise Unfit("row-format", expected=FORMAT)
        reading.write()
        for table, unfit in reading.fitting.misfits():
            number = table.line
            raise unfit
        reading.settle()
    except Unfit as error:
        raise Misconfigured("upkeep-unreadable", file=name, line=number, why=error.message) from None
    except IntegrityError:
        raise Misconfigured("upkeep-unreadable", file=name, line=number, why=message("row-refused")) from None
    return len(reading.fitting.found)


@dataclass(slots=True)
class Reading:
    """Checks line after line and writes them in batches, within the one transaction."""

    connection: Connection
    fitting: Fitting = field(default_factory=Fitting)
    _waiting: dict[str, list[dict[str, object]]] = field(default_factory=dict)

    def take(self, line: bytes, number: int) -> None:
        """One row; raises Unfit."""
        try:
            kind, data = msgspec.json.decode(line, type=tuple[str, msgspec.Raw])
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            what = "nested too deeply" if isinstance(error, RecursionError) else str(error)
            raise Unfit("row-form", what=what) from None
        if kind not in SAVED:
            raise Unfit("row-table", name=kind)
        row = read_row(bytes(data), SAVED[kind])
        self.fitting.note(row, number)
        values = msgspec.structs.asdict(row)
        rows = self._waiting.setdefault(kind, [])
        rows.append(values | {"process": None} if kind == "tables" else values)
        if len(rows) >= BATCH:
            self.write()

    def write(self) -> None:
        """Hands the rows that wait to the database, in the order in which it can take them."""
        for table in metadata.sorted_tables:
            rows = self._waiting.pop(table.name, None)
            if rows:
                self.connection.execute(insert(table), rows)

    def settle(self) -> None:
        """Lets PostgreSQL number further reports after those that came."""
        if self.connection.dialect.name == "postgresql":
            last = self.connection.execute(select(func.max(reports.c.id))).scalar_one()
            if last is not None:
                self.connection.execute(
                    text("SELECT setval(pg_get_serial_sequence('reports', 'id'), :last)"), {"last": last}
                )


def _lines(source: IO[bytes]) -> Iterator[bytes]:
    """Line by line, never more of one than a row of ours can have."""
    while line := source.readline(LINE_BYTES + 1):
        if len(line) > LINE_BYTES:
            raise Unfit("row-long", most=LINE_BYTES)
        yield line


def _check_head(line: bytes) -> None:
    try:
        found = msgspec.json.decode(line, type=dict[str, object]).get("format")
    except (msgspec.MsgspecError, ValueError, RecursionError):
        found = None
    if found != FORMAT:
        raise Unfit("row-format", expected=FORMAT)
