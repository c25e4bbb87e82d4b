"""One's seat in the page: sitting down by a link, moving to another device, and how many devices have it."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

from driver import Driver, make_table, sit_down
from house import House
from playwright.sync_api import Page, Route, WebSocketRoute, expect

Visit = Callable[..., Page]


def test_a_seat_moves_to_another_device_by_a_link_that_is_drawn_in_the_page(
    house: House, visit: Visit
) -> None:
    made = make_table(house.base, "qwirkle/nl-2023", [{"kind": "me", "name": "Ada"}, {"kind": "person"}])
    Driver(house.base, made["table"], [sit_down(house.base, made, "Ben")]).close()
    asked: list[str] = []
    laptop = visit(f"/t/{made['table']}", made=made)
    laptop.on("request", lambda request: asked.append(request.url))
    laptop.wait_for_selector("main.play")
    laptop.get_by_role("button", name="Menu").click()
    laptop.get_by_role("button", name="Move to another device").click()
    laptop.get_by_role("button", name="Make the link").click()
    expect(laptop.get_by_role("img", name="QR")).to_be_visible()
    link = laptop.locator("input[readonly]").last.input_value()
    assert "#s=" in link
    phone = visit(link.removeprefix(house.base))
    phone.get_by_role("button", name="Take a seat").click()
    expect(phone.locator(".rack, .hand").first).to_be_visible()
    expect(laptop.get_by_text("Your seat was given to someone else")).to_be_visible()
    secret = link.partition("#s=")[2]
    assert not [each for each in asked if secret in each]


def test_the_owner_removes_a_player_from_a_running_game_in_the_page(house: House, visit: Visit) -> None:
    made = make_table(house.base, "exago", [{"kind": "me", "name": "Ada"}, {"kind": "person"}])
    Driver(house.base, made["table"], [sit_down(house.base, made, "Ben")]).close()
    page = visit(f"/t/{made['table']}", made=made)
    page.wait_for_selector("main.play")
    page.get_by_role("button", name="Ben").first.click()
    expect(page.get_by_role("button", name="New link")).to_be_visible()
    page.get_by_role("button", name="Remove from the table").click()
    while "Ben" in [seat.get("name") for seat in seats_of(house.base, made["table"])]:
        page.wait_for_timeout(50)
    expect(page.get_by_role("button", name="Ben")).to_have_count(0)


def test_who_stands_up_is_asked_once_more(house: House, visit: Visit) -> None:
    made = make_table(house.base, "exago", [{"kind": "me", "name": "Ada"}, {"kind": "person"}])
    ben = Driver(house.base, made["table"], [sit_down(house.base, made, "Ben")])
    page = visit(f"/t/{made['table']}", made=made)
    page.wait_for_selector("main.play")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Stand up").click()
    expect(page.get_by_text("Give up your seat for good?")).to_be_visible()
    assert "Ada" in [seat.get("name") for seat in seats_of(house.base, made["table"])]
    page.get_by_role("button", name="Stand up").last.click()
    while "Ada" in [seat.get("name") for seat in seats_of(house.base, made["table"])]:
        page.wait_for_timeout(50)  # a sheet that is still open hides the seats behind it
    expect(page.get_by_role("button", name="Ada")).to_have_count(0)
    ben.close()


def seats_of(base: str, table: str) -> list[dict[str, object]]:
    """Who sits where, as everybody may know it."""
    seats: list[dict[str, object]] = table_of(base, table)["seats"]
    return seats


def table_of(base: str, table: str) -> dict[str, Any]:
    """A table as everybody may know it."""
    with urllib.request.urlopen(f"{base}/api/tables/{table}") as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def test_bots_wished_for_two_who_are_away_are_two_banners_with_names(house: House, visit: Visit) -> None:
    made = make_table(house.base, "exago", [{"kind": "me"}, *[{"kind": "bot"}] * 3])
    names = {"person": "Ada", "bot": "Ben"}
    answers: list[dict[str, object]] = []

    def between(line: WebSocketRoute) -> None:
        """The server's messages, as if everybody were a person and three bots were wished for."""
        server = line.connect_to_server()

        def down(text: str | bytes) -> None:
            message = json.loads(text)
            if "table" in message:
                seats = message["table"]["seats"]
                mine = next(seat["seat"] for seat in seats if seat["kind"] == "person")
                away = [seat["seat"] for seat in seats if seat["seat"] != mine]
                for seat in seats:
                    number = away.index(seat["seat"]) if seat["seat"] in away else ""
                    seat["name"] = f"{names[seat['kind']]}{number}"
                message["table"]["offers"] = [
                    {"kind": "stand-in", "by": by, "agreed": [by], "seat": about, "made": made}
                    for made, (by, about) in enumerate(zip((mine, mine, away[0]), away, strict=True))
                ]
            line.send(json.dumps(message))

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            answers.extend([message] if message["type"] == "answer" else [])
            server.send(text)

        server.on_message(down)
        line.on_message(up)

    page = visit("/icon.svg", made=made)
    page.route_web_socket("**/socket", between)
    page.goto(f"{house.base}/t/{made['table']}")
    told = page.locator(".banner", has_text="bot")
    expect(told).to_have_count(3)
    for banner in range(3):
        expect(told.nth(banner)).to_contain_text(f"Ben{banner}")
    told.nth(1).get_by_role("button").click()
    told.nth(2).get_by_role("button", name="Agree").click()
    while len(answers) < 2:
        page.wait_for_timeout(20)
    assert [(each["made"], each["agree"]) for each in answers] == [(1, False), (2, True)]


def test_a_game_is_broken_off_after_a_question(house: House, visit: Visit) -> None:
    made = make_table(house.base, "exago", [{"kind": "me", "name": "Ada"}, {"kind": "bot"}])
    page = visit(f"/t/{made['table']}", made=made)
    page.wait_for_selector("main.play")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Break off the game").click()
    expect(page.get_by_text("Break off the game for everybody?")).to_be_visible()
    assert table_of(house.base, made["table"])["status"] == "running"
    page.get_by_role("button", name="Break off the game").last.click()
    expect(page.locator("main.play")).to_have_count(0)
    assert table_of(house.base, made["table"])["status"] == "abandoned"


def test_who_sits_down_last_never_sees_the_game_as_a_watcher(house: House, visit: Visit) -> None:
    made = make_table(
        house.base, "qwirkle", [{"kind": "me", "name": "Ada"}, {"kind": "open"}], options={"first": 0}
    )
    page = visit(f"/t/{made['table']}")

    def answer_late(route: Route) -> None:
        answer = route.fetch()
        page.wait_for_timeout(600)  # the socket has told meanwhile that the game began
        route.fulfill(response=answer)

    page.route("**/places", answer_late)
    page.get_by_label("Your name").fill("Bo")
    page.evaluate("""() => new MutationObserver(() => (window.watched ||= document.querySelector('.tv') !== null))
      .observe(document.body, { childList: true, subtree: true })""")
    page.get_by_role("button", name="Take a seat").click()
    page.wait_for_selector("[data-held]")
    assert not page.evaluate("() => window.watched")
