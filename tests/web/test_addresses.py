"""Addresses that lead nowhere show a page that says so, in the reader's language, never what machines read."""

from __future__ import annotations

import urllib.error
import urllib.request

import pytest
from conftest import Visit
from house import House
from playwright.sync_api import expect

NOWHERE = ("/settings", "/nowhere/at/all", "/t/%E0%A4%A", "/r/%25", "/t/" + "x" * 60, "/t", "/r/A/B")


@pytest.mark.parametrize("path", NOWHERE)
def test_an_unknown_address_is_said_to_be_one(visit: Visit, path: str) -> None:
    page = visit(path, locale="nl-NL")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert "{" not in page.inner_text("body")
    expect(page.get_by_role("link", name="Naar de startpagina").last).to_be_visible()


def test_rules_are_found_by_the_games_name_alone(visit: Visit) -> None:
    page = visit("/rules/exago")
    expect(page.locator("section h2").first).to_be_visible()


def test_rules_found_by_the_name_alone_say_which_edition_they_are_of(visit: Visit) -> None:
    page = visit("/rules/qwirkle", locale="nl-NL")
    expect(page.locator("main select option:checked")).to_have_text("Qwirkle 2023, met kleursymbolen")


def asked(house: House, path: str, accept: str) -> tuple[int, str]:
    request = urllib.request.Request(house.base + path, headers={"accept": accept})
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.headers["content-type"]
    except urllib.error.HTTPError as refused:
        return refused.code, refused.headers["content-type"]


def test_people_get_the_page_with_404_and_machines_a_problem(house: House) -> None:
    assert asked(house, "/nowhere", "text/html,*/*") == (404, "text/html; charset=utf-8")
    for path in ("/nowhere", "/api/nowhere"):
        assert asked(house, path, "*/*") == (404, "application/json")
    assert asked(house, "/api/nowhere", "text/html") == (404, "application/json")
    assert asked(house, "/assets/none.js", "text/html") == (404, "application/json")
