"""Games on a shared device beside their twins, which differ in one hidden tile: `python bench/one_device.py [GAMES] [SEED] [FIRST]`.

Devices of two to six people, every other one beside somebody far away. At every step, wherever the one who may
know the difference does not hold the device, page, live region, title, what the browser keeps, every message and every
moment of the page in between must be the same to the byte. Games can be shared out among processes by FIRST, the
number of the first one. The page must be built.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "web")]

from one_device import Count, pair  # noqa: E402

from tests.server.twins import twins  # noqa: E402

LEAST = 12
MOST = 20
SIZES = ({"width": 1440, "height": 900}, {"width": 320, "height": 640})


def main(games: int = 20, seed: int = 1, first: int = 0) -> None:
    total = Count()
    begun = time.monotonic()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for game in range(first, first + games):
            people, has_far = 2 + game % 5, game % 2 == 1
            seats = people + has_far
            found = twins(seats, seed + game, least=LEAST, most=MOST, has_swap=game % 4 < 2)
            away = (game % seats,) if has_far else ()
            with pair(browser, found, away, seed + game, viewport=SIZES[game // 2 % 2]) as both:
                count = both.play()
            assert count.differing > 0 or found.holder in away, "the games do differ"
            total.add(count)
            print(f"{time.monotonic() - begun:.0f} s: {people} here, {len(away)} away: {count}", flush=True)
        browser.close()
    print(f"{total} in {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
