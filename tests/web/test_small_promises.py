"""Small things that a tester once found wrong, several to a page, so that none of them comes back."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from driver import Driver, make_table, weak_bot
from house import House
from playwright.sync_api import Page, expect
from sketches import ADA, EDITIONS, driver_of, played

Visit = Callable[..., Page]
SMALL = {"width": 320, "height": 568}
LOCALE = Path(__file__).parents[2] / "src/speeltafel/locale"

LIGHT = """(one) => {
  const paper = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  paper.fillStyle = getComputedStyle(one).backgroundColor;
  paper.fillRect(0, 0, 1, 1);
  const [r, g, b] = paper.getImageData(0, 0, 1, 1).data;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}"""

TRAY = """() => {
  const zones = [...document.querySelectorAll('.tray .zone')].map((zone) => zone.getBoundingClientRect());
  return [...document.querySelectorAll('.tray .die svg')].map((die) => {
    const box = die.getBoundingClientRect();
    const inside = zones.map((zone) =>
      Math.min(box.left - zone.left, zone.right - box.right, box.top - zone.top, zone.bottom - box.bottom));
    return Math.max(...inside);
  });
}"""
"""How far the drawing of each die is from the edge of the side of the tray it lies on."""


def test_a_seats_link_is_taken_where_its_table_is_open_already_and_where_a_code_is_asked_for(
    house: House, visit: Visit
) -> None:
    people = [ADA, {"kind": "person", "name": "Opa Jan"}, {"kind": "person", "name": "Noor"}]
    made = make_table(house.base, EDITIONS["exago"], people)
    at, links = f"/t/{made['table']}", [link["secret"] for link in made["links"]]

    page = visit(at)
    expect(page.get_by_text(made["table"]).first).to_be_visible()
    page.goto(f"{house.base}{at}#s={links[0]}")
    expect(page.get_by_role("button", name="Take a seat")).to_be_visible()
    assert "#" not in page.url

    other = visit("/")
    other.get_by_text("Have a code?").click()
    other.get_by_label("Table code").fill(f"{house.base}{at}#s={links[1]}")
    other.get_by_role("button", name="Join").click()
    expect(other.get_by_role("button", name="Take a seat")).to_be_visible()
    assert "#" not in other.url


def test_offline_what_was_never_loaded_is_said_to_be_missing_and_comes_when_the_network_is_back(
    house: House, visit: Visit
) -> None:
    made = played(house, "exago", 0)
    page = visit(f"/t/{made['table']}", made=made)
    page.wait_for_selector(".play .keys")
    page.wait_for_timeout(3500)  # what opens over a table is fetched by now
    page.context.set_offline(True)
    page.locator("header.bar .key").last.click()
    page.locator("dialog[open] .items button").first.click()
    rules = page.locator("dialog[open]").last
    expect(rules).to_contain_text("cannot be reached")
    page.context.set_offline(False)
    rules.get_by_role("button", name="Try again").evaluate_all("(keys) => keys.forEach((key) => key.click())")
    expect(rules).to_contain_text("touches a stone of any colour")

    home = visit("/")
    home.wait_for_selector("article")
    home.context.set_offline(True)
    home.get_by_role("button", name="FR Français").click()
    expect(home.get_by_text("The connection is slow or lost.")).to_be_visible()
    home.context.set_offline(False)
    home.get_by_role("button", name="FR Français").click()
    expect(home.locator("html")).to_have_attribute("lang", "fr")
    expect(home.get_by_text("The connection is slow or lost.")).to_have_count(0)


def test_what_the_device_asks_for_is_not_offered_as_a_switch_and_an_old_browser_is_told(visit: Visit) -> None:
    page = visit("/", contrast="more")
    for name in ("Colour symbols", "Reduce motion"):
        switch = page.get_by_role("switch", name=re.compile(name))
        expect(switch).to_be_disabled()
        expect(switch).to_be_checked()
    expect(page.get_by_text("Your device asks for this.")).to_have_count(2)
    expect(page.get_by_text("too old")).to_have_count(0)
    page.add_init_script("CSS.supports = () => false")
    page.reload()
    expect(page.get_by_text("too old")).to_be_visible()


def test_a_grey_key_says_why_until_the_opening_is_whole(house: House, visit: Visit) -> None:
    made = make_table(house.base, EDITIONS["qwirkle"], [ADA, {"kind": "me", "name": "Ben"}])
    driver = driver_of(house, made)
    driver.until_mine()
    steps = driver.state["preview"]["steps"]
    driver.close()
    page = visit(f"/t/{made['table']}", made=made)
    page.locator(".curtain .key").click()
    page.wait_for_selector("[data-held]")
    page.locator(f'[data-held][data-piece="{steps[0]["piece"]}"]').first.click()
    if page.locator('[aria-label*="not played yet"]').count() == 0:
        page.locator('[role="gridcell"][aria-label*="fits"]').first.click()
    page.locator('[aria-label*="not played yet"]').first.wait_for()
    expect(page.locator(".play .keys .main")).to_be_disabled()
    expect(page.locator(".strip")).to_contain_text("place your largest set")
    page.get_by_role("button", name="Swap", exact=True).dispatch_event("click")
    expect(page.locator(".strip")).to_contain_text("you cannot swap yet")


def test_by_night_keys_are_lighter_than_the_felt_and_dice_keep_off_the_edges_and_no_drag_leaves_the_page(
    house: House, visit: Visit
) -> None:
    made = played(house, "qwinn", 0)
    page = visit(f"/t/{made['table']}", made=made, size=SMALL, theme="dark", has_touch=True)
    page.wait_for_selector(".tray .die")
    felt = page.locator(".zone.loose").evaluate(LIGHT)
    for key in page.locator(".play .keys .key:not(.main):not([disabled])").all():
        assert key.evaluate(LIGHT) > felt
    for size in (SMALL, {"width": 390, "height": 844}, {"width": 1440, "height": 900}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.wait_for_timeout(400)
        assert min(page.evaluate(TRAY)) >= 2, size
    touch = "(one) => getComputedStyle(one).touchAction"
    assert page.locator(".tray .die").first.evaluate(touch) == "none"
    assert page.locator(".ladder").locator("..").evaluate(touch) == "pan-y"
    assert page.locator("html").evaluate("(one) => getComputedStyle(one).overscrollBehaviorX") == "none"


def test_ones_own_row_of_eight_is_marked_in_the_ranking(house: House, visit: Visit) -> None:
    bots = [weak_bot(house.base, "qwirkle")] * 7
    made = make_table(house.base, "qwirkle/nl-classic", [ADA, *bots])
    driver = Driver(house.base, made["table"], [made["mine"][0]["secret"]])
    driver.run()
    driver.close()
    page = visit(f"/t/{made['table']}", made=made, size=SMALL, has_touch=True)
    expect(page.locator(".places li")).to_have_count(8)
    own = page.locator(".places li.own")
    expect(own).to_have_count(1)
    expect(own).to_contain_text("Ada you")
    others = page.locator(".places li:not(.own):not(.first)").first
    assert own.evaluate("(one) => getComputedStyle(one).backgroundColor") != others.evaluate(
        "(one) => getComputedStyle(one).backgroundColor"
    )


def test_colours_are_chosen_at_the_set_up_and_the_red_die_is_thrown_for_the_start(
    house: House, visit: Visit
) -> None:
    page = visit("/?new=exago&with=device")
    page.get_by_role("button", name="Add player").click()
    page.locator("dialog[open] summary").last.click()
    colours = [page.get_by_label(re.compile(f"^Colour of Seat {place}")) for place in (1, 2, 3)]
    colours[0].select_option("green")
    colours[1].select_option("light-blue")
    colours[2].select_option("green")
    expect(colours[0]).to_have_value("")  # two players cannot have the same
    colours[0].select_option("orange")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".seats .stone")
    for colour in ("orange", "lightblue", "green"):
        expect(page.locator(f".seats .face-slot .stone.{colour}")).to_have_count(1)
    page.locator('[data-cell="0,0"]').dispatch_event("click")
    page.get_by_role("button", name="Place stone").click()
    expect(page.get_by_role("gridcell", name=re.compile("(orange|light blue|green) stone"))).to_have_count(1)

    made = make_table(house.base, EDITIONS["qwinn"], [ADA, weak_bot(house.base, "qwinn")])
    page = visit(f"/t/{made['table']}", made=made)
    told = page.locator(".desk .begins, .log .begins").first
    expect(told).to_contain_text("Who goes first?")
    said = told.locator(".hide").inner_text()
    high, low = (int(number) for number in re.findall(r" (\d)[,.]", said))
    assert high > low
    assert re.search(r": (.+) \d, ", said)[1] == told.locator(".one.first").inner_text()  # type: ignore[index]


def test_names_of_the_ladder_and_a_boycotts_words_have_room(house: House, visit: Visit) -> None:
    start = {"position": "full:140:minus 2x5:186:max2 0 roll:3355/4 1"}
    made = make_table(house.base, EDITIONS["qwinn"], [ADA, weak_bot(house.base, "qwinn")], start=start)
    cut = """() => [...document.querySelectorAll('.ladder .nm')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""
    for locale in ("de-DE", "fr-FR"):
        page = visit(f"/t/{made['table']}", made=made, locale=locale)
        page.wait_for_selector(".boycott")
        assert page.evaluate(cut) == []
        page.set_viewport_size({"width": 568, "height": 320})
        page.wait_for_timeout(300)
        assert page.evaluate(cut) == []
        page.set_viewport_size({"width": 320, "height": 568})
        page.wait_for_timeout(300)
        words = page.locator(".boycott .words").first
        assert words.evaluate("(one) => one.getBoundingClientRect().height") < 40, "two lines at most"


def test_what_lies_behind_a_sheet_is_dimmed_in_older_browsers_too(visit: Visit) -> None:
    page = visit("/?new=qwinn&with=device")
    page.wait_for_selector("dialog[open]")
    written = page.evaluate("""() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule.selectorText?.includes('::backdrop')).map((rule) => rule.style.background || rule.style.backgroundColor)""")
    assert written, "nothing dims the page"
    assert not [colour for colour in written if "var(" in colour], (
        "they hand no custom property to a backdrop"
    )
    dim = page.locator("dialog[open]").evaluate(
        "(sheet) => getComputedStyle(sheet, '::backdrop').backgroundColor"
    )
    assert re.fullmatch(r"rgba\(0, 0, 0, 0\.[3-6]\d*\)", dim), dim


INTERRUPTED = """() => {
  window.resumed = 0;
  window.AudioContext = class { state = 'interrupted'; async resume() { window.resumed += 1; } };
}"""


def test_sound_comes_back_after_a_telephone_call(house: House, visit: Visit) -> None:
    made = played(house, "exago", 0)
    page = visit(f"/t/{made['table']}", made=made)
    page.add_init_script(f"({INTERRUPTED})()")  # before the page's first sound, whenever that comes
    page.reload()
    page.locator('[role="gridcell"][aria-label*="free to take"]').first.click()
    page.locator(".play .keys .key.main:enabled").click()
    page.wait_for_function("() => window.resumed > 0")


def test_the_pictures_of_the_rules_are_explained_in_whole_sentences(visit: Visit) -> None:
    wrong = []
    for game in EDITIONS:
        for language in ("en", "nl", "de", "fr"):
            texts = (LOCALE / language / f"rules-{game}.ftl").read_text()
            own = re.findall(rf"^rules-{game}-example-\S+ =\s+(.{{12}})", texts, re.MULTILINE)
            page = visit(f"/rules/{game}", locale=language)
            page.wait_for_selector("figcaption p")
            captions = page.locator("figcaption").evaluate_all(
                "(all) => all.map((one) => one.querySelector('p')?.textContent ?? '')"
            )
            assert captions
            wrong += [
                f"{language} {game}: {caption}" for caption in captions if not caption.startswith(tuple(own))
            ]
    assert not wrong, "\n".join(wrong)
