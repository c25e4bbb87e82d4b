"""Takes the page's pictures on kept tables and compares two sets of them pixel by pixel, before and after a change.

    python bench/looks.py take FOLDER [NAME ...]      pictures of this checkout, the page built (`gallery`: its tables only)
    python bench/looks.py compare BEFORE AFTER        what differs, with a picture of each difference in AFTER/differs

The screens are those of tests/web/scenes.py on tables that are made once and kept in looks-tables beside FOLDER, so
that both sides show the same hands and boards; the boards are the recorded tables of the gallery. To see how an older
commit looked: check it out elsewhere, put this file into its bench/ and take its pictures beside the others.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops
from playwright.sync_api import Browser, Error, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "web"), str(ROOT / "bench")]

import scenes as screens  # noqa: E402
from conftest import EXPLAINED, REMEMBER, WHOLE_CHROMIUM  # noqa: E402
from driver import Message  # noqa: E402
from gallery import WEB, gallery  # noqa: E402
from house import House  # noqa: E402

SIZES = {"phone": (360, 740), "desk": (1440, 900)}
THEMES = {"phone": ("light", "dark"), "desk": ("light",)}
MAKERS = (
    "make_table",
    "played",
    "lying",
    "emptying",
    "duty",
    "falling",
    "tying",
    "red_choice",
    "company",
)
NOON = 1_797_000_000
TOLERANCE = 3
PORT = 38_517  # the same for both sides: it stands in links and their pictures
MODES = ("", "-tv", "-hand", "-board", "-wait")
RECORDED = WEB / "src/gallery/scenes.json"


def keep_tables(tables: Path) -> Iterator[screens.Scene]:
    """The scenes on kept tables; where there are none yet they are played and kept."""
    told = tables / "tables.json"
    made: list[Any] = json.loads(told.read_text()) if told.exists() else []
    for name in MAKERS:
        setattr(screens, name, _again(made) if told.exists() else _kept(made, getattr(screens, name)))
    if told.exists():
        yield from screens.scenes(House(tables))
        return
    tables.mkdir(parents=True, exist_ok=True)
    house = House(tables)
    house.start()
    try:
        found = list(screens.scenes(house))
    finally:
        house.stop()
    told.write_text(json.dumps(made))
    yield from found


def _kept(made: list[Any], maker: Callable[..., Any]) -> Callable[..., Any]:
    def make(*given: Any, **more: Any) -> Any:
        table = maker(*given, **more)
        made.append(table)
        return table

    return make


def _again(made: list[Any]) -> Callable[..., Any]:
    return lambda *_, **__: made.pop(0)


def take(folder: Path, wanted: tuple[str, ...]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    found = [
        scene for scene in keep_tables(folder.parent / "looks-tables") if not wanted or scene.name in wanted
    ]
    with tempfile.TemporaryDirectory() as copy, sync_playwright() as playwright:
        data = Path(copy) / "data"
        shutil.copytree(folder.parent / "looks-tables", data)
        browser = playwright.chromium.launch(executable_path=WHOLE_CHROMIUM, args=["--no-sandbox"])
        house = House(data, PORT)
        house.start()
        try:
            for scene in found:
                take_screen(browser, house.base, scene, folder)
        finally:
            house.stop()
        take_gallery(browser, folder, wanted)
        browser.close()


def take_screen(browser: Browser, base: str, scene: screens.Scene, folder: Path) -> None:
    """One screen as a phone's visitor sees it and as a desk's does."""
    for device, (width, height) in SIZES.items():
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=device == "phone",
            reduced_motion="reduce",
            service_workers="block",
            locale=scene.locale,
        )
        context.add_init_script(f"({EXPLAINED})()")

        def visit(path: str, *, made: Message | None = None, locale: str = "", **_: object) -> Page:
            page = context.new_page()  # noqa: B023
            page.clock.set_fixed_time(NOON * 1000)
            if made is not None:
                page.goto(f"{base}/icon.svg")
                page.evaluate(REMEMBER, made)
            page.goto(base + path)
            return page

        try:
            shoot(scene.open(visit), folder / f"{scene.name}-{device}", THEMES[device])
        except Error as error:
            print(f"{scene.name} on a {device} could not be taken: {error.message[:200]}", flush=True)
        context.close()


def take_gallery(browser: Browser, folder: Path, wanted: tuple[str, ...]) -> None:
    """The recorded tables, drawn by the page's development server."""
    record = [sys.executable, str(WEB / "scripts/scenes.py")]
    subprocess.run(
        record, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, check=True, capture_output=True
    )
    tables = [table + mode for table in json.loads(RECORDED.read_text()) for mode in MODES]
    every = ("pieces", *tables, "qwirkle-108")
    names = [name for name in every if not wanted or "gallery" in wanted or name in wanted]
    if not names:
        return
    with gallery() as address:
        for device, (width, height) in SIZES.items():
            page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
            for name in names:
                page.goto(f"{address}?scene={name}&lang=nl")
                page.wait_for_selector("body > *:not(script, .st-art)", timeout=60_000)
                page.wait_for_timeout(700)
                shoot(page, folder / f"gallery-{name}-{device}", THEMES[device])
            page.close()


def shoot(page: Page, stem: Path, themes: tuple[str, ...]) -> None:
    for theme in themes:
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.wait_for_timeout(300)
        page.screenshot(path=f"{stem}-{theme}.png")
    print(stem.name, flush=True)


def compare(before: Path, after: Path) -> bool:
    """Whether nothing differs; says what does, the largest difference first."""
    differs = after / "differs"
    shutil.rmtree(differs, ignore_errors=True)
    differs.mkdir()
    found: list[tuple[float, str]] = []
    names = sorted(path.name for path in before.glob("*.png"))
    for name in names:
        if not (after / name).exists():
            print(f"not taken after: {name}")
            continue
        with Image.open(before / name) as old, Image.open(after / name) as new:
            one, other = old.convert("RGB"), new.convert("RGB")
        if one.size != other.size:
            found.append((1.0, f"{name}: {one.size} became {other.size}"))
            continue
        apart = ImageChops.difference(one, other).convert("L").point(lambda value: 255 * (value > TOLERANCE))
        box = apart.getbbox()
        if box is None:
            continue
        share = apart.histogram()[255] / (one.width * one.height)
        found.append((share, f"{name}: {share:.2%} of the pixels, within {box}"))
        beside = Image.new("RGB", (one.width * 3 + 20, one.height), "white")
        for place, picture in enumerate((one, other, apart.convert("RGB"))):
            beside.paste(picture, (place * (one.width + 10), 0))
        beside.save(differs / name)
    for _, line in sorted(found, reverse=True):
        print(line)
    print(f"{len(names)} pictures, {len(found)} differ")
    return not found


def main(arguments: list[str]) -> None:
    match arguments:
        case ["take", folder, *names]:
            take(Path(folder).resolve(), tuple(names))
        case ["compare", before, after]:
            raise SystemExit(0 if compare(Path(before), Path(after)) else 1)
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
