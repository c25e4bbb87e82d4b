"""What one connection may take: how long a request may be, how long it and its answer may last, how much may wait.

A proxy before the server sees to some of this; whoever serves without one is as safe.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from contextlib import suppress

from uvicorn import Config
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent, WebSocketCloseEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from speeltafel.server.edge.connection_counts import ConnectionCounts
from speeltafel.server.edge.limits import plain_address
from speeltafel.server.edge.responses import raw_refusal
from speeltafel.server.edge.session import Bucket, SocketSession
from speeltafel.server.metrics import Metrics

HEAD_BYTES = 64 * 1024
HEAD_LINES = 100
HEAD_SECONDS = 10.0
BODY_SECONDS = 20.0
STALL_SECONDS = 30.0
STALL_BYTES = 16 * 1024
PIPELINED = 16
PIECE = 4 * 1024
EMPTY_FRAMES_PER_SECOND = 5.0
EMPTY_FRAMES_BURST = 100
NORMAL = 1000
POLICY_VIOLATION = 1008
NOT_UTF8 = 1007
TEXT_FRAME, SHORT, MEDIUM = 0x81, 125, 65_535
"""A whole text message begins so; up to so many bytes its length takes one byte more, or three, else nine (RFC 6455, 5.2)."""

EXTENSION = "speeltafel"
"""Under this name the application finds the connection among the extensions of a socket."""


class Stall:
    """Ends a connection whose peer does not take what was written to it."""

    __slots__ = ("_left", "_loop", "_timer", "_transport")

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._timer: TimerHandle | None = None
        self._left = 0
        transport.set_write_buffer_limits(high=0)  # so that we are told of every byte that has to wait

    def begins(self) -> None:
        """Something has to wait until the peer reads."""
        self.ends()
        self._left = self._transport.get_write_buffer_size()
        self._timer = self._loop.call_later(STALL_SECONDS, self._look)

    def ends(self) -> None:
        """Everything is gone, or the connection is."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        if self._transport.get_write_buffer_size() > self._left - STALL_BYTES:
            self.ends()
            self._transport.abort()
        else:
            self.begins()


def plain_client(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """Who is at the other end, in the one form in which addresses are counted and proxies trusted."""
    return client and (plain_address(client[0]), client[1])


class CountingConfig(Config):
    """What uvicorn goes by, who has how many connections open, and what was refused before the application saw it."""

    callers: ConnectionCounts
    metrics: Metrics

    def come(self, client: tuple[str, int] | None) -> bool:
        return self.callers.come(client[0] if client else "")

    def go(self, client: tuple[str, int] | None) -> None:
        self.callers.go(client[0] if client else "")

    def refusal(self, status: int, reason: str) -> bytes:
        """The answer to what the application never hears of, counted."""
        self.metrics.refused(reason, status)
        return raw_refusal(status, reason)


class Requests(HttpToolsProtocol):
    """A connection over which requests come: their heads are short, and nothing half-sent stays for long."""

    config: CountingConfig
    _deadline: TimerHandle | None = None
    _stall: Stall | None = None
    _is_head = True
    _head_bytes = 0
    _problem = (400, "server-not-http")

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.client = plain_client(self.client)
        self._stall = Stall(transport, self.loop)
        self._wait(HEAD_SECONDS)
        if not self.config.come(self.client):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.go(self.client)
        self._wait(None)
        if self._stall is not None:
            self._stall.ends()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[start : start + PIECE]
            if self._is_head:
                self._head_bytes += len(piece)
                if self._head_bytes > HEAD_BYTES:
                    self._refuse(431, "server-head-long")
                    return
            super().data_received(piece)
            if self._deadline is None and self._is_head and self._head_bytes:
                self._wait(HEAD_SECONDS)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if len(self.pipeline) >= PIPELINED:
            self._problem = 429, "server-too-fast"
            raise ValueError("too many requests at once")

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > HEAD_LINES:
            self._problem = 431, "server-head-long"
            raise ValueError("too many lines in the head")

    def on_headers_complete(self) -> None:
        self._is_head = False
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_head = True
        self._head_bytes = 0
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._wait(None)
        if self._stall is not None:
            self._stall.ends()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it holds the connection that holds it

    def send_400_response(self, msg: str) -> None:
        self._refuse(*self._problem)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stall is not None:
            self._stall.begins()

    def resume_writing(self) -> None:
        if self._stall is not None:
            self._stall.ends()
        super().resume_writing()

    def _wait(self, seconds: float | None) -> None:
        """Sets the time by which the present part of a request has to be here; None when there is none to wait for."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self._deadline = None
        if self._is_head and not self._head_bytes:
            self.transport.close()
        else:
            self._refuse(408, "server-slow-request")

    def _refuse(self, status: int, reason: str) -> None:
        """Answers, unless an answer to this request or to the one before has been begun, and closes."""
        cycle = self.cycle
        is_begun = cycle is not None and cycle.response_started
        if (
            not (is_begun and not (self._is_head and cycle.response_complete))
            and not self.transport.is_closing()
        ):
            self.transport.write(self.config.refusal(status, reason))
        self.transport.close()


class Farewells(asyncio.Queue[ASGIReceiveEvent]):
    """Stands where events for the application are put, once a session listens: all that still comes is that the peer has gone."""

    def __init__(self, session: SocketSession | None) -> None:
        self.session = session  # and nothing of a queue: there are thousands, and each of those takes two KiB

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        session, self.session = self.session, None
        if session is not None:
            session.lose()


class Connection(WebSocketsSansIOProtocol):
    """A socket that is read no faster than it is served and reads, and of which nothing is left once it is closed.

    The application's call opens it; from then on its session serves it by itself, and nothing of that call is kept.
    """

    config: CountingConfig
    session: SocketSession | None = None
    is_free = True
    _stall: Stall | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = plain_client(self.client)
        self._stall = Stall(self.transport, self.loop)
        self._unread = bytearray()
        self._empty = Bucket(EMPTY_FRAMES_PER_SECOND, EMPTY_FRAMES_BURST, self.loop.time())

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.go(self.client)
        if self._stall is not None:
            self._stall.ends()
        super().connection_lost(exc)
        if self.session is not None:
            self.session.lose()
            self.session = None  # it holds the connection that holds it
            self.queue = Farewells(None)
        self._unread.clear()
        self.conn.parser.close()  # it holds the connection that holds it

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._read_on()

    def _read_on(self) -> None:
        """Takes what has come in small pieces, none while a message waits to be served or an answer to be read."""
        transport = self.transport
        while self._unread and self.writable.is_set() and not self.read_paused and not transport.is_closing():
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            super().data_received(piece)
            if self.conn.handshake_exc is not None:
                transport.write(self.config.refusal(431, "server-head-long"))
                transport.close()
        if self._unread or not self.writable.is_set():
            transport.pause_reading()
        else:
            transport.resume_reading()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"connection": self}

    async def run_asgi(self) -> None:
        """The application's call: it opens the socket, which may outlive it."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("the call that opens a socket failed")
            self.session = None
        if not self.handshake_complete:
            self.send_500_response()
        if self.session is None and self.close_timer is None:
            self.transport.close()

    def hand_over(self) -> None:
        """Leaves the socket to its session, with what has come before it listened; what opened the socket is let go."""
        session = self.session
        assert session is not None, "there is somebody to hear"
        waiting, self.queue = self.queue, Farewells(session)
        self.request.headers.clear()  # the parser holds the request as long as it lives
        self.response.headers.clear()
        del self.request, self.response, self.scope
        while not waiting.empty():
            event = waiting.get_nowait()
            if event["type"] == "websocket.receive":
                session.hear(event.get("text") or "")
        self.read_paused = session.under_way is not None
        self._read_on()

    async def end(self) -> None:
        """Closes the socket as its protocol wants it."""
        if not self.close_sent:
            with suppress(ClientDisconnected):
                await self.send(WebSocketCloseEvent(type="websocket.close", code=NORMAL, reason=None))

    async def receive(self) -> ASGIReceiveEvent:
        event = await super().receive()
        self.loop.call_soon(self._read_on)  # this message comes before the next
        return event

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            self._read_on()

    def write_text(self, text: bytes) -> None:
        """Sends a message as it is: it was encoded once for however many it is for."""
        if self.close_sent or self.transport.is_closing():
            return
        size = len(text)
        if size <= SHORT:
            head = bytes((TEXT_FRAME, size))
        elif size <= MEDIUM:
            head = bytes((TEXT_FRAME, SHORT + 1)) + size.to_bytes(2)
        else:
            head = bytes((TEXT_FRAME, SHORT + 2)) + size.to_bytes(8)
        self.transport.write(head + text)

    def send_receive_event_to_app(self) -> None:
        """A whole message: for the session that listens, or in line for the application until one does."""
        try:
            text = b"".join(self.frames).decode() if self.curr_msg_data_type == "text" else ""
        except UnicodeDecodeError:
            self._fail(NOT_UTF8, "not UTF-8")
            return
        if self.session is None or self.session.room is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.session.hear(text)
        self.read_paused = self.session.under_way is not None

    def go_on(self) -> None:
        """What was heard is served: the next may come."""
        self.read_paused = False
        self._read_on()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_empty()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_empty()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self._count_empty()

    def _count_empty(self) -> None:
        """Loses patience with frames that carry no message: each costs us something, and an honest peer sends few."""
        if not self._empty.takes(self.loop.time()):
            self._fail(POLICY_VIOLATION, "too many frames without a message")

    def _fail(self, code: int, reason: str) -> None:
        if not self.transport.is_closing():
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_free = False
        self.transport.pause_reading()
        if self._stall is not None:
            self._stall.begins()

    def resume_writing(self) -> None:
        if self._stall is not None:
            self._stall.ends()
        super().resume_writing()
        self.is_free = True
        if self.session is not None:
            self.session.send_waiting()
        self.loop.call_soon(self._read_on)
