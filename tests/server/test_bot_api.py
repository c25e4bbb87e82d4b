"""Anybody's bot: the example in the documentation plays whole games against ours."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import httpx
import msgspec

from speeltafel.client.any_move import some_move
from speeltafel.wire import Happened, Welcome, read_from_server
from tests.server.serving import run, serving

EXAMPLE = Path(__file__).parents[2] / "docs" / "example_bot.py"


def test_the_example_bot_plays_a_game_to_its_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("qwinn", "me", "open", options={"target": 60})
            mine = await served.sit(made.table, made.mine[0].secret)
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLE), served.address, made.table, stdout=asyncio.subprocess.PIPE
            )
            while mine.outcome is None:
                await mine.wait_for(lambda here: here.turn in here.you or here.outcome is not None)
                if mine.outcome is None:
                    await mine.play(await some_move(mine))
            out, _ = await bot.communicate()
            assert b"'winners'" in out
            assert bot.returncode == 0

    run(scenario())


def test_the_stream_tells_the_same_as_the_socket_and_goes_on_where_it_was_left(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            made, first, second = await served.pair("exago")
            token = {"Authorization": f"Bearer {second._secrets[0]}"}
            address = f"/api/bot/stream?table={made.table}"
            async with http.stream("GET", address, headers=token) as stream:
                assert stream.headers["content-type"].startswith("application/x-ndjson")
                lines = stream.aiter_lines()
                welcome = read_from_server(await anext(lines))
                assert isinstance(welcome, Welcome)
                assert welcome.you == second.you
                await first.play("0,0")
                news = read_from_server(await anext(lines))
                while not isinstance(news, Happened):
                    news = read_from_server(await anext(lines))
                assert news.events == second.events[-1:]
            async with http.stream("GET", f"{address}&since={news.number - 1}", headers=token) as stream:
                welcome = read_from_server(await anext(stream.aiter_lines()))
                assert isinstance(welcome, Welcome)
                assert welcome.events == news.events
            assert (await http.get(address)).status_code == 403

    run(scenario())


def test_moves_and_plays_over_http(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            made, first, second = await served.pair("qwirkle")
            mover, other = ({"Authorization": f"Bearer {seat._secrets[0]}"} for seat in (first, second))
            query = {"table": made.table}
            offered = (await http.get("/api/bot/moves", params=query, headers=mover)).json()
            assert offered["is_all"]
            assert (await http.get("/api/bot/moves", params=query, headers=other)).json()["moves"] == []
            best = max(offered["moves"], key=lambda move: move["points"])["action"]
            for _ in range(2):
                answer = await http.post(
                    "/api/bot/play", params=query, headers=mover, json={"id": "1", "action": best}
                )
                assert answer.json() == {"number": 3}
            refused = await http.post(
                "/api/bot/play", params=query, headers=mover, json={"id": "2", "action": best}
            )
            assert refused.status_code == 409
            assert refused.json()["refusal"]["message"]["id"] == "illegal-not-your-turn"
            assert msgspec.json.decode(refused.content)["text"]

    run(scenario())
