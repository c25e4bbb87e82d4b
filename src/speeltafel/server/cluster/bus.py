"""Notes between processes over Redis: in order while it is there, lost while it is not, and nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from speeltafel.server.cluster.messages import Envelope, Note, read_note, write_note

AGAIN_SECONDS = 0.5
MOST_WAITING = 20_000
BATCH = 200
TIMEOUT_SECONDS = 2
Unheard = Callable[[], None]
log = logging.getLogger("speeltafel.fanout")


class Bus:
    """One channel a process; `hear` gets every note that is for us, with its sender."""

    def __init__(self, url: str, process: str, hear: Callable[[str, Note], None]) -> None:
        self._url = url
        self._process = process
        self._hear = hear
        self._waiting: deque[tuple[str, bytes, Unheard | None]] = deque(maxlen=MOST_WAITING)
        self._filled = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.is_up = False
        self.losses = 0
        """How often notes may have been lost: who compares it with what it was knows that nothing was missed since."""
        self._is_told_away = False
        self._is_closing = False

    async def open(self) -> None:
        """Begins to listen and to send."""
        self._task = asyncio.create_task(self._connect())

    async def close(self) -> None:
        """Sends what waits, if Redis is there, and stops."""
        for _ in range(20):
            if not self._waiting or not self.is_up:
                break
            await asyncio.sleep(0.05)
        self._is_closing = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def send(self, process: str, note: Note, unheard: Unheard | None = None) -> None:
        """Puts a note for another process in line; while Redis is away it is dropped.

        `unheard` is called when Redis says that this process does not listen.
        """
        if self.is_up:
            self._waiting.append((_channel(process), write_note(Envelope(self._process, note)), unheard))
            self._filled.set()

    async def _connect(self) -> None:
        """Hears and sends over one connection's life: where one of the two breaks, both are made anew.

        One that breaks at the moment of closing takes the place of the cancellation, so that alone would not end this.
        """
        while not self._is_closing:
            try:
                async with self._client() as client, client.pubsub() as pubsub:
                    await pubsub.subscribe(_channel(self._process))
                    async with asyncio.TaskGroup() as both:
                        both.create_task(self._listen(pubsub))
                        both.create_task(self._deliver(client))
            except* (RedisError, OSError, TimeoutError) as broken:
                self._lost(broken.exceptions[0])
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen(self, pubsub: PubSub) -> None:
        while True:
            message = await pubsub.get_message(timeout=TIMEOUT_SECONDS)
            if message is None:
                async with asyncio.timeout(TIMEOUT_SECONDS):
                    await pubsub.ping()
            elif message["type"] == "message":
                self._take(message["data"])
            elif message["type"] == "subscribe":
                log.info("Redis is there")
                self.is_up, self._is_told_away = True, False

    async def _deliver(self, client: Redis) -> None:
        while True:
            await self._filled.wait()
            await self._deliver_some(client)

    async def _deliver_some(self, client: Redis) -> None:
        pipeline = client.pipeline(transaction=False)
        batch = [self._waiting.popleft() for _ in range(min(BATCH, len(self._waiting)))]
        for channel, data, _ in batch:
            pipeline.publish(channel, data)
        if not self._waiting:
            self._filled.clear()
        async with asyncio.timeout(TIMEOUT_SECONDS):
            listeners = await pipeline.execute()
        for (_, _, unheard), heard in zip(batch, listeners, strict=True):
            if unheard is not None and not heard:
                unheard()

    def _take(self, data: bytes) -> None:
        try:
            envelope = read_note(data)
        except msgspec.MsgspecError:
            log.warning("a note could not be read")
            return
        self._hear(envelope.sender, envelope.note)

    def _lost(self, error: BaseException) -> None:
        if not self._is_told_away:
            log.warning("Redis is away (%s): tables are polled until it is back", type(error).__name__)
        self.is_up, self._is_told_away = False, True
        self.losses += 1
        self._waiting.clear()
        self._filled.clear()

    def _client(self) -> Redis:
        never = Retry(NoBackoff(), 0)
        wait = TIMEOUT_SECONDS
        return Redis.from_url(self._url, socket_timeout=wait + 3, socket_connect_timeout=wait, retry=never)


def _channel(process: str) -> str:
    return f"speeltafel:process:{process}"
