"""The examples in docs/records.md are records, and the Python there runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from speeltafel.table.proof import replayed, verify
from speeltafel.table.record_formats import read_record

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("kind", ["", "json"])
def test_an_example_replays(kind: str) -> None:
    [text] = [block for name, block in BLOCKS if name == kind]
    assert replayed(read_record(text.encode())).scores == (0, 3)


def test_the_deals_of_the_example_follow_from_its_seed() -> None:
    [text] = [block for name, block in BLOCKS if name == ""]
    assert verify(read_record(text.encode())) == 5


def test_the_python_runs() -> None:
    [code] = [block for name, block in BLOCKS if name == "python"]
    exec(code, {})
