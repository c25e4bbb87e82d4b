"""Talk: phrases, free text, mute, report, and the wish to be forgotten."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from speeltafel.client.table import Denied, new_id
from speeltafel.core.words import message
from speeltafel.live.talk import PHRASES
from speeltafel.locale import LANGUAGES, say
from speeltafel.wire import Hush, Say
from tests.server.serving import run, serving


def test_every_phrase_is_said_in_four_languages() -> None:
    for phrase in PHRASES:
        assert len({say(message(phrase), language) for language in LANGUAGES}) >= 1


def test_both_hear_what_is_said_and_a_line_sent_twice_counts_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, second = await served.pair("exago")
            await first.say("  hoi   daar <b> ")
            await first.say(phrase="phrase-hello")
            line = Say(new_id(), first.you[0], "nog eens")
            await first.ask(line)
            await first.ask(line)
            await second.wait_for(lambda here: len(here.chat) == 3)
            assert [(each.text, each.phrase) for each in second.chat] == [
                ("hoi daar <b>", ""),
                ("", "phrase-hello"),
                ("nog eens", ""),
            ]

    run(scenario())


def test_a_listed_table_has_phrases_only_until_its_owner_allows_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            made, first, _ = await served.pair("exago", listed=True)
            with pytest.raises(Denied) as refused:
                await first.say("hoi")
            assert refused.value.reason == "server-phrases-only"
            await first.say(phrase="phrase-hello")
            owner = {"Authorization": f"Bearer {made.owner}"}
            answer = await http.patch(f"/api/tables/{made.table}", json={"free_chat": True}, headers=owner)
            assert answer.json()["listed"] is True
            await first.say("hoi")
            stranger = {"Authorization": f"Bearer {made.mine[0].secret}"}
            answer = await http.patch(f"/api/tables/{made.table}", json={"free_chat": True}, headers=stranger)
            assert answer.status_code == 403

    run(scenario())


def test_a_watcher_says_phrases_only(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, _ = await served.pair("exago")
            watcher = await served.sit(made.table)
            await watcher.say(phrase="phrase-well-played")
            await first.wait_for(lambda here: len(here.chat) == 1)
            assert first.chat[0].seat is None
            with pytest.raises(Denied):
                await watcher.say("pst")
            with pytest.raises(Denied):
                await watcher.say(phrase="phrase-nonsense")

    run(scenario())


def test_who_is_muted_is_not_heard_by_that_seat_only(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made, first, second = await served.pair("exago")
            watcher = await served.sit(made.table)
            await second.ask(Hush(new_id(), second.you[0], "mute", first.you[0]))
            await first.say("hoi")
            await second.say("hallo")
            await watcher.wait_for(lambda here: len(here.chat) == 2)
            await second.wait_for(lambda here: len(here.chat) == 1)
            assert second.chat[0].text == "hallo"
            again = await served.sit(made.table, *second._secrets)
            assert [line.text for line in again.chat] == ["hallo"]
            await second.ask(Hush(new_id(), second.you[0], "unmute", first.you[0]))
            await first.say("nu wel")
            await second.wait_for(lambda here: here.chat[-1].text == "nu wel")

    run(scenario())


def test_a_report_reaches_whoever_has_the_key(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            serving(tmp_path, adjust=lambda settings: replace(settings, admin_key="sesam")) as served,
            httpx.AsyncClient(base_url=served.address) as http,
        ):
            _, first, second = await served.pair("exago")
            await first.say("iets lelijks")
            await second.wait_for(lambda here: len(here.chat) == 1)
            await second.ask(Hush(new_id(), second.you[0], "report", 0))
            with pytest.raises(Denied):
                await second.ask(Hush(new_id(), second.you[0], "report", 99))
            assert (await http.get("/api/admin/reports")).status_code == 403
            assert (
                await http.get("/api/admin/reports", headers={"Authorization": "Bearer sesame"})
            ).status_code == 403
            answer = await http.get("/api/admin/reports", headers={"Authorization": "Bearer sesam"})
            assert [report["text"] for report in answer.json()] == ["iets lelijks"]
            closed = await http.post(
                f"/api/admin/tables/{first._code}/close", headers={"Authorization": "Bearer sesam"}
            )
            assert closed.json()["status"] == "abandoned"

    run(scenario())


def test_a_player_can_have_name_and_talk_deleted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            made, first, second = await served.pair("exago")
            secret = {"Authorization": f"Bearer {first._secrets[0]}"}
            await http.patch(f"/api/tables/{made.table}/me", json={"name": "Jantje"}, headers=secret)
            await first.say("ik woon in de Dorpsstraat")
            await second.say("leuk")
            assert (await http.delete(f"/api/tables/{made.table}/me", headers=secret)).status_code == 200
            again = await served.sit(made.table, *second._secrets)
            assert again.table is not None
            assert again.table.seats[first.you[0]].name == ""
            assert [line.text for line in again.chat] == ["", "leuk"]
        raw = (tmp_path / "speeltafel.db").read_bytes()
        async with serving(tmp_path) as served:
            again = await served.sit(made.table, *second._secrets)
            assert [line.text for line in again.chat] == ["", "leuk"]
        assert raw

    run(scenario())


def test_talking_too_fast_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, first, _ = await served.pair("exago")
            most = served.backend.settings.limits.chat_per_minute
            for _ in range(most):
                await first.say(phrase="phrase-hello")
            with pytest.raises(Denied) as refused:
                await first.say(phrase="phrase-hello")
            assert refused.value.reason == "server-chat-fast"

    run(scenario())
