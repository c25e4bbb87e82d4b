"""The whole game from a folder of files: offline, below a path, through reloads and kills."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from conftest import ROOT
from players import Player, play_out
from playwright.sync_api import Browser, BrowserContext, Page
from static_site import PATIENCE, Quiet, StaticSite, number_of, start, visit_once

from speeltafel.core.registry import find_stored
from speeltafel.table.match import Match
from speeltafel.table.proof import verify
from speeltafel.table.spel import read_spel, write_spel

LOADED = "() => performance.getEntriesByType('resource').map(({ name }) => name)"
FILLED = "(box) => box.firstElementChild.getBoundingClientRect().width / box.getBoundingClientRect().width"
SEEN = """(state) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
"""As if the person looked at something else, or came back: a browser without a screen never hides a page."""


def check_record(page: Page, site: StaticSite, code: str) -> None:
    """The game on paper is what Python makes of the same seed and moves."""
    page.goto(f"{site.base}?r/{code}")
    page.get_by_role("button", name="Share").first.click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="As text").click()
    text = Path(saved.value.path()).read_text("utf-8")
    record = read_spel(text)
    assert record.outcome is not None
    verify(record)
    match = Match(find_stored(record.edition, record.seats, record.options), bytes.fromhex(record.seed))
    for entry in record.entries[match.number + 1 :]:
        if entry.seat is not None:
            match.push(entry.text, seat=entry.seat)
    assert write_spel(match.record(**record.tags)) == text


@pytest.mark.parametrize(
    ("game", "people", "options"),
    [("exago", 1, {}), ("qwinn", 1, {"Points to win": "30"}), ("qwirkle", 3, {})],
    ids=["exago against a bot", "qwinn against a bot", "qwirkle by three on one device"],
)
def test_a_whole_game_is_played_without_a_network(
    site: StaticSite, context: BrowserContext, game: str, people: int, options: dict[str, str]
) -> None:
    page = context.new_page()
    visit_once(page, site)
    site.switch_off()
    try:
        start(page, site, game, people, **options)
        play_out(Player(page, game))
        drawn = page.locator("div.picture").evaluate(FILLED)
        assert drawn > 0.5, "the last position is drawn here, and not as a sliver"
        code = page.url.rpartition("/")[2]
        check_record(page, site, code)
    finally:
        site.switch_on()


def test_a_reload_and_a_killed_tab_lose_no_move(site: StaticSite, context: BrowserContext) -> None:
    page = context.new_page()
    visit_once(page, site)
    start(page, site, "exago", 2)
    address = page.url
    player = Player(page, "exago")
    for round_ in range(3):
        player.wait(player.is_on, PATIENCE)
        player.take_turn()
        before = number_of(page)
        if round_ == 0:
            page.reload()
        else:
            page.close()
            page = context.new_page()
            page.goto(address)
            player = Player(page, "exago")
        player.wait(lambda page=page, before=before: number_of(page) >= before, PATIENCE)  # type: ignore[misc]


def test_a_first_visit_is_small_from_a_server_that_packs_and_from_one_that_does_not(
    site: StaticSite, context: BrowserContext
) -> None:
    written = (site.folder / "below" / "service-worker.js").read_text()
    sizes = dict(json.loads(re.search(r"const FILES = (\[.*\]);", written)[1]))  # type: ignore[index]
    assert not sizes.keys() & {"manifest.json", "first-script.txt"}, "what the build notes for itself"
    page = context.new_page()
    Quiet.sent = 0
    page.goto(site.base)
    page.wait_for_selector(".games")
    used = [name.removeprefix(site.base) for name in page.evaluate(LOADED)]
    scripts = sum(sizes[name] for name in used if name.endswith(".js"))
    assert 50_000 < scripts <= 120_000, "JavaScript before the first screen"
    shown = sum(sizes.get(name, 0) for name in used)
    assert 5e6 < sum(sizes.values()) + shown < 6.5e6, (
        "all that is kept, and what the first screen asked for before"
    )
    visit_once(page, site)
    assert sum(sizes.values()) < Quiet.sent < 7.5e6, "what a server that packs nothing has sent"


def test_the_folder_says_whose_work_it_is_and_asks_nobody_else_for_anything(
    site: StaticSite, context: BrowserContext
) -> None:
    folder = site.folder / "below"
    index = (folder / "index.html").read_text("utf-8")
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', index)[1]  # type: ignore[index]
    sources = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert sources.pop("default-src") == "'none'"
    assert re.fullmatch(r"'self' 'sha256-[^']*' 'wasm-unsafe-eval'", sources.pop("script-src"))
    assert set(" ".join(sources.values()).split()) == {"'self'", "'none'", "data:"}
    manifest = json.loads((folder / "manifest.webmanifest").read_text("utf-8"))
    assert "id" not in manifest, "it would be another site's of the same host"
    places = [manifest["start_url"], *(icon["src"] for icon in manifest["icons"])]
    assert all(place.startswith("./") and (folder / place).exists() for place in places), places
    page = context.new_page()
    page.goto(site.base)
    link = page.get_by_role("link", name="Licences of everything in this page")
    licences = context.request.get(link.evaluate("(link) => link.href")).text()
    node = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    shipped = [*node["dependencies"], "svelte", "pyodide", "msgspec", "cpython", "cython"]
    assert [name for name in shipped if name not in licences.lower()] == []
    assert all(f"\n{text}" in licences for text in ("Mozilla Public License Version 2.0", "Apache-2.0"))


def test_nothing_is_thought_about_while_the_page_is_hidden(site: StaticSite, context: BrowserContext) -> None:
    page = context.new_page()
    visit_once(page, site)
    start(page, site, "exago", 1)
    player = Player(page, "exago")
    player.wait(player.is_on, PATIENCE)
    page.evaluate(SEEN, "hidden")
    player.take_turn()
    before = number_of(page)
    page.wait_for_timeout(500)  # a bot of this level answers within 50 ms
    assert number_of(page) == before
    page.evaluate(SEEN, "visible")
    player.wait(lambda: player.is_on() or player.is_over(), PATIENCE)
    assert number_of(page) > before


def test_a_browser_without_webassembly_says_so(site: StaticSite, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB", service_workers="block")
    page = context.new_page()
    page.route(
        re.compile("assets/home-worker-"),
        lambda route: route.fulfill(
            response=route.fetch(),
            headers={
                "content-type": "text/javascript",
                "content-security-policy": "script-src 'self'; connect-src 'self'",
            },
        ),
    )
    page.goto(f"{site.base}")
    page.locator(".box .key.main").first.click()
    page.get_by_text("refuses WebAssembly").wait_for()
    context.close()
