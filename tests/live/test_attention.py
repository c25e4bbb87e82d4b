"""A bot thinks where its table is owned, and only as long as its thought is wanted."""

from __future__ import annotations

import asyncio
from random import Random

from speeltafel.live.host import Host
from speeltafel.live.memory import MemoryStore
from speeltafel.live.room import Room
from speeltafel.live.services import BotChoice, Question
from tests.live.people import POLICY
from tests.live.test_host import NOW, pair, run


class Slow:
    """A bot that never comes to an end, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    async def choose(self, question: Question) -> BotChoice:
        self.asked.append(question)
        await asyncio.Event().wait()
        raise AssertionError("nothing ends this")


async def waiting(slow: Slow) -> tuple[Host, Room]:
    """A table at which the bot begins, and thinks."""
    fresh = Random(1)
    host = Host(
        MemoryStore(),
        slow,
        clock=lambda: NOW * 1_000_000,
        fresh=lambda: fresh.randbytes(32),
        policy=lambda _: POLICY,
    )
    room, _, _ = await pair(host, bot=True)
    while not slow.asked:
        await asyncio.sleep(0)
    return host, room


def test_a_thought_is_wanted_while_its_table_waits_for_it() -> None:
    async def scenario() -> None:
        slow = Slow()
        host, room = await waiting(slow)
        assert slow.asked[0].is_wanted()
        host.attention.stop_thinking(room)
        assert not slow.asked[0].is_wanted()
        await host.close()

    run(scenario())


def test_who_follows_a_table_lets_no_bot_think() -> None:
    async def scenario() -> None:
        slow = Slow()
        host, room = await waiting(slow)
        host.attention.stop_thinking(room)
        slow.asked.clear()
        room.owner = "another process"
        host.follow_up(room, room.table)
        await asyncio.sleep(0)
        assert room.ticket is None
        room.owner = ""
        host.follow_up(room, room.table)
        while not slow.asked:
            await asyncio.sleep(0)
        await host.close()

    run(scenario())
