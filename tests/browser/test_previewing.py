"""What this device answers about a server's table is what the server answers, to the byte; what it cannot know it leaves to the server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from speeltafel.browser.previewing import FarTable
from speeltafel.core.registry import find, specs
from speeltafel.live.room import Room
from speeltafel.table.match import Match
from tests.browser.previews import SHARED, Compared, play_and_compare
from tests.browser.workers import Kept, Page
from tests.house_games import HOUSE_GAMES


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_previews_of_a_far_table_are_the_tables_own(game: str) -> None:
    found = Compared()
    for seed in range(2):
        asyncio.run(asyncio.wait_for(play_and_compare(game, seed, specs()[game].short, found), 120))
    assert found.differences == []
    assert found.asked > 40
    assert found.left < found.asked / 10, "nearly every question is answered here"


async def shared_table(page: Page, heard: Callable[[str], None], game: str, **options: Any) -> Room:
    """A table of two people at one device; all that it tells is heard elsewhere too."""
    _, made = await page.ask("POST", "/api/tables", {"game": game, "seats": SHARED, **options})
    page.on_text = heard
    await page.sit(made["table"], *(each["secret"] for each in made["mine"]))
    return await page.worker.host.room(made["table"])


def asked(room: Room, seat: int) -> str:
    """A seat's question what it may begin with."""
    number = room.table.number
    return json.dumps({"type": "ask", "id": "q", "seat": seat, "number": number, "partial": ""})


def test_a_table_that_began_at_a_position_is_left_to_the_server() -> None:
    """Its events are no game from the start, and what cannot be followed disturbs nobody."""

    async def scenario() -> None:
        match = Match(find("exago", 2), bytes(32))
        for _ in range(4):
            match.push(next(iter(match.legal)))
        start = {"position": match.game.position(match.state)}
        page, far = Page(Kept()), Page(Kept()).worker
        room = await shared_table(page, lambda text: far.watch(1, text), "exago", start=start)
        for turn in range(2):
            seat, log = room.table.seat_to_move, room.table.log
            assert seat is not None
            assert log is not None
            assert far.preview(1, asked(room, int(seat))) == ""
            action = log.game.text(next(iter(log.game.legal(log.state))))
            page.say(type="play", id=f"m{turn}", seat=int(seat), action=action)
            await page.hear("happened", lambda told, turn=turn: told["number"] == turn)

    asyncio.run(scenario())


def test_an_opening_is_answered_here_though_other_hands_are_hidden() -> None:
    """Who begins and with how many tiles hangs on what was announced of hands that are not seen here."""

    async def scenario() -> None:
        page, far = Page(Kept()), FarTable()
        room = await shared_table(page, far.hear, "qwirkle")
        question = asked(room, await _held(page, room))
        page.say(**json.loads(question))
        told = await page.hear("previewed")
        here = json.loads(far.answer(question))
        assert here == told
        assert here["preview"]["steps"]

    asyncio.run(scenario())


async def opened(page: Page, room: Room) -> tuple[int, int]:
    """The opening is laid; who is to move now, and the other: what was announced of hidden hands counts no more."""
    seat = await _held(page, room)
    log = room.table.log
    assert log is not None
    page.say(type="play", id="m", seat=seat, action=log.game.text(next(iter(log.game.legal(log.state)))))
    await page.hear("ack")
    assert room.table.seat_to_move is not None
    return int(room.table.seat_to_move), seat


async def _held(page: Page, room: Room) -> int:
    """Who is to move holds the device, where hands are hidden."""
    seat = room.table.seat_to_move
    assert seat is not None
    if room.table.has_dealt_hands:
        page.say(type="hold", id="h", seat=int(seat))
        await page.hear("welcome", lambda told: told.get("hold") == int(seat))
    return int(seat)


def test_nothing_is_told_here_of_a_hand_that_nobody_holds() -> None:
    """Two people share this device: one hand is seen at a time, and none before somebody says whose."""

    async def scenario() -> None:
        page, far = Page(Kept()), FarTable()
        room = await shared_table(page, far.hear, "qwirkle")
        seat, _ = await opened(page, room)
        assert far.answer(asked(room, seat)) == ""
        await _held(page, room)
        assert far.answer(asked(room, seat)) != ""

    asyncio.run(scenario())


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_who_is_not_to_move_is_answered_by_the_server(game: str) -> None:
    async def scenario() -> None:
        page, far = Page(Kept()), FarTable()
        room = await shared_table(page, far.hear, game)
        seat, other = await opened(page, room)
        await _held(page, room)
        assert far.answer(asked(room, seat)) != ""
        assert far.answer(asked(room, other)) == ""

    asyncio.run(scenario())
