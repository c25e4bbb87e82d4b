"""How the catalogues address people: advice speaks to who asked, cells are shown and not numbered, French keeps its marks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import speeltafel.locale
from speeltafel.locale import LANGUAGES

LOCALE = Path(speeltafel.locale.__file__).parent
MYSELF = {
    "nl": r"\b(ik|mijn|me)\b",
    "de": r"\b(ich|mein\w*|mir|mich)\b",
    "fr": r"\b(je|j’|mon|ma|mes|moi)\b",
    "en": r"\b(I|my|me)\b",
}
NUMBERED = re.compile(r"\$(cell|origin|to|start|example)\b")
TYPED = (
    "-unreadable",
    "-position",
    "-did-",
    "-wrong-group",
    "-no-choice",
    "-opening-start",
    "-step-",
    "-kind-",
)
"""What only somebody who types moves can meet, and what is told with cells to people who hear the board."""
COMMANDS = {
    "play-how",
    "play-legal-more",
    "play-legal-hint",
    "play-why-hint",
    "rules-unwritten",
    "play-help",
    "tui-more",
    "tui-help",
}


def messages(language: str, *names: str) -> dict[str, str]:
    """Every message of these catalogues, or of all, as it is written."""
    folder = LOCALE / language
    texts = [
        (folder / name).read_text("utf-8") for name in names or sorted(p.name for p in folder.glob("*.ftl"))
    ]
    found = re.findall(
        r"^([a-z][\w-]*) *=((?:.*\n)(?:[ }].*\n|\n(?= ))*)", "\n".join(texts) + "\n", re.MULTILINE
    )
    return dict(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bots_reason_has_words_that_advise_the_player(language: str) -> None:
    said = messages(language)
    reasons = {id for id in said if re.match(r"(?:\w+-)?bot-", id) and "unknown" not in id}
    spoken_by_the_bench = {"bot-played", "bot-denies", "bot-keeps", "bot-block"}
    reasons -= spoken_by_the_bench | {id for id in said if id.startswith(("page-", "play-", "server-"))}
    assert reasons > {"bot-chance", "qwirkle-bot-swaps", "exago-bot-fork", "qwinn-bot-places"}
    advice = {id: said.get(f"page-hint-{id}") for id in reasons}
    assert [id for id, text in advice.items() if text is None] == []
    own = [id for id, text in advice.items() if re.search(MYSELF[language], re.sub(r"\$\w+", "", text or ""))]
    assert own == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_sees_the_board_hears_no_cell_by_number(language: str) -> None:
    games, page = messages(language, "qwirkle.ftl", "exago.ftl"), messages(language, "page.ftl")
    numbered = {
        id for id, text in games.items() if NUMBERED.search(text) and not any(part in id for part in TYPED)
    }
    assert numbered > {"qwirkle-gap", "exago-duty", "exago-clue-blocks"}
    assert {id for id in numbered if f"page-told-{id}" not in page} == set()
    assert [id for id, text in page.items() if id.startswith("page-told-") and NUMBERED.search(text)] == []


def test_no_french_mark_can_begin_a_line() -> None:
    for id, text in messages("fr").items():
        marks = ";:!»%" if id in COMMANDS else ";:!?»%"
        loose = re.search(rf"\S[ \u00a0][{marks}](?![\w$-])|« ", text)
        assert loose is None, f"{id}: {text}"
