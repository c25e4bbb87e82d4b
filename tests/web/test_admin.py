"""The administrator's page: with the key and without an account, for everybody, in four languages."""

from __future__ import annotations

import json
import os
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import Visit
from driver import make_table
from house import House
from playwright.sync_api import expect
from test_screens import is_for_everybody

KEY = "sesam"


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
