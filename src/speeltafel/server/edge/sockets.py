"""The socket of a viewer: the first message says where and who, every later one is a step at that table."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.words import message
from speeltafel.live.encode import refused, said
from speeltafel.live.requests import Refuse
from speeltafel.live.room import Room
from speeltafel.live.seating import hashed
from speeltafel.live.services import NotStored
from speeltafel.server.backend import Backend
from speeltafel.server.edge.connections import EXTENSION, Connection
from speeltafel.server.edge.limits import household
from speeltafel.server.edge.session import SocketSession, SocketViewer
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
COME_BACK_MS = (50, 500)
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

    async def serve(self, socket: WebSocket[Any, Any, Any]) -> None:
        """One socket from its first message to its last; once it has said hello its session serves it by itself."""
        address = household(socket.client.host) if socket.client else ""
        connection = (socket.scope["extensions"] or {}).pop(EXTENSION)["connection"]
        assert isinstance(connection, Connection), "served over connections of our own"
        await socket.accept()
        session = SocketSession(
            connection,
            socket.close,
            connection.go_on,
            self.host,
            self.limits,
            self.backend.metrics,
            address,
        )
        connection.session = session
        try:
            self.admit(session)
        except Refuse as full:
            session.part(full.message.id, after=AGAIN_MS if self.is_draining else FULL_MS)
            await session.finish()
            connection.session = None
            return
        try:
            await self._converse(socket, session)
        except WebSocketDisconnect:
            session.lose()
        finally:
            await session.finish()
            self.dismiss(session)
            connection.session = None

    def check_room(self, address: str) -> None:
        """Raises when there are too many viewers already, or when we are closing."""
        if self.is_draining:
            raise Refuse("server-closing")
        here = self.by_address.get(address, 0)
        if here >= self.limits.sockets_per_address or len(self.viewers) >= self.limits.sockets:
            raise Refuse("server-sockets")

    def admit(self, viewer: SocketViewer) -> None:
        """Counts a viewer who comes in; raises when there is no room."""
        self.check_room(viewer.address)
        self.by_address[viewer.address] = self.by_address.get(viewer.address, 0) + 1
        self.viewers.add(viewer)
        self.backend.metrics.sockets.set(len(self.viewers))

    def dismiss(self, viewer: SocketViewer) -> None:
        """Counts a viewer who has gone."""
        self.viewers.discard(viewer)
        self.backend.metrics.sockets.set(len(self.viewers))
        left = self.by_address[viewer.address] - 1
        if left:
            self.by_address[viewer.address] = left
        else:
            del self.by_address[viewer.address]

    async def drain(self) -> None:
        """Ends what is under way, gives the tables up, and sends everybody to whoever serves them next."""
        self.is_draining = True
        await self.backend.close()
        leaving = list(self.viewers)
        for viewer in leaving:
            viewer.part("server-closing", after=random.randint(*COME_BACK_MS))
        if leaving:
            await asyncio.wait(
                [asyncio.ensure_future(viewer.finish()) for viewer in leaving], timeout=DRAIN_SECONDS
            )

    async def _converse(self, socket: WebSocket[Any, Any, Any], session: SocketSession) -> None:
        room = await self._enter(socket, session)
        if room is None:
            return
        session.sit(room)
        try:
            while (
                not session.closed
            ):  # what had come before the session listened, and that the other side has gone
                session.hear(await socket.receive_data(mode="text"))
        finally:
            self.host.leave(room, session)

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
                try:
                    room = await self.backend.room(request.table)
                    session.hashes = tuple(hashed(secret) for secret in request.secrets)
                    await self.host.enter(room, session, request.since, request.hold)
                except SpeeltafelError as error:
                    session.send(Goodbye(said(error.message), -1))
                    session.close()
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
