"""What cannot be loaded is said, with a key that tries again: the words, a screen, the drawing of a game."""

from __future__ import annotations

import re

import pytest
from conftest import REMEMBER, Visit
from driver import make_table
from house import House
from playwright.sync_api import FilePayload, expect

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


PARTS = re.compile(r"/assets/(HintCard|Chat|JoinByCode|opening)-")
"""What comes when it is asked for."""


def test_who_begins_a_first_game_brings_no_list_of_games_to_go_on_with(house: House, visit: Visit) -> None:
    page = visit("/")
    page.locator("article button").first.click()
    expect(page.locator("[data-held]").first).to_be_visible()
    brought = page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    assert any("/assets/Home" in name for name in brought)
    assert not [name for name in brought if "InProgress" in name]
    page.goto(house.base)
    expect(page.get_by_role("heading", name="Games in progress")).to_be_visible()


def test_a_hint_whose_card_was_lost_is_asked_for_again(house: House, visit: Visit) -> None:
    bot = {"kind": "bot", "level": "dreamer"}
    made = make_table(house.base, "exago/goliath", [{"kind": "me", "name": "Ada"}, bot])
    page = visit("/icon.svg")
    page.evaluate(REMEMBER, made)
    page.route(PARTS, lambda route: route.abort())
    page.goto(f"{house.base}/t/{made['table']}")
    hint = page.get_by_role("button", name="Hint", exact=True)
    expect(hint).to_have_attribute("aria-disabled", "false", timeout=60_000)
    hint.click()
    refused = page.locator(".banner", has_text="Nothing you did is lost")
    refused.get_by_role("button", name="Close").click()
    page.unroute_all()
    hint.click()
    expect(page.locator(".hint .card p")).not_to_be_empty(timeout=60_000)


def test_talk_that_was_lost_is_opened_again(house: House, visit: Visit) -> None:
    made = make_table(house.base, "exago/goliath", SEATS)
    page = visit("/icon.svg")
    page.evaluate(REMEMBER, {**made, "mine": made["mine"][:1]})
    page.route(PARTS, lambda route: route.abort())
    page.goto(f"{house.base}/t/{made['table']}")
    page.get_by_role("tab", name="Chat").click()
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    page.unroute_all()
    again.click()
    expect(page.get_by_role("log", name="Chat")).to_be_visible()


def test_at_home_a_code_and_a_record_are_given_again_where_what_reads_them_was_lost(visit: Visit) -> None:
    page = visit("/icon.svg")
    page.route(PARTS, lambda route: route.abort())
    page.goto(page.url.replace("/icon.svg", "/"))
    page.get_by_role("button", name="Have a code?").click()
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    record = page.locator("input[type=file]")
    given = FilePayload(name="game.spel", mimeType="text/plain", buffer=b"no game at all")
    record.set_input_files(given)
    expect(page.get_by_text("Nothing you did is lost")).to_have_count(2)  # of the code, and of the record
    page.unroute_all()
    again.click()
    expect(page.get_by_role("textbox", name="Table code")).to_be_focused()
    record.set_input_files(given)
    expect(page.get_by_text("This file is not a finished game")).to_be_visible()
