"""People at tables who play on through every fault, and remember all that was acknowledged to them."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import zip_longest

import httpx

from speeltafel.client.any_move import Lost, some_move
from speeltafel.client.bodies import NewSeat, NewTable, Replay
from speeltafel.client.http import Declined, Server
from speeltafel.client.table import Denied, Seat, Unwelcome, new_id
from speeltafel.wire import Acknowledged, EventSent, Play

PATIENCE = 300.0


@dataclass(slots=True)
class Kept:
    """A move that was acknowledged."""

    number: int
    seat: int
    action: str


@dataclass
class Played:
    """A table in play; `kept` is what its two players were promised, `finished` the codes they left behind."""

    code: str
    game: str
    secrets: list[str]
    seats: list[Seat] = field(default_factory=list)
    kept: list[Kept] = field(default_factory=list)
    moves: int = 0


class Crowd:
    """So many tables of two, each moving as soon as it may; a finished table is followed by a new one."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.luck = random.Random(seed)
        self.tables: list[Played] = []
        self.left: list[Played] = []
        self.http = Server(address, timeout=30)
        self.tasks: list[asyncio.Task[None]] = []
        self.moves = 0
        self.is_stopping = False
        self._asking = 0

    async def sit_down(self, tables: int) -> None:
        """Makes the tables and begins to play."""
        games = [offered.game for offered in await self.http.games()]
        for n in range(tables):
            played = await self._table(games[n % len(games)])
            self.tables.append(played)
            self.tasks += [asyncio.create_task(self._play(played, which)) for which in range(2)]

    async def stop(self) -> None:
        """Everybody ends the move they are making, and stays connected."""
        self.is_stopping = True
        await self.until(lambda: not self._asking, PATIENCE)
        for task in self.tasks:
            task.cancel()
        for outcome in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(outcome, BaseException) and not isinstance(outcome, asyncio.CancelledError):
                raise outcome
        self.tasks = []

    async def leave(self) -> None:
        """Everybody goes home."""
        for played in (*self.tables, *self.left):
            for seat in played.seats:
                await seat.close()
        await self.http.close()

    async def until(self, holds: Callable[[], bool], seconds: float) -> None:
        """Waits for something to hold; raises TimeoutError when it does not, or what a player stumbled over."""
        async with asyncio.timeout(seconds):
            while not holds():
                for task in self.tasks:
                    if task.done() and task.exception() is not None:
                        await task
                await asyncio.sleep(0.01)

    async def everybody_moves(self, seconds: float) -> None:
        """Waits until every table has moved on from here."""
        before = [played.moves for played in self.tables]
        await self.until(
            lambda: all(played.moves > had for played, had in zip(self.tables, before, strict=True)), seconds
        )

    async def _table(self, game: str) -> Played:
        """A new table, however often it has to be asked for while no server answers or can."""
        while True:
            try:
                made = await self.http.make_table(NewTable(game, [NewSeat("me"), NewSeat("me")]))
                break
            except httpx.TransportError:
                pass
            except Declined as refused:
                if refused.status < 500:
                    raise
            await asyncio.sleep(0.05)
        played = Played(made.table, game, [place.secret for place in made.mine])
        for secret in played.secrets:
            seat = Seat(self.address, played.code, [secret], patience=PATIENCE)
            await seat.__aenter__()
            played.seats.append(seat)
        return played

    async def _play(self, played: Played, which: int) -> None:
        luck = random.Random(self.luck.random())
        while True:
            seat, kept, code = played.seats[which], played.kept, played.code
            try:
                await seat.wait_for(lambda here: here.turn in here.you or here.outcome is not None)
                if seat.outcome is not None:
                    await self._follow(played, which, code)
                    continue
                action = await some_move(seat, luck)
                if self.is_stopping:
                    return
                self._asking += 1
                try:
                    answer = await seat.ask(Play(new_id(), seat.you[0], action))
                finally:
                    self._asking -= 1
            except (Denied, Lost):
                continue
            assert isinstance(answer, Acknowledged)
            kept.append(Kept(answer.number, seat.you[0], action))
            played.moves += 1
            self.moves += 1
            await seat.wait_for(lambda here, number=answer.number: here.number >= number)  # type: ignore[misc]

    async def _follow(self, played: Played, which: int, code: str) -> None:
        """The first player makes the next table; the second waits for it."""
        if which == 0:
            fresh = await self._table(played.game)
            self.left.append(Played(played.code, played.game, played.secrets, played.seats, played.kept, 0))
            played.secrets, played.seats, played.kept, played.code = (
                fresh.secrets,
                fresh.seats,
                fresh.kept,
                fresh.code,
            )
            return
        while played.code == code:
            await asyncio.sleep(0.01)

    async def check(self) -> int:
        """Compares what was promised and what is seen with the log; returns how many moves were checked."""
        checked = 0
        for played in self.tables:
            checked += await self._check(played)
        return checked + await self.check_left()

    async def check_left(self) -> int:
        """The same for the tables whose game is over; their people go home."""
        checked = 0
        while self.left:
            played = self.left.pop()
            checked += await self._check(played)
            for seat in played.seats:
                await seat.close()
        return checked

    async def _check(self, played: Played) -> int:
        eyes = []
        for secret, seat in zip(played.secrets, played.seats, strict=True):
            replay = await self._replay(played.code, str(seat.you[0]), secret)
            events = [frame.event for frame in replay.frames if frame.event is not None]
            await seat.wait_for(lambda here, last=len(events) - 1: here.number >= last)  # type: ignore[misc]
            assert [event.number for event in events] == list(range(len(events))), (
                f"{played.code}: the log has gaps"
            )
            assert plain(seat.events) == plain(events), (
                f"{played.code}: a client's events differ from the log: {difference(seat.events, events)}"
            )
            assert seat.view == replay.frames[-1].view, (
                f"{played.code}: a client's view differs from the replay"
            )
            eyes.append(events)
        log = eyes[0]
        decided = sum(event.seat is not None for event in log)
        await self.until(lambda: len(played.kept) >= decided, PATIENCE)
        for kept in played.kept:
            assert kept.number < len(log), f"{played.code}: acknowledged move {kept.number} is lost"
            event = log[kept.number]
            assert event.seat == kept.seat, f"{played.code}: event {kept.number} is somebody else's"
            own = eyes[[seat.you[0] for seat in played.seats].index(kept.seat)][kept.number]
            assert own.action == kept.action, (
                f"{played.code}: event {kept.number} is {own.action}, not {kept.action}"
            )
        numbers = [kept.number for kept in played.kept]
        assert len(set(numbers)) == len(numbers), f"{played.code}: a number was given twice"
        assert decided == len(played.kept), (
            f"{played.code}: {decided} moves stored, {len(played.kept)} acknowledged"
        )
        return len(played.kept)

    async def _replay(self, code: str, seat: str, secret: str) -> Replay:
        """The log as a seat may see it, from whichever server answers."""
        while True:
            with contextlib.suppress(httpx.TransportError):
                return await self.http.replay(code, seat, secret=secret)
            await asyncio.sleep(0.05)


def plain(events: list[EventSent]) -> list[tuple[int, int | None, str, int]]:
    """What must be the same however an event came."""
    return [(event.number, event.seat, event.action, event.points) for event in events]


def difference(seen: list[EventSent], stored: list[EventSent]) -> str:
    """Where two lists of events part."""
    pairs = zip_longest(plain(seen), plain(stored))
    index, (left, right) = next((i, pair) for i, pair in enumerate(pairs) if pair[0] != pair[1])
    return f"of {len(seen)} and {len(stored)}, at {index} {left} was seen where {right} is stored"


__all__ = ["Crowd", "Kept", "Played", "Unwelcome"]
