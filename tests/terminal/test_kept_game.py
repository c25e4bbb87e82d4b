"""A game that is left at a terminal goes on there: the same tiles, the same people, and after its end it is gone."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from speeltafel import Match, find
from speeltafel.cli import main
from speeltafel.terminal import kept_game, play
from speeltafel.terminal.screen import Screen


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., tuple[int, str]]:
    """Plays at a live terminal of its own; an exception among the lines is raised in its place."""
    monkeypatch.setattr(kept_game, "user_data_path", lambda name: tmp_path / name)

    def run(words: list[str], lines: list[str | type[BaseException]]) -> tuple[int, str]:
        out, left = io.StringIO(), iter(lines)

        def ask(prompt: str) -> str:
            line = next(left, EOFError)
            if isinstance(line, str):
                return line
            raise line

        monkeypatch.setattr(
            play, "standard_screen", lambda: Screen(out, {"NO_COLOR": "1"}, ask, is_live=True)
        )
        return main([*words, "--language", "en"]), out.getvalue()

    return run


def test_a_game_that_was_left_goes_on_where_it_was(typed: Callable[..., tuple[int, str]]) -> None:
    words = ["play", "exago", "--bot", "2=hasty", "--names", "Anna", "--option", "first=0", "--seed", "x"]
    move = next(Match(find("exago", first=0), seed="x").legal.texts())
    code, out = typed(words, [move, KeyboardInterrupt])
    assert code == 130
    assert "play --resume" in out
    before = kept_game.taken_up()[0]
    assert len(before.events) >= 3
    code, out = typed(["play", "--resume"], ["position", EOFError])
    assert code == 0
    assert "Anna" in out
    assert before.game.position(before.state) in out
    assert typed(["play", "--resume"], ["resign", "y", "n"])[0] == 0
    assert typed(["play", "--resume"], [])[0] == 2


def test_what_to_play_is_told_by_a_game_or_by_the_one_that_was_left(
    typed: Callable[..., tuple[int, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert typed(["play"], [])[0] == 2
    assert typed(["play", "exago", "--resume"], [])[0] == 2
    assert "play GAME, play --resume" in capsys.readouterr().err


def test_a_kept_game_that_cannot_be_read_is_named(
    typed: Callable[..., tuple[int, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept_game.kept_path()
    path.parent.mkdir()
    path.write_text("{")
    assert typed(["play", "--resume"], [])[0] == 2
    assert "left.json" in capsys.readouterr().err
