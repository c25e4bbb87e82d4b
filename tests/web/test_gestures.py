"""Boards dragged, panned, pinched and zoomed at random: whatever was done, everything can be seen and pressed again."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from conftest import Visit
from house import House
from playwright.sync_api import CDPSession, Page, expect
from sketches import emptying, played

SIZES = ((320, 568), (568, 320), (390, 844))
GROUND = "() => { const { x, y, width, height } = document.querySelector('.ground').getBoundingClientRect(); return [x, y, width, height]; }"
UNSEEN = """() => {
  const ground = document.querySelector('.ground').getBoundingClientRect();
  const laid = [...document.querySelectorAll('[data-cell]')].filter((cell) => !/^(empty|Start)/.test(cell.ariaLabel));
  return laid.filter((cell) => {
    const box = cell.getBoundingClientRect();
    return box.left < ground.left - 1 || box.top < ground.top - 1 || box.right > ground.right + 1 || box.bottom > ground.bottom + 1;
  }).map((cell) => cell.ariaLabel);
}"""
"""Pieces on the board that lie outside the ground."""
STUCK = """() => [...document.querySelectorAll('.play .key:not([disabled]), [data-held], header.bar .key, .eye button')].flatMap((one) => {
  if (one.offsetParent === null) return [];
  const { left, top, width, height } = one.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found === one || one.contains(found) ? [] : [`${one.ariaLabel ?? one.innerText} lies under ${found?.outerHTML.slice(0, 120) ?? 'the edge'}`];
})"""
"""Keys and pieces in hand that cannot be pressed where they are."""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))"
"""What fingers did has come to the page, and is drawn."""
NUMBER = "() => document.querySelector('[data-live]').dataset.number"


class Fingers:
    """One or two fingers on a page, moved at random."""

    def __init__(self, page: Page, luck: random.Random) -> None:
        self.page = page
        self.luck = luck
        self.line: CDPSession = page.context.new_cdp_session(page)

    def at(self) -> tuple[float, float]:
        x, y, width, height = self.page.evaluate(GROUND)
        return x + width * self.luck.uniform(0.1, 0.9), y + height * self.luck.uniform(0.15, 0.85)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        self.line.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(points)]},
        )

    def stroke(self, *ways: tuple[tuple[float, float], tuple[float, float]], steps: int = 4) -> None:
        """As many fingers as ways, each from its start to its end."""
        self.touch("touchStart", *[start for start, _ in ways])
        for step in range(1, steps + 1):
            part = step / steps
            self.touch("touchMove", *[(a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in ways])
        self.touch("touchEnd")

    def pan(self) -> None:
        self.stroke((self.at(), self.at()))

    def pinch(self) -> None:
        self.stroke((self.at(), self.at()), (self.at(), self.at()))

    def drag_held(self) -> None:
        held = self.page.locator("[data-held]")
        if not held.count():
            return
        box = held.nth(self.luck.randrange(held.count())).bounding_box()
        assert box is not None
        self.stroke(((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), self.at()))

    def zoom(self) -> None:
        self.page.mouse.move(*self.at())
        self.page.mouse.wheel(0, self.luck.choice((-400, -120, 120, 400)))

    def press_view(self) -> None:
        keys = self.page.locator(".eye button")
        keys.nth(self.luck.randrange(keys.count())).dispatch_event("click")

    def turn_round(self) -> None:
        width, height = self.luck.choice(SIZES)
        self.page.set_viewport_size({"width": width, "height": height})

    def anything(self) -> Callable[[], None]:
        return self.luck.choice(
            (
                self.pan,
                self.pan,
                self.pinch,
                self.pinch,
                self.drag_held,
                self.zoom,
                self.press_view,
                self.turn_round,
            )
        )


@pytest.mark.parametrize(("game", "seed"), [("qwirkle", 1), ("qwirkle", 2), ("exago", 3)])
def test_whatever_fingers_did_the_board_is_whole_at_one_press(
    house: House, visit: Visit, game: str, seed: int
) -> None:
    made = emptying(house) if game == "qwirkle" else played(house, "exago", 3)
    width, height = SIZES[0]
    page = visit(
        f"/t/{made['table']}",
        made=made,
        size={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
    )
    page.wait_for_selector(".play .keys .key")
    fingers = Fingers(page, random.Random(seed))
    before = page.evaluate(NUMBER)
    for round in range(3):
        done = []
        for _ in range(8):
            act = fingers.anything()
            done.append(act.__name__)
            act()
            page.evaluate(DRAWN)
        page.wait_for_timeout(200)
        whole = page.get_by_role("button", name="Show everything")
        if whole.get_attribute("aria-pressed") != "true":
            whole.dispatch_event("click")
        expect(whole).to_have_attribute("aria-pressed", "true")
        page.wait_for_timeout(400)
        told = f"round {round} of seed {seed}: {' '.join(done)}"
        if (back := page.locator(".play .keys .key").first).is_enabled():
            back.dispatch_event("click")  # a piece that a finger let go over the board lies there tentatively
            page.wait_for_timeout(300)
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")  # a tap on a refusal opened its rule
            expect(page.locator("dialog[open]")).to_have_count(0)
        unseen = page.evaluate(UNSEEN)
        assert unseen == [], f"{told} at {page.viewport_size}"
        assert page.evaluate(STUCK) == [], f"{told} at {page.viewport_size}"
        assert page.evaluate("() => [scrollX, scrollY, visualViewport.scale]") == [0, 0, 1], told
    assert page.evaluate(NUMBER) == before, "a gesture played something"


def test_a_small_cell_is_never_played_by_one_tap(house: House, visit: Visit) -> None:
    made = played(house, "exago", 2)
    page = visit(
        f"/t/{made['table']}",
        made=made,
        size={"width": 320, "height": 568},
        has_touch=True,
        is_mobile=True,
    )
    page.wait_for_selector(".play .keys .key")
    before = page.evaluate(NUMBER)
    page.locator("[data-fits]").first.tap()
    expect(page.locator(".play .keys .main")).to_be_enabled()
    expect(page.locator('[aria-label*="not played yet"]')).to_have_count(1)
    assert page.evaluate(NUMBER) == before
    page.locator(".play .keys .main").tap()
    expect(page.locator("[data-live]")).not_to_have_attribute("data-number", before)
