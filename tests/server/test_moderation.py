"""A hostile public: the lobby is shared out, names are names, watchers are muted, reports answered, addresses banned."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from speeltafel.client.bodies import SitDown
from speeltafel.client.http import Declined
from speeltafel.client.table import Seat, Unwelcome, new_id
from speeltafel.wire import Hush
from tests.server.serving import GENEROUS, Serving, run, serving

KEY = {"Authorization": "Bearer sesam"}
HOUR_MS = 3_600_000
ADA, EVE = {"X-Forwarded-For": "198.51.100.7"}, {"X-Forwarded-For": "203.0.113.9"}
TABLE = {"game": "exago", "listed": True, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}


@asynccontextmanager
async def moderated(data: Path, **limits: Any) -> AsyncIterator[tuple[Serving, httpx.AsyncClient]]:
    """A server with an administrator, and a client for it."""
    async with (
        serving(
            data,
            limits=replace(GENEROUS, **limits),
            adjust=lambda settings: replace(settings, admin_key="sesam"),
        ) as served,
        httpx.AsyncClient(base_url=served.address) as http,
    ):
        yield served, http


async def lobby(http: httpx.AsyncClient, **query: object) -> list[str]:
    answer = await http.get("/api/tables", params={key: str(value) for key, value in query.items()})
    assert answer.status_code == 200, answer.text
    return [table["table"] for table in answer.json()]


async def make(http: httpx.AsyncClient, who: dict[str, str] = ADA, **more: object) -> httpx.Response:
    return await http.post("/api/tables", json={**TABLE, **more}, headers=who)


def reason(answer: httpx.Response) -> str:
    return str(answer.json()["message"]["id"])


async def listed_pair(served: Serving) -> tuple[str, Seat, Seat]:
    """Two people who met at a listed table where they may write."""
    made = await served.table("exago", "me", "open", listed=True)
    place = await served.http.take_place(made.table, SitDown("Eve"))
    ada, eve = await served.sit(made.table, made.mine[0].secret), await served.sit(made.table, place.secret)
    async with httpx.AsyncClient(base_url=served.address) as http:
        owner = {"Authorization": f"Bearer {made.owner}"}
        await http.patch(f"/api/tables/{made.table}", json={"free_chat": True}, headers=owner)
    return made.table, ada, eve


def test_one_address_has_a_share_of_the_lobby_and_hides_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with moderated(tmp_path) as (served, http):
            answers = [await make(http) for _ in range(10)]
            most = served.backend.settings.limits.listed_per_address
            assert [answer.status_code for answer in answers] == [201] * most + [429] * (10 - most)
            assert reason(answers[-1]) == "server-many-listed"
            other = await make(http, EVE)
            assert other.status_code == 201
            assert other.json()["table"] in await lobby(http)
            hidden = await make(http, listed=False)
            owner = {**ADA, "Authorization": f"Bearer {hidden.json()['owner']}"}
            into = await http.patch(
                f"/api/tables/{hidden.json()['table']}", json={"listed": True}, headers=owner
            )
            assert (into.status_code, reason(into)) == (429, "server-many-listed")
            await http.post(f"/api/tables/{answers[0].json()['table']}/places", json={})  # it begins
            assert (await make(http)).status_code == 201

    run(scenario())


def test_one_address_does_not_hide_the_games_that_others_play(tmp_path: Path) -> None:
    both = [{"kind": "me", "name": "Eve"}, {"kind": "me", "name": "Mallory"}]

    async def scenario() -> None:
        async with moderated(tmp_path) as (served, http):
            most = served.backend.settings.limits.listed_per_address
            honest = (await make(http, seats=both)).json()["table"]
            spam = [(await make(http, EVE, seats=both)).json() for _ in range(most + 2)]
            codes = [made["table"] for made in spam]
            assert await lobby(http, status="running") == [*codes[:1:-1], honest]
            last = await served.sit(codes[-1], *(place["secret"] for place in spam[-1]["mine"]))
            await last.leave("resign", seat=0)
            await last.propose("rematch")
            await last.wait_for(lambda here: here.table is not None and here.table.rematch != "")
            assert last.table is not None
            again = last.table.rematch
            seen = await lobby(http, status="running")  # a game that follows another is of the same address
            assert again in seen
            assert (len(seen), honest in seen) == (most + 1, True)

    run(scenario())


def test_the_lobby_is_paged_and_searched(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with moderated(tmp_path, listed_per_address=1000) as (_, http):
            codes = [(await make(http)).json()["table"] for _ in range(60)]
            named = (
                await make(http, game="qwinn", seats=[{"kind": "me", "name": "Zoë Quist"}, {"kind": "open"}])
            ).json()["table"]
            first, second = await lobby(http), await lobby(http, page=1)
            assert (len(first), len(second)) == (50, 11)
            assert sorted(first + second) == sorted([*codes, named])
            assert await lobby(http, search="quis") == [named]  # no table's code has a word like it
            assert await lobby(http, search="zoë q") == [named]
            assert await lobby(http, game="qwinn") == [named]
            assert await lobby(http, search=codes[3].lower()) == [codes[3]]
            assert await lobby(http, search="nobody") == []
            assert await lobby(http, page=2) == []
            assert (await http.get("/api/tables?page=-1")).status_code == 400
            assert (await http.get("/api/tables?search=" + "x" * 50)).status_code == 400

    run(scenario())


def test_nobody_finds_a_stored_secret_by_searching(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with moderated(tmp_path) as (served, http):
            code = (await make(http)).json()["table"]
            room = await served.backend.room(code)
            for hash in (room.table.seating.owner, room.table.seating.chairs[0].secret):
                assert await lobby(http, search=hash[:8]) == []

    run(scenario())


def test_one_address_does_not_take_all_open_places(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with moderated(tmp_path, listed_per_address=1000, places_per_hour=4) as (_, http):
            codes = [(await make(http)).json()["table"] for _ in range(6)]
            answers = [await http.post(f"/api/tables/{code}/places", json={}, headers=EVE) for code in codes]
            assert [answer.status_code for answer in answers] == [201] * 4 + [429] * 2
            assert reason(answers[-1]) == "server-many-places"
            private = (await make(http, listed=False)).json()["table"]
            assert (await http.post(f"/api/tables/{private}/places", json={}, headers=EVE)).status_code == 201

    run(scenario())


def test_a_name_at_a_listed_table_is_no_chat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with moderated(tmp_path) as (served, http):
            made = (
                await make(http, seats=[{"kind": "me", "name": "bel 0612345678"}, {"kind": "open"}])
            ).json()
            me = {"Authorization": f"Bearer {made['mine'][0]['secret']}"}
            path = f"/api/tables/{made['table']}"
            assert (await served.http.table(made["table"])).seats[0].name == ""
            bad = await http.patch(f"{path}/me", json={"name": "kom naar evil.example"}, headers=me)
            assert reason(bad) == "server-name-unfit"
            answers = [
                await http.patch(f"{path}/me", json={"name": "Ada" if n % 2 else "Bea"}, headers=me)
                for n in range(25)
            ]
            assert [answer.status_code for answer in answers[:4]] == [200, 200, 200, 429]
            assert reason(answers[-1]) == "server-renamed-often"
            picture = await http.patch(f"{path}/me", json={"avatar": "lees dit eens goed"}, headers=me)
            assert picture.json()["seats"][0].get("avatar", "") == ""
            place = await served.http.take_place(made["table"], SitDown("Bea"))
            table = await served.http.table(made["table"])
            assert sorted(seat.name for seat in table.seats) == ["Bea", "Bea 2"]
            assert place.secret

    run(scenario())


def test_a_table_that_comes_to_the_lobby_leaves_unfit_names_behind(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with moderated(tmp_path) as (_, http):
            seats = [
                {"kind": "me", "name": "www.evil.example"},
                {"kind": "me", "name": "Ada"},
                {"kind": "open"},
            ]
            made = (await make(http, listed=False, seats=seats)).json()
            owner = {"Authorization": f"Bearer {made['owner']}"}
            table = await http.patch(f"/api/tables/{made['table']}", json={"listed": True}, headers=owner)
            assert [seat.get("name", "") for seat in table.json()["seats"]] == ["", "Ada", ""]

    run(scenario())


def test_watchers_are_muted_by_who_does_not_want_to_hear_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, ada, eve = await served.pair("exago")
            await ada.ask(Hush(new_id(), ada.you[0], "mute-watchers"))
            watcher = await served.sit(made.table)
            await watcher.say(phrase="phrase-hurry")
            await eve.say("hoi")
            await ada.wait_for(lambda here: bool(here.chat))
            await eve.wait_for(lambda here: len(here.chat) == 2)
            assert [line.text for line in ada.chat] == ["hoi"]
            again = await served.sit(made.table, *ada._secrets)
            assert [line.text for line in again.chat] == ["hoi"]
            await ada.ask(Hush(new_id(), ada.you[0], "unmute-watchers"))
            await watcher.say(phrase="phrase-hello")
            await ada.wait_for(lambda here: len(here.chat) == 2)

    run(scenario())


def test_reports_are_grouped_answered_and_closed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with moderated(tmp_path) as (served, http):
            made = await served.table("exago", "me", "me", "me")
            ada, eve, cy = [await served.sit(made.table, place.secret) for place in made.mine]
            me = {"Authorization": f"Bearer {ada._secrets[0]}"}
            await http.patch(f"/api/tables/{made.table}/me", json={"name": "Ada"}, headers=me)
            await ada.say("iets lelijks")
            await ada.say("nog iets")
            for seat in (eve, cy):
                await seat.wait_for(lambda here: len(here.chat) == 2)
                for _ in range(25):
                    await seat.ask(Hush(new_id(), seat.you[0], "report", 0))
            await eve.ask(Hush(new_id(), eve.you[0], "report", 1))
            found = (await http.get("/api/admin/reports", headers=KEY)).json()
            assert [(each["text"], each["name"], len(each["by"])) for each in found] == [
                ("nog iets", "Ada", 1),
                ("iets lelijks", "Ada", 2),
            ]
            path = f"/api/admin/reports/{made.table}"
            done = await http.post(f"{path}/0", json={"verdict": "removed"}, headers=KEY)
            assert done.status_code == 204
            assert (await http.post(f"{path}/1", json={"verdict": "kept"}, headers=KEY)).status_code == 204
            for seat, told in ((eve, ["told-removed", "told-kept"]), (cy, ["told-removed"]), (ada, [])):
                back = await served.sit(made.table, *seat._secrets)
                assert [line.phrase for line in back.chat if line.phrase] == told
                assert [line.text for line in back.chat[:2]] == ["", "nog iets"]
            await eve.wait_for(lambda here: "told-kept" in [line.phrase for line in here.chat])
            assert not [line for line in ada.chat if line.phrase], "who was reported hears of no report"
            assert (await http.get("/api/admin/reports", headers=KEY)).json() == []
            closed = (await http.get("/api/admin/reports?closed=true", headers=KEY)).json()
            assert {each["verdict"] for each in closed} == {"removed", "kept"}
            again = await http.post(f"{path}/0", json={"verdict": "kept"}, headers=KEY)
            assert again.status_code == 404

    run(scenario())


def test_an_administrator_takes_a_name_away_for_good(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with moderated(tmp_path) as (served, http):
            made, ada, _ = await served.pair("exago")
            me = {"Authorization": f"Bearer {ada._secrets[0]}"}
            await http.patch(f"/api/tables/{made.table}/me", json={"name": "Lelijk"}, headers=me)
            seat = ada.you[0]
            path = f"/api/admin/tables/{made.table}/places/{seat}"
            assert (await http.patch(path, json={"name": ""})).status_code == 403
            assert (await http.patch(path, json={"name": "Speler"}, headers=KEY)).status_code == 200
            await ada.wait_for(
                lambda here: here.table is not None and here.table.seats[seat].name == "Speler"
            )
            back = await http.patch(f"/api/tables/{made.table}/me", json={"name": "Lelijk"}, headers=me)
            assert (back.status_code, reason(back)) == (403, "server-name-taken")
            wrong = await http.patch(f"/api/admin/tables/{made.table}/places/9", json={}, headers=KEY)
            assert wrong.status_code == 404

    run(scenario())


def test_an_address_is_banned_for_a_time_by_what_it_said(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with moderated(tmp_path) as (served, http):
            code, ada, eve = await listed_pair(served)
            await eve.say("iets lelijks")
            await ada.wait_for(lambda here: bool(here.chat))
            wish = {"table": code, "number": 0, "hours": 2, "why": "scolds"}
            assert (await http.post("/api/admin/bans", json=wish)).status_code == 403
            ban = await http.post("/api/admin/bans", json=wish, headers=KEY)
            assert ban.status_code == 201, ban.text
            assert "127.0.0.1" not in ban.text
            with pytest.raises(Unwelcome):
                await eve.wait_for(lambda here: False)
            refused = await http.get("/api/tables")
            assert (refused.status_code, reason(refused)) == (403, "server-banned")
            assert (await http.get("/api/tables", headers=ADA)).status_code == 200, "others are served"
            assert (await http.get("/privacy")).status_code == 200
            bans = (await http.get("/api/admin/bans", headers=KEY)).json()
            assert [(each["mark"], each["why"]) for each in bans] == [(ban.json()["mark"], "scolds")]
            served.time.ahead += 2 * HOUR_MS + 1
            assert (await http.get("/api/tables")).status_code == 200
            await http.post("/api/admin/bans", json=wish, headers=KEY)
            assert (await http.get("/api/tables")).status_code == 403
            mark = ban.json()["mark"]
            assert (await http.delete(f"/api/admin/bans/{mark}", headers=KEY)).status_code == 204
            assert (await http.get("/api/tables")).status_code == 200

    run(scenario())


def test_no_mark_of_an_address_is_kept_where_nobody_listed_the_table_or_for_long(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with moderated(tmp_path) as (served, http):
            made, ada, _ = await served.pair("exago")
            await ada.say("hoi")
            none = await http.post("/api/admin/bans", json={"table": made.table, "number": 0}, headers=KEY)
            assert (none.status_code, reason(none)) == (409, "server-no-mark")
            code, _, eve = await listed_pair(served)
            await eve.say("hoi")
            assert await served.backend.moderation.mark_of(code, 0)
            assert await served.backend.moderation.mark_of(code, None)
            served.time.ahead += 15 * 24 * HOUR_MS
            await served.backend.forgetting.look()
            assert not await served.backend.moderation.mark_of(code, 0)
            assert not await served.backend.moderation.mark_of(code, None)

    run(scenario())


@pytest.mark.parametrize("number", [-1, 2**31, 2**63, 2**70])
def test_a_line_that_no_talk_can_have_is_no_fault_of_ours(number: int, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with moderated(tmp_path) as (served, http):
            table = (await make(http)).json()["table"]
            answers = [
                await http.post("/api/admin/bans", json={"table": table, "number": number}, headers=KEY),
                await http.post(
                    f"/api/admin/reports/{table}/{number}", json={"verdict": "kept"}, headers=KEY
                ),
            ]
            assert [answer.status_code for answer in answers] in ([400, 400], [400, 404])
            assert served.backend.metrics.counts.faults == 0

    run(scenario())


def test_the_administrators_key_is_not_guessed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with moderated(tmp_path) as (_, http):
            answers = [
                await http.get("/api/admin/reports", headers={"Authorization": f"Bearer {n}"})
                for n in range(30)
            ]
            assert answers[0].status_code == 403
            assert answers[-1].status_code == 429
            assert (await http.get("/api/admin/reports", headers=KEY)).status_code == 200

    run(scenario())


def test_where_no_key_is_set_nobody_administers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            serving(tmp_path) as served,
            httpx.AsyncClient(base_url=served.address, timeout=60) as http,
        ):
            made = await served.table("exago", "me", "open", listed=True)
            asked = (
                ("GET", "/api/admin/reports", None),
                ("GET", "/api/admin/bans", None),
                ("POST", f"/api/admin/tables/{made.table}/close", None),
                ("PATCH", f"/api/admin/tables/{made.table}/places/0", {"name": ""}),
                ("POST", "/api/admin/bans", {"table": made.table, "hours": 1, "why": "x"}),
            )
            for method, path, body in asked:
                for headers in ({}, {"Authorization": "Bearer"}, {"Authorization": "Bearer None"}):
                    answer = await http.request(method, path, json=body, headers=headers)
                    assert (answer.status_code, reason(answer)) == (403, "server-admin-only"), path
            assert (await served.http.table(made.table)).status == "open"

    run(scenario())


def test_a_refused_sitting_down_costs_nobody_their_invitation(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with moderated(tmp_path, places_per_hour=1) as (served, _):
            made = await served.table("exago", "me", "person", "open", "open", listed=True)
            await served.http.take_place(made.table)
            with pytest.raises(Declined):
                await served.http.take_place(made.table)
            place = await served.http.take_place(made.table, invitation=made.links[0].secret)
            assert place.place == 1

    run(scenario())
