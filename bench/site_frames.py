"""Frames of a site's table while a bot thinks in the worker, beside those of the idle page: `python bench/site_frames.py [rounds]`.

Exago against the strongest bot, which thinks for nearly a second. Idle and thinking are measured in turn; frames in which the page
draws the person's own move, or the bot's, count for neither.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1] / "tests" / "web")]

from conftest import EXPLAINED, WHOLE_CHROMIUM  # noqa: E402
from players import Player  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402
from static_site import StaticSite, visit_once  # noqa: E402

THOUGHT = 700
"""Milliseconds of each thought that are looked at, at most."""
DRAWN = 150
"""Milliseconds after which one's own move is drawn, with motion off."""
PATIENCE = 180_000
FRAMES = """(most) => new Promise((told) => {
  const title = document.title;  // it tells whose turn it is
  const found = [];
  let before = 0;
  let end = 0;
  const next = (now) => {
    if (now > end || document.title !== title) return told(found);
    found.push(now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame((now) => {
    before = now;
    end = now + most;
    requestAnimationFrame(next);
  });
})"""


def lay(page: Page, site: StaticSite) -> None:
    page.goto(f"{site.base}?new=exago&with=bot")
    sheet = page.locator("dialog[open]")
    sheet.locator("label", has=page.locator('input[type="radio"]')).last.click()
    sheet.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.title.includes(' · Speeltafel')", timeout=PATIENCE)


def frames(page: Page) -> list[float]:
    found: list[float] = page.evaluate(FRAMES, THOUGHT)
    return found


def told(name: str, each: list[float]) -> float:
    each = sorted(each)
    p95 = each[int(len(each) * 0.95)]
    print(f"{name}: {len(each)} frames, median {statistics.median(each):.1f} ms, p95 {p95:.1f} ms")
    return p95


def main(rounds: int) -> None:
    idle: list[float] = []
    thinking: list[float] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = StaticSite(Path(folder))
        browser = playwright.chromium.launch(executable_path=WHOLE_CHROMIUM, args=["--no-sandbox"])
        context = browser.new_context(
            locale="en-GB", reduced_motion="reduce", viewport={"width": 390, "height": 844}
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"({EXPLAINED})()")
        page = context.new_page()
        visit_once(page, site)
        lay(page, site)
        player = Player(page, "exago")
        for _ in range(rounds):
            player.wait(lambda: player.is_on() or player.is_over(), PATIENCE)
            if player.is_over():
                lay(page, site)
                player.wait(player.is_on, PATIENCE)
            page.wait_for_timeout(THOUGHT)
            idle += frames(page)
            player.take_turn()
            if player.is_on() or player.is_over():
                continue
            page.wait_for_timeout(DRAWN)
            if not player.is_on():
                thinking += frames(page)
        browser.close()
        site.switch_off()
    before, meanwhile = told("idle", idle), told("while a bot thinks", thinking)
    print(f"ratio {meanwhile / before:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
