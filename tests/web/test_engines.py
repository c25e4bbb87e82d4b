"""The page in the engines of other browsers: whole games, screens within their window, and what once was wrong there."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator

import pytest
from conftest import EXPLAINED, REMEMBER
from driver import Message, make_table, weak_bot
from house import House
from players import Player, play_out
from playwright.sync_api import Browser, Page, Playwright, expect
from sketches import ADA, EDITIONS, emptying, played
from webkit import WebKit, webkit_of

WIDTHS = (320, 360, 390, 430)
WIDE = "document.scrollingElement.scrollWidth > innerWidth ? document.scrollingElement.scrollWidth : 0"


def short_game(house: House, game: str) -> Message:
    """A table on which a game soon ends: most of the bag is laid, or few points win."""
    if game == "qwirkle":
        return emptying(house)
    options = {"target": 60} if game == "qwinn" else {"first": 0}
    return make_table(house.base, EDITIONS[game], [ADA, weak_bot(house.base, game)], options=options)


def screens_of(house: House) -> dict[str, tuple[str, Message | None]]:
    """An address of every kind of screen, and the element by which it is complete."""
    over = played(house, "qwinn", 400, options={"target": 60})
    running = played(house, "qwirkle", 2)
    waits = make_table(
        house.base, EDITIONS["qwirkle"], [ADA, {"kind": "open"}, {"kind": "person", "name": "Opa Jan"}]
    )
    return {
        "/": ("article", None),
        "/?new=qwirkle&with=friends": ("dialog[open] ol", None),
        "/rules/qwinn": ("section h2", None),
        "/nowhere": ("h1", None),
        f"/t/{waits['table']}": (".code", waits),
        f"/t/{running['table']}": (".play .keys", running),
        f"/t/{over['table']}": (".final h1", over),
        f"/r/{over['table']}?at=5": (".deck", over),
    }


@pytest.fixture(scope="module")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    path = shutil.which("firefox-esr")
    if path is None:
        pytest.skip("firefox-esr not installed: `sudo apt-get install firefox-esr`")
    browser = playwright.firefox.launch(channel="moz-firefox", executable_path=path)
    yield browser
    browser.close()


def open_in(
    firefox: Browser, house: House, path: str, made: Message | None = None, width: int = 1440
) -> Page:
    context = firefox.new_context(viewport={"width": width, "height": 900}, locale="en-GB")
    context.add_init_script(f"({EXPLAINED})()")
    page = context.new_page()
    if made is not None:
        page.goto(f"{house.base}/icon.svg")
        page.evaluate(REMEMBER, made)
    page.goto(house.base + path)
    return page


@pytest.fixture(scope="module")
def webkit(house: House) -> Iterator[WebKit]:
    with webkit_of(house.base) as window:
        yield window


@pytest.mark.parametrize("game", EDITIONS)
def test_a_whole_game_in_firefox(house: House, firefox: Browser, game: str) -> None:
    made = short_game(house, game)
    page = open_in(firefox, house, f"/t/{made['table']}", made)
    assert play_out(Player(page, game)) > 0
    expect(page.locator(".final h1")).to_contain_text("win")
    heard = page.locator("caption").evaluate_all(
        "(all) => all.filter((one) => one.closest('div.hide') === null).length"
    )
    assert heard == 0, (
        "what hides a table does not hide its caption here: words for those who hear a chart are seen"
    )
    page.context.close()


@pytest.mark.parametrize("game", EDITIONS)
def test_a_whole_game_in_webkit(house: House, webkit: WebKit, game: str) -> None:
    made = short_game(house, game)
    webkit.open(f"/t/{made['table']}", made)
    webkit.one(".play .keys")
    assert webkit.play_out(game) > 0
    assert "win" in webkit.one(".final h1").text


def test_no_screen_is_wider_than_its_window_in_firefox(house: House, firefox: Browser) -> None:
    wrong = []
    for path, (seen, made) in screens_of(house).items():
        page = open_in(firefox, house, path, made, WIDTHS[0])
        page.wait_for_selector(seen)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 740})
            if wide := page.evaluate(WIDE):
                wrong.append(f"{path} at {width} is {wide} wide")
        page.context.close()
    assert not wrong, "\n".join(wrong)


def test_no_screen_is_wider_than_its_window_in_webkit(house: House) -> None:
    wrong = []
    screens = screens_of(house)
    for width in WIDTHS:
        with webkit_of(house.base, width, 740) as window:
            for path, (seen, made) in screens.items():
                window.open(path, made)
                window.one(seen)
                if wide := window.run(f"return {WIDE}"):
                    wrong.append(f"{path} at {width} is {wide} wide")
    assert not wrong, "\n".join(wrong)


def test_a_sheet_is_as_tall_as_what_it_holds_in_webkit(webkit: WebKit) -> None:
    webkit.open("/?new=qwinn&with=device")
    webkit.one("dialog[open] ol")
    tall, held = webkit.run("""
      const sheet = document.querySelector('dialog[open]');
      const body = sheet.querySelector('.body');
      return [sheet.offsetHeight, [...sheet.querySelectorAll('header, footer')].reduce((sum, one) => sum + one.offsetHeight, body.scrollHeight)];
    """)
    assert tall <= held + 4


def test_closing_a_sheet_returns_focus_in_webkit(house: House, webkit: WebKit) -> None:
    made = played(house, "exago", 0)
    webkit.open(f"/t/{made['table']}", made)
    webkit.one(".play .keys")
    webkit.open_by('header.bar .key[aria-label="Menu"]', "dialog[open] .items button")
    webkit.open_by("dialog[open] .items button", "dialog[open] section")
    webkit.close_by("dialog[open] header .key", "dialog[open]")
    assert webkit.await_so("return document.activeElement.getAttribute('aria-label')") == "Menu"


def test_a_sheet_is_read_from_its_title_in_firefox(house: House, firefox: Browser) -> None:
    page = open_in(firefox, house, "/?new=qwinn&with=device")
    expect(page.get_by_role("heading", name=re.compile("Qwinn!")).last).to_be_focused()
    page.context.close()


def test_a_line_of_a_replay_stands_in_the_middle_of_its_box_in_webkit(house: House, webkit: WebKit) -> None:
    over = played(house, "qwinn", 400, options={"target": 60})
    webkit.open(f"/r/{over['table']}?at=5", over)
    webkit.one(".deck .told")
    above, below = webkit.run("""
      const box = document.querySelector('.deck .told');
      box.firstElementChild.textContent = 'Ada'; // of two lines, which fill the box, nobody sees where they stand
      const words = document.createRange();
      words.selectNodeContents(box);
      const [outer, inner] = [box.getBoundingClientRect(), words.getBoundingClientRect()];
      return [inner.top - outer.top, outer.bottom - inner.bottom];
    """)
    assert above > 2
    assert abs(above - below) <= 2


def test_scroll_bars_are_thin_and_as_quiet_as_a_hair_in_firefox(house: House, firefox: Browser) -> None:
    made = played(house, "qwirkle", 4)
    page = open_in(firefox, house, f"/t/{made['table']}", made)
    page.wait_for_selector(".panel-body")
    bars = """(box) => { const { scrollbarWidth, scrollbarColor, scrollbarGutter } = getComputedStyle(box);
      return [scrollbarWidth, scrollbarColor, scrollbarGutter]; }"""
    width, colour, gutter = page.locator(".panel-body").evaluate(bars)
    assert (width, gutter) == ("thin", "stable")
    assert "rgba(0, 0, 0, 0)" in colour or "transparent" in colour
    page.get_by_role("button", name="Menu").click()
    width, colour, _ = page.locator("dialog[open] .body").evaluate(bars)
    assert width == "thin"
    assert "rgba(0, 0, 0, 0)" in colour or "transparent" in colour
    page.context.close()
