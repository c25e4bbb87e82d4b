"""A bot at a server's table from anywhere: it gets the wire's messages of one seat, and plays over the same socket.

`speeltafel sit ADDRESS TABLE SECRET --bot strongest` is this module; a bot of anybody's is named as
`package.module:name`. What the bot sees is folded from the events that its seat gets, so it knows what a
person in that seat knows.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from speeltafel.bots.budget import read_limit
from speeltafel.bots.checked import Report
from speeltafel.bots.guard import Guards
from speeltafel.bots.levels import level_named
from speeltafel.bots.protocol import Limit
from speeltafel.bots.told import tell, told_by
from speeltafel.client.http import Server
from speeltafel.client.table import Denied
from speeltafel.client.table import Seat as Chair
from speeltafel.core.protocol import Decision, Event, Eyes, Game, Observation, Seat
from speeltafel.core.registry import find_with
from speeltafel.core.words import message
from speeltafel.locale import say
from speeltafel.wire import EventSent, TableSent

S = TypeVar("S")
A = TypeVar("A")
STALE = ("illegal-not-your-turn", "illegal-over")


class Follower(Generic[S, A]):
    """The table as some eyes know it, folded from the events sent to them; undone moves do not count."""

    def __init__(self, game: Game[S, A], eyes: Eyes) -> None:
        self.game = game
        self.eyes = eyes
        self._start = game.observe(game.start(), eyes).state
        self._lines: list[tuple[S, tuple[Event[A], ...]]] = []

    @property
    def number(self) -> int:
        """The last event it has; -1 for none."""
        return len(self._lines) - 1

    @property
    def seen(self) -> Observation[S]:
        """What the eyes see now."""
        return Observation(self._last(len(self._lines))[0], self.eyes)

    @property
    def events(self) -> tuple[Event[A], ...]:
        """The moves that stand."""
        return self._last(len(self._lines))[1]

    @property
    def mover(self) -> Seat | None:
        """The seat that the table waits for."""
        turn = self.game.turn(self.seen.state)
        return turn.seat if isinstance(turn, Decision) else None

    def follow(self, sent: Sequence[EventSent]) -> None:
        """Takes the events that are new."""
        for event in sent:
            if event.number == len(self._lines):
                self._lines.append(self._after(event))

    def _last(self, length: int) -> tuple[S, tuple[Event[A], ...]]:
        return self._lines[length - 1] if length else (self._start, ())

    def _after(self, sent: EventSent) -> tuple[S, tuple[Event[A], ...]]:
        word, _, number = sent.action.partition(":")
        if word == "undo":
            return self._last(int(number))
        state, events = self._last(len(self._lines))
        if word in ("resign", "flag", "agreed", "abandon"):
            return state, events
        action = self.game.parse(state, sent.action)
        seat = None if sent.seat is None else Seat(sent.seat)
        event = Event(sent.number, seat, action, sent.points)
        return self.game.apply(state, action), (*events, event)


async def sit(
    address: str,
    table: str,
    secret: str,
    bot: str,
    limit: Limit | None = None,
    told: Callable[[Report[object], str], None] = lambda report, text: None,
) -> None:
    """Plays a seat of a table until the game is over; `told` hears of every move."""
    guards = Guards(1)
    try:
        async with Chair(address, table, [secret]) as chair:
            assert chair.table is not None
            await chair.wait_for(lambda here: bool(here.you), timeout=60)
            seat = Seat(chair.you[0])
            follower = Follower(game_of(chair.table), frozenset({seat}))
            limit = limit or level_named(chair.table.game, bot).at_table
            while chair.outcome is None:
                follower.follow(chair.events)
                if chair.turn == seat == follower.mover and follower.number == chair.number:
                    await _move(chair, seat, follower, guards, bot, limit, told)
                else:
                    number, turn = chair.number, chair.turn
                    await chair.wait_for(
                        lambda here, was=(number, turn): (
                            (here.number, here.turn) != was  # type: ignore[misc]
                            or here.outcome is not None
                        ),
                        timeout=7 * 24 * 3600,
                    )
    finally:
        guards.close()


async def _move(
    chair: Chair,
    seat: Seat,
    follower: Follower[object, object],
    guards: Guards,
    bot: str,
    limit: Limit,
    told: Callable[[Report[object], str], None],
) -> None:
    luck = int.from_bytes(hashlib.sha256(f"{chair.number}".encode()).digest()[:7], "big")
    report = await guards.choose(bot, follower.game, follower.seen, follower.events, limit, luck)
    text = follower.game.text(report.choice.action)
    try:
        await chair.play(text, seat=seat)
        told(report, text)
    except Denied as refusal:
        if refusal.reason not in STALE:
            raise


def game_of(table: TableSent) -> Game[object, object]:
    """The game that a table plays."""
    return find_with(table.game, len(table.seats), table.options)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked of a bot that sits down at a server."""
    told = told_by(parser)
    parser.add_argument("address", help=told("sit-help-address"))
    parser.add_argument("table", help=told("sit-help-table"))
    parser.add_argument("secret", help=told("sit-help-secret"))
    parser.add_argument("--bot", default="strongest", help=told("sit-help-bot"))
    parser.add_argument("--limit", help=told("sit-help-limit"))


def run(args: argparse.Namespace) -> int:
    """Plays the seat to the end and tells every move."""
    language: str = getattr(args, "language", None) or "en"

    def told(report: Report[object], text: str) -> None:
        words = report.choice.words or message("bot-played")
        tell(f"{text}  {say(words, language)}")

    limit = None if args.limit is None else read_limit(args.limit)

    async def sit_down() -> None:
        secret: str = args.secret
        async with Chair(args.address, args.table, [secret]) as chair:
            is_invited = bool(chair.invited)
        if is_invited:
            async with Server(args.address) as server:
                secret = (await server.take_place(args.table, invitation=secret)).secret
            tell(say(message("sit-come-back", secret=secret), language))
        await sit(args.address, args.table, secret, args.bot, limit, told)

    asyncio.run(sit_down())
    return 0
