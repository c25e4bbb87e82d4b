"""The ids that a table's row remembers: enough of every seat's, and no seat costs another its own."""

from __future__ import annotations

from pathlib import Path

from speeltafel.client.table import new_id
from speeltafel.live.seating import IDS_KEPT as KEPT
from speeltafel.wire import Acknowledged, Hush, Propose
from tests.server.serving import play_on, run, serving


def test_a_neighbour_who_asks_much_makes_nobodys_request_count_twice(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, second = await served.pair("exago")
            asked = Propose(new_id(), first.you[0], "draw")
            answer = await first.ask(asked)
            await second.answer("draw", agree=False)
            for _ in range(KEPT + 5):
                await second.ask(Hush(new_id(), second.you[0], "mute", first.you[0]))
            await play_on(first, second, moves=1)
            assert isinstance(answer, Acknowledged)
            assert await first.ask(asked) == answer
            table = await served.http.table(first._code)
            assert table.offers == []
            done = next(iter(served.backend.host.rooms.values())).table.seating.done
            assert len(done) == KEPT + 1

    run(scenario())


def test_two_seats_may_choose_the_same_id(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, second = await served.pair("exago")
            await first.ask(Hush("1", first.you[0], "mute", second.you[0]))
            await second.ask(Hush("1", second.you[0], "mute", first.you[0]))
            for seat in (first, second):
                await seat.say("hoi")
            for seat in (first, second):
                again = await served.sit(seat._code, *seat._secrets)
                assert [line.seat for line in again.chat] == seat.you

    run(scenario())
