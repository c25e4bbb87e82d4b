"""What a device keeps of a site: one Python for all tabs, games as files, what a new release leaves alone, what is told missing."""

from __future__ import annotations

import json
import mimetypes
import shutil
from io import BytesIO
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from players import Player
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect
from static_site import PATIENCE, StaticSite, number_of, start, visit_once

from speeltafel.bots.levels import level_names
from speeltafel.core.registry import find
from speeltafel.table.match import Match
from speeltafel.table.proof import verify
from speeltafel.table.record_formats import read_records
from speeltafel.table.spel import write_spel
from speeltafel.terminal import site as written
from tests.house_games import HOUSE_GAMES

FILE = "input[type=file]"
STRANGE = "http://table.example/below/"
"""Neither https nor this machine: a browser keeps nothing offline there, and has no locks."""
RENEWED = """async (name) => {
  const { installing, waiting, active } = await navigator.serviceWorker.getRegistration();
  return !installing && !waiting && active?.state === 'activated' && (await caches.keys()).includes(name);
}"""
DELETE = """(name) => new Promise((done) => {
  const asked = indexedDB.deleteDatabase(name);
  asked.onsuccess = asked.onerror = asked.onblocked = () => done();
})"""


def played(game: str, seed: int, **names: str) -> str:
    """A finished game on paper; `names` are Seat0 and so on."""
    match, luck = Match(find(game, 2), bytes([seed]) * 32), Random(seed)
    while match.outcome is None:
        match.push(luck.choice(list(match.legal)))
    return write_spel(match.record(**names))


def hand_in(page: Page, text: str) -> None:
    page.locator(FILE).set_input_files(
        {"name": "game.spel", "mimeType": "text/plain", "buffer": text.encode()}
    )


def saved(page: Page) -> list[str]:
    """The games in the file that home offers, each checked against its seed."""
    with page.expect_download() as given:
        page.get_by_role("button", name="Save all as a file").click()
    records = list(read_records(BytesIO(Path(given.value.path()).read_bytes())))
    for record in records:
        verify(record)
    return sorted(record.edition.partition("/")[0] for record in records)


def test_two_tabs_have_one_python_and_the_other_goes_on_when_its_tab_is_closed(
    site: StaticSite, context: BrowserContext
) -> None:
    one = context.new_page()
    visit_once(one, site)
    start(one, site, "exago", 2)
    other = context.new_page()
    other.goto(one.url)
    player = Player(other, "exago")
    player.wait(player.is_on, PATIENCE)
    assert (len(one.workers), len(other.workers)) == (1, 0)
    player.take_turn()
    made = number_of(other)
    player.wait(lambda: number_of(one) == made, PATIENCE)
    one.close()
    player.wait(lambda: len(other.workers) == 1, PATIENCE)
    player.take_turn()
    assert number_of(other) > made


def test_games_are_opened_listed_and_saved_as_files_and_what_the_browser_deletes_is_told(
    site: StaticSite, context: BrowserContext
) -> None:
    page = context.new_page()
    visit_once(page, site)
    site.switch_off()
    try:
        exago = played("exago", 3, Seat0="Ada", Seat1="Bo")
        hand_in(page, exago)
        page.wait_for_url("**/?r/*")
        address = page.url
        page.get_by_role("button", name="Analyse game").click()
        page.get_by_text("A server can: save the game and open it there").wait_for()
        page.goto(site.base)
        ended = page.locator("li", has_text="won by")
        expect(ended).to_have_count(1)
        expect(ended).to_contain_text("Ada, Bo")
        expect(page.get_by_text("the browser may delete them")).to_be_visible()
        assert saved(page) == ["exago"]
        hand_in(page, f"{played('qwinn', 4)}\n{exago}")
        expect(page.locator("li", has_text="won by")).to_have_count(3)
        nameless = page.locator("li", has_text="won by Player")
        expect(nameless).to_contain_text("Player 1, Player 2")  # nobody said who they were
        assert saved(page) == ["exago", "exago", "qwinn"]
        hand_in(page, f"{exago}\n{exago[: len(exago) // 2]}")
        page.get_by_text("This file is not a finished game that can be opened here").wait_for()
        expect(page.locator("li", has_text="won by")).to_have_count(3)
        page.evaluate(DELETE, "speeltafel")
        page.goto(address)
        page.get_by_text("the browser has deleted what the page had stored").wait_for()
        page.goto(site.base)
        page.get_by_role("button", name="Save all as a file").click()
        page.get_by_text("3 games are no longer there").wait_for()
    finally:
        site.switch_on()


def test_an_update_comes_by_itself_and_leaves_games_and_open_tabs_alone(
    context: BrowserContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = StaticSite(tmp_path / "site")
    try:
        page = context.new_page()
        visit_once(page, site)
        start(page, site, "exago", 2)
        player = Player(page, "exago")
        player.wait(player.is_on, PATIENCE)
        player.take_turn()
        newer = tmp_path / "newer"
        shutil.copytree(written.PAGE, newer)
        index = newer / "index.html"
        index.write_text(
            index.read_text("utf-8").replace("<head>", '<head><meta name="release" content="next">')
        )
        for part in newer.glob("assets/Pad-*.js"):
            part.unlink()  # as if it had another name in this release
        monkeypatch.setattr(written, "PAGE", newer)
        written.write_site(site.folder / "below")
        release = json.loads((site.folder / "below" / written.MARK).read_text())["release"]
        other = context.new_page()
        other.goto(page.url)
        player.wait(lambda: other.evaluate(RENEWED, f"speeltafel-site-{release}"), PATIENCE)
        player.take_turn()
        made = number_of(page)
        page.locator('a[href="/"]').first.click()
        page.get_by_role("link", name="Score pad Qwirkle").click()
        page.wait_for_selector(".entry")  # a part of the release before that this tab had not loaded yet
        page.close()
        other.reload()
        expect(other.locator('meta[name="release"]')).to_have_count(1)
        later = Player(other, "exago")
        later.wait(lambda: later.is_on() and number_of(other) == made, PATIENCE)
        later.take_turn()
    finally:
        site.switch_off()


def test_one_is_told_when_all_of_it_works_without_a_network_and_where_it_will_not(
    site: StaticSite, context: BrowserContext, browser: Browser
) -> None:
    page = context.new_page()
    visit_once(page, site)
    page.get_by_text("Everything is saved on this device: the page works without a network.").wait_for()
    site.switch_off()
    try:
        page.reload()
        page.get_by_text("the page works without a network.").wait_for()
    finally:
        site.switch_on()
    forgetful = browser.new_context(locale="en-GB", service_workers="block")
    try:
        page = forgetful.new_page()
        page.goto(site.base)
        page.get_by_text("the page will not open without a network").wait_for()
    finally:
        forgetful.close()


def test_without_https_one_is_told_what_is_missing_and_what_did_not_come_is_asked_for_again(
    site: StaticSite, browser: Browser
) -> None:
    ours = "speeltafel.zip.gz"
    asked: list[Route] = []

    def serve(route: Route) -> None:
        path = urlsplit(route.request.url).path.removeprefix("/below/") or "index.html"
        file = site.folder / "below" / path
        if path.endswith(ours):
            asked.append(route)  # its time comes
        elif file.is_file():
            kind = "application/octet-stream" if path.endswith(".gz") else mimetypes.guess_type(path)[0]
            route.fulfill(path=file, content_type=kind or "application/octet-stream")
        else:
            route.fulfill(status=404)

    context = browser.new_context(
        locale="en-GB", reduced_motion="reduce", viewport={"width": 390, "height": 844}
    )
    try:
        context.set_default_timeout(PATIENCE)
        context.route(f"{STRANGE}**", serve)
        page = context.new_page()
        player = Player(page, "exago")
        page.goto(f"{STRANGE}?learn/lesson/exago")
        page.get_by_text("Downloading the game to this device").wait_for()
        player.wait(lambda: len(asked) == 1, PATIENCE)
        page.goto(STRANGE)
        asked.clear()
        page.get_by_text("Opened without https").wait_for()
        play = page.locator(".box", has_text="Exago").locator(".key.main")
        play.click()
        page.get_by_text("Downloading the game to this device").wait_for()
        player.wait(lambda: len(asked) == 1, PATIENCE)
        asked[0].fulfill(status=503)
        page.get_by_text("could not be downloaded completely").wait_for()
        play.click()
        player.wait(lambda: len(asked) == 2, PATIENCE)
        page.get_by_text("Downloading the game to this device").wait_for()
        python = next((site.folder / "below" / "assets").glob(f"python-*/{ours}"))
        asked[1].fulfill(path=python, content_type="application/octet-stream")
        player.wait(player.is_on, PATIENCE)
        player.take_turn()
    finally:
        context.close()


def test_a_score_pad_is_one_press_from_home_counts_without_a_network_and_has_its_end(
    site: StaticSite, context: BrowserContext
) -> None:
    page = context.new_page()
    visit_once(page, site)
    site.switch_off()
    try:
        page.get_by_role("link", name="Score pad Qwirkle").click()
        page.get_by_role("button", name="Players and sheet").click()
        sheet = page.locator("dialog[open]")
        for _ in range(6):
            sheet.get_by_role("button", name="Add player").click()
        expect(sheet.get_by_role("button", name="Add player")).to_be_disabled()
        sheet.locator("input").nth(1).fill("Bo")
        sheet.locator("input").nth(1).blur()
        page.keyboard.press("Escape")
        expect(page.locator(".scores b")).to_have_count(8)
        for points in (*range(1, 9), *range(8, 0, -1)):
            page.keyboard.press(str(points))
            page.get_by_role("button", name=f"Write {points}").click()
        expect(page.get_by_role("region", name="Ahead of the average").locator("tr")).to_have_count(8)
        page.locator(".scores button").nth(1).click()
        page.get_by_role("button", name="Last tile +6").click()
        page.get_by_role("button", name="Write 6").click()
        page.get_by_role("button", name="Players and sheet").click()
        page.get_by_role("button", name="The game is over").click()
        expect(page.locator(".won")).to_have_text("Bo wins!")
        page.reload()
        expect(page.locator(".won")).to_have_text("Bo wins!")
        page.goto(f"{site.base}?pad/qwinn")
        page.locator(".ways label").nth(2).click()
        page.get_by_role("button", name="Throw 1 of 3").click()
        page.locator(".dice button").first.click()
        expect(page.locator(".dice button.kept")).to_have_count(1)
        page.get_by_text("Tap the dice you keep").wait_for()
    finally:
        site.switch_on()


def test_each_level_says_what_it_is_worth_on_this_device(site: StaticSite, context: BrowserContext) -> None:
    page = context.new_page()
    for game in HOUSE_GAMES:
        page.goto(f"{site.base}?new={game}&with=bot")
        choices = page.locator("dialog[open] .scale:not(.adaptive) label")
        expect(choices).to_have_count(len(level_names(game)))
        for place in range(choices.count()):
            choices.nth(place).click()
            expect(page.locator("dialog[open] .like")).to_contain_text("On this device")
        if game != "qwinn":  # who thinks longest thinks less here
            expect(page.locator("dialog[open] .like")).not_to_contain_text("as strong as anywhere")
