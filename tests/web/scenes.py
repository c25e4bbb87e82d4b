"""Every screen of the page, opened the way people reach it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from driver import Driver, Message, make_table, weak_bot
from house import House
from playwright.sync_api import Page

ADA: Message = {"kind": "me", "name": "Ada"}
Visit = Callable[..., Page]


@dataclass(frozen=True, slots=True)
class Scene:
    """A screen by name, its address, who looks, and what to press before it is complete."""

    name: str
    path: str
    seen: str
    made: Message | None = None
    press: Callable[[Page], None] | None = None

    def open(self, visit: Visit, **more: object) -> Page:
        page = visit(self.path, made=self.made, **more)
        page.wait_for_selector(self.seen)
        if self.press is not None:
            self.press(page)
        page.wait_for_timeout(150)
        return page


def menu(page: Page) -> None:
    page.locator("header.bar .key").last.click()
    page.wait_for_selector("dialog[open]")


def talk(page: Page) -> None:
    page.locator("header.bar .talk, #tab-chat").locator("visible=true").first.click()
    page.wait_for_selector(".chat >> visible=true")


def scenes(house: House) -> Iterator[Scene]:
    """Lays the tables they need."""
    yield Scene("home", "/", "article")
    yield Scene("new", "/?new=exago&with=device", "dialog[open] ol")
    lobby = make_table(
        house.base, "qwirkle/nl-2023", [ADA, {"kind": "open"}, {"kind": "person", "name": "Cor"}]
    )
    yield Scene("lobby", f"/t/{lobby['table']}", ".code", lobby)
    yield Scene("lobby-from-outside", f"/t/{lobby['table']}", ".code")
    for game, moves in (("qwirkle/nl-classic", 4), ("exago/goliath", 3), ("qwinn/standard", 4)):
        bot = weak_bot(house.base, game)
        made = make_table(house.base, game, [ADA, bot])
        play(house, made, moves)
        name = game.split("/")[0]
        yield Scene(name, f"/t/{made['table']}", ".play .keys", made)
        if name == "qwirkle":
            yield Scene("menu", f"/t/{made['table']}", ".play .keys", made, menu)
            yield Scene("talk", f"/t/{made['table']}", ".play .keys", made, talk)
            yield Scene("watching", f"/t/{made['table']}", "main.play *")
        ended = make_table(house.base, game, [ADA, bot])
        play(house, ended, 400)
        yield Scene(f"{name}-final", f"/t/{ended['table']}", ".final h1", ended)
        yield Scene(f"{name}-replay", f"/r/{ended['table']}?at=20", ".deck", ended)
        yield Scene(f"{name}-rules", f"/rules/{game}", "section h2")
    shared = make_table(house.base, "qwirkle/nl-2023", [ADA, {"kind": "me", "name": "Ben"}])
    yield Scene("curtain", f"/t/{shared['table']}", ".curtain", shared)
    yield Scene("lost", "/t/NERGENS-9", "h1")


def play(house: House, made: Message, moves: int) -> None:
    """Makes so many moves for the table's own seats, then waits until one is to move again."""
    driver = Driver(house.base, made["table"], [place["secret"] for place in made["mine"]], seed=11)
    driver.run(moves)
    driver.until_mine()
    driver.close()
