"""Measures frames while a tile is dragged over a table of 108 tiles: `python bench/page_frames.py`.

Starts the page's development server, opens the gallery's full table in headless Chromium and prints the median and
95th percentile of the time between frames, at full speed and with the processor slowed down four times.
"""

from __future__ import annotations

import math
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import which

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

from gallery import gallery

START = """() => {
  window.frames_ = []; let last = 0;
  const frame = (now) => { if (last) window.frames_.push(now - last); last = now; window.next_ = requestAnimationFrame(frame); };
  window.next_ = requestAnimationFrame(frame);
}"""
STOP = "() => { cancelAnimationFrame(window.next_); return window.frames_; }"


def circle(page: Page, x: float, y: float) -> None:
    """Carries whatever is at x, y around the table."""
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(90):
        page.mouse.move(600 + 250 * math.cos(step / 9), 400 + 180 * math.sin(step / 7))
    page.keyboard.press("Escape")
    page.mouse.up()


def drag(page: Page) -> None:
    box = page.locator("[data-held]").first.bounding_box()
    assert box is not None
    circle(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def pan(page: Page) -> None:
    circle(page, 330, 130)


def measure(page: Page, name: str, action: Callable[[Page], None], slower: int) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(START)
    action(page)
    frames = sorted(page.evaluate(STOP))
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    p95 = frames[int(len(frames) * 0.95)]
    print(
        f"{name:5} {slower}x slower  median {statistics.median(frames):5.1f} ms  p95 {p95:6.1f} ms  {len(frames)} frames"
    )


def main() -> None:
    with gallery() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=which("chromium") or which("chromium-headless-shell"), args=["--no-sandbox"]
        )
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(f"{address}?scene=qwirkle-108")
        page.wait_for_selector("[data-held]", timeout=60_000)
        page.wait_for_timeout(1500)
        for slower in (1, 4):
            measure(page, "drag", drag, slower)
            measure(page, "pan", pan, slower)
        browser.close()


if __name__ == "__main__":
    main()
