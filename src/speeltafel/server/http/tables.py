"""Tables over HTTP: making one, looking at them, taking and giving up places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from litestar import delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, SkipValidation
from litestar.types import ControllerRouterHandler

from speeltafel.bots.levels import default_level, level_names
from speeltafel.client.bodies import Me, NewSeat, NewTable, Place, TableMade, TableSettings, TakePlace
from speeltafel.core.errors import Unknown
from speeltafel.core.registry import edition_of, spec_of
from speeltafel.server.http.asking import (
    PROBLEMS,
    AnyRequest,
    Code,
    PlaceNumber,
    TheRooms,
    address_of,
    own_or_former_seat,
    own_seat,
    owner_only,
)
from speeltafel.server.leaving import stood_up
from speeltafel.server.limits import Addresses
from speeltafel.server.refusals import Refuse
from speeltafel.server.room import Room
from speeltafel.server.seats import hashed, new_secret, tidy
from speeltafel.server.standing import Chair, replace
from speeltafel.server.start import new_table
from speeltafel.server.telling import row_sent
from speeltafel.table.clock import Clock
from speeltafel.wire import TableSent

LOBBY = 50


@post("/api/tables", summary="Make a table", tags=["tables"], responses=PROBLEMS)
async def make_table(
    request: AnyRequest,
    data: JSONBody[NewTable],
    rooms: TheRooms,
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
            mine.append(Place(place, secret))
        elif seat.kind == "person":
            links.append(Place(place, secret))
    made = new_table(
        edition,
        _options(edition, data),
        chairs,
        hashed(owner),
        data.language,
        clock,
        rooms.house.now(),
        listed=data.listed,
    )
    room = await rooms.add(made, address_of(request))
    return TableMade(room.code, owner, mine, links)


@get("/api/tables", summary="The lobby", tags=["tables"], responses=PROBLEMS)
async def list_tables(
    rooms: TheRooms, status: FromQuery[Literal["open", "running"]] = "open"
) -> list[TableSent]:
    """The listed tables that wait for players or are being played, the liveliest first."""
    return [
        row_sent(row) if (room := rooms.known(row.code)) is None else room.table_sent()
        for row in await rooms.house.store.listed(status, LOBBY)
    ]


@get("/api/tables/{table:str}", summary="One table", tags=["tables"], responses=PROBLEMS)
async def show_table(table: Code, rooms: TheRooms) -> TableSent:
    """What everybody may know about a table."""
    return (await rooms.room(table)).table_sent()


@patch(
    "/api/tables/{table:str}",
    summary="Change a table's settings (its owner)",
    tags=["tables"],
    responses=PROBLEMS,
)
async def change_table(
    request: AnyRequest, table: Code, data: JSONBody[TableSettings], rooms: TheRooms
) -> TableSent:
    """Free chat or canned phrases only; in the lobby or not."""
    async with rooms.held(table, lambda room: owner_only(room, request)) as room:
        standing = room.standing
        if data.free_chat is not None:
            standing = replace(standing, free_chat=data.free_chat)
        if data.listed is not None:
            standing = replace(standing, listed=data.listed)
        if standing != room.standing:
            await rooms.change_seats(room, standing)
        return room.table_sent()


@post("/api/tables/{table:str}/places", summary="Take an open place", tags=["tables"], responses=PROBLEMS)
async def take_place(table: Code, data: JSONBody[TakePlace], rooms: TheRooms) -> Place:
    """The first open place; the secret is the seat, keep it."""
    secret = new_secret()
    async with rooms.held(table, _open_place) as room:
        chairs = list(room.standing.chairs)
        place = _open_place(room)
        chairs[place] = Chair(
            "person", tidy(data.name), tidy(data.avatar), age=data.age, secret=hashed(secret), taken=True
        )
        await rooms.change_seats(room, replace(room.standing, chairs=tuple(chairs)))
        place = min(room.eyes_of((hashed(secret),)), default=place)
    return Place(place, secret)


@post(
    "/api/tables/{table:str}/places/{place:int}/reissue",
    summary="A new link for a place (the owner)",
    tags=["tables"],
    responses=PROBLEMS,
)
async def reissue_place(request: AnyRequest, table: Code, place: PlaceNumber, rooms: TheRooms) -> Place:
    """For somebody who lost their device: the old secret opens nothing any more."""
    secret = new_secret()
    async with rooms.held(table, lambda room: owner_only(room, request)) as room:
        chairs = list(room.standing.chairs)
        if _chair_at(room, place).kind != "person":
            raise Refuse("server-no-person", status=409)
        chairs[place] = replace(chairs[place], secret=hashed(secret))
        await rooms.change_seats(room, replace(room.standing, chairs=tuple(chairs)))
    return Place(place, secret)


@post(
    "/api/tables/{table:str}/places/{place:int}/remove",
    summary="Free a place (the owner)",
    tags=["tables"],
    responses=PROBLEMS,
)
async def remove_from_place(
    request: AnyRequest, table: Code, place: PlaceNumber, rooms: TheRooms
) -> TableSent:
    """Whoever sat there has to go; anybody with the table's link can take the place."""
    async with rooms.held(table, lambda room: owner_only(room, request)) as room:
        if _chair_at(room, place).kind != "person" or room.status not in ("open", "running"):
            raise Refuse("server-no-person", status=409)
        await rooms.change_seats(room, stood_up(room.standing, place))
        return room.table_sent()


@patch(
    "/api/tables/{table:str}/me", summary="Change one's name or avatar", tags=["tables"], responses=PROBLEMS
)
async def change_me(request: AnyRequest, table: Code, data: JSONBody[Me], rooms: TheRooms) -> TableSent:
    """For the bearer's seat."""
    async with rooms.held(table, lambda room: own_seat(room, request)) as room:
        seat = own_seat(room, request)
        chairs = list(room.standing.chairs)
        if data.name is not None:
            chairs[seat] = replace(chairs[seat], name=tidy(data.name))
        if data.avatar is not None:
            chairs[seat] = replace(chairs[seat], avatar=tidy(data.avatar))
        if tuple(chairs) != room.standing.chairs:
            await rooms.change_seats(room, replace(room.standing, chairs=tuple(chairs)))
        return room.table_sent()


@delete(
    "/api/tables/{table:str}/me", summary="Delete one's name and talk", tags=["tables"], responses=PROBLEMS
)
async def forget_me(request: AnyRequest, table: Code, rooms: TheRooms) -> None:
    """Name, avatar, age and every line of talk of the bearer's seat are gone for good; the moves stay."""
    async with rooms.held(table, lambda room: own_or_former_seat(room, request)) as room:
        seat = own_or_former_seat(room, request)
        chairs = list(room.standing.chairs)
        chairs[seat] = replace(chairs[seat], name="", avatar="", age=None)
        hidden = await rooms.house.store.lines_of(room.code, seat)
        change = await room.store(standing=replace(room.standing, chairs=tuple(chairs)), hidden=hidden)
        room.tell(change)


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


def _open_place(room: Room) -> int:
    """The first place anybody may take."""
    place = next((n for n, chair in enumerate(room.standing.chairs) if chair.kind == "open"), None)
    if place is None or room.status not in ("open", "running"):
        raise Refuse("server-no-open-place", status=409)
    return place


def _chair_at(room: Room, place: int) -> Chair:
    if place >= len(room.standing.chairs):
        raise Refuse("server-no-place", status=404, place=place)
    return room.standing.chairs[place]


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
