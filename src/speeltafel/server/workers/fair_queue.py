"""Who is thought for next: tables that somebody looks at first, and each address in its turn."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from enum import IntEnum
from operator import itemgetter
from typing import Protocol

from speeltafel.live.services import Busy, Stale

OTHERS_TURN = 8
"""Every so many turns goes to who is not first in rank, so that nobody waits for ever."""

FORGET = 1000


class Rank(IntEnum):
    """What goes before what."""

    PRESENT = 0
    """A bot's move at a table that somebody looks at."""
    ADVICE = 1
    """A hint, or a game looked back at."""
    ABSENT = 2
    """A bot's move at a table that nobody looks at."""


class Asker(Protocol):
    """Whoever waits for a turn; rank and wish are asked for again whenever a turn is given."""

    @property
    def address(self) -> str:
        """Whose fair share it is."""
        ...

    @property
    def rank(self) -> Rank: ...

    @property
    def is_wanted(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Adviser:
    """Waits for advice that an address asked for."""

    address: str
    rank: Rank = Rank.ADVICE
    is_wanted: bool = True


@dataclass(eq=False, slots=True)
class _Waiting:
    asker: Asker
    start: float
    cost: float
    turn: asyncio.Future[None]


class FairQueue:
    """So many turns at a time, at most `most` in waiting.

    Start-time fair queueing: an address has a clock that every turn sets forward by its cost, and the one
    that is furthest behind comes next. Who asks for a hundred turns at once waits for ninety-nine of them,
    and who asks for one among them comes after one or two.
    """

    def __init__(self, places: int, most: int) -> None:
        self._free = places
        self._most = most
        self._now = 0.0
        self._ahead: dict[str, float] = {}
        self._waiting: list[_Waiting] = []
        self._given = 0
        self._spent: dict[str, float] | None = None

    @property
    def remembered(self) -> int:
        """Of how many addresses it is known how far they are ahead."""
        return len(self._ahead)

    async def take(self, asker: Asker, cost: float) -> None:
        """Waits for a turn; raises Busy when too much is asked, Stale when it is wanted no more."""
        start = max(self._now, self._ahead.get(asker.address, 0.0))
        if self._free:
            self._free -= 1
            self._count(asker.address, start, cost)
            self._now = max(self._now, start)
            return
        if len(self._waiting) >= self._most:
            last = max(self._waiting, key=_order, default=None)
            if last is None or (asker.rank, start) >= _order(last):
                raise Busy
            self._waiting.remove(last)
            if not last.turn.done():
                last.turn.set_exception(Busy())
        waiting = _Waiting(asker, start, cost, asyncio.get_running_loop().create_future())
        self._count(asker.address, start, cost)
        self._waiting.append(waiting)
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not waiting.turn.cancelled() and waiting.turn.exception() is None:
                self.give_back()
            raise

    @asynccontextmanager
    async def turn(self, asker: Asker, cost: float = 1.0) -> AsyncIterator[None]:
        """A turn for as long as it lasts; raises as `take` does."""
        await self.take(asker, cost)
        try:
            yield
        finally:
            self.give_back()

    def give_back(self) -> None:
        """Ends a turn; the next one begins."""
        while self._waiting:
            chosen = self._next()
            self._waiting.remove(chosen)
            if chosen.turn.done():
                continue  # given up a moment ago
            if not chosen.asker.is_wanted:
                chosen.turn.set_exception(Stale())
                continue
            self._now = max(self._now, chosen.start)
            chosen.turn.set_result(None)
            return
        self._free += 1

    def spent(self) -> dict[str, float]:
        """What turns have cost every address here since this was last asked; it is noted only where somebody asks."""
        spent, self._spent = self._spent, {}
        return spent or {}

    def charge(self, address: str, cost: float) -> None:
        """Sets an address back by what its turns have cost at another process."""
        self._set_ahead(address, max(self._now, self._ahead.get(address, 0.0)) + cost)

    def _next(self) -> _Waiting:
        self._given += 1
        if self._given % OTHERS_TURN == 0:
            others = [each for each in self._waiting if each.asker.rank != Rank.PRESENT]
            if others:
                return min(others, key=lambda each: each.start)
        return min(self._waiting, key=_order)

    def _count(self, address: str, start: float, cost: float) -> None:
        self._set_ahead(address, start + cost)
        if self._spent is not None:
            self._spent[address] = self._spent.get(address, 0.0) + cost

    def _set_ahead(self, address: str, ahead: float) -> None:
        """Notes how far an address is ahead; of too many those who are least so are forgotten, as they wait for nobody."""
        self._ahead[address] = ahead
        if len(self._ahead) > FORGET:
            furthest = sorted(self._ahead.items(), key=itemgetter(1), reverse=True)[: FORGET // 2]
            self._ahead = {each: far for each, far in furthest if far > self._now}


def _order(waiting: _Waiting) -> tuple[Rank, float]:
    return waiting.asker.rank, waiting.start


class Few:
    """So many at once for an address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Counts one while it lasts; raises Busy when this address has enough under way."""
        if self._here[address] >= self._most:
            raise Busy
        self._here[address] += 1
        try:
            yield
        finally:
            self._here[address] -= 1
            if not self._here[address]:
                del self._here[address]
