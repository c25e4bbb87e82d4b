"""Time in the page is the server's, whatever the device's clock says."""

from __future__ import annotations

import re

import pytest
from conftest import Visit
from driver import Driver, make_table, sit_down
from house import House
from playwright.sync_api import expect

SHIFTED = "{ const real = Date.now; Date.now = () => real.call(Date) + %d; }"


@pytest.mark.parametrize("minutes", [5, -5])
def test_a_wrong_clock_of_the_device_neither_claims_nor_gives_time(
    house: House, visit: Visit, minutes: int
) -> None:
    made = make_table(
        house.base,
        "exago/goliath",
        [{"kind": "me"}, {"kind": "person"}],
        clock={"kind": "move", "seconds": 600},
    )
    ben = Driver(house.base, made["table"], [sit_down(house.base, made, "Ben")])
    if ben.is_mine:
        ben.play()
    page = visit("/icon.svg", made=made)
    page.add_init_script(SHIFTED % (minutes * 60_000 * 3))
    page.goto(f"{house.base}/t/{made['table']}")
    page.wait_for_selector("main.play")
    expect(page.get_by_role("timer").first).to_have_text(re.compile(r"^(10:00|9:[0-5]\d)$"))
    ben.close()


def test_a_clock_of_a_month_is_not_over_at_once(house: House, visit: Visit) -> None:
    made = make_table(
        house.base,
        "exago/goliath",
        [{"kind": "me"}, {"kind": "person"}],
        clock={"kind": "days", "seconds": 30 * 86_400},
    )
    ben = Driver(house.base, made["table"], [sit_down(house.base, made, "Ben")])
    page = visit(f"/t/{made['table']}", made=made)
    page.wait_for_selector("main.play")
    if not ben.is_mine:
        Driver(house.base, made["table"], [made["mine"][0]["secret"]]).play()
    expect(page.get_by_role("timer").first).to_contain_text("30 days")
    page.wait_for_timeout(1000)
    expect(page.get_by_role("button", name="Claim")).to_have_count(0)
    ben.close()
