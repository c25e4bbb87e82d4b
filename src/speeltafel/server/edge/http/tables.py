"""Tables over HTTP: making one, looking at them, taking and giving up places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from litestar import delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, QueryParameter, SkipValidation
from litestar.types import ControllerRouterHandler

from speeltafel.client.bodies import Forgotten, Me, NewTable, PlaceSecret, SitDown, TableMade, TableSettings
from speeltafel.home import tables
from speeltafel.live.change import Made
from speeltafel.live.requests import Refuse
from speeltafel.live.show import Presence, setup_sent
from speeltafel.server.backend import Backend
from speeltafel.server.edge.http.requests import (
    PROBLEMS,
    AnyRequest,
    Code,
    PlaceNumber,
    TheBackend,
    address_of,
    bearer,
    caller,
    given,
)
from speeltafel.server.edge.limits import Addresses
from speeltafel.server.workers.fair_queue import Adviser
from speeltafel.wire import Said, TableSent

LOBBY = 50
MOST_SEARCHED = 1000
LobbyGame = Annotated[str, QueryParameter(max_length=40)]
LobbySearch = Annotated[str, QueryParameter(max_length=40)]
LobbyPage = Annotated[int, QueryParameter(ge=0, le=100)]


@post("/api/tables", summary="Make a table", tags=["tables"], responses=PROBLEMS)
async def make_table(
    request: AnyRequest,
    data: JSONBody[NewTable],
    backend: TheBackend,
    addresses: NamedDependency[SkipValidation[Addresses]],
) -> TableMade:
    """Seats are *me* (this device, several times for a shared one), *person* (a secret link), *open*, or *bot*."""
    await addresses.make_table(request.client.host if request.client else "")
    if data.listed:
        await _check_share(backend, address_of(request))
    if data.start is not None and data.start.table is not None:
        await backend.room(data.start.table)  # in the turn of who asks
    address = address_of(request)
    made = await tables.make_table(
        backend.host, data, address, lambda work: backend.side_thread.work(address, work)
    )
    if data.listed:
        await backend.moderation.mark_listed(made.table, backend.bans.mark(address_of(request)))
    return made


@get("/api/tables", summary="The lobby", tags=["tables"], responses=PROBLEMS)
async def list_tables(
    request: AnyRequest,
    backend: TheBackend,
    status: FromQuery[Literal["open", "running"]] = "open",
    game: LobbyGame = "",
    search: LobbySearch = "",
    page: LobbyPage = 0,
) -> list[TableSent]:
    """The listed tables that wait for players or are being played, the liveliest first, fifty a page.

    `game` is a game's name or an edition; `search` is part of a code or of a player's name.
    """
    rooms = backend.host.rooms
    wanted = search.strip().casefold()
    share, first = backend.settings.limits.listed_per_address, page * LOBBY
    async with backend.loads.turn(Adviser(address_of(request))):
        if wanted:
            found = await backend.moderation.listed(status, game, share, 0, MOST_SEARCHED)
            kept = [made for made in found if _is_found(made, wanted)][first : first + LOBBY]
        else:
            kept = await backend.moderation.listed(status, game, share, first, LOBBY)
    return [
        setup_sent(made.setup, made.seating, made.status, Presence())
        if (room := rooms.get(made.setup.code)) is None
        else tables.show_table(room)
        for made in kept
    ]


def _is_found(made: Made, wanted: str) -> bool:
    names = (chair.name.casefold() for chair in made.seating.chairs)
    return wanted in made.setup.code.casefold() or any(wanted in name for name in names)


async def _check_share(backend: Backend, address: str) -> None:
    """Raises when an address has its share of the lobby already."""
    has = await backend.moderation.listed_by(backend.bans.mark(address))
    if has >= backend.settings.limits.listed_per_address:
        raise Refuse("server-many-listed")


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
    room = await backend.room(table)
    is_new = bool(data.listed) and not room.table.seating.listed
    if is_new:
        await _check_share(backend, address_of(request))
    changed = await tables.change_table(backend.host, room, caller(request), data)
    if is_new:
        await backend.moderation.mark_listed(room.code, backend.bans.mark(address_of(request)))
    return changed


@post("/api/tables/{table:str}/places", summary="Sit down", tags=["tables"], responses=PROBLEMS)
async def take_place(
    request: AnyRequest,
    table: Code,
    data: JSONBody[SitDown],
    backend: TheBackend,
    addresses: NamedDependency[SkipValidation[Addresses]],
) -> PlaceSecret:
    """At the place of the bearer's invitation, else at the first open one; the secret is the seat, keep it.

    The invitation is used up by this. A bearer who has a seat keeps it.
    """
    room = await backend.room(table)
    if room.table.seating.listed and not given(request):
        await addresses.take_place(request.client.host if request.client else "")
    return await tables.take_place(backend.host, room, data, given(request))


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
    "/api/tables/{table:str}/me",
    summary="Delete one's name and talk",
    tags=["tables"],
    status_code=200,
    responses=PROBLEMS,
)
async def forget_me(request: AnyRequest, table: Code, backend: TheBackend) -> Forgotten:
    """Name, avatar, age, talk and push subscriptions of the bearer's seat are gone for good; the moves stay.

    At the rematches before and after this table too, and from the database's files. `backups` tells what stays where.
    """
    codes = await tables.forget_me(backend.host, await backend.room(table), caller(request))
    await backend.erasing.forget_browsers(codes, bearer(request))
    await backend.erasing.erase()
    return Forgotten(codes, Said("server-forgotten-backups"))


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
