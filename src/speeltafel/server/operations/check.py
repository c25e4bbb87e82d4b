"""The command `check`: replays every table of a database against its rules, its row and its seed, and changes nothing."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Table, func, inspect, select, text

from speeltafel.bots.command_line import STANDARD_OUTPUT, add_json, report, tell
from speeltafel.bots.progress import Progress
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.protocol import Decision, Seat
from speeltafel.core.words import Message, message
from speeltafel.live.seating import Seating
from speeltafel.locale import say
from speeltafel.server.operations.database import add_data, database, moment
from speeltafel.server.operations.saved_rows import (
    SAVED,
    SavedEvent,
    SavedTable,
    Unfit,
    check_log,
    standing_of,
    taken_row,
)
from speeltafel.server.settings import Misconfigured, read_settings
from speeltafel.server.store.migrate import present
from speeltafel.server.store.schema import events, metadata, tables
from speeltafel.table.acts import Abandon
from speeltafel.table.proof import AnyMatch, dealt, played
from speeltafel.table.record import Entry, Record

AT_ONCE = 200
MOST_TOLD = 100


class Bad(Struct, frozen=True):
    """Something that is not as it should be: `where` is a table's code, or a part of the database."""

    where: str
    why: str


class Checked(Struct):
    """What was looked at, and what was found wrong with it."""

    schema: str
    tables: int = 0
    events: int = 0
    deals: int = 0
    bad: list[Bad] = []


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    add_json(parser, may_be_bare=True)


def run(arguments: argparse.Namespace) -> int:
    """Tells every table that is not as it should be, then a summary; 1 when there is any."""
    with database(read_settings(data=arguments.data), is_read=True) as engine, moment(engine) as connection:
        found = Checked(_schema(connection))
        for where, why in check(connection, found):
            found.bad.append(Bad(where, say(why, arguments.language)))
            if arguments.json != STANDARD_OUTPUT:
                tell(say(message("check-bad", table=where, why=why), arguments.language))
    told = message("check-done", tables=found.tables, events=found.events, deals=found.deals)
    result = message("check-result", bad=len({bad.where for bad in found.bad}))
    report("\n".join(say(each, arguments.language) for each in (told, result)), found, arguments.json)
    return 1 if found.bad else 0


def check(connection: Connection, counts: Checked) -> Iterator[tuple[str, Message]]:
    """Everything that is wrong and where; counts what it looks at on the way."""
    yield from _check_file(connection)
    for table in metadata.sorted_tables:
        if table.name in SAVED and table not in (tables, events):
            yield from _check_rows(connection, table)
    yield from _check_orphans(connection)
    wanted = select(tables).order_by(tables.c.code).execution_options(yield_per=AT_ONCE)
    progress = Progress(connection.execute(select(func.count()).select_from(tables)).scalar_one())
    for row in connection.execute(wanted).mappings():
        progress.show(counts.tables)
        counts.tables += 1
        try:
            _check_table(connection, dict(row), counts)
        except SpeeltafelError as error:
            yield _shown(row["code"]), error.message
        except Exception as error:  # rules that stumble over a row say as much as rules that refuse it
            yield _shown(row["code"]), message("row-form", what=f"{type(error).__name__}: {error}"[:200])
    progress.close()


def _check_table(connection: Connection, row: dict[str, Any], counts: Checked) -> None:
    saved = taken_row(row, SavedTable)
    standing = standing_of(saved)
    rows = [
        taken_row(dict(each), SavedEvent)
        for each in connection.execute(
            select(events).where(events.c.code == saved.code).order_by(events.c.number)
        ).mappings()
    ]
    counts.events += len(rows)
    last = rows[-1].number if rows else -1
    moves = sum(event.seat is not None for event in rows)
    check_log(saved, standing, events=len(rows), last=last, moves=moves)
    if not standing.people:
        return
    record = _record(saved, standing, rows)
    match = played(record)
    counts.deals += dealt(record, match)
    if saved.status != _status(match):
        raise Unfit("row-status", found=saved.status)


def _record(saved: SavedTable, standing: Seating, rows: list[SavedEvent]) -> Record:
    return Record(
        edition=saved.edition,
        seats=len(standing.chairs),
        options=standing.options,
        entries=tuple(
            Entry(row.action, None if row.seat is None else Seat(row.seat), row.points) for row in rows
        ),
        dealer=saved.dealer,
        commitment=saved.commitment,
        seed=saved.seed,
    )


def _status(match: AnyMatch) -> str:
    """What the row of this match must say; nothing fits a log that waits for a deal."""
    if match.outcome is None:
        return "running" if isinstance(match.turn, Decision) else ""
    return "abandoned" if isinstance(match.log[-1].action, Abandon) else "finished"


def _check_file(connection: Connection) -> Iterator[tuple[str, Message]]:
    if connection.dialect.name != "sqlite":
        return
    for (told,) in connection.execute(text(f"PRAGMA integrity_check({MOST_TOLD})")):
        if told != "ok":
            yield "SQLite", message("row-form", what=str(told)[:200])


def _check_rows(connection: Connection, table: Table) -> Iterator[tuple[str, Message]]:
    """Rows that the server could not read."""
    wanted = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=AT_ONCE)
    for row in connection.execute(wanted).mappings():
        try:
            taken_row(dict(row), SAVED[table.name])
        except Unfit as error:
            yield _shown(row.get("code") or table.name), error.message


def _check_orphans(connection: Connection) -> Iterator[tuple[str, Message]]:
    """Rows whose table is gone, which foreign keys should have kept away."""
    for table in metadata.sorted_tables:
        for column in table.columns:
            if column.foreign_keys:
                known = select(tables.c.code)
                lost = select(column).where(column.not_in(known)).distinct().limit(MOST_TOLD)
                for (code,) in connection.execute(lost):
                    yield _shown(code), message("check-orphan", name=str(table.name))


def _schema(connection: Connection) -> str:
    """The schema of this database; raises where it is not this release's, as then nothing else can be told."""
    if not inspect(connection).has_table("alembic_version"):
        raise Misconfigured("check-no-schema")
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if found != present():
        raise Misconfigured("check-schema", found=str(found), expected=present())
    return str(found)


def _shown(code: object) -> str:
    """Enough of a code to find it by, whatever is in the row."""
    return str(code)[:40]
