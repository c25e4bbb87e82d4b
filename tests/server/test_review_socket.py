"""A look back over the socket: its progress, the same whole as over HTTP, longer thought, and play that goes on meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from speeltafel.client.coach_bodies import Judged
from speeltafel.client.table import Denied, Seat
from speeltafel.server.edge import look_back
from speeltafel.server.workers.reviews import Reviews
from speeltafel.wire import Ping, Pong, write
from speeltafel.wire_reviews import ReviewAsked, ReviewSent
from tests.server.serving import Serving, run, serving

LITTLE = 0.05


async def resigned(house: Serving) -> tuple[str, Seat, Seat]:
    made, first, second = await house.pair("exago/goliath")
    for mover, action in ((first, "0,0"), (second, "1,0"), (first, "0,1"), (second, "1,1")):
        await mover.wait_for(lambda here: here.turn in here.you)
        await mover.play(action)
    await second.leave("resign")
    await first.wait_for(lambda here: here.outcome is not None)
    return made.table, first, second


def test_the_socket_tells_the_same_review_as_http(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            house.backend.reviews.think = LITTLE
            code, first, second = await resigned(house)
            told, other = await asyncio.gather(first.review(), second.review())
            assert told.ready
            assert told == other == await house.http.review(code)
            number = told.moves[0].number
            longer = await first.review(number)
            assert longer.ready
            assert longer == await house.http.review(code)
            with pytest.raises(Denied) as refused:
                await first.review(0)
            assert refused.value.reason == "review-no-decision"

    run(scenario())


def test_a_running_game_is_not_looked_back_at_over_the_socket(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            _, first, _ = await house.pair("exago/goliath")
            with pytest.raises(Denied) as refused:
                await first.review()
            assert refused.value.reason == "server-not-finished"

    run(scenario())


def test_progress_is_told_and_other_messages_are_served_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = iter((0.0, 0.25, 0.25, 0.5))
    go_on = asyncio.Event()

    async def slowly(*_: object) -> Judged:
        done = next(steps, None)
        if done is None:
            await go_on.wait()
            return Judged(True)
        return Judged(False, done=done)

    monkeypatch.setattr(look_back, "review_now", slowly)
    monkeypatch.setattr(look_back, "LOOK_SECONDS", 0.0)

    async def scenario() -> None:
        async with serving(tmp_path) as house:
            _, first, _ = await resigned(house)
            heard: list[object] = []
            first._listeners.append(heard.append)
            waiting = asyncio.create_task(first.review())
            await first.wait_for(lambda _: sum(isinstance(each, ReviewSent) for each in heard) == 3)
            assert [each.review["done"] for each in heard if isinstance(each, ReviewSent)] == [0.0, 0.25, 0.5]
            assert first._connection is not None
            await first._connection.send(write(Ping("still-there")).decode())
            await first.wait_for(lambda _: any(isinstance(each, Pong) for each in heard))
            assert not waiting.done()
            go_on.set()
            assert (await waiting).ready

    run(scenario())


def test_a_review_goes_on_when_who_asked_has_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []
    begin = Reviews.begin

    def noted(self: Reviews, code: str, *args: object) -> None:
        begun.append(code)
        begin(self, code, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Reviews, "begin", noted)

    async def scenario() -> None:
        async with serving(tmp_path) as house:
            house.backend.reviews.think = LITTLE
            code, first, second = await resigned(house)
            assert first._connection is not None
            await first._connection.send(write(ReviewAsked("a")).decode())
            while not begun:
                await asyncio.sleep(0.01)
            await first.close()
            assert (await second.review()).ready
            assert begun == [code]

    run(scenario())
