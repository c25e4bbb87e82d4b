"""What lasts leaves what it has when it is stopped, with the exit code that shells know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from speeltafel import Match, find, write_record
from speeltafel.bots.progress import Progress
from speeltafel.cli import main
from speeltafel.lab import bench


@pytest.fixture(autouse=True)
def stop_at_two(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody presses Ctrl-C when two are done."""

    def stopped(progress: Progress, done: int, note: str = "") -> None:
        if done == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "show", stopped)


def left_by(capsys: pytest.CaptureFixture[str], *command: str) -> tuple[Any, str]:
    """What a command that is stopped still writes: its JSON, and what it says beside it."""
    assert main([*command, "--json", "-", "--language", "en"]) == 130
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    return json.loads(out), err


def test_perft_leaves_the_counts(capsys: pytest.CaptureFixture[str]) -> None:
    found, said = left_by(capsys, "perft", "exago", "2", "--position", "turn:0 r11:0,0 b11:1,0")
    assert len(found["below"]) == 2
    assert found["total"] == sum(found["below"].values()) > 0
    assert found["whole"] is False
    assert "Stopped: 2 of " in said


def test_verify_leaves_the_games_it_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "many.spel"
    records = []
    for seed in range(4):
        match = Match(find("exago"), seed)
        while match.outcome is None:
            match.push(next(iter(match.legal)))
        records.append(write_record(match.record()))
    file.write_text("\n".join(records), "utf-8")
    found, _ = left_by(capsys, "verify", str(file))
    assert [game["number"] for game in found["games"]] == [1, 2]
    assert found["of"] == 4


def test_the_suite_leaves_the_puzzles_it_asked(capsys: pytest.CaptureFixture[str]) -> None:
    found, _ = left_by(capsys, "bench", "exago", "--suite", "random")
    assert sum(theme["all"] for theme in found) == 2


def test_a_bench_leaves_the_figures_it_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = [bench.Measured(name, "1/s", 5.0) for name in ("one", "two", "three")]
    monkeypatch.setattr(bench, "_in_process", lambda games, seconds, interpreted: iter(measured))
    found, _ = left_by(capsys, "bench", "exago")
    assert [each["name"] for each in found["figures"]] == ["one", "two"]
    assert main(["bench", "exago", "--language", "en"]) == 130
    assert "two" in capsys.readouterr().out


def test_selfplay_tells_how_many_games_are_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A part has 20 games and the last one 5: no more are told than are there."""
    pytest.importorskip("pyarrow")
    out = tmp_path / "games.parquet"
    command = ["selfplay", "qwinn", "random", "--games", "25", "--option", "target=10", "--jobs", "1"]
    assert main([*command, "--out", str(out), "--language", "en"]) == 130
    assert "Stopped after 25 of 25 games" in capsys.readouterr().err
