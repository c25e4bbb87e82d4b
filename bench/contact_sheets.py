"""Lays pictures of the page side by side, to be looked at: `python bench/contact_sheets.py [NAME ...]`.

Makes build/sheets: `every-*` has each screen of tests/web/scenes.py at three sizes by day and by night (a row a screen), and
`sizes-*`, `languages-*` have home, set-up, the three tables, an end and a review at seven sizes and in four languages.
Names choose screens; without names all are taken, which takes some twenty minutes. The page must be built.
To see what a change changed, take sheets before and after and compare: `python bench/looks.py compare BEFORE AFTER`.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
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
HEIGHT = 420
GAP = 10
ROWS = 6
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


def sheet(rows: Iterable[tuple[str, list[Image.Image]]], name: str) -> None:
    """Rows of pictures of one height, each with its name above it."""
    drawn = []
    for label, pictures in rows:
        small = [one.resize((one.width * HEIGHT // one.height, HEIGHT)) for one in pictures]
        row = Image.new("RGB", (sum(one.width + GAP for one in small), HEIGHT + LABEL + GAP), "#777777")
        ImageDraw.Draw(row).text((4, 2), label, fill="white")
        left = 0
        for one in small:
            row.paste(one, (left, LABEL))
            left += one.width + GAP
        drawn.append(row)
    for part, begin in enumerate(range(0, len(drawn), ROWS)):
        some = drawn[begin : begin + ROWS]
        whole = Image.new("RGB", (max(row.width for row in some), sum(row.height for row in some)), "#777777")
        for place, row in enumerate(some):
            whole.paste(row, (0, place * row.height))
        whole.save(OUT / f"{name}-{part + 1}.png")


def every(names: list[str]) -> Iterator[tuple[str, list[Image.Image]]]:
    """What bench/screens.py has taken, a row a screen."""
    for name in names:
        files = [
            screens.OUT / f"{name}-{width}-{theme}.webp"
            for theme in ("light", "dark")
            for width in screens.SIZES
        ]
        found = [Image.open(file).convert("RGB") for file in files if file.exists()]
        if found:
            yield name, found


def chief(browser: Browser, base: str, found: list[Scene]) -> None:
    """The screens that matter most at seven sizes, and in four languages on a phone and at a desk."""
    sizes, languages = [], []
    for scene in found:
        try:
            sizes.append((scene.name, [taken(browser, base, scene, size, scene.locale) for size in SIZES]))
            spoken = [
                taken(browser, base, scene, size, locale)
                for locale in LANGUAGES
                for size in (SIZES[1], SIZES[5])
            ]
            languages.append((scene.name, spoken))
            print("sizes and languages of", scene.name, flush=True)
        except Error as error:
            print(f"{scene.name} could not be taken: {error.message[:200]}", flush=True)
    if sizes:
        sheet(sizes, "sizes")
        sheet(languages, "languages")


def main(wanted: tuple[str, ...]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    screens.OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=WHOLE_CHROMIUM, args=["--no-sandbox"])
        try:
            found = [scene for scene in scenes(house) if not wanted or scene.name in wanted]
            camera = screens.Camera(house.base, browser)
            for scene in found:
                try:
                    camera.take(scene)
                    print(scene.name, flush=True)
                except Error as error:
                    print(f"{scene.name} could not be taken: {error.message[:200]}", flush=True)
            sheet(every([scene.name for scene in found]), "every")
            chief(browser, house.base, [scene for scene in found if scene.name in CHIEF])
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main(tuple(sys.argv[1:]))
