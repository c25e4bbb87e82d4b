"""A score pad beside the wooden box: written turn by turn, corrected, counted by the rules, and still there later."""

from __future__ import annotations

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
