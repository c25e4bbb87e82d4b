"""Lessons, puzzles and the game of the day over HTTP, and the same in a browser's worker."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from speeltafel.coach.day.plan import answered, day_game
from speeltafel.home.lessons import lesson_sent
from speeltafel.server.store.days import keep_result
from speeltafel.server.store.schema import day_results
from tests.browser.test_worker import Kept, Page
from tests.house_games import HOUSE_GAMES
from tests.server.serving import GENEROUS, run, serving

GAMES = HOUSE_GAMES


def test_lessons_and_puzzles_are_asked_and_tried(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            serving(tmp_path) as served,
            httpx.AsyncClient(base_url=served.address, timeout=60) as http,
        ):
            for game in GAMES:
                lesson = (await http.get(f"/api/lessons/{game}")).json()
                assert len(lesson["questions"]) == 10
                assert lesson["steps"][0]["view"]
            wrong = await http.post("/api/lessons/exago/touch", json={"action": "3,0"})
            assert wrong.status_code == 200
            assert wrong.json()["done"] is False
            assert wrong.json()["refusal"]["message"]["id"] == "exago-island"
            right = (await http.post("/api/lessons/exago/touch", json={"action": "0,1"})).json()
            assert (right["done"], right["shown"]["event"]["action"]) == (True, "0,1")
            asked = await http.post("/api/lessons/exago/touch/ask", json={"action": ""})
            assert asked.json()["steps"]
            assert (await http.get("/api/lessons/nonsense")).status_code == 400
            assert (await http.post("/api/lessons/exago/nonsense", json={"action": "0,1"})).status_code == 400
            listed = (await http.get("/api/puzzles/qwirkle")).json()
            assert "answers" not in listed[0]
            puzzle = (await http.get(f"/api/puzzle/{listed[0]['id']}")).json()
            assert puzzle["task"]["id"].startswith("puzzle-task-")
            refused = await http.post(f"/api/puzzle/{listed[0]['id']}", json={"action": "rs@90,90"})
            assert refused.status_code in (400, 409)
            long = await http.post(f"/api/puzzle/{listed[0]['id']}", json={"action": "x" * 500})
            assert long.status_code == 400

    run(scenario())


def test_the_luck_of_today_is_the_servers_secret(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            serving(tmp_path) as served,
            httpx.AsyncClient(base_url=served.address, timeout=60) as http,
        ):
            today = datetime.now(UTC).date()
            games = (await http.get(f"/api/days/{today}")).json()
            assert [each["game"] for each in games] == list(GAMES)
            assert all(each["seed"] is None for each in games)
            assert games[0]["commitment"] != day_game("qwirkle", today).commitment
            again = (await http.get(f"/api/days/{today}")).json()
            assert again == games
            past = (await http.get(f"/api/days/{today - timedelta(1)}")).json()
            assert all(len(each["seed"]) == 64 for each in past)
            assert (await http.get(f"/api/days/{today + timedelta(2)}")).status_code == 400
            assert (await http.get("/api/days/soon")).status_code in (400, 404)
            started = (await http.post(f"/api/days/{today}/qwirkle", json={"moves": []})).json()
            assert started["seat"] == 0
            assert any("??" in event["action"] for event in started["events"])
            assert started["preview"]["steps"]
            bad = await http.post(f"/api/days/{today}/qwirkle", json={"moves": ["rs@90,90"]})
            assert bad.status_code in (400, 409)

    run(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_a_day_is_played_to_its_end_in_the_worker(game: str) -> None:
    async def scenario() -> None:
        page = Page(Kept())
        today = datetime.now(UTC).date()
        status, games = await page.ask("GET", f"/api/days/{today}")
        assert status == 200
        assert {each["game"]: each["seed"] for each in games}[game] == day_game(game, today).seed.hex()
        match = day_game(game, today).begin()
        moves: list[str] = []
        while answered(match).outcome is None:
            text = match.text(next(iter(match.legal)))
            moves.append(text)
            match.push(text)
        status, played = await page.ask("POST", f"/api/days/{today}/{game}", {"moves": moves})
        assert status == 200
        assert played["result"]["rank"] == day_game(game, today).plan.result(match).rank
        assert [event["action"] for event in played["events"]] == [
            match.text(event.action) for event in match.log
        ]
        status, lesson = await page.ask("GET", f"/api/lessons/{game}")
        assert status == 200
        assert len(lesson["steps"]) > 8
        assert (await page.ask("GET", "/api/days/soon"))[0] == 400

    asyncio.run(scenario())


def test_more_games_of_the_day_at_once_than_one_address_may_have_are_no_fault_of_ours(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            serving(tmp_path) as served,
            httpx.AsyncClient(base_url=served.address, timeout=60) as http,
        ):
            today = datetime.now(UTC).date().isoformat()
            with served.backend.hints.one("127.0.0.1"), served.backend.hints.one("127.0.0.1"):
                answer = await http.post(f"/api/days/{today}/exago", json={"moves": []})
            assert (answer.status_code, answer.json()["message"]["id"]) == (503, "server-busy")
            assert served.backend.metrics.counts.faults == 0

    run(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_made_once_however_many_ask(game: str) -> None:
    assert lesson_sent(game) is lesson_sent(game)


async def played_out(http: httpx.AsyncClient, address: str) -> list[str]:
    """Own moves that lead a game of the day to its end: always the first step that is offered."""
    table = (await http.post(address, json={"moves": []})).json()
    while table["result"] is None:
        preview = table["preview"]
        while not preview["ready"]:
            step = preview["steps"][0]["text"]
            asked = {"moves": table["moves"], "action": step}
            preview = (await http.post(f"{address}/ask", json=asked)).json()
        move = {"moves": table["moves"], "action": preview["text"]}
        table = (await http.post(f"{address}/play", json=move)).json()
    return list(table["moves"])


def test_a_day_counts_only_when_it_was_played_and_once_a_device(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            serving(tmp_path) as served,
            httpx.AsyncClient(base_url=served.address, timeout=60) as http,
        ):
            yesterday = datetime.now(UTC).date() - timedelta(1)
            address = f"/api/days/{yesterday}/exago"
            moves = await played_out(http, address)

            async def hand_in(device: str, given: list[str]) -> httpx.Response:
                return await http.post(f"{address}/result", json={"device": device, "moves": given})

            for wrong in ([], moves[:-1], [*moves, moves[-1]], ["9,9", *moves[1:]]):
                refused = await hand_in("a" * 32, wrong)
                assert refused.status_code in (400, 409), refused.text
            first = await hand_in("a" * 32, moves)
            assert (first.status_code, first.json()["people"], first.json()["same"]) == (200, 1, 1)
            assert (await hand_in("a" * 32, moves)).json()["people"] == 1
            assert (await hand_in("b" * 32, moves)).json()["people"] == 2
            stored = await asyncio.to_thread((tmp_path / "speeltafel.db-wal").read_bytes)
            assert b"a" * 32 not in stored

    run(scenario())


def test_of_one_address_only_so_many_results_of_a_day_count(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = replace(GENEROUS, results_per_day=2)
        async with (
            serving(tmp_path, limits=limits) as served,
            httpx.AsyncClient(base_url=served.address, timeout=60) as http,
        ):
            yesterday = datetime.now(UTC).date() - timedelta(1)
            address = f"/api/days/{yesterday}/exago"
            moves = await played_out(http, address)

            async def hand_in(device: str) -> tuple[int, int]:
                told = await http.post(f"{address}/result", json={"device": device, "moves": moves})
                return told.json()["people"], told.json()["same"]

            assert await hand_in("a" * 32) == (1, 1)
            assert await hand_in("a" * 32) == (1, 1), "who hands in again takes no part of the share"
            assert await hand_in("b" * 32) == (2, 2)
            for device in "cde":
                assert await hand_in(device * 32) == (3, 3), (
                    "their own among everybody's, and counted for nobody else"
                )
            assert await hand_in("b" * 32) == (2, 2)
            other = served.backend.addresses
            assert not await other.hand_in("127.0.0.1", f"{yesterday}/exago")
            assert await other.hand_in("127.0.0.1", f"{yesterday}/qwinn")
            assert await other.hand_in("127.0.0.9", f"{yesterday}/exago")

    run(scenario())


def test_nobody_follows_a_device_through_the_days(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            engine = served.backend.store.engine
            for day, game in (("2026-11-17", "exago"), ("2026-11-18", "exago"), ("2026-11-17", "qwinn")):
                assert await keep_result(engine, day, game, "one device", 5) == 5
                assert await keep_result(engine, day, game, "one device", 9) == 5, "the first counts"
            with engine.connect() as connection:
                kept = connection.execute(select(day_results.c.device)).scalars().all()
            assert len(set(kept)) == 3

    run(scenario())
