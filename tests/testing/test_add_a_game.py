"""What the page for those who bring a game shows is there, and does what it says."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from importlib import import_module
from inspect import signature
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

import speeltafel
from speeltafel.core import preview, registry, scene
from speeltafel.testing import fuzz

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/add-a-game.md").read_text("utf-8")
BLOCKS: list[tuple[str, str]] = re.findall(r"^```(\w*)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
IMPORTS, _, FIELDS = PAGE.partition("What you import:")[2].partition("\n\n## ")[0].partition("`help()` works")


def block(start: str) -> str:
    return next(text for _, text in BLOCKS if text.startswith(start))


def test_what_it_says_to_import_is_there() -> None:
    rows = [row for row in IMPORTS.splitlines() if row.startswith("| `speeltafel")]
    assert len(rows) > 5
    for row in rows:
        _, modules, names, _ = row.split("|")
        homes = [import_module(name) for name in re.findall(r"`([\w.]+)`", modules)]
        for name in re.findall(r"`([A-Za-z_]+)[`(]", names.replace("`random.Random`", "")):
            assert any(hasattr(home, name) for home in homes), f"{name} is not in {modules}"


def test_the_fields_it_tells_are_those_there_are() -> None:
    rows = FIELDS.splitlines()
    told = {
        cells[1].strip(" `"): cells[2] for cells in (row.split("|") for row in rows if row.startswith("| `"))
    }
    assert len(told) > 8
    homes = [speeltafel, scene, preview, registry]
    for name, text in told.items():
        kind = next(getattr(home, name) for home in homes if hasattr(home, name))
        fields = {each.name: each.default is not each.empty for each in signature(kind).parameters.values()}
        for field, can_be_left_out in fields.items():
            assert f"`{field}{'=' if can_be_left_out else '`'}" in text, f"{field} of {name}"
    for value in (*get_args(scene.Shape), *filter(None, get_args(scene.Colour))):
        assert f"`{value}`" in told["Piece"]


def test_its_walks_walk_and_its_attack_attacks(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def counting(name: str, target: Callable[..., None]) -> Callable[..., None]:
        def run(given: Any, rng: Any) -> None:
            tried.append(name)
            target(given, rng)

        return run

    for name, target in [*fuzz.TARGETS.items()]:
        monkeypatch.setitem(fuzz.TARGETS, name, counting(name, target))
    code = block("from speeltafel import find").replace("range(100)", "range(1)").replace("900", "30")
    exec(code, {})
    assert len(tried) == 30


def test_its_draws_are_a_chance() -> None:
    known: dict[str, Any] = {}
    before = """
from __future__ import annotations
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import comb

@dataclass(frozen=True)
class Draw:
    cards: tuple[int, ...]

"""
    exec(before + block("@dataclass"), known)
    draws = known["Draws"]((1, 3, 4, 7), 2)
    assert sum(draws.probability(each) for each in draws.outcomes()) == 1
    assert draws.probability(known["Draw"]((3, 1))) == Fraction(0)
    assert draws.sample(Random(1)) in {*draws.outcomes()}


def test_the_perft_block_it_shows_is_one_that_is_counted() -> None:
    kept = (ROOT / "docs/examples/liars-dice/tests/perft.txt").read_text("utf-8")
    assert block("# The last bid") in kept
