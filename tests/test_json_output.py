"""Commands that write their figures as JSON: to the file that is named, or to standard output for `-`, and nowhere else."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from speeltafel import Decision, Match, find
from speeltafel.cli import COMMANDS, main, parser_for
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
    "analyse": ("analyse", "game.spel", "--at", "3", "--think", "0.01"),
    "replay": ("replay", "game.spel"),
    "convert": ("convert", "game.spel", "again.json"),
    "picture": ("picture", "game.spel", "game.svg"),
    "selfplay": (
        "selfplay",
        "qwinn",
        "--games",
        "1",
        "--jobs",
        "1",
        "--option",
        "target=20",
        "--out",
        "a.parquet",
    ),
    "day": ("day",),
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
    assert {path.suffix for path in folder.iterdir()} <= {"", ".spel", ".svg", ".parquet", ".md", ".json"}
    assert not (folder / "-").exists()


@pytest.mark.parametrize("command", SMALL)
def test_figures_that_cannot_be_written_are_told_in_a_sentence(
    command: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*SMALL[command], "--json", "nowhere/figures.json", "--language", "en"]) != 0
    heard = capsys.readouterr()
    assert "nowhere/figures.json cannot be written" in heard.err
    assert heard.out == ""
    assert {path.name for path in folder.iterdir()} == {"game.spel"}, "something was done before"


def test_a_replay_as_json_has_every_picture_and_hides_what_those_eyes_do_not_see(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match: Match[Any, Any] = Match(find("qwirkle", 2), seed=1)
    match.push(next(iter(match.legal)))
    (folder / "open.spel").write_text(write_record(match.record()))
    assert main(["replay", "open.spel", "--eyes", "0", "--json", "-"]) == 0
    frames = json.loads(capsys.readouterr().out)["frames"]
    assert [frame["number"] for frame in frames] == list(range(-1, match.number + 1))
    assert frames[-1]["position"] == match.game.position(match.observe({0}).state)
    assert main(["replay", "open.spel", "--at", "0", "--json", "-"]) == 0
    assert [frame["number"] for frame in json.loads(capsys.readouterr().out)["frames"]] == [0]


def test_records_and_json_do_not_share_standard_output(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["convert", "game.spel", "-", "--json", "-", "--language", "en"]) == 2
    assert "--json" in capsys.readouterr().err
    assert main(["convert", "game.spel", "-", "--json", "done.json"]) == 0
    assert json.loads((folder / "done.json").read_text())["games"] == 1
    assert "[Game" in capsys.readouterr().out


INTERACTIVE = {"play", "lesson", "puzzle", "tui", "serve", "completion"}
"""Commands that talk with a person or a shell, or never end: they have no result to write."""


def test_the_page_of_commands_tells_which_write_json() -> None:
    text = (Path(__file__).parents[1] / "docs/commands.md").read_text("utf-8")
    rows = [line.split("|")[1:-1] for line in text.splitlines() if line.startswith("| `")]
    told = {row[0].strip(" `"): row[2].strip() == "yes" for row in rows if len(row) == 5}
    assert told == {each.name: each.name not in INTERACTIVE for each in COMMANDS}


@pytest.mark.parametrize("command", [each.name for each in COMMANDS if each.name not in INTERACTIVE])
def test_every_command_with_a_result_writes_it_as_json(command: str) -> None:
    parser, _ = parser_for({command}, "en")
    words = shlex.split(next(each.example for each in COMMANDS if each.name == command))
    assert parser.parse_args([*words, "--json", "-"]).json == Path("-")
