"""Tables in a browser's worker, driven as its script does: texts in, texts out, over a database that keeps texts."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from speeltafel.bots.levels import level_names
from speeltafel.core.registry import find, specs
from speeltafel.table.match import Match
from speeltafel.table.spel import write_spel
from tests.browser.workers import Kept, Page

SHORTER: dict[str, dict[str, Any]] = {"qwinn": {"target": 12}}
"""Options that make a game short enough for a test."""


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 60))  # type: ignore[arg-type]


async def table_with_bot(page: Page, game: str, **options: Any) -> tuple[str, str]:
    seats = [{"kind": "me"}, {"kind": "bot", "level": level_names(game)[0]}]
    status, made = await page.ask(
        "POST", "/api/tables", {"game": game, "seats": seats, "language": "en", "options": options}
    )
    assert status == 200, made
    return made["table"], made["mine"][0]["secret"]


@pytest.mark.parametrize("game", specs())
def test_a_game_against_a_bot_is_played_to_its_end_and_kept(game: str) -> None:
    async def play() -> None:
        kept = Kept()
        page = Page(kept)
        table, secret = await table_with_bot(page, game, **SHORTER.get(game, {}))
        seat = (await page.sit(table, secret))["you"][0]
        room = await page.worker.host.room(table)
        for number in range(400):
            while room.table.outcome is None and room.table.seat_to_move != seat:
                await asyncio.sleep(0.005)
            if room.table.outcome is not None:
                break
            log = room.table.log
            assert log is not None
            action = log.game.text(next(iter(log.game.legal(log.state))))
            page.say(type="play", id=f"m{number}", seat=seat, action=action)
            await page.hear("ack", lambda told, number=number: told["id"] == f"m{number}")
        assert room.table.outcome is not None
        numbers = [number for code, number in kept.events if code == table]
        assert numbers == list(range(room.table.number + 1)), "every event is kept, in order"
        status, record = await page.ask("GET", f"/api/tables/{table}/record")
        assert status == 200
        assert "Seed" in record, "a finished game is open, with its dealer's seed"
        laid = json.loads(await page.worker.request("POST", "/api/records", record, ""))
        assert laid["status"] == 200, laid
        copy = json.loads(laid["body"])["table"]
        copied = (await page.ask("GET", f"/api/tables/{copy}/record"))[1]
        assert copied.replace(copy, table) == record, "a record that is opened is the same game"
        again = Page(kept)  # the tab was closed: another worker finds the same table
        welcome = await again.sit(table, secret)
        assert welcome["number"] == room.table.number
        assert (await again.ask("GET", f"/api/tables/{table}/record"))[1] == record

    run(play)


def test_what_the_database_does_not_take_is_refused_and_changes_nothing() -> None:
    async def play() -> None:
        kept = Kept()
        page = Page(kept)
        table, secret = await table_with_bot(page, "exago")
        welcome = await page.sit(table, secret)
        room = await page.worker.host.room(table)
        while room.table.seat_to_move != welcome["you"][0]:
            await asyncio.sleep(0.01)
        kept.is_full = True
        log = room.table.log
        assert log is not None
        before = room.table.number
        page.say(
            type="play",
            id="x",
            seat=welcome["you"][0],
            action=log.game.text(next(iter(log.game.legal(log.state)))),
        )
        refused = await page.hear("refused")
        assert refused["refusal"]["message"]["id"] == "server-not-stored"
        assert (await page.worker.host.room(table)).table.number == before
        assert welcome["number"] <= before

    run(play)


def test_a_record_that_is_none_is_refused() -> None:
    async def play() -> None:
        page = Page(Kept())
        for text in ("", "no record", '[Speeltafel "1"]\n[Game "qwirkle/nl-2023"]\n[Seats "2"]\n\n*\n'):
            told = json.loads(await page.worker.request("POST", "/api/records", text, ""))
            assert told["status"] >= 400, told
            assert json.loads(told["body"])["message"]["id"]

    run(play)


def test_a_file_of_several_games_is_laid_whole_or_not_at_all() -> None:
    async def play() -> None:
        page = Page(Kept())
        games = []
        for game in ("exago", "qwinn"):
            match, luck = Match(find(game, 2), bytes(32)), Random(3)
            while match.outcome is None:
                match.push(luck.choice(list(match.legal)))
            games.append(write_spel(match.record(Seat0="Ada", Seat1="Bo")))
        told = json.loads(await page.worker.request("POST", "/api/records/all", "\n".join(games)))
        assert told["status"] == 200, told
        laid = json.loads(told["body"])
        assert [each["table"]["game"].partition("/")[0] for each in laid] == ["exago", "qwinn"]
        assert all(each["outcome"]["winners"] for each in laid)
        for each, game in zip(laid, games, strict=True):
            code = each["table"]["table"]
            status, record = await page.ask("GET", f"/api/tables/{code}/record")
            assert status == 200
            assert record.replace(f'[Table "{code}"]\n', "") == game
        broken = "\n".join((games[0], games[1][: len(games[1]) // 2]))
        before = set(page.worker.host.rooms)
        told = json.loads(await page.worker.request("POST", "/api/records/all", broken))
        assert told["status"] >= 400, told
        assert set(page.worker.host.rooms) == before

    run(play)


def test_two_workers_never_both_write_one_number() -> None:
    async def play() -> None:
        kept = Kept()
        one, other = Page(kept), Page(kept)
        status, made = await one.ask(
            "POST", "/api/tables", {"game": "exago", "seats": [{"kind": "me"}, {"kind": "me"}]}
        )
        assert status == 200
        secrets = [each["secret"] for each in made["mine"]]
        await one.sit(made["table"], *secrets)
        await other.sit(made["table"], *secrets)
        room = await one.worker.host.room(made["table"])
        log = room.table.log
        assert log is not None
        seat = room.table.seat_to_move
        actions = [
            log.game.text(action) for action, _ in zip(log.game.legal(log.state), range(2), strict=False)
        ]
        one.say(type="play", id="a", seat=seat, action=actions[0])
        await one.hear("ack")
        other.say(type="play", id="b", seat=seat, action=actions[-1])
        assert (await other.hear("refused"))["refusal"]["message"]["id"] == "server-not-stored"
        assert len([1 for code, _ in kept.events if code == made["table"]]) == room.table.number + 1

    run(play)


def test_a_request_that_is_wrong_is_answered_as_a_server_does() -> None:
    async def play() -> None:
        page = Page(Kept())
        assert (await page.ask("GET", "/api/nothing"))[0] == 404
        status, problem = await page.ask("GET", "/api/tables/none")
        assert (status, problem["message"]["id"]) == (404, "server-no-table")
        status, problem = await page.ask("POST", "/api/tables", {"game": "qwirkle"})
        assert (status, problem["message"]["id"]) == (400, "server-bad-request")
        table, _ = await table_with_bot(page, "qwirkle")
        assert (await page.ask("GET", f"/api/tables/{table}/record", secret="wrong"))[0] == 403
        status, games = await page.ask("GET", "/api/games")
        assert status == 200
        offered = next(each for each in games if each["game"] == "qwirkle")
        status, rules = await page.ask("GET", f"/api/rules/{offered['editions'][0]['id']}")
        assert status == 200
        assert rules["examples"]

    run(play)


@pytest.mark.parametrize(
    "clock", [None, {"kind": "move", "seconds": 600}], ids=["no clock", "its clock runs"]
)
def test_no_bot_begins_a_thought_while_nobody_looks_unless_its_clock_runs(
    clock: dict[str, Any] | None,
) -> None:
    async def play() -> None:
        page = Page(Kept())
        page.worker.rest(True)
        seats = [{"kind": "me"}, {"kind": "bot", "level": level_names("exago")[0]}]
        wish = {"game": "exago", "seats": seats, "language": "en", "clock": clock}
        status, made = await page.ask("POST", "/api/tables", wish)
        assert status == 200, made
        seat = (await page.sit(made["table"], made["mine"][0]["secret"]))["you"][0]
        room = await page.worker.host.room(made["table"])
        while room.table.seat_to_move == seat:
            log = room.table.log
            assert log is not None
            action = log.game.text(next(iter(log.game.legal(log.state))))
            page.say(type="play", id="a", seat=seat, action=action)
            await page.hear("ack")
        before = room.table.number
        if clock is None:
            for _ in range(20):  # many times as long as a thought of this level waits
                await asyncio.sleep(0.01)
                await page.ask("GET", f"/api/tables/{made['table']}")
            assert room.table.number == before
            page.worker.rest(False)
        while room.table.number == before:
            await asyncio.sleep(0.01)

    run(play)
