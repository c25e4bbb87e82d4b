"""The administrator's page: with the key and without an account, for everybody, in four languages."""

from __future__ import annotations

import json
import os
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from conftest import Visit
from driver import make_table
from house import House
from playwright.sync_api import expect
from test_screens import is_for_everybody
from websockets.sync.client import ClientConnection, connect

from speeltafel.core.words import message
from speeltafel.locale import LANGUAGES, say
from speeltafel.wire import WIRE

KEY = "sesam"
LOCALES = {"nl": "nl-NL", "de": "de-DE", "fr": "fr-FR", "en": "en-GB"}


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server of its own, with an administrator."""
    monkeypatch.setitem(os.environ, "SPEELTAFEL_ADMIN_KEY", KEY)
    house = House(tmp_path)
    house.start()
    yield house
    house.stop()


def test_whoever_runs_the_server_sees_and_closes_what_is_listed(house: House, visit: Visit) -> None:
    made = make_table(
        house.base, "exago/goliath", [{"kind": "me", "name": "Lelijk"}, {"kind": "open"}], listed=True
    )
    page = visit("/admin", locale="de-DE", phone=True)
    page.get_by_label("Schlüssel des Betreibers").fill("wrong")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_label("Schlüssel des Betreibers").fill(KEY)
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name=made["table"])).to_be_visible()
    is_for_everybody(page)
    page.get_by_role("button", name="Lelijk").click()
    expect(page.get_by_role("status").first).to_have_text("Erledigt.")
    with urllib.request.urlopen(f"{house.base}/api/tables/{made['table']}") as answer:
        assert "Lelijk" not in str(json.load(answer))
    page.get_by_role("button", name="Tisch schließen").press("Enter")
    expect(page.get_by_role("link", name=made["table"])).to_have_count(0)


@contextmanager
def seated(house: House, code: str, secret: str, address: str) -> Iterator[tuple[ClientConnection, int]]:
    """A player who comes from this address; the line and the seat."""
    where = f"{house.base.replace('http', 'ws')}/api/tables/{code}/socket"
    with connect(where, additional_headers={"X-Forwarded-For": address}, compression=None) as line:
        line.send(json.dumps({"type": "hello", "table": code, "secrets": [secret], "wire": WIRE}))
        yield line, json.loads(line.recv())["you"][0]


def asked(line: ClientConnection, **request: object) -> None:
    """Asks something and waits until it is done."""
    line.send(json.dumps({"id": "a", **request}))
    while (heard := json.loads(line.recv())).get("id") != "a":
        pass
    assert heard["type"] == "ack", heard


def scolded(house: House) -> str:
    """A listed table at which one player has said something that the other has reported; its code."""
    made = make_table(house.base, "exago/goliath", [{"kind": "me", "name": "Ada"}] * 2, listed=True)
    ada, eve = (place["secret"] for place in made["mine"])
    with (
        seated(house, made["table"], ada, "192.0.2.7") as (ada_line, ada_seat),
        seated(house, made["table"], eve, "192.0.2.8") as (eve_line, eve_seat),
    ):
        asked(eve_line, type="say", seat=eve_seat, phrase="phrase-hurry")
        asked(ada_line, type="hush", seat=ada_seat, kind="report", about=0)
    code: str = made["table"]
    return code


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_answered_and_an_address_banned_in_every_language(
    language: str, house: House, visit: Visit
) -> None:
    def told(id: str, **more: str | int) -> str:
        return say(message(id, **more), language)

    code = scolded(house)
    page = visit("/admin", locale=LOCALES[language], phone=True)
    page.get_by_label(told("page-admin-key")).fill(KEY)
    page.keyboard.press("Enter")
    reports = page.get_by_role("region", name=told("page-admin-reports"))
    expect(reports.get_by_role("link", name=code)).to_be_visible()
    expect(reports).to_contain_text(told("phrase-hurry"))
    reports.get_by_role("button", name=told("page-admin-ban")).click()
    bans = page.get_by_role("region", name=told("page-admin-bans"))
    lift = bans.get_by_role("button", name=told("page-admin-lift"))
    expect(lift).to_be_visible()
    is_for_everybody(page)
    lift.click()
    expect(lift).to_have_count(0)
    reports.get_by_role("button", name=told("page-admin-remove")).click()
    expect(reports.get_by_role("link", name=code)).to_have_count(0)
    expect(page.get_by_role("status").first).to_have_text(told("page-admin-done"))
