"""Several people at one device: nobody hears, counts or sees what only another of them may know."""

from __future__ import annotations

import re

from conftest import Visit
from driver import Driver, Message, make_table, sit_down
from house import House
from one_device import pair
from players import Player
from playwright.sync_api import Browser, Page, expect

from tests.server.twins import twins

QWIRKLE = "qwirkle/nl-2023"
TILES = 108


def here(house: House, *names: str, away: str = "") -> Message:
    """A table of Qwirkle after its opening: these people share a device, and one may be far away."""
    seats = [{"kind": "me", "name": name} for name in names]
    made = make_table(house.base, QWIRKLE, [*seats, *([{"kind": "person", "name": away}] if away else [])])
    for link in made["links"]:
        link["secret"] = sit_down(house.base, made)  # one at most
    drivers = [
        Driver(house.base, made["table"], [place["secret"]]) for place in (*made["mine"], *made["links"])
    ]
    for driver in drivers:
        while "view" not in driver.state or driver.state["view"] is None:
            driver._take(driver._next())
    next(driver for driver in drivers if driver.is_mine).play()
    for driver in drivers:
        driver.close()
    return made


def lift(page: Page) -> str:
    """Lifts the curtain; returns whose it was."""
    name = page.locator(".curtain h1").inner_text()
    page.locator(".curtain .key").click()
    page.locator("[data-held]").first.wait_for()
    return name


def swap_one(page: Page) -> str:
    """Swaps the first tile; returns its name."""
    tile = page.locator("[data-held]").first.get_attribute("aria-label") or ""
    page.get_by_role("button", name="Swap", exact=True).click()
    page.locator("[data-held]").first.click()
    page.get_by_role("button", name="Swap 1").click()
    return tile


def unseen(page: Page) -> int:
    """How many tiles are still to come, as a screen reader hears it."""
    cells = page.locator(".side .remaining td").all_text_contents()
    return sum(int(found[1]) for cell in cells if (found := re.search(r": (\d+)$", cell)))


def plays(page: Page) -> str:
    return page.locator(".log").inner_text() + (page.locator("[data-live]").text_content() or "")


def test_what_one_person_swaps_no_other_hears(house: House, visit: Visit) -> None:
    made = here(house, "Ada", "Ben")
    page = visit(f"/t/{made['table']}", made=made)
    first = lift(page)
    before = plays(page)  # the opening may have laid a tile that looks the same
    tile = swap_one(page)
    expect(page.locator(".curtain")).to_contain_text(first)
    assert "Swapped" in page.locator(".curtain").inner_text()
    assert tile not in page.locator(".curtain").inner_text()
    assert plays(page).count(tile) <= before.count(tile)
    second = lift(page)
    assert second != first
    assert plays(page).count(tile) <= before.count(tile)
    swap_one(page)
    expect(page.locator(".curtain h1")).to_have_text(first)
    assert lift(page) == first
    assert f"swapped {tile}" in plays(page).lower(), "one's own swap one may read again"


def test_what_is_still_to_come_does_not_tell_the_others_hand(house: House, visit: Visit) -> None:
    made = here(house, "Ada", "Ben")
    page = visit(f"/t/{made['table']}", made=made)
    page.locator(".curtain").wait_for()
    covered = unseen(page)
    lift(page)
    hand = page.locator("[data-held]").count()
    assert hand == 6
    expect(page.locator(".curtain")).to_have_count(0)
    assert unseen(page) == covered - hand
    assert covered > TILES - 2 * hand, "with the curtain down only the board is known"


def test_while_somebody_far_away_thinks_nobodys_hand_lies_open(house: House, visit: Visit) -> None:
    made = here(house, "Ada", "Ben", away="Cor")
    page = visit(f"/t/{made['table']}", made=made)
    far = Driver(house.base, made["table"], [made["links"][0]["secret"]])
    for _ in range(4):
        Player(page, "qwirkle").wait(lambda: page.locator(".curtain, .peek .key").count() > 0)
        if page.locator(".curtain").count() == 0:
            break
        lift(page)
        swap_one(page)
        page.locator("[data-held]").first.wait_for(state="detached")
    assert page.locator("[data-held]").count() == 0
    expect(page.locator(".curtain")).to_have_count(0)
    nobodys = unseen(page)
    page.locator(".peek").get_by_role("button", name="Ben").press("Enter")
    expect(page.locator("[data-held]")).to_have_count(6)
    assert unseen(page) == nobodys - 6
    cover = page.get_by_role("button", name="Cover the hand again")
    expect(cover).to_be_focused()
    cover.press("Enter")
    expect(page.locator("[data-held]")).to_have_count(0)
    expect(page.locator(".peek").get_by_role("button").first).to_be_focused()
    assert unseen(page) == nobodys
    order = [seat["name"] for seat in far.state["table"]["seats"]]
    looker = order[(order.index("Cor") + 2) % 3]
    page.locator(".peek").get_by_role("button", name=looker).click()
    expect(page.locator("[data-held]")).to_have_count(6)
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog[open]")).to_have_count(1)
    far.until_mine()
    far.play()
    far.close()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".curtain h1")).to_have_text(order[(order.index("Cor") + 1) % 3])
    assert page.locator("[data-held]").count() == 0


def test_a_reload_covers_the_hand_and_a_broken_line_does_not(house: House, visit: Visit) -> None:
    made = here(house, "Ada", "Ben")
    page = visit(f"/t/{made['table']}", made=made)
    lift(page)
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost")).to_be_visible(timeout=10_000)
    page.context.set_offline(False)
    expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=15_000)
    expect(page.locator("[data-held]")).to_have_count(6)
    page.reload()
    page.locator(".curtain").wait_for()
    assert page.locator("[data-held]").count() == 0


def test_a_running_game_seen_again_on_a_shared_device_is_seen_with_nobodys_eyes(
    house: House, visit: Visit
) -> None:
    made = here(house, "Ada", "Ben")
    page = visit("/", made=made)
    with page.expect_request("**/replay?*") as asked:
        page.goto(f"{house.base}/r/{made['table']}")
    assert "authorization" not in asked.value.headers


def test_twin_games_are_the_same_to_everybody_but_the_one_who_knows(browser: Browser) -> None:
    """A few steps of what `bench/one_device.py` does: to the byte, on the screen, in every message, at every moment."""
    for away in ((), (0,)):
        found = twins(3, 11, least=5, most=6, has_swap=True)
        with pair(browser, found, away, seed=3) as both:
            count = both.play()
        assert count.steps >= 5
        assert count.differing > 0 or found.holder in away, "the games do differ"


def test_what_one_person_opened_is_closed_for_the_next(house: House, visit: Visit) -> None:
    made = here(house, "Ada", "Ben")
    page = visit(f"/t/{made['table']}", made=made)
    first = lift(page)
    page.get_by_role("button", name="Menu").click()
    menu = page.locator("dialog[open]")
    expect(menu).to_have_count(1)
    drivers = [Driver(house.base, made["table"], [place["secret"]]) for place in made["mine"]]
    next(driver for driver in drivers if driver.is_mine).play()  # the same seat, opened elsewhere too
    for driver in drivers:
        driver.close()
    expect(page.locator(".curtain h1")).not_to_have_text(first)
    expect(menu).to_have_count(0)
    lift(page)
    expect(menu).to_have_count(0)
