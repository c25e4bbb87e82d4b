"""Learning in the page: lessons finished in every way, puzzles, a day played whole, and what is left on the next day."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from conftest import Visit
from learners import BOOK, DayPlayer, Learner, Way
from playwright.sync_api import ViewportSize, expect
from test_screens import AXE, RUN, SMALL, WIDTH

NARROW: ViewportSize = {"width": 320, "height": 640}


@pytest.mark.parametrize(
    ("game", "language", "way"),
    [
        ("exago", "nl", "mouse"),
        ("qwirkle", "de", "touch"),
        ("qwinn", "fr", "key"),
        ("exago", "en", "reader"),
    ],
)
def test_a_lesson_is_finished_and_its_questions_are_answered(
    visit: Visit, game: str, language: str, way: Way
) -> None:
    page = visit(f"/learn/lesson/{game}", phone=way == "touch", locale=language)
    Learner(page, game, language, way).take()


def test_a_game_of_the_day_is_played_to_its_end_compared_and_found_again(visit: Visit) -> None:
    today = datetime.now(UTC).date().isoformat()
    page = visit(f"/learn/day/{today}/exago", phone=True)
    DayPlayer(page, "exago", "touch").play_out()
    figure = page.locator(".won .figure")
    expect(figure).to_be_visible()
    said = figure.inner_text()
    expect(page.locator(".rows .own")).to_have_count(1)
    expect(page.locator(".rows li").nth(1)).to_be_visible(timeout=120_000)  # bots have played it meanwhile
    expect(page.locator(".won [role=status]")).to_contain_text("first today")
    assert page.evaluate(SMALL) == []
    page.set_viewport_size(NARROW)
    assert page.evaluate(WIDTH) <= NARROW["width"]
    page.evaluate(AXE.read_text())
    assert page.evaluate(RUN) == []
    page.goto(page.url)
    expect(figure).to_have_text(said)
    page.get_by_role("button", name="Play it again").click()
    expect(page.locator(".chip")).to_contain_text("again", ignore_case=True)
    page.goto(page.url)
    expect(figure).to_have_text(said)  # what counted is the first one, and it is still there


def test_the_adaptive_level_follows_what_the_device_has_noted(visit: Visit) -> None:
    page = visit("/icon.svg")
    page.evaluate(BOOK, "2026-11-01")
    page.goto(page.url.replace("/icon.svg", "/?new=qwirkle&with=bot"))
    row = page.locator("dialog[open] .adaptive")
    expect(row).to_contain_text("Adaptive")
    strength = int("".join(filter(str.isdigit, row.locator("b").inner_text())))
    assert 1300 < strength < 1700
    row.click()
    with page.expect_response(lambda answer: answer.url.endswith("/api/tables")) as laid:
        page.get_by_role("button", name="Play", exact=True).click()
    assert laid.value.request.post_data_json["seats"][1]["level"] == f"adaptive-{strength}"
    assert laid.value.ok
    page.goto(page.url.partition("/t/")[0] + "/")
    expect(page.locator(".box .key.main small").first).to_have_text("Adaptive")


def test_a_wrong_try_teaches_and_what_was_done_is_there_the_next_day(visit: Visit) -> None:
    page = visit("/learn/lesson/exago")
    page.locator("[data-cell='3,0']").click()
    expect(page.locator(".asked [role=status]")).to_contain_text("touch")
    page.locator("[data-cell='0,1']").click()
    page.locator("main .key.main").last.click()
    expect(page.locator(".beside .go")).to_be_visible()
    page.reload()
    expect(page.locator(".asked h2")).to_have_text("A line")
    expect(page.locator(".steps .no svg")).to_have_count(1)


@pytest.mark.parametrize("path", ["lesson/exago", "puzzle/qwinn"])
def test_on_a_phone_the_task_is_read_before_the_board(visit: Visit, path: str) -> None:
    page = visit(f"/learn/{path}", phone=True)
    task = page.locator(".asked .task")
    expect(task).to_be_visible()
    words, board = task.bounding_box(), page.locator("main.play").bounding_box()
    assert words is not None
    assert board is not None
    assert words["y"] + words["height"] <= board["y"]


LOST = """() => [...document.querySelectorAll('.frame .key:not(.skip), .frame select')].filter((one) => one.checkVisibility()).flatMap((one) => {
  one.scrollIntoView({ block: 'nearest' });
  const { left, right, top, bottom, width } = one.getBoundingClientRect();
  const box = one.closest('.top, .asked, .beside, main, header').getBoundingClientRect();
  const isWhole = left >= box.left - 1 && right <= box.right + 1 && top >= -1 && bottom <= innerHeight + 1;
  return isWhole && (one.tagName !== 'SELECT' || width >= 90) ? [] : [(one.ariaLabel ?? one.innerText).trim()];
})"""
"""Keys that cannot be seen whole, and choices of which nothing can be read."""


@pytest.mark.parametrize("path", ["lesson/qwinn", "lesson/qwirkle", "puzzle/exago", "puzzle/qwinn"])
def test_on_a_low_screen_one_learns_without_scrolling_to_the_keys(visit: Visit, path: str) -> None:
    """The keys of a turn lay below the window, and the choice of a theme was an arrow."""
    page = visit(f"/learn/{path}", size={"width": 568, "height": 320}, has_touch=True, locale="nl-NL")
    expect(page.locator(".asked .task")).to_be_visible()
    expect(page.locator("main .keys .key").last).to_be_visible()
    for width, height in ((568, 320), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        assert page.evaluate("() => document.scrollingElement.scrollHeight") <= height + 1, (
            "nothing below the window"
        )
        assert page.evaluate(LOST) == [], width


def test_a_bad_puzzle_is_hidden_and_moves_no_rating(visit: Visit) -> None:
    page = visit("/learn/puzzle/exago")
    expect(page.locator(".puzzle, .play").first).to_be_visible()
    card = page.locator(".beside section.panel b")
    expect(card).to_have_count(0)  # nothing was tried yet, so there is no rating
    kept = "JSON.parse(localStorage['speeltafel.learned'] ?? '{}')"
    expect(page.locator(".beside .link").first).to_be_visible()
    page.locator(".beside .link").first.click()
    page.wait_for_function(f"() => {kept}.bad?.length === 1")
    expect(card).to_have_count(0)


@pytest.mark.parametrize(
    "path", ["", "/lesson/qwirkle", "/puzzle/qwirkle", "/day", "/day/TODAY/qwirkle", "/figures/qwirkle"]
)
def test_screens_to_learn_with_are_for_everybody(visit: Visit, path: str) -> None:
    today = datetime.now(UTC).date().isoformat()
    page = visit("/icon.svg", phone=True, locale="de-DE")
    page.evaluate(BOOK, today)
    page.goto(page.url.replace("/icon.svg", f"/learn{path.replace('TODAY', today)}"))
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(SMALL) == []
    page.set_viewport_size(NARROW)
    assert page.evaluate(WIDTH) <= NARROW["width"]
    page.evaluate(AXE.read_text())
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        assert page.evaluate(RUN) == [], theme
