"""A page whose server was renewed under it loads itself anew, once; and what a browser kept from release 0.1 still serves."""

from __future__ import annotations

import json
import shutil
import sqlite3
import sys
from pathlib import Path

from conftest import ROOT
from driver import make_table
from house import House
from playwright.sync_api import Browser, expect

RELEASE = ROOT / "tests/fixtures/release-0.1"
NEWER = """
import sys
from pathlib import Path
from speeltafel.live import show
from speeltafel.server.edge import page, sockets
sockets.WIRE = show.WIRE = 2
page.FOLDER = Path(sys.argv[1])
from speeltafel.cli import main
sys.exit(main(sys.argv[2:]))
"""


class NewerHouse(House):
    """A server of the next version of the wire, whose page says so in its head but is the same otherwise."""

    def command(self) -> list[str]:
        folder = self.data / "page"
        if not folder.exists():
            shutil.copytree(ROOT / "src/speeltafel/server/page", folder)
            index = folder / "index.html"
            index.write_text(
                index.read_text("utf-8").replace("<head>", '<head><meta name="release" content="next">')
            )
        return [sys.executable, "-c", NEWER, str(folder)]


def test_a_page_of_another_version_loads_itself_anew_once(browser: Browser, tmp_path: Path) -> None:
    before = House(tmp_path)
    before.start()
    after = NewerHouse(tmp_path, before.port)
    context = browser.new_context(locale="en-GB", service_workers="allow", reduced_motion="reduce")
    try:
        made = make_table(before.base, "exago/goliath", [{"kind": "me"}, {"kind": "me"}])
        page = context.new_page()
        page.goto(f"{before.base}/t/{made['table']}#s={made['mine'][0]['secret']}")
        page.wait_for_selector("main.play")
        page.evaluate("() => navigator.serviceWorker.ready")
        loads: list[str] = []
        page.on("load", lambda loaded: loads.append(loaded.url))
        before.stop()
        after.start()
        expect(page.get_by_text("of different releases (1 and 2)")).to_be_visible(timeout=30_000)
        page.wait_for_timeout(500)
        assert len(loads) == 1
        assert page.locator('meta[name="release"]').count() == 1
        after.stop()
        before.start()
        page.reload()
        page.wait_for_selector("main.play")
        assert page.evaluate("() => sessionStorage.length") == 0
    finally:
        context.close()
        before.stop()
        after.stop()


def test_what_a_browser_kept_from_release_0_1_still_serves(browser: Browser, tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "speeltafel.db")
    old.executescript((RELEASE / "sqlite.sql").read_text("utf-8"))
    old.close()
    kept = json.loads((RELEASE / "browser.json").read_text("utf-8"))
    known = json.loads((RELEASE / "known.json").read_text("utf-8"))["sqlite"]
    table = known["browser"]["table"]
    [waiting] = json.loads(kept["session"][f"speeltafel.pending.{table}"])
    house = House(tmp_path)
    house.start()
    context = browser.new_context(locale="en-GB", service_workers="block", reduced_motion="reduce")
    try:
        page = context.new_page()
        page.goto(f"{house.base}/icon.svg")
        page.evaluate(
            "(kept) => { for (const [key, value] of Object.entries(kept.local)) localStorage.setItem(key, value);"
            " for (const [key, value] of Object.entries(kept.session)) sessionStorage.setItem(key, value); }",
            kept,
        )
        page.goto(house.base)
        for link in (f"/t/{table}", f"/t/{known['qwirkle']['table']}"):
            expect(page.locator(f'a[href="{link}"]').first).to_be_visible()
        expect(page.get_by_text("252").first).to_be_visible()
        expect(page.get_by_label("Your name")).to_have_value("Ada")
        expect(page.get_by_role("switch", name="Sound")).not_to_be_checked()
        page.goto(f"{house.base}/t/{table}")
        page.wait_for_function("() => sessionStorage.length === 0")
        page.reload()
        page.wait_for_selector("main.play")
        expect(page.locator('[role="gridcell"][aria-label*="stone,"]')).to_have_count(4, timeout=30_000)
        page.goto(f"{house.base}/t/{known['qwirkle']['table']}")
        expect(page.locator("[data-held]")).to_have_count(6)
    finally:
        context.close()
        house.stop()
    with sqlite3.connect(tmp_path / "speeltafel.db") as new:
        played = new.execute(
            "SELECT action FROM events WHERE client LIKE ?", (f"%/{waiting['id']}",)
        ).fetchall()
    assert played == [(waiting["action"],)]
