"""What is spoken of can be seen, and what lies tentatively is there again: on a table of Qwirkle that no lot has made."""

from __future__ import annotations

import pytest
from conftest import Visit
from driver import Message, make_table, weak_bot
from house import House
from playwright.sync_api import Page, expect
from sketches import ADA, EDITIONS

CORNER = "0,0/rsrcrdrt/gs/bs/ys bdpcgcgxpxyd/bcgcglodplpt 9,4 0"
"""Four tiles to the right of 0,0 and four down from it; the hand has a blue diamond and a purple circle."""
COVERED = """(cells) => {
  const bubble = document.querySelector('.bubble').getBoundingClientRect();
  const ground = document.querySelector('.ground').getBoundingClientRect();
  return cells.flatMap((cell) => {
    const box = document.querySelector(`[data-cell="${cell}"]`).getBoundingClientRect();
    const isCovered = box.left < bubble.right && bubble.left < box.right && box.top < bubble.bottom && bubble.top < box.bottom;
    const isSeen = box.left >= ground.left - 1 && box.right <= ground.right + 1 && box.top >= ground.top - 1 && box.bottom <= ground.bottom + 1;
    return isCovered || !isSeen ? [`${cell} is ${isCovered ? 'covered' : 'out of sight'}`] : [];
  });
}"""


def corner(house: House) -> Message:
    seats = [ADA, weak_bot(house.base, "qwirkle")]
    return make_table(house.base, EDITIONS["qwirkle"], seats, start={"position": CORNER})


def lay(page: Page, tile: str, cell: str) -> None:
    page.locator(f'[data-held][data-piece="{tile}"]').first.click()
    page.locator(f'[data-cell="{cell}"]').dispatch_event("click")


@pytest.mark.parametrize("size", [(320, 568), (568, 320), (1440, 900)])
def test_a_refusal_covers_neither_of_the_tiles_it_names(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    made = corner(house)
    page = visit(f"/t/{made['table']}", made=made, size={"width": size[0], "height": size[1]}, locale="de-DE")
    page.wait_for_selector(".play .keys .key")
    for tile, cell, named in (("bd", "4,0", ["4,0", "0,0"]), ("pc", "0,4", ["0,4", "0,0"])):
        lay(page, tile, cell)
        expect(page.locator(".bubble")).to_be_visible()
        page.wait_for_timeout(150)  # the board has made way
        assert page.evaluate(COVERED, named) == [], f"{tile} at {cell}"
        page.locator(f'[data-held][data-piece="{tile}"]').first.click()
        expect(page.locator(".bubble")).to_have_count(0)


def test_a_tile_that_lies_tentatively_lies_there_again_after_a_reload(house: House, visit: Visit) -> None:
    made = corner(house)
    page = visit(f"/t/{made['table']}", made=made)
    page.wait_for_selector(".play .keys .key")
    lay(page, "pc", "1,1")
    trying = page.locator('[aria-label*="not played yet"]')
    expect(trying).to_have_count(0)  # it does not fit there
    lay(page, "gc", "1,1")
    expect(trying).to_have_attribute("data-cell", "1,1")
    page.reload()
    expect(trying).to_have_attribute("data-cell", "1,1")
    expect(page.locator(".play .keys .main")).to_be_enabled()
    page.keyboard.press("Backspace")
    expect(trying).to_have_count(0)
    page.reload()
    page.wait_for_selector(".play .keys .key")
    expect(trying).to_have_count(0)
