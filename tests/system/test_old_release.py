"""What release 0.1 left behind opens: its tables on both databases, its seat links, its records."""

from __future__ import annotations

import json
import sqlite3
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bench.kill import Place
from speeltafel.client.any_move import some_move
from speeltafel.client.bodies import SitDown
from speeltafel.client.table import Seat
from speeltafel.table.proof import replayed, verify
from speeltafel.table.spel import read_spel
from speeltafel.table.spel_json import read_json
from speeltafel.wire import Acknowledged, Play
from tests.server.serving import Serving, Time, run, serving

RELEASE = Path(__file__).parents[1] / "fixtures" / "release-0.1"
KNOWN: dict[str, Any] = json.loads((RELEASE / "known.json").read_text("utf-8"))
OVER = ("qwirkle-over", "exago-over", "qwinn-over")
GAMES = ("qwirkle", "exago", "qwinn")

pytestmark = pytest.mark.system


def then() -> Time:
    """The clock as it stood when the release was left, so that nobody's time has run out meanwhile."""
    return Time(KNOWN["at"] - time.time_ns() // 1_000_000)


async def seated(served: Serving, known: dict[str, Any]) -> list[Seat]:
    """Everybody of a table by their old links, each in their own seat and with the whole log."""
    seats = []
    for secret, you in known["secrets"].items():
        seat = await served.sit(known["table"], secret)
        assert seat.you == you
        assert len(seat.events) == known["events"]
        seats.append(seat)
    return seats


async def play_one(seats: list[Seat]) -> None:
    mover = next(seat for seat in seats if seat.turn in seat.you)
    before = mover.number
    assert await mover.play(await some_move(mover)) > before


async def play_on(served: Serving, known: dict[str, Any]) -> None:
    """Every running table goes on where it stood."""
    seats = await seated(served, known["qwirkle"])
    told = known["qwirkle"]["told"]
    teller = next(seat for seat in seats if told["seat"] in seat.you)
    again = await teller.ask(Play(told["id"], told["seat"], "pass"))
    assert again == Acknowledged(told["id"], told["number"])
    assert [line.text or line.phrase for line in teller.chat] in (
        ["hallo Ben", "phrase-well-played"],
        ["phrase-well-played"],  # who does not want to hear the other
    )
    await play_one(seats)

    seats = await seated(served, known["exago"])
    table = seats[0].table
    assert table is not None
    assert table.clock is not None
    assert table.clock.ends is not None
    assert [(offer.kind, offer.by) for offer in table.offers] == [
        (known["exago"]["offer"]["kind"], known["exago"]["offer"]["by"])
    ]
    asked = next(seat for seat in seats if known["exago"]["offer"]["by"] not in seat.you)
    await asked.answer("draw", agree=False)
    await play_one(seats)

    await play_one(await seated(served, known["qwinn"]))

    seats = await seated(served, known["paused"])
    await seats[0].propose("resume")
    await play_one(seats)


async def look_back(served: Serving, known: dict[str, Any]) -> None:
    """Finished games are told as they ended, and prove their deals; an open table is still open."""
    for name in OVER:
        outcome = (await seated(served, known[name]))[0].outcome
        assert outcome is not None
        assert (outcome.scores, outcome.winners) == (known[name]["scores"], known[name]["winners"])
        assert verify(read_spel(await served.http.record(known[name]["table"]))) > 0
    waiting = known["open"]["table"]
    assert [table.table for table in await served.http.lobby()] == [waiting]
    await served.http.take_place(waiting, SitDown("Cleo"))
    assert (await served.http.reissue(waiting, 0, known["open"]["owner"])).secret


def test_its_sqlite_database_opens_and_its_games_go_on(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "speeltafel.db")
    old.executescript((RELEASE / "sqlite.sql").read_text("utf-8"))
    old.close()

    async def scenario() -> None:
        async with serving(tmp_path, time=then()) as served:
            await play_on(served, KNOWN["sqlite"])
            await look_back(served, KNOWN["sqlite"])

    run(scenario())


def test_its_postgresql_database_opens_and_its_games_go_on(tmp_path: Path, many: Place) -> None:
    with psycopg.connect(many.database, autocommit=True) as server:
        server.execute("DROP DATABASE IF EXISTS release")
        server.execute("CREATE DATABASE release")
    url = many.database.replace("/postgres?", "/release?")
    with psycopg.connect(url) as old:
        old.execute((RELEASE / "postgres.sql").read_text("utf-8").encode())

    async def scenario() -> None:
        where = url.replace("postgresql://", "postgresql+psycopg://")
        async with serving(
            tmp_path, time=then(), adjust=lambda plain: replace(plain, database_url=where)
        ) as served:
            await play_on(served, KNOWN["postgres"])
            await look_back(served, KNOWN["postgres"])

    run(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_its_records_are_read_and_prove_their_deals(game: str) -> None:
    text = read_spel((RELEASE / f"{game}.spel").read_text("utf-8"))
    plain = read_json((RELEASE / f"{game}.json").read_text("utf-8"))
    known = KNOWN["sqlite"][f"{game}-over"]
    for record in (text, plain):
        assert verify(record) > 0
        assert record.outcome is not None
        assert list(record.outcome.scores) == known["scores"]
        assert len(record.entries) == known["events"]
    seen = read_spel((RELEASE / f"{game}-running.spel").read_text("utf-8"))
    assert len(replayed(seen).log) == KNOWN["sqlite"][game]["events"]
