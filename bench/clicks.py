"""Counts clicks and seconds of five things that people come for, in Chromium: `python bench/clicks.py`.

First move of each game, inviting a friend, passing the device, finding out why a tile does not fit, sharing the end. Seconds are
the script's, on this machine, from the first click on; what people read and think is not in them. The page must be built.
Put this file into the bench/ of another checkout to count there.
"""

from __future__ import annotations

import re
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "web"))

from conftest import REMEMBER, WHOLE_CHROMIUM  # noqa: E402
from house import House  # noqa: E402
from scenes import BESIDE  # noqa: E402
from sketches import played  # noqa: E402


class Hand:
    """Clicks, and counts."""

    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.base = base
        self.clicks = 0

    def click(self, target: Locator) -> None:
        target.click(timeout=20_000)
        self.clicks += 1


def first_move(game: str) -> Callable[[Hand, House], None]:
    """From home until a first piece lies, is thrown or is chosen."""

    def task(hand: Hand, _: House) -> None:
        page = hand.page
        page.goto(hand.base)
        hand.click(page.locator("article", has_text=game).get_by_role("button").first)
        page.wait_for_function("() => document.title.startsWith('●')", timeout=60_000)
        if game == "Qwirkle":
            hand.click(page.locator("[data-held]:not(.idle)").first)
            if page.locator("[data-fits]").count():  # on an empty board the tile lies there already
                page.locator("[data-fits]").first.dispatch_event("click")
                hand.clicks += 1
            page.wait_for_selector(".rack .gone")
        elif game == "Exago":
            page.locator("[data-fits]").first.dispatch_event("click")
            hand.clicks += 1
        else:
            hand.click(page.locator(".space.can, .play .keys .main:not([disabled])").first)

    return task


def invite(hand: Hand, _: House) -> None:
    """From home until the link of a table is copied."""
    page = hand.page
    page.goto(hand.base)
    hand.click(page.locator("main fieldset label").nth(1))
    hand.click(page.locator("article").first.get_by_role("button").first)
    create = page.get_by_role("button", name=re.compile("Create table|Lay the table"))
    hand.click(create)
    copy = page.get_by_role("button", name=re.compile("Copy")).first
    copy.wait_for(timeout=20_000)


def pass_device(hand: Hand, _: House) -> None:
    """From home until the second player of one device sees a hand."""
    page = hand.page
    page.goto(hand.base)
    hand.click(page.locator("main fieldset label").nth(2))
    hand.click(page.locator("article").first.get_by_role("button").first)
    hand.click(page.get_by_role("button", name=re.compile("^Play( now)?$|^Start")).last)
    page.wait_for_selector(".curtain .key", timeout=20_000)
    hand.click(page.locator(".curtain .key"))
    page.wait_for_selector("[data-held]")


def why_not(hand: Hand, house: House) -> None:
    """From a running game until the words say why a tile does not fit."""
    made = played(house, "qwirkle", 4)
    page = hand.page
    page.goto(f"{hand.base}/icon.svg")
    page.evaluate(REMEMBER, made)
    page.goto(f"{hand.base}/t/{made['table']}")
    page.wait_for_selector("[data-held]")
    page.wait_for_timeout(600)
    for cell in page.evaluate(BESIDE):
        for held in range(page.locator("[data-held]").count()):
            hand.clicks = 0
            hand.click(page.locator("[data-held]").nth(held))
            page.locator(f'[data-cell="{cell}"]').dispatch_event("click")
            hand.clicks += 1
            page.wait_for_timeout(200)
            if page.locator(".bubble").count():
                return
            if page.locator(".play .keys .key").first.is_enabled():
                page.locator(".play .keys .key").first.click()


def share(hand: Hand, house: House) -> None:
    """From the end of a game until its link can be copied, or sent."""
    made = played(house, "qwinn", 400, options={"target": 60})
    page = hand.page
    page.goto(f"{hand.base}/icon.svg")
    page.evaluate(REMEMBER, made)
    page.goto(f"{hand.base}/t/{made['table']}")
    page.wait_for_selector(".final h1")
    hand.click(page.get_by_role("button", name=re.compile("Share")).first)
    page.get_by_role("button", name=re.compile("Copy")).first.wait_for(timeout=20_000)


TASKS: dict[str, Callable[[Hand, House], None]] = {
    "first move of Qwirkle": first_move("Qwirkle"),
    "first move of Exago": first_move("Exago"),
    "first move of Qwinn!": first_move("Qwinn!"),
    "invite a friend": invite,
    "pass the device": pass_device,
    "why a tile does not fit": why_not,
    "share the end": share,
}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=WHOLE_CHROMIUM, args=["--no-sandbox"])
        try:
            for name, task in TASKS.items():
                context = browser.new_context(
                    locale="en-GB", viewport={"width": 1440, "height": 900}, service_workers="block"
                )
                hand = Hand(context.new_page(), house.base)
                began = time.monotonic()
                try:
                    task(hand, house)
                    print(f"{name}: {hand.clicks} clicks, {time.monotonic() - began:.1f} s", flush=True)
                except Exception as error:  # a screen of another checkout may lack the key
                    print(f"{name}: not done after {hand.clicks} clicks: {str(error)[:120]}", flush=True)
                context.close()
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
