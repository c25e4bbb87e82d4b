"""The socket of a viewer: the first message says where and who, every later one is a step at that table."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from speeltafel.client.coach_bodies import Judged
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.words import message
from speeltafel.live.codes import tidy_code
from speeltafel.live.encode import refused, said
from speeltafel.live.requests import Refuse
from speeltafel.live.room import Room
from speeltafel.live.seating import hashed
from speeltafel.live.services import Busy, NotStored
from speeltafel.server.backend import Backend
from speeltafel.server.edge.connections import EXTENSION, Connection
from speeltafel.server.edge.greetings import Greetings
from speeltafel.server.edge.limits import household
from speeltafel.server.edge.look_back import review_steps, thought_longer
from speeltafel.server.edge.overload import Shed
from speeltafel.server.edge.session import SocketSession, SocketViewer, cost_of_telling
from speeltafel.server.operations.logs import request_id
from speeltafel.wire import (
    WIRE,
    Goodbye,
    Hello,
    Ping,
    Pong,
    Refused,
)

HELLO_SECONDS = 20
DRAIN_SECONDS = 2
AGAIN_MS = 500
FULL_MS = 30_000
BUSY_MS = (2_000, 8_000)
COME_BACK_MS = (50, 500)
RETURNS_PER_SECOND = 400
"""So many who come back at once can be welcomed while others play."""

WORTH_SPREADING_MS = 1000

log = logging.getLogger("speeltafel.sockets")


class Sockets:
    """The open sockets of this process, counted by address."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.host = backend.host
        self.limits = backend.settings.limits
        self.by_address: dict[str, int] = {}
        self.viewers: set[SocketViewer] = set()
        self.is_draining = False
        self._greetings = Greetings()
        backend.bans.changed = self.send_banned_away

    async def serve(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Opens a socket: once it has said hello, its session serves it by itself until it is gone."""
        address = household(socket.client.host) if socket.client else ""
        connection = (socket.scope["extensions"] or {}).pop(EXTENSION)["connection"]
        assert isinstance(connection, Connection), "served over connections of our own"
        await socket.accept()
        session = SocketSession(
            connection,
            self,
            self.host,
            self.limits,
            self.backend.metrics,
            address,
            self.backend.overload,
            self.backend.addresses.share_of_sockets(address),
            request_id.get(),
        )
        connection.session = session
        try:
            self.admit(session)
        except Refuse as full:
            session.part(full.message.id, after=self._away_ms(full.message.id))
            await session.finish()
            connection.session = None
            return
        room = None
        try:
            room = await self._enter(socket, session)
        except WebSocketDisconnect:
            session.lose()
        finally:
            if room is None:
                await session.finish()
                self.dismiss(session)
                connection.session = None
        if room is not None:
            session.sit(room, self.backend.bans.mark(session.address))
            if not session.is_gone:
                connection.hand_over()

    def _away_ms(self, reason: str) -> int:
        """How long who finds no room now stays away."""
        if reason == "server-busy":
            return random.randint(*BUSY_MS)
        return AGAIN_MS if self.is_draining else FULL_MS

    def check_room(self, address: str) -> None:
        """Raises when there are too many viewers already, or when we are closing."""
        if self.is_draining:
            raise Refuse("server-closing")
        if self.backend.overload.sheds(Shed.NEWCOMERS):
            raise Refuse("server-busy")
        here = self.by_address.get(address, 0)
        if here >= self.limits.sockets_per_address or len(self.viewers) >= self.limits.sockets:
            raise Refuse("server-sockets")

    def check_share(self, viewer: SocketViewer, room: Room, since: int) -> None:
        """Raises Busy when whoever comes in has had much told lately: a long game's table is told in a tenth of a second."""
        known = since if len(room.table.seats_of(viewer.hashes)) < 2 else -1
        cost = cost_of_telling(room.table.number, known)
        if not self.backend.addresses.share_of_sockets(viewer.address).takes(time.monotonic(), cost):
            raise Busy

    def admit(self, viewer: SocketViewer) -> None:
        """Counts a viewer who comes in; raises when there is no room."""
        self.check_room(viewer.address)
        self.by_address[viewer.address] = self.by_address.get(viewer.address, 0) + 1
        self.viewers.add(viewer)
        self._counted()

    def dismiss(self, viewer: SocketViewer) -> None:
        """Counts a viewer who has gone."""
        self.viewers.discard(viewer)
        self._counted()
        left = self.by_address[viewer.address] - 1
        if left:
            self.by_address[viewer.address] = left
        else:
            del self.by_address[viewer.address]

    def send_banned_away(self) -> None:
        """Ends the lines of addresses that were banned just now."""
        for viewer in list(self.viewers):
            if self.backend.bans.has(viewer.address):
                viewer.part("server-banned", after=-1)

    async def drain(self) -> None:
        """Ends what is under way, gives the tables up, and sends everybody to whoever serves them next."""
        self.is_draining = True
        await self.backend.close()
        leaving = sorted(self.viewers, key=_urgency)
        for place, viewer in enumerate(leaving):
            viewer.part("server-closing", after=random.randint(*COME_BACK_MS) + spread_ms(place))
        if leaving:
            await asyncio.wait(
                [asyncio.ensure_future(viewer.finish()) for viewer in leaving], timeout=DRAIN_SECONDS
            )

    async def look_back(self, room: Room, number: int | None, address: str) -> AsyncIterator[Judged]:
        """As `Porter` says."""
        if number is not None:
            thought = asyncio.create_task(thought_longer(self.backend, room, number, address))
            thought.add_done_callback(lambda task: task.cancelled() or task.exception())
            yield await asyncio.shield(thought)  # who asks something else ends nobody's process
            return
        async for found in review_steps(self.backend, room, address):
            yield found

    def _counted(self) -> None:
        self.backend.metrics.sockets.set(len(self.viewers))
        spread = spread_ms(len(self.viewers))
        self.host.spread = spread if spread >= WORTH_SPREADING_MS else 0

    def gone(self, session: SocketSession, room: Room) -> None:
        """As `Porter` says."""
        self.host.leave(room, session)
        self.dismiss(session)

    async def _enter(self, socket: WebSocket[Any, Any, Any], session: SocketSession) -> Room | None:
        """Waits for a hello, however much else is said before it, and opens the table it asks for."""
        latest = time.monotonic() + HELLO_SECONDS
        while not session.closed:
            try:
                text = await asyncio.wait_for(socket.receive_data(mode="text"), latest - time.monotonic())
            except TimeoutError:
                session.part("server-hello-first", after=-1)
                return None
            request = session.read(text)
            if isinstance(request, Ping):
                session.send(Pong(request.id))
            elif isinstance(request, Hello):
                if request.wire != WIRE:
                    self._turn_away(session, request.wire)
                    return None
                named = socket.path_params.get("table")
                if named is not None and tidy_code(named) != tidy_code(request.table):
                    session.send(
                        Goodbye(said(message("server-other-table", line=named, table=request.table)), -1)
                    )
                    session.close()
                    return None
                try:
                    await self._greetings.turn()
                    room = await self.backend.room(request.table)
                    session.hashes = tuple(hashed(secret) for secret in request.secrets)
                    self.check_share(session, room, request.since)
                    await self.host.enter(room, session, request.since, request.hold)
                except SpeeltafelError as error:
                    after = FULL_MS if error.reason == "server-too-fast" else -1
                    session.send(Goodbye(said(error.message), after))
                    session.close()
                    return None
                except Busy:
                    session.part("server-busy", after=self._away_ms("server-busy"))
                    return None
                except (NotStored, SQLAlchemyError) as error:
                    log.error("table %s could not be opened: %s", request.table, type(error).__name__)
                    session.part("server-not-stored", after=AGAIN_MS)
                    return None
                return room
            elif request is not None:
                session.send(Refused(request.id, refused("server-hello-first")))
        return None

    def _turn_away(self, session: SocketSession, theirs: int) -> None:
        """Says goodbye to a client of another version; one of the first release, which had none, in words it has."""
        reason = (
            message("server-other-release", yours=theirs, ours=WIRE) if theirs else message("server-closing")
        )
        session.send(Goodbye(said(reason), -1, WIRE))
        session.close()


def spread_ms(sockets: int) -> int:
    """Over so many milliseconds this many sockets come back without standing in each other's way."""
    return 1000 * sockets // RETURNS_PER_SECOND


def _urgency(viewer: SocketViewer) -> int:
    """Who comes back first: whoever is to move, then the other players, then those who watch."""
    room = viewer.room if isinstance(viewer, SocketSession) else None
    if room is not None and room.table.seat_to_move in viewer.rights:
        return 0
    return 1 if viewer.rights else 2
