"""Playing at a live table: moves, previews, refusals, the end and what it reveals."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from bench.reconnect import measure
from speeltafel.client.any_move import some_move
from speeltafel.client.table import Denied, Unwelcome
from speeltafel.core.registry import specs
from speeltafel.games.qwirkle.notation import vocabulary
from speeltafel.table.dealer import commitment
from speeltafel.table.proof import verify
from speeltafel.table.record import Damaged
from speeltafel.table.spel import read_spel
from speeltafel.wire import WIRE, Ask, Happened, Play, Previewed, Welcome, read_from_server
from tests.server.serving import Serving, play_on, run, serving

GAMES = tuple(specs())


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_to_the_end_and_the_deals_can_be_verified(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, second = await served.pair(game)
            await play_on(first, second, moves=400)
            assert first.outcome is not None
            assert first.outcome == second.outcome
            assert first.table is not None
            assert commitment(bytes.fromhex(first.outcome.seed)) == first.table.commitment
            record = read_spel(await served.http.record(made.table))
            assert verify(record) > 0
            assert [entry.text for entry in record.entries][-1] == first.events[-1].action
            drawn = record.tags["Lot"]
            assert drawn == ",".join(map(str, served.backend.host.rooms[made.table].table.seating.people))
            forged = replace(record, tags={**record.tags, "Lot": drawn[::-1]})
            with pytest.raises(Damaged) as damaged:
                verify(forged)
            assert damaged.value.reason == "record-lot"

    run(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_answers(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table(game, "me", "bot")
            mine = await served.sit(made.table, made.mine[0].secret)
            for _ in range(3):
                await mine.wait_for(lambda here: here.turn in here.you or here.outcome is not None)
                if mine.outcome is None:
                    await mine.play(await some_move(mine))

    run(scenario())


def test_a_refused_move_says_why_and_changes_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, second = await served.pair("exago")
            before = first.number
            with pytest.raises(Denied) as refused:
                await first.play("5,5")
            assert refused.value.refusal.cells
            with pytest.raises(Denied) as refused:
                await second.play("0,0")
            assert refused.value.reason == "illegal-not-your-turn"
            with pytest.raises(Denied) as refused:
                await first.play("resign:1")
            assert first.number == second.number == before

    run(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_read_from_a_seat_that_is_not_to_move(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, _, waiting = await served.pair(game)
            for asked in (Ask("a", waiting.you[0], "no action"), Play("b", waiting.you[0], "no action")):
                with pytest.raises(Denied) as refused:
                    await waiting.ask(asked)
                assert refused.value.reason == "illegal-not-your-turn"

    run(scenario())


def test_no_player_waits_for_words_to_be_loaded(tmp_path: Path) -> None:
    vocabulary.cache_clear()

    async def scenario() -> None:
        async with serving(tmp_path):
            assert vocabulary.cache_info().currsize == 1

    run(scenario())


def test_a_move_sent_twice_counts_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, second = await served.pair("exago")
            one = await first.ask(Play("same", first.you[0], "0,0"))
            two = await first.ask(Play("same", first.you[0], "0,0"))
            assert one == two
            await second.wait_for(lambda here: here.turn in here.you)
            assert [event.action for event in second.events if event.seat is not None] == ["0,0"]

    run(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_what_was_meant_for_an_earlier_table_is_refused(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, second = await served.pair(game)
            mover = first if first.turn in first.you else second
            seat, number, move = mover.you[0], mover.number, await some_move(mover)
            preview = await mover.ask(Ask("now", seat, "", number))
            assert isinstance(preview, Previewed)
            assert preview.number == number
            for late in (Ask("a", seat, "", number - 1), Play("b", seat, move, number - 1)):
                with pytest.raises(Denied) as refused:
                    await mover.ask(late)
                assert refused.value.reason == "server-moved-on"
            assert mover.number == number
            stored = await mover.ask(Play("c", seat, move, number))
            assert await mover.ask(Play("c", seat, move, number)) == stored

    run(scenario())


@pytest.mark.parametrize(
    ("game", "hides", "scored"), [("qwirkle", True, True), ("exago", False, False), ("qwinn", False, True)]
)
def test_a_table_says_whether_anything_is_hidden_and_whether_points_count(
    game: str, hides: bool, scored: bool, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, second = await served.pair(game)
            async with connect(f"{served.address.replace('http', 'ws')}/api/socket") as socket:
                await socket.send(json.dumps({"type": "hello", "table": made.table, "wire": WIRE}))
                welcome = read_from_server(await socket.recv())
                assert isinstance(welcome, Welcome)
                assert (welcome.hides, welcome.table.scored) == (hides, scored)
                mover = first if first.turn in first.you else second
                await mover.play(await some_move(mover))
                told = read_from_server(await socket.recv())
                while not isinstance(told, Happened):
                    told = read_from_server(await socket.recv())
                assert told.hides == hides

    run(scenario())


def test_a_sign_of_life_tells_how_far_the_table_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, _ = await served.pair("exago")
            await first.play("0,0")
            async with connect(f"{served.address.replace('http', 'ws')}/api/socket") as socket:
                assert first.table is not None
                await socket.send(json.dumps({"type": "hello", "table": first.table.table, "wire": WIRE}))
                await socket.send(json.dumps({"type": "ping", "id": "p"}))
                heard = json.loads(await socket.recv())
                while heard["type"] != "pong":
                    heard = json.loads(await socket.recv())
                assert heard.pop("now") <= served.time.ms()
                assert heard == {"type": "pong", "id": "p", "number": first.number, "hold": None, "spread": 0}

    run(scenario())


def test_two_tabs_of_one_seat_stay_equal(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("qwirkle", "me", "me")
            tabs = [await served.sit(made.table, made.mine[0].secret) for _ in range(2)]
            other = await served.sit(made.table, made.mine[1].secret)
            for turn in range(6):
                mover = other if other.turn in other.you else tabs[turn % 2]
                number = await mover.play(await some_move(mover))
                for each in (*tabs, other):
                    await each.wait_for(lambda here, number=number: here.number >= number)
                assert (tabs[0].view, tabs[0].events, tabs[0].preview) == (
                    tabs[1].view,
                    tabs[1].events,
                    tabs[1].preview,
                )

    run(scenario())


def test_who_vanishes_gets_exactly_the_missing_events(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            seen = await measure(served.address, longest=0.3)
            assert seen["absences"] == 4
            assert seen["missing events told"] > 4

    run(scenario())


def test_a_wrong_secret_opens_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("qwinn", "me", "me")
            with pytest.raises(Unwelcome):
                await served.sit(made.table, "guess")
            with pytest.raises(Unwelcome):
                await served.sit("NO-TABLE", made.mine[0].secret)

    run(scenario())


def test_a_right_secret_among_wrong_ones_opens_its_seat_and_the_wrong_ones_are_named(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("exago", "me", "person", "open")
            mine, renewed = made.mine[0].secret, made.links[0].secret
            async with connect(f"{served.address.replace('http', 'ws')}/api/socket") as socket:
                secrets = [*(f"wrong{number}" for number in range(3)), mine, renewed, *["more"] * 3]
                await socket.send(
                    json.dumps({"type": "hello", "table": made.table, "secrets": secrets, "wire": WIRE})
                )
                first = json.loads(await socket.recv())
                assert (first["type"], first["you"], first["invited"]) == ("welcome", [0], [[4, 1]])
                assert first["unknown"] == [
                    at for at, one in enumerate(secrets) if one not in (mine, renewed)
                ]
                await served.http.reissue(made.table, 1, made.owner)
                while (again := json.loads(await socket.recv()))["type"] != "welcome":
                    pass
                assert again["unknown"] == [at for at, one in enumerate(secrets) if one != mine]
            seat = await served.sit(made.table, mine)
            assert len(seat.you) == 1

    run(scenario())


def test_a_table_starts_when_the_last_person_comes_by_their_link(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("qwirkle", "me", "person", "open")
            mine = await served.sit(made.table, made.mine[0].secret)
            assert mine.table is not None
            assert mine.table.status == "open"
            taken = await served.http.take_place(made.table)
            assert (await served.http.table(made.table)).status == "open"
            friend = await served.join(made.table, made.links[0].secret)
            await mine.wait_for(lambda here: here.table is not None and here.table.status == "running")
            third = await served.sit(made.table, taken.secret)
            seats = sorted(mine.you + friend.you + third.you)
            assert seats == [0, 1, 2]
            assert mine.view is not None

    run(scenario())


def test_what_was_played_survives_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, second = await served.pair("qwirkle")
            await play_on(first, second, moves=5)
            view, events = first.view, first.events
        async with serving(tmp_path) as served:
            again = await served.sit(
                made.table, *(place.secret for place in made.mine if place.secret in first._secrets)
            )
            assert (again.view, again.events) == (view, events)

    run(scenario())


async def refused_commits(served: Serving) -> float:
    """How many changes the database has not taken."""
    async with httpx.AsyncClient(base_url=served.address) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    return sum(
        float(line.split()[1]) for line in lines if line.startswith("speeltafel_refused_commits_total")
    )


def test_a_move_that_could_not_be_stored_has_not_happened(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, second = await served.pair("qwirkle")
            move, before = await some_move(first), first.number
            with closing(sqlite3.connect(tmp_path / "speeltafel.db", timeout=20)) as database:
                database.execute(
                    "CREATE TRIGGER no_room BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'no room'); END"
                )
                trying = asyncio.create_task(first.play(move))
                while not await refused_commits(served):
                    await asyncio.sleep(0.05)
                late = await served.sit(made.table, *second._secrets)
                assert late.number == before
                assert (await served.http.table(made.table)).status == "running"
                database.execute("DROP TRIGGER no_room")
            assert await trying == before + 1
            await second.wait_for(lambda here: here.turn in here.you)
            await second.play(await some_move(second))

    run(scenario())
