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

from speeltafel.client.bodies import FrameSent, Replay
from speeltafel.core.protocol import Eyes, Seat, everybody
from speeltafel.live.requests import Refuse
from speeltafel.live.show import Presence, ended, event_sent, table_sent
from speeltafel.live.table import Table
from speeltafel.server.edge.http.requests import PROBLEMS, AnyRequest, Code, TheBackend, eyes_of
from speeltafel.table.match import Match
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
    request: AnyRequest, table: Code, backend: TheBackend, format: FromQuery[Literal["spel", "json"]] = "spel"
) -> Response[str]:
    """A finished game open to all, with the dealer's seed; a running one as the bearer's eyes see it."""
    room = await backend.room(table)
    now = room.table
    if now.log is None:
        raise Refuse("server-not-started")
    eyes = None if now.outcome is not None else eyes_of(now, request)
    names = {f"Seat{seat}": chair.name for seat, chair in enumerate(now.seating.chairs) if chair.name}
    record = await asyncio.to_thread(Match.of(now.log).record, eyes, Table=room.code, **names)
    if format == "json":
        return Response(write_json(record), media_type="application/json")
    headers = {"Content-Disposition": f'attachment; filename="{room.code}.spel"'}
    return Response(write_spel(record), media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/tables/{table:str}/replay", summary="The game step by step", tags=["records"], responses=PROBLEMS)
async def show_replay(
    request: AnyRequest, table: Code, backend: TheBackend, seat: SeatOrAll = "all"
) -> Replay:
    """A finished game from any seat's eyes or all open; a running one from the bearer's."""
    room = await backend.room(table)
    now = room.table
    eyes = _chosen(now, eyes_of(now, request), seat)
    return await asyncio.to_thread(replay_of, now, room.presence, eyes)


def replay_of(table: Table, presence: Presence, eyes: Eyes) -> Replay:
    """Every picture of a game as these eyes see it."""
    log = table.log
    assert log is not None, "a replay needs a game"
    frames = []
    for number, frame in enumerate(Match.of(log).replay(eyes), -1):
        event = None if number < 0 else event_sent(table, log, number, eyes)
        frames.append(FrameSent(event, log.game.view(frame.seen.state), list(frame.scores)))
    return Replay(table_sent(table, presence), frames, ended(table))


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
    backend: TheBackend,
    place: Annotated[str, QueryParameter(max_length=100)] = "",
) -> Response[bytes]:
    """SVG of the table's link; `place` is a seat's secret, for the link that opens the seat."""
    room = await backend.room(table)
    base = backend.settings.public_url or str(request.base_url).rstrip("/")
    link = f"{base}/t/{room.code}" + (f"#s={place}" if place else "")
    drawn = io.BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", border=2, xmldecl=False, svgns=True, scale=4, omitsize=True
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


def _chosen(table: Table, bearer: Eyes, seat: str) -> Eyes:
    """The eyes to replay with: of a running game never more than the bearer's."""
    if table.log is None:
        raise Refuse("server-not-started")
    all_seats = everybody(table.log.game.seats)
    wanted = all_seats if seat == "all" else frozenset((Seat(int(seat)),))
    if not wanted <= all_seats:
        raise Refuse("server-no-place", place=int(seat))
    return wanted if table.outcome is not None else wanted & bearer


ROUTES: Sequence[ControllerRouterHandler] = (show_record, show_replay, show_qr)
