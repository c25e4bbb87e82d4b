"""Giving up, running out of time, breaking off, standing up."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from speeltafel.client.any_move import some_move
from speeltafel.client.table import Denied
from speeltafel.live.host import HOST
from speeltafel.live.requests import Tick
from speeltafel.live.table import AWAY_MS
from tests.server.serving import run, serving


def test_resigning_a_game_of_two_ends_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, second = await served.pair("qwinn")
            await first.leave("resign")
            await second.wait_for(lambda here: here.outcome is not None)
            assert second.outcome is not None
            assert (second.outcome.reason, second.outcome.winners) == ("table-over-resign", second.you)
            with pytest.raises(Denied):
                await second.play("fail")

    run(scenario())


def test_resigning_among_three_leaves_the_chair_to_a_bot(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("exago", "me", "me", "me")
            seats = [await served.sit(made.table, place.secret) for place in made.mine]
            mover = next(seat for seat in seats if seat.turn in seat.you)
            other = next(seat for seat in seats if seat is not mover)
            leaver = mover.you[0]
            await mover.leave("resign")
            await other.wait_for(
                lambda here: here.table is not None and here.table.seats[leaver].kind == "bot"
            )
            await other.wait_for(lambda here: here.turn is not None and here.turn != leaver)
            assert other.outcome is None
            await mover.wait_for(lambda here: here.you == [])
            again = await served.sit(made.table, *mover._secrets)
            assert again.you == []
            assert again.view is not None
            async with httpx.AsyncClient(base_url=served.address) as http:
                token = {"Authorization": f"Bearer {mover._secrets[0]}"}
                assert (await http.delete(f"/api/tables/{made.table}/me", headers=token)).status_code == 200

    run(scenario())


def test_a_claim_before_the_time_is_refused_and_after_it_wins(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, second = await served.pair("exago", clock=("move", 30))
            assert first.table is not None
            assert first.table.clock is not None
            assert first.table.clock.ends is not None
            with pytest.raises(Denied) as refused:
                await second.leave("claim")
            assert refused.value.reason == "illegal-flag-time"
            served.time.ahead += 31_000
            with pytest.raises(Denied):
                await first.leave("claim")
            await second.leave("claim")
            await first.wait_for(lambda here: here.outcome is not None)
            assert first.outcome is not None
            assert (first.outcome.reason, first.outcome.winners) == ("table-over-flag", second.you)

    run(scenario())


def test_a_claim_among_three_wins_nothing_but_lets_a_bot_play_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("exago", "me", "me", "me", clock=("move", 30))
            seats = [await served.sit(made.table, place.secret) for place in made.mine]
            late = next(seat for seat in seats if seat.turn in seat.you).you[0]
            other = next(seat for seat in seats if late not in seat.you)
            served.time.ahead += 31_000
            await other.leave("claim")
            await other.wait_for(lambda here: here.table is not None and here.table.seats[late].kind == "bot")
            assert other.outcome is None

    run(scenario())


def test_a_move_starts_the_next_players_clock(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, second = await served.pair("exago", clock=("days", 86400))
            served.time.ahead += 3_600_000
            await first.play("0,0")
            await second.wait_for(lambda here: here.turn in here.you)
            table = await served.http.table(first._code)
            assert table.clock is not None
            assert table.clock.ends is not None
            assert abs(table.clock.ends - served.time.ms() - 86_400_000) < 60_000

    run(scenario())


def test_the_clock_brings_a_stand_in_for_who_is_away_and_ends_a_table_nobody_is_at(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, second = await served.pair("exago", clock=("days", 86400))
            await first.close()
            served.time.ahead += 2 * 86_400_000
            room = await served.backend.room(made.table)
            await second.wait_for(
                lambda here: here.table is not None and not here.table.seats[first.you[0]].there
            )
            await served.backend.host.handle(room, Tick(), HOST, lambda _: None)
            await second.wait_for(lambda here: here.turn in here.you)
            assert second.table is not None
            assert second.table.seats[first.you[0]].stand_in
            await second.close()
            while room.viewers:
                await second.wait_for(lambda here: True)
            served.time.ahead += 2 * 86_400_000
            await served.backend.host.handle(room, Tick(), HOST, lambda _: None)
            assert room.table.status == "abandoned"

    run(scenario())


def test_breaking_off_waits_until_the_others_are_gone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, second = await served.pair("qwinn")
            with pytest.raises(Denied) as refused:
                await first.leave("abandon")
            assert refused.value.reason == "server-abandon-others"
            await second.close()
            await first.wait_for(
                lambda here: here.table is not None and not here.table.seats[second.you[0]].there
            )
            served.time.ahead += AWAY_MS
            await first.leave("abandon")
            await first.wait_for(lambda here: here.outcome is not None)
            assert first.table is not None
            assert first.table.status == "abandoned"

    run(scenario())


def test_who_stands_up_frees_the_chair_for_somebody_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, second = await served.pair("exago")
            seat = first.you[0]
            await first.leave("stand-up")
            await second.wait_for(
                lambda here: here.table is not None and here.table.seats[seat].kind == "open"
            )
            taken = await served.http.take_place(made.table)
            assert taken.place == seat
            newcomer = await served.sit(made.table, taken.secret)
            await newcomer.play(await some_move(newcomer))

    run(scenario())
