"""How long a tap waits for its answer when the server is 400 ms away, with and without Python on this device: `python bench/far_taps.py [taps] [games]`.

A tap lays a tile, sets a stone or points at a space, and the page asks what that is worth. Told is the time from the tap to the
first frame after the answer has come. The proxy of the tests holds every byte for 200 ms each way.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "web"))

from conftest import EXPLAINED, REMEMBER, WHOLE_CHROMIUM  # noqa: E402
from far import Far  # noqa: E402
from house import House  # noqa: E402
from players import OFFERED  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from sketches import played  # noqa: E402

from speeltafel.core.registry import specs  # noqa: E402
from speeltafel.core.scene import Scene  # noqa: E402

ONE_WAY = 0.2
PATIENCE = 180_000
WATCH = """() => {
  window.taps = { at: 0, told: [] };
  addEventListener('click', () => (taps.at = performance.now()), true);
  const heard = (text) => {
    if (!taps.at || !/"type":"(previewed|refused)"/.test(text)) return;
    const at = taps.at;
    taps.at = 0;
    requestAnimationFrame(() => setTimeout(() => taps.told.push(performance.now() - at)));
  };
  for (const name of ['WebSocket', 'Worker']) {
    window[name] = class extends window[name] {
      constructor(...given) {
        super(...given);
        this.addEventListener('message', ({ data }) => heard(typeof data === 'string' ? data : (data.text ?? '')));
      }
    };
  }
}"""

HAS_PYTHON = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(caches_.map((cache) => cache.keys()));
  return kept.flat().some(({ url }) => url.endsWith('pyodide.asm.js'));
}"""


def tap(page: Page, game: str) -> float:
    """Taps something that the page has to ask about, then takes it back; the milliseconds until it was answered."""
    if game == "qwirkle":
        for index in range(page.locator("[data-held]").count()):
            page.locator("[data-held]").nth(index).click()
            page.wait_for_timeout(500)
            if page.locator(OFFERED).count():
                break
        page.locator(OFFERED).first.dispatch_event("click")
    elif game == "exago":
        page.locator(OFFERED).first.dispatch_event("click")
    else:  # a space that is not free: the page asks why
        page.locator('[role="gridcell"]:not(.can)').first.dispatch_event("click")
    page.wait_for_function("() => taps.told.length > 0", timeout=PATIENCE)
    told: float = page.evaluate("() => taps.told[0]")
    back = page.locator(".play .keys .key:not(.main):not([disabled])").first
    if game != "qwinn":
        back.click()
    page.wait_for_timeout(900)
    page.evaluate("() => { taps.told = []; taps.at = 0; }")
    return told


def measure(browser: Browser, house: House, game: str, taps: int) -> dict[str, list[float]]:
    """The milliseconds of each tap, without Python here and with it."""
    found: dict[str, list[float]] = {}
    made = played(house, game, 2)
    with Far(house.port, ONE_WAY) as far:
        context = browser.new_context(
            viewport={"width": 390, "height": 844}, locale="en-GB", reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"({EXPLAINED})()")
        context.add_init_script(f"({WATCH})()")
        page = context.new_page()
        page.goto(f"{far.base}/icon.svg")
        page.evaluate(REMEMBER, made)
        for name in ("without", "with"):
            page.goto(f"{far.base}/t/{made['table']}")
            page.wait_for_function("() => document.title.startsWith('●')")
            page.wait_for_selector("[data-held], button.die, .exago .keys")
            if name == "with":  # the first tap that is answered at once shows that Python is there
                for _ in range(60):
                    if tap(page, game) < ONE_WAY * 1000:
                        break
            found[name] = [tap(page, game) for _ in range(taps)]
            if name == "without":
                fetch_python(page)
        context.close()
    return found


def fetch_python(page: Page) -> None:
    """What the page does by itself after a quarter of a minute, for somebody who plays here."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    while not page.evaluate(HAS_PYTHON):
        page.wait_for_timeout(200)


def main(taps: int, games: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=WHOLE_CHROMIUM, args=["--no-sandbox"])
        try:
            for game in games or [name for name, spec in specs().items() if spec.view is not Scene]:
                for name, each in measure(browser, house, game, taps).items():
                    print(
                        f"{game} {name}: median {statistics.median(each):.0f} ms, most {max(each):.0f} ms, {len(each)} taps",
                        flush=True,
                    )
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20, sys.argv[2:])
