"""One's seat in the page: sitting down by a link, moving to another device, and how many devices have it."""

from __future__ import annotations

from collections.abc import Callable

from driver import Driver, make_table, sit_down
from house import House
from playwright.sync_api import Page, expect

Visit = Callable[..., Page]


def test_a_seat_moves_to_another_device_by_a_link_that_is_drawn_in_the_page(
    house: House, visit: Visit
) -> None:
    made = make_table(house.base, "qwirkle/nl-2023", [{"kind": "me", "name": "Ada"}, {"kind": "person"}])
    Driver(house.base, made["table"], [sit_down(house.base, made, "Ben")]).close()
    asked: list[str] = []
    laptop = visit(f"/t/{made['table']}", made=made)
    laptop.on("request", lambda request: asked.append(request.url))
    laptop.wait_for_selector("main.play")
    laptop.get_by_role("button", name="Menu").click()
    laptop.get_by_role("button", name="Move to another device").click()
    laptop.get_by_role("button", name="Make the link").click()
    expect(laptop.get_by_role("img", name="QR")).to_be_visible()
    link = laptop.locator("input[readonly]").last.input_value()
    assert "#s=" in link
    phone = visit(link.removeprefix(house.base))
    phone.get_by_role("button", name="Take a seat").click()
    expect(phone.locator(".rack, .hand").first).to_be_visible()
    expect(laptop.get_by_text("Your seat was given to someone else")).to_be_visible()
    secret = link.partition("#s=")[2]
    assert not [each for each in asked if secret in each]
