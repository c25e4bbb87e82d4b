"""One open socket: which seats it may play, whose eyes it has, and a bounded line of messages to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from speeltafel.core.protocol import NOBODY, Eyes
from speeltafel.server.edge.eager_tasks import eagerly
from speeltafel.server.settings import Limits
from speeltafel.wire import ToClient, write

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


class SocketViewer:
    """A socket at a table; `hashes` are its hashed secrets, `rights` the seats they open, `sight` whose eyes it has now."""

    __slots__ = (
        "_backlog",
        "_close",
        "_most",
        "_pump",
        "_send",
        "address",
        "bucket",
        "closed",
        "hashes",
        "refusals",
        "rights",
        "sight",
    )

    def __init__(
        self,
        send: Callable[[Any], Awaitable[None]],
        close: Callable[[], Awaitable[None]],
        limits: Limits,
        now: float,
        hashes: tuple[str, ...] = (),
        address: str = "",
    ) -> None:
        self._send = send
        self._close = close
        self._most = limits.backlog
        self._backlog: deque[str] = deque()
        self._pump: asyncio.Task[None] | None = None
        self.bucket = Bucket(limits.messages_per_second, limits.message_burst, now)
        self.refusals = 0
        self.hashes = hashes
        self.address = address
        self.rights: Eyes = NOBODY
        self.sight: Eyes = NOBODY
        self.closed = False

    def send(self, message: ToClient) -> None:
        """Puts a message in line."""
        self.send_text(write(message).decode())

    def send_text(self, text: str) -> None:
        """Puts an encoded message in line; a viewer who does not read is cut off, and may come back for what is missing."""
        if self.closed:
            return
        if len(self._backlog) >= self._most:
            self.close()
            return
        self._backlog.append(text)
        if self._pump is None:
            self._pump = eagerly(self._send_all())

    def close(self) -> None:
        """Ends the socket after what is in line; nothing more is put there."""
        if self.closed:
            return
        self.closed = True
        if self._pump is None:
            self._pump = asyncio.create_task(self._send_all())

    async def finish(self) -> None:
        """Waits, not for ever, until what is in line has gone and the socket is closed."""
        self.close()
        if self._pump is not None:
            await asyncio.wait((self._pump,), timeout=FINISH_SECONDS)

    async def _send_all(self) -> None:
        try:
            while self._backlog:
                await self._send({"type": "websocket.send", "text": self._backlog.popleft()})
            if self.closed:
                await asyncio.wait_for(self._close(), FINISH_SECONDS)
        except Exception:
            self.closed = True
            self._backlog.clear()
        finally:
            self._pump = None
