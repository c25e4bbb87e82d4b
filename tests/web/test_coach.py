"""Bots by their character, hints against them, what they say of their plays, and the look back at luck and skill."""

from __future__ import annotations

from conftest import Visit
from house import House
from players import Player
from playwright.sync_api import Page, expect
from sketches import company, played


def checked_level(page: Page) -> str:
    page.wait_for_selector("dialog[open] .cards input:checked")
    return page.locator("dialog[open] .cards label:has(input:checked) b").first.inner_text()


def test_a_bot_is_chosen_by_its_character_and_remembered(visit: Visit) -> None:
    page = visit("/?new=exago&with=bot")
    page.wait_for_selector("dialog[open] .cards")
    offered = page.locator("dialog[open] .cards").first.locator("label")
    assert offered.count() == 5
    offered.first.click()
    name = checked_level(page)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("main.play")
    page.get_by_role("button", name="Bot Fern", exact=True).click()
    expect(page.locator("dialog[open]")).to_contain_text(name)
    page.goto(page.url.split("/t/")[0] + "/?new=exago&with=bot")
    assert checked_level(page) == name


def test_a_hint_lies_on_the_board_ready_to_be_played_and_the_bot_says_why(house: House, visit: Visit) -> None:
    made = played(house, "exago", 1)
    page = visit(f"/t/{made['table']}", made=made, phone=True)
    player = Player(page, "exago", "touch")
    player.wait(player.is_on)
    page.get_by_role("button", name="Hint").tap()
    laid = page.locator('[role="gridcell"][aria-label*="not played yet"]')
    laid.wait_for(timeout=20_000)
    main = page.locator(".play .keys .key.main")
    expect(main).to_be_enabled()
    main.tap()
    expect(page.locator(".hint .card")).to_have_count(0)
    player.wait(lambda: player.is_on() or player.is_over())
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="All moves").tap()
    assert page.locator("dialog[open] q").count() >= 1


def test_people_among_themselves_get_no_hints(house: House, visit: Visit) -> None:
    made = company(house)
    page = visit(f"/t/{made['table']}", made=made)
    page.wait_for_selector("main.play")
    assert page.get_by_role("button", name="Hint").count() == 0


def test_the_look_back_tells_luck_from_skill_and_leads_to_what_was_better(house: House, visit: Visit) -> None:
    made = played(house, "qwinn", 400, options={"target": 40})
    page = visit(f"/t/{made['table']}", made=made)
    page.get_by_role("button", name="Analyse game").click()
    page.locator(".review td").first.wait_for(timeout=180_000)
    figures = page.locator(".review tbody tr").all_inner_texts()
    assert len(figures) == 2
    page.goto(f"{house.base}/r/{made['table']}?at=0&look")
    step = page.get_by_role("button", name="Next move")
    step.wait_for()
    for _ in range(40):
        if page.get_by_role("button", name="Show what was better").count():
            page.get_by_role("button", name="Show what was better").click()
            expect(page.get_by_text("would have been better for")).to_be_visible()
            return
        step.click()
        page.wait_for_timeout(60)
    expect(page.get_by_text("Chance of winning").or_(page.get_by_text("Before"))).to_be_visible()
