"""For whoever runs the server, with the key from its environment: reports and their answers, names, tables, bans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from litestar import delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, PathParameter, SkipValidation
from litestar.types import ControllerRouterHandler

from speeltafel.client.bodies import Ban, NewBan, Reported, ReportVerdict, TakenName
from speeltafel.home.asking import ask
from speeltafel.home.tables import show_table
from speeltafel.live.requests import AnswerReport, Close, Refuse, TakeName, Who
from speeltafel.server.edge.http.requests import PROBLEMS, AnyRequest, Code, PlaceNumber, TheBackend, admin
from speeltafel.server.edge.limits import Addresses
from speeltafel.wire import TableSent

HOUR_MS = 3_600_000
TheAddresses = NamedDependency[SkipValidation[Addresses]]
LineNumber = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]
Mark = Annotated[str, PathParameter(pattern="^[0-9a-f]{1,64}$")]


async def check(request: AnyRequest, backend: TheBackend, addresses: TheAddresses) -> Who:
    """Lets the bearer of the key pass; keys are not tried again and again."""
    try:
        return admin(request, backend.settings.admin_key)
    except Refuse:
        await addresses.try_key(request.client.host if request.client else "")
        raise


@get("/api/admin/reports", summary="Reported talk", tags=["admin"], responses=PROBLEMS)
async def list_reports(
    request: AnyRequest, backend: TheBackend, addresses: TheAddresses, closed: FromQuery[bool] = False
) -> list[Reported]:
    """Every line once, with all who reported it; the latest first. With `closed` those that were answered."""
    await check(request, backend, addresses)
    return await backend.moderation.reports(closed=closed)


@post(
    "/api/admin/reports/{table:str}/{number:int}",
    summary="Answer the reports of a line",
    tags=["admin"],
    status_code=204,
    responses=PROBLEMS,
)
async def answer_reports(
    request: AnyRequest,
    table: Code,
    number: LineNumber,
    data: JSONBody[ReportVerdict],
    backend: TheBackend,
    addresses: TheAddresses,
) -> None:
    """Closes them and tells who reported it, and nobody else, what came of it; a removed line is gone for all."""
    who = await check(request, backend, addresses)
    room = await backend.room(table)
    seats = await backend.moderation.close_reports(room.code, number, data.verdict, backend.host.now())
    if not seats:
        raise Refuse("server-no-line", number=number)
    for seat in seats:
        await ask(backend.host, room, AnswerReport("", number, seat, data.verdict), who)


@post("/api/admin/tables/{table:str}/close", summary="Close a table", tags=["admin"], responses=PROBLEMS)
async def close_table(
    request: AnyRequest, table: Code, backend: TheBackend, addresses: TheAddresses
) -> TableSent:
    """Its game is broken off, it leaves the lobby, and only canned phrases remain."""
    who = await check(request, backend, addresses)
    room = await backend.room(table)
    await ask(backend.host, room, Close(""), who)
    return show_table(room)


@patch(
    "/api/admin/tables/{table:str}/places/{place:int}",
    summary="Rename a player",
    tags=["admin"],
    responses=PROBLEMS,
)
async def rename_player(
    request: AnyRequest,
    table: Code,
    place: PlaceNumber,
    data: JSONBody[TakenName],
    backend: TheBackend,
    addresses: TheAddresses,
) -> TableSent:
    """Another name, or none; the player cannot change it back."""
    who = await check(request, backend, addresses)
    room = await backend.room(table)
    await ask(backend.host, room, TakeName("", place, data.name), who)
    return show_table(room)


@get("/api/admin/bans", summary="Banned addresses", tags=["admin"], responses=PROBLEMS)
async def list_bans(request: AnyRequest, backend: TheBackend, addresses: TheAddresses) -> list[Ban]:
    """By their marks: nobody can read an address from one."""
    await check(request, backend, addresses)
    return await backend.moderation.bans(backend.host.now())


@post("/api/admin/bans", summary="Ban an address for a time", tags=["admin"], responses=PROBLEMS)
async def ban_address(
    request: AnyRequest, data: JSONBody[NewBan], backend: TheBackend, addresses: TheAddresses
) -> Ban:
    """The address that a line of talk at a listed table came from, or without a line whoever listed the table."""
    await check(request, backend, addresses)
    room = await backend.room(data.table)
    mark = await backend.moderation.mark_of(room.code, data.number)
    if not mark:
        raise Refuse("server-no-mark")
    return await backend.bans.ban(mark, data.hours * HOUR_MS, data.why)


@delete("/api/admin/bans/{mark:str}", summary="End a ban", tags=["admin"], responses=PROBLEMS)
async def lift_ban(request: AnyRequest, mark: Mark, backend: TheBackend, addresses: TheAddresses) -> None:
    """The address is served again."""
    await check(request, backend, addresses)
    await backend.bans.lift(mark)


ROUTES: Sequence[ControllerRouterHandler] = (
    list_reports,
    answer_reports,
    close_table,
    rename_player,
    list_bans,
    ban_address,
    lift_ban,
)
