"""Forgetting: what a person deletes is gone everywhere, old tables go by themselves, and the page on privacy is true."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest

from speeltafel.client.bodies import SitDown
from speeltafel.client.table import Seat
from speeltafel.server.settings import Settings, read_settings
from speeltafel.server.store.days import everybodys_ranks, keep_result
from tests.server.serving import Serving, run, serving
from tests.server.test_push import endpoints, subscribe

DAY_MS = 86_400_000
NAME, WORDS = "Zwaantje-Philomena", "mijn-telefoon-is-0612345678"
PUSH = "https://fcm.googleapis.com/send/abc"


def on_disk(data: Path) -> bytes:
    """Everything in the database's files, its log included."""
    return b"".join(file.read_bytes() for file in data.glob("speeltafel.db*"))


async def named(http: httpx.AsyncClient, code: str, secret: str, name: str = NAME) -> None:
    answer = await http.patch(f"/api/tables/{code}/me", json={"name": name}, headers=bearing(secret))
    assert answer.status_code == 200


def day_now(served: Serving) -> str:
    return datetime.fromtimestamp(served.time.ms() / 1000, UTC).date().isoformat()


def bearing(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


async def forget(http: httpx.AsyncClient, code: str, secret: str) -> dict[str, object]:
    answer = await http.delete(f"/api/tables/{code}/me", headers=bearing(secret))
    assert answer.status_code == 200, answer.text
    told: dict[str, object] = answer.json()
    return told


async def texts(served: Serving, code: str) -> list[tuple[str, str]]:
    looking = await served.sit(code)
    return [(line.name, line.text or line.phrase) for line in looking.chat]


async def rematch(first: Seat, second: Seat) -> str:
    await first.leave("resign")
    await first.propose("rematch")
    await second.propose("rematch")
    await first.wait_for(lambda here: here.table is not None and here.table.rematch != "")
    assert first.table is not None
    return first.table.rematch


def test_what_is_deleted_is_gone_at_rematches_from_push_and_from_the_files(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            made, ada, eve = await served.pair("exago")
            secret = ada._secrets[0]
            await named(http, made.table, secret)
            await ada.say(WORDS)
            codes = [made.table]
            for _ in range(2):
                codes.append(await rematch(ada, eve))
                ada = await served.sit(codes[-1], secret)
                eve = await served.sit(codes[-1], *eve._secrets)
                await ada.say(WORDS)
            for code in codes:
                assert await subscribe(http, code, secret, PUSH) == 204
            assert NAME.encode() in on_disk(tmp_path)
            told = await forget(http, codes[1], secret)
            assert sorted(told["tables"]) == sorted(codes)  # type: ignore[call-overload]
            assert told["backups"] == {"id": "server-forgotten-backups"}
            for code in codes:
                assert NAME not in str(await served.http.table(code))
                assert await texts(served, code) == [("", "")]
                assert await endpoints(served, code, secret) == set()
            left = on_disk(tmp_path)
            for gone in (NAME, WORDS, PUSH):
                assert gone.encode() not in left, "while the server runs"

    run(scenario())


def test_what_was_said_before_seats_were_dealt_is_its_speakers_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            made = await served.table("exago", "me", "person", "person", "person")
            places = [made.mine[0].secret]
            for link in made.links[:2]:
                taken = await served.http.take_place(made.table, SitDown("x"), invitation=link.secret)
                places.append(taken.secret)
            for number, secret in enumerate(places):
                await named(http, made.table, secret, f"N{number}")
                await (await served.sit(made.table, secret)).say(f"line {number}")
            await served.http.take_place(made.table, SitDown("y"), invitation=made.links[2].secret)
            await forget(http, made.table, places[1])
            assert await texts(served, made.table) == [("N0", "line 0"), ("", ""), ("N2", "line 2")]

    run(scenario())


def test_who_has_left_deletes_their_own_and_not_their_successors(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            made, ada, _ = await served.pair("exago")
            await named(http, made.table, ada._secrets[0])
            await ada.say(WORDS)
            await ada.leave("stand-up")
            taken = await served.http.take_place(made.table, SitDown("Tom"))
            tom = await served.sit(made.table, taken.secret)
            await tom.say("ik ben er")
            await forget(http, made.table, ada._secrets[0])
            assert await texts(served, made.table) == [("", ""), ("Tom", "ik ben er")]
            table = await served.http.table(made.table)
            assert table.seats[tom.you[0]].name == "Tom"
            assert NAME.encode() not in on_disk(tmp_path)
            await forget(http, made.table, taken.secret)
            assert await texts(served, made.table) == [("", ""), ("", "")]

    run(scenario())


@pytest.mark.parametrize("game", ["qwirkle", "exago"])
def test_who_was_removed_deletes_their_name_from_the_bot_and_from_the_notes(
    game: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            made = await served.table(game, "me", "person", "me")
            ada = await served.join(made.table, made.links[0].secret, NAME)
            await ada.say(WORDS)
            seat = ada.you[0]
            await served.http.remove(made.table, seat, made.owner)
            assert NAME in str(await texts(served, made.table))
            await forget(http, made.table, ada._secrets[0])
            assert NAME not in str(await texts(served, made.table))
            assert NAME not in str(await served.http.table(made.table))
            assert NAME.encode() not in on_disk(tmp_path)

    run(scenario())


def test_a_stranger_deletes_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            made, ada, _ = await served.pair("exago")
            await named(http, made.table, ada._secrets[0])
            for secret in ("nobody", made.owner):
                answer = await http.delete(f"/api/tables/{made.table}/me", headers=bearing(secret))
                assert answer.status_code == 403
            assert NAME in str(await served.http.table(made.table))

    run(scenario())


def test_tables_are_forgotten_after_the_time_that_the_host_sets(tmp_path: Path) -> None:
    def keep(settings: Settings) -> Settings:
        return replace(settings, forget_days=30)

    async def scenario() -> None:
        async with (
            serving(tmp_path, adjust=keep) as served,
            httpx.AsyncClient(base_url=served.address) as http,
        ):
            served.backend.forgetting.close()  # it looks when this test asks it, and not on its own
            old = await served.table("exago", "me", "me")
            await named(http, old.table, old.mine[0].secret)
            watched = await served.table("exago", "me", "me")
            await served.sit(watched.table)
            engine, first = served.backend.store.engine, day_now(served)
            await keep_result(engine, first, "exago", "a device", 3)
            served.time.ahead += 20 * DAY_MS
            await keep_result(engine, day_now(served), "exago", "a device", 4)
            young = await served.table("exago", "me", "me")
            assert await served.backend.forgetting.look() == 0
            assert await everybodys_ranks(engine, first, "exago") == [(3, 1)]
            later = day_now(served)
            served.time.ahead += 11 * DAY_MS
            while not (forgotten := await served.backend.forgetting.look()):
                await asyncio.sleep(
                    0.05
                )  # a step that has just fallen due keeps its table until the next look
            assert forgotten == 1
            assert await everybodys_ranks(engine, first, "exago") == []
            assert await everybodys_ranks(engine, later, "exago") == [(4, 1)]
            assert (await http.get(f"/api/tables/{old.table}")).status_code == 404
            for code in (watched.table, young.table):
                assert (await http.get(f"/api/tables/{code}")).status_code == 200
            assert NAME.encode() not in on_disk(tmp_path)

    run(scenario())


def test_without_a_time_nothing_is_forgotten_but_browsers_of_games_that_are_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            made, ada, eve = await served.pair("exago")
            other = await served.table("exago", "me", "me")
            assert await subscribe(http, made.table, ada._secrets[0], PUSH) == 204
            assert await subscribe(http, other.table, other.mine[0].secret, PUSH) == 204
            await ada.leave("resign")
            await eve.wait_for(lambda here: here.outcome is not None)
            served.time.ahead += 400 * DAY_MS
            assert await served.backend.forgetting.look() == 0
            assert await endpoints(served, made.table, ada._secrets[0]) == set()
            assert await endpoints(served, other.table, other.mine[0].secret) == {PUSH}

    run(scenario())


def test_a_browser_ends_its_notices_at_every_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            tables = [await served.table("exago", "me", "me") for _ in range(2)]
            for made in tables:
                for endpoint in (PUSH, PUSH + "2"):
                    assert await subscribe(http, made.table, made.mine[0].secret, endpoint) == 204
            answer = await http.post("/api/push/unsubscribe", json={"endpoint": PUSH})
            assert answer.status_code == 204
            for made in tables:
                assert await endpoints(served, made.table, made.mine[0].secret) == {PUSH + "2"}
            assert (await http.post("/api/push/unsubscribe", json={"endpoint": "x"})).status_code == 400

    run(scenario())


TITLES = {"nl": "Privacy", "de": "Datenschutz", "fr": "Vie privée", "en": "Privacy"}


def test_the_page_on_privacy_is_there_in_four_languages_without_a_script(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            for language, title in TITLES.items():
                page = await http.get("/privacy", headers={"Accept-Language": language})
                assert page.status_code == 200
                assert page.headers["content-type"].startswith("text/html")
                assert f'<html lang="{language}">' in page.text
                assert f"<h1>{title}</h1>" in page.text
                assert page.text.count("<h2>") == 11
                assert (await http.get(f"/privacy?language={language}")).text == page.text
            assert (await http.get("/privacy?language=xx")).status_code == 400

    run(scenario())


def test_the_page_on_privacy_says_what_is_so_here(tmp_path: Path) -> None:
    def kept(settings: Settings) -> Settings:
        return replace(settings, forget_days=45, contact="<ada@example.org>")

    async def scenario() -> None:
        async with serving(tmp_path / "a") as served, httpx.AsyncClient(base_url=served.address) as http:
            assert "no time after which" in (await http.get("/privacy")).text
        async with (
            serving(tmp_path / "b", adjust=kept) as served,
            httpx.AsyncClient(base_url=served.address) as http,
        ):
            text = (await http.get("/privacy")).text
            assert "for 45 days" in text
            assert "Your result is kept" in text
            assert "&lt;ada@example.org&gt;" in text

    run(scenario())


def test_what_the_host_sets_is_read_from_the_environment() -> None:
    assert read_settings({}).forget_days == 0
    read = read_settings({"SPEELTAFEL_FORGET_DAYS": "365", "SPEELTAFEL_CONTACT": " ada@example.org "})
    assert (read.forget_days, read.contact) == (365, "ada@example.org")
