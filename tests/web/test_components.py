"""Components by themselves in a real browser: the page's shapes, and a board under a mouse and a finger."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest
from conftest import ROOT
from house import House
from playwright.sync_api import Browser, Page, expect

sys.path.insert(0, str(ROOT / "bench"))

from page_way import Way, dev_server

Show = Any


@pytest.fixture(scope="module")
def gallery(house: House) -> Iterator[str]:
    """The development server with every component of the gallery."""
    with dev_server(house) as address:
        yield address


@pytest.fixture
def show(gallery: str, browser: Browser) -> Iterator[Show]:
    contexts = []

    def open_scene(scene: str, **more: Any) -> Page:
        context = browser.new_context(
            viewport={"width": 900, "height": 800}, reduced_motion="reduce", service_workers="block", **more
        )
        contexts.append(context)
        page = context.new_page()
        page.goto(f"{gallery}/gallery.html?scene={scene}")
        page.wait_for_selector("main", timeout=120_000)
        return page

    yield open_scene
    for context in contexts:
        context.close()


def test_a_sheet_goes_by_escape_by_its_key_and_by_back_the_upper_one_first(show: Show) -> None:
    page = show("shapes")
    first, second = page.get_by_role("dialog", name="First"), page.get_by_role("dialog", name="Second")
    page.get_by_role("button", name="Open").click()
    first.get_by_role("button", name="Another").click()
    expect(second).to_be_visible()
    page.go_back()
    expect(second).to_be_hidden()
    expect(first).to_be_visible()
    page.keyboard.press("Escape")
    expect(first).to_be_hidden()
    page.get_by_role("button", name="Open").click()
    first.get_by_role("button", name="Close").click()
    expect(first).to_be_hidden()
    expect(page.get_by_role("button", name="Open")).to_be_focused()


def test_a_card_is_chosen_by_arrow_and_a_switch_by_space(show: Show) -> None:
    page = show("shapes")
    page.get_by_role("radio", name="Card b").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    expect(page.get_by_role("switch", name="Sound")).to_be_focused()
    page.keyboard.press("Space")
    expect(page.get_by_role("status")).to_have_text("c on")


def test_what_comes_after_a_while_does_not_come_before_nor_when_it_is_taken_back(show: Show) -> None:
    page = show("shapes")
    page.clock.install()
    wait = page.get_by_role("button", name="Wait")
    wait.click()
    page.clock.run_for(600)
    expect(page.locator("#late")).to_have_count(0)
    wait.click()
    page.clock.run_for(1000)
    expect(page.locator("#late")).to_have_count(0)
    wait.click()
    page.clock.run_for(800)
    expect(page.locator("#late")).to_be_visible()


def test_a_tile_is_dragged_to_a_cell_by_mouse_and_comes_back_from_nowhere(show: Show) -> None:
    page = show("qwirkle-108")
    tile = page.locator("[data-held]").first
    laid = page.locator(".drawing .tentative")
    page.locator('[data-cell="0,-4"]').scroll_into_view_if_needed()
    start, cell = tile.bounding_box(), page.locator('[data-cell="0,-4"]').bounding_box()
    assert start
    assert cell

    def drag(to_x: float, to_y: float) -> None:
        page.mouse.move(start["x"] + 20, start["y"] + 20)
        page.mouse.down()
        page.mouse.move(start["x"] + 40, start["y"] - 20, steps=3)
        expect(page.locator(".carried")).to_be_visible()
        page.mouse.move(to_x, to_y, steps=4)
        page.mouse.up()

    drag(start["x"] + 60, start["y"] + 20)
    expect(laid).to_have_count(0)
    drag(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2)
    expect(laid).to_have_count(1)


def test_a_tile_that_is_laid_names_only_what_changed(show: Show, gallery: str) -> None:
    page = show("qwirkle-108")
    way = Way(page, gallery)
    way.start()
    page.locator("[data-held]").first.click()
    assert page.locator("[data-cell]").count() > 60, "naming every cell again would be seen"
    page.wait_for_timeout(300)
    way.ran()
    page.locator('[data-cell="0,-4"]').dispatch_event("click")
    expect(page.locator(".drawing .tentative")).to_have_count(1)
    page.wait_for_timeout(300)
    assert 0 < way.fluent() <= 60


def test_the_board_is_moved_by_a_finger_and_a_moved_board_presses_nothing(show: Show) -> None:
    page = show("qwirkle-108", has_touch=True)
    plane = page.locator(".plane")
    before = plane.get_attribute("style")
    ground = page.locator(".ground").bounding_box()
    assert ground
    middle = (ground["x"] + ground["width"] / 2, ground["y"] + ground["height"] / 2)
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    touch("touchStart", middle)
    for step in range(1, 6):
        touch("touchMove", (middle[0] + 12 * step, middle[1]))
    touch("touchEnd")
    expect(plane).not_to_have_attribute("style", before or "")
    expect(page.locator(".why")).to_have_count(0)
    moved = plane.get_attribute("style")
    touch("touchStart", middle, (middle[0] + 60, middle[1]))
    touch("touchMove", middle, (middle[0] + 140, middle[1]))
    touch("touchEnd")
    expect(plane).not_to_have_attribute("style", moved or "")
