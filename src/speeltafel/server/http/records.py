"""Games on paper and on the screen: records, replays, QR codes of links."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from typing import Annotated, Literal

import segno
from litestar import Response, get
from litestar.params import FromQuery, QueryParameter
from litestar.types import ControllerRouterHandler

from speeltafel.client.bodies import Frame, Replay
from speeltafel.core.protocol import Eyes, Seat, everybody
from speeltafel.server.http.asking import PROBLEMS, AnyRequest, Code, TheRooms, eyes_of
from speeltafel.server.refusals import Refuse
from speeltafel.server.room import Room
from speeltafel.server.sent import event_sent
from speeltafel.server.telling import ended, told_reasons
from speeltafel.table.spel import write_spel
from speeltafel.table.spel_json import write_json

SeatOrAll = Annotated[str, QueryParameter(pattern=r"^(all|[0-9]|1[0-5])$", max_length=3)]


@get(
    "/api/tables/{table:str}/record",
    media_type="text/plain",
    summary="The game on paper",
    tags=["records"],
    responses=PROBLEMS,
)
async def show_record(
    request: AnyRequest, table: Code, rooms: TheRooms, format: FromQuery[Literal["spel", "json"]] = "spel"
) -> Response[str]:
    """A finished game open to all, with the dealer's seed; a running one as the bearer's eyes see it."""
    room = await rooms.room(table)
    async with room.lock:
        match = room.match
        if match is None:
            raise Refuse("server-not-started", status=409)
        eyes = None if match.outcome is not None else eyes_of(room, request)
        names = {f"Seat{seat}": chair.name for seat, chair in enumerate(room.standing.chairs) if chair.name}
        record = await asyncio.to_thread(match.record, eyes, Table=room.code, **names)
    if format == "json":
        return Response(write_json(record), media_type="application/json")
    headers = {"Content-Disposition": f'attachment; filename="{room.code}.spel"'}
    return Response(write_spel(record), media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/tables/{table:str}/replay", summary="The game step by step", tags=["records"], responses=PROBLEMS)
async def show_replay(request: AnyRequest, table: Code, rooms: TheRooms, seat: SeatOrAll = "all") -> Replay:
    """A finished game from any seat's eyes or all open; a running one from the bearer's."""
    room = await rooms.room(table)
    async with room.lock:
        return await asyncio.to_thread(replay_of, room, _chosen(room, eyes_of(room, request), seat))


def replay_of(room: Room, eyes: Eyes) -> Replay:
    """Every picture of a game as these eyes see it."""
    match = room.match
    assert match is not None, "a replay needs a game"
    log = match.log
    reasons = told_reasons(room)
    frames = []
    for number, frame in enumerate(match.replay(eyes), -1):
        event = (
            None
            if number < 0
            else event_sent(match, log[number], eyes, room.times[number], reasons.get(number))
        )
        frames.append(Frame(event, match.game.view(frame.seen.state), list(frame.scores)))
    return Replay(room.table_sent(), frames, ended(room))


@get(
    "/api/tables/{table:str}/qr",
    media_type="image/svg+xml",
    summary="A link as a QR code",
    tags=["tables"],
    responses=PROBLEMS,
)
async def show_qr(
    request: AnyRequest,
    table: Code,
    rooms: TheRooms,
    place: Annotated[str, QueryParameter(max_length=100)] = "",
) -> Response[bytes]:
    """SVG of the table's link; `place` is a seat's secret, for the link that opens the seat."""
    room = await rooms.room(table)
    base = rooms.house.settings.public_url or str(request.base_url).rstrip("/")
    link = f"{base}/t/{room.code}" + (f"#s={place}" if place else "")
    drawn = io.BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", border=2, xmldecl=False, svgns=True, scale=4, omitsize=True
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


def _chosen(room: Room, bearer: Eyes, seat: str) -> Eyes:
    """The eyes to replay with: of a running game never more than the bearer's."""
    match = room.match
    if match is None:
        raise Refuse("server-not-started", status=409)
    wanted = everybody(match.game.seats) if seat == "all" else frozenset((Seat(int(seat)),))
    if not wanted <= everybody(match.game.seats):
        raise Refuse("server-no-place", status=404, place=int(seat))
    return wanted if match.outcome is not None else wanted & bearer


ROUTES: Sequence[ControllerRouterHandler] = (show_record, show_replay, show_qr)
