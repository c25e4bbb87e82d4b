"""The table of the rule sheets names tests that are there and run."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
NAMED = re.findall(r"`(tests/\S+?\.py)::(test_\w+)`", (ROOT / "docs/sheets.md").read_text("utf-8"))


@cache
def names_in(path: str) -> set[str]:
    """The tests of a file that pytest runs wherever it runs the file: none that may be skipped or may fail."""
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return {
        node.name for node in tree.body if isinstance(node, ast.FunctionDef) and not may_be_left_out(node)
    }


def may_be_left_out(test: ast.FunctionDef) -> bool:
    told = " ".join(ast.unparse(each) for each in (*test.decorator_list, *test.body))
    return any(word in told for word in (".skip", "xfail", "importorskip"))


def test_every_test_that_guards_a_sentence_exists_and_runs() -> None:
    assert len(NAMED) > 80
    assert [f"{path}::{name}" for path, name in NAMED if name not in names_in(path)] == []
    left_out = [
        path
        for path in {path for path, _ in NAMED}
        if re.search(
            r"^(pytestmark|\w+ = pytest\.importorskip|pytest\.(importorskip|skip))",
            (ROOT / path).read_text(),
            re.M,
        )
    ]
    assert left_out == []


def test_every_row_names_a_test() -> None:
    rows = [
        line for line in (ROOT / "docs/sheets.md").read_text("utf-8").splitlines() if line.startswith("| 0")
    ]
    assert len(rows) > 55
    assert [row for row in rows if "`tests/" not in row] == []


PARAGRAPHS = {
    "000": (1, 32),
    "001": (1, 10),
    "002N": (0, 12),
    "002F": (1, 11),
    "003": (1, 21),
    "004": (2, 28),
}


def paragraphs() -> set[tuple[str, int]]:
    """The paragraphs of the sheets that the table speaks of; `18–19` are both, `16.1–2` is one."""
    found = set()
    text = (ROOT / "docs/sheets.md").read_text("utf-8")
    for sheet, first, sentence, last in re.findall(r"(00\d[NF]?)\.(\d+)b?(\.\d+)?(?:–(\d+))?", text):
        until = int(last) if last and not sentence else int(first)
        found |= {(sheet, number) for number in range(int(first), until + 1)}
    return found


def test_no_paragraph_of_a_sheet_is_left_out() -> None:
    wanted = {
        (sheet, number) for sheet, (first, last) in PARAGRAPHS.items() for number in range(first, last + 1)
    }
    assert sorted(wanted - paragraphs()) == [("002F", 7), ("002N", 3)]  # the counting left these out
