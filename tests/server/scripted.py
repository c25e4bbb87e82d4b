"""Tables whose luck is written down beforehand, and viewers who keep every byte they get."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from speeltafel.core.protocol import Chance
from speeltafel.core.registry import find_with
from speeltafel.live import places as places_module
from speeltafel.live import table as table_module
from speeltafel.live.change import EventRow, Made
from speeltafel.live.host import NS_PER_MS
from speeltafel.live.seating import Chair, Seating, hashed
from speeltafel.live.table import Setup
from speeltafel.table import duplicate as duplicate_module
from speeltafel.table.dealer import Dealer, Past
from speeltafel.table.match import Match
from speeltafel.wire import WIRE
from tests.server.serving import Serving, serving

CODE = "LEK-TEST22"
SEED = "11" * 32
NOW = 1_800_000_000_000


@dataclass(frozen=True, slots=True)
class Script:
    """A game as it will go: the texts of all events, chance included."""

    edition: str
    seats: int
    texts: tuple[str, ...]
    seed: str = SEED

    def match(self) -> Match[Any, Any]:
        """The whole match, dealt by nobody."""
        return _played(self.edition, self.seats, self.texts)

    def state(self, number: int) -> Any:
        """The state in which event `number` is played."""
        match = self.match()
        return match.before(number) if number <= match.number else match.state

    def turn(self, number: int) -> Any:
        """What the table waits for before event `number`."""
        return self.match().game.turn(self.state(number))


@lru_cache(maxsize=256)
def _played(edition: str, seats: int, texts: tuple[str, ...]) -> Match[Any, Any]:
    return Match.from_log(find_with(edition, seats, {}), texts)


class ScriptedDealer(Dealer):
    """Answers chance from the script instead of from its seed."""

    script: Script

    def answer(self, chance: Chance[Any], number: int, past: Past[Any] = tuple) -> Any:
        return self.script.match().game.parse(self.script.state(number), self.script.texts[number])


@dataclass
class Watching:
    """A viewer who keeps every byte."""

    eyes: tuple[int, ...]
    connection: ClientConnection
    got: list[str] = field(default_factory=list)
    number: int = -1

    async def listen(self) -> None:
        async for text in self.connection:
            assert isinstance(text, str)
            self.got.append(text)
            message = msgspec.json.decode(text)
            if message["type"] in ("welcome", "happened"):
                self.number = message["number"]

    async def hold(self, seat: int) -> None:
        """Gives the device to a seat, and waits until it has its eyes."""
        before = len(self.got)
        await self.connection.send(msgspec.json.encode({"type": "hold", "id": "hold", "seat": seat}).decode())
        for _ in range(2000):
            if any(f'"hold":{seat}' in text for text in self.got[before:]):
                return
            await asyncio.sleep(0.005)
        raise AssertionError(f"seat {seat} does not hold the device")

    async def send(self, **message: object) -> None:
        """Sends a message and waits for its answer."""
        before = len(self.got)
        await self.connection.send(msgspec.json.encode(message).decode())
        for _ in range(2000):
            if any(f'"id":"{message["id"]}"' in text for text in self.got[before:]):
                return
            await asyncio.sleep(0.005)
        raise AssertionError(f"no answer to {message}")


@dataclass
class Stage:
    """A scripted table being served, with its viewers."""

    served: Serving
    script: Script
    viewers: dict[tuple[int, ...], Watching]
    http: httpx.AsyncClient

    async def reached(self, number: int) -> None:
        """Waits until every viewer has this event."""
        for _ in range(2000):
            if all(viewer.number >= number for viewer in self.viewers.values()):
                return
            await asyncio.sleep(0.005)
        raise AssertionError(f"event {number} did not reach everybody")

    async def quiet(self) -> None:
        """Waits until nothing more comes."""
        before = -1
        while (now := sum(len(viewer.got) for viewer in self.viewers.values())) != before:
            before = now
            await asyncio.sleep(0.15)

    async def ask(self, viewer: tuple[int, ...], path: str) -> bytes:
        """What an HTTP address answers the bearer of these eyes: status and body."""
        headers = {"Authorization": f"Bearer {secret(viewer[0])}"} if viewer else {}
        answer = await self.http.get(path, headers=headers)
        return f"{answer.status_code} {answer.headers.get('content-type')} ".encode() + answer.content


def secret(seat: int) -> str:
    return f"secret-of-seat-{seat}"


@asynccontextmanager
async def staged(
    data: Path, script: Script, viewers: Sequence[tuple[int, ...]], patch: pytest.MonkeyPatch, first: int
) -> AsyncIterator[Stage]:
    """A server with the scripted table on it, `first` events in; everybody has sat down."""
    dealer = type("OurDealer", (ScriptedDealer,), {"script": script})
    for module in (duplicate_module, table_module, places_module):
        patch.setattr(module, "Dealer", dealer)
    chairs = tuple(
        Chair("person", f"P{seat}", secret=hashed(secret(seat)), taken=True) for seat in range(script.seats)
    )
    seating = Seating(chairs, hashed("owner"), people=tuple(range(script.seats)))
    events = tuple(_row(script, number) for number in range(first))
    setup = Setup(CODE, script.edition, {}, "nl", NOW, script.seed, "00" * 32)
    public = "https://spel.example"
    async with (
        serving(data, adjust=lambda plain: replace(plain, public_url=public)) as served,
        AsyncExitStack() as stack,
    ):
        served.backend.host.clock = lambda: NOW * NS_PER_MS
        await served.backend.store.add(Made(setup, "running", seating, events))
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=served.address))
        sitting = {}
        for eyes in viewers:
            connection = await stack.enter_async_context(
                connect(served.address.replace("http", "ws") + "/api/socket", compression=None)
            )
            viewer = sitting[eyes] = Watching(eyes, connection)
            task = asyncio.create_task(viewer.listen())
            stack.callback(task.cancel)
            hello = {"type": "hello", "table": CODE, "secrets": [secret(seat) for seat in eyes], "wire": WIRE}
            await connection.send(msgspec.json.encode(hello).decode())
            while not viewer.got:
                await asyncio.sleep(0.005)
            room = served.backend.host.rooms.get(CODE)
            assert room is not None
            while room.settling is not None:
                await asyncio.sleep(0.005)
        yield Stage(served, script, sitting, http)


def _row(script: Script, number: int) -> EventRow:
    event = script.match().log[number]
    return EventRow(event.number, event.seat, script.texts[number], event.points, NOW)
