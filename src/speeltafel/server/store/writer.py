"""Group commit: one thread writes what many tables want stored, in one transaction and one flush."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import cast

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Executable,
    bindparam,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler

from speeltafel.live.change import EventRow, Made, Stored
from speeltafel.live.seating import write_seating
from speeltafel.live.services import Fenced, NotStored
from speeltafel.live.table import ChatRow
from speeltafel.server.metrics import Metrics
from speeltafel.server.store.schema import chat, events, reports, tables
from speeltafel.server.store.vitals import Vitals

GATHER_SECONDS = 0.01


class Writer:
    """Batches changes: whatever arrives while a flush is under way, or soon after one began, goes into the next one.

    A change that comes alone is flushed at once; where many come, each waits a moment for others. It writes on the
    driver's own cursor: what SQLAlchemy does for every statement would cost more than the rest of a flush.
    """

    def __init__(self, engine: Engine, vitals: Vitals, metrics: Metrics, *, fencing: bool) -> None:
        self._engine = engine
        self._texts = Texts.of(engine)
        self._vitals = vitals
        self._metrics = metrics
        self._fencing = fencing
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="speeltafel-writer")
        self._waiting: list[tuple[Stored, int, asyncio.Future[None]]] = []
        self._flushing: asyncio.Task[None] | None = None
        self._next = 0.0
        self.flushes = 0
        self.stored = 0

    async def commit(self, change: Stored, fence: int) -> None:
        """Returns when the change is safely on disk; raises NotStored when it is not."""
        began = time.perf_counter()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, fence, done))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush_all())
        await done
        self._metrics.commit.observe(time.perf_counter() - began)

    async def close(self) -> None:
        """Writes what waits, and stops."""
        if self._flushing is not None:
            await self._flushing
        self._thread.shutdown()

    async def _flush_all(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                if (pause := self._next - loop.time()) > 0:
                    await asyncio.sleep(pause)
                self._next = loop.time() + GATHER_SECONDS
                batch, self._waiting = self._waiting, []
                changes = [(change, fence) for change, fence, _ in batch]
                failures = await loop.run_in_executor(self._thread, self._flush, changes)
                self.flushes += 1
                self.stored += len(batch)
                for (*_, done), failure in zip(batch, failures, strict=True):
                    if done.cancelled():
                        continue
                    if failure is None:
                        done.set_result(None)
                    else:
                        done.set_exception(failure)
        finally:
            self._flushing = None

    def _flush(self, changes: Sequence[tuple[Stored, int]]) -> list[NotStored | None]:
        """Stores all in one transaction; when one cannot be, each by itself, so that no table suffers for another."""
        try:
            connection = self._engine.raw_connection()
            try:
                cursor = connection.cursor()
                stale = self._fenced(cursor, changes) if self._fencing else set()
                _store(cursor, self._texts, [change for change, _ in changes if change.code not in stale])
                connection.commit()
            finally:
                connection.close()  # and what was not committed is rolled back
        except Exception as error:
            if len(changes) == 1:
                is_ill = self._vitals.refused(self._told(error))
                self._metrics.refused_commits.labels("database" if is_ill else "conflict").inc()
                return [NotStored(f"{changes[0][0].code}: {type(error).__name__}")]
            return [self._flush([change])[0] for change in changes]
        if len(stale) < len(changes):
            self._vitals.committed = self._vitals.now()
        if not stale:
            return [None] * len(changes)
        self._metrics.refused_commits.labels("fenced").inc(len(stale))
        return [Fenced(change.code) if change.code in stale else None for change, _ in changes]

    def _told(self, error: Exception) -> BaseException:
        """An error of the driver's as SQLAlchemy tells it, so that it means the same whoever wrote."""
        driver = self._engine.dialect.loaded_dbapi.Error
        return DBAPIError.instance("", None, error, driver) if isinstance(error, driver) else error

    def _fenced(self, cursor: DBAPICursor, changes: Sequence[tuple[Stored, int]]) -> set[str]:
        """The tables among these that another process has taken; the others stay ours until the commit."""
        wanted = {change.code: fence for change, fence in changes}
        cursor.execute(_HELD, {"codes": sorted(wanted)})
        held: dict[str, int] = dict(cursor.fetchall())
        return {code for code, fence in wanted.items() if held.get(code) != fence}


_HELD = "SELECT code, fence FROM tables WHERE code = ANY(%(codes)s) ORDER BY code FOR UPDATE"
_LIGHT = (
    update(tables)
    .where(tables.c.code == bindparam("b_code"))
    .values(
        status=bindparam("b_status"),
        version=bindparam("b_version"),
        touched=bindparam("b_touched"),
        due=bindparam("b_due"),
    )
)
_HEAVY = _LIGHT.values(standing=bindparam("b_standing"), listed=bindparam("b_listed"))
_EMPTY: ColumnElement[str] = literal_column("''")
_HIDE = (
    update(chat)
    .where(
        chat.c.code == bindparam("b_code"),
        chat.c.seat == bindparam("b_seat"),
        chat.c.number >= bindparam("b_first"),
        chat.c.number < bindparam("b_past"),
    )
    .values(text=_EMPTY, phrase=_EMPTY, name=_EMPTY, mark=_EMPTY)
)
_EARLIER = tables.alias("earlier")
_MARK = (
    update(tables)
    .where(tables.c.code == bindparam("b_code"))
    .values(mark=select(_EARLIER.c.mark).where(_EARLIER.c.code == bindparam("b_before")).scalar_subquery())
)
"""The rematch of a listed table came to the lobby from the same address."""


@dataclass(frozen=True, slots=True)
class Texts:
    """The writer's statements as this database's driver takes them, with parameters by name."""

    table: str
    events: str
    chat: str
    light: str
    heavy: str
    hide: str
    reports: str
    mark: str

    @classmethod
    def of(cls, engine: Engine) -> Texts:
        """Compiled once, when the store is opened."""
        dialect = engine.dialect if engine.dialect.name != "sqlite" else sqlite.dialect(paramstyle="named")

        def text(statement: Executable, *columns: str) -> str:
            compiled = statement.compile(dialect=dialect, column_keys=columns or None)  # type: ignore[attr-defined]
            return str(cast(SQLCompiler, compiled).string)

        return cls(
            table=text(insert(tables), *_TABLE),
            events=text(insert(events), *events.c.keys()),
            chat=text(insert(chat), *chat.c.keys()),
            light=text(_LIGHT),
            heavy=text(_HEAVY),
            hide=text(_HIDE),
            reports=text(insert(reports).inline(), "code", "number", "by", "at"),
            mark=text(_MARK),
        )


_TABLE = (
    *("code", "edition", "wishes", "language", "made", "seed", "commitment", "before", "dealer"),
    *("status", "listed", "standing", "version", "touched", "due"),
)


def insert_table(connection: Connection, made: Made) -> None:
    """Writes a table that was not there, with the events it begins with."""
    connection.execute(insert(tables), _table_row(made))
    if made.events:
        connection.execute(insert(events), _event_rows(made.setup.code, made.events))


def _table_row(made: Made) -> dict[str, object]:
    setup = made.setup
    return {
        "code": setup.code,
        "edition": setup.edition,
        "wishes": msgspec.json.encode(setup.wishes).decode(),
        "language": setup.language,
        "made": setup.made,
        "seed": setup.seed,
        "commitment": setup.commitment,
        "before": setup.before,
        "dealer": setup.dealer,
        "status": made.status,
        "listed": made.seating.listed,
        "standing": write_seating(made.seating).decode(),
        "version": made.version,
        "touched": setup.made,
        "due": made.due,
    }


def _store(cursor: DBAPICursor, texts: Texts, changes: Sequence[Stored]) -> None:
    light, heavy = [], []
    log: list[dict[str, object]] = []
    for change in changes:
        row: dict[str, object] = {
            "b_code": change.code,
            "b_status": change.status,
            "b_version": change.version,
            "b_touched": change.at,
            "b_due": change.due,
        }
        if change.seating is None:
            light.append(row)
        else:
            standing = write_seating(change.seating).decode()
            heavy.append(row | {"b_standing": standing, "b_listed": change.seating.listed})
        if change.made is not None:
            cursor.execute(texts.table, _table_row(change.made))
            if change.made.seating.listed:
                cursor.execute(texts.mark, {"b_code": change.made.setup.code, "b_before": change.code})
            log += _event_rows(change.made.setup.code, change.made.events)
        log += _event_rows(change.code, change.events)
    talk = [_line(change.code, line) for change in changes for line in change.chat]
    hide: list[dict[str, object]] = [
        {"b_code": change.code, "b_seat": span.seat, "b_first": span.first, "b_past": span.past}
        for change in changes
        for span in change.blank
    ]
    told = [
        {"code": change.code, "number": change.report.number, "by": change.report.by, "at": change.at}
        for change in changes
        if change.report is not None
    ]
    for text, rows in (
        (texts.events, log),
        (texts.chat, talk),
        (texts.light, light),
        (texts.heavy, heavy),
        (texts.hide, hide),
        (texts.reports, told),
    ):
        if rows:
            cursor.executemany(text, rows)


def _event_rows(code: str, events: Iterable[EventRow]) -> list[dict[str, object]]:
    return [
        {
            "code": code,
            "number": event.number,
            "seat": event.seat,
            "action": event.action,
            "points": event.points,
            "at": event.at,
            "client": event.client,
            "why": None if event.why is None else msgspec.json.encode(event.why).decode(),
        }
        for event in events
    ]


def _line(code: str, line: ChatRow) -> dict[str, object]:
    return {
        "code": code,
        "number": line.number,
        "at": line.at,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "phrase": line.phrase,
        "client": line.client,
        "mark": line.mark,
    }


__all__ = ["Fenced", "NotStored", "Writer", "insert_table"]
