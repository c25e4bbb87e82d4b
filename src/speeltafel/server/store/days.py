"""Everybody's results of the games of the day: one a device, no names, counted by the database itself."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from hashlib import sha256

from sqlalchemy import Connection, Engine, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from speeltafel.server.store.schema import day_results


async def kept_rank(engine: Engine, day: str, game: str, device: str) -> int | None:
    """The rank that counts for a device, where it has handed a result in."""

    def work() -> int | None:
        with engine.connect() as connection:
            return _rank_of(connection, day, game, _fingerprint(day, game, device))

    return await asyncio.to_thread(work)


async def keep_result(engine: Engine, day: str, game: str, device: str, rank: int) -> int:
    """Adds a result unless this device has one already; the rank that counts."""
    own = _fingerprint(day, game, device)
    row = {"day": day, "game": game, "device": own, "rank": rank}

    def work() -> int:
        with engine.begin() as connection:
            make = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
            connection.execute(make(day_results).values(row).on_conflict_do_nothing())
            kept = _rank_of(connection, day, game, own)
            return rank if kept is None else kept

    return await asyncio.to_thread(work)


async def everybodys_ranks(engine: Engine, day: str, game: str) -> list[tuple[int, int]]:
    """How many had which rank, the best first."""

    def work() -> list[tuple[int, int]]:
        with engine.connect() as connection:
            return ranks(connection, day, game)

    return await asyncio.to_thread(work)


def delete_results(connection: Connection, before: int) -> None:
    """Deletes the results of all days that were over by then (ms since 1970)."""
    first = datetime.fromtimestamp(before / 1000, UTC).date().isoformat()
    connection.execute(delete(day_results).where(day_results.c.day < first))


def ranks(connection: Connection, day: str, game: str) -> list[tuple[int, int]]:
    """How many had which rank, the best first: one walk along an index."""
    counted = (
        select(day_results.c.rank, func.count())
        .where(day_results.c.day == day, day_results.c.game == game)
        .group_by(day_results.c.rank)
        .order_by(day_results.c.rank.desc())
    )
    return [(int(rank), int(count)) for rank, count in connection.execute(counted)]


def _fingerprint(day: str, game: str, device: str) -> str:
    """Another one every day and for every game, so that nobody can follow a device through the results."""
    return sha256(f"{day}/{game}/{device}".encode()).hexdigest()


def _rank_of(connection: Connection, day: str, game: str, device: str) -> int | None:
    mine = select(day_results.c.rank).where(
        day_results.c.day == day, day_results.c.game == game, day_results.c.device == device
    )
    return connection.execute(mine).scalar()
