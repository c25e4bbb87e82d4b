"""Every screen: nothing for axe to find in either theme, room at 320 pixels, fingers' width, all words there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from conftest import DESK, ROOT, Visit
from house import House
from playwright.sync_api import Page, expect
from scenes import PARTS, Scene

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
RUN = """(rules) => axe.run(document, { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) }).then(({ violations }) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 200)).join(' | ')}`))"""
SMALL = """() => [...document.querySelectorAll('button, a[href], select, input, summary')].filter((one) => {
  const box = one.getBoundingClientRect();
  if (!box.width || !one.checkVisibility({ checkVisibilityCSS: true })) return false;
  if (one.closest('[inert]') || (document.querySelector('dialog[open]') && !one.closest('dialog'))) return false;
  if (one.closest('[role="grid"]') || (one.tagName === 'A' && getComputedStyle(one).display === 'inline')) return false;
  const reach = getComputedStyle(one, '::after');
  if (reach.content !== 'none' && reach.position === 'absolute') return false;
  return Math.min(box.width, box.height) < 43.5;
}).map((one) => `${one.outerHTML.slice(0, 160)} ${Math.round(one.getBoundingClientRect().width)}x${Math.round(one.getBoundingClientRect().height)}`)"""
PHONES = (430, 390, 360, 320)
WIDTH = "() => document.scrollingElement.scrollWidth"


def faults(scene: Scene, visit: Visit) -> list[str]:
    """One screen seen by a German with a phone, then at a desk by day and by night."""
    page = scene.open(visit, phone=True, locale="de-DE")
    wrong = [f"too small for a finger: {found}" for found in page.evaluate(SMALL)]
    for phone in PHONES:
        page.set_viewport_size({"width": phone, "height": 640})
        if (width := page.evaluate(WIDTH)) > phone:
            wrong.append(f"{width} wide at {phone}")
    page.set_viewport_size({"width": DESK["width"] // 2, "height": DESK["height"] // 2})
    if (width := page.evaluate(WIDTH)) > DESK["width"] // 2:
        wrong.append(f"{width} wide at a desk zoomed to 200 %")
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    for part in ("main", "h1"):  # a screen that is still drawn anew has neither
        page.wait_for_selector(part, state="attached")
    page.evaluate(AXE.read_text())
    wrong += [f"light: {found}" for found in page.evaluate(RUN)]
    page.emulate_media(color_scheme="dark")
    wrong += [f"dark: {found}" for found in page.evaluate(RUN, ["color-contrast"])]
    page.context.close()
    return [f"{scene.name}: {fault}" for fault in wrong]


def is_for_everybody(page: Page) -> None:
    """The same for a page that is open already, on the smallest phone."""
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate(SMALL) == []
    assert page.evaluate(WIDTH) <= 320
    page.evaluate(AXE.read_text())
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        assert page.evaluate(RUN) == [], theme


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_every_screen_is_for_everybody(
    part: Callable[[House], Iterator[Scene]], house: House, visit: Visit
) -> None:
    wrong = [fault for scene in part(house) for fault in faults(scene, visit)]
    assert not wrong, "\n".join(wrong)


def opened(page: Page) -> str:
    page.wait_for_selector("h1")
    return page.locator("h1").inner_text()


def test_every_language_opens_by_the_browsers_wish_and_stays_when_chosen(visit: Visit) -> None:
    titles = {
        language: opened(visit("/", locale=language))
        for language in ("nl-BE", "de-AT", "fr-CH", "en-US", "sv-SE")
    }
    assert titles == {
        "nl-BE": "Schuif aan.",
        "de-AT": "Setz dich dazu.",
        "fr-CH": "Prenez place.",
        "en-US": "Pull up a chair.",
        "sv-SE": "Pull up a chair.",
    }
    page = visit("/", locale="en-US")
    page.get_by_role("button", name="FR Français").click()
    page.get_by_role("heading", name="Prenez place.").wait_for()
    page.reload()
    assert opened(page) == "Prenez place."
    assert page.locator("html").get_attribute("lang") == "fr"


def test_home_says_for_how_many_the_game_is_that_one_tap_opens(visit: Visit) -> None:
    page = visit("/")
    for game, players in (("Qwirkle", "2–4 players"), ("Exago", "2–6 players"), ("Qwinn!", "2 players")):
        expect(page.locator("article", has_text=game)).to_contain_text(players)
