"""Real tables of `live/` for sessions of the page that a test holds: commands come as lines of JSON, answers go as lines.

    python -m bench.page_table

`{"new": {game, seats, seed}}` lays a table and answers with the secrets of its seats; `{"new": ..., "table": n}` lays one of
several, which all other commands then name (0 where none is named). `{"say": [[line, message, table], ...]}` hands messages to
tables, each on a line of its own number; a `null` closes the line. The answer holds what is said on each line. `{"expect":
[line, ...]}` answers with what each line would be told of the whole table now, `{"log": true}` with every event as it is
stored, and `{"end": true}` takes the table away. Nothing waits for a clock: what the host would do a moment later it does at once.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.protocol import NOBODY, Eyes
from speeltafel.live.encode import refused, said
from speeltafel.live.host import Host
from speeltafel.live.memory import MemoryStore
from speeltafel.live.places import new_table
from speeltafel.live.requests import Moment, Who
from speeltafel.live.room import Room
from speeltafel.live.seating import Chair, hashed
from speeltafel.live.services import BotChoice, Question
from speeltafel.live.show import welcome
from speeltafel.live.table import Policy
from speeltafel.table.clock import Clock
from speeltafel.wire import Goodbye, Hello, Hold, Ping, Pong, Refused, ToClient, read_from_client, write

NOW = 1_800_000_000_000
Json = Any


class NoBots:
    """Nobody thinks here: every seat is a person's."""

    async def choose(self, question: Question) -> BotChoice:
        raise AssertionError("a table of people asked a bot")


@dataclass(eq=False)
class Line:
    """A viewer whose messages wait to be taken."""

    hashes: tuple[str, ...] = ()
    rights: Eyes = NOBODY
    sight: Eyes = NOBODY
    address: str = ""
    told: list[bytes] = field(default_factory=list)
    is_welcome: bool = False
    is_closed: bool = False

    def send(self, message: ToClient) -> None:
        self.send_text(write(message))

    def send_text(self, text: bytes) -> None:
        if not self.is_closed:
            self.told.append(text)

    def close(self) -> None:
        self.is_closed = True


class Table:
    """One table, and the lines to it."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.rng = Random(seed)
        self.now = NOW
        self.lines: dict[int, Line] = {}
        self.host = Host(
            MemoryStore(),
            NoBots(),
            clock=lambda: self.now * 1_000_000,
            fresh=lambda: self.rng.randbytes(32),
            policy=lambda _: Policy(chat_per_minute=1000),
        )
        self.secrets = [f"secret-{place}" for place in range(seats)]
        chairs = [
            Chair("person", f"P{place}", secret=hashed(secret), taken=True, mine=place == 0)
            for place, secret in enumerate(self.secrets)
        ]
        moment = Moment(self.now, self.rng.randbytes(32), {})
        self.made = new_table(game, {}, chairs, hashed("owner"), "en", Clock(), moment, listed=False)
        self.room: Room | None = None

    async def open(self) -> None:
        await self.host.make(self.made)
        self.room = await self.host.room(self.made.setup.code)

    async def say(self, number: int, message: Json) -> None:
        """Hands a message on a line to the table; the first on a line has to be a hello."""
        assert self.room is not None
        self.now += 20
        line = self.lines.setdefault(number, Line())
        if message is None:
            self._leave(line)
            return
        if line.is_closed:
            return
        request = read_from_client(msgspec.json.encode(message))
        if isinstance(request, Ping):
            line.send(Pong(request.id, self.room.table.number, min(line.sight, default=None)))
        elif isinstance(request, Hello):
            await self._enter(line, request)
        elif not line.is_welcome:
            line.send(Refused(request.id, refused("server-hello-first")))
        elif isinstance(request, Hold):
            await self.host.hold(self.room, line, request)
        else:
            await self.host.handle(self.room, request, Who(line.hashes), line.send)
        self._settle()

    async def _enter(self, line: Line, hello: Hello) -> None:
        assert self.room is not None
        if line.is_welcome:
            line.send(Refused("", refused("server-hello-once"), self.room.table.number))
            return
        line.hashes = tuple(hashed(secret) for secret in hello.secrets)
        try:
            await self.host.enter(self.room, line, hello.since, hello.hold)
        except SpeeltafelError as error:
            line.send(Goodbye(said(error.message), -1))
            line.close()
            return
        line.is_welcome = True

    def _leave(self, line: Line) -> None:
        assert self.room is not None
        line.close()
        if line.is_welcome:
            self.host.leave(self.room, line)
            self._settle()

    def _settle(self) -> None:
        """Tells who is there now, not a moment later."""
        assert self.room is not None
        if self.room.settling is not None:
            self.room.settling.cancel()
            self.room.settling = None
            self.host.tell_presence(self.room)

    def told(self) -> Iterator[tuple[int, Json]]:
        """What was said on each line since it was last asked; a closed line ends with null."""
        for number, line in list(self.lines.items()):
            for text in line.told:
                yield number, msgspec.Raw(text)
            line.told.clear()
            if line.is_closed:
                yield number, None
                del self.lines[number]

    def expected(self, number: int) -> Json:
        assert self.room is not None
        line = self.lines[number]
        sent = welcome(self.room.table, line.rights, line.sight, -1, self.room.presence)
        return msgspec.to_builtins(sent)

    def log(self) -> Json:
        assert self.room is not None
        log = self.room.table.log
        entries = () if log is None else log.entries
        return [[entry.event.seat, entry.text] for entry in entries]


Tables = dict[int, Table]


async def answer(tables: Tables, command: Json) -> Json:
    number = command.get("table", 0)
    if "new" in command:
        tables[number] = Table(**command["new"])
        await tables[number].open()
        return tables[number].secrets
    if "say" in command:
        for line, message, *table in command["say"]:
            await tables[table[0] if table else 0].say(line, message)
        return [told for table in tables.values() for told in table.told()]
    if "expect" in command:
        return [tables[number].expected(line) for line in command["expect"]]
    if "end" in command:
        del tables[number]
        return None
    return tables[number].log()


async def serve() -> None:
    tables: Tables = {}
    for text in sys.stdin:
        answered = await answer(tables, msgspec.json.decode(text))
        sys.stdout.write(msgspec.json.encode(answered).decode() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(serve())
