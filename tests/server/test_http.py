"""The HTTP side: headers, foreign pages, limits, records, the page and the OpenAPI page."""

from __future__ import annotations

import asyncio
import inspect
import re
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from speeltafel.live.requests import Refuse
from speeltafel.locale import LANGUAGES
from speeltafel.server.edge import page
from speeltafel.server.edge.limits import MOST_REMEMBERED, Addresses
from speeltafel.server.settings import Limits, Misconfigured, read_settings
from speeltafel.table.spel_json import read_json
from speeltafel.wire import WIRE
from tests.server.serving import GENEROUS, play_on, run, serving


def test_every_answer_carries_a_strict_policy(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            for path in (
                "/",
                "/t/TULP-234567",
                "/schema",
                "/api/games",
                "/api/nothing",
                "/nothing",
                "/metrics",
            ):
                answer = await http.get(path)
                policy = answer.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "no-referrer"
                assert "set-cookie" not in answer.headers
            schema = (await http.get("/schema")).text
            assert "<script" not in schema
            assert " style=" not in schema

    run(scenario())


def test_a_foreign_page_may_not_talk_to_us(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            body = {"game": "qwinn", "seats": [{"kind": "me"}, {"kind": "me"}]}
            own = served.address
            for origin, status in ((None, 201), (own, 201), ("http://evil.example", 403), ("null", 403)):
                headers = {"Origin": origin} if origin else {}
                assert (await http.post("/api/tables", json=body, headers=headers)).status_code == status
            socket = served.address.replace("http", "ws") + "/api/socket"
            async with connect(socket, additional_headers={"Origin": own}):
                pass
            with pytest.raises(InvalidStatus):
                await connect(socket, additional_headers={"Origin": "http://evil.example"})

    run(scenario())


def test_one_address_can_make_only_so_many_tables_and_requests(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = replace(GENEROUS, tables_per_hour=3)
        async with (
            serving(tmp_path / "a", limits=limits) as served,
            httpx.AsyncClient(base_url=served.address) as http,
        ):
            body = {"game": "qwinn", "seats": [{"kind": "me"}, {"kind": "me"}]}
            statuses = [(await http.post("/api/tables", json=body)).status_code for _ in range(5)]
            assert statuses == [201, 201, 201, 429, 429]
        limits = replace(GENEROUS, requests_per_second=0.001, request_burst=5)
        async with (
            serving(tmp_path / "b", limits=limits) as served,
            httpx.AsyncClient(base_url=served.address) as http,
        ):
            statuses = [(await http.get("/api/version")).status_code for _ in range(8)]
            assert statuses == [200] * 5 + [429] * 3
            assert (await http.get("/")).status_code == 200, "the page itself is not counted"

    run(scenario())


def test_a_flood_is_refused_then_cut_off_and_others_do_not_notice(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = replace(Limits(), tables_per_hour=100, message_burst=30, patience=40)
        async with serving(tmp_path, limits=limits) as served:
            _, first, second = await served.pair("exago")
            async with connect(served.address.replace("http", "ws") + "/api/socket") as flood:
                await flood.send(
                    msgspec.json.encode({"type": "hello", "table": first._code, "wire": WIRE}).decode()
                )
                for n in range(200):
                    await flood.send(msgspec.json.encode({"type": "ping", "id": f"{n}"}).decode())
                kinds = [msgspec.json.decode(text)["type"] async for text in flood]
                assert kinds.count("refused") == 40
                assert kinds[-1] == "goodbye"
            await first.play("0,0")
            await second.wait_for(lambda here: here.turn in here.you)
            assert second.breaks == 0

    run(scenario())


def test_too_many_sockets_of_one_address_are_turned_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, sockets_per_address=3)) as served:
            made, _, _ = await served.pair("exago")
            address = served.address.replace("http", "ws") + "/api/socket"
            async with connect(address), connect(address) as fourth:
                assert msgspec.json.decode(await fourth.recv())["type"] == "goodbye"
            assert made.table

    run(scenario())


def test_a_running_record_tells_only_what_its_bearer_may_know(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, second = await served.pair("qwirkle")
            await play_on(first, second, moves=3)
            everybody = await served.http.record(made.table, format="json")
            assert "??" in everybody
            assert read_json(everybody).eyes == frozenset()
            mine = read_json(await served.http.record(made.table, secret=first._secrets[0], format="json"))
            assert mine.eyes == frozenset(first.you)
            assert mine.seed == ""
            replay = await served.http.replay(made.table, "all")
            assert all("??" in hand for hand in replay.frames[-1].view["hands"])

    run(scenario())


def test_no_address_of_the_server_takes_a_seats_secret_in_its_query(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            schema = (await http.get("/schema/openapi.json")).json()
            asked = {
                parameter["name"]
                for path in schema["paths"].values()
                for operation in path.values()
                for parameter in operation.get("parameters", ())
                if parameter["in"] == "query"
            }
            assert "table" in asked
            assert not asked & {"place", "secret", "key", "invitation"}
            made = await served.table("qwinn", "me", "person")
            assert (await http.get(f"/api/tables/{made.table}/qr")).status_code == 404

    run(scenario())


def test_a_refusal_speaks_the_readers_language(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            texts = set()
            for language in LANGUAGES:
                answer = await http.get(
                    "/api/tables/NIETS", headers={"Accept-Language": f"{language}-XX,en;q=0.5"}
                )
                assert answer.status_code == 404
                texts.add(answer.json()["text"])
            assert len(texts) == len(LANGUAGES)

    run(scenario())


def test_a_tables_page_names_its_game_and_lets_its_own_script_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = tmp_path / "page"
    built.mkdir()
    (built / "index.html").write_text("<!doctype html><title>the page</title><script>first</script>")
    (built / "first-script.txt").write_text("sha256-abc")
    monkeypatch.setattr(page, "FOLDER", built)

    async def scenario() -> None:
        async with serving(tmp_path / "data") as served, httpx.AsyncClient(base_url=served.address) as http:
            wish = {"game": "exago", "seats": [{"kind": "me"}, {"kind": "bot"}]}
            made = (await http.post("/api/tables", json=wish)).json()
            known = await http.get(f"/t/{made['table'].lower()}")
            assert '<meta name="speeltafel-game" content="exago" /><title>' in known.text
            assert "script-src 'self' 'sha256-abc';" in known.headers["content-security-policy"]
            unknown = await http.get("/t/NIETS-234567")
            assert "speeltafel-game" not in unknown.text
            other = await http.get("/api/games")
            assert "script-src 'self';" in other.headers["content-security-policy"]

    run(scenario())


def test_the_page_answers_its_addresses_and_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = tmp_path / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html>the page")
    (built / "assets" / "index-abc.js").write_text("1")
    (tmp_path / "secret.txt").write_text("no")
    monkeypatch.setattr(page, "FOLDER", built)

    async def scenario() -> None:
        async with serving(tmp_path / "data") as served, httpx.AsyncClient(base_url=served.address) as http:
            for path in ("/", "/t/TULP-234567", "/r/TULP-234567?at=3", "/rules/qwirkle/nl-2023"):
                assert (await http.get(path)).text == "<!doctype html>the page"
                asked = await http.head(path)
                assert (asked.status_code, asked.content) == (200, b"")
            asset = await http.get("/assets/index-abc.js")
            assert "immutable" in asset.headers["cache-control"]
            assert asset.headers["content-type"].startswith("text/javascript")
            for path in ("/../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/assets/", "/favicon.ico"):
                assert (await http.get(path)).status_code == 404

    run(scenario())


def test_counts_name_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            made, first, second = await served.pair("exago")
            await play_on(first, second, moves=2)
            text = (await http.get("/metrics")).text
            assert re.search(r'speeltafel_moves_total\{game="exago/goliath"\} 2', text)
            assert made.table not in text
            health = (await http.get("/api/health")).json()
            assert health.pop("free") > 0
            assert health.pop("committed") >= 0
            assert health == {
                "status": "ok",
                "wrong": [],
                "tables": 1,
                "sockets": 2,
                "database": True,
                "redis": None,
                "failed": None,
                "set_aside": 0,
            }

    run(scenario())


def test_settings_that_cannot_be_are_named() -> None:
    for environment, name in (
        ({"SPEELTAFEL_PORT": "many"}, "SPEELTAFEL_PORT"),
        ({"SPEELTAFEL_DATABASE_URL": "mysql://x"}, "SPEELTAFEL_DATABASE_URL"),
        ({"SPEELTAFEL_REDIS_URL": "redis://x"}, "SPEELTAFEL_REDIS_URL"),
    ):
        with pytest.raises(Misconfigured, match=name):
            read_settings(environment)


NUMBERS = sorted(set(re.findall(r"_whole\(\s*environment, \"(\w+)\"", inspect.getsource(read_settings))))
NONE_AT_ALL = {
    "SPEELTAFEL_TABLES_PER_HOUR",
    "SPEELTAFEL_PLACES_PER_HOUR",
    "SPEELTAFEL_LISTED_PER_ADDRESS",
    "SPEELTAFEL_RESULTS_PER_DAY",
    "SPEELTAFEL_CHAT_PER_MINUTE",
    "SPEELTAFEL_FORGET_DAYS",
    "SPEELTAFEL_PORT",
}
"""Settings of which 0 has a meaning: nobody may, never, any port."""


@pytest.mark.parametrize("name", NUMBERS)
@pytest.mark.parametrize("value", ["0", "-1", "1.5", "nan", "many", "9" * 11, "9" * 5000])
def test_a_number_that_cannot_be_is_refused_with_what_would_be_right(name: str, value: str) -> None:
    if value == "0" and name in NONE_AT_ALL:
        read_settings({name: value})
        return
    with pytest.raises(Misconfigured, match=rf"{name}=.*from \d+ to \d+"):
        read_settings({name: value})


def test_a_limit_of_none_refuses_everybody_and_is_forgotten_like_others() -> None:
    async def scenario() -> None:
        none = Addresses(Limits(tables_per_hour=0, request_burst=1), lambda: 0.0)
        for n in range(MOST_REMEMBERED + 2):
            with pytest.raises(Refuse):
                await none.make_table(f"198.51.{n // 256}.{n % 256}")

    run(scenario())


def test_a_second_server_on_the_same_data_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path):
            with pytest.raises(Misconfigured, match="Another server"):
                async with serving(tmp_path):
                    await asyncio.sleep(0)

    run(scenario())
