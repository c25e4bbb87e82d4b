"""Who writes a bot is told in which of their lines it failed, wherever it plays, and never by a traceback."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from speeltafel.bots.blame import blamed
from speeltafel.cli import main

BOT = """import json


def read(text):
    return json.loads(text)


class Deep:
    def choose(self, game, seen, events, limit, luck):
        return read("nonsense")


class Unborn:
    def __init__(self):
        self.weights = {}["absent"]
"""
PLACE = "(failing_bot.py, line 5)"
"""The deepest line of the bot's own file: what is deeper is Python's."""


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "failing_bot.py").write_text(BOT)
    (tmp_path / "unloaded_bot.py").write_text("x = 1\ny = x / 0\n")
    (tmp_path / "misspelt_bot.py").write_text("x = 1\nclass :\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield
    for name in ("failing_bot", "unloaded_bot", "misspelt_bot"):
        sys.modules.pop(name, None)


def test_the_arena_tells_where_a_bot_failed(capfd: pytest.CaptureFixture[str]) -> None:
    given = ["--games", "2", "--jobs", "1", "--language", "en"]
    assert main(["arena", "qwinn", "failing_bot:Deep", "random", *given]) == 0
    told = capfd.readouterr()
    assert f"JSONDecodeError: Expecting value: line 1 column 1 (char 0) {PLACE}" in told.out
    assert "Traceback" not in told.out + told.err


def test_a_table_in_the_terminal_tells_where_a_bot_failed(capfd: pytest.CaptureFixture[str]) -> None:
    bots = ["--bot", "1=failing_bot:Deep", "--bot", "2=random"]
    assert main(["play", "qwinn", "--seats", "2", *bots, "--seed", "1", "--language", "en"]) == 0
    told = capfd.readouterr()
    assert PLACE in told.out
    assert "Traceback" not in told.out + told.err


@pytest.mark.parametrize(
    ("bot", "place"),
    [
        ("failing_bot:Unborn", "KeyError: 'absent' (failing_bot.py, line 15)"),
        ("unloaded_bot:Mine", "ZeroDivisionError: division by zero (unloaded_bot.py, line 2)"),
        ("misspelt_bot:Mine", "SyntaxError: invalid syntax (misspelt_bot.py, line 2)"),
    ],
)
def test_a_bot_that_cannot_even_be_made_is_told_of_alike(
    bot: str, place: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "qwinn", "--bot", f"2={bot}", "--language", "en"]) == 2
    told = capfd.readouterr()
    assert place in told.err
    assert "Traceback" not in told.out + told.err


def test_an_error_without_a_line_of_anybodys_is_told_alone() -> None:
    assert blamed(ValueError("so")) == "ValueError: so"
