"""The folders of the games have one shape: a role has the same file in each, and docs/add-a-game.md tells them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from speeltafel.core.registry import specs

ROOT = Path(__file__).parents[2]
GAMES = sorted(each.parent for each in (ROOT / "src/speeltafel/games").glob("*/spec.py"))
ALWAYS = {
    *("spec", "game", "numbers", "state", "rules", "legal", "explain", "scoring", "preview", "words"),
    *("notation", "position", "picture", "view", "checks"),
}


def told_in(text: str) -> set[str]:
    """The names in the first column of a page's tables."""
    rows = re.findall(r"^\| (`.*?) \|", text, re.M)
    return {name.removesuffix(".py") for row in rows for name in re.findall(r"`([\w.]+)`", row)}


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_every_file_of_a_game_is_a_role_that_is_told(folder: Path) -> None:
    roles = told_in((ROOT / "docs/add-a-game.md").read_text("utf-8"))
    pieces = told_in((folder / "README.md").read_text("utf-8"))
    files = {each.stem for each in folder.glob("*.py")} - {"__init__"}
    assert roles >= ALWAYS
    assert files >= ALWAYS, "a role is missing"
    assert files <= roles | pieces, "a file is told neither as a role nor as this game's own"
    assert pieces <= files | {"editions"}, "the README tells of files that are not there"


def test_what_a_game_calls_worth_trying_is_something_else_than_the_usual() -> None:
    for name, spec in specs().items():
        for trial in spec.trials:
            assert not [key for key, value in trial.items() if value == spec.options[key].default], (
                name,
                trial,
            )
