"""How much one address may ask: requests a second, tables an hour, tables that are not there."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from ipaddress import IPv6Address, IPv6Network

from speeltafel.live.requests import Refuse
from speeltafel.server.cluster.shared_limits import SharedLimits
from speeltafel.server.edge.session import Bucket, Share
from speeltafel.server.settings import Limits

HOUR, DAY = 3600, 86_400
KEYS = 20
"""Wrong keys of an administrator that an address may try in an hour."""
MOST_REMEMBERED = 10_000
FORGET = 1_000
GUESSES, GUESSES_PER_SECOND = 0.3, 0.005
"""The part of an address's requests that may be for tables that are not there (60 at once, six a minute): whoever types a code
errs now and then, whoever tries them all is slowed down."""

SOCKETS, AT_ONCE = 50, 20
"""All sockets of an address together may say as much as so many of them in the long run, and so many at once: a school, not a flood."""

WIDER = ((64, 1), (56, 4), (48, 16))
"""Networks of IPv6 by their bits, and how many times a household's share all of one may have: a provider gives out 56 or 48."""

MAPPED = "::ffff:"
"""So begins an address of IPv4 where one socket or one proxy listens for both."""


class Buckets:
    """Token buckets by name; of too many the fullest are forgotten, as they refuse nobody."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._kept: dict[str, Bucket] = {}

    def takes(self, name: str, rate: float, burst: int) -> bool:
        """Whether one more fits; counts it when it does."""
        return self.bucket(name, rate, burst).takes(self._now())

    def has_room(self, name: str) -> bool:
        """Whether one more would fit."""
        bucket = self._kept.get(name)
        return bucket is None or bucket.left(self._now()) >= 1

    def bucket(self, name: str, rate: float, burst: int) -> Bucket:
        """The bucket of this name, full when there was none."""
        now = self._now()
        bucket = self._kept.get(name)
        if bucket is None:
            if len(self._kept) >= MOST_REMEMBERED:
                fullest = sorted(self._kept, key=lambda each: self._kept[each].part(now), reverse=True)
                for old in fullest[:FORGET]:
                    del self._kept[old]
            bucket = self._kept[name] = Bucket(rate, burst, now)
        return bucket


class Addresses:
    """What every address has asked for lately; with Redis all processes count together."""

    def __init__(
        self,
        limits: Limits,
        now: Callable[[], float] = time.monotonic,
        shared: SharedLimits | None = None,
    ) -> None:
        self._limits = limits
        self._shared = shared
        self._requests = Buckets(now)
        self._tables = Buckets(now)
        self._guesses = Buckets(now)
        self._looks = Buckets(now)
        self._places = Buckets(now)
        self._keys = Buckets(now)
        self._results = Buckets(now)
        self._messages = Buckets(now)

    async def has_room(self, address: str) -> bool:
        """Counts a request; false when this address asks too much."""
        limits = self._limits
        return await self._takes(
            self._requests, "requests", address, limits.requests_per_second, limits.request_burst
        )

    async def make_table(self, address: str) -> None:
        """Counts a new table; raises when this address makes too many."""
        most = self._limits.tables_per_hour
        if not await self._takes(self._tables, "tables", address, most / HOUR, most):
            raise Refuse("server-many-tables")

    async def take_place(self, address: str) -> None:
        """Counts an open place taken at a listed table; raises when this address takes too many."""
        most = self._limits.places_per_hour
        if not await self._takes(self._places, "places", address, most / HOUR, most):
            raise Refuse("server-many-places")

    async def try_key(self, address: str) -> None:
        """Counts a wrong administrator's key; raises when this address tries too many."""
        if not await self._takes(self._keys, "keys", address, KEYS / HOUR, KEYS):
            raise Refuse("server-too-fast")

    async def hand_in(self, address: str, game: str) -> bool:
        """Counts a result of a game of the day; false when this address has handed in its share of them."""
        most = self._limits.results_per_day
        return await self._takes(self._results, "results", address, most / DAY, most, f"{game}:")

    def may_guess(self, address: str) -> bool:
        """Whether this address may ask for a table by its code: not when it has asked for many that are not there."""
        return all(self._guesses.has_room(network) for network, _ in networks(address))

    def guessed(self, address: str) -> None:
        """Counts a table that is not there."""
        self._try_code(self._guesses, address)

    def may_look(self, address: str) -> bool:
        """Counts a look whether a table is in memory, there or not; false when this address has looked for as many as it may guess."""
        return self._try_code(self._looks, address)

    def _try_code(self, buckets: Buckets, address: str) -> bool:
        rate = GUESSES_PER_SECOND * self._limits.requests_per_second
        burst = max(1, int(GUESSES * self._limits.request_burst))
        taken = [buckets.takes(network, rate * times, burst * times) for network, times in networks(address)]
        return all(taken)

    def share_of_sockets(self, address: str) -> Bucket | Share:
        """What all sockets of this address may ask together."""
        rate, burst = SOCKETS * self._limits.messages_per_second, AT_ONCE * self._limits.message_burst
        buckets = [
            self._messages.bucket(network, rate * times, burst * times)
            for network, times in networks(address)
        ]
        return buckets[0] if len(buckets) == 1 else Share(*buckets)

    async def _takes(
        self, buckets: Buckets, kind: str, address: str, rate: float, burst: int, of: str = ""
    ) -> bool:
        asked = {of + network: (rate * times, burst * times) for network, times in networks(address)}
        if not all(buckets.takes(network, *much) for network, much in asked.items()):
            return False
        if self._shared is None:
            return True
        return await self._shared.takes({f"{kind}:{network}": much for network, much in asked.items()})


def networks(address: str) -> Iterator[tuple[str, int]]:
    """The networks that an address, or a household, counts for, and how many households' share each has."""
    if ":" not in address or ":" not in (address := plain_address(address)):
        yield address, 1
        return
    first = address.partition("%")[0].partition("/")[0]
    try:
        for bits, times in WIDER:
            yield str(IPv6Network((first, bits), strict=False)), times
    except ValueError:
        yield address, 1


def plain_address(address: str) -> str:
    """An address of IPv4 as such, also where it comes in the form of IPv6: all that do would be one household."""
    if not address.lower().startswith(MAPPED):
        return address
    try:
        four = IPv6Address(address).ipv4_mapped
    except ValueError:
        return address
    return address if four is None else str(four)


def household(address: str) -> str:
    """Addresses that belong to one house: of IPv6 the first 64 bits."""
    return next(networks(address))[0]
