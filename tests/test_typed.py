"""A program of somebody else's finds our types: what is right passes `mypy --strict`, and what is wrong is told."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROGRAM = """
from collections.abc import Sequence
from typing import Any

from speeltafel import Choice, Decision, Event, Game, Limit, Match, Observation, Position, Review, SearchedEnd, ask, bot, envs, find, levels, odds, read_records, review, solve_end


class Mine:
    def choose(
        self, game: Game[Any, Any], seen: Observation[Any], events: Sequence[Event[Any]], limit: Limit, luck: int
    ) -> Choice[Any]:
        return Choice(next(iter(game.legal(seen.state))))


def played(seed: int) -> Match[Any, Any]:
    match = Match(find("qwinn", seats=2), seed=seed)
    while isinstance(match.turn, Decision):
        match.push(ask(match, Mine()).action)
    return match


def told(match: Match[Any, Any]) -> list[str]:
    here: Position[Any, Any] = match.at()
    back: Review = review(match)
    with open("games.spel") as file:
        winners = [record.outcome.winners for record in read_records(file) if record.outcome]
    end: SearchedEnd = solve_end(here.after(next(here.legal.texts())))
    return [str(end.lead), here.line, f"{odds(here).chance:.1%}", str(back), str(winners), *here.legal.texts()]


def learned(steps: int) -> int:
    many = envs.ManyQwirkle(4, seats=2, opponents={1: "greedy"}, seed=7)
    for _ in range(steps):
        many.step(many.counts - 1)
    return int(many.done.sum()) + len(many.top(3).numbers) + len(levels("qwirkle"))
"""
WRONG = """
wrong: int = played(1).scores
played(1).nothing
envs.ManyQwirkle("four")
"""


def test_a_program_of_somebody_elses_is_checked_against_our_types(tmp_path: Path) -> None:
    (tmp_path / "right.py").write_text(PROGRAM)
    (tmp_path / "wrong.py").write_text(PROGRAM + WRONG)
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", str(ROOT / "pyproject.toml")]
    command += ["--cache-dir", str(ROOT / ".mypy_cache"), "right.py", "wrong.py"]
    done = subprocess.run(
        command,
        cwd=tmp_path,
        env={**os.environ, "MYPYPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=540,
        check=False,
    )
    found = [line for line in done.stdout.splitlines() if ": error:" in line]
    assert len(found) == 3, done.stdout
    assert all(line.startswith("wrong.py") for line in found)
    assert "tuple[int, ...]" in found[0]
    assert "nothing" in found[1]
    assert "ManyQwirkle" in found[2]
