"""Tables of this terminal's own, without a server: the same table logic, with bots in a thread."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from speeltafel.bots.checked import Report, checked
from speeltafel.bots.levels import AnyBot, default_level
from speeltafel.bots.protocol import Limit
from speeltafel.client.bodies import GameOffered, NewTable, PlaceSecret, SitDown, TableMade
from speeltafel.client.coach_bodies import Hint, Judged
from speeltafel.client.table import Seat as Chair
from speeltafel.client.table import Unwelcome
from speeltafel.coach.find import coach_for
from speeltafel.coach.review import LookBack, review
from speeltafel.home import tables
from speeltafel.home.anchored_clock import AnchoredClock
from speeltafel.home.games import games_offered
from speeltafel.home.hints import hint_for
from speeltafel.home.imported_records import import_record
from speeltafel.home.records import record_of
from speeltafel.home.reviews import judged, over
from speeltafel.home.thinker import OwnThinker
from speeltafel.home.viewer import LocalViewer
from speeltafel.live.host import Host
from speeltafel.live.requests import Who
from speeltafel.live.seating import hashed
from speeltafel.live.services import Question
from speeltafel.live.table import AnyLog, Policy
from speeltafel.table.dealer import SEED_BYTES
from speeltafel.table.match import Match
from speeltafel.tui.own_tables import OwnTables
from speeltafel.wire import WIRE, Hello, TableSent, ToServer, write


class Here:
    """A home of tables in this process; it is asked what a server is asked, and keeps running games in a folder if it has one."""

    def __init__(self, folder: Path | None = None) -> None:
        self._store = OwnTables(folder)
        self._thinker = OwnThinker(_think)
        self._host: Host | None = None
        self._reviews: dict[str, tuple[asyncio.Task[Judged], list[float]]] = {}

    @property
    def host(self) -> Host:
        """Made when it is first wanted: by then a loop runs."""
        if self._host is None:
            self._host = Host(
                self._store,
                self._thinker,
                clock=AnchoredClock(time.time_ns()),
                fresh=lambda: secrets.token_bytes(SEED_BYTES),
                policy=_policy,
            )
        return self._host

    async def games(self) -> list[GameOffered]:
        return list(games_offered())

    async def lobby(self, status: str = "open") -> list[TableSent]:
        """The tables that were made here and are not over."""
        rooms = [await self.host.room(code) for code in self._store.tables]
        return [tables.show_table(room) for room in rooms if room.table.outcome is None]

    async def make_table(self, new: NewTable) -> TableMade:
        made = await tables.make_table(self.host, new)
        self._store.remember(made.table, [each.secret for each in made.mine])
        return made

    async def take_place(self, code: str, who: SitDown | None = None, *, invitation: str = "") -> PlaceSecret:
        return await tables.take_place(
            self.host, await self.host.room(code), who or SitDown(), invitation or self.secrets_of(code)[0]
        )

    async def hint(self, code: str, secret: str, strength: int = 3) -> Hint:
        room = await self.host.room(code)
        return await hint_for(room.table, Who((hashed(secret),)), "", self._thinker.advise)

    async def review(self, code: str) -> Judged:
        """A finished game looked back at; it is thought through in a thread, and `done` says how far that is."""
        room = await self.host.room(code)
        log = over(room.table)
        task, done = self._reviews.get(code, (None, [0.0]))
        if task is None:
            task = asyncio.create_task(asyncio.to_thread(_looked_back, log, done))
            self._reviews[code] = task, done
        return await task if task.done() else Judged(False, done=done[0])

    async def open_record(self, data: bytes, language: str) -> str:
        """Lays a finished game from a file as a table to look at."""
        return (await import_record(self.host, data, language)).table

    async def record(self, code: str, *, secret: str = "", format: str = "spel") -> str:
        room = await self.host.room(code)
        return record_of(room.table, Who((hashed(secret),)), "spel")

    def secrets_of(self, code: str) -> list[str]:
        """What opens the seats of everybody at this terminal."""
        return self._store.secrets.get(code, [""])

    async def close(self) -> None:
        return


class HereChair(Chair):
    """A client's seat whose messages stay inside the process."""

    def __init__(self, here: Here, table: str, secrets: Sequence[str], *, holds: bool) -> None:
        super().__init__("http://here", table, secrets, holds=holds)
        self._here = here
        self._viewer: LocalViewer | None = None

    async def close(self) -> None:
        await super().close()
        if self._viewer is not None:
            self._viewer.close()

    async def _connect_again_and_again(self) -> None:
        news: asyncio.Queue[str | None] = asyncio.Queue()
        self._viewer = LocalViewer(self._here.host, news.put_nowait, lambda: news.put_nowait(None))
        hello = Hello(self._code, self._secrets, self.number, WIRE, self.hold)
        await self._viewer.hear(write(hello).decode())
        while (text := await news.get()) is not None:
            await self._hear(text)
        self.ended = self.ended or Unwelcome("tui-table-gone")

    async def _send(self, request: ToServer) -> None:
        if self._viewer is not None and self._ready.is_set():
            await self._viewer.hear(write(request).decode())


async def _think(bot: AnyBot, question: Question, limit: Limit) -> Report[Any]:
    """Asks a bot in a thread, so that the screen goes on."""
    ticket, game, seen, events = question.ticket, question.game, question.seen, question.events
    return await asyncio.to_thread(
        lambda: checked(bot, game, seen, events, limit, ticket.luck, takes_late=True)
    )


def _looked_back(log: AnyLog, done: list[float]) -> Judged:
    """The whole review of a log; how far it has come is written into `done`."""
    match = Match.of(log)
    for step in review(match, coach_for(match.game)):
        if isinstance(step, LookBack):
            return judged(log, step)
        done[0] = step.done / max(1, step.total)
    raise AssertionError("a review ends with the whole")


@cache
def _policy(edition: str) -> Policy:
    return Policy(stand_in=default_level(edition).id)
