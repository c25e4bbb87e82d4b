"""Games on paper and on the screen: records and replays."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Literal

from litestar import Response, get
from litestar.params import FromQuery, QueryParameter
from litestar.types import ControllerRouterHandler

from speeltafel.client.bodies import Replay
from speeltafel.home.asking import eyes_of
from speeltafel.home.records import record_of, replay_eyes, replay_of
from speeltafel.server.edge.http.requests import PROBLEMS, AnyRequest, Code, TheBackend, caller

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
    text = await asyncio.to_thread(record_of, room.table, caller(request), format)
    if format == "json":
        return Response(text, media_type="application/json")
    headers = {"Content-Disposition": f'attachment; filename="{room.code}.spel"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/tables/{table:str}/replay", summary="The game step by step", tags=["records"], responses=PROBLEMS)
async def show_replay(
    request: AnyRequest, table: Code, backend: TheBackend, seat: SeatOrAll = "all"
) -> Replay:
    """A finished game from any seat's eyes or all open; a running one from the bearer's."""
    room = await backend.room(table)
    now = room.table
    eyes = replay_eyes(now, eyes_of(now, caller(request)), seat)
    return await asyncio.to_thread(replay_of, now, room.presence, eyes)


ROUTES: Sequence[ControllerRouterHandler] = (show_record, show_replay)
