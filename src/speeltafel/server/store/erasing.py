"""Deleting for good: rows that nobody needs, and the bytes that they leave in the database's files."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from sqlalchemy import ColumnElement, Connection, Engine, delete, select, text

from speeltafel.server.store.days import delete_results
from speeltafel.server.store.lease_rows import database_now
from speeltafel.server.store.schema import processes, subscriptions, tables

T = TypeVar("T")
TRIES = 20
AGAIN_SECONDS = 0.25


class Erasing:
    """Deletes rows, and then what SQLite still has of them; `process` is this server's name where several share a database."""

    def __init__(self, engine: Engine, process: str | None) -> None:
        self._engine = engine
        self._process = process
        self._is_file = engine.dialect.name == "sqlite"
        self._under_way: asyncio.Task[None] | None = None
        self._next: asyncio.Task[None] | None = None

    async def forget_browsers(self, codes: Sequence[str], secret: str) -> None:
        """Deletes the push subscriptions of whoever this hash opened a seat for at these tables."""
        gone = delete(subscriptions).where(subscriptions.c.code.in_(codes), subscriptions.c.secret == secret)
        await self._run(lambda connection: connection.execute(gone))

    async def forget_idle_browsers(self, before: int) -> None:
        """Deletes the push subscriptions of tables that were over by then (ms since 1970): there is nothing to tell."""
        over = select(tables.c.code).where(
            tables.c.status.in_(("finished", "abandoned")), tables.c.touched < before
        )
        gone = delete(subscriptions).where(subscriptions.c.code.in_(over))
        await self._run(lambda connection: connection.execute(gone))

    async def untouched(self, before: int, most: int) -> list[str]:
        """Tables with nothing new since then (ms since 1970) that no other living process has."""
        wanted = select(tables.c.code).where(tables.c.touched < before)
        if self._process is not None:
            living = select(processes.c.id).where(processes.c.until > database_now())
            wanted = wanted.where(
                tables.c.process.is_(None)
                | (tables.c.process == self._process)
                | tables.c.process.not_in(living)
            )
        wanted = wanted.order_by(tables.c.touched).limit(most)
        return await self._run(lambda connection: [str(code) for (code,) in connection.execute(wanted)])

    async def delete_tables(self, codes: Iterable[str], before: int) -> int:
        """Deletes these tables with all that belongs to them, but for those that were touched meanwhile; how many."""
        old = _untouched(before) & tables.c.code.in_(list(codes))
        return await self._run(lambda connection: connection.execute(delete(tables).where(old)).rowcount)

    async def forget_results(self, before: int) -> None:
        """Deletes results of the games of days that were over by then (ms since 1970)."""
        await self._run(lambda connection: delete_results(connection, before))

    async def erase(self) -> None:
        """Returns when nothing that was deleted before is left in the file or in its log; many who ask share one go."""
        if not self._is_file:
            return
        if self._under_way is None:
            self._under_way = asyncio.create_task(self._fold_back())
            self._under_way.add_done_callback(self._done)
            wanted = self._under_way
        else:  # it may have begun before what is to be erased was deleted
            if self._next is None:
                self._next = asyncio.create_task(self._after(self._under_way))
            wanted = self._next
        await asyncio.shield(wanted)

    def _done(self, _: asyncio.Task[None]) -> None:
        self._under_way = None

    async def _after(self, other: asyncio.Task[None]) -> None:
        await asyncio.wait((other,))
        self._under_way, self._next = self._next, None
        try:
            await self._fold_back()
        finally:
            self._under_way = None

    async def _fold_back(self) -> None:
        """Folds the log back into the file and empties it; whoever reads at the moment is waited for."""
        for _ in range(TRIES):
            if await asyncio.to_thread(fold_back, self._engine):
                return
            await asyncio.sleep(AGAIN_SECONDS)

    async def _run(self, work: Callable[[Connection], T]) -> T:
        def begin() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.to_thread(begin)


def delete_untouched(connection: Connection, before: int) -> None:
    """Deletes all tables with nothing new since then (ms since 1970)."""
    connection.execute(delete(tables).where(_untouched(before)))


def fold_back(engine: Engine) -> bool:
    """Folds SQLite's log back into its file, where deleted bytes are overwritten; False while somebody reads."""
    with engine.connect() as connection:
        is_busy, *_ = connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)")).one()
    return not is_busy


def _untouched(before: int) -> ColumnElement[bool]:
    return tables.c.touched < before
