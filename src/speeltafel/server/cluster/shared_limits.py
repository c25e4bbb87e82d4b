"""What several processes count together in Redis: how much an address asks, and how much its bots have thought.

While Redis is away each process counts for itself, as one alone does.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import Protocol

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

TIMEOUT_SECONDS = 0.25
AWAY_SECONDS = 2.0
SHARE_SECONDS = 0.5
SHARES_LAST = 60
PREFIX = "speeltafel:limit:"
SHARES = "speeltafel:thought:"
TAKE = """
local now = redis.call('TIME')
now = now[1] + now[2] / 1000000
local left = {}
for i, key in ipairs(KEYS) do
  local rate, burst = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i])
  local kept = redis.call('HMGET', key, 'tokens', 'at')
  left[i] = burst
  if kept[1] then left[i] = math.min(burst, kept[1] + (now - kept[2]) * rate) end
  if left[i] < 1 then return 0 end
end
for i, key in ipairs(KEYS) do
  local rate, burst = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i])
  redis.call('HSET', key, 'tokens', left[i] - 1, 'at', string.format('%.6f', now))
  redis.call('EXPIRE', key, math.ceil(burst / math.max(rate, 0.000001)) + 1)
end
return 1
"""
log = logging.getLogger("speeltafel.limits")


class Shares(Protocol):
    """Whose bots have thought how long here; `charge` counts what they did elsewhere."""

    def spent(self) -> dict[str, float]:
        """Seconds by address since this was last asked."""
        ...

    def charge(self, address: str, seconds: float) -> None: ...


class SharedLimits:
    """Token buckets that all processes share, and the bots' fair shares."""

    def __init__(
        self, url: str, shares: Mapping[str, Shares], now: Callable[[], float] = time.monotonic
    ) -> None:
        self._redis = Redis.from_url(
            url,
            socket_timeout=TIMEOUT_SECONDS,
            socket_connect_timeout=TIMEOUT_SECONDS,
            retry=Retry(NoBackoff(), 0),
        )
        self._take = self._redis.register_script(TAKE)
        self._shares = shares
        self._known: dict[str, dict[str, float]] = {name: {} for name in shares}
        self._now = now
        self._away_until = 0.0
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begins to share how long bots have thought."""
        self._task = asyncio.create_task(self._share())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        await self._redis.aclose()

    async def takes(self, buckets: Mapping[str, tuple[float, int]]) -> bool:
        """Whether one more fits every bucket (rate a second and burst, by name); yes while Redis is away."""
        if self._now() < self._away_until:
            return True
        keys = [PREFIX + name for name in buckets]
        values = [value for pair in buckets.values() for value in pair]
        try:
            return bool(await self._take(keys=keys, args=values))
        except (RedisError, OSError, TimeoutError) as error:
            self._away(error)
            return True

    async def _share(self) -> None:
        while True:
            await asyncio.sleep(SHARE_SECONDS)
            for name, shares in self._shares.items():
                try:
                    await self._exchange(name, shares)
                except (RedisError, OSError, TimeoutError) as error:
                    self._away(error)

    async def _exchange(self, name: str, shares: Shares) -> None:
        """Adds what was thought here, and charges every address with what it had elsewhere since the last time."""
        ours, known = shares.spent(), self._known[name]
        pipeline = self._redis.pipeline(transaction=True)
        for address, seconds in ours.items():
            pipeline.hincrbyfloat(SHARES + name, address, seconds)
        if ours:
            pipeline.expire(SHARES + name, SHARES_LAST)
        pipeline.hgetall(SHARES + name)
        totals = {address.decode(): float(total) for address, total in (await pipeline.execute())[-1].items()}
        for address, total in totals.items():
            elsewhere = total - known.get(address, 0.0) - ours.get(address, 0.0)
            if elsewhere > 0 and known.get(address, 0.0) <= total:
                shares.charge(address, elsewhere)
        self._known[name] = totals

    def _away(self, error: BaseException) -> None:
        if self._now() > self._away_until + AWAY_SECONDS:
            log.warning("Redis is away (%s): limits are counted by each process", type(error).__name__)
        self._away_until = self._now() + AWAY_SECONDS
