"""What if: moves tried on the real board from a game, a running one and a pasted position; play on from here; mistakes tried again."""

from __future__ import annotations

import re
from random import Random
from urllib.parse import unquote, urlsplit

import httpx
from conftest import Visit
from house import House
from players import MAIN, SPACES, Player
from playwright.sync_api import Page, expect
from sketches import company, played
from test_screens import AXE, RUN, SMALL, WIDTH

from speeltafel import Match, find
from speeltafel.table.spel import write_spel

PATIENCE = 60_000


def opened(visit: Visit, house: House, game: str = "exago", **how: object) -> Page:
    """What if, from the fifth step of a game that is over."""
    options = {"options": {"target": 60}} if game == "qwinn" else {}
    made = played(house, game, 400, **options)
    page = visit(f"/r/{made['table']}?at=5", made=made, **how)
    page.locator(".deck").wait_for()
    page.get_by_role("button", name="What if?").press("Enter")
    expect(page.locator(".whatif")).to_be_visible(timeout=PATIENCE)
    return page


def whose(page: Page) -> str:
    return page.locator(".whatif .seat.to-move .name").inner_text()


def test_the_best_three_have_their_doubt_one_is_pressed_and_more_thought_is_asked_for(
    house: House, visit: Visit
) -> None:
    page = opened(visit, house, "qwinn")
    choices = page.locator(".choice")
    expect(choices.first).to_be_visible(timeout=180_000)
    assert 1 <= choices.count() <= 4
    expect(choices.first).to_contain_text(re.compile(r"\d+( ± \d+)?%"))
    expect(page.locator(".choice.made")).to_contain_text("This was played")
    page.locator(".why").first.click()
    expect(page.locator(".reasons p").first).not_to_be_empty()
    with page.expect_request(lambda asked: '"think":4' in (asked.post_data or "")):
        page.keyboard.press("t")
    choices.first.click()
    expect(page.locator(".whatif nav button")).to_have_count(2, timeout=PATIENCE)


def test_moves_are_tried_for_every_seat_on_the_real_board_and_taken_back(house: House, visit: Visit) -> None:
    page = opened(visit, house)
    player = Player(page, "exago", "keys")
    first = whose(page)
    start = page.url
    player._set()
    player.wait(lambda: whose(page) != first)
    expect(page.get_by_role("navigation", name="Moves you tried").get_by_role("button")).to_have_count(2)
    player._set()
    player.wait(lambda: whose(page) == first)
    expect(page.get_by_role("navigation", name="Moves you tried").get_by_role("button")).to_have_count(3)
    page.get_by_role("button", name="Take back", exact=True).last.click()
    player.wait(lambda: whose(page) != first)
    page.get_by_role("button", name="Start", exact=True).click()
    player.wait(lambda: whose(page) == first)
    assert page.url == start


def test_the_address_holds_the_position_and_the_line_where_no_log_sees_them(
    house: House, visit: Visit
) -> None:
    page = opened(visit, house)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    first = whose(page)
    player = Player(page, "exago", "mouse")
    player._set()
    player.wait(lambda: whose(page) != first)
    address = urlsplit(page.url)
    assert (address.path, address.query) == ("/what-if", "")
    assert "turn:" in unquote(address.fragment)
    assert "m=" in address.fragment
    other = visit(f"{address.path}#{address.fragment}")
    player.page = other
    player.wait(lambda: other.locator(".whatif").count() > 0 and whose(other) == whose(page), 30_000)
    expect(other.locator(".whatif nav button")).to_have_count(2)
    assert not any("turn:" in unquote(url) for url in asked)


def test_one_plays_on_from_here_at_a_real_table_against_a_level(house: House, visit: Visit) -> None:
    page = opened(visit, house)
    stones = page.locator(".play [role='gridcell'][aria-label*='stone']").count()
    page.locator(".whatif select").select_option(index=0)
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator("main.play")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.wait_for_url("**/t/*", timeout=PATIENCE)
    player = Player(page, "exago", "keys")
    player.wait(player.is_on, PATIENCE)
    assert page.locator(".play [role='gridcell'][aria-label*='stone']").count() == stones
    player.take_turn()
    player.wait(player.is_on, PATIENCE)


def test_a_position_or_a_record_is_pasted_and_what_is_neither_is_told_so(house: House, visit: Visit) -> None:
    page = visit("/what-if")
    field = page.get_by_label("Paste a position or a game")
    field.fill("this is no position")
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("alert")).to_contain_text("this is no position")
    match = Match(find("qwirkle", 2), bytes(32))
    field.fill(match.game.position(match.state))
    page.get_by_role("button", name="Open").click()
    expect(page.locator(".whatif h1")).to_contain_text("Qwirkle", timeout=PATIENCE)
    expect(page.locator(".whatif .seat")).to_have_count(2)
    over = Match(find("exago", 2), bytes(32))
    luck = Random(3)
    while over.outcome is None:
        over.push(luck.choice(list(over.legal)))
    home = visit("/?")
    home.locator(".box").first.wait_for()
    home.evaluate(PASTE, write_spel(over.record()))
    home.wait_for_url("**/r/*", timeout=PATIENCE)


PASTE = """(text) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
}"""


def test_a_running_game_is_opened_as_its_seat_sees_it_and_only_where_help_is_allowed(
    house: House, visit: Visit
) -> None:
    made = played(house, "qwirkle", 2)
    page = visit(f"/t/{made['table']}", made=made)
    page.locator(".play .keys").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open]").get_by_role("button", name="What if?").click()
    page.wait_for_url("**/what-if#*", timeout=PATIENCE)
    assert "??" in unquote(page.url), "what others hold is face down"
    expect(page.get_by_text("face down")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Back to the game").click()
    page.wait_for_url(f"**/t/{made['table']}")
    together = company(house)
    other = visit(f"/t/{together['table']}", made=together)
    other.locator("main.play").wait_for()
    other.get_by_role("button", name="Menu").click()
    other.locator("dialog[open]").get_by_role("button", name="Rules").first.wait_for()
    expect(other.locator("dialog[open]").get_by_role("button", name="What if?")).to_have_count(0)


def test_mistakes_are_tried_again_on_the_real_board_and_judged_at_once(house: House, visit: Visit) -> None:
    made = played(house, "qwinn", 400, options={"target": 60})
    page = visit(f"/r/{made['table']}?look", made=made)
    page.get_by_role("link", name="Learn from mistakes").click(timeout=180_000)
    expect(page.locator(".asked h2")).to_contain_text("What would you play", timeout=PATIENCE)
    at = f"{house.base}/api/tables/{made['table']}/review"
    review = httpx.get(at).json()
    seat = int(page.url.rpartition("/")[2])
    number = httpx.get(f"{at}/exercises?seat={seat}").json()[0]["number"]
    best = next(move for move in review["moves"] if move["number"] == number)["best"]
    asked = {"action": best, "deed": None}
    assert httpx.post(f"{at}/{number}/retry", json=asked).json()["right"] is True
    player = Player(page, "qwinn", "keys")
    main = page.locator(f"{MAIN}:not([disabled])")
    if main.count() == 0:  # after the last throw a space has to be chosen
        player.press(page.locator(SPACES).first)
    player.press(main.first)
    expect(page.locator(".asked .status")).to_contain_text(re.compile("Well found|Not yet"), timeout=PATIENCE)
    if page.get_by_role("button", name="Try again").count():
        page.get_by_role("button", name="Show the better move").click()
        expect(page.get_by_role("button", name="Show the better move")).to_have_attribute(
            "aria-pressed", "true"
        )
        page.get_by_role("button", name="Try again").click()
        expect(page.locator(".asked h2")).to_be_visible()


def test_the_new_screens_are_for_everybody(house: House, visit: Visit) -> None:
    wrong: list[str] = []
    page = opened(visit, house, "exago", phone=True)
    page.locator(".choice").first.wait_for(timeout=180_000)
    wrong += faults(page, "what if")
    wrong += faults(visit("/what-if", phone=True), "paste")
    assert not wrong, "\n".join(wrong)


def faults(page: Page, name: str) -> list[str]:
    page.locator("h1").wait_for()
    found = [f"{name}: too small for a finger: {one}" for one in page.evaluate(SMALL)]
    page.set_viewport_size({"width": 320, "height": 568})
    if (width := page.evaluate(WIDTH)) > 320:
        found.append(f"{name}: {width} wide at 320")
    page.evaluate(AXE.read_text())
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        found += [f"{name}: {theme}: {one}" for one in page.evaluate(RUN)]
    return found


UNDER = """() => {
  const beside = document.querySelector('.whatif .beside').getBoundingClientRect();
  return [...document.querySelectorAll('.whatif .play .key')].filter((key) => {
    const box = key.getBoundingClientRect();
    return box.bottom > beside.top + 1 && box.top < beside.bottom && box.right > beside.left + 1;
  }).map((key) => key.textContent);
}"""
"""Keys of the game that lie under what is said of the choices."""


def test_on_the_narrowest_phone_the_best_choices_stand_below_the_keys_of_the_game(
    house: House, visit: Visit
) -> None:
    """What Qwinn! asks of a red die is higher than the room it had: keys and words lay on each other."""
    page = opened(visit, house, "qwinn", size={"width": 320, "height": 568}, has_touch=True)
    expect(page.locator(".whatif .choice").first).to_be_visible(timeout=180_000)
    assert page.evaluate(UNDER) == []
    assert page.evaluate("() => document.scrollingElement.scrollWidth") <= 320


def test_at_a_desk_what_is_tried_and_what_is_said_of_it_stand_in_two_columns(
    house: House, visit: Visit
) -> None:
    page = opened(visit, house)
    expect(page.locator(".whatif .choice").first).to_be_visible(timeout=180_000)
    board, keys, beside = (
        page.locator(f".whatif {part}").first.bounding_box() for part in (".ground", ".play .keys", ".beside")
    )
    assert board is not None
    assert keys is not None
    assert beside is not None
    assert keys["y"] >= board["y"] + board["height"]
    assert board["x"] + board["width"] <= beside["x"]
    assert board["width"] > 800
