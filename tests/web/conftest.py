"""One server and one browser for all visits; every visit is watched for errors, missing words and foreign hosts."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Request, expect, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(Path(__file__).parent))

from driver import Message  # noqa: E402
from house import House  # noqa: E402
from static_site import PATIENCE, StaticSite  # noqa: E402

from speeltafel.core.registry import specs  # noqa: E402

expect.set_options(timeout=30_000)  # a busy machine takes its time: what never comes fails all the same

CHROMIUM = which("chromium-headless-shell") or "/usr/bin/chromium"
"""The same engine without the windows of a desk: it takes a quarter less CPU."""
WHOLE_CHROMIUM = which("chromium") or CHROMIUM
"""What figures are measured in, where it is installed."""
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
Visit = Callable[..., Page]
EXPLAINED = f"""() => {{
  const explained = {json.dumps({f"first-{game}": 1 for game in specs()} | {"red-die": 9})};
  try {{ localStorage['speeltafel.settings'] ??= JSON.stringify({{ explained }}); }} catch {{ /* a page of nobody's */ }}
}}"""
"""Somebody who has played all games here before: nothing points at the first pieces."""

REMEMBER = """(made) => {
  const game = { table: made.table, game: '', secrets: made.mine.map((place) => place.secret), owner: made.owner, links: made.links,
    names: [], you: [], status: 'running', turn: null, scores: [], at: Date.now() };
  const known = JSON.parse(localStorage.getItem('speeltafel.games') ?? '[]');
  localStorage.setItem('speeltafel.games', JSON.stringify([game, ...known]));
}"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/web" in str(item.path):
            item.add_marker(pytest.mark.web)
            item.add_marker(pytest.mark.xdist_group("web"))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server with the page built."""
    if not (ROOT / "src/speeltafel/server/page/index.html").exists():
        pytest.fail("the page is not built: run `./check`, or install this folder with `pip install -e .`")
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Of this there can be one at a time."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    yield browser
    browser.close()


@pytest.fixture
def visit(house: House, browser: Browser) -> Iterator[Visit]:
    """Opens a page for one more person: `visit(path, phone=True, made=table, locale=..., theme=...)`; `first`: who never played here."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def watch(page: Page) -> None:
        def heard(text: str) -> None:
            if "no words for" in text or "Content Security Policy" in text or "Uncaught" in text:
                wrong.append(text)

        def asked(request: Request) -> None:
            if not request.url.startswith(
                (house.base, house.base.replace("http", "ws", 1), "data:", "blob:")
            ):
                wrong.append(f"asked a foreign host: {request.url}")

        page.on("console", lambda said: heard(said.text))
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", asked)

    def open_page(
        path: str = "/",
        *,
        phone: bool = False,
        size: dict[str, int] | None = None,
        locale: str = "en-GB",
        theme: str = "light",
        made: Message | None = None,
        motion: bool = False,
        first: bool = False,
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            viewport=size or (PHONE if phone else DESK),  # type: ignore[arg-type]
            locale=locale,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=more.pop("has_touch", phone),
            is_mobile=more.pop("is_mobile", phone),
            service_workers=more.pop("service_workers", "block"),
            **more,
        )
        contexts.append(context)
        if not first:
            context.add_init_script(f"({EXPLAINED})()")
        page = context.new_page()
        watch(page)
        if made is not None:
            page.goto(f"{house.base}/icon.svg")
            page.evaluate(REMEMBER, made)
        page.goto(house.base + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not wrong, wrong


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticSite]:
    """A folder of files that plays by itself, with a server that can be switched off."""
    site = StaticSite(tmp_path_factory.mktemp("site"))
    yield site
    site.switch_off()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A phone that keeps what it visits, and is watched for errors and foreign hosts."""
    context = browser.new_context(
        locale="en-GB", reduced_motion="reduce", viewport={"width": 390, "height": 844}
    )
    context.set_default_timeout(PATIENCE)
    wrong: list[str] = []

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: wrong.append(str(error)))
        # What the browser asks for by itself, such as an icon at the root, may not be there.
        page.on(
            "console",
            lambda said: (
                said.type == "error"
                and "Failed to load resource" not in said.text
                and "ERR_CONNECTION" not in said.text
                and wrong.append(said.text)
            ),
        )
        page.on("request", lambda asked: asked.url.startswith("http://127.0.0.1") or wrong.append(asked.url))

    context.on("page", watch)
    yield context
    context.close()
    assert not wrong, "\n".join(wrong)
