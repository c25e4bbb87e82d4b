"""A finished game that was played elsewhere, given to a server."""

from __future__ import annotations

from pathlib import Path
from random import Random

import httpx

from speeltafel.core.registry import find
from speeltafel.table.match import Match
from speeltafel.table.spel import write_spel
from tests.server.serving import run, serving


def played(edition: str) -> Match:  # type: ignore[type-arg]
    match, luck = Match(find(edition, 2), bytes(32)), Random(3)
    while match.outcome is None:
        match.push(luck.choice(list(match.legal)))
    return match


def test_a_game_that_was_played_elsewhere_can_be_given_to_a_server(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            text = write_spel(played("exago/goliath").record(Seat0="Noor", Seat1="Opa Jan"))
            made = await http.post("/api/records?language=nl", content=text)
            assert made.status_code == 201, made.text
            code = made.json()["table"]
            again = await http.get(f"/api/tables/{code}/record")
            kept = [line for line in again.text.splitlines() if not line.startswith("[Table ")]
            assert kept == text.splitlines()
            shown = (await http.get(f"/api/tables/{code}")).json()
            assert [seat["name"] for seat in shown["seats"]] == ["Noor", "Opa Jan"]
            assert shown["status"] == "finished"

    run(scenario())


def test_a_record_that_is_none_or_was_touched_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            text = write_spel(played("exago/goliath").record())
            seed = next(line for line in text.splitlines() if line.startswith("[Seed "))
            for wrong in (
                "",
                "no record",
                text[: len(text) // 2],
                text.replace(seed, f'[Seed "{"1" * 64}"]'),
            ):
                told = await http.post("/api/records", content=wrong)
                assert 400 <= told.status_code < 500, told.text
                assert told.json()["message"]["id"]

    run(scenario())
