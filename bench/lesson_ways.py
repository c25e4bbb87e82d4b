"""Finishes every lesson in Chromium in four languages by mouse, touch, keyboard and by a screen reader's text.

    PYTHONPATH=src:. python bench/lesson_ways.py [--game exago] [--language nl] [--way reader]

The page has to be built. What does not come to its end is told with where it stood.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "web"))

from conftest import EXPLAINED, WHOLE_CHROMIUM  # noqa: E402
from house import House  # noqa: E402
from learners import WAYS, Learner, Way  # noqa: E402

from speeltafel.coach.lessons.lesson import lessons  # noqa: E402
from speeltafel.locale import LANGUAGES  # noqa: E402

PATIENCE = 60_000


def finished(browser: Browser, base: str, game: str, language: str, way: Way) -> bool:
    """Whether one lesson came to its end."""
    is_phone = way == "touch"
    context = browser.new_context(
        viewport={"width": 390, "height": 844} if is_phone else {"width": 1440, "height": 900},
        locale=language,
        has_touch=is_phone,
        is_mobile=is_phone,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"({EXPLAINED})()")
    page = context.new_page()
    try:
        page.goto(f"{base}/learn/lesson/{game}")
        Learner(page, game, language, way).take()
    except Exception as error:
        where = page.locator("h2").first.inner_text() if page.locator("h2").count() else page.url
        print(f"{game} {language} {way}: stopped at {where!r}: {str(error)[:400]}", flush=True)
        return False
    finally:
        context.close()
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=lessons())
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--way", choices=WAYS)
    args = parser.parse_args()
    games, languages, ways = (
        [one] if one else list(every)
        for one, every in ((args.game, lessons()), (args.language, LANGUAGES), (args.way, WAYS))
    )
    done = tried = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=WHOLE_CHROMIUM, args=["--no-sandbox"])
        for game, language, way in product(games, languages, ways):
            tried += 1
            done += finished(browser, house.base, game, language, way)
            print(f"{game} {language} {way}: {done} of {tried} finished", flush=True)
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
