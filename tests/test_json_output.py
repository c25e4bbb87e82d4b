"""Commands that write their figures as JSON: to the file that is named, or to standard output for `-`, and nowhere else."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from speeltafel import Decision, Match, find
from speeltafel.cli import main
from speeltafel.table.record_formats import write_record

ENGINE = Path(__file__).parents[1] / "docs/examples/engines/first.py"
SMALL = {
    "arena": (
        "arena",
        "qwinn",
        "collector",
        "grabber",
        "--games",
        "2",
        "--jobs",
        "1",
        "--option",
        "target=20",
    ),
    "bench": ("bench", "qwinn", "--seconds", "0.02"),
    "perft": ("perft", "exago", "2"),
    "verify": ("verify", "game.spel"),
    "rules": ("rules", "qwinn", "--odds", "2x6:142:- small:201:- 0 roll:2255/5 0"),
    "engine": ("engine", "qwinn", f"{sys.executable} {ENGINE}", "--games", "1", "--option", "target=20"),
    "review": ("review", "game.spel", "--jobs", "1", "--think", "0.01"),
    "solve": (
        "solve",
        "qwinn",
        "--target",
        "3",
        "--bound",
        "5",
        "--jobs",
        "1",
        "--every",
        "0",
        "--data",
        "solved",
    ),
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place to work in, with the record of a short game beside it."""
    match: Match[Any, Any] = Match(find("qwinn", 2, target=20), seed=3)
    while isinstance(match.turn, Decision):
        match.push(next(iter(match.legal)))
    (tmp_path / "game.spel").write_text(write_record(match.record(), "spel"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("command", SMALL)
def test_a_dash_means_standard_output(command: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL[command], "--json", "-"]) == 0
    assert isinstance(json.loads(capsys.readouterr().out), dict)
    assert {path.name for path in folder.iterdir()} <= {"game.spel", "solved"}


@pytest.mark.parametrize("command", SMALL)
def test_figures_that_cannot_be_written_are_told_in_a_sentence(
    command: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*SMALL[command], "--json", "nowhere/figures.json", "--language", "en"]) != 0
    told = capsys.readouterr().err
    assert "nowhere/figures" in told
    assert "Traceback" not in told
