"""What the page has of rules is written by the rules, not by hand."""

from __future__ import annotations

import sys

from conftest import ROOT

sys.path.insert(0, str(ROOT / "web" / "scripts"))

import sheets


def test_the_paper_sheets_of_the_score_pad_are_what_the_editions_say() -> None:
    assert sheets.FILE.read_text("utf-8") == sheets.text(), "run `python web/scripts/sheets.py`"
