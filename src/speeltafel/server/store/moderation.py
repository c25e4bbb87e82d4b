"""What moderation needs of the database: reports by line, the lobby with each address's share of it, and bans."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, Engine, delete, func, insert, select, update

from speeltafel.client.bodies import Ban, Reported
from speeltafel.live.change import Made
from speeltafel.server.store.schema import bans, chat, reports, tables
from speeltafel.server.store.store import readable

T = TypeVar("T")
MOST_REPORTED = 200


class Moderation:
    """Reads and writes in threads of its own: nothing here is in the way of a move."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def reports(self, *, closed: bool) -> list[Reported]:
        """The reported lines, each once with all who reported it; the latest first."""
        wanted = (
            select(
                reports.c.code,
                reports.c.number,
                reports.c.by,
                reports.c.at,
                reports.c.closed,
                reports.c.verdict,
                chat.c.seat,
                chat.c.name,
                chat.c.text,
                chat.c.phrase,
                chat.c.mark,
            )
            .join(chat, (chat.c.code == reports.c.code) & (chat.c.number == reports.c.number))
            .where(reports.c.closed.is_not(None) if closed else reports.c.closed.is_(None))
            .order_by(reports.c.at.desc())
            .limit(20 * MOST_REPORTED)
        )
        rows = await self._run(lambda connection: connection.execute(wanted).all())
        found: dict[tuple[str, int], Reported] = {}
        for code, number, by, at, ended, verdict, seat, name, text, phrase, mark in rows:
            known = found.get((code, number))
            who = sorted({by, *(known.by if known else ())})
            last = known.at if known else at
            found[code, number] = Reported(
                code, number, who, last, seat, name, text, phrase, bool(mark), ended, verdict
            )
        return list(found.values())[:MOST_REPORTED]

    async def close_reports(self, code: str, number: int, verdict: str, now: int) -> list[int]:
        """Closes all open reports of a line; the seats that made them."""
        here = (reports.c.code == code) & (reports.c.number == number) & reports.c.closed.is_(None)

        def close(connection: Connection) -> list[int]:
            seats = [int(by) for (by,) in connection.execute(select(reports.c.by).where(here).distinct())]
            connection.execute(update(reports).where(here).values(closed=now, verdict=verdict))
            return sorted(seats)

        return await self._run(close)

    async def mark_of(self, code: str, number: int | None) -> str:
        """The mark of the address that a line of talk came from, or without one the table's listing; "" if none is kept."""
        wanted = (
            select(tables.c.mark).where(tables.c.code == code)
            if number is None
            else select(chat.c.mark).where(chat.c.code == code, chat.c.number == number)
        )
        return await self._run(lambda connection: str(connection.execute(wanted).scalar() or ""))

    async def listed_by(self, mark: str) -> int:
        """How many tables that wait for players came to the lobby from one address."""
        wanted = (
            select(func.count())
            .select_from(tables)
            .where(tables.c.mark == mark, tables.c.listed.is_(True), tables.c.status == "open")
        )
        return await self._run(lambda connection: int(connection.execute(wanted).scalar_one()))

    async def mark_listed(self, code: str, mark: str) -> None:
        """Notes from which address a table came to the lobby."""
        noted = update(tables).where(tables.c.code == code).values(mark=mark)
        await self._run(lambda connection: connection.execute(noted))

    async def listed(self, status: str, game: str, share: int, first: int, most: int) -> list[Made]:
        """The listed tables in this status, of one game where that is asked for, the last touched first.

        Of one address no more than its `share`, so that nobody hides all others.
        """
        order = tables.c.touched.desc(), tables.c.code
        nth = func.row_number().over(partition_by=tables.c.mark, order_by=order).label("nth")
        there = select(tables, nth).where(tables.c.listed.is_(True), tables.c.status == status).subquery()
        wanted = select(there).where((there.c.mark == "") | (there.c.nth <= share))
        if game:
            wanted = wanted.where(
                (there.c.edition == game) | there.c.edition.startswith(f"{game}/", autoescape=True)
            )
        wanted = wanted.order_by(there.c.touched.desc(), there.c.code).offset(first).limit(most)
        return await self._run(lambda connection: list(readable(connection.execute(wanted))))

    async def forget_marks(self, before: int) -> None:
        """Marks of addresses go after a while (ms since 1970), and bans that are over."""

        def forget(connection: Connection) -> None:
            connection.execute(update(chat).where(chat.c.mark != "", chat.c.at < before).values(mark=""))
            old = (tables.c.mark != "") & (tables.c.touched < before)
            connection.execute(update(tables).where(old).values(mark=""))
            connection.execute(delete(bans).where(bans.c.until < before))

        await self._run(forget)

    async def bans(self, now: int) -> list[Ban]:
        """The bans that still hold, the longest first."""
        wanted = select(bans).where(bans.c.until > now).order_by(bans.c.until.desc())
        return await self._run(
            lambda connection: [
                Ban(row.mark, row.until, row.at, row.why) for row in connection.execute(wanted)
            ]
        )

    async def ban(self, ban: Ban) -> None:
        """Keeps a ban; one of the same address gives way."""

        def put(connection: Connection) -> None:
            connection.execute(delete(bans).where(bans.c.mark == ban.mark))
            connection.execute(insert(bans).values(mark=ban.mark, until=ban.until, at=ban.at, why=ban.why))

        await self._run(put)

    async def lift(self, mark: str) -> None:
        """Ends a ban."""
        await self._run(lambda connection: connection.execute(delete(bans).where(bans.c.mark == mark)))

    async def _run(self, work: Callable[[Connection], T]) -> T:
        def begin() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.to_thread(begin)
