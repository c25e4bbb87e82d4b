"""Tables that a device keeps itself, at the page of a server."""

from __future__ import annotations

import httpx
from conftest import Visit
from house import House
from players import Player

from speeltafel.terminal.site import PAGE

PATIENCE = 30_000


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


def test_only_the_worker_may_compile_webassembly(house: House) -> None:
    for path in ("", *(f"assets/{file.name}" for file in (PAGE / "assets").glob("*.js"))):
        policy = httpx.get(f"{house.base}/{path}").headers["content-security-policy"]
        is_worker = path.startswith("assets/home-worker-")
        assert ("script-src 'self' 'wasm-unsafe-eval';" in policy) == is_worker, path
        assert ("wasm" in policy) == is_worker, path
