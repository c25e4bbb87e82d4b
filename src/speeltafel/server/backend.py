"""What a server is made of: the host of its tables, their store, bots, push, settings and counts; every route gets it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from speeltafel.bots.levels import default_level
from speeltafel.live.codes import is_code, tidy_code
from speeltafel.live.host import Host
from speeltafel.live.requests import Refuse
from speeltafel.live.room import Room
from speeltafel.live.show import Notice
from speeltafel.live.table import Policy, Setup
from speeltafel.server.cluster.leases import Leased
from speeltafel.server.cluster.shared_limits import SharedLimits
from speeltafel.server.edge.kept_answers import KeptAnswers
from speeltafel.server.edge.kept_judgements import KeptJudgements
from speeltafel.server.edge.limits import Addresses
from speeltafel.server.edge.overload import Overload
from speeltafel.server.metrics import Metrics
from speeltafel.server.operations.bans import Bans
from speeltafel.server.operations.forgetting import Forgetting
from speeltafel.server.operations.logs import asked_by
from speeltafel.server.operations.sweeper import Sweeper
from speeltafel.server.settings import Settings
from speeltafel.server.store.erasing import Erasing
from speeltafel.server.store.moderation import Moderation
from speeltafel.server.store.store import Store
from speeltafel.server.workers.bots import BotWorkers
from speeltafel.server.workers.coach import CoachWorker
from speeltafel.server.workers.days import DayWorkers
from speeltafel.server.workers.fair_queue import Adviser, FairQueue, Few
from speeltafel.server.workers.push import Pushes
from speeltafel.server.workers.reviews import Reviews
from speeltafel.server.workers.side_thread import SideThread

HINTS = 2
"""Hints under way for one address."""
LOADS, MOST_LOADS = 4, 1000
"""Tables that are read from the store at once, and how many more may wait: a long game takes a fifth of a second."""


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
    erasing: Erasing
    forgetting: Forgetting
    moderation: Moderation
    bans: Bans
    coach: CoachWorker = field(default_factory=CoachWorker)
    days: DayWorkers = field(default_factory=DayWorkers)
    hints: Few = field(default_factory=lambda: Few(HINTS))
    side_thread: SideThread = field(default_factory=SideThread)
    replays: KeptAnswers = field(default_factory=KeptAnswers)
    judgements: KeptJudgements = field(default_factory=KeptJudgements)
    loads: FairQueue = field(default_factory=lambda: FairQueue(LOADS, MOST_LOADS))
    overload: Overload = field(init=False)
    shared: SharedLimits | None = field(init=False)
    addresses: Addresses = field(init=False)

    def __post_init__(self) -> None:
        self.overload = Overload(self.metrics)
        redis = self.settings.redis_url
        self.shared = SharedLimits(redis, self.bots.shares) if redis else None
        self.addresses = Addresses(self.settings.limits, shared=self.shared)

    async def open(self) -> None:
        """Takes its place among the processes, and begins to look after tables that are due."""
        if self.leases is not None:
            await self.leases.open(self.host)
        await self.bans.open(await self.store.keepsake("addresses", secrets.token_hex(32)))
        self.sweeper.open()
        self.forgetting.open()
        self.overload.open()
        if self.shared is not None:
            self.shared.open()

    async def close(self) -> None:
        """Lets steps under way come to their end, starts no more, and gives the tables up."""
        self.overload.close()
        self.bans.close()
        self.sweeper.close()
        self.forgetting.close()
        await self.host.close()
        await self.reviews.close()
        await self.coach.close()
        await self.days.close()
        if self.leases is not None:
            await self.leases.close()
        if self.shared is not None:
            await self.shared.close()

    async def room(self, code: str) -> Room:
        """The table of this code, as people type it; raises when there is none, or Busy when too many are opened.

        Whoever has tried many codes hears nothing more of any, whichever way they ask: it is here that all ways meet.
        """
        asks = asked_by.get()
        if not self.addresses.may_guess(asks):
            raise Refuse("server-too-fast")
        try:
            return await self._found(tidy_code(code), asks)
        except Refuse as error:
            if error.reason == "server-no-table":
                self.addresses.guessed(asks)
            raise

    def at_hand(self, code: str) -> Room | None:
        """The table of this code if it is in memory; whoever asks for many codes is told of none."""
        return self.host.rooms.get(tidy_code(code)) if self.addresses.may_look(asked_by.get()) else None

    async def _found(self, code: str, asks: str) -> Room:
        """A table that is not in memory is read when the turn of whoever asks has come."""
        if code in self.host.rooms:
            return await self.host.room(code)
        if not is_code(code):
            raise Refuse("server-no-table", table=code[:40])
        async with self.loads.turn(Adviser(asks)):
            return await self.host.room(code)


class Policies:
    """Who stands in and after how long, and how much may be said, by edition."""

    def __init__(self, settings: Settings) -> None:
        self._limits = settings.limits
        self._absence = settings.absence * 1000
        self._known: dict[str, Policy] = {}

    def __call__(self, edition: str) -> Policy:
        policy = self._known.get(edition)
        if policy is None:
            policy = self._known[edition] = Policy(
                stand_in=default_level(edition).id,
                absence=self._absence,
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
