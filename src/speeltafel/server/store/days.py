"""Everybody's results of the games of the day: one a device, no names, counted by the database itself."""

from __future__ import annotations

import asyncio
from hashlib import sha256

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.dialects import postgresql, sqlite

from speeltafel.server.store.schema import day_results


async def keep_result(
    engine: Engine, day: str, game: str, device: str, rank: int
) -> tuple[int, list[tuple[int, int]]]:
    """Adds a result unless this device has one already: the rank that counts, and how many had which, the best first."""
    row = {"day": day, "game": game, "device": sha256(device.encode()).hexdigest(), "rank": rank}

    def work() -> tuple[int, list[tuple[int, int]]]:
        with engine.begin() as connection:
            make = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
            connection.execute(make(day_results).values(row).on_conflict_do_nothing())
            mine = select(day_results.c.rank).where(
                *(day_results.c[name] == row[name] for name in ("day", "game", "device"))
            )
            return int(connection.execute(mine).scalar_one()), ranks(connection, day, game)

    return await asyncio.to_thread(work)


def ranks(connection: Connection, day: str, game: str) -> list[tuple[int, int]]:
    """How many had which rank, the best first: one walk along an index."""
    counted = (
        select(day_results.c.rank, func.count())
        .where(day_results.c.day == day, day_results.c.game == game)
        .group_by(day_results.c.rank)
        .order_by(day_results.c.rank.desc())
    )
    return [(int(rank), int(count)) for rank, count in connection.execute(counted)]
