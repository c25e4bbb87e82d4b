"""Places: links, re-issuing them, removing somebody, the lobby."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from speeltafel.client.any_move import some_move
from speeltafel.client.bodies import NewSeat, NewTable, SitDown
from speeltafel.client.http import Declined
from speeltafel.client.table import Unwelcome
from tests.server.serving import run, serving


def test_a_reissued_link_opens_the_seat_and_the_old_one_does_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, _ = await served.pair("exago")
            seat = first.you[0]
            with pytest.raises(Declined):
                await served.http.reissue(made.table, seat, made.mine[0].secret)
            fresh = await served.http.reissue(made.table, seat, made.owner)
            with pytest.raises(Unwelcome):
                await first.wait_for(lambda here: False)
            with pytest.raises(Unwelcome):
                await served.sit(made.table, *first._secrets)
            again = await served.join(made.table, fresh.secret)
            assert again.you == [seat]
            await again.play(await some_move(again))

    run(scenario())


def test_the_owner_removes_a_player(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, _, second = await served.pair("exago")
            await served.http.remove(made.table, second.you[0], made.owner)
            with pytest.raises(Unwelcome):
                await second.wait_for(lambda here: False)
            table = await served.http.table(made.table)
            assert table.seats[second.you[0]].kind == "open"
            with pytest.raises(Declined):
                await served.http.remove(made.table, second.you[0], made.owner)
            with pytest.raises(Declined):
                await served.http.remove(made.table, 9, made.owner)

    run(scenario())


def test_the_lobby_has_listed_tables_only(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            await served.table("exago", "me", "open")
            listed = await served.table("exago", "me", "open", listed=True)
            assert [table.table for table in await served.http.lobby()] == [listed.table]
            assert await served.http.lobby("running") == []
            await served.http.take_place(listed.table, SitDown("Saar"))
            assert await served.http.lobby() == []
            running = await served.http.lobby("running")
            assert "Saar" in [seat.name for seat in running[0].seats]
            with pytest.raises(Declined):
                await served.http.take_place(listed.table)

    run(scenario())


def test_the_oldest_begins_and_nobody_reads_how_old_they_are(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            new = NewTable("exago", [NewSeat("me", age=70), NewSeat("me", age=8), NewSeat("me", age=41)])
            made = await served.http.make_table(new)
            young = await served.sit(made.table, made.mine[1].secret)
            assert young.turn in young.you, "in Exago the youngest begins"
            assert young.table is not None
            assert sorted(young.table.options["ages"]) == [1, 2, 3]
            record = await served.http.record(made.table)
            assert sorted(re.search(r'ages=([\d,]+)"', record)[1].split(",")) == ["1", "2", "3"]  # type: ignore[index]

    run(scenario())


@pytest.mark.parametrize(
    "new",
    [
        NewTable("chess", [NewSeat("me"), NewSeat("me")]),
        NewTable("qwinn", [NewSeat("me")]),
        NewTable("qwinn", [NewSeat("bot"), NewSeat("bot")]),
        NewTable("qwinn", [NewSeat("me"), NewSeat("bot", level="os:system")]),
        NewTable("qwinn", [NewSeat("me"), NewSeat("me")], options={"target": "many"}),
        NewTable("qwinn", [NewSeat("me"), NewSeat("me")], options={"colour": 1}),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_what_could(new: NewTable, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            with pytest.raises(Declined) as refused:
                await served.http.make_table(new)
            assert refused.value.status == 400
            assert refused.value.problem is not None

    run(scenario())


def test_one_device_can_be_passed_around(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("qwirkle", "me", "me", "me")
            device = await served.sit(made.table, *(place.secret for place in made.mine))
            assert device.you == [0, 1, 2]
            for _ in range(6):
                await device.play(await some_move(device), seat=device.turn)

    run(scenario())
