"""A game from another package, which brings no drawing: on the home page at once, and played to its end in the page."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator

import pytest
from conftest import DESK, Visit
from driver import Message, make_table
from house import House
from playwright.sync_api import Page, expect
from test_screens import AXE, RUN, SMALL, WIDTH

from tests.examples.installing import ROOT, announce, install

GAME = "liars-dice"
SMALLEST = {"width": 320, "height": 568}
NAMES = {"en-GB": "Liar’s dice", "nl-NL": "Bluffen", "de-DE": "Bluff", "fr-FR": "Dés menteurs"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server beside which liar's dice is installed, and Pile, which has a board."""
    house = House(tmp_path_factory.mktemp("house"))
    installed = install(GAME, tmp_path_factory.mktemp("installed"))
    announce(installed, "pile", "1.0", "speeltafel.games", {"pile": "pile.game:SPEC"})
    shutil.copytree(ROOT / "tests" / "testing" / "pile", installed / "pile")
    house.path = os.pathsep.join([str(installed), house.path])
    house.start()
    yield house
    house.stop()


def against_a_bot(house: House, dice: int) -> Message:
    seats: list[Message] = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "hasty"}]
    return make_table(house.base, GAME, seats, options={"dice": dice})


@pytest.mark.parametrize("locale", NAMES)
def test_home_offers_it_at_once_in_every_language(locale: str, visit: Visit) -> None:
    page = visit("/", locale=locale)
    expect(page.locator("article", has_text=NAMES[locale]).first).to_contain_text("20 ")


def test_a_game_from_home_to_its_story_by_keyboard_alone_on_the_smallest_screen(visit: Visit) -> None:
    page = visit("/", locale="fr-FR", size=SMALLEST)
    box = page.get_by_role("button", name=NAMES["fr-FR"]).first
    box.wait_for()
    box.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("main.play .plain")
    page.wait_for_selector(".menu button")
    page.locator(".menu button").first.focus()
    for _ in range(400):
        if page.locator(".final").count():
            break
        if page.evaluate("() => document.activeElement.closest('.menu, .keys') !== null"):
            page.keyboard.press("Enter")  # the focus leads on by itself
        page.wait_for_timeout(40)
    expect(page.locator(".final h1")).to_be_visible()
    assert "Un seul joueur a encore des dés" in page.locator(".final").inner_text()


KINDS = "cards => new Set(cards.map(card => card.ariaLabel)).size"


def test_the_focus_leads_from_the_board_to_the_keys_and_back(house: House, visit: Visit) -> None:
    seats: list[Message] = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "hasty"}]
    for _ in range(20):  # until more than one card fits: of one there is nothing to choose
        made = make_table(house.base, "pile", seats)
        page = visit(f"/t/{made['table']}", made=made)
        page.wait_for_selector(".spots .open, .keys .main")
        if page.locator(".mine button[data-piece]").evaluate_all(KINDS) > 1:
            break
    page.locator(".spots .open").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".menu button").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".keys .main")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".spots .open")).to_be_focused()
    for _ in range(3):
        page.keyboard.press("Enter")
        page.wait_for_timeout(200)
    page.wait_for_function(
        "() => document.activeElement.matches('.spots .open, .menu button, .final *')", timeout=60_000
    )


# A board as wide as this, laid out as the page lays out one of its own.
WIDER = """(spots, wide) => {
    spots.style.setProperty('--wide', wide);
    for (let column = 2; column <= wide; column += 1) {
        const spot = spots.firstElementChild.cloneNode(true);
        spot.style.gridColumn = `${column} / span 1`;
        spots.append(spot);
    }
    const board = spots.parentElement;
    return [board.scrollWidth - board.clientWidth, spots.lastElementChild.getBoundingClientRect().width];
}"""


@pytest.mark.parametrize(("wide", "most"), [(4, 72), (5, 60)])
def test_a_board_that_fits_a_phone_is_whole_in_sight(
    wide: int, most: int, house: House, visit: Visit
) -> None:
    seats: list[Message] = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "hasty"}]
    made = make_table(house.base, "pile", seats)
    page = visit(f"/t/{made['table']}", made=made, size={"width": 320, "height": 640})
    page.wait_for_selector(".spots")
    beyond, width = page.locator(".spots").evaluate(WIDER, wide)
    assert beyond <= 0
    assert 44 <= width <= most


def test_a_piece_that_was_just_laid_looks_like_itself(house: House, visit: Visit) -> None:
    seats: list[Message] = [{"kind": "bot", "level": "hasty"}, {"kind": "me", "name": "Ada"}]
    for _ in range(12):  # seats are drawn by lot: until the bot has the first one
        made = make_table(house.base, "pile", seats, options={"first": 0})
        page = visit(f"/t/{made['table']}", made=made)
        page.wait_for_function("() => document.title.startsWith('●')")
        text = page.locator(".spots button svg text")
        if text.count():
            break
    text.wait_for()
    assert text.evaluate("text => getComputedStyle(text).stroke") == "none"
    expect(page.locator(".spots [data-fresh]")).to_be_visible()


# How much of the place that it has a piece covers, and how much of the table a row.
DRAWN = (
    "mark => mark.querySelector('rect').getBoundingClientRect().width / mark.getBoundingClientRect().width"
)
SPAN = "row => row.getBoundingClientRect().width / row.closest('.picture').getBoundingClientRect().width"


def test_cards_are_drawn_whole_and_pressed_in_the_hand_and_the_end_fills_its_picture(
    house: House, visit: Visit
) -> None:
    seats: list[Message] = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "hasty"}]
    made = make_table(house.base, "pile", seats)
    page = visit(f"/t/{made['table']}", made=made)
    page.wait_for_selector(".menu button, .spots .open", timeout=60_000)
    for drawn in page.locator(".row svg").all():
        assert drawn.evaluate(DRAWN) > 0.6
    card = page.locator(".mine button[data-piece]")
    assert (card.count() > 0) == (
        page.locator(".spots .open").count() > 0
    )  # a card fits, or one can only pass
    for _ in range(100):
        if page.locator(".final").count():
            break
        for key in (page.locator(".keys .main:enabled"), card, page.locator(".menu button")):
            if key.count():
                key.first.click()
                break
        page.wait_for_timeout(60)
    assert page.locator(".final .picture .row, .final .picture .board").first.evaluate(SPAN) > 0.8
    assert "Ada" in page.locator(".final .picture").inner_text()


def test_the_same_by_touch_on_a_small_phone(house: House, visit: Visit) -> None:
    made = against_a_bot(house, dice=5)
    page = visit(f"/t/{made['table']}", made=made, phone=True, size=SMALLEST, locale="nl-NL")
    play_by_touch(page)
    told = page.locator(".final").inner_text()
    assert "Nog maar één speler heeft dobbelstenen" in told
    assert not re.search("gemiddeld|punten", told)  # no play brings points


@pytest.mark.parametrize("locale", NAMES)
def test_whose_turn_it_is_is_read_whole_on_the_smallest_phone(
    locale: str, house: House, visit: Visit
) -> None:
    made = against_a_bot(house, dice=5)
    page = visit(f"/t/{made['table']}", made=made, phone=True, size=SMALLEST, locale=locale)
    page.wait_for_selector(".menu button")
    assert page.locator(".bar .chip").evaluate("one => one.scrollWidth <= one.clientWidth")
    assert page.evaluate(WIDTH) <= SMALLEST["width"]


def test_all_steps_are_one_tab_stop_and_arrows_lead_through_them(house: House, visit: Visit) -> None:
    for _ in range(20):  # until there is much to choose: a bot that begins may bid high
        made = against_a_bot(house, dice=5)
        page = visit(f"/t/{made['table']}", made=made, size=SMALLEST)
        page.wait_for_selector(".menu button")
        if page.locator(".menu button").count() > 5:
            break
    keys = page.locator(".menu button")
    first, last = keys.first, keys.last
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(first).not_to_be_focused()
    page.keyboard.press("End")
    expect(last).to_be_focused()
    expect(last).to_be_in_viewport(ratio=1)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(last).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("Tab")
    assert not page.evaluate("() => document.activeElement.closest('.menu')")


# What one holds lies in the part of the table that is seen.
IN_SIGHT = """() => {
  const [ground, own] = ['.ground', '.ground .mine'].map((one) => document.querySelector(one)?.getBoundingClientRect());
  return !own || (own.top >= ground.top && own.bottom <= ground.bottom);
}"""


# The first line of what happened last, before whatever has been said since.
SHOWN_LAST = """() => {
  const ground = document.querySelector('.ground').getBoundingClientRect();
  const note = document.querySelector('.notes p:first-child');
  return note.getBoundingClientRect().top + parseFloat(getComputedStyle(note).lineHeight) <= ground.bottom;
}"""


def test_what_the_cups_showed_is_seen_before_the_next_bid(house: House, visit: Visit) -> None:
    for _ in range(10):  # until the bot has bid: of one's own bid there is nothing to doubt
        made = against_a_bot(house, dice=5)
        page = visit(f"/t/{made['table']}", made=made, phone=True, size=SMALLEST)
        page.wait_for_selector(".menu button")
        if page.locator("[data-step=doubt]").count():
            break
    page.locator("[data-step=doubt]").tap()
    expect(page.locator(".doing .told")).to_have_text("Doubt it.")
    page.locator(".keys .main:enabled").tap()
    expect(page.locator(".notes p").first).to_contain_text("The cups are lifted")
    page.wait_for_selector(".menu button")
    assert page.evaluate(SHOWN_LAST)
    expect(page.locator(".doing .told")).to_have_class(re.compile(r"\bhide\b"))
    assert page.locator(".menu .kind").count() == page.locator(".menu .group:has(button + button)").count()


def play_by_touch(page: Page) -> None:
    page.wait_for_selector(".plain")
    for _ in range(200):
        if page.locator(".final").count():
            return
        for key in (page.locator(".keys .main:enabled"), page.locator(".menu button")):
            if key.count():
                assert page.evaluate(IN_SIGHT), "nobody scrolls to see what they hold"
                key.first.tap()
                break
        page.wait_for_timeout(60)
    raise AssertionError("it never ended")


def test_a_plain_table_is_for_everybody(house: House, visit: Visit) -> None:
    made = against_a_bot(house, dice=5)
    page = visit(f"/t/{made['table']}", made=made, phone=True, locale="de-DE")
    page.wait_for_selector(".menu button")
    wrong = [f"too small for a finger: {found}" for found in page.evaluate(SMALL)]
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate(WIDTH) <= 320
    page.evaluate(AXE.read_text())
    wrong += [
        f"at 320: {found}" for found in page.evaluate(RUN)
    ]  # without the panels that a desk has beside it
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        wrong += [f"{theme}: {found}" for found in page.evaluate(RUN)]
    assert not wrong, "\n".join(wrong)
    expect(page.locator(".menu")).to_contain_text("Würfel")


def test_no_picture_is_asked_for_of_a_game_that_has_none(house: House, visit: Visit) -> None:
    made = against_a_bot(house, dice=1)
    page = visit(f"/t/{made['table']}", made=made, phone=True)
    lost: list[str] = []
    page.on("response", lambda answer: lost.append(answer.url) if answer.status >= 400 else None)
    play_by_touch(page)
    expect(page.get_by_role("region", name="Final position")).to_be_visible()
    page.get_by_role("button", name="Share this game").tap()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("figcaption")).to_be_visible()
    page.wait_for_timeout(300)
    assert sheet.locator("img").count() == 0
    assert lost == []
