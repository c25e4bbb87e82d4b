"""Tables over HTTP: making one, looking at them, taking and giving up places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from litestar import delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, SkipValidation
from litestar.types import ControllerRouterHandler

from speeltafel.bots.levels import default_level, level_names
from speeltafel.client.bodies import Me, NewSeat, NewTable, PlaceSecret, SitDown, TableMade, TableSettings
from speeltafel.core.errors import Unknown
from speeltafel.core.registry import edition_of, spec_of
from speeltafel.live.places import new_table, open_place
from speeltafel.live.requests import (
    Configure,
    Forget,
    Moment,
    Refuse,
    Reissue,
    Remove,
    Rename,
    TakePlace,
    Who,
)
from speeltafel.live.seating import Chair, hashed
from speeltafel.live.show import Presence, setup_sent
from speeltafel.live.talk import tidy
from speeltafel.server.edge.http.requests import (
    PROBLEMS,
    AnyRequest,
    Code,
    PlaceNumber,
    TheBackend,
    address_of,
    caller,
)
from speeltafel.server.edge.limits import Addresses
from speeltafel.server.edge.secrets import new_secret
from speeltafel.table.clock import Clock
from speeltafel.wire import TableSent

LOBBY = 50


@post("/api/tables", summary="Make a table", tags=["tables"], responses=PROBLEMS)
async def make_table(
    request: AnyRequest,
    data: JSONBody[NewTable],
    backend: TheBackend,
    addresses: NamedDependency[SkipValidation[Addresses]],
) -> TableMade:
    """Seats are *me* (this device, several times for a shared one), *person* (a secret link), *open*, or *bot*."""
    addresses.make_table(request)
    clock = _clock(data)
    edition = edition_of(data.game).id
    if not any(seat.kind != "bot" for seat in data.seats):
        raise Refuse("server-only-bots")
    owner = new_secret()
    chairs, mine, links = [], [], []
    for place, seat in enumerate(data.seats):
        secret = new_secret() if seat.kind in ("me", "person") else ""
        chairs.append(_chair(edition, seat, secret))
        if seat.kind == "me":
            mine.append(PlaceSecret(place, secret))
        elif seat.kind == "person":
            links.append(PlaceSecret(place, secret))
    made = new_table(
        edition,
        _options(edition, data),
        chairs,
        hashed(owner),
        data.language,
        clock,
        Moment(backend.host.now(), backend.host.fresh(), {}),
        listed=data.listed,
    )
    room = await backend.host.make(made)
    room.address = room.address or address_of(request)
    return TableMade(room.code, owner, mine, links)


@get("/api/tables", summary="The lobby", tags=["tables"], responses=PROBLEMS)
async def list_tables(
    backend: TheBackend, status: FromQuery[Literal["open", "running"]] = "open"
) -> list[TableSent]:
    """The listed tables that wait for players or are being played, the liveliest first."""
    rooms = backend.host.rooms
    return [
        setup_sent(made.setup, made.seating, made.status, Presence())
        if (room := rooms.get(made.setup.code)) is None
        else backend.table_sent(room)
        for made in await backend.store.listed(status, LOBBY)
    ]


@get("/api/tables/{table:str}", summary="One table", tags=["tables"], responses=PROBLEMS)
async def show_table(table: Code, backend: TheBackend) -> TableSent:
    """What everybody may know about a table."""
    return backend.table_sent(await backend.room(table))


@patch(
    "/api/tables/{table:str}",
    summary="Change a table's settings (its owner)",
    tags=["tables"],
    responses=PROBLEMS,
)
async def change_table(
    request: AnyRequest, table: Code, data: JSONBody[TableSettings], backend: TheBackend
) -> TableSent:
    """Free chat or canned phrases only; in the lobby or not."""
    room = await backend.room(table)
    await backend.ask(room, Configure("", data.free_chat, data.listed), caller(request))
    return backend.table_sent(room)


@post("/api/tables/{table:str}/places", summary="Take an open place", tags=["tables"], responses=PROBLEMS)
async def take_place(table: Code, data: JSONBody[SitDown], backend: TheBackend) -> PlaceSecret:
    """The first open place; the secret is the seat, keep it."""
    secret = new_secret()
    room = await backend.room(table)
    place = open_place(room.table)
    await backend.ask(room, TakePlace("", hashed(secret), data.name, data.avatar, data.age), Who())
    return PlaceSecret(min(room.table.seats_of((hashed(secret),)), default=place), secret)


@post(
    "/api/tables/{table:str}/places/{place:int}/reissue",
    summary="A new link for a place (the owner)",
    tags=["tables"],
    responses=PROBLEMS,
)
async def reissue_place(
    request: AnyRequest, table: Code, place: PlaceNumber, backend: TheBackend
) -> PlaceSecret:
    """For somebody who lost their device: the old secret opens nothing any more."""
    secret = new_secret()
    room = await backend.room(table)
    await backend.ask(room, Reissue("", place, hashed(secret)), caller(request))
    return PlaceSecret(place, secret)


@post(
    "/api/tables/{table:str}/places/{place:int}/remove",
    summary="Free a place (the owner)",
    tags=["tables"],
    responses=PROBLEMS,
)
async def remove_from_place(
    request: AnyRequest, table: Code, place: PlaceNumber, backend: TheBackend
) -> TableSent:
    """Whoever sat there has to go; anybody with the table's link can take the place."""
    room = await backend.room(table)
    await backend.ask(room, Remove("", place), caller(request))
    return backend.table_sent(room)


@patch(
    "/api/tables/{table:str}/me", summary="Change one's name or avatar", tags=["tables"], responses=PROBLEMS
)
async def change_me(request: AnyRequest, table: Code, data: JSONBody[Me], backend: TheBackend) -> TableSent:
    """For the bearer's seat."""
    room = await backend.room(table)
    await backend.ask(room, Rename("", data.name, data.avatar), caller(request))
    return backend.table_sent(room)


@delete(
    "/api/tables/{table:str}/me", summary="Delete one's name and talk", tags=["tables"], responses=PROBLEMS
)
async def forget_me(request: AnyRequest, table: Code, backend: TheBackend) -> None:
    """Name, avatar, age and every line of talk of the bearer's seat are gone for good; the moves stay."""
    await backend.ask(await backend.room(table), Forget(""), caller(request))


def _chair(edition: str, seat: NewSeat, secret: str) -> Chair:
    name, avatar = tidy(seat.name), tidy(seat.avatar)
    match seat.kind:
        case "bot":
            level = seat.level or default_level(edition).id
            if level not in level_names(edition):
                raise Unknown(
                    "unknown-bot",
                    name=level,
                    game=spec_of(edition).name,
                    known=", ".join(level_names(edition)),
                )
            return Chair("bot", name, avatar, level)
        case "open":
            return Chair("open")
        case kind:
            return Chair(
                "person",
                name,
                avatar,
                age=seat.age,
                secret=hashed(secret),
                taken=kind == "me",
                mine=kind == "me",
            )


def _clock(data: NewTable) -> Clock:
    if data.clock is None or data.clock.kind == "none":
        return Clock()
    try:
        return Clock(data.clock.kind, data.clock.seconds)
    except ValueError:
        raise Refuse("server-bad-clock") from None


def _options(edition: str, data: NewTable) -> dict[str, object]:
    """The options as they were sent; lists become the tuples that games know."""
    known = spec_of(edition).options
    return {
        name: tuple(value) if isinstance(value, list) and name in known else value
        for name, value in data.options.items()
    }


ROUTES: Sequence[ControllerRouterHandler] = (
    make_table,
    list_tables,
    show_table,
    change_table,
    take_place,
    reissue_place,
    remove_from_place,
    change_me,
    forget_me,
)
