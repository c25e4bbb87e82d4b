"""Tables that a device keeps itself, at the page of a server."""

from __future__ import annotations

import re
from random import Random

import httpx
from conftest import Visit
from driver import make_table
from house import House
from players import BACK, MAIN, OFFERED, Player

from speeltafel.core.registry import find
from speeltafel.table.match import Match
from speeltafel.table.spel import write_spel
from speeltafel.terminal.site import PAGE

PATIENCE = 90_000
KEEP = """async (addresses) => {
  for (const address of addresses) await (await fetch(address)).arrayBuffer();
}"""
"""What the page does by itself after a while for somebody who plays here."""
NEAR = """() => {
  window.near = 0;
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => (window.near += /"type":"previewed"/.test(data.text ?? '') ? 1 : 0));
    }
  };
}"""
"""Counts the answers that come from Python on this device."""


def test_a_table_is_kept_on_this_device_and_the_server_never_hears_of_it(house: House, visit: Visit) -> None:
    page = visit("/?new=exago&with=device")
    page.set_default_timeout(PATIENCE)
    sheet = page.locator("dialog[open]")
    sheet.get_by_text("More options").click()
    sheet.get_by_role("switch", name="Keep this table on this device").check()
    sheet.get_by_role("button", name="Play", exact=True).click()
    player = Player(page, "exago")
    player.wait(player.is_on, PATIENCE)
    player.take_turn()
    code = page.url.rpartition("/")[2]
    assert httpx.get(f"{house.base}/api/tables/{code}").status_code == 404
    page.goto(house.base)
    page.locator(f'a[href="/t/{code}"]').get_by_text("On this device").wait_for(state="attached")
    page.locator(f'a[href="/t/{code}"]').click()
    player.wait(player.is_on, PATIENCE)


def test_who_cannot_reach_the_server_plays_here_meanwhile(visit: Visit) -> None:
    page = visit("/")
    page.set_default_timeout(PATIENCE)
    page.route("**/api/tables", lambda route: route.abort())
    page.locator(".box .key.main").first.click()
    page.get_by_role("button", name="Play here meanwhile").click()
    player = Player(page, "qwirkle")
    player.wait(lambda: "/t/" in page.url and page.locator("[data-held]").count() > 0, PATIENCE)


def test_a_game_of_this_device_is_given_to_the_server_once_that_is_there(house: House, visit: Visit) -> None:
    match, luck = Match(find("exago", 2), bytes(32)), Random(3)
    while match.outcome is None:
        match.push(luck.choice(list(match.legal)))
    page = visit("/")
    page.set_default_timeout(PATIENCE)
    page.route("**/api/records*", lambda route: route.abort())
    record = {"name": "game.spel", "mimeType": "text/plain", "buffer": write_spel(match.record()).encode()}
    page.locator("input[type=file]").set_input_files(record)  # type: ignore[arg-type]
    page.wait_for_url(re.compile("/r/"))
    here = page.url
    page.get_by_role("button", name="Share").first.click()
    page.get_by_role("button", name="Upload it to this server").click()
    page.locator("dialog[open]").get_by_role("alert").wait_for()
    page.unroute("**/api/records*")
    page.get_by_role("button", name="Upload it to this server").click()
    page.wait_for_url(
        lambda address: "/r/" in address and address.partition("?")[0] != here.partition("?")[0]
    )
    code = re.search(r"/r/([^?]+)", page.url)[1]  # type: ignore[index]
    assert httpx.get(f"{house.base}/api/tables/{code}").json()["status"] == "finished"


def test_a_tap_at_a_servers_table_is_answered_here_once_python_lies_on_this_device(
    house: House, visit: Visit
) -> None:
    made = make_table(house.base, "exago", [{"kind": "me"}, {"kind": "me"}])
    page = visit("/", made=made, service_workers="allow")
    page.set_default_timeout(PATIENCE)
    page.add_init_script(f"({NEAR})()")
    page.goto(f"{house.base}/t/{made['table']}")
    player = Player(page, "exago")
    player.wait(player.is_on, PATIENCE)

    def is_answered_here() -> bool:
        page.locator(OFFERED).first.click()
        page.locator(f"{MAIN}:not([disabled])").wait_for()
        page.locator(BACK).first.click()
        page.locator(f"{MAIN}:not([disabled])").wait_for(state="detached")
        return bool(page.evaluate("() => window.near"))

    assert not is_answered_here(), "it is not there yet"
    folder = next((PAGE / "assets").glob("python-*"))
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.reload()  # one that was on its way when the service worker began does without it
    player.wait(player.is_on, PATIENCE)
    page.evaluate(KEEP, [f"/assets/{folder.name}/{file.name}" for file in folder.iterdir()])
    page.reload()
    player.wait(player.is_on, PATIENCE)
    player.wait(is_answered_here, PATIENCE)
    player.take_turn()


def test_only_the_worker_may_compile_webassembly(house: House) -> None:
    for path in ("", *(f"assets/{file.name}" for file in (PAGE / "assets").glob("*.js"))):
        policy = httpx.get(f"{house.base}/{path}").headers["content-security-policy"]
        is_worker = path.startswith("assets/home-worker-")
        assert ("script-src 'self' 'wasm-unsafe-eval';" in policy) == is_worker, path
        assert ("wasm" in policy) == is_worker, path
