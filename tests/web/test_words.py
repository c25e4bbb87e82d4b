"""No string of the page outside the catalogues, none missing in any language, none left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from speeltafel.locale import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCES = [
    path
    for path in (ROOT / "web/src").rglob("*")
    if path.suffix in (".ts", ".svelte") and "gallery" not in path.parts
]
LOCALE = ROOT / "src/speeltafel/locale"
QUOTED = re.compile(r"""['"`]((?:page|board|phrase)-[a-z0-9-]+)['"`]""")
BUILT = re.compile(r"`((?:page|board|rules|phrase)-[a-z-]*)\$\{")
MARKUP = re.compile(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", re.DOTALL)
BRACES = re.compile(r"\{[^{}]*\}")
TAGS = re.compile(r"<[^<>]*>")
WORDS = re.compile(r"[A-Za-zÀ-ÿ]{3,}")
OWN_NAMES = {"Speeltafel", "JSON"}


def ids(language: str, *files: str) -> set[str]:
    text = "\n".join((LOCALE / language / name).read_text("utf-8") for name in files)
    return set(re.findall(r"^([a-z][a-z0-9-]+) =", text, re.MULTILINE))


def asked() -> set[str]:
    return {id for path in SOURCES for id in QUOTED.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_page_says_is_in_every_language(language: str) -> None:
    known = ids(language, *(path.name for path in (LOCALE / language).glob("*.ftl")))
    assert asked() - known == set()


@pytest.mark.parametrize(
    "name", ["page.ftl", *sorted(path.name for path in (LOCALE / "en").glob("rules-*.ftl"))]
)
def test_the_languages_have_the_same_messages(name: str) -> None:
    english = ids("en", name)
    assert english
    for language in LANGUAGES:
        assert ids(language, name) == english, language


def test_no_message_of_the_page_is_left_over() -> None:
    begun = {start for path in SOURCES for start in BUILT.findall(path.read_text("utf-8"))} - {"page-"}
    spare = {id for id in ids("en", "page.ftl") - asked() if not any(id.startswith(start) for start in begun)}
    others = ids("en", *(path.name for path in (LOCALE / "en").glob("*.ftl") if path.name != "page.ftl"))
    own_words = {
        id for id in spare if id.removeprefix("page-") in others
    }  # for a message of another catalogue
    assert spare - own_words == set()


@pytest.mark.parametrize(
    "path", [path for path in SOURCES if path.suffix == ".svelte"], ids=lambda path: path.name
)
def test_markup_holds_no_words_of_its_own(path: Path) -> None:
    text = MARKUP.sub("", path.read_text("utf-8"))
    while (shorter := BRACES.sub(" ", text)) != text:
        text = shorter
    assert set(WORDS.findall(TAGS.sub(" ", text))) <= OWN_NAMES
