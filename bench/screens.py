"""Takes a picture of every screen at three sizes in both themes into build/screens: `python bench/screens.py [NAME ...]`.

The screens are those of tests/web/scenes.py, where axe looks at them too. Names choose screens (`home`,
`exago-tie`, ...); without names all are taken. The page must be built. The few that documents show
are copied to docs/screens.
"""

from __future__ import annotations

import io
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Error, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "web"))

from conftest import EXPLAINED, REMEMBER, WHOLE_CHROMIUM  # noqa: E402
from driver import Message  # noqa: E402
from house import House  # noqa: E402
from scenes import Scene, scenes  # noqa: E402

OUT = Path(os.environ.get("SPEELTAFEL_SCREENS", ROOT / "build" / "screens"))
SIZES = {360: 740, 820: 1180, 1440: 900}
FIRST_DESK = 1000
QUALITY = 74


class Camera:
    """Opens a screen once for fingers and once for a mouse, and takes it at every size by day and by night."""

    def __init__(self, base: str, browser: Browser) -> None:
        self._base = base
        self._browser = browser

    def take(self, scene: Scene) -> None:
        for is_touch in (True, False):
            with self._visitor(is_touch=is_touch) as visit:
                page = scene.open(visit)
                for width, height in SIZES.items():
                    if (width < FIRST_DESK) == is_touch:
                        page.set_viewport_size({"width": width, "height": height})
                        self._both_themes(page, f"{scene.name}-{width}")

    def _both_themes(self, page: Page, name: str) -> None:
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.wait_for_timeout(350)
            drawn = Image.open(io.BytesIO(page.screenshot()))
            drawn.save(OUT / f"{name}-{theme}.webp", quality=QUALITY, method=4)

    @contextmanager
    def _visitor(self, *, is_touch: bool) -> Iterator[Any]:
        """Somebody who has never been here, or who knows the secrets of a table."""
        width = min(SIZES) if is_touch else max(SIZES)
        contexts = []

        def visit(path: str, *, locale: str, made: Message | None = None) -> Page:
            context = self._browser.new_context(
                viewport={"width": width, "height": SIZES[width]},
                locale=locale,
                has_touch=is_touch,
                reduced_motion="reduce",
                service_workers="block",
            )
            contexts.append(context)
            context.add_init_script(f"({EXPLAINED})()")
            page = context.new_page()
            page.on("pageerror", lambda error: print("  error:", error))
            if made is not None:
                page.goto(f"{self._base}/icon.svg")
                page.evaluate(REMEMBER, made)
            page.goto(self._base + path)
            return page

        yield visit
        for context in contexts:
            context.close()


def main(wanted: tuple[str, ...]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    missing: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=WHOLE_CHROMIUM, args=["--no-sandbox"])
        try:
            camera = Camera(house.base, browser)
            for scene in scenes(house):
                if wanted and scene.name not in wanted:
                    continue
                try:
                    camera.take(scene)
                    print(scene.name, flush=True)
                except Error as error:
                    missing.append(scene.name)
                    print(f"{scene.name} could not be taken: {error.message[:300]}", flush=True)
        finally:
            browser.close()
            house.stop()
    if missing:
        raise SystemExit(f"not taken: {', '.join(missing)}")


if __name__ == "__main__":
    main(tuple(sys.argv[1:]))
