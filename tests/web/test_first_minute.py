"""The first minute: what each game is, where the goal stands, and who is led through a first turn."""

from __future__ import annotations

import re

import pytest
from conftest import Visit
from driver import make_table, weak_bot
from house import House
from playwright.sync_api import Page, expect
from sketches import ADA, EDITIONS, played

GOALS = {"qwirkle": "Most points wins", "exago": "Five in a row wins", "qwinn": "First to 250 points wins"}

LED_OR_IDLE = """() => document.querySelector('[data-held]')
  && (document.querySelector('.pointers .bubble') || !document.querySelector('[data-held]:not(.idle)'))"""
"""The first pointer is there, or no tile of the hand fits and there is nothing to point at."""


def card(page: Page, title: str) -> None:
    expect(page.locator(".pointers .bubble")).to_contain_text(title, timeout=10_000)


def test_home_says_what_each_game_is_and_has_its_rules(visit: Visit) -> None:
    page = visit("/", first=True)
    for game, about in (("Qwirkle", "lines of one colour"), ("Exago", "in a row"), ("Qwinn!", "five dice")):
        box = page.locator("article", has_text=game)
        expect(box).to_contain_text(about)
        expect(box.get_by_role("button", name=re.compile("^Play"))).to_be_visible()
        expect(box.get_by_role("link", name=f"Rules {game}")).to_have_attribute(
            "href", re.compile("^/rules/")
        )


HEROES = ((1440, 900, 200), (820, 1180, 190), (390, 844, 190), (740, 360, 80))
"""Windows, and how high what this place is may stand above the games."""
ON_PICTURES = """() => [...document.querySelectorAll('article')].flatMap((box) => {
  const art = box.querySelector('.art').getBoundingClientRect();
  return [...box.querySelectorAll('a, button')].filter((key) => {
    const { left, right, top, bottom } = key.getBoundingClientRect();
    return left < art.right - 1 && right > art.left + 1 && top < art.bottom - 1 && bottom > art.top + 1;
  }).map((key) => key.ariaLabel ?? key.innerText);
})"""


def test_what_this_place_is_leaves_room_for_the_games_and_no_key_lies_on_a_picture(visit: Visit) -> None:
    page = visit("/", first=True)
    page.wait_for_selector("article")
    for width, height, most in HEROES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        hero, first = page.locator(".hero").bounding_box(), page.locator("article .main").first.bounding_box()
        assert hero is not None
        assert first is not None
        assert hero["height"] <= most, (width, hero["height"])
        assert first["y"] + first["height"] <= height, (
            f"the first game can be played without scrolling at {width}"
        )
        assert page.evaluate(ON_PICTURES) == [], width


def test_a_code_is_asked_for_only_when_somebody_has_one(visit: Visit) -> None:
    page = visit("/", first=True, phone=True)
    expect(page.get_by_label("Table code")).to_have_count(0)
    page.get_by_role("button", name="Have a code?").tap()
    expect(page.get_by_label("Table code")).to_be_focused()


@pytest.mark.parametrize("game", GOALS)
def test_the_goal_stands_at_a_first_table(house: House, visit: Visit, game: str) -> None:
    made = played(house, game, 0)
    page = visit(f"/t/{made['table']}", made=made, phone=True, first=True)
    expect(page.locator(".goal")).to_contain_text(GOALS[game])


def test_a_first_turn_is_led_step_by_step_and_never_again(house: House, visit: Visit) -> None:
    made = make_table(
        house.base, EDITIONS["exago"], [ADA, weak_bot(house.base, "exago")], options={"first": 0}
    )
    page = visit(f"/t/{made['table']}", made=made, phone=True, first=True)
    card(page, "These are your stones")
    page.get_by_role("button", name="Got it").tap()
    card(page, "Tap a dot")
    page.locator("[data-fits]").first.dispatch_event("click")
    card(page, "Place it")
    page.locator(".play .keys .main").tap()
    expect(page.locator(".pointers .bubble")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".play .keys")
    page.wait_for_timeout(400)
    expect(page.locator(".pointers .bubble")).to_have_count(0)
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Show me how").tap()
    card(page, "These are your stones")
    page.get_by_role("button", name="Skip").tap()
    expect(page.locator(".pointers .bubble")).to_have_count(0)


def test_pointers_speak_the_tables_language_and_cover_nothing_they_speak_of(
    house: House, visit: Visit
) -> None:
    for _ in range(6):  # now and then no tile of a hand fits, and there is nothing to point at
        made = played(house, "qwirkle", 1)
        page = visit(f"/t/{made['table']}", made=made, phone=True, first=True, locale="nl-NL")
        page.wait_for_function(LED_OR_IDLE)
        if page.locator("[data-held]:not(.idle)").count():
            break
    card(page, "Kies een tegel")
    covered = page.evaluate("""() => {
      const card = document.querySelector('.pointers .bubble').getBoundingClientRect();
      return [...document.querySelectorAll('[data-held]')].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top;
      }).length;
    }""")
    assert covered == 0
    page.locator("[data-held]:not(.idle)").first.tap()
    card(page, "Tik nu op een stip")
    page.keyboard.press("F6")
    expect(page.get_by_role("button", name="Snap ik")).to_be_focused()


@pytest.mark.parametrize("game", GOALS)
def test_a_first_turn_is_led_on_a_low_screen_too(house: House, visit: Visit, game: str) -> None:
    """There is no room over or under the pieces: the words stand to the left or right of them."""
    made = make_table(house.base, EDITIONS[game], [ADA, weak_bot(house.base, game)], options={"first": 0})
    size = {"width": 740, "height": 360}
    page = visit(f"/t/{made['table']}", made=made, size=size, has_touch=True, first=True)
    expect(page.locator(".table > .goal")).to_contain_text(GOALS[game])
    if game == "qwirkle":
        page.wait_for_function(LED_OR_IDLE)
        if not page.locator("[data-held]:not(.idle)").count():
            return
    bubble = page.locator(".pointers .bubble")
    expect(bubble).to_be_visible(timeout=20_000)
    box = bubble.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]


def test_a_move_ends_the_first_lesson_however_far_its_pointers_came(house: House, visit: Visit) -> None:
    """Who gets the device next must not see from the goal line what the last player had tried."""
    made = played(house, "qwirkle", 2)
    page = visit(f"/t/{made['table']}", made=made, first=True)
    page.wait_for_function(LED_OR_IDLE)
    if page.locator("[data-held]:not(.idle)").count():
        card(page, "Choose a tile")
    expect(page.locator(".goal")).to_have_count(1)
    page.get_by_role("button", name="Swap", exact=True).click()
    page.locator("[data-held]").first.click()
    page.get_by_role("button", name="Swap 1").click()
    expect(page.locator(".goal")).to_have_count(0)


def test_who_opens_an_invitation_reads_who_asks_for_which_game(house: House, visit: Visit) -> None:
    made = make_table(house.base, EDITIONS["qwirkle"], [ADA, {"kind": "person", "name": "Opa Jan"}])
    host = visit(f"/t/{made['table']}", made=made)
    expect(host.get_by_role("heading", name="Invite someone")).to_be_visible()
    page = visit(f"/t/{made['table']}#s={made['links'][0]['secret']}", first=True, phone=True)
    expect(page.get_by_role("heading", name="Ada invites you to a game of Qwirkle")).to_be_visible()
    expect(page.locator(".invited")).to_contain_text("lines of one colour")
    expect(page.get_by_text("can join with this link")).to_have_count(0)  # there is none for who came by it


@pytest.mark.parametrize(("game", "is_hidden"), [("qwirkle", True), ("exago", False), ("qwinn", False)])
def test_a_curtain_is_promised_only_where_hands_are_hidden(
    visit: Visit, game: str, *, is_hidden: bool
) -> None:
    page = visit(f"/?new={game}&with=device")
    note = page.locator("dialog[open] .note").last
    expect(note).to_contain_text("pass this device around")
    assert ("curtain" in note.inner_text()) == is_hidden


@pytest.mark.parametrize("is_first", [True, False])
def test_who_never_played_a_game_begins_at_a_first_table_and_later_the_rules_say_who(
    visit: Visit, *, is_first: bool
) -> None:
    page = visit("/", first=is_first)
    box = page.locator("article", has_text="Qwirkle")
    expect(box).to_be_visible()
    page.wait_for_load_state("networkidle")
    with page.expect_request(
        lambda asked: asked.method == "POST" and asked.url.endswith("/api/tables")
    ) as asked:
        box.get_by_role("button").first.click()
    assert asked.value.post_data_json.get("options", {}) == ({"first": 0} if is_first else {})


def test_a_pointer_at_the_dice_stands_beside_them_and_no_stem_crosses_a_key(
    house: House, visit: Visit
) -> None:
    """It stood below the keys, and its stem went through both."""
    made = make_table(
        house.base, EDITIONS["qwinn"], [ADA, weak_bot(house.base, "qwinn")], options={"first": 0}
    )
    page = visit(f"/t/{made['table']}", made=made, first=True)
    bubble = page.locator(".pointers .bubble")
    expect(bubble).to_be_visible(timeout=20_000)
    words, keys = bubble.bounding_box(), page.locator(".play .keys").bounding_box()
    assert words is not None
    assert keys is not None
    assert words["y"] + words["height"] <= keys["y"]
