"""What a stranger wrote (a link, a code, an address) never locks anybody out or leaves the page empty."""

from __future__ import annotations

import json

import pytest
from conftest import Visit
from driver import Message, make_table
from house import House
from playwright.sync_api import Page, expect

TITLE = "Pull up a chair."


def two_friends(house: House) -> Message:
    return make_table(
        house.base, "qwinn/standard", [{"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
    )


def stored(page: Page) -> list[dict[str, object]]:
    return list(page.evaluate("() => JSON.parse(localStorage.getItem('speeltafel.games') ?? '[]')"))


def store(page: Page, house: House, games: list[object]) -> None:
    page.goto(f"{house.base}/icon.svg")
    page.evaluate("(games) => localStorage.setItem('speeltafel.games', games)", json.dumps(games))


def test_a_wrong_link_costs_nobody_their_seat_or_their_view(house: House, visit: Visit) -> None:
    made = two_friends(house)
    table, mine = made["table"], made["mine"][0]["secret"]
    ben = visit(f"/t/{table}#s={made['links'][0]['secret']}")
    ben.get_by_role("button", name="Take a seat").click()
    ada = visit(f"/t/{table}#s=wrong", made=made)
    ada.wait_for_selector("main.play")
    assert stored(ada)[0]["secrets"] == [mine]
    ben.wait_for_selector("main.play")
    assert [len(game["secrets"]) for game in stored(ben)] == [1]
    assert made["links"][0]["secret"] not in str(stored(ben)), "the invitation is used up"
    watcher = visit(f"/t/{table}#s=wrong")
    expect(watcher.get_by_text("This link does not open a seat here any more.")).to_be_visible()
    assert watcher.url == f"{house.base}/t/{table}"
    assert stored(watcher) == []
    watcher.goto(f"{house.base}/t/{table}")
    expect(watcher.get_by_text("Ada").first).to_be_visible()
    locked = visit("/")  # as a page of release 0.1 left it after sixteen such links and more
    wrong = [f"wrong{number}" for number in range(20)]
    store(locked, house, [{**stored(ada)[0], "secrets": [*wrong, mine]}])
    locked.goto(f"{house.base}/t/{table}")
    locked.wait_for_selector("main.play")
    assert stored(locked)[0]["secrets"] == [mine]


def test_home_opens_whatever_is_stored_and_leaves_out_what_cannot_be_drawn(
    house: House, visit: Visit
) -> None:
    page = visit("/")
    thin = {"table": "THIN-ABC", "game": "qwirkle/nl-2023", "secrets": [], "scores": [], "status": "running"}
    done = {**thin, "table": "DONE-ABC", "status": "finished", "names": ["Ada", "Ben"], "you": [0]}
    games = [None, {"table": 5}, thin, thin, {**done, "at": 1e300}, {**done, "table": "BAD-ABC", "at": 4711}]
    store(page, house, games)
    page.add_init_script(
        "Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { get() {"
        "  return (at) => { if (at === 4711) throw new Error('no such day'); return new Date(at).toDateString(); } } });"
    )
    page.goto(house.base)
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLE)
    expect(page.get_by_role("link", name="THIN-ABC")).to_have_count(1)
    expect(page.locator('a[href="/r/DONE-ABC"]')).to_be_visible()
    expect(page.locator('a[href="/r/BAD-ABC"]')).to_have_count(0)
    expect(page.get_by_role("button", name="Move to another device")).to_be_visible()


@pytest.mark.parametrize("path", ["/t/%E0%A4%A", "/r/%"])
def test_an_address_that_cannot_be_read_is_said_to_lead_nowhere(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")


def test_only_the_page_is_kept_as_the_page(house: House, visit: Visit) -> None:
    page = visit("/", service_workers="allow")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function(
        "() => caches.open('speeltafel-shell-2').then((kept) => kept.keys()).then((all) => all.length > 8)"
    )
    for path in ("/api/games", "/api/health", "/schema", "/metrics", "/icon.svg", "/nowhere"):
        page.goto(house.base + path)
    page.context.set_offline(True)
    page.goto(house.base)
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLE)
    kept = page.evaluate(
        """async () => {
          const found = [];
          for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const request of await cache.keys()) {
              const answer = await cache.match(request);
              found.push([new URL(request.url).pathname, answer.headers.get('content-type'), answer.headers.get('cache-control')]);
            }
          }
          return found;
        }"""
    )
    assert "no-store" not in {control for _, _, control in kept}
    assert {path for path, _, _ in kept if path.startswith("/api")} == {"/api/games"}
    assert [kind for path, kind, _ in kept if path == "/"] == ["text/html; charset=utf-8"]
