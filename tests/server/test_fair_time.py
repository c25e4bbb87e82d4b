"""Fair time: the clock of the game decides, else an absence that the host sets; and no clock of anybody's steps."""

from __future__ import annotations

import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import msgspec
import pytest

from speeltafel.client.http import Declined
from speeltafel.client.table import Denied, Seat
from speeltafel.live.host import HOST
from speeltafel.live.requests import NoteAbsence
from speeltafel.server.operations.sweeper import NOTE_MS
from speeltafel.server.settings import Settings
from tests.server.serving import Serving, Time, run, serving
from tests.server.twice import Asked, greeted, socket

DAY = 86_400
HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS


async def goes(leaver: Seat, other: Seat) -> int:
    """Somebody goes away; their seat."""
    away = leaver.you[0]
    await leaver.close()
    await other.wait_for(lambda here: here.table is not None and not here.table.seats[away].there)
    return away


async def refused(asked: object) -> str:
    with pytest.raises(Denied) as denied:
        await asked  # type: ignore[misc]
    return denied.value.reason


async def noted(served: Serving, code: str) -> None:
    """Waits until the absences of a table are stored, as the server does it by itself."""
    served.time.ahead += NOTE_MS
    room = await served.backend.host.find(code)
    await served.backend.host.handle(room, NoteAbsence(), HOST, lambda _: None)


def absence(seconds: int) -> object:
    return lambda settings: replace(settings, absence=seconds)


def test_whoever_is_online_cannot_play_on_alone_while_the_others_clock_runs(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, ada, eve = await served.pair("qwirkle", clock=("days", 3 * DAY))
            away = await goes(ada, eve)
            for _ in range(3):
                assert await refused(eve.propose("stand-in", about=away)) == "server-stand-in-clock"
                assert await refused(eve.leave("abandon")) == "server-abandon-clock"
                assert await refused(eve.leave("claim")) == "illegal-flag-time"
                served.time.ahead += DAY_MS - 60_000
            served.time.ahead += 4 * 60_000
            await eve.propose("stand-in", about=away)
            await eve.wait_for(lambda here: here.table is not None and bool(here.table.seats[away].stand_in))

    run(scenario())


def test_who_is_away_and_not_to_move_has_all_the_time_of_their_next_turn(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, eve, ada = await served.pair("exago", clock=("days", DAY))
            away = await goes(ada, eve)
            served.time.ahead += DAY_MS - 60_000
            assert await refused(eve.propose("stand-in", about=away)) == "server-stand-in-clock"
            served.time.ahead += 120_000  # her own time is up, not the other's
            assert await refused(eve.propose("stand-in", about=away)) == "server-stand-in-clock"
            assert await refused(eve.leave("abandon")) == "server-abandon-clock"

    run(scenario())


def test_a_game_is_broken_off_when_the_time_of_who_is_to_move_is_up(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, ada, eve = await served.pair("exago", clock=("move", 60))
            await goes(ada, eve)
            served.time.ahead += 61_000
            await eve.leave("abandon")
            await eve.wait_for(lambda here: here.outcome is not None)

    run(scenario())


def test_without_a_clock_the_host_says_how_long_an_absence_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path, adjust=absence(2 * 3600)) as served:  # type: ignore[arg-type]
            _, ada, eve = await served.pair("exago")
            away = await goes(ada, eve)
            served.time.ahead += HOUR_MS
            assert await refused(eve.propose("stand-in", about=away)) == "server-stand-in-later"
            assert await refused(eve.leave("abandon")) == "server-abandon-others"
            served.time.ahead += HOUR_MS - 60_000
            assert await refused(eve.propose("stand-in", about=away)) == "server-stand-in-soon"
            assert await refused(eve.leave("abandon")) == "server-abandon-others"
            served.time.ahead += 60_000
            await eve.propose("stand-in", about=away)

    run(scenario())


def test_a_line_that_is_gone_for_a_moment_takes_nobodys_say_in_a_stand_in(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("exago", "me", "me", "me")
            ada, eve, cy = [await served.sit(made.table, place.secret) for place in made.mine]
            away = await goes(ada, eve)
            served.time.ahead += 1000 * served.backend.settings.absence
            await goes(cy, eve)
            await eve.propose("stand-in", about=away)
            assert eve.table is not None
            await eve.wait_for(lambda here: here.table is not None and bool(here.table.offers))
            assert not eve.table.seats[away].stand_in, "one who is asked has only just gone"

    run(scenario())


def test_days_of_absence_count_while_no_process_has_the_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        later = Time()
        async with serving(tmp_path, adjust=absence(2 * DAY), time=later) as served:  # type: ignore[arg-type]
            made, ada, eve = await served.pair("exago")
            away = await goes(ada, eve)
            await noted(served, made.table)
        later.ahead += 2 * DAY_MS
        async with serving(tmp_path, adjust=absence(2 * DAY), time=later) as served:  # type: ignore[arg-type]
            eve = await served.sit(made.table, *eve._secrets)
            await eve.propose("stand-in", about=away)
            await eve.wait_for(lambda here: here.table is not None and bool(here.table.seats[away].stand_in))

    run(scenario())


def test_who_came_back_was_not_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        later = Time()
        async with serving(tmp_path, adjust=absence(2 * DAY), time=later) as served:  # type: ignore[arg-type]
            made, ada, eve = await served.pair("exago")
            away = await goes(ada, eve)
            await noted(served, made.table)
            later.ahead += 2 * DAY_MS
            await served.sit(made.table, *ada._secrets)
        async with serving(tmp_path, adjust=absence(2 * DAY), time=later) as served:  # type: ignore[arg-type]
            eve = await served.sit(made.table, *eve._secrets)
            assert await refused(eve.propose("stand-in", about=away)) == "server-stand-in-later"

    run(scenario())


def test_absences_are_stored_by_themselves_and_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, ada, eve = await served.pair("exago")
            away = await goes(ada, eve)
            served.time.ahead += NOTE_MS
            room = await served.backend.host.find(made.table)
            before = room.table.version
            await served.backend.sweeper.note_absences()
            assert room.table.version == before + 1
            assert room.table.seating.chairs[away].away == room.left[away]  # type: ignore[index]
            await served.backend.sweeper.note_absences()
            assert room.table.version == before + 1

    run(scenario())


def test_a_clock_of_the_game_counts_while_no_process_has_the_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        later = Time()
        async with serving(tmp_path, time=later) as served:
            made, _, eve = await served.pair("exago", clock=("days", DAY))
        later.ahead += DAY_MS + 1000
        async with serving(tmp_path, time=later) as served:
            eve = await served.sit(made.table, *eve._secrets)
            await eve.leave("claim")
            await eve.wait_for(lambda here: here.outcome is not None)

    run(scenario())


def test_a_step_of_the_wall_clock_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time_ns
    step = 0
    monkeypatch.setattr(time, "time_ns", lambda: real() + step)

    async def scenario() -> None:
        nonlocal step
        async with serving(tmp_path, own_clock=True) as served:
            _, _, eve = await served.pair("exago", clock=("move", 60))
            for ahead in (120 * 10**9, -120 * 10**9):
                step = ahead
                assert await refused(eve.leave("claim")) == "illegal-flag-time"
                assert abs(served.backend.host.now() - real() // 10**6) < 30_000

    run(scenario())


def test_the_day_of_a_game_of_the_day_is_that_of_the_servers_own_clock(tmp_path: Path) -> None:
    """Else a step of the machine's clock would open a day before it comes, and tell its seed."""

    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            noon = datetime.now(UTC).replace(hour=12, minute=0) + timedelta(10)
            served.time.ahead = int(noon.timestamp() * 1000) - served.time.ms()
            today = noon.date()
            for day, is_over in ((today, False), (today - timedelta(2), True)):
                listed = (await http.get(f"/api/days/{day}")).json()
                assert [each["seed"] is not None for each in listed] == [is_over] * len(listed)
                assert listed
            assert (await http.get(f"/api/days/{today + timedelta(2)}")).status_code == 400

    run(scenario())


def test_a_welcome_and_every_pong_tell_the_servers_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            served.time.ahead += 5 * DAY_MS
            made = await served.table("exago", "me", "me", clock=("move", 60))
            async with socket(served.address) as line:
                welcome = await greeted(line, Asked(made.table, "", [made.mine[0].secret], {}))
                assert 0 < welcome["table"]["clock"]["ends"] - welcome["now"] <= 60_000
                served.time.ahead += 30_000
                await line.send('{"type": "ping", "id": "p"}')
                while (pong := msgspec.json.decode(await line.recv()))["type"] != "pong":
                    pass
                assert 0 < welcome["table"]["clock"]["ends"] - pong["now"] <= 30_000

    run(scenario())


def test_a_link_to_move_to_another_device_is_good_for_a_while_only(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, ada, _ = await served.pair("qwirkle")
            moving = await served.http.move_device(made.table, ada._secrets[0])
            served.time.ahead += HOUR_MS
            with pytest.raises(Declined) as late:
                await served.http.take_place(made.table, invitation=moving.secret)
            assert late.value.problem is not None
            assert late.value.problem.message.id == "server-link-expired"
            assert ada.ended is None, "the device that has the seat keeps it"
            again = await served.http.move_device(made.table, ada._secrets[0])
            taken = await served.http.take_place(made.table, invitation=again.secret)
            assert taken.place == ada.you[0]

    run(scenario())


def test_the_absence_is_read_from_the_environment() -> None:
    from speeltafel.server.settings import read_settings

    assert read_settings({}).absence == Settings().absence
    assert read_settings({"SPEELTAFEL_ABSENCE_SECONDS": "90"}).absence == 90
