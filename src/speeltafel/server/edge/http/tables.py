"""Tables over HTTP: making one, looking at them, taking and giving up places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from litestar import delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, SkipValidation
from litestar.types import ControllerRouterHandler

from speeltafel.client.bodies import Me, NewTable, PlaceSecret, SitDown, TableMade, TableSettings
from speeltafel.home import tables
from speeltafel.live.show import Presence, setup_sent
from speeltafel.server.edge.http.requests import (
    PROBLEMS,
    AnyRequest,
    Code,
    PlaceNumber,
    TheBackend,
    address_of,
    caller,
    given,
)
from speeltafel.server.edge.limits import Addresses
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
    return await tables.make_table(backend.host, data, address_of(request))


@get("/api/tables", summary="The lobby", tags=["tables"], responses=PROBLEMS)
async def list_tables(
    backend: TheBackend, status: FromQuery[Literal["open", "running"]] = "open"
) -> list[TableSent]:
    """The listed tables that wait for players or are being played, the liveliest first."""
    rooms = backend.host.rooms
    return [
        setup_sent(made.setup, made.seating, made.status, Presence())
        if (room := rooms.get(made.setup.code)) is None
        else tables.show_table(room)
        for made in await backend.store.listed(status, LOBBY)
    ]


@get("/api/tables/{table:str}", summary="One table", tags=["tables"], responses=PROBLEMS)
async def show_table(table: Code, backend: TheBackend) -> TableSent:
    """What everybody may know about a table."""
    return tables.show_table(await backend.room(table))


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
    return await tables.change_table(backend.host, await backend.room(table), caller(request), data)


@post("/api/tables/{table:str}/places", summary="Sit down", tags=["tables"], responses=PROBLEMS)
async def take_place(
    request: AnyRequest, table: Code, data: JSONBody[SitDown], backend: TheBackend
) -> PlaceSecret:
    """At the place of the bearer's invitation, else at the first open one; the secret is the seat, keep it.

    The invitation is used up by this. A bearer who has a seat keeps it.
    """
    return await tables.take_place(backend.host, await backend.room(table), data, given(request))


@post(
    "/api/tables/{table:str}/me/move",
    summary="Move to another device",
    tags=["tables"],
    responses=PROBLEMS,
)
async def move_me(request: AnyRequest, table: Code, backend: TheBackend) -> PlaceSecret:
    """An invitation to the bearer's own seat: whoever sits down with it has the seat, and this device no more."""
    return await tables.move_device(backend.host, await backend.room(table), caller(request))


@post(
    "/api/tables/{table:str}/places/{place:int}/reissue",
    summary="A new link for a place (the owner)",
    tags=["tables"],
    responses=PROBLEMS,
)
async def reissue_place(
    request: AnyRequest, table: Code, place: PlaceNumber, backend: TheBackend
) -> PlaceSecret:
    """A new invitation, which everybody hears of: what opened the place before opens nothing any more.

    In a running game only where hands are open: what was dealt to somebody nobody else gets to see.
    """
    return await tables.reissue_place(backend.host, await backend.room(table), caller(request), place)


@post(
    "/api/tables/{table:str}/places/{place:int}/remove",
    summary="Free a place (the owner)",
    tags=["tables"],
    responses=PROBLEMS,
)
async def remove_from_place(
    request: AnyRequest, table: Code, place: PlaceNumber, backend: TheBackend
) -> TableSent:
    """Whoever sat there has to go, which everybody hears of; anybody can take the place, or a bot plays a dealt hand on."""
    return await tables.remove_from_place(backend.host, await backend.room(table), caller(request), place)


@patch(
    "/api/tables/{table:str}/me", summary="Change one's name or avatar", tags=["tables"], responses=PROBLEMS
)
async def change_me(request: AnyRequest, table: Code, data: JSONBody[Me], backend: TheBackend) -> TableSent:
    """For the bearer's seat."""
    return await tables.change_me(backend.host, await backend.room(table), caller(request), data)


@delete(
    "/api/tables/{table:str}/me", summary="Delete one's name and talk", tags=["tables"], responses=PROBLEMS
)
async def forget_me(request: AnyRequest, table: Code, backend: TheBackend) -> None:
    """Name, avatar, age and every line of talk of the bearer's seat are gone for good; the moves stay."""
    await tables.forget_me(backend.host, await backend.room(table), caller(request))


ROUTES: Sequence[ControllerRouterHandler] = (
    make_table,
    list_tables,
    show_table,
    change_table,
    take_place,
    move_me,
    reissue_place,
    remove_from_place,
    change_me,
    forget_me,
)
