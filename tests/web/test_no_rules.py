"""What the page has of rules is written by the rules, not by hand."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path

import pytest
from conftest import ROOT

sys.path.insert(0, str(ROOT / "web" / "scripts"))

import sheets


def test_what_is_printed_on_sheets_and_spaces_is_what_the_editions_say() -> None:
    for path, text in sheets.texts().items():
        assert path.read_text("utf-8") == text, "run `python web/scripts/sheets.py`"


GAMES = ROOT / "web" / "src" / "games"


@pytest.mark.parametrize("listed", sorted(GAMES.glob("*/kinds.json")), ids=lambda path: path.parent.name)
def test_a_drawing_names_only_kinds_that_its_game_has(listed: Path) -> None:
    sources = (ROOT / "src" / "speeltafel" / "games" / listed.parent.name).rglob("*.py")
    said = {
        node.value
        for source in sources
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
        if isinstance(node, ast.Constant)
    }
    assert set(json.loads(listed.read_text("utf-8"))) <= said
