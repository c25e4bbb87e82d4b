"""The worker's entry: the page's lines and requests, tables in the browser's database, bots beside them.

The page's own worker script starts Python, imports this and calls `begin`; nothing else here knows JavaScript.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from speeltafel.bots.levels import default_level
from speeltafel.browser.kept import KeptTables, TableChange, TableRows
from speeltafel.browser.previewing import FarTable
from speeltafel.browser.requests import answer
from speeltafel.browser.thinker import WorkerThinker
from speeltafel.core.errors import SpeeltafelError
from speeltafel.home.anchored_clock import AnchoredClock
from speeltafel.home.viewer import LocalViewer
from speeltafel.live.host import Host
from speeltafel.live.services import Question
from speeltafel.live.table import Policy
from speeltafel.table.dealer import SEED_BYTES

if TYPE_CHECKING:
    from speeltafel.browser.reviews import DeviceReviews


class ScriptDatabase(Protocol):
    """The database as the worker's script opens it: JSON texts, an empty one for a table that is not there."""

    async def load(self, code: str) -> str: ...

    async def write(self, changes: str) -> bool: ...


class TextDatabase:
    """The script's database with our types."""

    def __init__(self, script: ScriptDatabase) -> None:
        self._script = script

    async def load(self, code: str) -> TableRows | None:
        text = await self._script.load(code)
        return msgspec.json.decode(text, type=TableRows) if text else None

    async def write(self, changes: Sequence[TableChange]) -> bool:
        return bool(await self._script.write(msgspec.json.encode(changes).decode()))


class Worker:
    """The home of this device's tables; `told` gets each line's messages, `ended` the lines that have closed."""

    def __init__(
        self, database: ScriptDatabase, told: Callable[[int, str], None], ended: Callable[[int], None]
    ) -> None:
        self._told = told
        self._ended = ended
        self._lines: dict[int, LocalViewer] = {}
        self._far: dict[int, FarTable] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._looked_at = asyncio.Event()
        self._looked_at.set()
        self._thinker = WorkerThinker(self._until_looked_at)
        self._reviews: DeviceReviews | None = None
        self.host = Host(
            KeptTables(TextDatabase(database)),
            self._thinker,
            clock=AnchoredClock(time.time_ns()),
            fresh=lambda: secrets.token_bytes(SEED_BYTES),
            policy=_policy,
        )

    def open(self, line: int) -> None:
        """Opens a line; its first message is a hello, as on a socket."""
        self._lines[line] = LocalViewer(
            self.host, lambda text: self._told(line, text), lambda: self._closed(line)
        )

    def hear(self, line: int, text: str) -> None:
        """A message of the page on this line."""
        found = self._lines.get(line)
        if found is not None:
            self._spawn(found.hear(text))

    def close(self, line: int) -> None:
        """The page has closed this line."""
        found = self._lines.get(line)
        if found is not None:
            found.close()

    def watch(self, line: int, text: str) -> None:
        """A message that the page got on this line from a server's table."""
        try:
            self._far.setdefault(line, FarTable()).hear(text)
        except (msgspec.MsgspecError, SpeeltafelError, ValueError):
            self._far.pop(line, None)  # a server of another release: it answers for itself

    def preview(self, line: int, text: str) -> str:
        """The answer to a question about that table; empty when only the server can tell."""
        found = self._far.get(line)
        return "" if found is None else found.answer(text)

    def unwatch(self, line: int) -> None:
        """The page has left that table."""
        self._far.pop(line, None)

    def rest(self, rests: bool) -> None:
        """Whether every page is hidden: until one is seen again no bot begins a thought, and no review goes on."""
        if rests:
            self._looked_at.clear()
        else:
            self._looked_at.set()

    async def request(self, method: str, address: str, body: str = "", secret: str = "") -> str:
        """Answers what would go over HTTP; JSON with `status` and `body`."""
        told = await answer(self.host, self._thinker.advise, self._reviewing, method, address, body, secret)
        return msgspec.json.encode({"status": told.status, "body": told.body}).decode()

    def _reviewing(self) -> DeviceReviews:
        """The reviews of this device; no first game waits for what they are made of."""
        from speeltafel.browser.reviews import DeviceReviews

        if self._reviews is None:
            self._reviews = DeviceReviews(self._looked_at)
        return self._reviews

    async def _until_looked_at(self, question: Question) -> None:
        """A bot whose clock runs thinks all the same."""
        room = self.host.rooms.get(question.address)
        if room is None or not room.table.has_clock:
            await self._looked_at.wait()

    def _closed(self, line: int) -> None:
        self._lines.pop(line, None)
        self._ended(line)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def begin(database: ScriptDatabase, told: Callable[[int, str], None], ended: Callable[[int], None]) -> Worker:
    """Opens the home of this device's tables."""
    return Worker(database, told, ended)


@cache
def _policy(edition: str) -> Policy:
    return Policy(stand_in=default_level(edition).id)
