"""Who looks on: the last play is told on a phone too, and on a television no word is broken, and nothing lies on the board."""

from __future__ import annotations

import pytest
from conftest import Visit
from house import House
from playwright.sync_api import expect
from sketches import company, played

BROKEN = """() => [...document.querySelectorAll('aside.far .fields span, aside.far .name')].filter((one) =>
  one.getClientRects().length && (one.offsetHeight > 1.9 * parseFloat(getComputedStyle(one).fontSize) || one.scrollWidth > one.clientWidth + 1))
  .map((one) => one.textContent)"""
ON_THE_BOARD = """() => document.querySelector('p.banner').getBoundingClientRect().bottom
  - document.querySelector('main.play').getBoundingClientRect().top"""
TABS = """() => [...document.querySelectorAll('.log .tab')].filter((one) => one.getClientRects().length
  && (one.offsetHeight > 48 || one.scrollWidth > one.clientWidth + 1)).map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("size", [(390, 844), (568, 320)])
def test_the_last_play_is_told_below_the_board_on_a_phone(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    made = played(house, "exago", 2)
    page = visit(f"/t/{made['table']}", size={"width": size[0], "height": size[1]})
    told = page.locator(".peek p")
    expect(told).to_contain_text("Placed a stone")
    expect(told).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR", "nl-NL", "en-GB"])
def test_no_word_is_broken_on_a_television(house: House, visit: Visit, locale: str) -> None:
    made = played(house, "qwinn", 2)
    page = visit(f"/t/{made['table']}", locale=locale)
    page.wait_for_selector("aside.far .fields")
    for width, height in ((1280, 720), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        assert page.evaluate(BROKEN) == [], (width, height)


def test_a_lost_line_is_told_above_the_board_of_a_television(house: House, visit: Visit) -> None:
    made = played(house, "exago", 2)
    page = visit(f"/t/{made['table']}")
    page.wait_for_selector("aside.far")
    page.context.set_offline(True)
    page.wait_for_selector("p.banner", timeout=60_000)
    page.wait_for_timeout(300)
    assert page.evaluate(ON_THE_BOARD) <= 0


def test_the_tabs_beside_the_board_stand_whole_in_every_language(house: House, visit: Visit) -> None:
    made = company(house)
    for locale in ("de-DE", "fr-FR", "nl-NL", "en-GB"):
        page = visit(f"/t/{made['table']}", made=made, locale=locale)
        page.wait_for_selector(".log .tab")
        assert page.evaluate(TABS) == [], locale
        page.context.close()
