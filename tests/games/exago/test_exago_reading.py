"""Games of before are played on, replayed and told by the reading of their time; new ones say which is theirs."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from speeltafel import Match, find
from speeltafel.client.http import Declined
from speeltafel.core.registry import find_stored, stored_options, told_options
from speeltafel.table.proof import replayed
from speeltafel.table.record import Damaged, Record
from speeltafel.table.record_formats import read_record, write_record
from tests.server.serving import run, serving

TEMPTED = "turn:2 r3:0,0+0,1+0,2 b5:0,-1 y3:1,0+1,1+1,2"
GIFT = "-1,1"
"""By this yellow, who could win, hands the game to red."""


def gift(**options: object) -> Record:
    match = Match(find("exago", 3, **options), position=TEMPTED)
    match.push(GIFT)
    return match.record()


@pytest.mark.parametrize("form", ["spel", "json"])
def test_a_record_without_a_word_on_it_is_of_the_first_reading(form: str) -> None:
    text = write_record(gift(reading=1), form)
    mark = '[Option "reading=1"]\n' if form == "spel" else '"reading": 1'
    assert mark in text
    before = text.replace(mark, "").replace('"options": {\n  \n },\n ', "")
    record = read_record(before.encode())
    assert record.options == {"reading": 1}
    assert replayed(record).game.options == {"reading": 1}
    assert read_record(write_record(record, form).encode()) == record


@pytest.mark.parametrize("form", ["spel", "json"])
def test_a_new_record_says_its_reading_and_is_held_to_it(form: str) -> None:
    match = Match(find("exago", 3), position=TEMPTED)
    text = write_record(match.record(), form)
    assert replayed(read_record(text.encode())).game.options == {}
    old = write_record(gift(reading=1), form)
    newer = old.replace("reading=1", "reading=2").replace('"reading": 1', '"reading": 2')
    with pytest.raises(Damaged):
        replayed(read_record(newer.encode()))


def test_what_is_stored_comes_back_by_its_own_reading() -> None:
    assert stored_options(find("exago", 3, duty="nearest")) == {"reading": 2, "duty": "nearest"}
    assert find_stored("exago", 3, {"reading": 2}).options == {}
    assert find_stored("exago", 3, {"duty": "nearest"}).options == {"duty": "nearest", "reading": 1}
    assert told_options("exago", {}) == {"reading": 1}
    assert told_options("exago", {"reading": 2, "duty": "off"}) == {"duty": "off"}
    assert stored_options(find("qwinn", target=100)) == {"target": 100}


def test_a_table_of_before_goes_on_by_its_reading_and_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("exago", "me", "me", "me")
            new = await served.table("exago", "me", "me", "me")
        with closing(sqlite3.connect(tmp_path / "speeltafel.db")) as store, store:
            (text,) = store.execute("select standing from tables where code = ?", (made.table,)).fetchone()
            standing = json.loads(text)
            assert standing["options"].pop("reading") == 2
            store.execute("update tables set standing = ? where code = ?", (json.dumps(standing), made.table))
        async with serving(tmp_path) as served:
            older = await served.sit(made.table, *(place.secret for place in made.mine))
            newer = await served.sit(new.table, *(place.secret for place in new.mine))
            assert older.table is not None
            assert older.table.options.get("reading") == 1
            assert newer.table is not None
            assert "reading" not in newer.table.options

    run(scenario())


def test_nobody_is_offered_the_older_reading(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            games = await served.http.games()
            (exago,) = [game for game in games if game.game == "exago"]
            assert "reading" not in {option.name for option in exago.editions[0].options}
            with pytest.raises(Declined):
                await served.table("exago", "me", "me", "me", options={"reading": 1})

    run(scenario())
