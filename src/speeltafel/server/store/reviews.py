"""Reviews in the database, beside their tables: computed once for all processes, and kept as far as they have come."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from speeltafel.coach.appraisal import Appraisal
from speeltafel.coach.review import LookBack
from speeltafel.server.store.schema import reviews

T = TypeVar("T")
LEASE_MS = 20_000
"""Whoever thinks about a game says so again at least this often; then another process may go on."""


def _wall_ms() -> int:
    return time.time_ns() // 1_000_000


class ReviewRow(Struct, frozen=True):
    """A review as far as it has come: of a log up to event `number`; `whole` is there once it is complete."""

    number: int
    owner: str
    until: int
    done: int
    total: int
    known: list[Appraisal]
    whole: LookBack | None

    def is_thought_about(self, now: int) -> bool:
        """Whether a process is at it, as far as can be known."""
        return self.whole is None and self.until > now


class KeptReviews:
    """Reads and writes the reviews of tables; `owner` is this process among others, `now` tells ms since 1970."""

    def __init__(self, engine: Engine, owner: str, now: Callable[[], int] = _wall_ms) -> None:
        self._engine = engine
        self._owner = owner
        self._now = now

    async def of(self, code: str, number: int) -> ReviewRow | None:
        """The review of a table whose log ends with event `number`."""
        wanted = select(reviews).where(reviews.c.code == code, reviews.c.number == number)

        def look(connection: Connection) -> ReviewRow | None:
            row = connection.execute(wanted).first()
            if row is None:
                return None
            return ReviewRow(
                row.number,
                row.owner,
                row.until,
                row.done,
                row.total,
                msgspec.json.decode(row.known, type=list[Appraisal]),
                None if row.whole is None else msgspec.json.decode(row.whole, type=LookBack),
            )

        return await self._run(look)

    async def claim(self, code: str, number: int) -> bool:
        """Takes a review that nobody living is at and that is not complete; what is known of it stays."""
        fresh = {
            "code": code,
            "number": number,
            "owner": self._owner,
            "until": 0,
            "done": 0,
            "total": 1,
            "known": "[]",
            "whole": None,
        }
        now = self._now()

        def take(connection: Connection) -> bool:
            make = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
            connection.execute(make(reviews).values(fresh).on_conflict_do_nothing())
            here = reviews.c.code == code
            is_other = here & (reviews.c.number != number)
            connection.execute(update(reviews).where(is_other).values(fresh))
            is_free = or_(reviews.c.until < now, reviews.c.owner == self._owner)
            mine = {"owner": self._owner, "until": now + LEASE_MS}
            taken = update(reviews).where(here, reviews.c.whole.is_(None), is_free).values(mine)
            return connection.execute(taken).rowcount == 1

        return await self._run(take)

    async def keep(
        self,
        code: str,
        number: int,
        known: list[Appraisal],
        done: int,
        total: int,
        whole: LookBack | None = None,
    ) -> bool:
        """Stores how far a review has come; False when another process has taken it meanwhile."""
        values = {
            "known": msgspec.json.encode(known).decode(),
            "done": done,
            "total": total,
            "until": self._now() + LEASE_MS,
            "whole": None if whole is None else msgspec.json.encode(whole).decode(),
        }
        mine = (reviews.c.code == code) & (reviews.c.number == number) & (reviews.c.owner == self._owner)
        kept = update(reviews).where(mine).values(values)
        return await self._run(lambda connection: connection.execute(kept).rowcount == 1)

    async def renew(self, code: str, number: int) -> None:
        """Says that this process is still at a review, though nothing new is known of it."""
        here = (reviews.c.code == code) & (reviews.c.number == number) & reviews.c.whole.is_(None)
        longer = (
            update(reviews).where(here, reviews.c.owner == self._owner).values(until=self._now() + LEASE_MS)
        )
        await self._run(lambda connection: connection.execute(longer))

    async def improve(self, code: str, number: int, known: list[Appraisal], whole: LookBack) -> None:
        """Stores a complete review after more thought."""
        values = {
            "known": msgspec.json.encode(known).decode(),
            "whole": msgspec.json.encode(whole).decode(),
        }
        here = (reviews.c.code == code) & (reviews.c.number == number) & reviews.c.whole.is_not(None)
        better = update(reviews).where(here).values(values)
        await self._run(lambda connection: connection.execute(better))

    async def leave(self, code: str) -> None:
        """Lets another process go on with a review at once."""
        mine = (reviews.c.code == code) & (reviews.c.owner == self._owner) & reviews.c.whole.is_(None)
        await self._run(lambda connection: connection.execute(update(reviews).where(mine).values(until=0)))

    async def _run(self, work: Callable[[Connection], T]) -> T:
        def begin() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.to_thread(begin)
