"""The commands review and analyse: told in every language, written down, and refused clearly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from speeltafel import Decision, Match, find
from speeltafel.bots.levels import bot_named
from speeltafel.bots.protocol import Limit
from speeltafel.cli import main
from speeltafel.core.words import message
from speeltafel.locale import say
from speeltafel.table.record_formats import write_record


def finished(folder: Path, name: str, **options: object) -> Path:
    """A game between greedy bots on paper."""
    match: Match[Any, Any] = Match(find(name, 2, **options), seed=3)
    bot = bot_named(name, "greedy")
    while isinstance(turn := match.turn, Decision):
        eyes = frozenset({turn.seat})
        seen, events = match.observe(eyes), match.events_for(eyes)
        match.push(bot.choose(match.game, seen, events, Limit(nodes=99), len(match.log)).action)
    path = folder / f"{name}.spel"
    path.write_text(write_record(match.record(), "spel"))
    return path


def test_a_review_is_told_in_every_language_and_written_down(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = finished(tmp_path, "qwinn", target=60)
    for language, word in (("nl", "Speler 1"), ("de", "Spieler 1"), ("fr", "Joueur 1"), ("en", "Player 1")):
        figures = tmp_path / f"{language}.json"
        given = ["review", str(record), "--json", str(figures), "--language", language, "--jobs", "1"]
        assert main(given) == 0
        assert word in capsys.readouterr().out
        found = json.loads(figures.read_text())
        assert found["game"] == "qwinn/standard"
        for each in found["players"]:
            lines = each["luck"] - each["given"] + each["received"] + each["unknown"]
            assert each["result"] - each["even"] == pytest.approx(lines)


def test_a_review_calls_players_by_the_names_of_the_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = finished(tmp_path, "qwinn", target=40)
    record.write_text(record.read_text().replace("[Game ", '[Seat1 "Ben"]\n[Game ', 1))
    assert main(["review", str(record), "--jobs", "1", "--think", "0.1", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "Ben" in told
    assert "Player 1" in told  # who has no name there is counted
    assert "Player 2" not in told


def test_two_processes_find_what_one_finds(tmp_path: Path) -> None:
    record = finished(tmp_path, "exago")
    found = []
    for jobs in ("1", "2"):
        figures = tmp_path / f"{jobs}.json"
        given = ["review", str(record), "--think", "0.01", "--json", str(figures), "--jobs", jobs]
        assert main(given) == 0
        found.append(figures.read_text())
    assert found[0] == found[1]


def test_exago_tells_no_per_cent(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = finished(tmp_path, "exago")
    assert main(["review", str(record), "--think", "0.01", "--jobs", "1", "--language", "en"]) == 0
    dear = capsys.readouterr().out.split("\n\n")[3]
    assert "%" not in dear


def test_a_line_of_a_record_is_tried_and_the_best_three_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = finished(tmp_path, "qwinn", target=60)
    assert main(["analyse", str(record), "--at", "2", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert any(say(message("analyse-to-move", seat=seat), "en") in told for seat in (1, 2))
    assert "  3. " in told
    assert "%" in told
    assert say(message("coach-against-equal"), "en") in told
    assert main(["analyse", str(record), "fly", "--at", "2", "--language", "en"]) == 2


def test_a_position_is_analysed_and_a_missing_source_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    position = "turn:0 r8:0,0+1,0+2,0+3,0 b8:4,0+1,1+2,1+0,2"
    given = ["analyse", "--game", "exago", "--position", position, "--think", "0.01", "--language", "en"]
    assert main(given) == 0
    told = capsys.readouterr().out
    assert "1. -1,0" in told
    assert "%" not in told
    assert main(["analyse", "--language", "en"]) == 2
    assert say(message("analyse-one-source"), "en") in capsys.readouterr().err
    assert main(["analyse", "nothing.spel", "--language", "en"]) == 2
