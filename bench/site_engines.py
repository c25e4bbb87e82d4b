"""Plays a game of each kind without a network, in three engines: `python bench/site_engines.py [chromium | firefox | webkit]`.

The site is visited once and kept; then its server is switched off. Each game is against the weakest bot, in Chromium also by three
people on one device where three may play; Qwinn! goes to 60 points.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1] / "tests" / "web")]

from conftest import EXPLAINED, WHOLE_CHROMIUM  # noqa: E402
from players import Player, play_out  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from sketches import EDITIONS  # noqa: E402
from static_site import IS_KEPT, StaticSite, start, visit_once  # noqa: E402
from webkit import WebKit, webkit_of  # noqa: E402

from speeltafel.core.registry import edition_of  # noqa: E402

SHORTER = {"qwinn": {"Points to win": "60"}}
GAMES = {game: SHORTER.get(game, {}) for game in EDITIONS}
THREE = 3
PATIENCE = 120
KEPT = f"const [told] = arguments; ({IS_KEPT})().then(told, () => told(false));"
POINTS = """
const [points] = arguments;
const row = [...document.querySelectorAll('dialog[open] label.row')].find((one) => one.textContent.includes('Points to win'));
const field = row.querySelector('input');
field.value = points;
for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
"""


def chromium(site: StaticSite) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=WHOLE_CHROMIUM, args=["--no-sandbox"])
        for game, options in GAMES.items():
            play(site, browser, game, 1, options)
            if edition_of(game).most >= THREE:
                play(site, browser, game, THREE, options)


def firefox(site: StaticSite) -> None:
    with sync_playwright() as playwright:
        path = shutil.which("firefox-esr")
        browser = playwright.firefox.launch(channel="moz-firefox", executable_path=path)
        for game, options in GAMES.items():
            play(site, browser, game, 1, options)


def play(site: StaticSite, browser: Browser, game: str, people: int, options: dict[str, str]) -> None:
    """A whole game in a browser that has visited the site once, by one person against a bot or by several on one device."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(f"({EXPLAINED})()")
    page = context.new_page()
    visit_once(page, site)
    site.switch_off()
    began = time.monotonic()
    try:
        start(page, site, game, people, **options)
        made = play_out(Player(page, game))
    finally:
        site.switch_on()
    told, name = page.locator(".final h1").inner_text(), browser.browser_type.name
    took = time.monotonic() - began
    print(f"{name} {game}, people {people}: {made} turns, {told!r}, {took:.0f} s", flush=True)
    context.close()


def webkit(site: StaticSite) -> None:
    for game, options in GAMES.items():
        with webkit_of(site.base.rstrip("/")) as window:
            window.driver.set_script_timeout(PATIENCE)
            window.open("/")
            window.one(".games")
            while not window.driver.execute_async_script(KEPT):
                time.sleep(0.1)
            site.switch_off()
            began = time.monotonic()
            try:
                play_in_webkit(window, game, options)
                pressed = window.play_out(game)
            finally:
                site.switch_on()
            told = window.one(".final h1").text
            print(f"webkit {game}: {pressed} presses, {told!r}, {time.monotonic() - began:.0f} s", flush=True)


def play_in_webkit(window: WebKit, game: str, options: dict[str, str]) -> None:
    """Lays a table against the weakest bot."""
    window.driver.get(f"{window.base}/?new={game}&with=bot")
    window.one("dialog[open] footer .key.main")
    window.run("document.querySelector('dialog[open] label input[type=\"radio\"]').click()")
    for points in options.values():
        window.run(
            "[...document.querySelectorAll('dialog[open] summary, dialog[open] button')].find((one) => one.textContent.includes('More options')).click()"
        )
        window.await_so("return document.querySelector('dialog[open] label.row input') !== null")
        window.run(POINTS, points)
    window.run("document.querySelector('dialog[open] footer .key.main').click()")
    window.await_so("return document.title.includes(' · Speeltafel')", patience=PATIENCE)


def main() -> None:
    asked = sys.argv[1:] or ["chromium", "firefox", "webkit"]
    with tempfile.TemporaryDirectory() as folder:
        site = StaticSite(Path(folder))
        for name in asked:
            {"chromium": chromium, "firefox": firefox, "webkit": webkit}[name](site)
        site.switch_off()


if __name__ == "__main__":
    main()
