"""A file may hold many games: `replay`, `review` and `convert` take the one that is asked for, `verify` tells of each."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from speeltafel import Match, read_records, write_record
from speeltafel.cli import main
from speeltafel.table.acts import Resign


@pytest.fixture
def games(tmp_path: Path) -> Path:
    texts = []
    for name in ("exago", "qwinn"):
        match = Match(name, seed=name)
        match.push(Resign(0))  # type: ignore[arg-type]
        texts.append(write_record(match.record()))
    file = tmp_path / "two.spel"
    file.write_text("\n".join(texts))
    return file


def test_a_replay_tells_which_game_it_shows_and_takes_another(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(games), "--language", "en"]) == 0
    assert "Game 1 of 2" in capsys.readouterr().out
    assert main(["replay", str(games), "--game", "2", "--json", "-"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["number"], told["games"], told["game"].partition("/")[0]) == (2, 2, "qwinn")
    assert main(["replay", str(games), "--game", "3", "--language", "en"]) == 2
    assert "--game 1 … 2" in capsys.readouterr().err


def test_verify_tells_of_every_game_and_fails_when_one_does(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(games), "--language", "en"]) == 0
    assert [line[:2] for line in capsys.readouterr().out.splitlines()] == ["1.", "2."]
    text = games.read_text()
    at = text.rindex("lot:") + 4
    games.write_text(text[:at] + ("0" if text[at] == "1" else "1") + text[at + 1 :])
    assert main(["verify", str(games), "--json", "-"]) == 1
    first, second = json.loads(capsys.readouterr().out)["games"]
    assert "deals" in first
    assert "error" not in first
    assert "error" in second


def test_one_game_of_many_is_reviewed_or_taken_out(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(games), "--game", "2", "--language", "en", "--jobs", "1"]) == 0
    assert "qwinn/standard" in capsys.readouterr().out
    one = games.with_name("one.spel")
    assert main(["convert", str(games), str(one), "--game", "2"]) == 0
    with one.open() as file:
        assert [each.edition for each in read_records(file)] == ["qwinn/standard"]


@pytest.mark.parametrize("command", [["picture", "{}", "out.svg"], ["analyse", "{}"]])
def test_what_takes_one_game_says_how_to_take_it_out(
    command: list[str], games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*(each.format(games) for each in command), "--language", "en"]) == 2
    assert f"holds 2 games, and this command takes one. Take it out first: speeltafel convert {games}" in (
        capsys.readouterr().err
    )
