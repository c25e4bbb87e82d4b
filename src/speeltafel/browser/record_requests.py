"""Requests about a game as a record, a replay, a picture or a score pad: no first move waits for them."""

from __future__ import annotations

import msgspec

from speeltafel.browser.routes import TABLE, Handle, PageRequest, routes
from speeltafel.client.bodies import Replay
from speeltafel.home import tables
from speeltafel.home.asking import eyes_of
from speeltafel.home.imported_records import import_record, import_records
from speeltafel.home.paper import PadQuestion, questions
from speeltafel.home.pictures import picture_of
from speeltafel.home.records import record_of, replay_eyes, replay_of
from speeltafel.live.requests import Refuse
from speeltafel.live.show import ended
from speeltafel.locale import LANGUAGES
from speeltafel.table.poster import SIZES


async def _record(asked: PageRequest) -> object:
    form = asked.query.get("format", "spel")
    return record_of((await asked.room()).table, asked.who, "json" if form == "json" else "spel")


async def _replay(asked: PageRequest) -> object:
    room = await asked.room()
    eyes = replay_eyes(room.table, eyes_of(room.table, asked.who), asked.query.get("seat", "all"))
    return replay_of(room.table, room.presence, eyes)


async def _picture(asked: PageRequest) -> object:
    size, language = asked.query.get("size", "link"), asked.query.get("language", "en")
    if size not in SIZES or language not in LANGUAGES or asked.query.get("format", "svg") != "svg":
        raise Refuse("server-bad-request", what="size, language or format")
    dark = asked.query.get("theme") == "dark"
    return picture_of((await asked.room()).table, size, dark=dark, language=language)


async def _import(asked: PageRequest) -> object:
    return await import_record(asked.host, asked.body, asked.query.get("language", "en"))


async def _import_all(asked: PageRequest) -> object:
    """Each game's replay without its pictures: which game it was, who sat there, and how it ended."""
    codes = await import_records(asked.host, asked.body, asked.query.get("language", "en"))
    rooms = [await asked.host.room(code) for code in codes]
    return [Replay(tables.show_table(room), [], ended(room.table)) for room in rooms]


def _counting(question: PadQuestion) -> Handle:
    async def count(asked: PageRequest) -> object:
        return question.count(msgspec.json.decode(asked.body, type=question.asked))

    return count


RECORD_ROUTES = routes(
    (
        ("POST", "/api/records", _import),
        ("POST", "/api/records/all", _import_all),
        ("GET", f"{TABLE}/record", _record),
        ("GET", f"{TABLE}/replay", _replay),
        ("GET", f"{TABLE}/picture", _picture),
        *(("POST", f"/api/paper/{each.name}", _counting(each)) for each in questions()),
    )
)
