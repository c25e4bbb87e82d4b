"""The rules at a terminal: the same texts as on the page, in its order, with the numbers of the table."""

from __future__ import annotations

import re

import pytest

from speeltafel import find
from speeltafel.cli import main
from speeltafel.core.registry import specs
from speeltafel.core.words import message
from speeltafel.locale import LANGUAGES, ids, say
from speeltafel.tui.typed import is_command
from tests.terminal.test_terminal_session import shown

EDITIONS = {name: spec.editions for name, spec in specs().items() if ids("en", f"rules-{name}-")}


def headings(game: str, language: str) -> list[str]:
    return [id for id in ids(language, f"rules-{game}-") if id.count("-") == 2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EDITIONS)
def test_the_command_tells_every_section_in_the_order_of_the_page(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = headings(game, language)
    assert [id.split("-")[2] for id in wanted] == list(specs()[game].sections)
    assert main(["rules", game, "--language", language]) == 0
    told = capsys.readouterr().out
    titles = [say(message(id), language).upper() for id in wanted if not id.endswith("-game")]
    assert [line for line in told.splitlines() if line in titles] == titles
    assert max(map(len, told.partition(f"\n\n{game}/")[0].splitlines())) <= 80


@pytest.mark.parametrize("edition", [f"{game}/{name}" for game, names in EDITIONS.items() for name in names])
def test_an_edition_tells_what_only_it_says(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", edition, "--language", "en"]) == 0
    told = re.sub(r"\s+", " ", capsys.readouterr().out)
    game, own = edition.split("/")
    for other in EDITIONS[game]:
        said = [say(message(id), "en") for id in ids("en", f"rules-{game}-") if id.endswith(f"-{other}")]
        here = [say(message(id), "en") for id in ids("en", f"rules-{game}-") if id.endswith(f"-{own}")]
        assert all((text in told) == (text in here) for text in said)


def test_the_numbers_are_those_of_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(
        [
            "rules",
            "qwinn",
            "--option",
            "target=120",
            "--option",
            "negeer_stops_topper=yes",
            "--language",
            "en",
        ]
    )
    told, _, options = capsys.readouterr().out.partition("\n\nqwinn/standard")
    assert "race to 120 points" in told
    assert "250" not in told
    assert "one step at most, to and from Topper too." in re.sub(r"\s+", " ", told)
    assert "2 players." in options
    assert "2 to 2" not in options


def test_the_rules_can_be_read_while_playing() -> None:
    told = shown(find("exago", 3), "rules")
    assert "THE DUTY TO BLOCK" in told
    assert is_command("rules")


@pytest.mark.parametrize(
    ("language", "answers"),
    [("nl", ("ja", "nee")), ("de", ("ja", "nein")), ("fr", ("oui", "non")), ("en", ("yes", "no"))],
)
def test_an_offer_is_answered_in_the_language_it_is_asked_in(language: str, answers: tuple[str, str]) -> None:
    asked = say(message("tui-offered", name="Ada", kind="?"), language)
    assert all(word in asked.split("?")[1] and is_command(word) for word in answers)
