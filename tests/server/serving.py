"""A whole server inside a test: the real application on a real port, with a clock the test turns."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import time_ns
from typing import Any

from msgspec.structs import replace

from speeltafel.client.any_move import some_move
from speeltafel.client.bodies import NewClock, NewSeat, NewTable, SitDown, TableMade
from speeltafel.client.http import Server
from speeltafel.client.table import Seat
from speeltafel.server.app import Draining, build, configured
from speeltafel.server.backend import Backend
from speeltafel.server.edge.sockets import Sockets
from speeltafel.server.settings import Limits, Settings

GENEROUS = Limits(
    tables_per_hour=100_000, request_burst=100_000, messages_per_second=10_000, message_burst=10_000
)


def run(scenario: Coroutine[Any, Any, None], seconds: float = 120) -> None:
    """Plays a scenario to its end."""

    async def bounded() -> None:
        async with asyncio.timeout(seconds):
            await scenario

    asyncio.run(bounded())


@dataclass(slots=True)
class Time:
    """A clock (nanoseconds since 1970) that a test sets forward by ms."""

    ahead: int = 0

    def __call__(self) -> int:
        return time_ns() + self.ahead * 1_000_000

    def ms(self) -> int:
        """Milliseconds since 1970."""
        return self() // 1_000_000


@dataclass(slots=True)
class Serving:
    """A running server, and a crowd that leaves when the test is over."""

    address: str
    backend: Backend
    sockets: Sockets
    time: Time
    http: Server
    stack: AsyncExitStack = field(repr=False)

    async def table(self, game: str, *kinds: str, **more: Any) -> TableMade:
        """A table with these kinds of seats."""
        clock = NewClock(*more.pop("clock")) if "clock" in more else None
        return await self.http.make_table(
            NewTable(game, [NewSeat(kind) for kind in kinds], clock=clock, **more)
        )  # type: ignore[arg-type]

    async def seated(self, game: str, *kinds: str, **more: Any) -> TableMade:
        """The same after everybody sat down by their link: `links` are the secrets of their seats."""
        made = await self.table(game, *kinds, **more)
        links = [await self.http.take_place(made.table, invitation=link.secret) for link in made.links]
        return replace(made, links=links)

    async def sit(self, code: str, *secrets: str) -> Seat:
        """Somebody who is connected until the test is over."""
        return await self.stack.enter_async_context(Seat(self.address, code, secrets))

    async def join(self, code: str, invitation: str, name: str = "") -> Seat:
        """Somebody who sits down with the link that they were sent, and is connected until the test is over."""
        place = await self.http.take_place(code, SitDown(name), invitation=invitation)
        return await self.sit(code, place.secret)

    async def pair(self, game: str, **more: Any) -> tuple[TableMade, Seat, Seat]:
        """A running table of two people on two devices, the one to move first."""
        made = await self.table(game, "me", "me", **more)
        seats = [await self.sit(made.table, place.secret) for place in made.mine]
        seats.sort(key=lambda seat: seat.turn not in seat.you)
        return made, seats[0], seats[1]


@asynccontextmanager
async def serving(
    data: Path,
    *,
    limits: Limits = GENEROUS,
    adjust: Callable[[Settings], Settings] = lambda settings: settings,
    time: Time | None = None,
    own_clock: bool = False,
) -> AsyncIterator[Serving]:
    """Serves from a data folder on a free port of this machine; by the server's own clock where that is asked for."""
    time = time or Time()
    settings = adjust(Settings(data=data, host="127.0.0.1", port=0, limits=limits))
    app = build(settings, None if own_clock else time)
    server = Draining(configured(settings, app), app.state.sockets)
    task = asyncio.create_task(server.serve())
    while not server.started:
        if task.done():
            await task
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    try:
        async with AsyncExitStack() as stack:
            http = await stack.enter_async_context(Server(address))
            yield Serving(address, app.state.backend, app.state.sockets, time, http, stack)
    finally:
        server.should_exit = True
        await task


async def play_on(*seats: Seat, moves: int) -> None:
    """Plays so many moves, whoever's turn it is, or until the end."""
    for _ in range(moves):
        if seats[0].outcome is not None:
            return
        mover = next(seat for seat in seats if seat.turn in seat.you)
        number = await mover.play(await some_move(mover), seat=mover.turn)
        for seat in seats:
            await seat.wait_for(lambda here, number=number: here.number >= number)  # type: ignore[misc]
