"""Games on a shared device beside their twins, which differ in one hidden tile, up to the last move of each game.

    python bench/one_device.py --games 20 --done FILE

Devices of two to six people, every other one beside somebody far away. At every step, wherever the one who may
know the difference does not hold the device, page, live region, title, what the browser keeps, every message and every
moment of the page in between must be the same to the byte. What a game came to is written to FILE when it is over, and a
game that stands there is not played again: so a run can be stopped, taken up again and shared out among processes by
`--first`, the number of the first game. The page must be built.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "web")]

from conftest import WHOLE_CHROMIUM  # noqa: E402
from one_device import Count, pair  # noqa: E402

from tests.server.twins import twins  # noqa: E402

LEAST = 40
SIZES = ({"width": 1440, "height": 900}, {"width": 320, "height": 640})


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--most", type=int, help="moves of a game at the most; all but the last without it")
    parser.add_argument("--done", type=Path, help="where games that are over are kept")
    asked = parser.parse_args()
    total = Count()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=WHOLE_CHROMIUM, args=["--no-sandbox"])
        for game in range(asked.first, asked.first + asked.games):
            count = finished(asked.done).get(game)
            if count is None:
                begun = time.monotonic()
                count = play(browser, game, asked.seed, asked.most)
                print(f"game {game}, {time.monotonic() - begun:.0f} s: {count}", flush=True)
                if asked.done:
                    with asked.done.open("a") as file:
                        file.write(json.dumps({"game": game, **vars(count)}) + "\n")
            total.add(count)
        browser.close()
    print(total)


def finished(file: Path | None) -> dict[int, Count]:
    """The games that are over, by number."""
    if file is None or not file.exists():
        return {}
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    return {row.pop("game"): Count(**row) for row in rows}


def play(browser: Browser, game: int, seed: int, most: int | None) -> Count:
    """One game and its twin."""
    people, has_far = 2 + game % 5, game % 2 == 1
    seats = people + has_far
    least = LEAST if most is None else most
    found = twins(seats, seed + game, least=least, most=most, has_swap=game % 4 < 2)
    away = (game % seats,) if has_far else ()
    with pair(browser, found, away, seed + game, viewport=SIZES[game // 2 % 2]) as both:
        count = both.play()
    assert count.differing > 0 or found.holder in away, "the games do differ"
    return count


if __name__ == "__main__":
    main()
