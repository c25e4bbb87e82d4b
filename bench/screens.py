"""Takes a picture of every screen at three sizes in both themes into docs/screens: `python bench/screens.py [NAME ...]`.

Names choose screens (`home`, `qwirkle`, ...); without names all are taken. The page must be built.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "web"))

from driver import Driver, Message, make_table  # noqa: E402
from house import House  # noqa: E402

OUT = Path(os.environ.get("SPEELTAFEL_SCREENS", ROOT / "docs" / "screens"))
SIZES = {360: (360, 740), 820: (820, 1180), 1440: (1440, 900)}
LANGUAGES = {"qwirkle": "en-GB", "exago": "de-DE", "qwinn": "nl-NL"}
EDITIONS = {"qwirkle": "qwirkle/nl-2023", "exago": "exago/goliath", "qwinn": "qwinn/standard"}


@dataclass
class Shoot:
    """One run: where the server is, and the tables it has prepared."""

    base: str
    browser: Browser
    wanted: tuple[str, ...]
    tables: dict[str, Message] = field(default_factory=dict)

    def table(self, name: str, game: str, seats: list[Message], moves: int | None) -> Message:
        """A table played so many moves by its own seats (None: to the end), laid once."""
        if name not in self.tables:
            made = make_table(self.base, EDITIONS[game], seats)
            driver = Driver(self.base, made["table"], [place["secret"] for place in made["mine"]], seed=7)
            driver.run(10_000 if moves is None else moves)
            driver.until_mine()
            driver.close()
            self.tables[name] = made
        return self.tables[name]

    @contextmanager
    def page(
        self, width: int, theme: str, language: str, made: Message | None = None, height: int | None = None
    ) -> Iterator[Page]:
        """A fresh browser that knows the secrets of a table."""
        size = (width, height) if height else SIZES[width]
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            locale=language,
            has_touch=width < 1000,
        )
        page = context.new_page()
        page.on("console", lambda said: print("  console:", said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: print("  error:", error))
        if made is not None:
            page.goto(f"{self.base}/icon.svg")
            page.evaluate(REMEMBER, made)
        yield page
        context.close()

    def shoot(
        self, name: str, language: str, visit: Callable[[Page], None], made: Message | None = None
    ) -> None:
        """The same visit at every size and in both themes."""
        for width in SIZES:
            for theme in ("light", "dark"):
                with self.page(width, theme, language, made) as page:
                    visit(page)
                    page.wait_for_timeout(700)
                    page.screenshot(path=str(OUT / f"{name}-{width}-{theme}.png"))
        print(name)

    def wants(self, name: str) -> bool:
        return not self.wanted or name in self.wanted


REMEMBER = """(made) => {
  const game = { table: made.table, game: made.game ?? '', secrets: made.mine.map((place) => place.secret), owner: made.owner, links: made.links,
    names: [], you: [], status: 'running', turn: null, scores: [], at: Date.now() };
  const known = JSON.parse(localStorage.getItem('speeltafel.games') ?? '[]');
  localStorage.setItem('speeltafel.games', JSON.stringify([game, ...known]));
}"""

PLAYED = """() => {
  const games = [
    ['VEER-6TKZ2B', 'qwirkle/nl-2023', ['Mila', 'Noor', 'Opa Jan'], [0], 'running', 0, [61, 58, 64], null],
    ['MELK-VF327D', 'qwinn/standard', ['Bram', 'Mila'], [1], 'running', 0, [191, 148], null],
    ['DROP-2D3YMF', 'qwirkle/nl-2023', ['Mila', 'Noor', 'Bot Fien'], [0], 'finished', null, [135, 124, 109], [0], 24, 2],
    ['KRUK-KY9ZH6', 'qwinn/standard', ['Mila', 'Bram'], [0], 'finished', null, [254, 227], [0], 50, 0],
    ['EIK-373CY7', 'exago/goliath', ['Karl', 'Mila', 'Ida'], [1], 'finished', null, [1, 0, 0], [0], 1, 0],
    ['LOOF-Y9DBGA', 'qwirkle/nl-2023', ['Opa Jan', 'Mila'], [1], 'finished', null, [171, 164], [0], 18, 1],
  ];
  localStorage.setItem('speeltafel.games', JSON.stringify(games.map(([table, game, names, you, status, turn, scores, winners, best, full]) =>
    ({ table, game, secrets: ['x'], names, you, status, turn, scores, ...(winners ? { winners } : {}), best, full, at: Date.UTC(2026, 10, 14) }))));
  localStorage.setItem('speeltafel.settings', JSON.stringify({ name: 'Mila' }));
}"""


def people(*names: str, kind: str = "me") -> list[Message]:
    return [{"kind": kind, "name": name} for name in names]


def home(run: Shoot) -> None:
    def visit(page: Page) -> None:
        page.goto(run.base)
        page.evaluate(PLAYED)
        page.goto(run.base)
        page.wait_for_selector("article")

    run.shoot("home", "nl-NL", visit)


def new_table(run: Shoot) -> None:
    def visit(page: Page) -> None:
        page.goto(f"{run.base}/?new=qwirkle&with=friends")
        page.wait_for_selector("dialog[open] ol")

    run.shoot("new", "de-DE", visit)


def lobby(run: Shoot) -> None:
    seats = [
        {"kind": "me", "name": "Mila"},
        {"kind": "open"},
        {"kind": "person", "name": "Opa Jan"},
        {"kind": "bot"},
    ]
    made = make_table(run.base, EDITIONS["qwirkle"], seats)

    def visit(page: Page) -> None:
        page.goto(f"{run.base}/t/{made['table']}")
        page.wait_for_selector(".code")

    run.shoot("lobby", "fr-FR", visit, made)


def games(run: Shoot) -> None:
    for game, moves in (("qwirkle", 5), ("exago", 4), ("qwinn", 9)):
        if not run.wants(game):
            continue
        seats = [{"kind": "me", "name": "Mila"}, {"kind": "bot"}]
        if game != "qwinn":
            seats = [*seats, {"kind": "bot"}, {"kind": "bot"}]
        made = run.table(game, game, seats, moves)

        def visit(page: Page, made: Message = made) -> None:
            page.goto(f"{run.base}/t/{made['table']}")
            page.wait_for_selector("main.play *")
            page.wait_for_timeout(1200)

        run.shoot(game, LANGUAGES[game], visit, made)


def curtain(run: Shoot) -> None:
    made = run.table("curtain", "qwirkle", people("Noor", "Bram", "Opa Jan"), 4)

    def visit(page: Page) -> None:
        page.goto(f"{run.base}/t/{made['table']}")
        page.wait_for_selector(".curtain")

    run.shoot("curtain", "fr-FR", visit, made)


def final(run: Shoot) -> None:
    for name, game, seats in (
        ("final", "qwirkle", [*people("Mila"), {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}]),
        ("final-exago", "exago", [*people("Mila"), {"kind": "bot"}, {"kind": "bot"}]),
    ):
        if not run.wants(name):
            continue
        made = run.table(name, game, seats, None)

        def visit(page: Page, made: Message = made) -> None:
            page.goto(f"{run.base}/t/{made['table']}")
            page.wait_for_selector(".final")

        run.shoot(name, "en-GB", visit, made)


def replay(run: Shoot) -> None:
    made = run.table(
        "final", "qwirkle", [*people("Mila"), {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}], None
    )

    def visit(page: Page) -> None:
        page.goto(f"{run.base}/r/{made['table']}?at=60")
        page.wait_for_selector("main.play *")
        page.wait_for_timeout(900)

    run.shoot("replay", "de-DE", visit, made)


def menu(run: Shoot) -> None:
    made = run.table(
        "qwirkle", "qwirkle", [*people("Mila"), {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}], 5
    )

    def visit(page: Page) -> None:
        page.goto(f"{run.base}/t/{made['table']}")
        page.wait_for_selector("main.play *")
        page.locator("header.bar .key").last.click()

    run.shoot("menu", "de-DE", visit, made)


def rules(run: Shoot) -> None:
    for game, language in (("qwirkle", "nl-NL"), ("exago", "de-DE"), ("qwinn", "fr-FR")):
        if not run.wants(f"rules-{game}"):
            continue

        def visit(page: Page, game: str = game) -> None:
            page.goto(f"{run.base}/rules/{EDITIONS[game]}")
            page.wait_for_selector("section h2")

        run.shoot(f"rules-{game}", language, visit)


def television(run: Shoot) -> None:
    made = run.table(
        "qwirkle", "qwirkle", [*people("Mila"), {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}], 5
    )
    for theme in ("light", "dark"):
        with run.page(1920, theme, "nl-NL", height=1080) as page:
            page.goto(f"{run.base}/t/{made['table']}")
            page.wait_for_selector("main.play *")
            page.wait_for_timeout(1500)
            page.screenshot(path=str(OUT / f"tv-1920-{theme}.png"))
        with run.page(360, theme, "nl-NL", made) as page:
            page.evaluate("() => localStorage.setItem('speeltafel.settings', '{\"big\": true}')")
            page.goto(f"{run.base}/t/{made['table']}")
            page.wait_for_selector("main.play *")
            page.wait_for_timeout(1500)
            page.screenshot(path=str(OUT / f"hand-360-{theme}.png"))
    print("tv, hand")


def lost(run: Shoot) -> None:
    def visit(page: Page) -> None:
        page.goto(f"{run.base}/t/NERGENS-1")
        page.wait_for_selector("h1")

    run.shoot("lost", "nl-NL", visit)


SCREENS: dict[tuple[str, ...], Callable[[Shoot], None]] = {
    ("home",): home,
    ("new",): new_table,
    ("lobby",): lobby,
    ("qwirkle", "exago", "qwinn"): games,
    ("curtain",): curtain,
    ("final", "final-exago"): final,
    ("replay",): replay,
    ("menu",): menu,
    ("rules-qwirkle", "rules-exago", "rules-qwinn"): rules,
    ("tv",): television,
    ("lost",): lost,
}


def main(wanted: tuple[str, ...]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        try:
            run = Shoot(house.base, browser, wanted)
            for names, take in SCREENS.items():
                if any(run.wants(name) for name in names):
                    take(run)
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main(tuple(sys.argv[1:]))
