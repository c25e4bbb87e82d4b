"""What the page has of rules is written by the rules, not by hand."""

from __future__ import annotations

import sys

from conftest import ROOT

sys.path.insert(0, str(ROOT / "web" / "scripts"))

import sheets


def test_what_is_printed_on_sheets_and_spaces_is_what_the_editions_say() -> None:
    for path, text in sheets.texts().items():
        assert path.read_text("utf-8") == text, "run `python web/scripts/sheets.py`"
