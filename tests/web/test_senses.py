"""What is heard and what is pressed without looking: talk and leaving, keys from anywhere, a board that stands still."""

from __future__ import annotations

import re

from conftest import Visit
from driver import Driver, make_table, sit_down, weak_bot
from house import House
from playwright.sync_api import expect
from sketches import ADA, EDITIONS, company, duty, played

GROUND = "() => { const { top, height } = document.querySelector('.ground').getBoundingClientRect(); return [top, height]; }"


def test_talk_is_heard_while_the_moves_are_shown(house: House, visit: Visit) -> None:
    made = make_table(house.base, EDITIONS["exago"], [ADA, {"kind": "person", "name": "Ben"}])
    ben = Driver(house.base, made["table"], [sit_down(house.base, made, "Ben")])
    page = visit(f"/t/{made['table']}", made=made)
    page.wait_for_selector(".play .keys")
    ben._send(type="say", seat=ben.state["you"][0], phrase="phrase-hello")
    expect(page.locator("[data-talk]")).to_have_text(re.compile("^Ben: "), timeout=10_000)
    ben.close()


def test_at_a_desk_phrases_leave_room_for_what_was_said(house: House, visit: Visit) -> None:
    """There were eighty pixels for it once."""
    made = company(house)
    for height in (700, 900):
        page = visit(f"/t/{made['table']}", made=made, size={"width": 1440, "height": height}, locale="de-DE")
        page.locator("#tab-chat").click()
        chat, lines = page.locator(".chat").bounding_box(), page.locator(".chat .lines").bounding_box()
        assert chat is not None
        assert lines is not None
        assert lines["height"] >= min(chat["height"] / 2, 240) - 1, height


def test_a_turn_of_qwirkle_by_a_few_keys_from_nowhere(house: House, visit: Visit) -> None:
    made = played(house, "qwirkle", 2)
    page = visit(f"/t/{made['table']}", made=made)
    page.wait_for_selector(".play .keys .key")
    before = page.locator("[data-live]").get_attribute("data-number") or ""
    for number in range(1, 7):  # which tile fits is drawn
        page.keyboard.press(str(number))
        page.wait_for_timeout(400)
        if page.locator("[data-fits]").count():
            break
    expect(page.locator("[data-fits]").first).to_be_attached()
    page.locator("[data-fits]").first.press("Enter")
    expect(page.locator(".play .keys .main")).to_be_enabled()
    page.keyboard.press("Shift+Enter")
    expect(page.locator("[data-live]")).not_to_have_attribute("data-number", before)


def test_exagos_board_stands_still_while_a_stone_is_chosen(house: House, visit: Visit) -> None:
    made = duty(house)
    page = visit(f"/t/{made['table']}", made=made, phone=True)
    page.wait_for_selector(".play .keys .key")
    page.wait_for_timeout(200)
    before = page.evaluate(GROUND)
    page.locator("[data-fits]").first.dispatch_event("click")
    expect(page.locator(".play .keys .main")).to_be_enabled()
    page.wait_for_timeout(200)
    assert page.evaluate(GROUND) == before


def test_a_clock_of_a_day_begins_with_a_whole_day_and_scores_stand_beside_a_big_hand(
    house: House, visit: Visit
) -> None:
    bot = weak_bot(house.base, "qwirkle")
    made = make_table(house.base, EDITIONS["qwirkle"], [ADA, bot], clock={"kind": "days", "seconds": 86_400})
    page = visit(f"/t/{made['table']}", made=made, phone=True)
    page.wait_for_selector(".play .keys .key")
    expect(page.get_by_role("timer")).to_have_text(re.compile("24"))
    page.evaluate("() => localStorage.setItem('speeltafel.settings', '{\"big\": true}')")
    page.reload()
    page.wait_for_selector("[data-mode='hand'] .play .keys")
    expect(page.get_by_role("list", name="Seats")).to_be_visible()
