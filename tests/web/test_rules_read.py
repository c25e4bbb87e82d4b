"""The rules as somebody reads them who looks for one thing: every section is a press away, and pictures stand between the words."""

from __future__ import annotations

import pytest
from conftest import Visit
from house import House
from playwright.sync_api import Page, expect
from sketches import EDITIONS, played
from test_screens import WIDTH, is_for_everybody

SIZES = {"phone": (390, 844), "low": (568, 320), "desk": (1440, 900)}
TALL = "() => document.scrollingElement.scrollHeight"
SEEN = """(one) => {
  const { top, bottom, left, right } = one.getBoundingClientRect();
  return top >= -1 && bottom <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1 && one.contains(
    document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""
WALLS = """() => [...document.querySelectorAll('section[id^=rule-] p')].filter((one) => one.getClientRects().length && one.offsetHeight > 8 * 24)
  .map((one) => one.textContent)"""


def contents(page: Page) -> None:
    """From wherever one is: a press, and the section stands on top; the contents stay in sight and mark it."""
    strip = page.get_by_role("navigation", name="Contents")
    for section, name in (("end", "The end"), ("goal", "What it is about"), ("score", "Points")):
        key = strip.get_by_role("button", name=name, exact=True)
        key.press("Enter")
        expect(key).to_have_attribute("aria-current", "true")
        heading = page.locator(f"#rule-{section} h2")
        expect(heading).to_be_focused()
        page.wait_for_timeout(300)
        assert heading.evaluate(SEEN), f"{name} is not in sight"
        assert key.evaluate(SEEN), f"the key {name} is not in sight"


@pytest.mark.parametrize("size", SIZES)
def test_every_section_of_the_rules_is_a_press_away(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    page = visit("/rules/qwirkle", size={"width": width, "height": height})
    page.wait_for_selector("#rule-game figure svg")
    contents(page)
    assert page.url.endswith("#score")
    assert page.evaluate(WIDTH) <= width


def test_at_the_table_too(house: House, visit: Visit) -> None:
    made = played(house, "qwirkle", 0)
    page = visit(f"/t/{made['table']}", made=made, phone=True)
    page.locator("header.bar .key").last.click()
    page.locator("dialog[open] .items button").first.click()
    page.wait_for_selector("dialog[open] #rule-game figure svg")
    address = page.url
    contents(page)
    assert page.url == address


@pytest.mark.parametrize("game", EDITIONS)
def test_no_paragraph_of_the_rules_is_a_wall_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}", phone=True, locale="de-DE")
    page.wait_for_selector("section figure svg")
    assert page.evaluate(WALLS) == []
    is_for_everybody(page)


def test_a_worked_game_is_a_row_on_a_phone_and_not_a_page_for_itself(visit: Visit) -> None:
    page = visit("/rules/qwirkle", size={"width": 390, "height": 844})
    page.wait_for_selector("#rule-game figure svg")
    row = page.locator("#rule-game .many")
    assert row.evaluate("(one) => one.scrollWidth > 3 * one.clientWidth")
    row.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('#rule-game .many').scrollLeft > 0")
    assert page.evaluate(TALL) < 8000
