"""A review tells its doubt, is thought about longer at a press, and can be asked; what if, and hints."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from speeltafel import Match, find
from speeltafel.client.coach_bodies import Analyse
from speeltafel.client.learn_bodies import PlayTried
from speeltafel.client.table import Denied, Seat
from speeltafel.server.store.reviews import KeptReviews
from tests.server.serving import Serving, run, serving

CODE = "PROEF-222222"
LITTLE = 0.05


async def asked(address: str, secret: str = "", body: object = None, method: str = "") -> tuple[int, Any]:
    """The status and body of an answer."""

    def ask() -> tuple[int, Any]:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        data = None if body is None else json.dumps(body).encode()
        if data is not None:
            headers["content-type"] = "application/json"
        request = Request(address, data, headers, method=method or None)
        try:
            with urlopen(request) as answer:
                return answer.status, json.load(answer)
        except HTTPError as refused:
            return refused.code, json.load(refused)

    return await asyncio.to_thread(ask)


async def over(house: Serving, game: str) -> tuple[str, str]:
    """A table whose game is over: its address and its code."""
    made, first, second = await house.pair(game)
    await first.play("0,0")
    await second.play("1,0")
    await first.play("0,1")
    await second.leave("resign")
    await first.wait_for(lambda here: here.outcome is not None)
    return f"{house.address}/api/tables/{made.table}", made.table


def test_a_review_tells_its_doubt_and_thinks_longer_at_a_press(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            house.backend.reviews.think = LITTLE
            at, _ = await over(house, "exago/goliath")
            status, refused = await asked(f"{at}/review/3", body={}, method="POST")
            assert (status, refused["message"]["id"]) == (409, "server-review-first")
            while not (found := await asked(f"{at}/review"))[1]["ready"]:
                assert 0 <= found[1]["done"] <= 1
                await asyncio.sleep(0.1)
            judged = found[1]
            assert judged["tells_chances"] is False
            assert judged["against"]["id"] == "coach-no-chances"
            assert judged["moves"]
            assert all(move["said"] for move in judged["moves"])
            number = judged["moves"][0]["number"]
            assert (await asked(f"{at}/review/{number}", body={}, method="POST"))[0] == 200
            status, refused = await asked(f"{at}/review/0", body={}, method="POST")
            assert (status, refused["message"]["id"]) == (404, "review-no-decision")
            code = at.rpartition("/")[2]
            assert (await house.http.review(code)).ready
            assert (await house.http.think_longer(code, number)).ready
            assert await house.http.exercises(code, 0) == (await asked(f"{at}/review/exercises?seat=0"))[1]
            line = await house.http.analyse(Analyse(["0,1"], code, 2))
            assert line.line == ["0,1"]

    run(scenario())


def test_who_asks_is_told_how_far_another_process_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            at, code = await over(house, "exago/goliath")
            log = (await house.backend.room(code)).table.log
            assert log is not None
            other = KeptReviews(house.backend.store.engine, "another")
            assert await other.claim(code, log.number)
            assert await other.keep(code, log.number, [], 30, 120)
            _, found = await asked(f"{at}/review")
            assert (found["ready"], found["done"]) == (False, 0.25)
            assert not house.backend.reviews.is_under_way(code)

    run(scenario())


def test_what_if_goes_from_any_moment_of_a_finished_game_and_from_a_position(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            _, code = await over(house, "exago/goliath")
            what_if = f"{house.address}/api/analyse"
            status, told = await asked(what_if, body={"table": code, "at": 2, "moves": ["0,1"]})
            assert (status, told["moves"], told["line"]) == (200, ["0,1"], ["0,1"])
            assert 1 <= len(told["choices"]) <= 3
            assert told["choices"][0]["chance"] is None
            assert told["choices"][0]["reasons"]
            _, on = await asked(what_if, body={"table": code, "at": 2, "moves": ["0,1"], "level": "hasty"})
            assert len(on["moves"]) == 2
            dice = {"game": "qwinn", "position": find("qwinn").position(_thrown()), "tried": "fail"}
            status, told = await asked(what_if, body=dice)
            assert status == 200, told
            assert [each["is_tried"] for each in told["choices"]].count(True) == 1
            assert all(0 <= each["chance"] <= 1 for each in told["choices"])
            for body, reason in (
                ({"table": code, "at": 2, "moves": ["9,9"]}, "exago-off-board"),
                ({"table": code, "at": 999}, "what-if-number"),
                ({"game": "exago"}, "server-analyse-what"),
                ({"table": code, "level": "genius"}, "unknown-bot"),
                ({"game": "chess", "position": "x"}, "unknown-game"),
            ):
                status, refused = await asked(what_if, body=body)
                assert 400 <= status < 500, body
                assert refused["message"]["id"] == reason or reason == "exago-off-board", refused

    run(scenario())


def test_a_line_is_told_at_once_without_weighing_and_a_play_in_progress_is_asked_about(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            _, code = await over(house, "exago/goliath")
            what_if = f"{house.address}/api/analyse"
            deed = {"kind": "place", "moves": [{"to": "0,1"}]}
            status, told = await asked(what_if, body={"table": code, "at": 2, "think": 0})
            assert (status, told["choices"], told["against"]) == (200, [], None)
            assert told["preview"]["steps"] or told["preview"]["text"] is not None
            place = {name: told[name] for name in ("game", "seats", "options", "position")}
            line = {**place, "think": 0, "deed": deed}
            status, moved = await asked(what_if, body=line)
            assert (status, moved["moves"]) == (200, ["0,1"]), moved
            assert moved["events"][0]["seat"] == told["turn"]
            assert moved["turn"] != told["turn"]
            ask = f"{what_if}/ask"
            status, preview = await asked(ask, body={"line": {**place, "moves": []}, "deed": deed})
            assert (status, preview["ready"], preview["text"]) == (200, True, "0,1"), preview
            taken = {"kind": "place", "moves": [{"to": "0,0"}]}
            _, preview = await asked(ask, body={"line": {**place, "moves": []}, "deed": taken})
            assert preview["ready"] is False
            assert preview["refusal"]["message"]["id"]
            status, found = await asked(what_if, body={"position": told["position"], "think": 0})
            assert (status, found["game"], found["seats"]) == (200, "exago/goliath", 2), found
            status, refused = await asked(what_if, body={"position": "no position", "think": 0})
            assert (status, refused["message"]["id"]) == (400, "server-no-position")

    run(scenario())


def test_of_a_running_game_the_place_has_only_what_the_seat_sees(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            code, secret, seat = await against_a_bot(house)
            _, told = await asked(f"{house.address}/api/analyse", secret, {"table": code, "think": 0})
            own, other = seat.you[0], 1 - seat.you[0]
            hands = told["position"].split(" ")[1].split("/")
            assert "?" not in hands[own]
            assert set(hands[other]) == {"?"}
            assert told["imagined"] is True

    run(scenario())


def test_another_answer_to_a_decision_is_judged(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            at, code = await over(house, "exago/goliath")
            status, told = await asked(f"{at}/review/2/retry", body={"action": "0,1"})
            assert status == 200, told
            assert told["right"] == (told["name"] == "")
            assert told["play"]["event"]["seat"] is not None
            assert told["said"]
            again = await house.http.retry(code, 2, PlayTried("0,1"))
            assert again.right == told["right"]
            status, refused = await asked(f"{at}/review/2/retry", body={"action": "0,0"})
            assert 400 <= status < 500, refused
            status, refused = await asked(f"{at}/review/999/retry", body={"action": "0,1"})
            assert (status, refused["message"]["id"]) == (404, "review-no-decision")

    run(scenario())


def _thrown() -> Any:
    match: Match[Any, Any] = Match(find("qwinn"), seed=2)
    return match.state


async def against_a_bot(house: Serving) -> tuple[str, str, Seat]:
    made = await house.table("qwirkle/nl-2023", "me", "bot")
    secret = made.mine[0].secret
    seat = await house.sit(made.table, secret)
    await seat.wait_for(lambda here: here.turn in here.you)
    return made.table, secret, seat


def test_of_a_running_game_what_if_knows_what_the_seat_sees_and_opens_where_hints_do(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            code, secret, seat = await against_a_bot(house)
            what_if = f"{house.address}/api/analyse"
            status, told = await asked(what_if, secret, {"table": code})
            assert status == 200, told
            assert told["turn"] == seat.you[0]
            assert told["imagined"] is True, "whoever thinks about it has not seen the other hand either"
            move = told["choices"][0]["action"]
            _, after = await asked(what_if, secret, {"table": code, "moves": [move]})
            assert after["turn"] not in seat.you
            other = 1 - seat.you[0]
            assert all(tile is None or tile == "??" for tile in after["view"]["hands"][other])
            answered = {"table": code, "moves": [move], "level": "hasty", "think": 0}
            _, on = await asked(what_if, secret, answered)
            assert len(on["moves"]) == 2
            draws = [each for each in on["line"] if each.startswith("draw:")]
            assert [set(each[5:]) <= {"?", "+"} for each in draws] == [False, True]
            assert (await asked(what_if, "", {"table": code}))[0] == 403
            made, first, _ = await house.pair("qwirkle/nl-2023")
            status, refused = await asked(what_if, made.mine[0].secret, {"table": made.table})
            assert (status, refused["message"]["id"]) == (409, "server-no-hints")
            assert first.outcome is None

    run(scenario())


def test_people_who_all_agree_get_hints(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            made, first, second = await house.pair("exago/goliath")
            (secret,) = first._secrets
            at = f"{house.address}/api/tables/{made.table}/hint"
            assert (await asked(at, secret))[1]["message"]["id"] == "server-no-hints"
            await first.propose("hints")
            assert (await asked(at, secret))[1]["message"]["id"] == "server-no-hints"
            await second.wait_for(lambda here: bool(here.table.offers))
            await second.answer("hints", agree=True)
            await first.wait_for(lambda here: here.table.hints)
            assert (await asked(at, secret))[1]["action"] == "0,0"
            with pytest.raises(Denied) as again:
                await first.propose("hints")
            assert again.value.refusal.message.id == "server-hints-agreed"

    run(scenario())


def test_a_hint_has_three_strengths(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            code, secret, _ = await against_a_bot(house)
            at = f"{house.address}/api/tables/{code}/hint"
            hints = [(await asked(f"{at}?strength={each}", secret))[1] for each in (1, 2, 3)]
            assert [bool(each["action"]) for each in hints] == [False, False, True]
            assert "pieces" not in hints[0]
            assert hints[1]["pieces"]
            assert hints[2]["reasons"]
            assert (await asked(f"{at}?strength=4", secret))[0] == 400

    run(scenario())
