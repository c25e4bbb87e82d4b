"""The page on privacy: for everybody, with or without a script, and one press from home."""

from __future__ import annotations

from conftest import Visit
from playwright.sync_api import expect
from test_screens import is_for_everybody

from speeltafel.locale import LANGUAGES


def test_the_page_on_privacy_is_one_press_from_home_in_the_readers_language(visit: Visit) -> None:
    page = visit("/", locale="de-DE")
    page.get_by_role("link", name="Datenschutz").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Datenschutz")
    page.get_by_role("link", name="Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Vie privée")
    page.get_by_role("link", name="Speeltafel").click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Vie privée")


def test_the_page_on_privacy_needs_no_script(visit: Visit) -> None:
    bare = visit("/privacy", locale="nl-NL", java_script_enabled=False)
    expect(bare.get_by_role("heading", level=1)).to_have_text("Privacy")


def test_the_page_on_privacy_is_for_everybody_in_every_language(visit: Visit) -> None:
    page = visit("/privacy", phone=True)
    for language in LANGUAGES:
        page.goto(page.url.partition("?")[0] + f"?language={language}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        is_for_everybody(page)
