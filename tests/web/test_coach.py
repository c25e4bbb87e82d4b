"""Bots by their character, hints against them, what they say of their plays, and the look back at luck and skill."""

from __future__ import annotations

import re

import pytest
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
    expect(offered).to_have_count(6)  # five characters, and one that plays as strongly as you do
    offered.first.click()
    name = checked_level(page)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("main.play")
    page.get_by_role("button", name="Bot Fern", exact=True).click()
    expect(page.locator("dialog[open]")).to_contain_text(name)
    page.goto(page.url.split("/t/")[0] + "/?new=exago&with=bot")
    assert checked_level(page) == name


def test_a_first_hint_points_at_the_board_and_names_no_cells(house: House, visit: Visit) -> None:
    heard = []
    for _ in range(5):  # where a swap is best, by the luck of the draw, a hint points at the hand instead
        made = played(house, "qwirkle", 2)
        page = visit(f"/t/{made['table']}", made=made)
        page.wait_for_selector(".play .keys")
        page.get_by_role("button", name="Hint").click()
        card = page.locator(".hint .card p")
        expect(card).to_have_text(
            re.compile("^\\s*(Look beside the tile|This time it is about your own pieces)"), timeout=60_000
        )
        heard.append(card.inner_text())
        assert not re.search(r"\d,-?\d", heard[-1]), heard[-1]
        if "with the bulb" in heard[-1]:
            break
    assert "with the bulb" in heard[-1], heard


BESIDE_IT = """(one) => {
  const light = (colour) => {
    const [red, green, blue] = colour.match(/[\\d.]+/g).map(Number);
    return (red + green + blue) / 3;
  };
  const { outlineColor, boxShadow } = getComputedStyle(one);
  const rim = boxShadow === 'none' ? 'rgb(20, 23, 27)' : boxShadow.match(/rgba?\\([^)]*\\)/)[0];
  return Math.abs(light(outlineColor) - light(rim));
}"""
"""How far the dashes of a hint are from what they lie on: a rim of paper, or the slate of a board."""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["qwirkle", "exago"])
def test_what_a_hint_points_at_stands_out_on_slate(house: House, visit: Visit, game: str, theme: str) -> None:
    made = played(house, game, 4)
    page = visit(f"/t/{made['table']}", made=made, theme=theme)
    page.wait_for_selector(".play .keys")
    page.evaluate("() => document.querySelector('[data-cell]').setAttribute('data-hinted', '')")
    assert page.locator("[data-hinted]").first.evaluate(BESIDE_IT) > 120


@pytest.mark.parametrize(
    ("game", "moves", "piece"),
    [("qwirkle", 4, "[data-held]"), ("exago", 1, ".sign[data-piece]"), ("qwinn", 0, ".tray .die")],
)
def test_a_hint_marks_first_the_places_then_the_pieces_and_then_lays_the_move(
    house: House, visit: Visit, game: str, moves: int, piece: str
) -> None:
    made = played(house, game, moves)
    page = visit(f"/t/{made['table']}", made=made)
    page.wait_for_selector(".play .keys")
    if game == "qwinn":
        page.locator(".play .keys .main").click()  # the first throw
        expect(page.locator(".tray .die").first).to_be_enabled(timeout=60_000)
    page.get_by_role("button", name="Hint").click()
    steps = page.get_by_role("group", name="How much do you want to know?").get_by_role("button")
    expect(steps.first).to_be_visible(timeout=60_000)
    marked = page.locator("[data-hinted]")
    if steps.count() == 3:
        expect(marked).not_to_have_count(0)
        assert page.locator(f"{piece}[data-hinted]").count() == 0, "the first strength names no piece"
        sign = "(one) => getComputedStyle(one, '::after').backgroundImage"
        assert "data:image" in marked.first.evaluate(sign), "it bears the bulb that the words speak of"
        steps.nth(1).click()
    words = page.locator(".hint .card p").inner_text()
    assert "/-" not in words, words
    assert page.locator(f"{piece}[data-hinted]").count() > 0 or "none of these dice" in words
    page.get_by_role("button", name="The move", exact=True).click()
    expect(page.locator(".play .keys .main")).to_be_enabled(timeout=60_000)
    expect(marked).to_have_count(0)


@pytest.mark.parametrize("game", ["qwirkle", "exago"])
def test_a_hint_at_a_desk_stands_over_the_board_in_one_line_with_all_its_keys(
    house: House, visit: Visit, game: str
) -> None:
    """In the narrow column of the seats its third key was cut off and its words broke into five lines."""
    made = played(house, game, 2)
    page = visit(f"/t/{made['table']}", made=made)
    page.wait_for_selector(".play .keys")
    page.get_by_role("button", name="Hint").click()
    keys = page.locator(".hint .steps button")
    expect(keys.first).to_be_visible(timeout=60_000)
    card, board = page.locator(".hint .card").bounding_box(), page.locator("main.play").bounding_box()
    assert card is not None
    assert board is not None
    assert card["y"] + card["height"] <= board["y"] + 1
    assert card["height"] < 70
    for key in keys.all():
        box = key.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= card["x"] + card["width"], key.inner_text()


def test_strength_is_asked_once(visit: Visit) -> None:
    page = visit("/?new=qwirkle&with=bot")
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_role("radio")).to_have_count(6)  # five levels, and one that goes by your own strength
    kinds = sheet.get_by_label("Seat 2", exact=True).locator("option").all_inner_texts()
    assert kinds == ["Here", "Bot", "Open", "Invited"]
    sheet.get_by_role("radio").first.check(force=True)
    sheet.get_by_role("button", name="Add player").click()
    expect(sheet.get_by_text("1 of 5")).to_have_count(3)


def test_a_hint_lies_on_the_board_ready_to_be_played_and_the_bot_says_why(house: House, visit: Visit) -> None:
    made = played(house, "exago", 1)
    page = visit(f"/t/{made['table']}", made=made, phone=True)
    player = Player(page, "exago", "touch")
    player.wait(player.is_on)
    page.get_by_role("button", name="Hint").tap()
    page.get_by_role("button", name="With what").tap(timeout=60_000)  # first where to look, then with what
    expect(page.get_by_role("button", name="With what")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="The move", exact=True).tap()
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
    page.locator(".account").wait_for(timeout=180_000)
    expect(page.locator(".review")).to_contain_text("This assumes opponents as strong as the bot that judges")
    expect(page.locator(".account table")).not_to_be_visible()  # it is told in words first
    expect(page.locator(".account .told")).to_contain_text(
        re.compile(r"luck counted most\.|counted most\..+[Ll]uck")
    )
    expect(page.locator(".account .told")).not_to_contain_text(
        "Ada"
    )  # who looks back at their own game is spoken to
    page.locator(".account summary").click()
    for seat in range(2):
        page.locator(".account .who button").nth(seat).click()
        figures = [
            int(text.replace("−", "-").replace("+", ""))
            for text in page.locator(".account td:last-child").all_inner_texts()
        ]
        assert len(figures) == 6, "a start, luck, what nobody knew, two kinds of mistakes, the result"
        assert sum(figures[:-1]) == figures[-1], figures
    page.goto(f"{house.base}/r/{made['table']}?at=0&look")
    step = page.get_by_role("button", name="Next move")
    step.wait_for()
    for _ in range(40):
        if page.get_by_role("button", name="Show what was better").count():
            page.get_by_role("button", name="Show what was better").click()
            expect(page.get_by_role("button", name="Show what was better")).to_have_attribute(
                "aria-pressed", "true"
            )
            return
        step.click()
        page.wait_for_timeout(60)
    expect(page.get_by_role("heading", name="chance of winning")).to_be_visible()
