"""Measures how fast a first game is there from a cold cache, what it weighs, and whether watching long costs memory.

`python bench/first_game.py` prints the median of five cold starts; `--heap MINUTES` lets a replay run that long.
The page must be built.
"""

from __future__ import annotations

import argparse
import gzip
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Response, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "web"))

from conftest import WHOLE_CHROMIUM  # noqa: E402
from driver import Driver, make_table, weak_bot  # noqa: E402
from house import House  # noqa: E402

PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"
PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length > 0"
ANEW = """() => setInterval(() => document.querySelector('.nav [aria-label="Play"]')?.click(), 1000)"""
HAND = "() => document.querySelector('[data-held]') !== null"


def cold_start(browser: Browser, base: str) -> dict[str, float]:
    """Opens home with nothing kept, taps Qwirkle, and waits for a hand that can be played."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    page = context.new_page()
    weight: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        if answer.url.endswith(".js"):
            weight[answer.url] = len(gzip.compress(answer.body()))

    page.on("response", weigh)
    page.goto(base, wait_until="commit")
    page.wait_for_selector("article button")
    home = page.evaluate("() => performance.now()")
    page.wait_for_function(PAINTED)
    paint = page.evaluate(PAINT)
    tapped = page.evaluate("() => performance.now()")
    page.locator("article button").first.click()
    page.wait_for_function(HAND)
    hand = page.evaluate("() => performance.now()")
    page.wait_for_timeout(300)
    context.close()
    return {
        "first paint": paint,
        "home ready": home,
        "tap to hand": hand - tapped,
        "paint to playable": home - paint + hand - tapped,
        "JavaScript kB gzipped": sum(weight.values()) / 1000,
    }


def watched(browser: Browser, base: str, minutes: float) -> list[float]:
    """Heap after garbage collection, once a minute, while a finished game is seen again and again."""
    made = make_table(base, "qwirkle/nl-2023", [{"kind": "me", "name": "Ada"}, weak_bot(base, "qwirkle")])
    driver = Driver(base, made["table"], [place["secret"] for place in made["mine"]])
    driver.run()
    driver.close()
    page = browser.new_context(service_workers="block").new_page()
    page.goto(f"{base}/r/{made['table']}")
    page.wait_for_selector(".deck")
    page.evaluate(ANEW)
    heaps = []
    until = time.monotonic() + 60 * minutes
    while time.monotonic() < until:
        page.wait_for_timeout(59_000)
        heaps.append(heap(page))
        print(f"  {heaps[-1] / 1e6:.2f} MB", flush=True)
    return heaps


def heap(page: Page) -> float:
    """What is still held after garbage collection, always at the start of the game, so that like meets like."""
    page.keyboard.press("Home")
    page.wait_for_timeout(1000)
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    used: dict[str, Any] = session.send("Runtime.getHeapUsage")
    session.detach()
    return float(used["usedSize"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--heap", type=float, metavar="MINUTES", help="watch a replay for so long instead")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=WHOLE_CHROMIUM, args=["--no-sandbox"])
        try:
            if arguments.heap:
                heaps = watched(browser, house.base, arguments.heap)
                print(f"heap grew by {100 * (heaps[-1] / heaps[0] - 1):.1f} % in {len(heaps)} minutes")
                return
            runs = [cold_start(browser, house.base) for _ in range(5)]
            for name in runs[0]:
                print(f"{name:24} {statistics.median(run[name] for run in runs):8.1f}")
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
