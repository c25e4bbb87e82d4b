"""A bot from another machine sees what its seat's events tell, and plays over the same socket as people."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random

import pytest

from speeltafel import Decision, Match, Seat, find
from speeltafel.bots.checked import Report
from speeltafel.bots.protocol import Limit
from speeltafel.bots.remote import sit
from speeltafel.cli import main
from speeltafel.client.follower import Follower
from speeltafel.core.registry import edition_of, specs
from speeltafel.table.acts import Undo
from speeltafel.wire import EventSent, Said
from tests.server.serving import run, serving


def sent(match: Match[object, object], seat: Seat) -> list[EventSent]:
    """The log as the server sends it to a seat."""
    return [
        EventSent(event.number, match.text(event.action), Said("x"), event.seat, event.points)
        for event in match.log_for(frozenset({seat}))
    ]


@pytest.mark.parametrize("name", specs())
def test_a_follower_sees_what_its_seat_sees(name: str) -> None:
    seats = min(3, edition_of(name).most)
    match: Match[object, object] = Match(find(name, seats), seed=1)
    rng = Random(1)
    followers = [Follower(match.game, frozenset({Seat(seat)})) for seat in range(seats)]
    for _ in range(25):
        turn = match.turn
        for follower in followers:
            (seat,) = eyes = follower.eyes
            follower.follow(sent(match, seat))
            assert follower.number == match.number
            assert follower.seen == match.observe(eyes)
            assert follower.events == match.events_for(eyes)
            assert follower.mover == (turn.seat if isinstance(turn, Decision) else None)
        if not isinstance(turn, Decision):
            return
        match.push(rng.choice(list(match.legal)))


def test_a_follower_takes_moves_back() -> None:
    match: Match[object, object] = Match(find("pile"), seed=3)
    follower: Follower[object, object] = Follower(match.game, frozenset({Seat(0)}))
    first = match.push(next(iter(match.legal)))[0]
    follower.follow(sent(match, Seat(0)))
    match.push(Undo(first.number))
    follower.follow(sent(match, Seat(0)))
    assert follower.seen == match.observe(frozenset({Seat(0)}))
    assert follower.events == match.events_for(frozenset({Seat(0)}))
    match.push(next(iter(match.legal)))
    follower.follow(sent(match, Seat(0)))
    assert follower.events == match.events_for(frozenset({Seat(0)}))


def test_two_bots_from_elsewhere_play_a_game_to_its_end(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(tmp_path) as house:
            made = await house.table("qwinn", "me", "me", options={"target": 25})
            told: list[str] = []

            def hear(report: Report[object], text: str) -> None:
                assert report.fault is None, report.detail
                told.append(text)

            limit = Limit(nodes=50)
            bots = ("greedy", "random")
            ends = await asyncio.gather(
                *(
                    sit(house.address, made.table, place.secret, bot, limit, hear)
                    for place, bot in zip(made.mine, bots, strict=True)
                )
            )
            watcher = await house.sit(made.table)
            assert watcher.outcome is not None
            assert len(told) == sum(event.seat is not None for event in watcher.events)
            assert sorted(seat for seat, _ in ends) == [0, 1]
            assert all(outcome == watcher.outcome for _, outcome in ends)

    run(evening())


def test_the_command_tells_how_the_game_ended_and_keeps_the_invitation_from_a_bot_that_is_not_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def evening() -> None:
        async with serving(tmp_path) as house:
            made = await house.table("qwinn", "person", "bot", options={"target": 25})
            given = ["sit", house.address, made.table, made.links[0].secret, "--language", "en", "--bot"]
            assert await asyncio.to_thread(main, [*given, "nobody"]) == 2
            assert not capsys.readouterr().out
            assert await asyncio.to_thread(main, [*given, "random"]) == 0
            first, *_, last = capsys.readouterr().out.splitlines()
            assert first.startswith("Sat down.")
            assert re.fullmatch(r"(Won|Lost): \d+ points, the others \d+\.", last), last

    run(evening())
