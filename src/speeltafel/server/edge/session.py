"""One open socket: what it says, step by step, which seats it may play, whose eyes it has, and what is told to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Protocol

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from speeltafel.client.coach_bodies import Judged
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.protocol import NOBODY, Eyes
from speeltafel.core.words import message
from speeltafel.home.http_status import status_of
from speeltafel.live.encode import refusal, refused, said
from speeltafel.live.host import Host
from speeltafel.live.requests import Who
from speeltafel.live.room import Room
from speeltafel.server.edge.overload import LEAST, Overload, Shed
from speeltafel.server.metrics import Metrics
from speeltafel.server.operations.logs import request_id
from speeltafel.server.settings import Limits
from speeltafel.wire import (
    Ask,
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
from speeltafel.wire_reviews import ReviewAsked, ReviewSent

FINISH_SECONDS = 5
WHOLE_TABLE, EVENTS = 4.0, 16
"""To tell a whole table counts as so many messages, and as one more for so many events: of thousands that takes a tenth of a second."""


class Bucket:
    """A token bucket: so many a second in the long run, a burst at most at once."""

    __slots__ = ("_burst", "_last", "_rate", "_tokens")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._last = now

    def takes(self, now: float, much: float = 1.0) -> bool:
        """Whether one more fits now; counts it, as so much, when it does: who takes more than is left waits the longer."""
        self._tokens = min(self._burst, self._tokens + (now - self._last) * self._rate)
        self._last = now
        if self._tokens < 1:
            return False
        self._tokens -= much
        return True

    def left(self, now: float) -> float:
        """How many fit now."""
        return min(self._burst, self._tokens + (now - self._last) * self._rate)

    def part(self, now: float) -> float:
        """How full it is: 1 when nothing was taken for long, or when nothing ever fits."""
        return self.left(now) / self._burst if self._burst else 1.0


class Share:
    """What all sockets of an address may ask together, where it counts for several networks: a bucket for each."""

    __slots__ = ("_buckets",)

    def __init__(self, *buckets: Bucket) -> None:
        self._buckets = buckets

    def takes(self, now: float, much: float = 1.0) -> bool:
        """Whether one request more fits now; counts it, as so much, when it does."""
        if any(bucket.left(now) < 1 for bucket in self._buckets):
            return False
        for bucket in self._buckets:
            bucket.takes(now, much)
        return True


class Outlet(Protocol):
    """Where what a viewer is told leaves this process: a socket, or a stream of lines."""

    @property
    def is_free(self) -> bool:
        """Whether everything that was written has gone."""
        ...

    def write_text(self, text: bytes) -> None:
        """Sends a message; what does not go at once waits there."""
        ...

    async def end(self) -> None:
        """Closes it, after what was written."""
        ...


class Line(Outlet, Protocol):
    """An outlet over which somebody asks, too."""

    def go_on(self) -> None:
        """What was heard is served: the next may come."""
        ...


class Porter(Protocol):
    """Who keeps the sessions of a process: one for all of them, as each of thousands would keep its own way of asking."""

    def look_back(self, room: Room, number: int | None, address: str) -> AsyncIterator[Judged]:
        """Tells of a table's finished game as far as it is looked back at, until that is complete; or thinks longer about one event."""
        ...

    def gone(self, session: SocketSession, room: Room) -> None:
        """A socket that had sat down at a table is no more."""
        ...


class SocketViewer:
    """Somebody who is told; `hashes` are the hashed secrets, `rights` the seats they open, `sight` whose eyes it has now."""

    __slots__ = (
        "_backlog",
        "_closing",
        "_ended",
        "_is_gone",
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
        limits: Limits,
        hashes: tuple[str, ...] = (),
        address: str = "",
    ) -> None:
        self._outlet = outlet
        self._most = limits.backlog
        self._backlog: list[bytes] = []
        self._closing: asyncio.Task[None] | None = None
        self._ended: asyncio.Future[None] | None = None
        self._is_gone = False
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
            self._outlet.write_text(self._backlog.pop(0))
        if self.closed and not self._backlog and self._closing is None and not self._is_gone:
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

    @property
    def is_gone(self) -> bool:
        """Whether the socket is closed and nothing of it is under way."""
        return self._is_gone

    async def finish(self) -> None:
        """Waits, not for ever, until what is in line has gone and the socket is closed."""
        self.close()
        if not self._is_gone:
            self._ended = self._ended or asyncio.get_running_loop().create_future()
            await asyncio.wait((self._ended,), timeout=FINISH_SECONDS)

    def lose(self) -> None:
        """The other side is gone: nothing more is told to it."""
        self.closed = True
        self._backlog.clear()
        self._is_gone = True
        if self._ended is not None and not self._ended.done():
            self._ended.set_result(None)

    async def _end(self) -> None:
        try:
            await asyncio.wait_for(self._outlet.end(), FINISH_SECONDS)
        finally:
            self.lose()


class SocketSession(SocketViewer):
    """A viewer who also asks, one step after the other; `room` is the table that its hello has opened.

    While there is a step `under_way` nothing more need be read.
    """

    __slots__ = (
        "_bucket",
        "_host",
        "_is_seated",
        "_limits",
        "_line",
        "_looking",
        "_metrics",
        "_overload",
        "_porter",
        "_refusals",
        "_served_as",
        "_share",
        "_unheard",
        "_who",
        "room",
        "under_way",
    )

    def __init__(
        self,
        line: Line,
        porter: Porter,
        host: Host,
        limits: Limits,
        metrics: Metrics,
        address: str,
        overload: Overload,
        share: Bucket | Share,
        served: str,
    ) -> None:
        super().__init__(line, limits, address=address)
        self._line = line
        self._porter = porter
        self._is_seated = False
        self._share = share
        self._overload = overload
        self._served_as = served
        self._looking: asyncio.Task[None] | None = None
        self._host = host
        self._limits = limits
        self._metrics = metrics
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst, time.monotonic())
        self._refusals = 0
        self.under_way: asyncio.Task[None] | None = None
        self._unheard: list[str] = []
        self._who = Who()
        self.room: Room | None = None

    def sit(self, room: Room, mark: str = "") -> None:
        """From now on it asks at this table, and its porter hears once that it is gone; `mark` stands for its address."""
        self.room = room
        self._who = Who(self.hashes, mark=mark)
        self._is_seated = True
        if self.is_gone:
            self.lose()

    def hear(self, text: str) -> None:
        """One message of a socket that has said hello; the next one waits until it is served."""
        room = self.room
        if self.under_way is not None or room is None:
            self._unheard.append(text)
            return
        request_id.set(self._served_as)
        request = self.read(text)
        if request is None or self.closed:
            return
        if isinstance(request, Ping):
            sight = min(self.sight, default=None)
            self.send(Pong(request.id, room.table.number, sight, self._host.now(), self._host.spread))
        elif isinstance(request, Hello):
            self.send(Refused("", refused("server-hello-once"), room.table.number))
        elif (self._overload.lag > LEAST and self._overload.sheds(_worth(request))) or not self._share.takes(
            time.monotonic(), _cost(request, room) if isinstance(request, COSTLY) else 1.0
        ):
            self.send(Refused(request.id, refused("server-busy"), room.table.number))
        elif isinstance(request, ReviewAsked):
            self._stop_looking()
            self._looking = asyncio.create_task(self._review(room, request))
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

    def lose(self) -> None:
        self._stop_looking()
        super().lose()
        was_seated, self._is_seated = self._is_seated, False
        if was_seated and self.room is not None:
            self._porter.gone(self, self.room)

    def _stop_looking(self) -> None:
        """Nobody waits for a review here any more; the review itself goes on."""
        if self._looking is not None:
            self._looking.cancel()

    async def _review(self, room: Room, request: ReviewAsked) -> None:
        """Tells how far a look back has come until it is there; meanwhile other messages are served."""
        try:
            async for found in self._porter.look_back(room, request.number, self.address):
                self.send(ReviewSent(request.id, found))
        except SpeeltafelError as error:
            self.send(Refused(request.id, refusal(error), room.table.number))
        except SQLAlchemyError:
            self.send(Refused(request.id, refused("server-not-stored"), room.table.number))

    def _served(self, _: asyncio.Task[None]) -> None:
        self.under_way = None
        while self._unheard and self.under_way is None and not self.closed:
            self.hear(self._unheard.pop(0))
        if self.under_way is None:
            self._line.go_on()


def cost_of_telling(number: int, since: int = -1) -> float:
    """As how many messages it counts to tell a table whose last event is `number` from after `since` on."""
    told = number - since if -1 <= since <= number else number + 1
    return WHOLE_TABLE + told / EVENTS


COSTLY = (Hold, ReviewAsked)


def _cost(request: Hold | ReviewAsked, room: Room) -> float:
    """As how many messages a costly request counts in the share of its address."""
    return cost_of_telling(room.table.number) if isinstance(request, Hold) else WHOLE_TABLE


def _worth(request: ToServer) -> Shed:
    """With what a message is turned away when there is too much to do."""
    if isinstance(request, ReviewAsked):
        return Shed.LOOKING_BACK
    return Shed.PREVIEWS if isinstance(request, Ask) else Shed.MOVES
