"""One's own figures and puzzles as a stranger reads them: every figure says what it is, and letters have one size."""

from __future__ import annotations

from conftest import Visit
from learners import BOOK
from playwright.sync_api import expect

LETTERS = """() => [...new Set([...document.querySelectorAll('main svg text')].map((one) =>
  Math.round(parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a * 10) / 10))]"""
CUT = """() => {
  const room = document.querySelector('.top').getBoundingClientRect().right;
  return [...document.querySelectorAll('.clock > *')].filter((one) => one.getBoundingClientRect().right > room + 1 || one.scrollWidth > one.clientWidth + 1 && one.clientWidth)
    .map((one) => one.textContent);
}"""


def test_letters_of_all_charts_have_one_size_at_every_width(visit: Visit) -> None:
    page = visit("/icon.svg")
    page.evaluate(BOOK, "2026-11-01")
    page.goto(page.url.replace("/icon.svg", "/learn/figures/qwirkle"))
    page.wait_for_selector("main svg text")
    for width in (320, 820, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(200)
        assert page.evaluate(LETTERS) == [13], width


def test_a_figure_without_a_ground_is_not_shown(visit: Visit) -> None:
    page = visit("/icon.svg")
    page.evaluate(BOOK, "2026-11-01")
    page.goto(page.url.replace("/icon.svg", "/learn/figures/qwirkle"))
    puzzles = page.locator("dl div", has_text="Puzzles")
    expect(puzzles).to_contain_text("none tried yet")
    page.goto(page.url.replace("/figures/", "/puzzle/"))
    expect(page.locator(".asked .task")).to_be_visible()
    expect(page.get_by_role("region", name="Your rating")).to_have_count(0)


def test_the_time_of_a_run_stands_whole_on_a_low_screen(visit: Visit) -> None:
    page = visit("/learn/puzzle/qwirkle", size={"width": 568, "height": 320}, locale="de-DE")
    page.get_by_role("button", name="Gegen die Uhr").click()
    expect(page.get_by_role("timer")).to_be_visible()
    assert page.evaluate(CUT) == []
