"""How much one address may ask: requests a second, tables an hour."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv6Network
from typing import Any

from litestar import Request

from speeltafel.live.requests import Refuse
from speeltafel.server.edge.session import Bucket
from speeltafel.server.settings import Limits

HOUR = 3600
MOST_REMEMBERED = 10_000


class Addresses:
    """Token buckets by address; those that have filled up again are forgotten."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._now = now
        self._requests: dict[str, Bucket] = {}
        self._tables: dict[str, Bucket] = {}

    def has_room(self, address: str) -> bool:
        """Counts a request; false when this address asks too much."""
        return self._takes(
            self._requests, address, self._limits.requests_per_second, self._limits.request_burst
        )

    def make_table(self, request: Request[Any, Any, Any]) -> None:
        """Counts a new table; raises when this address makes too many."""
        most = self._limits.tables_per_hour
        if not self._takes(self._tables, request.client.host if request.client else "", most / HOUR, most):
            raise Refuse("server-many-tables")

    def _takes(self, buckets: dict[str, Bucket], address: str, rate: float, burst: int) -> bool:
        now = self._now()
        address = household(address)
        bucket = buckets.get(address)
        if bucket is None:
            if len(buckets) >= MOST_REMEMBERED:
                for old in [key for key, each in buckets.items() if each.is_full(now)]:
                    del buckets[old]
                if len(buckets) >= MOST_REMEMBERED:
                    buckets.clear()
            bucket = buckets[address] = Bucket(rate, burst, now)
        return bucket.takes(now)


def household(address: str) -> str:
    """Addresses that belong to one house: of IPv6 the first 64 bits."""
    if ":" not in address:
        return address
    try:
        return str(IPv6Network((address.partition("%")[0], 64), strict=False))
    except ValueError:
        return address
