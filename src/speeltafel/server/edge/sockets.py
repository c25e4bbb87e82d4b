"""The socket of a viewer: the first message says where and who, every later one is a step at that table."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.words import message
from speeltafel.live.encode import refused, said
from speeltafel.live.requests import Refuse, Who
from speeltafel.live.room import Room
from speeltafel.live.seating import hashed
from speeltafel.live.services import NotStored
from speeltafel.server.backend import Backend
from speeltafel.server.edge.limits import household
from speeltafel.server.edge.refusals import status_of
from speeltafel.server.edge.session import SocketViewer
from speeltafel.wire import (
    WIRE,
    Goodbye,
    Hello,
    Hold,
    Ping,
    Pong,
    Refused,
    ToClient,
    ToServer,
    read_from_client,
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
        """One socket from its first message to its last."""
        address = household(socket.client.host) if socket.client else ""
        await socket.accept()
        viewer = SocketViewer(socket.send, socket.close, self.limits, time.monotonic(), address=address)
        try:
            self.admit(viewer)
        except Refuse as full:
            self.part(viewer, full.message.id, after=AGAIN_MS if self.is_draining else FULL_MS)
            await viewer.finish()
            return
        try:
            await self._converse(socket, viewer)
        except WebSocketDisconnect:
            viewer.closed = True
        finally:
            await viewer.finish()
            self.dismiss(viewer)

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
            self.part(viewer, "server-closing", after=random.randint(*COME_BACK_MS))
        if leaving:
            await asyncio.wait(
                [asyncio.ensure_future(viewer.finish()) for viewer in leaving], timeout=DRAIN_SECONDS
            )

    def part(self, viewer: SocketViewer, reason: str, *, after: int) -> None:
        """Says goodbye and closes."""
        viewer.send(Goodbye(said(message(reason)), after))
        viewer.close()

    async def _converse(self, socket: WebSocket[Any, Any, Any], viewer: SocketViewer) -> None:
        room = await self._enter(socket, viewer)
        if room is None:
            return
        who = Who(viewer.hashes)

        def reply(message: ToClient) -> None:
            if isinstance(message, Refused):
                reason = message.refusal.message.id
                self.backend.metrics.refused(reason, status_of(reason))
            viewer.send(message)

        try:
            while not viewer.closed:
                text = await socket.receive_data(mode="text")
                request = self._read(viewer, text, room.table.number)
                if request is None:
                    continue
                if isinstance(request, Ping):
                    viewer.send(Pong(request.id, room.table.number))
                elif isinstance(request, Hello):
                    viewer.send(Refused("", refused("server-hello-once"), room.table.number))
                elif isinstance(request, Hold):
                    await self.host.hold(room, viewer, request)
                else:
                    await self.host.handle(room, request, who, reply)
        finally:
            self.host.leave(room, viewer)

    async def _enter(self, socket: WebSocket[Any, Any, Any], viewer: SocketViewer) -> Room | None:
        """Waits for a hello, however much else is said before it, and opens the table it asks for."""
        latest = time.monotonic() + HELLO_SECONDS
        while not viewer.closed:
            try:
                text = await asyncio.wait_for(socket.receive_data(mode="text"), latest - time.monotonic())
            except TimeoutError:
                self.part(viewer, "server-hello-first", after=-1)
                return None
            request = self._read(viewer, text, -1)
            if isinstance(request, Ping):
                viewer.send(Pong(request.id))
            elif isinstance(request, Hello):
                if request.wire != WIRE:
                    self._turn_away(viewer, request.wire)
                    return None
                try:
                    room = await self.backend.room(request.table)
                    viewer.hashes = tuple(hashed(secret) for secret in request.secrets)
                    await self.host.enter(room, viewer, request.since, request.hold)
                except SpeeltafelError as error:
                    viewer.send(Goodbye(said(error.message), -1))
                    viewer.close()
                    return None
                except (NotStored, SQLAlchemyError) as error:
                    log.error("table %s could not be opened: %s", request.table, type(error).__name__)
                    self.part(viewer, "server-not-stored", after=AGAIN_MS)
                    return None
                return room
            elif request is not None:
                viewer.send(Refused(request.id, refused("server-hello-first")))
        return None

    def _turn_away(self, viewer: SocketViewer, theirs: int) -> None:
        """Says goodbye to a client of another version; one of the first release, which had none, in words it has."""
        reason = (
            message("server-other-release", yours=theirs, ours=WIRE) if theirs else message("server-closing")
        )
        viewer.send(Goodbye(said(reason), -1, WIRE))
        viewer.close()

    def _read(self, viewer: SocketViewer, text: str, number: int) -> ToServer | None:
        """The message a text holds; refuses what is too long, too fast or no message, and loses patience in the end."""
        if not viewer.bucket.takes(time.monotonic()):
            refusal_ = refused("server-too-fast")
        elif len(text) > self.limits.message_bytes:
            refusal_ = refused("server-too-long", most=self.limits.message_bytes)
        else:
            try:
                return read_from_client(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                refusal_ = refused("server-unreadable", what=str(error)[:200])
        viewer.refusals += 1
        self.backend.metrics.refused(refusal_.message.id)
        if viewer.refusals > self.limits.patience:
            self.part(viewer, "server-too-fast", after=10_000)
        else:
            viewer.send(Refused("", refusal_, number))
        return None
