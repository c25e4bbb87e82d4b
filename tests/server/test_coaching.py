"""Hints only against bots, a look back only at what is over, and bots say why only where all is open."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from speeltafel.client.coach_bodies import Analyse
from speeltafel.client.http import Declined
from speeltafel.client.table import Seat
from tests.server.serving import Serving, run, serving

EXAGO = "exago/goliath"


async def asked(address: str, secret: str = "") -> tuple[int, dict[str, Any]]:
    """The status and body of an answer."""

    def ask() -> tuple[int, dict[str, Any]]:
        request = Request(address, headers={"authorization": f"Bearer {secret}"} if secret else {})
        try:
            with urlopen(request) as answer:
                return answer.status, json.load(answer)
        except HTTPError as refused:
            return refused.code, json.load(refused)

    return await asyncio.to_thread(ask)


async def against_a_bot(house: Serving, game: str) -> tuple[str, str, Seat]:
    """A table whose person is to move after the bot has moved: its address, the secret, the seat."""
    made = await house.table(game, "me", "bot")
    secret = made.mine[0].secret
    seat = await house.sit(made.table, secret)
    at = f"{house.address}/api/tables/{made.table}"
    while not any(event.seat not in (None, *seat.you) for event in seat.events):
        await seat.wait_for(lambda here: here.turn in here.you)
        _, hint = await asked(f"{at}/hint", secret)
        await seat.play(hint["action"])
        await seat.wait_for(lambda here: here.turn in here.you)
    return at, secret, seat


def test_a_hint_can_be_played_and_an_open_game_hears_why(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            at, secret, seat = await against_a_bot(house, EXAGO)
            status, hint = await asked(f"{at}/hint", secret)
            assert (status, hint["said"]["id"], hint["number"]) == (200, "exago-did-place", seat.number)
            assert all(event.why for event in seat.events if event.seat not in (None, *seat.you))
            assert (await asked(f"{at}/hint"))[0] == 403

    run(scenario())


def test_hidden_hands_hear_no_reasons_before_the_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            at, secret, seat = await against_a_bot(house, "qwirkle/nl-2023")
            assert not any(event.why for event in seat.events)
            _, running = await asked(f"{at}/replay?seat={seat.you[0]}", secret)
            assert not any((frame["event"] or {}).get("why") for frame in running["frames"])

    run(scenario())


def test_people_get_no_hints_and_look_back_only_when_it_is_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            house.backend.reviews.think = 0.05
            made, first, _ = await house.pair(EXAGO)
            at = f"{house.address}/api/tables/{made.table}"
            status, refused = await asked(f"{at}/hint", made.mine[0].secret)
            assert (status, refused["message"]["id"]) == (409, "server-no-hints")
            status, refused = await asked(f"{at}/review")
            assert (status, refused["message"]["id"]) == (409, "server-not-finished")
            await first.play("0,0")
            await first.leave("resign")
            while not (found := await asked(f"{at}/review"))[1]["ready"]:
                await asyncio.sleep(0.2)
            seats = found[1]["seats"]
            assert [seat["result"] for seat in seats].count(1.0) == 1
            for seat in seats:
                got = seat["luck"] + seat["received"] - seat["given"] + seat["unknown"]
                assert abs(seat["result"] - seat["even"] - got) < 1e-9

    run(scenario())


def test_a_stranger_names_no_module_to_be_imported(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            made, mover, _ = await house.pair("exago")
            await mover.leave("resign")
            for level in ("this:s", "random", "strongest", "os:abort"):
                with pytest.raises(Declined) as refused:
                    await house.http.analyse(Analyse(table=made.table, level=level))
                assert refused.value.problem is not None
                assert refused.value.problem.message.id == "unknown-bot"
            assert "this" not in sys.modules

    run(scenario())
