"""The requests that go over HTTP where a server is: the same addresses and bodies, answered in the worker."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from speeltafel.client.bodies import Me, NewTable, Problem, SitDown, TableSettings
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.words import message
from speeltafel.home import tables
from speeltafel.home.asking import TableRefused, eyes_of
from speeltafel.home.games import games_offered
from speeltafel.home.hints import hint_for
from speeltafel.home.records import record_of, replay_eyes, replay_of
from speeltafel.home.rules import rules_of
from speeltafel.home.status import status_of
from speeltafel.live.codes import tidy_code
from speeltafel.live.encode import refusal, said
from speeltafel.live.host import Host
from speeltafel.live.requests import Refuse, Who
from speeltafel.live.room import Room
from speeltafel.live.seating import hashed
from speeltafel.live.services import BotChoice, NotStored, Question

Advise = Callable[[Question, float], Awaitable[BotChoice]]


@dataclass(frozen=True, slots=True)
class PageRequest:
    """A request: what is in its address, its body, and by whom."""

    host: Host
    advise: Advise
    parts: tuple[str, ...]
    query: dict[str, str]
    body: bytes
    who: Who

    async def room(self) -> Room:
        return await self.host.room(tidy_code(self.parts[0]))


@dataclass(frozen=True, slots=True)
class PageAnswer:
    """A status as HTTP has it, and the body: JSON, or the text of a record."""

    status: int
    body: str


async def answer(
    host: Host, advise: Advise, method: str, address: str, body: str = "", secret: str = ""
) -> PageAnswer:
    """Answers a request as a server would; a refusal is a status and a `Problem`, whose words the page has itself."""
    found = urlsplit(address)
    who = Who((hashed(secret),) if secret else ())
    query = {name: values[-1] for name, values in parse_qs(found.query).items()}
    try:
        for known, pattern, handle in _ROUTES:
            fits = pattern.fullmatch(found.path)
            if known == method and fits is not None:
                parts = tuple(unquote(part) for part in fits.groups())
                told = await handle(PageRequest(host, advise, parts, query, body.encode(), who))
                return PageAnswer(200, told if isinstance(told, str) else msgspec.json.encode(told).decode())
        raise Refuse("server-no-page")
    except TableRefused as refused:
        reason = refused.refusal.message
        status = status_of(reason.id) if reason.id.startswith("server-") else 409
        return _problem(status, Problem(reason, "", refused.refusal))
    except msgspec.MsgspecError as error:
        return _problem(400, Problem(said(message("server-bad-request", what=str(error)[:300])), ""))
    except NotStored:
        return _problem(503, Problem(said(message("server-not-stored")), ""))
    except SpeeltafelError as error:
        return _problem(status_of(error.reason), Problem(said(error.message), "", refusal(error)))


def _problem(status: int, problem: Problem) -> PageAnswer:
    return PageAnswer(status, msgspec.json.encode(problem).decode())


async def _games(asked: PageRequest) -> object:
    return games_offered()


async def _rules(asked: PageRequest) -> object:
    return rules_of(f"{asked.parts[0]}/{asked.parts[1]}")


async def _make(asked: PageRequest) -> object:
    return await tables.make_table(asked.host, msgspec.json.decode(asked.body, type=NewTable))


async def _show(asked: PageRequest) -> object:
    return tables.show_table(await asked.room())


async def _change(asked: PageRequest) -> object:
    wish = msgspec.json.decode(asked.body, type=TableSettings)
    return await tables.change_table(asked.host, await asked.room(), asked.who, wish)


async def _take(asked: PageRequest) -> object:
    person = msgspec.json.decode(asked.body, type=SitDown)
    return await tables.take_place(asked.host, await asked.room(), person)


async def _change_me(asked: PageRequest) -> object:
    me = msgspec.json.decode(asked.body, type=Me)
    return await tables.change_me(asked.host, await asked.room(), asked.who, me)


async def _forget_me(asked: PageRequest) -> object:
    await tables.forget_me(asked.host, await asked.room(), asked.who)
    return None


async def _record(asked: PageRequest) -> object:
    form = asked.query.get("format", "spel")
    return record_of((await asked.room()).table, asked.who, "json" if form == "json" else "spel")


async def _replay(asked: PageRequest) -> object:
    room = await asked.room()
    eyes = replay_eyes(room.table, eyes_of(room.table, asked.who), asked.query.get("seat", "all"))
    return replay_of(room.table, room.presence, eyes)


async def _hint(asked: PageRequest) -> object:
    return await hint_for((await asked.room()).table, asked.who, "", asked.advise)


_TABLE = r"/api/tables/([^/]{1,120})"
_ROUTES: tuple[tuple[str, re.Pattern[str], Callable[[PageRequest], Awaitable[object]]], ...] = tuple(
    (method, re.compile(pattern), handle)
    for method, pattern, handle in (
        ("GET", "/api/games", _games),
        ("GET", r"/api/rules/([^/]+)/([^/]+)", _rules),
        ("POST", "/api/tables", _make),
        ("GET", _TABLE, _show),
        ("PATCH", _TABLE, _change),
        ("POST", f"{_TABLE}/places", _take),
        ("PATCH", f"{_TABLE}/me", _change_me),
        ("DELETE", f"{_TABLE}/me", _forget_me),
        ("GET", f"{_TABLE}/record", _record),
        ("GET", f"{_TABLE}/replay", _replay),
        ("GET", f"{_TABLE}/hint", _hint),
    )
)
