"""Group commit: one thread writes what many tables want stored, in one transaction and one flush."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec
from sqlalchemy import Connection, Engine, bindparam, insert, select, update

from speeltafel.server.metrics import Metrics
from speeltafel.server.standing import write_standing
from speeltafel.server.store.rows import Change, ChatRow, EventRow, Loaded
from speeltafel.server.store.schema import chat, events, reports, tables
from speeltafel.server.store.vitals import Vitals

GATHER_SECONDS = 0.01


class NotStored(Exception):
    """The change is not in the database, and nothing of it is."""


class Fenced(NotStored):
    """Another process owns the table now."""


class Writer:
    """Batches changes: whatever arrives while a flush is under way, or soon after one began, goes into the next one.

    A change that comes alone is flushed at once; where many come, each waits a moment for others.
    """

    def __init__(self, engine: Engine, vitals: Vitals, metrics: Metrics, *, fencing: bool) -> None:
        self._engine = engine
        self._vitals = vitals
        self._metrics = metrics
        self._fencing = fencing
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="speeltafel-writer")
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._flushing: asyncio.Task[None] | None = None
        self._next = 0.0
        self.flushes = 0
        self.stored = 0

    async def commit(self, change: Change) -> None:
        """Returns when the change is safely on disk; raises NotStored when it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush_all())
        await done

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
                changes = [change for change, _ in batch]
                failures = await loop.run_in_executor(self._thread, self._flush, changes)
                self.flushes += 1
                self.stored += len(batch)
                for (_, done), failure in zip(batch, failures, strict=True):
                    if done.cancelled():
                        continue
                    if failure is None:
                        done.set_result(None)
                    else:
                        done.set_exception(failure)
        finally:
            self._flushing = None

    def _flush(self, changes: Sequence[Change]) -> list[NotStored | None]:
        """Stores all in one transaction; when one cannot be, each by itself, so that no table suffers for another."""
        try:
            with self._engine.begin() as connection:
                stale = self._fenced(connection, changes)
                _store(connection, [change for change in changes if change.code not in stale])
            if any(change.code not in stale for change in changes):
                self._vitals.took()
            self._metrics.refused_commits.labels("fenced").inc(len(stale))
            return [Fenced(change.code) if change.code in stale else None for change in changes]
        except Exception as error:
            if len(changes) == 1:
                is_ill = self._vitals.refused(error)
                self._metrics.refused_commits.labels("database" if is_ill else "conflict").inc()
                return [NotStored(f"{changes[0].code}: {type(error).__name__}")]
        return [self._flush([change])[0] for change in changes]

    def _fenced(self, connection: Connection, changes: Sequence[Change]) -> set[str]:
        """The tables among these that another process has taken; the others stay ours until the commit."""
        if not self._fencing:
            return set()
        wanted = {change.code: change.fence for change in changes}
        rows = connection.execute(
            select(tables.c.code, tables.c.fence)
            .where(tables.c.code.in_(sorted(wanted)))
            .order_by(tables.c.code)
            .with_for_update()
        )
        held: dict[str, int] = {str(row.code): int(row.fence) for row in rows}
        return {code for code, fence in wanted.items() if held.get(code) != fence}


_EVENTS = insert(events)
_CHAT = insert(chat)
_REPORTS = insert(reports)


def insert_table(connection: Connection, made: Loaded) -> None:
    """Writes a table that was not there, with the events it begins with."""
    row = made.row
    connection.execute(
        insert(tables),
        {
            "code": row.code,
            "edition": row.edition,
            "wishes": msgspec.json.encode(row.wishes).decode(),
            "language": row.language,
            "made": row.made,
            "seed": row.seed,
            "commitment": row.commitment,
            "before": row.before,
            "status": row.status,
            "listed": row.standing.listed,
            "standing": write_standing(row.standing).decode(),
            "version": row.version,
            "touched": row.made,
            "due": made.due,
            "process": made.process,
            "fence": row.fence,
        },
    )
    if made.events:
        connection.execute(_EVENTS, [_event(row.code, event) for event in made.events])


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
_HIDE = (
    update(chat)
    .where(chat.c.code == bindparam("b_code"), chat.c.number == bindparam("b_number"))
    .values(text="", phrase="", name="")
)


def _store(connection: Connection, changes: Sequence[Change]) -> None:
    log = [_event(change.code, event) for change in changes for event in change.events]
    talk = [_line(change.code, line) for change in changes for line in change.chat]
    light, heavy = [], []
    for change in changes:
        row: dict[str, object] = {
            "b_code": change.code,
            "b_status": change.status,
            "b_version": change.version,
            "b_touched": change.at,
            "b_due": change.due,
        }
        if change.standing is None:
            light.append(row)
        else:
            standing = write_standing(change.standing).decode()
            heavy.append(row | {"b_standing": standing, "b_listed": change.standing.listed})
        if change.made is not None:
            insert_table(connection, change.made)
    if log:
        connection.execute(_EVENTS, log)
    if talk:
        connection.execute(_CHAT, talk)
    if light:
        connection.execute(_LIGHT, light)
    if heavy:
        connection.execute(_HEAVY, heavy)
    hide = [{"b_code": change.code, "b_number": number} for change in changes for number in change.hidden]
    if hide:
        connection.execute(_HIDE, hide)
    told = [
        {"code": change.code, "number": number, "by": by, "at": change.at}
        for change in changes
        for number, by in change.reported
    ]
    if told:
        connection.execute(_REPORTS, told)


def _event(code: str, event: EventRow) -> dict[str, object]:
    return {
        "code": code,
        "number": event.number,
        "seat": event.seat,
        "action": event.action,
        "points": event.points,
        "at": event.at,
        "client": event.client,
    }


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
    }


__all__ = ["Fenced", "NotStored", "Writer", "insert_table"]
