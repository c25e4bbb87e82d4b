"""Lays pictures of the page side by side, to be looked at: `python bench/contact_sheets.py [NAME ...]`.

Makes build/sheets, as it goes on: `every-NAME` has a screen of tests/web/scenes.py at three sizes by day and by night, and
`sizes-NAME`, `languages-NAME` have home, set-up, the three tables, an end and a review at seven sizes and in four languages.
Names choose screens; without names all are taken, which takes some twenty minutes. The page must be built.
To see what a change changed, take sheets before and after and compare: `python bench/looks.py compare BEFORE AFTER`.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Error, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "web"), str(ROOT / "bench")]

import screens  # noqa: E402
from conftest import EXPLAINED, REMEMBER, WHOLE_CHROMIUM  # noqa: E402
from driver import Message  # noqa: E402
from house import House  # noqa: E402
from scenes import Scene, scenes  # noqa: E402

from speeltafel.core.registry import specs  # noqa: E402

OUT = Path(os.environ.get("SPEELTAFEL_SHEETS", ROOT / "build" / "sheets"))
WIDTH = 1568
"""What is looked at is shown no wider than this: a wider sheet would be looked at smaller."""
TALLEST = 900
GAP = 10
LABEL = 18
CHIEF = {"home", "new-friends", *specs(), "qwirkle-final", "qwinn-better"}
"""The scenes that are taken at every size and in every language; a game's chief scene has its name."""
SIZES = ((320, 568), (360, 740), (568, 320), (740, 360), (820, 1180), (1440, 900), (1920, 1080))
LANGUAGES = ("en-GB", "nl-NL", "de-DE", "fr-FR")
FIRST_DESK = 1000


def taken(browser: Browser, base: str, scene: Scene, size: tuple[int, int], locale: str) -> Image.Image:
    """One screen at one size in one language, by day."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=locale,
        has_touch=width < FIRST_DESK,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.add_init_script(f"({EXPLAINED})()")

    def visit(path: str, *, made: Message | None = None, **_: object) -> Page:
        page = context.new_page()
        if made is not None:
            page.goto(f"{base}/icon.svg")
            page.evaluate(REMEMBER, made)
        page.goto(base + path)
        return page

    try:
        page = scene.open(visit)
        page.wait_for_timeout(300)
        with tempfile.NamedTemporaryFile(suffix=".png") as file:
            page.screenshot(path=file.name)
            return Image.open(file.name).convert("RGB")
    finally:
        context.close()


def sheet(name: str, label: str, shelves: Iterable[list[Image.Image]]) -> None:
    """Shelves of pictures, those of a shelf of one height, with what they show above them."""
    drawn = [shelf(some) for some in shelves]
    whole = Image.new("RGB", (WIDTH, LABEL + sum(one.height + GAP for one in drawn)), "#777777")
    ImageDraw.Draw(whole).text((4, 2), label, fill="white")
    top = LABEL
    for one in drawn:
        whole.paste(one, (0, top))
        top += one.height + GAP
    whole.save(OUT / f"{name}.png")


def shelf(pictures: list[Image.Image]) -> Image.Image:
    """Pictures side by side, as tall as they may be."""
    room = WIDTH - GAP * (len(pictures) - 1)
    height = min(TALLEST, int(room / sum(one.width / one.height for one in pictures)))
    made = Image.new("RGB", (WIDTH, height), "#777777")
    left = 0
    for one in pictures:
        small = one.resize((one.width * height // one.height, height), Image.Resampling.LANCZOS)
        made.paste(small, (left, 0))
        left += small.width + GAP
    return made


def every(name: str) -> None:
    """What bench/screens.py has taken of a screen: phone and tablet above, desks below, by day and by night."""
    by_width = {
        (width, theme): Image.open(screens.OUT / f"{name}-{width}-{theme}.webp").convert("RGB")
        for theme in ("light", "dark")
        for width in screens.SIZES
    }
    held = [one for (width, _), one in by_width.items() if width < FIRST_DESK]
    desks = [one for (width, _), one in by_width.items() if width >= FIRST_DESK]
    sheet(
        f"every-{name}",
        f"{name}: {', '.join(map(str, screens.SIZES))} wide, by day and by night",
        [held, desks],
    )


def chief(browser: Browser, base: str, scene: Scene) -> None:
    """A screen that matters most, at seven sizes, and in four languages on a phone and at a desk."""
    seen = [taken(browser, base, scene, size, scene.locale) for size in SIZES]
    sheet(f"sizes-{scene.name}", f"{scene.name} at {len(SIZES)} sizes", [seen[:4], seen[4:]])
    phone, desk = (
        [taken(browser, base, scene, size, locale) for locale in LANGUAGES] for size in (SIZES[1], SIZES[5])
    )
    shelves = [phone, desk[:2], desk[2:]]
    sheet(f"languages-{scene.name}", f"{scene.name}: {', '.join(LANGUAGES)}", shelves)


def main(wanted: tuple[str, ...]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    screens.OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=WHOLE_CHROMIUM, args=["--no-sandbox"])
        camera = screens.Camera(house.base, browser)
        try:
            for scene in scenes(house):
                if wanted and scene.name not in wanted:
                    continue
                try:
                    camera.take(scene)
                    every(scene.name)
                    if scene.name in CHIEF:
                        chief(browser, house.base, scene)
                    print(scene.name, flush=True)
                except Error as error:
                    print(f"{scene.name} could not be taken: {error.message[:200]}", flush=True)
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main(tuple(sys.argv[1:]))
