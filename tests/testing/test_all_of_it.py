"""One command holds a game from elsewhere to everything, and says what its words lack."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from speeltafel.core.registry import spec_of
from speeltafel.testing import __main__ as command
from speeltafel.testing import playthrough
from speeltafel.testing.broken import Broken
from speeltafel.testing.texts import texts

PILE = Path(__file__).parent / "pile"


def test_one_command_tells_what_it_held_a_game_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(command, "INPUTS", 60)
    said: list[str] = []
    assert command.main(["pile", "1"], said.append) == 0
    told = "".join(said)
    assert "messages, each in four languages" in told
    assert "walks: pile/plain-4, 1" in told
    assert "commute 0" not in told
    assert "tests/perft.txt is not there" in told


def test_what_breaks_is_the_last_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def fall_over(*given: object) -> None:
        raise Broken("why", "silent")

    monkeypatch.setattr(command, "texts", fall_over)
    said: list[str] = []
    assert command.main(["pile"], said.append) == 1
    assert said[-1] == "law why: silent\n"
    assert command.main(["no-such-game"], said.append) == 1
    assert command.main(["pile", "many"], said.append) == 2


@pytest.mark.parametrize(
    ("main", "usage"), [(command.main, command.USAGE), (playthrough.main, playthrough.USAGE)]
)
def test_a_command_says_how_it_is_used(
    main: Callable[[list[str], Callable[[str], object]], int], usage: str
) -> None:
    for asked, code in (["--help"], 0), (["-h"], 0), ([], 2), (["--again"], 2), (["pile", "two", "file"], 2):
        said: list[str] = []
        assert (main(asked, said.append), "".join(said)) == (code, usage)


def test_no_playthrough_is_written_of_a_game_that_is_not_there(tmp_path: Path) -> None:
    said: list[str] = []
    assert playthrough.main(["no-such-game", "2", str(tmp_path / "played.txt")], said.append) == 1
    assert "no-such-game" in said[0]
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("pile-pass = passt\n", "", "pile-pass is there in nl, fr, en, and not in de"),
        ("{ $count }", "{ $number }", "in de only, elsewhere"),
        ("pile-pass = ", "pile-top = Oben\npile-pass = ", "pile-top is there twice in de"),
    ],
)
def test_words_that_one_language_lacks_are_found(
    old: str, new: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = spec_of("pile")
    assert texts(spec) > 10
    folder = (
        tmp_path / f"words_of_{abs(hash(told))}"
    )  # a package is known by its name once it was looked into
    shutil.copytree(PILE.joinpath(*spec.texts.split(".")[1:]), folder)
    file = next((folder / "de").glob("*.ftl"))
    was = file.read_text("utf-8")
    assert old in was
    file.write_text(was.replace(old, new, 1), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(Broken, match=told):
        texts(replace(spec, texts=folder.name))


def test_words_of_ours_cannot_be_replaced_and_an_option_has_words_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = spec_of("pile")
    folder = tmp_path / "words_of_an_option"
    shutil.copytree(PILE.joinpath(*spec.texts.split(".")[1:]), folder)
    for file in folder.glob("*/*.ftl"):
        file.write_text(f"page-option-side = Cards\n{file.read_text('utf-8')}", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(Broken, match="nobody replaces: write page-option-pile-side"):
        texts(replace(spec, texts=folder.name))


def test_a_section_of_the_rules_has_a_heading() -> None:
    with pytest.raises(Broken, match="rules-pile-end is not there, the heading"):
        texts(replace(spec_of("pile"), sections={"end": ()}))
