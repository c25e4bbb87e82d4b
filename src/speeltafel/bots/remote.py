"""A bot at a server's table from anywhere: it gets the wire's messages of one seat, and plays over the same socket.

`speeltafel sit ADDRESS TABLE SECRET --bot strongest` is this module; a bot of anybody's is named as
`package.module:name`, or `cmd:./program`. What the bot sees is folded from the events that its seat gets, so it knows what a
person in that seat knows.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import sys
from collections.abc import Callable

import httpx

from speeltafel.bots.budget import read_limit
from speeltafel.bots.checked import Report
from speeltafel.bots.command_line import STANDARD_OUTPUT, add_json, report, tell, told_by
from speeltafel.bots.guard import Guards
from speeltafel.bots.levels import level_named
from speeltafel.bots.protocol import Limit
from speeltafel.client.follower import Follower, game_of
from speeltafel.client.http import Server
from speeltafel.client.table import Denied
from speeltafel.client.table import Seat as Chair
from speeltafel.core.errors import Unknown
from speeltafel.core.protocol import Seat
from speeltafel.core.words import Message, message
from speeltafel.locale import say
from speeltafel.wire import OutcomeSent

STALE = ("illegal-not-your-turn", "illegal-over")


async def sit(
    address: str,
    table: str,
    secret: str,
    bot: str,
    limit: Limit | None = None,
    told: Callable[[Report[object], str], None] = lambda report, text: None,
) -> tuple[Seat, OutcomeSent]:
    """Plays a seat of a table until the game is over, and says which and how; `told` hears of every move."""
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
            return seat, chair.outcome
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


def _result(seat: Seat, outcome: OutcomeSent) -> Message:
    """How the game went for a seat."""
    others = ", ".join(str(score) for each, score in enumerate(outcome.scores) if each != seat)
    how = "lost" if outcome.winners else "drawn"
    if seat in outcome.winners:
        how = "won" if len(outcome.winners) == 1 else "shared"
    return message("sit-over", how=how, own=str(outcome.scores[seat]), others=others)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked of a bot that sits down at a server."""
    told = told_by(parser)
    parser.add_argument("address", help=told("sit-help-address"))
    parser.add_argument("table", help=told("sit-help-table"))
    parser.add_argument("secret", help=told("sit-help-secret"))
    parser.add_argument("--bot", default="strongest", help=told("sit-help-bot"))
    parser.add_argument("--limit", help=told("sit-help-limit"))
    add_json(parser)


async def reach(address: str) -> None:
    """Raises Unknown at once when nobody answers there; a line that breaks later is tried again for long."""
    try:
        async with httpx.AsyncClient(timeout=10) as http:
            await http.get(f"{address.rstrip('/')}/api/health")
    except (httpx.ConnectError, httpx.ConnectTimeout) as error:
        why = str(error) or type(error).__name__
        raise Unknown("cli-no-server", address=address, error=why) from None
    except (httpx.HTTPError, httpx.InvalidURL):
        return  # somebody is there, or what was given is no address: that is told by who opens it


def run(args: argparse.Namespace) -> int:
    """Plays the seat to the end and tells every move."""
    language: str = getattr(args, "language", None) or "en"

    moves: list[dict[str, object]] = []
    out = sys.stderr if args.json == STANDARD_OUTPUT else None

    def told(chosen: Report[object], text: str) -> None:
        words = say(chosen.choice.words or message("bot-played"), language)
        moves.append({"action": text, "said": words})
        tell(f"{text}  {words}", out)

    limit = None if args.limit is None else read_limit(args.limit)

    async def sit_down() -> None:
        secret: str = args.secret
        await reach(args.address)
        async with Chair(args.address, args.table, [secret]) as chair:
            assert chair.table is not None
            level_named(chair.table.game, args.bot)  # before the invitation is used up
            is_invited = bool(chair.invited)
        if is_invited:
            async with Server(args.address) as server:
                secret = (await server.take_place(args.table, invitation=secret)).secret
            tell(say(message("sit-come-back", secret=secret), language), out)
        seat, outcome = await sit(args.address, args.table, secret, args.bot, limit, told)
        done = {"table": args.table, "seat": seat, "moves": moves, "outcome": outcome}
        report(say(_result(seat, outcome), language), done, args.json)

    asyncio.run(sit_down())
    return 0
