"""What cannot be loaded is said, with a key that tries again: the words, a screen, the drawing of a game."""

from __future__ import annotations

import re

import pytest
from conftest import REMEMBER, Visit
from driver import make_table
from house import House
from playwright.sync_api import expect

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]


@pytest.mark.parametrize(
    ("lost", "shown"),
    [
        ("_words_", "main .games, main h1"),
        ("Home", "main h1"),
        ("qwirkle", "main.play"),
        ("Replay", ".replay"),
    ],
)
def test_what_cannot_be_loaded_is_said_and_tried_again(
    house: House, visit: Visit, lost: str, shown: str
) -> None:
    made = make_table(house.base, "qwirkle/nl-2023", SEATS)
    page = visit("/icon.svg")
    page.evaluate(REMEMBER, made)
    page.route(re.compile(f"/assets/{lost}-?"), lambda route: route.abort())
    path = {"qwirkle": f"/t/{made['table']}", "Replay": f"/r/{made['table']}"}.get(lost, "/")
    page.goto(f"{house.base}{path}")
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    page.unroute_all()
    again.click()
    expect(page.locator(shown).first).to_be_visible(timeout=20_000)
    expect(again).to_have_count(0)


LOADED = "() => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('_words_'))"


def test_home_says_everything_with_the_words_that_come_with_it(house: House, visit: Visit) -> None:
    made = make_table(house.base, "qwirkle/nl-2023", SEATS)
    page = visit("/", made=made)
    page.locator("article").first.wait_for()
    page.get_by_role("button", name="Have a code?").click()
    page.wait_for_load_state("networkidle")
    words = page.evaluate(LOADED)
    assert any("-home" in name for name in words), words
    assert not [name for name in words if "-later" in name], "some words are said a moment late"
