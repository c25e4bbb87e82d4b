"""Proved puzzles as a test for bots."""

from __future__ import annotations

import json

import pytest

from speeltafel.cli import main
from speeltafel.coach.puzzles.puzzle import puzzles
from speeltafel.lab.suite import find_answers


def test_a_stronger_bot_finds_more_and_every_proved_puzzle_is_asked() -> None:
    strong = find_answers(["exago"], "planner", "2000n")
    weak = find_answers(["exago"], "random", "")
    asked = sum(puzzle.proved for puzzle in puzzles("exago"))
    assert sum(each.all for each in strong) == sum(each.all for each in weak) == asked > 0
    assert sum(each.right for each in strong) > 2 * sum(each.right for each in weak)


def test_the_suite_is_a_command_with_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "exago", "--suite", "random", "--json", "-"]) == 0
    assert {each["game"] for each in json.loads(capsys.readouterr().out)} == {"exago"}
    assert main(["bench", "exago", "--suite", "random", "--language", "nl"]) == 0
    assert "%" in capsys.readouterr().out


def test_a_bot_that_is_none_and_a_game_without_puzzles_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "exago", "--suite", "nosuch", "--language", "en"]) == 2
    assert "nosuch" in capsys.readouterr().err
