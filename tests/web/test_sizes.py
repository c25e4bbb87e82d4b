"""Every game at every size: what can be pressed is as big as a finger, can be brought into sight, and lies under nothing."""

from __future__ import annotations

import pytest
from conftest import Visit
from house import House
from playwright.sync_api import Page, expect
from sketches import emptying, played, red_choice
from test_screens import AXE, RUN

SIZES = ((320, 568), (568, 320), (740, 360), (720, 450), (640, 512), (320, 256))
MOVES = {"qwirkle": 4, "exago": 3, "qwinn": 0}
PRESSED = ".play .key:not([disabled]), .space.can, .tray button.die, .use:has(input:not([disabled])), [data-held], header.bar .key"
OUT_OF_REACH = """(pressed) => [...document.querySelectorAll(pressed)].filter((one) => one.offsetParent !== null).flatMap((one) => {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = one.getBoundingClientRect();
  const name = `${one.className} ${one.ariaLabel ?? one.innerText}`.trim();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  const wrong = [];
  if (found !== one && !one.contains(found)) wrong.push(`${name} lies under ${found?.className ?? 'the edge'}`);
  if (Math.round(width) < 44 || Math.round(height) < 44) wrong.push(`${name} is ${Math.round(width)} × ${Math.round(height)}`);
  return wrong;
})"""
PAN = """() => {
  const ground = document.querySelector('.ground');
  const { left, top } = ground.getBoundingClientRect();
  const at = (kind, x, y) => ground.dispatchEvent(new PointerEvent(kind, {
    pointerId: 7, isPrimary: true, pointerType: 'touch', bubbles: true, clientX: left + x, clientY: top + y }));
  ground.setPointerCapture = () => {};
  at('pointerdown', 90, 190);
  at('pointermove', 120, 150);
  at('pointermove', 190, 90);
  at('pointerup', 190, 90);
}"""
CUT = """() => {
  const ground = document.querySelector('.ground').getBoundingClientRect();
  return [...document.querySelectorAll('[data-cell]')].filter((cell) => !cell.ariaLabel.startsWith('leer')).filter((cell) => {
    const box = cell.getBoundingClientRect();
    return box.left < ground.left - 1 || box.top < ground.top - 1 || box.right > ground.right + 1 || box.bottom > ground.bottom + 1;
  }).map((cell) => cell.ariaLabel);
}"""
WIDE = "() => document.scrollingElement.scrollWidth"
TEXT = """() => [...document.querySelectorAll('header.bar .where')].filter((one) => {
  const { left, right, width } = one.getBoundingClientRect();
  return width > 1 && [...document.querySelectorAll('header.bar .key')].some((key) => {
    const box = key.getBoundingClientRect();
    return box.width > 0 && box.left < right - 1 && box.right > left + 1;
  });
}).map((one) => one.textContent)"""


def open_at(visit: Visit, made: dict[str, object], size: tuple[int, int]) -> Page:
    width, height = size
    page = visit(
        f"/t/{made['table']}",
        made=made,
        size={"width": width, "height": height},
        locale="de-DE",
        has_touch=True,
        is_mobile=True,
    )
    page.wait_for_selector(".play .keys .key")
    page.wait_for_timeout(250)
    return page


@pytest.mark.parametrize("game", MOVES)
def test_whatever_can_be_pressed_is_in_reach_of_a_finger(house: House, visit: Visit, game: str) -> None:
    made = red_choice(house) if game == "qwinn" else played(house, game, MOVES[game])
    wrong = []
    page = open_at(visit, made, SIZES[0])
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(250)
        found = page.evaluate(OUT_OF_REACH, PRESSED)
        if (wide := page.evaluate(WIDE)) > width:
            found.append(f"the page is {wide} wide")
        found += [f"the bar's keys lie on “{text}”" for text in page.evaluate(TEXT)]
        wrong += [f"{width} × {height}: {one}" for one in found]
    assert not wrong, "\n".join(wrong)


def test_words_and_keys_stand_out_on_a_low_screen_too(house: House, visit: Visit) -> None:
    """On one's own turn the keys of the bar were once dark on dark there."""
    wrong = []
    for game, moves in MOVES.items():
        page = open_at(visit, played(house, game, moves), (740, 360))
        page.evaluate(AXE.read_text())
        for width, height in ((740, 360), (720, 450)):
            page.set_viewport_size({"width": width, "height": height})
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
                page.wait_for_timeout(350)
                found = page.evaluate(RUN, ["color-contrast"])
                wrong += [f"{game} {width} × {height} {theme}: {one}" for one in found]
        page.context.close()
    assert not wrong, "\n".join(wrong)


def test_spaces_that_do_not_fit_are_folded_where_there_is_no_room_and_unfold_when_asked(
    house: House, visit: Visit
) -> None:
    page = open_at(visit, red_choice(house), (320, 568))
    run = page.locator(".run .folded").first
    expect(run).to_be_visible()
    run.tap()
    expect(page.locator(".run")).to_have_count(0)
    expect(page.locator("[data-space]")).to_have_count(12)
    page.locator('[data-space][tabindex="0"]').focus()
    page.keyboard.press("Home")
    expect(page.locator('[data-space="2x1"]')).to_be_focused()


def test_dragging_a_tile_leaves_the_board_where_it_is(house: House, visit: Visit) -> None:
    made = played(house, "qwirkle", 3)
    page = visit(f"/t/{made['table']}", made=made)
    page.wait_for_selector(".play .keys .key")
    page.wait_for_timeout(300)
    held = page.locator("[data-held]").first.bounding_box()
    assert held is not None
    before = page.locator(".plane").evaluate("(one) => one.style.transform")
    page.mouse.move(held["x"] + 20, held["y"] + 20)
    page.mouse.down()
    for step in range(12):  # slowly, over the edge of the ground
        page.mouse.move(held["x"] + 20, held["y"] + 20 - step * 14)
        page.wait_for_timeout(30)
    page.keyboard.press("Escape")
    page.mouse.up()
    assert page.locator(".plane").evaluate("(one) => one.style.transform") == before


def test_show_everything_shows_a_whole_long_game_and_its_keys_are_heard_after_a_pan(
    house: House, visit: Visit
) -> None:
    made = emptying(house)
    page = open_at(visit, made, (360, 740))
    page.evaluate(PAN)
    page.get_by_role("button", name="Alles zeigen").tap()
    page.wait_for_timeout(100)
    assert page.evaluate(CUT) == []


def test_nothing_scores_only_after_a_question_while_something_else_could_be_done(
    house: House, visit: Visit
) -> None:
    page = open_at(visit, played(house, "qwinn", 0), (360, 740))
    before = page.locator("[data-live]").get_attribute("data-number")
    page.get_by_role("button", name="Fehlzug").tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Du hast noch 2 Würfe")
    sheet.get_by_role("button", name="Zurück zu den Würfeln").tap()
    assert page.locator("[data-live]").get_attribute("data-number") == before
    page.get_by_role("button", name="Fehlzug").tap()
    sheet.get_by_role("button", name="Trotzdem Fehlzug").tap()
    expect(page.locator("[data-live]")).not_to_have_attribute("data-number", before or "")


def test_a_die_is_pushed_to_the_other_side(house: House, visit: Visit) -> None:
    page = open_at(visit, played(house, "qwinn", 0), (360, 740))
    die = page.locator(".tray .die").first
    box = die.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 180, box["y"] + 24, steps=6)
    page.mouse.up()
    expect(die).to_have_attribute("aria-pressed", "true")
    die.tap()
    expect(die).to_have_attribute("aria-pressed", "false")


CUT_NAMES = """() => [...document.querySelectorAll('.scale label')].flatMap((level) => {
  const words = document.createRange();
  words.selectNodeContents(level.querySelector('b'));
  const [inner, outer] = [words.getBoundingClientRect(), level.getBoundingClientRect()];
  return inner.left < outer.left || inner.right > outer.right ? [level.innerText.trim()] : [];
})"""


@pytest.mark.parametrize("locale", ["en-GB", "nl-NL", "de-DE", "fr-FR"])
def test_every_name_of_a_level_is_whole_on_the_smallest_phone(locale: str, visit: Visit) -> None:
    wrong = []
    for game in MOVES:
        page = visit(f"/?new={game}&with=bot", size={"width": 320, "height": 568}, locale=locale)
        page.wait_for_selector(".scale label")
        for level in page.locator(".scale label").all():
            level.click()  # a chosen name is bold
            wrong += page.evaluate(CUT_NAMES)
    assert not wrong
