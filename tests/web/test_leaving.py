"""The ways to leave a table: each says what becomes of the seat and of the game, and only those are there that differ."""

from __future__ import annotations

import pytest
from conftest import Visit
from house import House
from playwright.sync_api import Page, expect
from sketches import company, played
from test_screens import is_for_everybody


def ways(page: Page) -> list[str]:
    page.locator("header.bar .key").last.click()
    page.wait_for_selector("dialog[open] section ul")
    return page.locator("dialog[open] section li").all_inner_texts()


def test_against_bots_there_are_three_and_each_says_what_it_does(house: House, visit: Visit) -> None:
    made = played(house, "exago", 1)
    page = visit(f"/t/{made['table']}", made=made, phone=True)
    page.wait_for_selector("main.play")
    later, resign, break_off = ways(page)
    assert "Play on later" in later
    assert "keep your seat" in later
    assert "Resign" in resign
    assert "you lose" in resign
    assert "Break off" in break_off
    assert "without a winner" in break_off
    is_for_everybody(page)
    page.get_by_role("button", name="Play on later").click()
    expect(page.locator("article").first).to_be_visible()
    page.go_back()
    expect(page.locator("main.play")).to_be_visible()


def test_who_plays_with_others_may_stand_up_and_leave_the_game_to_them(house: House, visit: Visit) -> None:
    made = company(house)
    page = visit(f"/t/{made['table']}", made=made)
    page.wait_for_selector("main.play")
    assert [way.split("\n")[0] for way in ways(page)] == [
        "Play on later",
        "Stand up",
        "Resign",
        "Break off the game",
    ]


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR", "nl-NL"])
def test_they_say_so_in_every_language(house: House, visit: Visit, locale: str) -> None:
    made = company(house)
    page = visit(f"/t/{made['table']}", made=made, locale=locale)
    page.wait_for_selector("main.play")
    page.locator("header.bar .key").last.click()
    for way in page.locator("dialog[open] section li").all():
        assert len(way.locator("small").inner_text()) > 15
