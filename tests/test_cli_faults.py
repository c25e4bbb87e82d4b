"""Commands that were asked for what cannot be: one sentence that says what would be right, and a code that scripts see."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from speeltafel import Match, read_records, write_record
from speeltafel.cli import main
from speeltafel.terminal.engine import Trial


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = Match("exago", 1)
    for _ in range(4):
        match.push(next(iter(match.legal)))
    path = tmp_path / "game.spel"
    path.write_text(write_record(match.record()))
    return path


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["bench", "--seconds", "-1"], "seconds=-1"),
        (["bench", "--seconds", "0"], "seconds=0"),
        (["arena", "exago", "random", "random", "--jobs", "0"], "jobs=0"),
        (["arena", "exago", "random", "random", "--json", "/no/such/folder/x.json"], "/no/such/folder"),
        (["perft", "exago", "0"], "DEPTH=0"),
        (["sit", "http://127.0.0.1:9", "TULP-7K3QXB", "secret"], "Nobody answers at http://127.0.0.1:9"),
        (["convert", "/no/such/file", "-"], "/no/such/file"),
    ],
)
def test_what_cannot_be_is_told_before_anything_is_done(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--language", "en"]) == 2
    assert said in capsys.readouterr().err


def test_a_picture_that_is_not_in_the_record_is_refused(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), "--at", "999", "--language", "en"]) == 2
    assert "--at -1 … 4" in capsys.readouterr().err
    assert main(["replay", str(record), "--at", "4", "--language", "en"]) == 0


def test_figures_of_an_arena_come_on_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "exago", "random", "random", "--games", "2", "--jobs", "1", "--json", "-"]
    assert main(words) == 0
    assert len(json.loads(capsys.readouterr().out)["bots"]) == 2


def _wait_for_work(pid: int) -> None:
    """Waits until the process has used two seconds of CPU: by then it has loaded what it needs and plays."""
    stat = Path(f"/proc/{pid}/stat")
    until = time.monotonic() + 60
    while time.monotonic() < until:
        used = stat.read_text().rpartition(")")[2].split()[11:13]
        if sum(map(int, used)) >= 2 * os.sysconf("SC_CLK_TCK"):
            return
        time.sleep(0.1)


@pytest.mark.parametrize(("kept", "said"), [(True, "--resume"), (False, "nothing was kept")])
def test_an_arena_that_is_stopped_says_what_was_kept_and_ends_with_its_own_code(
    tmp_path: Path, kept: bool, said: str
) -> None:
    log = ["--json", str(tmp_path / "x.json")] if kept else []
    words = ["arena", "exago", "random", "random", "--games", "100000", "--jobs", "1", "--language", "en"]
    # Who runs these tests in the background has them ignore Ctrl-C, and children would inherit that.
    ours = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [sys.executable, "-m", "speeltafel", *words, *log],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    signal.signal(signal.SIGINT, ours)
    try:
        _wait_for_work(process.pid)
        process.send_signal(signal.SIGINT)
        _, error = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130, error
    assert said in error


def test_an_engine_that_is_stopped_in_between_is_told_of_so_far(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(trial: Trial, number: int, found: Counter[str], details: list[str]) -> None:
        if number == 2:
            raise KeyboardInterrupt
        found["games"] += 1

    monkeypatch.setattr(Trial, "_play", stop)
    program = Path(__file__).parents[1] / "docs/examples/engines/first.py"
    words = ["engine", "exago", f"{sys.executable} {program}", "--json", str(tmp_path / "found.json")]
    assert main([*words, "--language", "en"]) == 130
    assert "2 games" in capsys.readouterr().out
    assert json.loads((tmp_path / "found.json").read_text())["tried"][-1]["games"] == 2


def test_a_bot_in_the_folder_one_stands_in_meets_ours(tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text("from speeltafel.bots.simple import RandomBot as Mine\n")
    words = ["arena", "exago", "mybot:Mine", "random", "--games", "2", "--jobs", "1"]
    done = subprocess.run(
        [sys.executable, "-m", "speeltafel", *words],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "mybot:Mine" in done.stdout


def test_records_are_written_in_another_form_and_back(record: Path, tmp_path: Path) -> None:
    two = tmp_path / "two.spel"
    two.write_text(record.read_text() + "\n" + record.read_text())
    lines, back = tmp_path / "two.jsonl", tmp_path / "back.spel"
    assert main(["convert", str(two), str(lines)]) == 0
    assert len(lines.read_text().splitlines()) == 2
    assert main(["convert", str(lines), str(back)]) == 0
    with two.open() as one, back.open() as other:
        assert [write_record(each) for each in read_records(one)] == [
            write_record(each) for each in read_records(other)
        ]


def test_a_screen_without_a_terminal_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "speeltafel", "--language", "en", "tui"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert "needs a terminal" in done.stderr
