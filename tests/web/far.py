"""A server that is far away: a proxy through which every byte takes its time, and which counts the flights that wait for each other."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

CHUNK = 1 << 16


@dataclass
class Flight:
    """What was asked on a connection, after how many flights its answer was here."""

    path: str
    number: int


@dataclass
class Far:
    """Stands before a server at `port`; `one_way` is in seconds. Used with `with`."""

    port: int
    one_way: float
    aside: re.Pattern[str] = re.compile("(?!)")
    """The paths that nothing waits for, such as icons: their flights count for no other."""
    own_port: int = 0
    flights: list[Flight] = field(default_factory=list)
    latest: int = 0
    """The number of the last flight that has reached the browser."""

    def __enter__(self) -> Far:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._open(), self._loop).result(10)
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self._shut(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.own_port}"

    def forget(self) -> None:
        """Counts from the beginning."""
        self.flights, self.latest = [], 0

    async def _open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.own_port = self._server.sockets[0].getsockname()[1]

    async def _shut(self) -> None:
        self._server.close()
        here = asyncio.current_task()
        for task in asyncio.all_tasks():
            if task is not here:
                task.cancel()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection. Who connects hears after a flight that it is there, and can ask then: here the first question waits for it."""
        opened = time.monotonic()
        line = Line(self.latest + 1)
        try:
            up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            writer.close()
            return

        def asked(data: bytes) -> None:
            line.ask(data, self.latest)

        def told(_: bytes) -> None:
            if not self.aside.search(line.path):
                self.latest = max(self.latest, line.number)
            self.flights.append(Flight(line.path, line.number))

        async def send_up(data: bytes) -> None:
            up_writer.write(data)
            await up_writer.drain()

        async def send_down(data: bytes) -> None:
            told(data)
            writer.write(data)
            await writer.drain()

        there = self._carry(reader, send_up, asked, opened + 2 * self.one_way)
        back = self._carry(up_reader, send_down, lambda _: None, opened)
        ways = [asyncio.ensure_future(there), asyncio.ensure_future(back)]
        with suppress(asyncio.CancelledError):
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for end in (writer, up_writer):
            end.close()

    async def _carry(
        self,
        reader: asyncio.StreamReader,
        send: Callable[[bytes], Awaitable[None]],
        seen: Callable[[bytes], None],
        earliest: float,
    ) -> None:
        """Hands on what comes, each part as long after it came as the way is."""
        waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def read() -> None:
            while data := await reader.read(CHUNK):
                seen(data)
                waiting.put_nowait((max(time.monotonic(), earliest) + self.one_way, data))
            waiting.put_nowait((time.monotonic() + self.one_way, b""))

        reading = asyncio.ensure_future(read())
        try:
            while True:
                due, data = await waiting.get()
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                if not data:
                    return
                await send(data)
        except (ConnectionError, OSError):
            return
        finally:
            reading.cancel()


@dataclass
class Line:
    """A connection: what is asked on it now, and after how many flights that is answered. Connecting is one."""

    number: int
    path: str = ""
    is_used: bool = False

    def ask(self, data: bytes, latest: int) -> None:
        """A question waits for all that the browser has heard by now; the first one also for the connection."""
        if found := re.match(rb"GET (\S+) HTTP", data):
            self.path = found[1].decode()
        self.number = max(self.number, latest) + 1 if not self.is_used else latest + 1
        self.is_used = True
