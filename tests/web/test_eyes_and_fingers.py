"""For eyes and fingers that differ: 200 and 400 % zoom on every screen, forced colours, and what a phone is felt by."""

from __future__ import annotations

import pytest
from conftest import Visit
from driver import make_table
from house import House
from playwright.sync_api import Page, expect
from sketches import ADA, BEN, EDITIONS, duty, played

from tests.house_games import HOUSE_GAMES

ZOOMED = {"200 %": (640, 512), "400 %": (320, 256)}
FELT = """() => {
  window.felt = [];
  Object.defineProperty(navigator, 'vibrate', { value: (pattern) => { window.felt.push(pattern); return true; } });
}"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll('main a, main button, dialog[open] button, dialog[open] select')]
  .filter((one) => one.checkVisibility() && !one.closest('[inert]')).flatMap((one) => {
    one.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isSeen = left >= -1 && right <= innerWidth + 1 && bottom > 0 && top < innerHeight;
    return isSeen ? [] : [(one.ariaLabel ?? one.innerText).trim()];
  })"""
UNMARKED = """() => [...document.querySelectorAll('.key:not(.quiet), .space.can, .use, .seat.to-move, .banner, .bubble, .notes .note, .strip')]
  .filter((one) => one.checkVisibility()).filter((one) => {
    const { borderTopWidth, outlineWidth, outlineStyle } = getComputedStyle(one);
    return parseFloat(borderTopWidth) < 1 && (outlineStyle === 'none' || parseFloat(outlineWidth) < 1);
  }).map((one) => one.className)"""


@pytest.mark.parametrize("zoom", ZOOMED)
def test_screens_beside_the_table_reflow_when_they_are_enlarged(
    house: House, visit: Visit, zoom: str
) -> None:
    width, height = ZOOMED[zoom]
    lobby = make_table(house.base, EDITIONS["qwirkle"], [ADA, {"kind": "open"}])
    screens = {
        "/": "article",
        "/?new=exago&with=bot": "dialog[open] ol",
        "/rules/qwirkle/nl-2023": "section h2",
        "/t/NERGENS-9": "h1",
        f"/t/{lobby['table']}": ".code",
    }
    page = visit("/", size={"width": width, "height": height}, locale="de-DE")
    base = page.url.rstrip("/")
    wrong = []
    for path, seen in screens.items():
        page.goto(base + path)
        page.wait_for_selector(seen)
        if (wide := page.evaluate("() => document.scrollingElement.scrollWidth")) > width:
            wrong.append(f"{path} is {wide} wide")
        wrong += [f"{path}: {name} cannot be seen" for name in page.evaluate(OUT_OF_SIGHT)]
    assert not wrong, "\n".join(wrong)


def in_forced_colours(page: Page) -> list[str]:
    page.emulate_media(forced_colors="active")
    page.wait_for_timeout(100)
    found: list[str] = page.evaluate(UNMARKED)
    return found


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_forced_colours_leave_an_edge_around_whatever_is_pressed_or_read(
    house: House, visit: Visit, game: str
) -> None:
    made = duty(house) if game == "exago" else played(house, game, 3)
    page = visit(f"/t/{made['table']}", made=made)
    page.wait_for_selector(".play .keys .key")
    assert in_forced_colours(page) == []
    piece = page.locator(".ground .tile, .ground .stone, .tray use.die").first
    assert piece.evaluate("(one) => getComputedStyle(one).forcedColorAdjust") == "none", (
        "pieces keep their colours"
    )


def test_a_phone_is_felt_when_a_piece_is_put_down_or_refused_and_not_when_sound_is_off(
    house: House, visit: Visit
) -> None:
    made = make_table(house.base, EDITIONS["exago"], [ADA, BEN])
    page = visit(f"/t/{made['table']}", made=made, phone=True)
    page.wait_for_selector(".play .keys .key")
    page.evaluate(FELT)
    page.locator("header.bar").click(position={"x": 120, "y": 20})  # browsers allow it after a first touch
    page.locator('[data-cell="0,0"]').dispatch_event("click")
    expect(page.locator(".play .keys .main")).to_be_enabled()
    page.wait_for_function("() => window.felt.length === 1")
    page.locator('[data-cell="4,0"]').dispatch_event("click")
    page.wait_for_selector(".bubble")
    assert page.evaluate("() => window.felt") == [10, [14, 50, 14]]
    made = make_table(house.base, EDITIONS["exago"], [ADA, BEN])
    page = visit(f"/t/{made['table']}", made=made, phone=True)
    page.evaluate("() => localStorage.setItem('speeltafel.settings', '{\"sound\": false}')")
    page.reload()
    page.wait_for_selector(".play .keys .key")
    page.evaluate(FELT)
    page.locator("header.bar").click(position={"x": 120, "y": 20})
    page.locator('[data-cell="0,0"]').dispatch_event("click")
    expect(page.locator(".play .keys .main")).to_be_enabled()
    page.locator('[data-cell="4,0"]').dispatch_event("click")
    page.wait_for_selector(".bubble")
    assert page.evaluate("() => window.felt") == []
