"""Whole games of all three through the page, by mouse, touch and keyboard, alone and together."""

from __future__ import annotations

from conftest import Visit
from driver import Driver, Message, make_table, weak_bot
from house import House
from players import Player, play_out
from playwright.sync_api import Page, expect
from sketches import tying

QWINN = "qwinn/standard"
LISTEN = """() => {
  const live = document.querySelector('[data-live]');
  window.heard = [live.textContent];
  new MutationObserver(() => window.heard.push(live.textContent)).observe(live, { subtree: true, childList: true, characterData: true });
}"""


def story(page: Page) -> str:
    """The story of the game, once it is told."""
    expect(page.locator(".final h1")).to_be_visible(timeout=15_000)
    return page.locator(".final").inner_text()


def test_one_tap_on_qwirkle_is_a_game_against_a_bot_by_touch(visit: Visit) -> None:
    page = visit("/", phone=True)
    page.get_by_role("button", name="Qwirkle").first.tap()
    page.wait_for_selector("main.play")
    made = play_out(Player(page, "qwirkle", "touch"))
    assert made > 5
    assert "Points ahead" in story(page)


PLAYS_EXAGO = """() => document.activeElement.tagName === 'BUTTON'
  && document.activeElement.closest('article')?.innerText.includes('Exago')"""


def test_exago_from_home_to_the_story_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_selector("article button")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate(PLAYS_EXAGO):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("main.play")
    play_out(Player(page, "exago", "keys"))
    assert page.locator(".shown img").get_attribute("alt") == "Final position"


def test_qwinn_is_played_from_what_a_screen_reader_says(house: House, visit: Visit) -> None:
    made = make_table(house.base, QWINN, [{"kind": "me", "name": "Ada"}, weak_bot(house.base, QWINN)])
    page = visit(f"/t/{made['table']}", made=made)
    page.get_by_role("grid").wait_for()
    page.evaluate(LISTEN)
    for _ in range(120):
        if page.locator(".final").count():
            break
        if not page.title().startswith("●"):
            page.wait_for_timeout(30)
            continue
        number = page.locator("[data-live]").get_attribute("data-number")
        reachable = page.get_by_role("gridcell", name="points").or_(
            page.get_by_role("gridcell", name="point,")
        )
        if reachable.count():
            reachable.last.press("Enter")
        main = page.locator(".keys").get_by_role("button").last
        expect(main).to_be_enabled()
        main.press("Enter")
        page.wait_for_function(
            "(old) => document.querySelector('[data-live]').dataset.number !== old", arg=number
        )
    assert "Ada" in story(page)
    heard: list[str] = page.evaluate("() => window.heard")
    assert any("Ada. Scored " in line for line in heard)
    assert any("Bot Fern. " in line for line in heard)


def test_two_browsers_by_link_survive_reloads_lost_lines_and_a_restart(house: House, visit: Visit) -> None:
    ada = visit("/?new=qwinn&with=friends")
    ada.get_by_label("Name for seat 1").fill("Ada")
    ada.get_by_text("More options").click()
    ada.get_by_label("Points to win").fill("80")
    ada.get_by_role("button", name="Create table").click()
    expect(ada.get_by_text("Waiting for one more")).to_be_visible()
    ben = visit(ada.url.removeprefix(house.base), phone=True)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Take a seat").tap()
    for page in (ada, ben):
        page.wait_for_selector("main.play")
    expect(ada.get_by_role("list", name="Seats")).to_contain_text("Ben")

    def trouble(turn: int) -> None:
        if turn == 2:
            ada.reload()
            ada.wait_for_selector("main.play")
        elif turn == 4:
            ben.context.set_offline(True)
            expect(ben.get_by_text("Connection lost")).to_be_visible(timeout=10_000)
            ben.context.set_offline(False)
            expect(ben.get_by_text("Connection lost")).to_be_hidden(timeout=15_000)
        elif turn == 6:
            house.stop()
            house.start()
            for page in (ada, ben):
                expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=20_000)

    play_out(Player(ada, "qwinn"), Player(ben, "qwinn", "touch"), between=trouble)
    assert "Ada" in story(ada)
    assert "Ada" in story(ben)


def test_a_play_made_while_the_line_is_gone_is_kept_and_counts_once(house: House, visit: Visit) -> None:
    made = make_table(house.base, QWINN, [{"kind": "me", "name": "Ada"}, weak_bot(house.base, QWINN)])
    page = visit(f"/t/{made['table']}", made=made)
    player = Player(page, "qwinn")
    player.wait(player.is_on)
    page.locator(".keys .key.main:not([disabled])").wait_for()
    page.context.set_offline(True)
    page.locator(".keys .key.main").click()
    expect(page.get_by_text("Your move is saved")).to_be_visible(timeout=10_000)
    page.context.set_offline(False)
    expect(page.get_by_text("Your move is saved")).to_be_hidden(timeout=15_000)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="All moves").click()
    expect(page.locator("dialog[open] .who", has_text="Ada")).to_have_count(1)


def hidden_hand(page: Page) -> bool:
    return page.locator(".curtain").count() == 1 and page.locator("[data-held]").count() == 0


def test_three_at_one_device_never_see_each_others_hand(house: House, visit: Visit) -> None:
    made = make_table(
        house.base, "qwirkle/nl-2023", [{"kind": "me", "name": name} for name in ("Ada", "Ben", "Cor")]
    )
    secrets = [place["secret"] for place in made["mine"]]
    nearly_done(house, made, secrets)
    page = visit(f"/t/{made['table']}", made=made)
    player = Player(page, "qwirkle")
    page.wait_for_selector(".curtain")
    covers = 0
    for _ in range(60):
        player.wait(lambda: page.locator(".curtain").count() > 0 or player.is_over())
        if player.is_over():
            break
        assert hidden_hand(page)
        covers += 1
        player.take_turn()
    assert covers >= 3
    assert all(name in story(page) for name in ("Ada", "Ben", "Cor"))


def nearly_done(house: House, made: Message, secrets: list[str]) -> None:
    """Plays until the bag is nearly empty."""
    driver = Driver(house.base, made["table"], secrets, seed=3)
    while driver.state["view"]["bag"] > 6 and not driver.is_over:
        driver.run(1)
    driver.close()


def test_which_of_two_equal_groups_stays_is_asked_with_a_key_for_each(house: House, visit: Visit) -> None:
    """“2 groups of the same size: tap the one that stays” beside a key that could not be pressed was not understood."""
    made = tying(house)
    page = visit(f"/t/{made['table']}", made=made, phone=True)
    page.wait_for_selector(".play .keys")
    for cell in ("1,0", "1,-1"):
        page.wait_for_timeout(300)
        page.locator(f'[data-cell="{cell}"]').dispatch_event("click")
    stays = page.locator(".play .stay .key")
    expect(stays).to_have_text(["1 stays", "2 stays"])
    expect(page.locator(".play .notes")).to_contain_text("Only one stays on the board: which?")
    stays.first.tap()
    expect(page.locator(".play .keys .main")).to_be_enabled()
    expect(page.locator('[data-cell][aria-label*="would go back"]')).to_have_count(1)
