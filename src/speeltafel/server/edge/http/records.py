"""Games on paper and on the screen: records and replays."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, QueryParameter, SkipValidation
from litestar.types import ControllerRouterHandler

from speeltafel.client.bodies import Replay, TableMade
from speeltafel.home.asking import eyes_of
from speeltafel.home.imported_records import lay_record, record_table
from speeltafel.home.records import record_of, replay_eyes, replay_of
from speeltafel.server.edge.http.requests import PROBLEMS, AnyRequest, Code, TheBackend, address_of, caller
from speeltafel.server.edge.limits import Addresses

PACKED = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
SeatOrAll = Annotated[str, QueryParameter(pattern=r"^(all|[0-9]|1[0-5])$", max_length=3)]


@get(
    "/api/tables/{table:str}/record",
    media_type="text/plain",
    summary="The game on paper",
    tags=["records"],
    responses=PROBLEMS,
)
async def show_record(
    request: AnyRequest, table: Code, backend: TheBackend, format: FromQuery[Literal["spel", "json"]] = "spel"
) -> Response[str]:
    """A finished game open to all, with the dealer's seed; a running one as the bearer's eyes see it."""
    room = await backend.room(table)
    address = address_of(request)
    text = await backend.side_thread.work(address, record_of, room.table, caller(request), format)
    if format == "json":
        return Response(text, media_type="application/json")
    headers = {"Content-Disposition": f'attachment; filename="{room.code}.spel"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get(
    "/api/tables/{table:str}/replay",
    summary="The game step by step",
    tags=["records"],
    responses={200: ResponseSpec(Replay, generate_examples=False), **PROBLEMS},
)
async def show_replay(
    request: AnyRequest, table: Code, backend: TheBackend, seat: SeatOrAll = "all"
) -> Response[bytes]:
    """A finished game from any seat's eyes or all open; a running one from the bearer's.

    A finished game is open to all, so its replay is kept and compressed; one that hides something from somebody is neither.
    """
    room = await backend.room(table)
    now, presence = room.table, room.presence
    eyes = replay_eyes(now, eyes_of(now, caller(request)), seat)

    def make() -> bytes:
        return msgspec.json.encode(replay_of(now, presence, eyes))

    if now.outcome is None:
        told = await backend.side_thread.work(address_of(request), make)
        return Response(told, media_type="application/json")
    key = (now.code, now.version, presence, eyes)
    packed = await backend.replays.answer(backend.side_thread, address_of(request), key, make)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        plain = await asyncio.to_thread(gzip.decompress, packed)
        return Response(plain, media_type="application/json", headers={"Vary": "Accept-Encoding"})
    return Response(packed, media_type="application/json", headers=PACKED)


@post(
    "/api/records",
    summary="Give a finished game to this server",
    tags=["records"],
    responses=PROBLEMS,
)
async def give_record(
    request: AnyRequest,
    backend: TheBackend,
    addresses: NamedDependency[SkipValidation[Addresses]],
    language: FromQuery[Literal["nl", "de", "fr", "en"]] = "en",
) -> TableMade:
    """The body is a record as `GET /api/tables/{table}/record` writes it, of a game played anywhere, with its seed.

    It is played again by the rules and checked against its seed; then it can be replayed, looked back at and shown to
    others by its code.
    """
    await addresses.make_table(request.client.host if request.client else "")
    data, host = await request.body(), backend.host
    address = address_of(request)
    made = await backend.side_thread.work(address, record_table, data, language, host.now(), host.fresh())
    return await lay_record(host, made)


ROUTES: Sequence[ControllerRouterHandler] = (show_record, show_replay, give_record)
