"""Looking back: a list of moves, a curve of chances, and the way to the next mistake."""

from __future__ import annotations

import re

import pytest
from conftest import Visit
from house import House
from playwright.sync_api import expect
from scenes import known
from sketches import EDITIONS, played

WRITES = """() => {
  window.writes = 0;
  const write = history.replaceState.bind(history);
  history.replaceState = (...given) => { window.writes += 1; write(...given); };
}"""


def test_moves_are_listed_and_each_leads_to_its_table(house: House, visit: Visit) -> None:
    made = played(house, "qwinn", 400, options={"target": 150})
    page = visit(f"/r/{made['table']}", made=made)
    rows = page.locator(".moves button")
    expect(rows.first).to_be_visible()
    assert rows.count() > 4
    rows.nth(3).click()
    expect(rows.nth(3)).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowDown")
    expect(rows.nth(4)).to_have_attribute("aria-current", "step")
    expect(rows.nth(4)).to_be_focused()


def test_a_bot_that_says_what_it_did_is_not_quoted_in_the_replay(house: House, visit: Visit) -> None:
    made = played(house, "qwinn", 12)
    page = visit(f"/r/{made['table']}", made=made)
    rows = page.locator(".moves button", has_text="Bot")
    expect(rows.first).to_be_visible()
    for index in range(min(4, rows.count())):
        rows.nth(index).click()
        expect(page.locator(".deck .told")).to_contain_text("Bot")
        expect(page.locator(".deck q")).to_have_count(0)


def test_a_replay_is_asked_for_once_and_its_address_is_written_once(house: House, visit: Visit) -> None:
    made = played(house, "exago", 8)
    page = visit("/", made=made)
    page.add_init_script(f"({WRITES})()")
    asked: list[str] = []
    page.on("request", lambda request: "/replay" in request.url and asked.append(request.url))
    page.goto(f"{house.base}/r/{made['table']}")
    page.wait_for_url(re.compile("at=0"))
    page.wait_for_timeout(1_500)  # five times as long as a step rests before it stands in the address
    assert (len(asked), page.evaluate("() => window.writes")) == (1, 1)


def test_games_in_progress_stand_whole_on_a_wide_phone(visit: Visit) -> None:
    page = visit("/", size={"width": 740, "height": 360})
    known(page)
    cut = page.locator("#going ~ ul .what > *").evaluate_all(
        "(found) => found.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    )
    assert cut == []


def test_chances_are_drawn_and_m_leads_from_mistake_to_mistake(house: House, visit: Visit) -> None:
    made = played(house, "qwinn", 400, options={"target": 60})
    page = visit(f"/r/{made['table']}?at=0&look", made=made)
    expect(page.locator(".chances svg .curve")).to_have_attribute("d", re.compile("^M.*L"), timeout=180_000)
    page.wait_for_function(
        "() => !document.querySelector('.verdict').textContent.includes('…')", timeout=180_000
    )
    mistakes = page.locator(".moves svg.mistake, .moves svg.blunder").count()
    seen = 0
    for _ in range(mistakes):
        page.keyboard.press("m")
        expect(page.locator(".verdict .title")).to_be_visible()
        expect(page.locator(".verdict .cost")).to_contain_text("±")
        seen += 1
    assert seen == mistakes
    if mistakes:
        page.locator(".verdict .pair button").last.click()
        expect(page.locator(".verdict .pair button").last).to_have_attribute("aria-pressed", "true")


def test_at_a_desk_the_chances_are_in_sight_beside_the_board_and_rows_say_no_points_twice(
    house: House, visit: Visit
) -> None:
    made = played(house, "qwinn", 400, options={"target": 60})
    page = visit(f"/r/{made['table']}?at=3&look", made=made)
    expect(page.locator(".chances svg .curve")).to_be_visible(timeout=180_000)
    chart = page.locator(".chances svg:has(.curve)").bounding_box()  # marks of mistakes are pictures in it
    board = page.locator("main.play").bounding_box()
    assert chart is not None
    assert board is not None
    assert board["x"] + board["width"] <= chart["x"]
    assert chart["y"] + chart["height"] <= 900
    moves = page.locator(".moves").bounding_box()
    assert moves is not None
    assert moves["x"] >= board["x"] + board["width"], "two columns: the board, and what is read"
    assert board["width"] > 800
    assert page.evaluate("() => document.documentElement.scrollHeight") <= 900, (
        "nothing rolls but what is read"
    )
    for row in page.locator(".moves li:has(.pts:not(:empty))").all():
        points = row.locator(".pts").inner_text()
        assert points not in row.locator(".told").inner_text().split(), row.inner_text()


def test_a_good_move_says_whose_chance_it_kept(house: House, visit: Visit) -> None:
    made = played(house, "qwinn", 400, options={"target": 60})
    page = visit(f"/r/{made['table']}?at=3&look", made=made)
    expect(page.locator(".verdict .steps")).to_be_visible(timeout=180_000)
    for row in page.locator(".moves li").all():
        row.locator("button").click()
        if page.locator(".verdict .title").count() == 0:
            expect(page.locator(".verdict")).to_contain_text(re.compile(r"(Ada|Bot \w+)’s chance of winning"))
            return


def test_the_end_of_a_game_without_luck_asks_nothing_about_luck(house: House, visit: Visit) -> None:
    made = played(house, "exago", 400)
    page = visit(f"/t/{made['table']}", made=made)
    page.locator(".review .key").click()
    expect(page.locator(".review .small").first).to_contain_text("Judged by", timeout=180_000)
    expect(page.locator(".review h2").first).to_have_text("Which moves decided it?")


def test_a_phone_keeps_the_board_in_sight_while_one_steps_through_a_game(house: House, visit: Visit) -> None:
    """The list of moves, far below, brought its row into sight and moved the whole page."""
    made = played(house, "qwinn", 400, options={"target": 150})
    page = visit(f"/r/{made['table']}?at=8", made=made, phone=True)
    expect(page.locator(".moves [aria-current]")).to_have_count(1)
    for _ in range(4):
        page.locator(".nav .keys .key").nth(3).tap()
        page.wait_for_timeout(50)
    assert page.evaluate("() => scrollY") == 0


CRUSHED = """() => [...document.querySelectorAll('[data-space]')].filter((one) => one.clientHeight < 15 || one.scrollHeight > one.clientHeight + 2).length"""


def test_a_phone_shows_every_space_the_moves_and_the_keys_whatever_is_said_of_the_move(
    house: House, visit: Visit
) -> None:
    made = played(house, "qwinn", 400, options={"target": 60})
    page = visit(f"/r/{made['table']}?at=3&look", made=made, phone=True)
    expect(page.locator(".verdict .steps")).to_be_visible(timeout=180_000)
    assert page.evaluate(CRUSHED) == 0
    page.locator(".moves button").first.scroll_into_view_if_needed()
    expect(page.locator(".moves button").first).to_be_visible()
    box = page.locator(".nav .keys .main").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 740, "the keys that step stay in sight"


def test_a_verdict_says_nothing_twice_and_points_instead_of_numbering_cells(
    house: House, visit: Visit
) -> None:
    made = played(house, "exago", 400)
    page = visit(f"/r/{made['table']}?at=1&look", made=made)
    expect(page.locator(".verdict .steps")).to_be_visible(timeout=180_000)
    for _ in range(20):
        words = page.locator(".verdict").inner_text()
        assert not re.search(r"\d,-?\d", words), words
        assert "Better:" not in words
        if page.locator(".verdict .steps .main").count() == 0:
            break
        page.keyboard.press("m")


def test_what_was_better_is_drawn_beside_what_was_made_in_the_colour_of_who_made_it(
    house: House, visit: Visit
) -> None:
    made = played(house, "exago", 400)
    page = visit(f"/r/{made['table']}?at=1&look", made=made)
    expect(page.locator(".verdict .steps")).to_be_visible(timeout=180_000)
    page.wait_for_function(
        "() => !document.querySelector('.verdict').textContent.includes('…')", timeout=180_000
    )
    if page.locator(".verdict .steps .main").count() == 0:
        return  # nobody made a mistake worth going to
    page.keyboard.press("m")
    pair = page.locator(".verdict .pair button")
    expect(pair).to_have_count(2)
    expect(pair.last).to_contain_text(re.compile("Place|Move"))
    assert page.locator(".chances, .account").count() == 0, "a game without luck and chances draws none"
    plays = page.locator(".moves button").count()
    expect(page.locator(".lanes circle")).to_have_count(plays)
    pair.last.click()
    expect(pair.last).to_have_attribute("aria-pressed", "true")
    pair.first.click()
    expect(pair.first).to_have_attribute("aria-pressed", "true")


IN_SIGHT = """([what, least]) => {
  const { left, top, right, bottom, height } = document.querySelector(what).getBoundingClientRect();
  const nav = document.querySelector('.replay .nav').getBoundingClientRect();
  const isWhole = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= nav.top + 1;
  return isWhole && height >= least ? '' : `${what}: ${[left, top, right, bottom].map(Math.round)} over ${Math.round(nav.top)}`;
}"""
"""Whether something is whole between the edges of the window and the keys of a replay, and as high as it should be."""


@pytest.mark.parametrize("game", EDITIONS)
def test_on_a_low_screen_the_board_is_seen_beside_what_is_told_of_it(
    house: House, visit: Visit, game: str
) -> None:
    """The seats stood over it, one below the other, and left a strip of it."""
    made = played(house, game, 400, options={"target": 60} if game == "qwinn" else {})
    page = visit(f"/r/{made['table']}?at=6", made=made, size={"width": 740, "height": 360}, has_touch=True)
    page.wait_for_selector(".deck")
    for width, height in ((740, 360), (568, 320)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        wanted = [[".replay .play", 180], [".replay .seats", 40], ["header.bar .key:last-child", 44]]
        if game == "qwinn":  # both columns, down to the last space
            wanted += [['[data-space="2x1"]', 12], ['[data-space="topper"]', 12]]
        wrong = [found for one in wanted if (found := page.evaluate(IN_SIGHT, one))]
        assert not wrong, (width, wrong)
        nav = page.locator(".replay .nav").bounding_box()
        assert nav is not None
        assert nav["height"] <= 72, (width, nav["height"])
        assert page.evaluate("() => document.scrollingElement.scrollWidth") <= width
        keys = page.locator(".replay header.bar .key").last.bounding_box()
        assert keys is not None
        assert keys["x"] + keys["width"] >= width - 24, "the bar goes over the whole width"


@pytest.mark.parametrize("game", ["qwinn", "qwirkle"])
def test_the_narrowest_phone_shows_a_look_back_within_its_width(
    house: House, visit: Visit, game: str
) -> None:
    """Three keys beside each other, and two that could not break, made the page wider than the window."""
    made = played(house, game, 400, options={"target": 60} if game == "qwinn" else {})
    page = visit(
        f"/r/{made['table']}?at=3&look",
        made=made,
        size={"width": 320, "height": 568},
        has_touch=True,
        locale="nl-NL",
    )
    expect(page.locator(".verdict .steps")).to_be_visible(timeout=180_000)
    for _ in range(6):
        page.keyboard.press("m")
        page.wait_for_timeout(100)
        assert page.evaluate("() => document.scrollingElement.scrollWidth") <= 320


def test_a_kept_die_is_told_with_the_play_it_led_to_and_other_dice_lie_without_sides(
    house: House, visit: Visit
) -> None:
    """The list said Topper and the words beside it “Keeps 6 6”; the dice of a play lay under “roll again”."""
    made = played(house, "qwinn", 400, options={"target": 150})
    page = visit(f"/r/{made['table']}?at=0", made=made)
    told = page.locator(".deck .told")
    kept = played_out = 0
    for _ in range(40):
        page.locator(".nav .keys .key").nth(3).click()
        page.wait_for_timeout(60)
        words = told.inner_text()
        if re.search(r"Kept|Rolled", words):
            assert "In the end: " in words, words
            kept += 1
        elif page.locator(".tray .die").count():
            expect(page.locator(".tray .zone.held")).to_have_count(0)
            played_out += 1
    assert kept
    assert played_out


def test_a_chart_has_letters_of_one_size(house: House, visit: Visit) -> None:
    made = played(house, "qwirkle", 400, bots=2)
    page = visit(f"/t/{made['table']}", made=made)
    expect(page.locator(".story svg text").first).to_be_visible()
    sizes = page.locator(".story svg text:not(.numbered *)").evaluate_all(
        "(all) => [...new Set(all.map((one) => getComputedStyle(one).fontSize))]"
    )
    assert len(sizes) == 1, sizes
