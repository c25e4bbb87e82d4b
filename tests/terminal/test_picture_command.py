"""The command `picture` draws a record or a position, which says itself of which game it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from speeltafel import Match, find, write_record
from speeltafel.cli import main


@pytest.mark.parametrize(("name", "seats"), [("qwirkle", 2), ("qwirkle", 3), ("exago", 4), ("qwinn", 2)])
def test_a_position_needs_no_name_of_its_game(
    name: str, seats: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(find(name, seats), seed=1)
    for _ in range(3):
        match.push(next(iter(match.legal)))
    alone, named = tmp_path / "alone.svg", tmp_path / "named.svg"
    assert main(["picture", match.at().line, str(alone)]) == 0
    assert main(["picture", match.at().line, str(named), "--game", name, "--seats", str(seats)]) == 0
    assert alone.read_text("utf-8") == named.read_text("utf-8")


def test_a_file_is_a_record_and_what_is_neither_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.spel").write_text(write_record(Match("qwinn", seed=2).record()))
    assert main(["picture", "game.spel", "game.svg"]) == 0
    assert Path("game.svg").read_text("utf-8").startswith("<svg")
    capsys.readouterr()
    assert main(["picture", "nothere.spel", "x.svg", "--language", "en"]) == 2
    assert "nothere.spel cannot be read" in capsys.readouterr().err
    assert main(["picture", "game.spel", "x.gif", "--language", "en"]) == 2
    assert "*.svg, *.png" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("turn:1 r0:-1,1+0,-2+0,0+1,0+2,-3+2 x0:1,1", "“2” is not a cell of this board."),
        ("2x4:8:- 2x4:16:- 1 roll:3669/3 0", "should look like 2x5:34:-"),
        ("- -/- 0,0 7", "does not fit 2 players"),
        ("- -/- 0,0 - " + "x" * 400, "has a board, hands, points and the seat to move"),
    ],
)
def test_a_line_that_is_no_position_is_told_what_is_wrong_with_it(
    text: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["picture", text, "x.svg", "--language", "en"]) == 2
    told = capsys.readouterr().err
    assert "neither a file nor a position" in told
    assert said in told


def test_a_file_that_is_not_there_stays_one_with_a_blank_in_its_name(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("my game.spel", "nothere"):
        assert main(["picture", name, "x.svg", "--language", "en"]) == 2
        assert f"{name} cannot be read" in capsys.readouterr().err


def test_pixels_that_cannot_be_made_are_told_before_anything_is_read(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("speeltafel.terminal.pictures.find_spec", lambda name: None)
    assert main(["picture", "nothere.spel", "x.png", "--language", "en"]) == 2
    assert 'pip install "speeltafel[server]"' in capsys.readouterr().err
