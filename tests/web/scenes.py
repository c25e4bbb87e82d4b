"""Every screen of the page, opened the way people reach it: for the eyes, for axe, and for pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from driver import Message, make_table
from house import House
from learners import BOOK
from pad_scenes import counting, eight, naming, on_paper, own_throw, written
from playwright.sync_api import Page
from sketches import (
    ADA,
    BEN,
    CLEO,
    EDITIONS,
    company,
    duty,
    emptying,
    falling,
    lying,
    played,
    red_choice,
    tying,
)

Visit = Callable[..., Page]
Press = Callable[[Page], None]
PLAY = ".play .keys"

PLAYED = """() => {
  const games = [
    ['VEER-6TKZ2B', 'qwirkle/nl-2023', ['Mila', 'Noor', 'Opa Jan'], [0], 'running', 0, [61, 58, 64], null],
    ['MELK-VF327D', 'qwinn/standard', ['Bram', 'Mila'], [1], 'running', 0, [191, 148], null],
    ['DROP-2D3YMF', 'qwirkle/nl-2023', ['Mila', 'Noor', 'Fien'], [0], 'finished', null, [135, 124, 109], [0], 24, 2],
    ['KRUK-KY9ZH6', 'qwinn/standard', ['Mila', 'Bram'], [0], 'finished', null, [254, 227], [0], 50, 0],
    ['EIK-373CY7', 'exago/goliath', ['Karl', 'Mila', 'Ida'], [1], 'finished', null, [1, 0, 0], [0], 1, 0],
    ['LOOF-Y9DBGA', 'qwirkle/nl-2023', ['Opa Jan', 'Mila'], [1], 'finished', null, [171, 164], [0], 18, 1],
  ];
  localStorage.setItem('speeltafel.games', JSON.stringify(games.map(([table, game, names, you, status, turn, scores, winners, best, full]) =>
    ({ table, game, secrets: ['x'], names, you, status, turn, scores, ...(winners ? { winners } : {}), best, full, at: Date.UTC(2026, 10, 14) }))));
  localStorage.setItem('speeltafel.settings', JSON.stringify({ name: 'Mila' }));
}"""


BESIDE = """() => {
  const all = [...document.querySelectorAll('[data-cell]')];
  const words = all.map((cell) => cell.ariaLabel.split(',')[0]);
  const empty = words.toSorted((a, b) => words.filter((one) => one === b).length - words.filter((one) => one === a).length)[0];
  const cells = new Map(all.map((cell, i) => [cell.dataset.cell, words[i] === empty]));
  return [...cells.keys()].filter((cell) => {
    const [x, y] = cell.split(',').map(Number);
    const beside = [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]].filter(([a, b]) => cells.get(`${a},${b}`) === false);
    return cells.get(cell) && beside.length > 1;
  });
}"""


@dataclass(frozen=True, slots=True)
class Scene:
    """A screen by name, its address, who looks, and what to press before it is complete."""

    name: str
    path: str
    seen: str
    made: Message | None = None
    press: Press | None = None
    locale: str = "de-DE"

    def open(self, visit: Visit, **more: object) -> Page:
        page = visit(self.path, made=self.made, **{"locale": self.locale, **more})
        page.wait_for_selector(self.seen)
        if self.press is not None:
            self.press(page)
        page.wait_for_timeout(150)
        return page


def menu(page: Page) -> None:
    page.locator("header.bar .key").last.click()
    page.wait_for_selector("dialog[open]")


def menu_item(icon: int) -> Press:
    """Opens what the menu's item of this place opens."""

    def press(page: Page) -> None:
        menu(page)
        page.locator("dialog[open] .items button").nth(icon).click()
        page.wait_for_selector("dialog[open] >> visible=true")

    return press


def talk(page: Page) -> None:
    page.locator("header.bar .talk, #tab-chat").locator("visible=true").first.click()
    page.wait_for_selector(".chat >> visible=true")


def history(page: Page) -> None:
    """Every score can be opened."""
    menu_item(1)(page)
    page.locator("dialog[open] summary").first.click()


def hint(page: Page) -> None:
    page.locator("header.bar .key").first.click()
    page.wait_for_selector(".hint .card p >> visible=true")
    page.wait_for_function("() => !document.querySelector('.hint .card')?.textContent.includes('…')")


def look(page: Page) -> None:
    """Looks at a hand while somebody far away thinks."""
    page.locator(".peek .key").first.click()
    page.wait_for_selector("[data-held]")


def tile(page: Page) -> None:
    """Chooses the first tile that fits somewhere."""
    for held in page.locator("[data-held]").all():
        held.click()
        page.wait_for_timeout(80)
        if page.locator(".drawing circle[r='9']").count():
            return


def refused_tile(page: Page) -> None:
    """Puts a tile where it may not lie."""
    page.wait_for_timeout(400)
    for cell in page.evaluate(BESIDE):
        for held in range(page.locator("[data-held]").count()):
            page.locator("[data-held]").nth(held).click()
            page.locator(f'[data-cell="{cell}"]').dispatch_event("click")
            page.wait_for_timeout(120)
            if page.locator(".bubble").count():
                return
            if page.locator(".play .keys .key").first.is_enabled():
                page.locator(".play .keys .key").first.click()


def laid(page: Page) -> None:
    """Lays what a hint says, once it says all."""
    hint(page)
    if page.locator(".hint .steps button").count():
        page.locator(".hint .steps button").last.click()
    page.locator(".hint .card .key").click()


def swap(page: Page) -> None:
    page.locator(".play .keys .key").nth(1).click()
    for index in (0, 2):
        page.locator("[data-held]").nth(index).click()


def cells(*wanted: str) -> Press:
    """Presses cells of the board one after another."""

    def press(page: Page) -> None:
        page.wait_for_timeout(300)
        for cell in wanted:
            page.locator(f'[data-cell="{cell}"]').dispatch_event("click")
            page.wait_for_timeout(250)

    return press


def red(page: Page) -> None:
    """Chooses a space for which the red die can do something."""
    for space in page.locator(".space.can").all():
        space.click()
        if page.locator(".use input:not([disabled])").count() > 1:
            page.locator(".use:has(input:not([disabled]))").last.click()
            return


def refused_space(page: Page) -> None:
    spaces = page.locator(".space:not(.can)")
    spaces.first.wait_for()
    spaces.nth(min(3, spaces.count() - 1)).click()  # how many there are is a matter of the dice
    page.wait_for_selector(".bubble")


def hold(page: Page) -> None:
    for die in (0, 2):
        page.locator(".tray .die").nth(die).click()


def known(page: Page) -> None:
    page.evaluate(PLAYED)
    page.reload()
    page.wait_for_selector("article")


def big_hand(page: Page) -> None:
    page.evaluate("() => localStorage.setItem('speeltafel.settings', '{\"big\": true}')")
    page.reload()
    page.wait_for_selector(PLAY)


def cut_off(page: Page) -> None:
    """Without a network: home says so at once, a table when its line is gone."""
    page.context.set_offline(True)
    page.wait_for_selector(".offline, .banner", timeout=60_000)


def review(page: Page) -> None:
    page.locator(".review .key").click()
    page.wait_for_selector(".review .account, .review h3, .review [role='alert']", timeout=180_000)


def better(page: Page) -> None:
    """Looks back in the replay, and at what would have been better."""
    page.wait_for_selector(".deck .verdict.none", state="detached", timeout=180_000)
    page.wait_for_function(
        "() => !document.querySelector('.verdict').textContent.includes('…')", timeout=180_000
    )
    for _ in range(60):
        page.wait_for_timeout(100)
        if page.locator(".verdict .pair button").count():
            page.locator(".verdict .pair button").last.click()
            return
        page.locator(".nav .keys .key").nth(3).click()


def preferences(page: Page) -> None:
    page.locator("main > :last-child").scroll_into_view_if_needed()


def what_if(page: Page) -> None:
    page.get_by_role("button", name="Was wäre, wenn?").press("Enter")
    page.wait_for_selector(".whatif .choice", timeout=180_000)


def on_a_used_device(page: Page) -> None:
    page.evaluate(BOOK, datetime.now(UTC).date().isoformat())
    page.reload()
    page.wait_for_load_state("networkidle")


def scenes(house: House) -> Iterator[Scene]:
    """Lays the tables they need."""
    for part in (*PARTS, told_elsewhere):
        yield from part(house)


def before_play(house: House) -> Iterator[Scene]:
    yield Scene("home-first", "/", "article", locale="fr-FR")
    yield Scene("home", "/", "article", press=known, locale="nl-NL")
    yield Scene("settings", "/", "article", press=preferences)
    yield Scene("offline", "/", "article", press=cut_off, locale="nl-NL")
    yield Scene("new-bot", "/?new=exago&with=bot", "dialog[open] ol")
    yield Scene("new-friends", "/?new=qwirkle&with=friends", "dialog[open] ol", locale="fr-FR")
    yield Scene("new-device", "/?new=qwirkle&with=device", "dialog[open] ol", locale="nl-NL")
    seats = [ADA, {"kind": "open"}, {"kind": "person", "name": "Opa Jan"}, {"kind": "bot"}]
    lobby = make_table(house.base, EDITIONS["qwirkle"], seats)
    yield Scene("lobby", f"/t/{lobby['table']}", ".code", lobby, locale="fr-FR")
    yield Scene("join", f"/t/{lobby['table']}", ".code")
    shared = make_table(house.base, EDITIONS["qwirkle"], [ADA, BEN, CLEO])
    yield Scene("curtain", f"/t/{shared['table']}", ".curtain", shared, locale="fr-FR")
    beside = lying(house)
    yield Scene("lying", f"/t/{beside['table']}", ".peek .key", beside, locale="de-DE")
    yield Scene("looking", f"/t/{beside['table']}", ".peek .key", beside, look, "nl-NL")
    yield Scene("pad-lines", "/pad/qwirkle", ".entry", press=written, locale="nl-NL")
    yield Scene("pad-eight", "/pad/qwirkle", ".entry", press=eight, locale="nl-NL")
    yield Scene("pad-names", "/pad/qwirkle", ".entry", press=naming, locale="fr-FR")
    yield Scene("pad-count", "/pad/qwirkle", ".entry", press=counting)
    yield Scene("pad-columns", "/pad/qwinn", ".entry", press=on_paper, locale="nl-NL")
    yield Scene("pad-dice", "/pad/qwinn", ".entry", press=own_throw)
    yield Scene("lost", "/t/NERGENS-9", "h1", locale="nl-NL")


def qwirkle(house: House) -> Iterator[Scene]:
    early = played(house, "qwirkle", 0)
    yield Scene("qwirkle-early", f"/t/{early['table']}", PLAY, early)
    middle = played(house, "qwirkle", 4, bots=3)
    at = f"/t/{middle['table']}"
    yield Scene("qwirkle", at, PLAY, middle, locale="en-GB")
    yield Scene("qwirkle-tile", at, PLAY, middle, tile, "nl-NL")
    yield Scene("qwirkle-why", at, PLAY, middle, refused_tile, "en-GB")
    yield Scene("qwirkle-swap", at, PLAY, middle, swap, "fr-FR")
    against = played(house, "qwirkle", 4)
    yield Scene("qwirkle-laid", f"/t/{against['table']}", PLAY, against, laid, "nl-NL")
    yield Scene("qwirkle-hint", f"/t/{against['table']}", PLAY, against, hint)
    late = emptying(house)
    yield Scene("qwirkle-end", f"/t/{late['table']}", "main.play *", late, locale="en-GB")
    yield from ended(house, "qwirkle", bots=2)


def exago(house: House) -> Iterator[Scene]:
    early = played(house, "exago", 0)
    yield Scene("exago-early", f"/t/{early['table']}", PLAY, early)
    middle = played(house, "exago", 2, bots=3)
    yield Scene("exago", f"/t/{middle['table']}", PLAY, middle, locale="en-GB")
    owed = duty(house)
    yield Scene("exago-duty", f"/t/{owed['table']}", PLAY, owed)
    yield Scene("exago-why", f"/t/{owed['table']}", PLAY, owed, cells("1,1"), "nl-NL")
    loose = falling(house)
    yield Scene("exago-falls", f"/t/{loose['table']}", PLAY, loose, cells("2,0", "1,-1"), "fr-FR")
    tie = tying(house)
    yield Scene("exago-tie", f"/t/{tie['table']}", PLAY, tie, cells("1,0", "1,-1"), "nl-NL")
    yield Scene("exago-hint", f"/t/{middle['table']}", PLAY, middle, hint, "en-GB")
    yield from ended(house, "exago", bots=2)


def qwinn(house: House) -> Iterator[Scene]:
    early = played(house, "qwinn", 0)
    yield Scene("qwinn-early", f"/t/{early['table']}", PLAY, early)
    middle = played(house, "qwinn", 9)
    yield Scene("qwinn", f"/t/{middle['table']}", PLAY, middle, locale="en-GB")
    yield Scene("qwinn-why", f"/t/{middle['table']}", PLAY, middle, refused_space)
    yield Scene("qwinn-held", f"/t/{early['table']}", PLAY, early, hold, "fr-FR")
    helped = red_choice(house)
    yield Scene("qwinn-red", f"/t/{helped['table']}", PLAY, helped, red, "nl-NL")
    yield Scene("qwinn-hint", f"/t/{helped['table']}", PLAY, helped, hint, "en-GB")
    yield from ended(house, "qwinn")


def ended(house: House, game: str, bots: int = 1) -> Iterator[Scene]:
    """The story of a whole game, its replay, and its rules."""
    over = played(house, game, 400, bots)
    yield Scene(f"{game}-final", f"/t/{over['table']}", ".final h1", over, locale="en-GB")
    if game != "qwirkle":
        yield Scene(f"{game}-review", f"/t/{over['table']}", ".final h1", over, review)
        yield Scene(f"{game}-better", f"/r/{over['table']}?at=8&look", ".deck", over, better, "nl-NL")
    yield Scene(f"{game}-replay", f"/r/{over['table']}?at=20", ".deck", over)
    yield Scene(f"{game}-rules", f"/rules/{EDITIONS[game]}", "section h2", locale="fr-FR")


def beside_play(house: House) -> Iterator[Scene]:
    together = company(house)
    yield Scene("talk", f"/t/{together['table']}", PLAY, together, talk)
    alone = played(house, "qwirkle", 5, bots=3)
    at = f"/t/{alone['table']}"
    yield Scene("menu", at, PLAY, alone, menu)
    yield Scene("rules-at-hand", at, PLAY, alone, menu_item(0), "nl-NL")
    yield Scene("how-many", at, PLAY, alone, history)
    yield Scene("line-gone", at, PLAY, alone, cut_off, "fr-FR")
    yield Scene("hand", at, PLAY, alone, big_hand, "nl-NL")
    yield Scene("watching", at, "main.play *", locale="nl-NL")


def told_elsewhere(house: House) -> Iterator[Scene]:
    """Screens that their own tests ask axe about, for the eyes alone."""
    today = datetime.now(UTC).date().isoformat()
    yield Scene("learn", "/learn", "h1", press=on_a_used_device)
    yield Scene("lesson", "/learn/lesson/qwirkle", ".asked .task", locale="nl-NL")
    yield Scene("puzzle", "/learn/puzzle/exago", ".asked .task", locale="fr-FR")
    yield Scene("day", f"/learn/day/{today}/qwirkle", "h1", locale="en-GB")
    yield Scene("day-result", f"/learn/day/{today}/qwirkle", "h1", press=on_a_used_device)
    yield Scene("days", "/learn/day", "h1", press=on_a_used_device, locale="nl-NL")
    yield Scene("figures", "/learn/figures/qwirkle", "h1", press=on_a_used_device, locale="fr-FR")
    yield Scene("figures-empty", "/learn/figures/exago", "h1", locale="en-GB")
    over = played(house, "exago", 400)
    yield Scene("what-if", f"/r/{over['table']}?at=6", ".deck", over, what_if)
    yield Scene("television", f"/t/{played(house, 'exago', 3)['table']}", "main.play *", locale="en-GB")
    yield Scene("television-over", f"/t/{over['table']}", ".final h1", locale="en-GB")


PARTS = (before_play, qwirkle, exago, qwinn, beside_play)
