"""Ten thousand results of a day are ranked by one short walk along an index, however many other days have."""

from __future__ import annotations

from pathlib import Path
from random import Random

from sqlalchemy import Connection, create_engine, insert, text
from sqlalchemy.engine import Engine

from speeltafel.server.store.days import ranks
from speeltafel.server.store.schema import day_results, metadata

DAY, GAME = "2026-11-17", "qwirkle"
COUNT = 10_000
EACH = 10
"""At most so many steps of the database's own machine for each result."""


def filled(tmp_path: Path) -> Engine:
    """Ten thousand results of a day, and as many of the same day's other game and of another day."""
    engine = create_engine(f"sqlite:///{tmp_path / 'days.db'}")
    metadata.create_all(engine)
    rng = Random(1)
    rows = [
        {"day": day, "game": game, "device": f"{rng.getrandbits(256):064x}", "rank": round(rng.gauss(0, 40))}
        for day, game in ((DAY, GAME), (DAY, "exago"), ("2026-11-16", GAME))
        for _ in range(COUNT)
    ]
    with engine.begin() as connection:
        connection.execute(insert(day_results), rows)
    return engine


def steps(connection: Connection) -> tuple[int, list[tuple[int, int]]]:
    """How many steps SQLite's machine made to rank the day, in hundreds, and what it told."""
    made = 0

    def count() -> int:
        nonlocal made
        made += 1
        return 0

    driver = connection.connection.driver_connection
    assert driver is not None
    driver.set_progress_handler(count, 100)
    found = ranks(connection, DAY, GAME)
    driver.set_progress_handler(None, 100)
    return made, found


def test_ten_thousand_results_are_ranked_by_a_walk_along_an_index(tmp_path: Path) -> None:
    engine = filled(tmp_path)
    with engine.connect() as connection:
        made, found = steps(connection)
        assert sum(count for _, count in found) == COUNT
        assert [rank for rank, _ in found] == sorted({rank for rank, _ in found}, reverse=True)
        assert COUNT / 100 <= made <= EACH * COUNT / 100
        plan = connection.execute(
            text(
                "explain query plan select rank, count(*) from day_results"
                f" where day = '{DAY}' and game = '{GAME}' group by rank order by rank desc"
            )
        ).all()
        assert [row[3] for row in plan] == [
            "SEARCH day_results USING COVERING INDEX day_results_rank (day=? AND game=?)"
        ]
    engine.dispose()
