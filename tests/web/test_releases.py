"""A page whose server was renewed under it loads itself anew: once, past the service worker, and not in circles."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from conftest import ROOT
from driver import make_table
from house import House
from playwright.sync_api import Browser, expect

NEWER = """
import sys
from pathlib import Path
from speeltafel.server import page, sockets, telling
sockets.WIRE = telling.WIRE = 2
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
