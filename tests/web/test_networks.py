"""Bad networks: a table opens far away in few flights, what waits for the line can be taken back, and what is kept works without one."""

from __future__ import annotations

import sys

from conftest import REMEMBER, ROOT, Visit
from driver import Message
from house import House
from players import OFFERED
from playwright.sync_api import Browser, Page, expect
from sketches import played

sys.path.insert(0, str(ROOT / "bench"))

from page_far import open_far


def test_a_link_opens_far_away_in_five_flights_that_wait_for_each_other(
    house: House, browser: Browser
) -> None:
    flights, _, told = open_far(browser, house)
    assert flights <= 5, told


def waiting_move(house: House, visit: Visit) -> tuple[Page, Message]:
    """A table whose player has pressed the key that plays while there was no line."""
    made = played(house, "exago", 1)
    page = visit("/icon.svg")
    page.evaluate(REMEMBER, made)
    page.goto(f"{house.base}/t/{made['table']}")
    page.locator(OFFERED).first.dispatch_event("click")
    key = page.locator(".play .keys .key.main")
    expect(key).to_be_enabled()
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    key.click()
    expect(page.get_by_text("Your move is saved")).to_be_visible()
    return page, made


def number_of(page: Page) -> int:
    return int(page.locator("[data-live]").get_attribute("data-number") or -1)


def test_a_move_that_waits_for_the_line_can_be_taken_back(house: House, visit: Visit) -> None:
    page, _ = waiting_move(house, visit)
    before = number_of(page)
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_text("Taken back. Nothing was sent.")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=20_000)
    page.reload()
    page.locator(OFFERED).first.wait_for()
    assert number_of(page) == before


def test_a_move_that_waits_for_the_line_is_sent_after_the_tab_was_closed(house: House, visit: Visit) -> None:
    page, made = waiting_move(house, visit)
    before = number_of(page)
    context = page.context
    page.close()
    context.set_offline(False)
    again = context.new_page()
    again.goto(f"{house.base}/t/{made['table']}")
    again.wait_for_function(
        "(before) => Number(document.querySelector('[data-live]')?.dataset.number ?? -1) > before", arg=before
    )


def test_home_asks_the_server_whose_turn_it_is(house: House, visit: Visit) -> None:
    made = played(house, "exago", 1)
    page = visit("/icon.svg")
    page.evaluate(REMEMBER, made)
    page.evaluate(
        """() => {
          const [game] = JSON.parse(localStorage.getItem('speeltafel.games'));
          localStorage.setItem('speeltafel.games', JSON.stringify([{ ...game, game: 'exago/goliath', you: [0, 1], turn: null }]));
        }"""
    )
    page.goto(house.base)
    expect(page.locator("li.mine").get_by_text("your turn", exact=False)).to_be_visible()
