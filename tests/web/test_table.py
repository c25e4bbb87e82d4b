"""Life at a table: talk, taking back, giving up, playing again, seeing it again, watching, without a network."""

from __future__ import annotations

import gzip
import re

from conftest import Visit
from driver import Driver, Message, make_table, weak_bot
from house import House
from players import Player
from playwright.sync_api import Page, expect
from sketches import play

QWIRKLE = "qwirkle/nl-2023"
BUDGET = 120_000
STONE = '[role="gridcell"][aria-label*="stone,"]'


def by_bot(house: House, game: str = QWIRKLE) -> Message:
    return make_table(house.base, game, [{"kind": "me", "name": "Ada"}, weak_bot(house.base, game)])


def sheet(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=item).click()


def test_a_play_is_taken_back_and_the_game_given_up(house: House, visit: Visit) -> None:
    made = make_table(
        house.base, "exago/goliath", [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    )
    page = visit(f"/t/{made['table']}", made=made)
    player = Player(page, "exago")
    player.wait(player.is_on)
    player.take_turn()
    player.take_turn()
    assert page.locator(STONE).count() == 2
    sheet(page, "Take back my last move")
    player.wait(lambda: page.locator(STONE).count() == 1)
    sheet(page, "Resign")
    page.get_by_role("button", name="Resign").click()
    expect(page.locator(".final h1")).to_contain_text("wins", timeout=10_000)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(re.compile(rf"/t/(?!{made['table']})"))
    page.wait_for_selector("main.play")


def test_tiles_can_be_swapped_right_after_a_reload(house: House, visit: Visit) -> None:
    made = by_bot(house)
    play(house, made, 2)
    page = visit(f"/t/{made['table']}", made=made)
    page.get_by_role("button", name="Swap", exact=True).click()
    page.locator("[data-held]").first.click()
    page.get_by_role("button", name="Swap 1").click()
    expect(page.get_by_role("button", name="Cancel")).to_have_count(0)


def test_what_is_said_is_heard_in_the_hearers_language(house: House, visit: Visit) -> None:
    made = make_table(house.base, QWIRKLE, [{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    ada = visit(f"/t/{made['table']}", made=made)
    fleur = visit(f"/t/{made['table']}", locale="fr-FR", phone=True)
    fleur.get_by_label("Votre nom").fill("Fleur")
    fleur.get_by_role("button", name="Prendre place").tap()
    for page in (ada, fleur):  # with a hand: who has just sat down looks on for a moment
        page.wait_for_selector("[data-held]")
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_role("button", name="Well played!").click()
    ada.get_by_label("Type a message").fill("Hello Fleur")
    ada.keyboard.press("Enter")
    expect(ada.get_by_role("log")).to_contain_text("Hello Fleur")
    fleur.get_by_role("button", name=re.compile("^Discussion")).first.tap()
    expect(fleur.get_by_role("log")).to_contain_text("Hello Fleur")
    expect(fleur.get_by_role("log")).not_to_contain_text("Well played")
    expect(ada.get_by_role("log")).to_contain_text("Well played!")


def test_friends_agree_to_play_again_and_meet_at_the_next_table(house: House, visit: Visit) -> None:
    made = make_table(
        house.base, "qwinn/standard", [{"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
    )
    ada = visit(f"/t/{made['table']}", made=made)
    ben = visit(f"/t/{made['table']}#s={made['links'][0]['secret']}")
    take = ben.get_by_role("button", name="Take a seat")
    expect(take).to_be_visible()
    expect(ada.locator("main.play")).to_have_count(0)
    take.click()
    for page in (ada, ben):
        page.wait_for_selector("main.play")
    assert "#" not in ben.url
    sheet(ben, "Resign")
    ben.get_by_role("button", name="Resign").click()
    ada.get_by_role("button", name="Rematch").click()
    ben.get_by_role("button", name="Agree").click()
    for page in (ada, ben):
        page.wait_for_url(re.compile(rf"/t/(?!{made['table']})"), timeout=15_000)
        page.wait_for_selector("main.play")


def test_a_finished_game_is_seen_again_from_any_eyes(house: House, visit: Visit) -> None:
    made = by_bot(house)
    play(house, made, 400)
    page = visit(f"/r/{made['table']}?at=12&eyes=0", made=made)
    page.wait_for_selector(".deck")
    slider = page.get_by_role("slider")
    before = int(slider.input_value())
    assert before in (11, 12), "the play that is shown at the twelfth step, be it that or a draw after it"
    page.get_by_role("button", name="Next move").click()
    after = int(slider.input_value())
    assert after > before
    page.get_by_label("View as").select_option("All hands visible")
    page.wait_for_function("(step) => location.search === `?at=${step}`", arg=after)
    page.keyboard.press("End")
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as kept:
        page.get_by_role("link", name="As text").click()
    assert kept.value.suggested_filename == f"{made['table']}.spel"


def test_a_big_screen_without_a_seat_shows_the_board_and_no_hand(house: House, visit: Visit) -> None:
    made = by_bot(house)
    play(house, made, 3)
    page = visit(f"/t/{made['table']}", size={"width": 1920, "height": 1080})
    page.wait_for_selector(".tv")
    assert page.locator("[data-held], .keys").count() == 0
    expect(page.locator(".tv aside")).to_contain_text(made["table"])
    before = page.locator("[data-live]").get_attribute("data-number")
    driver = Driver(house.base, made["table"], [place["secret"] for place in made["mine"]])
    driver.run(1)
    driver.close()
    page.wait_for_function(
        "(old) => document.querySelector('[data-live]').dataset.number !== old", arg=before
    )


def test_one_tap_stays_within_the_budget_and_this_house(visit: Visit, house: House) -> None:
    page = visit("/")
    sizes: dict[str, int] = {}

    def weigh(answer: object) -> None:
        url = str(getattr(answer, "url", ""))
        if url.endswith(".js"):
            sizes[url] = len(gzip.compress(answer.body()))  # type: ignore[attr-defined]

    page.wait_for_load_state("networkidle")  # an answer on its way when the page is left has no body
    page.on("response", weigh)
    page.reload()
    page.get_by_role("button", name="Qwirkle").first.click()
    page.wait_for_selector("[data-held]")
    page.wait_for_timeout(500)
    assert len(sizes) >= 3
    assert sum(sizes.values()) < BUDGET, sizes


def test_the_shell_opens_without_a_network_and_says_what_works(visit: Visit) -> None:
    page = visit("/", service_workers="allow")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function(
        "() => caches.open('speeltafel-shell-2').then((kept) => kept.keys()).then((all) => all.length > 5)"
    )
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pull up a chair.")
    expect(page.get_by_text("You’re offline.")).to_be_visible()
    page.get_by_role("button", name="Qwirkle").first.click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    page.context.set_offline(False)
    page.get_by_role("button", name="Qwirkle").first.click()
    page.wait_for_selector("main.play")


def test_seats_and_figures_are_carried_to_another_device(house: House, visit: Visit) -> None:
    made = by_bot(house)
    page = visit(f"/t/{made['table']}", made=made)
    page.wait_for_selector("[data-held], .play .keys")
    page.goto(house.base)
    page.get_by_role("button", name="Move to another device").click()
    code = page.get_by_label("Code of this device")
    expect(code).not_to_have_value("")
    other = visit("/", phone=True)
    other.get_by_role("button", name="Move to another device").click()
    other.get_by_label("Code from another device").fill(code.input_value())
    other.get_by_role("button", name="Import").click()
    expect(other.get_by_role("status").filter(has_text="One game has arrived.")).to_be_visible()
    other.get_by_role("button", name="Close").click()
    other.get_by_role("link", name="Bot Fern").tap()
    other.wait_for_selector("[data-held]")


def test_the_rules_in_the_game_are_those_of_this_table(house: House, visit: Visit) -> None:
    seats: list[Message] = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    options = {"target": 120, "negeer_stops_topper": True}
    made = make_table(house.base, "qwinn/standard", seats, options=options)
    page = visit(f"/t/{made['table']}", made=made)
    sheet(page, "Rules")
    expect(page.locator("#rule-goal")).to_contain_text("120 points")
    expect(page.locator("#rule-boycott")).to_contain_text("one step at most")
    page.goto(f"{house.base}/rules/qwinn/standard")
    expect(page.locator("#rule-win")).to_contain_text("250 points")


APART = """() => [...document.querySelectorAll('.tv li')].flatMap((seat) => {
  const score = seat.querySelector('.score').getBoundingClientRect();
  const end = Math.min(...[...document.querySelectorAll('.tv aside')].map((one) => one.getBoundingClientRect().right));
  const words = [...seat.querySelectorAll('.left *')].map((one) => one.getBoundingClientRect());
  return words.some((word) => word.right > score.left && word.bottom > score.top && word.top < score.bottom) || score.right > end
    ? [seat.innerText] : [];
})"""


def test_what_is_announced_stays_beside_the_score_on_a_television(house: House, visit: Visit) -> None:
    names = ("Ada", "Ben", "Cleo", "Dirk")
    made = make_table(house.base, "qwirkle/nl-2023", [{"kind": "me", "name": name} for name in names])
    for locale in ("nl-NL", "de-DE", "fr-FR", "en-GB"):
        page = visit(f"/t/{made['table']}", locale=locale, size={"width": 1280, "height": 800})
        page.wait_for_selector(".tv .best")
        for width in (1024, 1280, 1920):
            page.set_viewport_size({"width": width, "height": width * 9 // 16})
            assert page.evaluate(APART) == [], f"{locale} at {width}"
