"""One open socket: what it says, step by step, which seats it may play, whose eyes it has, and what is told to it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from speeltafel.core.protocol import NOBODY, Eyes
from speeltafel.core.words import message
from speeltafel.home.status import status_of
from speeltafel.live.encode import refused, said
from speeltafel.live.host import Host
from speeltafel.live.requests import Who
from speeltafel.live.room import Room
from speeltafel.server.metrics import Metrics
from speeltafel.server.settings import Limits
from speeltafel.wire import (
    Goodbye,
    Hello,
    Hold,
    Ping,
    Pong,
    Refused,
    ToClient,
    ToServer,
    read_from_client,
    write,
)

FINISH_SECONDS = 5


class Bucket:
    """A token bucket: so many a second in the long run, a burst at most at once."""

    __slots__ = ("_burst", "_last", "_rate", "_tokens")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._last = now

    def takes(self, now: float) -> bool:
        """Whether one more fits now; counts it when it does."""
        self._tokens = min(self._burst, self._tokens + (now - self._last) * self._rate)
        self._last = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def is_full(self, now: float) -> bool:
        """Whether nothing was taken for so long that it can be forgotten."""
        return self._tokens + (now - self._last) * self._rate >= self._burst


class Outlet(Protocol):
    """Where what a viewer is told leaves this process: a socket, or a stream of lines."""

    @property
    def is_free(self) -> bool:
        """Whether everything that was written has gone."""
        ...

    def write_text(self, text: bytes) -> None:
        """Sends a message; what does not go at once waits there."""
        ...


class SocketViewer:
    """Somebody who is told; `hashes` are the hashed secrets, `rights` the seats they open, `sight` whose eyes it has now."""

    __slots__ = (
        "_backlog",
        "_close",
        "_closing",
        "_ended",
        "_most",
        "_outlet",
        "address",
        "closed",
        "hashes",
        "rights",
        "sight",
    )

    def __init__(
        self,
        outlet: Outlet,
        close: Callable[[], Awaitable[None]],
        limits: Limits,
        hashes: tuple[str, ...] = (),
        address: str = "",
    ) -> None:
        self._outlet = outlet
        self._close = close
        self._most = limits.backlog
        self._backlog: deque[bytes] = deque()
        self._closing: asyncio.Task[None] | None = None
        self._ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.hashes = hashes
        self.address = address
        self.rights: Eyes = NOBODY
        self.sight: Eyes = NOBODY
        self.closed = False

    def send(self, message: ToClient) -> None:
        """Tells a message."""
        self.send_text(write(message))

    def send_text(self, text: bytes) -> None:
        """Tells an encoded message; a viewer who does not read is cut off, and may come back for what is missing."""
        if self.closed:
            return
        if self._outlet.is_free and not self._backlog:
            self._outlet.write_text(text)
        elif len(self._backlog) < self._most:
            self._backlog.append(text)
        else:
            self.close()

    def send_waiting(self) -> None:
        """Goes on with what is in line, as the outlet is free again."""
        while self._backlog and self._outlet.is_free:
            self._outlet.write_text(self._backlog.popleft())
        if self.closed and not self._backlog and self._closing is None and not self._ended.done():
            self._closing = asyncio.create_task(self._end())

    def part(self, reason: str, *, after: int) -> None:
        """Says goodbye and closes."""
        self.send(Goodbye(said(message(reason)), after))
        self.close()

    def close(self) -> None:
        """Ends the socket after what is in line; nothing more is put there."""
        if not self.closed:
            self.closed = True
            self.send_waiting()

    async def finish(self) -> None:
        """Waits, not for ever, until what is in line has gone and the socket is closed."""
        self.close()
        if not self._ended.done():
            await asyncio.wait((self._ended,), timeout=FINISH_SECONDS)

    def lose(self) -> None:
        """The other side is gone: nothing more is told to it."""
        self.closed = True
        self._backlog.clear()
        if not self._ended.done():
            self._ended.set_result(None)

    async def _end(self) -> None:
        try:
            await asyncio.wait_for(self._close(), FINISH_SECONDS)
        finally:
            self.lose()


class SocketSession(SocketViewer):
    """A viewer who also asks, one step after the other; `room` is the table that its hello has opened.

    While there is a step `under_way` nothing more need be read.
    """

    __slots__ = (
        "_bucket",
        "_host",
        "_limits",
        "_metrics",
        "_refusals",
        "_unheard",
        "_who",
        "is_ready",
        "room",
        "under_way",
    )

    def __init__(
        self,
        outlet: Outlet,
        close: Callable[[], Awaitable[None]],
        is_ready: Callable[[], None],
        host: Host,
        limits: Limits,
        metrics: Metrics,
        address: str,
    ) -> None:
        super().__init__(outlet, close, limits, address=address)
        self.is_ready = is_ready
        self._host = host
        self._limits = limits
        self._metrics = metrics
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst, time.monotonic())
        self._refusals = 0
        self.under_way: asyncio.Task[None] | None = None
        self._unheard: list[str] = []
        self._who = Who()
        self.room: Room | None = None

    def sit(self, room: Room) -> None:
        """From now on it asks at this table."""
        self.room = room
        self._who = Who(self.hashes)

    def hear(self, text: str) -> None:
        """One message of a socket that has said hello; the next one waits until it is served."""
        room = self.room
        if self.under_way is not None or room is None:
            self._unheard.append(text)
            return
        request = self.read(text)
        if request is None or self.closed:
            return
        if isinstance(request, Ping):
            self.send(Pong(request.id, room.table.number, min(self.sight, default=None)))
        elif isinstance(request, Hello):
            self.send(Refused("", refused("server-hello-once"), room.table.number))
        else:
            if isinstance(request, Hold):
                self.under_way = asyncio.create_task(self._host.hold(room, self, request))
            else:
                self.under_way = self._host.begin(room, request, self._who, self.send)
            if self.under_way is not None:
                self.under_way.add_done_callback(self._served)

    def read(self, text: str) -> ToServer | None:
        """The message a text holds; refuses what is too long, too fast or no message, and loses patience in the end."""
        if not self._bucket.takes(time.monotonic()):
            wrong = refused("server-too-fast")
        elif len(text) > self._limits.message_bytes:
            wrong = refused("server-too-long", most=self._limits.message_bytes)
        else:
            try:
                return read_from_client(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                wrong = refused("server-unreadable", what=str(error)[:200])
        self._refusals += 1
        if self._refusals > self._limits.patience:
            self._metrics.refused(wrong.message.id)
            self.part("server-too-fast", after=10_000)
        else:
            self.send(Refused("", wrong, -1 if self.room is None else self.room.table.number))
        return None

    def send(self, message: ToClient) -> None:
        if isinstance(message, Refused):
            reason = message.refusal.message.id
            self._metrics.refused(reason, status_of(reason))
        self.send_text(write(message))

    def _served(self, _: asyncio.Task[None]) -> None:
        self.under_way = None
        while self._unheard and self.under_way is None and not self.closed:
            self.hear(self._unheard.pop(0))
        if self.under_way is None:
            self.is_ready()
