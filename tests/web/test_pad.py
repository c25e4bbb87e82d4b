"""A score pad beside the wooden box: written turn by turn, corrected, counted by the rules, and still there later."""

from __future__ import annotations

import pytest
from conftest import Visit
from playwright.sync_api import Page, expect

COLOURS, SHAPES = "roygbp", "csdtlx"


def opened(visit: Visit, game: str) -> Page:
    page = visit(f"/pad/{game}", phone=True)
    page.wait_for_selector(".entry")
    return page


def lay(page: Page, x: int, y: int, tile: str) -> None:
    page.locator(f'[data-cell="{x},{y}"]').click()
    page.locator(".slate label").nth(COLOURS.index(tile[0])).click()
    page.locator(".counting .row button").nth(SHAPES.index(tile[1])).click()


def test_turns_are_written_corrected_and_counted_and_there_after_a_reload(visit: Visit) -> None:
    page = opened(visit, "qwirkle")
    for points in ("3", "17"):
        for digit in points:
            page.keyboard.press(digit)
        page.locator(".entry .key.main").click()
    page.get_by_role("button", name="Qwirkle +12").click()
    page.keyboard.press("6")
    page.get_by_role("button", name="Write 18").click()
    expect(page.locator(".scores b")).to_have_text(["21", "17"])
    page.locator("td button").nth(1).click()
    page.keyboard.press("7")
    page.get_by_role("button", name="Correct to 7").click()
    page.get_by_role("button", name="Count it for me").click()
    for index, shape in enumerate("tldcs"):
        lay(page, index, 3, f"r{shape}")
    page.locator(".which label").nth(1).click()
    lay(page, 5, 2, "px")
    lay(page, 5, 3, "rx")
    page.get_by_role("button", name="Take 14").click()
    page.get_by_role("button", name="Write 14").click()
    expect(page.locator(".scores b")).to_have_text(["21", "21"])
    page.reload()
    expect(page.locator(".scores b")).to_have_text(["21", "21"])
    expect(page.locator("td .full")).to_contain_text(["18", "14"])


def test_a_refused_play_names_no_cells_and_frames_what_clashes(visit: Visit) -> None:
    page = opened(visit, "qwirkle")
    page.get_by_role("button", name="Count it for me").click()
    page.locator(".which label").nth(1).click()
    lay(page, 1, 3, "rc")
    lay(page, 2, 3, "rc")
    expect(page.locator(".told b").first).to_have_text("The line would contain this tile twice: red circle.")
    frames = page.locator(".clash").evaluate_all(
        "(found) => found.map((one) => [one.getAttribute('x'), one.getAttribute('y')])"
    )
    assert sorted(frames) == [["197", "297"], ["97", "297"]]


def test_a_throw_is_entered_and_the_pad_says_where_it_may_go(visit: Visit) -> None:
    page = opened(visit, "qwinn")
    page.locator(".ways label").nth(1).click()
    for die, pips in enumerate((3, 3, 1, 1, 3)):
        for _ in range(pips):
            page.locator(".dice button").nth(die).click()
    expect(page.locator(".space.can")).to_have_count(4)
    page.locator('[data-space="full"]').click()
    page.get_by_role("button", name="Write 25").click()
    expect(page.locator(".points b")).to_have_text(["25", "0"])
    page.get_by_role("button", name="Failed").click()
    page.get_by_role("button", name="Write a failed turn").click()
    page.locator(".ways label").nth(0).click()
    page.locator('[data-space="four"]').click()
    for digit in "20":
        page.keyboard.press(digit)
    page.get_by_role("button", name="Write 20").click()
    expect(page.locator(".points b")).to_have_text(["45", "0"])
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".points b")).to_have_text(["25", "0"])


def test_who_has_points_enough_wins_once_no_boycott_is_on_them(visit: Visit) -> None:
    page = opened(visit, "qwinn")
    page.locator("[aria-pressed]", has_text="Minus").first.click()
    for _ in range(5):
        for space in ("topper", "full"):
            page.locator(f'[data-space="{space}"]').click()
            page.locator(".entry .key.main").click()
    expect(page.locator(".points b")).to_have_text(["250", "125"])
    expect(page.locator(".won")).to_have_count(0)
    page.locator("[aria-pressed]", has_text="Minus").first.click()
    expect(page.locator(".won")).to_have_text("Player 1 wins!")


BESIDE = """() => {
  const [sheet, entry] = ['.sheet, .ground', '.entry'].map((one) => document.querySelector(one).getBoundingClientRect());
  const keys = [...document.querySelectorAll('.entry button')].map((one) => one.getBoundingClientRect());
  return [
    ...(entry.left >= sheet.right - 1 ? [] : ['the keys are not beside what is written']),
    ...(keys.every((key) => key.top >= 0 && key.bottom <= innerHeight + 1 && key.right <= innerWidth + 1) ? [] : ['a key is out of sight']),
    ...(keys.every((key) => key.width > 43.5 && key.height > 43.5) ? [] : ['a key is too small']),
  ];
}"""
REACHED = """() => [...document.querySelectorAll('.entry button')].every((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return bottom <= innerHeight + 1 && one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
})"""


@pytest.mark.parametrize("game", ["qwirkle", "qwinn"])
@pytest.mark.parametrize("size", [(568, 320), (740, 360), (1440, 900)])
def test_the_keys_of_a_pad_are_in_sight_beside_it_at_a_desk_and_on_a_phone_that_lies(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    page = visit(f"/pad/{game}", size={"width": size[0], "height": size[1]}, locale="de-DE")
    page.wait_for_selector(".entry")
    if game == "qwinn":
        page.locator('[data-space="2x4"]').click()
        page.wait_for_timeout(100)
    page.wait_for_timeout(200)
    assert page.evaluate(BESIDE) == []


def test_the_keys_of_the_columns_stay_in_reach_on_the_smallest_phone(visit: Visit) -> None:
    page = visit("/pad/qwinn", size={"width": 320, "height": 568})
    page.wait_for_selector(".entry")
    page.evaluate("() => scrollTo(0, 0)")
    assert page.evaluate(REACHED)
    page.locator('[data-space="2x4"]').click()
    expect(page.locator(".value")).to_have_text("?")
    page.evaluate("() => scrollTo(0, 0)")
    assert page.evaluate(REACHED)


def test_names_and_totals_stay_above_long_columns(visit: Visit) -> None:
    page = visit("/pad/qwirkle", size={"width": 320, "height": 568})
    page.wait_for_selector(".entry")
    for _ in range(16):
        page.keyboard.press("7")
        page.get_by_role("button", name="Write 7").click()
    expect(page.locator(".scores button").first).to_be_in_viewport(ratio=0.95)
    expect(page.locator("td .current")).to_be_in_viewport(ratio=0.95)
