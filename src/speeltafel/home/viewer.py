"""One viewer of a table of this process: the same messages as on a server's socket."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.protocol import NOBODY, Eyes
from speeltafel.core.words import message
from speeltafel.live.codes import tidy_code
from speeltafel.live.encode import refused, said
from speeltafel.live.host import Host
from speeltafel.live.requests import Who
from speeltafel.live.room import Room
from speeltafel.live.seating import hashed
from speeltafel.live.services import NotStored
from speeltafel.wire import Goodbye, Hello, Hold, Ping, Pong, Refused, ToClient, read_from_client, write
from speeltafel.wire_reviews import ReviewAsked

AGAIN_MS = 500


class LocalViewer:
    """A viewer at a table of this device; `told` gets every message as text, `ended` is called when it closes."""

    def __init__(self, host: Host, told: Callable[[str], None], ended: Callable[[], None]) -> None:
        self._host = host
        self._told = told
        self._ended = ended
        self._room: Room | None = None
        self.hashes: tuple[str, ...] = ()
        self.rights: Eyes = NOBODY
        self.sight: Eyes = NOBODY
        self.address = ""
        self.closed = False

    def send(self, message: ToClient) -> None:
        self.send_text(write(message))

    def send_text(self, text: bytes) -> None:
        if not self.closed:
            self._told(text.decode())

    def close(self) -> None:
        """Leaves the table, which goes on without it."""
        if self.closed:
            return
        self.closed = True
        if self._room is not None:
            self._host.leave(self._room, self)
        self._ended()

    async def hear(self, text: str) -> None:
        """One message of the page: the first says where and who, every later one is a step at that table."""
        number = -1 if self._room is None else self._room.table.number
        try:
            request = read_from_client(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.send(Refused("", refused("server-unreadable", what=str(error)[:200]), number))
            return
        if isinstance(request, Ping):
            self.send(Pong(request.id, number, min(self.sight, default=None), self._host.now()))
        elif self._room is None:
            await self._enter(request)
        elif isinstance(request, Hello):
            self.send(Refused("", refused("server-hello-once"), number))
        elif isinstance(request, Hold):
            await self._host.hold(self._room, self, request)
        elif isinstance(request, ReviewAsked):
            self.send(Refused(request.id, refused("server-no-review"), number))
        else:
            await self._host.handle(self._room, request, Who(self.hashes), self.send)

    async def _enter(self, request: object) -> None:
        if not isinstance(request, Hello):
            self.send(Refused(getattr(request, "id", ""), refused("server-hello-first")))
            return
        self.hashes = tuple(hashed(secret) for secret in request.secrets)
        try:
            room = await self._host.room(tidy_code(request.table))
            await self._host.enter(room, self, request.since, request.hold)
            self._room = room
        except SpeeltafelError as error:
            self.send(Goodbye(said(error.message), -1))
            self.close()
        except NotStored:
            self.send(Goodbye(said(message("server-not-stored")), AGAIN_MS))
            self.close()
