"""Piece colours keep their distance for every kind of colour vision."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from speeltafel.core.drawing import pieces

ROOT = Path(__file__).parents[2]


def test_piece_colours_stay_apart_for_every_vision() -> None:
    proof = subprocess.run(
        [sys.executable, "palette.py"], cwd=ROOT / "web/palette", capture_output=True, text=True
    )
    assert proof.returncode == 0, proof.stdout + proof.stderr
    assert "tritanopia (Brettel)" in proof.stdout


def test_pictures_have_the_colours_of_the_page() -> None:
    tokens = (ROOT / "web/src/ui/styles/tokens.css").read_text("utf-8")
    for name, (day, night) in pieces().palette.items():
        found = re.search(rf"^  --{name}: (.*?);$", tokens, re.MULTILINE)
        assert found, f"no --{name} in tokens.css"
        assert found[1] == (day if day == night else f"light-dark({day}, {night})"), name


def test_components_write_no_colour_of_their_own() -> None:
    places = [
        path for folder in ("board", "pieces", "games") for path in ROOT.glob(f"web/src/{folder}/**/*.svelte")
    ]
    assert len(places) > 30
    written = {
        path.name for path in places if any(f"#{digit}" in _style(path) for digit in "0123456789abcdef")
    }
    assert written == set()


def _style(path: Path) -> str:
    """The style block, without references to drawings."""
    text = path.read_text("utf-8")
    return text.partition("<style>")[2].replace("url(#", "url(")
