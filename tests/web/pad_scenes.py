"""What is pressed on a score pad until a screen of it is complete."""

from __future__ import annotations

import json

from playwright.sync_api import Page


def keep_pad(page: Page, game: str, names: list[str], points: list[int]) -> None:
    """A sheet on which something is written already."""
    turns = [{"seat": number % len(names), "points": each} for number, each in enumerate(points)]
    turns[2]["full"] = True
    page.evaluate(
        "([key, text]) => localStorage.setItem(key, text)",
        [f"speeltafel.pad.{game}", json.dumps({"names": names, "turns": turns, "pawns": [], "over": False})],
    )
    page.reload()
    page.wait_for_selector(".entry")


def written(page: Page) -> None:
    keep_pad(page, "qwirkle", ["Noor", "Opa Jan", "Mila"], [3, 7, 18, 6, 4, 9, 12])
    page.locator("td button").nth(1).click()
    page.keyboard.press("8")


def eight(page: Page) -> None:
    keep_pad(page, "qwirkle", [f"Speler {number}" for number in range(1, 9)], [5, 8, 12, 3, 9, 7, 4, 2] * 2)


def naming(page: Page) -> None:
    keep_pad(page, "qwirkle", ["", ""], [3, 7, 12])
    page.locator("header .key").first.click()
    page.wait_for_selector("dialog[open] .field")


def counting(page: Page) -> None:
    page.locator(".word").nth(1).click()
    page.locator(".which label").nth(1).click()
    for _ in range(2):
        page.locator(".row button").first.click()
    page.wait_for_selector(".told b:text('.')")


def on_paper(page: Page) -> None:
    page.locator('[data-space="full"]').click()
    page.locator(".entry .key.main").click()
    page.locator('[data-space="2x4"]').click()


def own_throw(page: Page) -> None:
    page.locator(".ways label").nth(1).click()
    for die in range(5):
        page.locator(".dice button").nth(die).click()
    page.locator('[data-space="topper"]').click()
    page.wait_for_selector(".value")
