"""Bots of anybody's, in any language: a stream of what the seat sees, and a way to move."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from itertools import islice
from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter, SkipValidation
from litestar.response import Stream
from litestar.types import ControllerRouterHandler

from speeltafel.client.bodies import BotPlay, BotPlayed, MoveOffered, MovesOffered
from speeltafel.core.protocol import Seat
from speeltafel.home.asking import ask
from speeltafel.live.places import own_seat
from speeltafel.live.room import Room
from speeltafel.live.table import AnyLog
from speeltafel.server.edge.http.requests import PROBLEMS, AnyRequest, TheBackend, address_of, bearer, caller
from speeltafel.server.edge.session import SocketViewer
from speeltafel.server.edge.sockets import Sockets
from speeltafel.wire import Play

BREATH_SECONDS = 15.0
MOST_MOVES = 400
Table = Annotated[str, QueryParameter(max_length=40, min_length=1)]
Since = Annotated[int, QueryParameter(ge=-1, le=1_000_000)]


@get("/api/bot/stream", summary="What a seat sees, line by line", tags=["bots"], responses=PROBLEMS)
async def stream_seat(
    request: AnyRequest,
    backend: TheBackend,
    sockets: NamedDependency[SkipValidation[Sockets]],
    table: Table,
    since: Since = -1,
) -> Stream:
    """NDJSON: the same messages as on the socket, one a line, beginning with `welcome`; empty lines are breaths."""
    room = await backend.room(table)
    own_seat(room.table, caller(request))
    address = address_of(request)
    sockets.check_room(address)
    outlet = LineOutlet()
    viewer = SocketViewer(outlet, sockets.limits, (bearer(request),), address)
    sockets.check_share(viewer, room, since)
    return Stream(_lines(sockets, room, viewer, outlet, since), media_type="application/x-ndjson")


class LineOutlet:
    """A stream that takes one line after the other, as fast as it is read."""

    def __init__(self) -> None:
        self.lines: asyncio.Queue[bytes | None] = asyncio.Queue()

    @property
    def is_free(self) -> bool:
        return self.lines.empty()

    def write_text(self, text: bytes) -> None:
        self.lines.put_nowait(text)

    async def end(self) -> None:
        await self.lines.put(None)


async def _lines(
    sockets: Sockets, room: Room, viewer: SocketViewer, outlet: LineOutlet, since: int
) -> AsyncIterator[bytes]:
    """What a viewer gets, as lines; a reader who does not read is cut off as on a socket."""
    sockets.admit(viewer)
    try:
        await sockets.host.enter(room, viewer, since)
        while True:
            try:
                line = await asyncio.wait_for(outlet.lines.get(), BREATH_SECONDS)
            except TimeoutError:
                yield b"\n"
                continue
            if line is None:
                return
            yield line + b"\n"
            viewer.send_waiting()
    finally:
        viewer.lose()
        sockets.host.leave(room, viewer)
        sockets.dismiss(viewer)


@get("/api/bot/moves", summary="What a seat may play", tags=["bots"], responses=PROBLEMS)
async def list_moves(request: AnyRequest, backend: TheBackend, table: Table) -> MovesOffered:
    """Whole legal moves of the bearer's seat with their points, from what it sees; none when it is not its turn."""
    room = await backend.room(table)
    seat = own_seat(room.table, caller(request))
    log = room.table.log
    if log is None or room.table.seat_to_move != seat:
        return MovesOffered(room.table.number, [], True)
    return await backend.side_thread.work(address_of(request), _moves, log, seat)


def _moves(log: AnyLog, seat: int) -> MovesOffered:
    seen = log.seen(frozenset((Seat(seat),)))
    found = list(islice(iter(log.game.legal(seen)), MOST_MOVES + 1))
    moves = [
        MoveOffered(log.game.text(action), log.game.score(seen, action).points)
        for action in found[:MOST_MOVES]
    ]
    return MovesOffered(log.number, moves, len(found) <= MOST_MOVES)


@post("/api/bot/play", summary="Move for a seat", tags=["bots"], status_code=200, responses=PROBLEMS)
async def play_seat(
    request: AnyRequest, data: JSONBody[BotPlay], backend: TheBackend, table: Table
) -> BotPlayed:
    """The bearer's seat moves; the answer comes when the move is stored."""
    room = await backend.room(table)
    seat = own_seat(room.table, caller(request))
    return BotPlayed(await ask(backend.host, room, Play(data.id, seat, data.action), caller(request)))


ROUTES: Sequence[ControllerRouterHandler] = (stream_seat, list_moves, play_seat)
