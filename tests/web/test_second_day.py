"""Somebody opens the page on two days in a row: what was left on the first is there on the second, without a network too."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from learners import DayPlayer
from players import Player
from playwright.sync_api import BrowserContext, Page, expect
from static_site import PATIENCE, StaticSite, number_of, start, visit_once


def begin_lesson(page: Page, site: StaticSite) -> None:
    """The first step of Exago's lesson."""
    page.goto(f"{site.base}?learn/lesson/exago")
    page.locator("[data-cell='0,1']").click()
    page.locator("main .key.main").last.click()
    expect(page.locator(".beside .go")).to_be_visible()


def try_a_puzzle(page: Page, site: StaticSite) -> str:
    """One try, right or wrong; the rating that is told after it."""
    page.goto(f"{site.base}?learn/puzzle/exago")
    player = Player(page, "exago")
    player._set()
    rating = page.locator(".beside section.panel b")
    expect(page.locator(".beside .go .key.main")).to_be_visible()
    expect(rating).not_to_have_text("1500")
    return rating.inner_text()


def test_on_the_second_day_all_is_there_that_was_left_on_the_first(
    site: StaticSite, context: BrowserContext
) -> None:
    second = datetime.now(UTC)
    first = second - timedelta(1)
    page = context.new_page()
    page.clock.set_fixed_time(first)
    visit_once(page, site)
    begin_lesson(page, site)
    rating = try_a_puzzle(page, site)
    page.goto(f"{site.base}?learn/day/{first.date()}/exago")
    DayPlayer(page, "exago").play_out()
    figure = page.locator(".won .figure")
    expect(figure).to_be_visible()
    said = figure.inner_text()
    page.goto(f"{site.base}?learn/day/{first.date()}/qwirkle")
    day = DayPlayer(page, "qwirkle")
    day.wait(lambda: page.locator("[data-held]").count() > 0, PATIENCE)
    day.take_turn()
    start(page, site, "exago", 1)
    address, player = page.url, Player(page, "exago")
    player.wait(player.is_on, PATIENCE)
    player.take_turn()
    left = number_of(page)
    page.close()

    site.switch_off()
    try:
        page = context.new_page()
        page.clock.set_fixed_time(second)
        page.goto(site.base)
        expect(page.locator(f"a[href$='{address.rpartition('/')[2]}']").first).to_be_visible()
        page.goto(f"{site.base}?learn")
        expect(page.get_by_role("link", name=re.compile(r"1 of \d+ steps"))).to_have_count(1)
        expect(page.get_by_role("link", name=re.compile(rf"1 tried · {rating} "))).to_have_count(1)
        expect(page.locator(".streak")).to_contain_text("1 day in a row")
        page.goto(f"{site.base}?learn/day")
        expect(page.locator("li.panel", has_text="Exago").get_by_role("link")).to_contain_text("Play")
        gone_by = page.get_by_role("link", name=re.compile(rf"\b{first.day}\b.*: (won|played)$"))
        if first.month != second.month:
            page.get_by_role("button", name="Month before").click()
        gone_by.click()
        expect(page.locator("li.panel", has_text="Exago").get_by_role("link")).to_contain_text("View it")
        expect(page.locator("li.panel", has_text="Qwirkle")).to_contain_text("1 move made")
        page.goto(f"{site.base}?learn/day/{first.date()}/exago")
        expect(page.locator(".won .figure")).to_have_text(said)
        page.goto(f"{site.base}?learn/day/{first.date()}/qwirkle")
        day = DayPlayer(page, "qwirkle")
        day.wait(lambda: page.locator("[data-held]").count() > 0, PATIENCE)
        assert day._number() == 1
        page.goto(f"{site.base}?learn/day/{second.date()}/exago")
        day = DayPlayer(page, "exago")
        day.take_turn()
        page.goto(f"{site.base}?learn/lesson/exago")
        expect(page.locator(".asked h2")).to_have_text("A line")
        page.goto(address)
        player = Player(page, "exago")
        player.wait(lambda: number_of(page) >= left, PATIENCE)
        player.wait(player.is_on, PATIENCE)
        player.take_turn()
    finally:
        site.switch_on()
