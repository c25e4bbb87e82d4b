"""What README and the documents show runs as it stands, and is all there is to show."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import speeltafel

ROOT = Path(__file__).parent.parent


RUN = ("README.md", "docs/python.md", "docs/records.md")
NAME = re.compile(r"^\| `(\w+)` \|", re.MULTILINE)
PICTURES = {".webp", ".png", ".jpg", ".svg"}


@pytest.mark.parametrize("page", RUN)
def test_the_python_of_a_page_runs_through_the_front_door(page: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        assert "from speeltafel." not in block, "what a page shows is public"
        done = subprocess.run(
            [sys.executable, "-c", block], capture_output=True, text=True, timeout=60, cwd=ROOT / "src"
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout


def test_what_is_public_is_what_the_page_on_python_tells() -> None:
    told = NAME.findall((ROOT / "docs" / "python.md").read_text("utf-8"))
    assert sorted(told) == sorted(speeltafel.__all__)


def test_every_picture_is_shown_by_a_document() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    shown = {
        (page.parent / link).resolve()
        for page in pages
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8"))
    }
    pictures = [each for each in (ROOT / "docs").rglob("*") if each.suffix in PICTURES]
    assert pictures
    assert [each for each in pictures if each not in shown] == []


def test_the_release_has_one_number() -> None:
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest
    assert newest[1] == speeltafel.__version__


def test_every_page_that_the_readme_names_is_there() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", (ROOT / "README.md").read_text("utf-8"))
    assert [link for link in links if not (ROOT / link).exists()] == []
