"""What a server is made of: the host of its tables, their store, bots, push, settings and counts; every route gets it."""

from __future__ import annotations

from dataclasses import dataclass, field

from speeltafel.bots.levels import default_level
from speeltafel.live.codes import tidy_code
from speeltafel.live.host import Host
from speeltafel.live.room import Room
from speeltafel.live.show import Notice
from speeltafel.live.table import Policy, Setup
from speeltafel.server.cluster.leases import Leased
from speeltafel.server.metrics import Metrics
from speeltafel.server.operations.sweeper import Sweeper
from speeltafel.server.settings import Limits, Settings
from speeltafel.server.store.store import Store
from speeltafel.server.workers.bots import BotWorkers
from speeltafel.server.workers.coach import CoachWorker
from speeltafel.server.workers.fair_queue import Few
from speeltafel.server.workers.push import Pushes
from speeltafel.server.workers.reviews import Reviews

HINTS = 2
"""Hints under way for one address."""


@dataclass(slots=True)
class Backend:
    """Given to every route; `leases` are there where several processes share a database."""

    settings: Settings
    store: Store
    host: Host
    bots: BotWorkers
    pushes: Pushes
    metrics: Metrics
    leases: Leased | None
    sweeper: Sweeper
    reviews: Reviews
    coach: CoachWorker = field(default_factory=CoachWorker)
    hints: Few = field(default_factory=lambda: Few(HINTS))

    async def open(self) -> None:
        """Takes its place among the processes, and begins to look after tables that are due."""
        if self.leases is not None:
            await self.leases.open(self.host)
        self.sweeper.open()

    async def close(self) -> None:
        """Lets steps under way come to their end, starts no more, and gives the tables up."""
        self.sweeper.close()
        await self.host.close()
        await self.reviews.close()
        await self.coach.close()
        if self.leases is not None:
            await self.leases.close()

    async def room(self, code: str) -> Room:
        """The table of this code, as people type it; raises when there is none."""
        return await self.host.room(tidy_code(code))


class Policies:
    """Who stands in, and how much may be said, by edition."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._known: dict[str, Policy] = {}

    def __call__(self, edition: str) -> Policy:
        policy = self._known.get(edition)
        if policy is None:
            policy = self._known[edition] = Policy(
                stand_in=default_level(edition).id,
                chat_per_minute=self._limits.chat_per_minute,
                chat_kept=self._limits.chat_kept,
            )
        return policy


class PushNotices:
    """Reaches people who are away by web push."""

    def __init__(self, pushes: Pushes) -> None:
        self._pushes = pushes

    def notify(self, setup: Setup, notice: Notice) -> None:
        self._pushes.tell(setup.code, setup.edition, notice.secret, notice.reason)
