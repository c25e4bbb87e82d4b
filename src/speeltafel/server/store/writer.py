"""Group commit: one thread writes what many tables want stored, in one transaction and one flush."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec
from sqlalchemy import Connection, Engine, bindparam, insert, select, update

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

    A change that comes alone is flushed at once; where many come, each waits a moment for others.
    """

    def __init__(self, engine: Engine, vitals: Vitals, metrics: Metrics, *, fencing: bool) -> None:
        self._engine = engine
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
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, fence, done))
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
            with self._engine.begin() as connection:
                stale = self._fenced(connection, changes)
                _store(connection, [change for change, _ in changes if change.code not in stale])
            if any(change.code not in stale for change, _ in changes):
                self._vitals.took()
            self._metrics.refused_commits.labels("fenced").inc(len(stale))
            return [Fenced(change.code) if change.code in stale else None for change, _ in changes]
        except Exception as error:
            if len(changes) == 1:
                is_ill = self._vitals.refused(error)
                self._metrics.refused_commits.labels("database" if is_ill else "conflict").inc()
                return [NotStored(f"{changes[0][0].code}: {type(error).__name__}")]
        return [self._flush([change])[0] for change in changes]

    def _fenced(self, connection: Connection, changes: Sequence[tuple[Stored, int]]) -> set[str]:
        """The tables among these that another process has taken; the others stay ours until the commit."""
        if not self._fencing:
            return set()
        wanted = {change.code: fence for change, fence in changes}
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


def insert_table(connection: Connection, made: Made) -> None:
    """Writes a table that was not there, with the events it begins with."""
    setup = made.setup
    connection.execute(
        insert(tables),
        {
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
        },
    )
    if made.events:
        connection.execute(_EVENTS, [_event(setup.code, event) for event in made.events])


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
    .where(chat.c.code == bindparam("b_code"), chat.c.seat == bindparam("b_seat"))
    .values(text="", phrase="", name="")
)


def _store(connection: Connection, changes: Sequence[Stored]) -> None:
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
        if change.seating is None:
            light.append(row)
        else:
            standing = write_seating(change.seating).decode()
            heavy.append(row | {"b_standing": standing, "b_listed": change.seating.listed})
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
    hide = [{"b_code": change.code, "b_seat": change.blank} for change in changes if change.blank is not None]
    if hide:
        connection.execute(_HIDE, hide)
    told = [
        {"code": change.code, "number": change.report.number, "by": change.report.by, "at": change.at}
        for change in changes
        if change.report is not None
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
        "why": None if event.why is None else msgspec.json.encode(event.why).decode(),
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
