"""A site as `speeltafel site` writes it, below a path of a plain web server that can be switched off."""

from __future__ import annotations

import re
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Page

from speeltafel.terminal.site import write_site

PATIENCE = 90_000
IS_KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const { active } = await navigator.serviceWorker.getRegistration();
  return active?.state === 'activated' && (await caches.keys()).some((name) => name.startsWith('speeltafel-site-'));
}"""
NUMBER = "() => Number(document.querySelector('[data-live]')?.dataset.number ?? -1)"


class Quiet(SimpleHTTPRequestHandler):
    """Python's own file server: it compresses nothing and sends no policy."""

    sent = 0

    def log_message(self, *_: object) -> None:
        pass

    def copyfile(self, source: object, outputfile: object) -> None:
        data = source.read()  # type: ignore[attr-defined]
        Quiet.sent += len(data)
        outputfile.write(data)  # type: ignore[attr-defined]


class StaticSite:
    """The folder and its server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        write_site(folder / "below")
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        self.port = self._server.server_address[1]
        self._serve()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}/below/"

    def _serve(self) -> None:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def switch_off(self) -> None:
        """The network is gone: nothing listens there any more."""
        self._server.shutdown()
        self._server.server_close()

    def switch_on(self) -> None:
        handler = partial(Quiet, directory=str(self.folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self._serve()


def visit_once(page: Page, site: StaticSite) -> None:
    """Opens the page, and waits until all of it is kept."""
    page.goto(site.base)
    page.wait_for_selector(".games")
    while not page.evaluate(IS_KEPT):  # `wait_for_function` takes a promise for a yes
        page.wait_for_timeout(50)


def start(page: Page, site: StaticSite, game: str, people: int, **options: str) -> None:
    """Lays a table on this device: one person against a bot, or several people."""
    page.goto(f"{site.base}?new={game}&with={'bot' if people == 1 else 'device'}")
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("button", name="Play", exact=True).wait_for()
    for _ in range(people - 2):
        sheet.get_by_role("button", name=re.compile("Add", re.I)).click()
    if people == 1:
        sheet.locator("label", has=page.locator('input[type="radio"]')).first.click()
    for label, value in options.items():
        sheet.get_by_text("More options").click()
        field = sheet.locator("label.row", has_text=label).locator("input")
        field.select_text()
        field.press_sequentially(value)  # Firefox's driver fills by writing behind what stands there
    sheet.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.title.includes(' · Speeltafel')")


def number_of(page: Page) -> int:
    """The last event that the page shows."""
    return int(page.evaluate(NUMBER))
