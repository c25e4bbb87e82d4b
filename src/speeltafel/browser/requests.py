"""The requests that go over HTTP where a server is: the same addresses and bodies, answered in the worker."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from speeltafel.browser.routes import TABLE, Advise, Handle, PageRequest, Routes, routes
from speeltafel.client.bodies import Me, NewTable, Problem, SitDown, TableSettings
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.words import message
from speeltafel.home import tables
from speeltafel.home.asking import TableRefused
from speeltafel.home.games import games_offered
from speeltafel.home.http_status import status_of
from speeltafel.home.rules import rules_of
from speeltafel.live.encode import refusal, said
from speeltafel.live.host import Host
from speeltafel.live.requests import Refuse, Who
from speeltafel.live.seating import hashed
from speeltafel.live.services import NotStored

if TYPE_CHECKING:
    from speeltafel.browser.reviews import DeviceReviews


@dataclass(frozen=True, slots=True)
class PageAnswer:
    """A status as HTTP has it, and the body: JSON, or the text of a record."""

    status: int
    body: str


async def answer(
    host: Host,
    advise: Advise,
    reviews: Callable[[], DeviceReviews],
    method: str,
    address: str,
    body: str = "",
    secret: str = "",
) -> PageAnswer:
    """Answers a request as a server would; a refusal is a status and a `Problem`, whose words the page has itself."""
    found = urlsplit(address)
    who = Who((hashed(secret),) if secret else ())
    query = {name: values[-1] for name, values in parse_qs(found.query).items()}
    try:
        handle, parts = _fitting(_ROUTES, method, found.path) or _fitting_later(method, found.path)
        told = await handle(PageRequest(host, advise, reviews, parts, query, body.encode(), who))
        return PageAnswer(200, told if isinstance(told, str) else msgspec.json.encode(told).decode())
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


def _fitting(known: Routes, method: str, path: str) -> tuple[Handle, tuple[str, ...]] | None:
    """Who answers at this address, and the parts of it that are asked about."""
    for used, pattern, handle in known:
        fits = pattern.fullmatch(path)
        if used == method and fits is not None:
            return handle, tuple(unquote(part) for part in fits.groups())
    return None


def _fitting_later(method: str, path: str) -> tuple[Handle, tuple[str, ...]]:
    """As above, of what no first game waits for: it is imported when it is first asked for."""
    from speeltafel.browser.record_requests import RECORD_ROUTES

    found = _fitting(RECORD_ROUTES, method, path)
    if found is None:
        from speeltafel.browser.later_requests import LATER_ROUTES

        found = _fitting(LATER_ROUTES, method, path)
    if found is None:
        raise Refuse("server-no-page")
    return found


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


_ROUTES = routes(
    (
        ("GET", "/api/games", _games),
        ("GET", r"/api/rules/([^/]+)/([^/]+)", _rules),
        ("POST", "/api/tables", _make),
        ("GET", TABLE, _show),
        ("PATCH", TABLE, _change),
        ("POST", f"{TABLE}/places", _take),
        ("PATCH", f"{TABLE}/me", _change_me),
        ("DELETE", f"{TABLE}/me", _forget_me),
    )
)
