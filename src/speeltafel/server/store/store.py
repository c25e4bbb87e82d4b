"""The database of a server: reading tables, storing them, and who owns which."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
import uuid
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from sys import intern
from typing import Any, TypeVar

import msgspec
from msgspec import to_builtins
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Row,
    bindparam,
    delete,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from speeltafel.live.change import EventRow, Made
from speeltafel.live.seating import read_seating
from speeltafel.live.services import BrokenRows
from speeltafel.live.table import ChatRow, Setup
from speeltafel.server.metrics import Metrics
from speeltafel.server.settings import Settings
from speeltafel.server.store import lease_rows
from speeltafel.server.store.migrate import upgrade
from speeltafel.server.store.opening import READERS, hold, open_engine
from speeltafel.server.store.rows import SubscriptionRow
from speeltafel.server.store.schema import chat, events, keepsakes, processes, subscriptions, tables
from speeltafel.server.store.vitals import Vitals
from speeltafel.server.store.writer import Writer, insert_table
from speeltafel.wire import Said

T = TypeVar("T")
BROWSERS_PER_SEAT = 8
TRIAL = "trial"
TRIAL_BYTES = 32_000
log = logging.getLogger("speeltafel.store")


class Store:
    """Reads in a few threads, writes through the group commit; `process` is this server's name among others."""

    def __init__(self, settings: Settings, metrics: Metrics | None = None) -> None:
        self._metrics = metrics or Metrics()
        self.vitals = Vitals()
        self.is_shared = not settings.is_sqlite
        self.process = uuid.uuid4().hex[:12] if self.is_shared else None
        self._lock = hold(settings)
        upgrade(settings.database)
        self.engine = open_engine(settings.database)
        self._snapshot = self.engine.execution_options(
            isolation_level="REPEATABLE READ" if self.is_shared else "SERIALIZABLE"
        )
        self.writer = Writer(self.engine, self.vitals, self._metrics, fencing=self.is_shared)
        self.commit = self.writer.commit
        self._talk = settings.limits.chat_kept
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="speeltafel-reader")

    def time_of_day(self) -> int:
        """Nanoseconds since 1970 by the clock that all processes share: the database's, with a file of our own this machine's."""
        if not self.is_shared:
            return time.time_ns()
        with self.engine.begin() as connection:
            return int(connection.execute(select(lease_rows.database_now())).scalar_one()) * 1_000_000

    async def close(self) -> None:
        await self.writer.close()
        if self.process is not None:
            await self._run(lambda connection: lease_rows.leave(connection, self.process))
        self._readers.shutdown()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    async def add(self, made: Made) -> None:
        """Stores a new table."""
        await self._write(lambda connection: insert_table(connection, made))
        self.vitals.committed = self.vitals.now()
        self._metrics.tables.labels(made.setup.edition).inc()

    async def load(self, code: str) -> Made | None:
        """The table with its events and its latest talk."""
        try:
            loaded = await self._run(lambda connection: _load(connection, code, self._talk), self._snapshot)
        except SQLAlchemyError as error:
            self.vitals.was_not_read(code, error)
            raise
        except (msgspec.MsgspecError, ValueError) as error:
            raise BrokenRows(code) from error
        self.vitals.was_read(code)
        return loaded

    async def due(self, now: int, most: int) -> list[tuple[str, int]]:
        """Running tables that need attention by themselves, and since when; with several processes only those nobody tends."""
        wanted = (
            select(tables.c.code, tables.c.due)
            .where(tables.c.due <= now, tables.c.status == "running")
            .order_by(tables.c.due)
            .limit(most)
        )
        if self.is_shared:
            living = select(processes.c.id).where(processes.c.until > lease_rows.database_now())
            wanted = wanted.where(
                tables.c.process.is_(None)
                | (tables.c.process == self.process)
                | tables.c.process.not_in(living)
            )
        return await self._run(
            lambda connection: [(str(code), int(since)) for code, since in connection.execute(wanted)]
        )

    async def put_off(self, looked: Iterable[tuple[str, int, int | None]]) -> None:
        """Stores when to look again at tables that were due, all in one transaction; one that has moved on keeps its own."""
        rows = [{"b_code": code, "b_since": since, "b_due": later} for code, since, later in sorted(looked)]
        if rows:
            await self._write(lambda connection: connection.execute(_PUT_OFF, rows))

    async def look(self, codes: Iterable[str]) -> dict[str, tuple[int, str | None, int, bool]]:
        """Of each table: how far it has come, its owner, its fencing number, and whether the owner lives."""
        wanted = (
            select(
                tables.c.code,
                tables.c.version,
                tables.c.process,
                tables.c.fence,
                processes.c.until > lease_rows.database_now(),
            )
            .outerjoin(processes, processes.c.id == tables.c.process)
            .where(tables.c.code.in_(list(codes)))
        )
        return await self._run(
            lambda connection: {
                str(code): (int(version), owner, int(fence), bool(is_alive))
                for code, version, owner, fence, is_alive in connection.execute(wanted)
            }
        )

    async def keepsake(self, name: str, fresh: str) -> str:
        """A value that is made once for all processes and kept."""
        return await self._write(lambda connection: _keepsake(connection, name, fresh))

    async def subscribe(self, code: str, row: SubscriptionRow) -> None:
        """Remembers a browser that wants to be told of a seat's turns, once; of too many the oldest makes way."""
        await self._write(lambda connection: _subscribe(connection, code, row))

    async def unsubscribe(self, endpoint: str) -> None:
        """Forgets a browser that does not exist any more."""
        gone = delete(subscriptions).where(subscriptions.c.endpoint == endpoint)
        await self._write(lambda connection: connection.execute(gone))

    async def subscribed(self, code: str, secret: str) -> list[SubscriptionRow]:
        """The browsers to tell about a seat, by its hashed secret."""
        columns = (subscriptions.c[name] for name in SubscriptionRow.__struct_fields__)
        wanted = select(*columns).where(subscriptions.c.code == code, subscriptions.c.secret == secret)
        return await self._run(
            lambda connection: [SubscriptionRow(*row) for row in connection.execute(wanted)]
        )

    async def renew(self) -> tuple[bool, set[str]]:
        """Says that this process lives for another lease; whether it still had one, and all who have one now."""
        assert self.process is not None
        return await self._write(lambda connection: lease_rows.renew(connection, str(self.process)))

    async def bury(self, process: str) -> None:
        """Ends the lease of a process that does not listen any more; if it lives after all, it takes a new one."""
        await self._write(
            lambda connection: connection.execute(delete(processes).where(processes.c.id == process))
        )

    async def claim(self, code: str, *, by_force: bool = False) -> lease_rows.Claimed:
        """Takes the table if nobody living owns it, or by force."""
        return await self._write(
            lambda connection: lease_rows.claim(connection, code, str(self.process), by_force=by_force)
        )

    async def hand_over(self, code: str, fence: int, process: str) -> bool:
        """Gives a table that we own by this fencing number to another process; false when that cannot be."""
        return await self._write(
            lambda connection: lease_rows.give(connection, code, fence, str(self.process), process)
        )

    async def release(self, codes: Iterable[str]) -> None:
        """Gives tables up, so that any process may take them at once."""
        if not self.is_shared:
            return
        freed = (
            update(tables)
            .where(tables.c.code.in_(list(codes)), tables.c.process == self.process)
            .values(process=None)
        )
        await self._write(lambda connection: connection.execute(freed))

    async def try_commit(self) -> None:
        """Writes a row that means nothing, each time another (SQLite writes no page that stays as it is).

        After a failure it is as large as a step at a table, as one page may still fit where a step does not.
        """
        until = -time.time_ns() // 1_000_000
        padding = "" if self.vitals.commits or self.is_shared else secrets.token_hex(TRIAL_BYTES // 2)
        await self._write(lambda connection: _try(connection, until, padding))
        self.vitals.committed = self.vitals.now()

    async def look_through(self, after: str, most: int) -> str:
        """Really reads the next tables in the order of their codes, with their logs; returns the last, "" at the end."""
        return await self._run(lambda connection: _look_through(connection, after, most))

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """As `_run`, for what changes something; whoever knows that it did notes the success."""
        try:
            return await self._run(work)
        except SQLAlchemyError as error:
            is_ill = self.vitals.refused(error)
            self._metrics.refused_commits.labels("database" if is_ill else "conflict").inc()
            raise

    async def _run(self, work: Callable[[Connection], T], engine: Engine | None = None) -> T:
        def begin() -> T:
            with (engine or self.engine).begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, begin)


_PUT_OFF = (
    update(tables)
    .where(tables.c.code == bindparam("b_code"), tables.c.due == bindparam("b_since"))
    .values(due=bindparam("b_due"))
)


def readable(rows: Iterable[Row[tuple[object, ...]]]) -> Iterator[Made]:
    """The tables of these rows, without their logs; one that cannot be read is left out."""
    for row in rows:
        try:
            yield _table(row)
        except msgspec.MsgspecError:
            log.exception("table %s cannot be read", row._mapping["code"])


def _table(row: Row[tuple[object, ...]]) -> Made:
    found = row._mapping
    setup = Setup(
        code=found["code"],
        edition=intern(found["edition"]),
        wishes=msgspec.json.decode(found["wishes"]),
        language=intern(found["language"]),
        made=found["made"],
        seed=found["seed"],
        commitment=found["commitment"],
        before=found["before"],
        dealer=intern(found["dealer"]),
    )
    return Made(setup, found["status"], read_seating(found["standing"]), version=found["version"])


def _load(connection: Connection, code: str, talk: int) -> Made | None:
    row = connection.execute(select(tables).where(tables.c.code == code)).first()
    if row is None:
        return None
    log = connection.execute(
        select(*(events.c[name] for name in EventRow.__struct_fields__))
        .where(events.c.code == code)
        .order_by(events.c.number)
    )
    lines = connection.execute(
        select(*(chat.c[name] for name in ChatRow.__struct_fields__))
        .where(chat.c.code == code)
        .order_by(chat.c.number.desc())
        .limit(talk)
    )
    return msgspec.structs.replace(
        _table(row),
        events=tuple(_event(each) for each in log),
        chat=tuple(ChatRow(*each) for each in lines)[::-1],
    )


def _event(row: Row[Any]) -> EventRow:
    number, seat, action, points, at, client, why = tuple(row)
    said = None if why is None else msgspec.json.decode(why, type=Said)
    return EventRow(number, seat, action, points, at, client, said)


def _try(connection: Connection, until: int, padding: str) -> None:
    """Renews the row of a process that never lives; in a backup it is left out like all of that table."""
    if connection.dialect.name == "sqlite":
        connection.execute(delete(processes).where(processes.c.id.startswith(TRIAL)))
        connection.execute(insert(processes).values(id=TRIAL + padding, until=until))
        return
    made = postgresql.insert(processes).values(id=TRIAL, until=until)
    connection.execute(made.on_conflict_do_update(index_elements=["id"], set_={"until": until}))


def _look_through(connection: Connection, after: str, most: int) -> str:
    wanted = select(tables).where(tables.c.code > after).order_by(tables.c.code).limit(most)
    codes = [str(row.code) for row in connection.execute(wanted).all()]
    connection.execute(select(events).where(events.c.code.in_(codes))).all()
    return codes[-1] if len(codes) == most else ""


def _subscribe(connection: Connection, code: str, row: SubscriptionRow) -> None:
    here = subscriptions.c.code == code
    connection.execute(delete(subscriptions).where(here, subscriptions.c.endpoint == row.endpoint))
    age: ColumnElement[object] = literal_column("rowid" if connection.dialect.name == "sqlite" else "ctid")
    too_many = (
        select(subscriptions.c.endpoint)
        .where(here, subscriptions.c.secret == row.secret)
        .order_by(age.desc())
        .offset(BROWSERS_PER_SEAT - 1)
    )
    old = [endpoint for (endpoint,) in connection.execute(too_many)]
    connection.execute(delete(subscriptions).where(here, subscriptions.c.endpoint.in_(old)))
    connection.execute(insert(subscriptions).values(code=code, **to_builtins(row)))


def _keepsake(connection: Connection, name: str, fresh: str) -> str:
    row = {"name": name, "value": fresh}
    if connection.dialect.name == "sqlite":
        connection.execute(sqlite.insert(keepsakes).values(row).on_conflict_do_nothing())
    else:
        connection.execute(postgresql.insert(keepsakes).values(row).on_conflict_do_nothing())
    return str(connection.execute(select(keepsakes.c.value).where(keepsakes.c.name == name)).scalar_one())
