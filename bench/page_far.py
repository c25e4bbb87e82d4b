"""Opens a table's link far from the server, where every byte takes 200 ms each way: `python bench/page_far.py [runs]`.

Counts the flights that wait for each other until there is a hand that can be played, on a device that never was here: connecting
is one, a question and its answer another. No TLS, no names to look up, no slow start: each of the first two adds a flight or two
to the first connection. The seconds are those of this machine. The page must be built.
"""

from __future__ import annotations

import json
import re
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "web"))

from conftest import WHOLE_CHROMIUM  # noqa: E402
from far import Far  # noqa: E402
from house import House  # noqa: E402
from sketches import driver_of, played  # noqa: E402

ONE_WAY = 0.2
ASIDE = re.compile("Pointers|-(?:home|later)-|service-worker|icon|manifest|/api/(?!tables/[^/]*/socket)")


def open_far(browser: Browser, house: House, game: str = "qwirkle") -> tuple[int, float, list[str]]:
    """The flights and the seconds until there is a hand, and what came with which flight."""
    made = played(house, game, 2)
    driver_of(house, made).close()
    with Far(house.port, ONE_WAY, ASIDE) as far:
        context = browser.new_context(
            viewport={"width": 360, "height": 740}, locale="nl-NL", service_workers="block"
        )
        page = context.new_page()
        began = time.monotonic()
        address = f"{far.base}/t/{made['table']}#s={made['mine'][0]['secret']}"
        page.goto(address, wait_until="commit")
        page.wait_for_selector("[data-held], .die", timeout=120_000)
        seconds = time.monotonic() - began
        flights = list(far.flights)
        context.close()
    line = [flight for flight in flights if flight.path.endswith("/socket")][:2]  # opened, then welcome
    needed = [
        flight for flight in flights if not ASIDE.search(flight.path) and not flight.path.endswith("/socket")
    ]
    told = sorted({f"{flight.number} {flight.path}" for flight in [*needed, *line]})
    return max(flight.number for flight in [*needed, *line]), seconds, told


def main(runs: int) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=WHOLE_CHROMIUM, args=["--no-sandbox"])
        try:
            opened = [open_far(browser, house) for _ in range(runs)]
        finally:
            browser.close()
            house.stop()
    seconds = [round(one[1], 2) for one in opened]
    figures = {
        "flights": [one[0] for one in opened],
        "seconds": seconds,
        "median": statistics.median(seconds),
        "came": opened[-1][2],
    }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
