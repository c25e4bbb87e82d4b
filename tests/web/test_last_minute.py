"""The last minute: the picture, what can be sent on, who is met next, and who hears that it is over."""

from __future__ import annotations

import re
import urllib.request

from conftest import Visit
from driver import make_table, weak_bot
from house import House
from playwright.sync_api import expect
from sketches import ADA, BEN, EDITIONS, driver_of, played, scripted

WON = ["0,0", "0,1", "1,0", "1,1", "2,0", "2,1", "3,0", "3,1", "4,0"]


def test_a_short_game_has_its_picture_whole(house: House, visit: Visit) -> None:
    made = scripted(house, [ADA, BEN], WON[:3])
    driver = driver_of(house, made)
    driver._until(driver._send(type="leave", seat=driver.state["turn"], kind="resign"), "ack")
    driver.close()
    page = visit(f"/t/{made['table']}", made=made)
    picture = page.locator(".shown img")
    expect(picture).to_be_visible()
    page.wait_for_function("() => document.querySelector('.shown img').naturalWidth > 0")
    box = picture.bounding_box()
    assert box is not None
    assert box["height"] > 200


def test_the_end_is_heard_and_focus_is_on_it(house: House, visit: Visit) -> None:
    made = make_table(house.base, EDITIONS["exago"], [ADA, BEN], options={"first": 0})
    driver = driver_of(house, made)
    for play in WON[:-1]:
        driver.until_mine()
        driver.play_text(play)
    page = visit(f"/t/{made['table']}", made=made)
    page.wait_for_selector(".play .keys")
    driver.until_mine()
    driver.play_text(WON[-1])
    driver.close()
    expect(page.locator(".final h1")).to_have_text(re.compile("^(Ada|Ben) wins$"), timeout=10_000)
    expect(page.locator(".final h1")).to_be_focused()
    expect(page.locator(".final [role=status]").first).to_contain_text(" wins")
    expect(page.locator(".joy svg")).to_have_count(6)


def test_a_finished_game_is_shared_as_link_and_picture(house: House, visit: Visit) -> None:
    made = played(house, "qwinn", 400)
    page = visit(f"/t/{made['table']}", made=made, phone=True)
    expect(page.locator(".difference svg")).to_be_visible(timeout=10_000)
    page.get_by_role("button", name="Share this game").tap()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_label("Link to this game")).to_have_value(re.compile(f"/r/{made['table']}$"))
    with page.expect_download() as kept:
        sheet.get_by_role("button", name="Save as PNG").tap()
    assert kept.value.suggested_filename == f"{made['table']}.png"
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")


def test_who_beats_a_bot_meets_the_next_one(house: House, visit: Visit) -> None:
    made = make_table(
        house.base, EDITIONS["exago"], [ADA, weak_bot(house.base, "exago")], options={"first": 0}
    )
    driver = driver_of(house, made)
    driver.until_mine()
    driver._until(driver._send(type="leave", seat=driver.state["turn"], kind="resign"), "ack")
    driver.close()
    page = visit(f"/t/{made['table']}", made=made)
    expect(page.locator(".final h1")).to_contain_text("wins")
    expect(page.get_by_role("button", name="Next opponent")).to_have_count(0)
    stronger = make_table(house.base, EDITIONS["exago"], [ADA, {"kind": "bot"}], options={"first": 0})
    driver = driver_of(house, stronger)
    driver.until_mine()
    driver._until(driver._send(type="leave", seat=driver.state["turn"], kind="resign"), "ack")
    driver.close()
    again = visit(f"/t/{stronger['table']}", made=stronger)
    again.get_by_role("button", name=re.compile("Next opponent.*of 5")).click()
    again.wait_for_url(re.compile(rf"/t/(?!{stronger['table']})"))


def test_a_tables_link_has_a_preview(house: House) -> None:
    made = played(house, "qwirkle", 2)
    with urllib.request.urlopen(f"{house.base}/t/{made['table']}") as answer:
        text = answer.read().decode()
    found = re.search(r'property="og:image" content="([^"]+)"', text)
    assert found
    with urllib.request.urlopen(found[1].replace("&amp;", "&")) as answer:
        assert answer.headers["content-type"] == "image/png"
        assert answer.read().startswith(b"\x89PNG")


def test_a_series_is_counted_and_who_looks_on_goes_along(house: House, visit: Visit) -> None:
    made = scripted(house, [ADA, BEN], WON)
    page = visit(f"/t/{made['table']}", made=made)
    television = visit(f"/t/{made['table']}")
    for one in (page, television):
        expect(one.locator(".final h1")).to_have_text(re.compile("^(Ada|Ben) wins$"), timeout=10_000)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(re.compile(rf"/t/(?!{made['table']})"))
    expect(television).to_have_url(page.url)
    again = {**made, "table": page.url.rpartition("/")[2]}
    driver = driver_of(house, again)
    driver.until_mine()
    driver._until(driver._send(type="leave", seat=driver.state["turn"], kind="resign"), "ack")
    driver.close()
    expect(page.locator(".series")).to_have_text(re.compile(r"This series: \w+ \d – \w+ \d"), timeout=10_000)
    won = [int(count) for count in re.findall(r"\d", page.locator(".series").inner_text())]
    assert sum(won) == 2
