"""The short form of the review benches: the same counts, on one game with a fixed seed."""

from __future__ import annotations

from typing import Any

import msgspec

from bench.review_luck import one, report
from bench.review_runs import line_up, looked_back, played
from bench.review_stability import compared, losses
from bench.review_truth import pairs

Rows = dict[tuple[int, int, float], dict[str, Any]]


def reviewed(name: str, number: int, *, seeds: tuple[int, ...], factors: tuple[float, ...]) -> Rows:
    bots = line_up(name, 2, number)
    match = played(name, 2, number, bots, nodes=300)
    rows: Rows = {}
    for seed in seeds:
        for factor in factors:
            found, seconds = looked_back(match, seed, factor)
            rows[number, seed, factor] = {
                "bots": bots,
                "cpu": seconds,
                "review": msgspec.to_builtins(found),
            }
    return rows


def test_reviews_of_qwinn_agree_whatever_the_seed() -> None:
    rows = reviewed("qwinn", 2, seeds=(0, 1), factors=(1.0,))
    found = compared(rows)
    assert found["flagged by either"] > 0
    assert found["same name"] == found["flagged by both"] == found["flagged by either"]
    assert found["two names off"] == 0
    assert set(losses(rows)) == set(line_up("qwinn", 2, 2))


def test_what_is_proved_in_exago_does_not_depend_on_the_budget() -> None:
    rows = reviewed("exago", 4, seeds=(0,), factors=(0.01, 0.02))
    found = compared(rows)
    assert found["decisions"] > 0
    assert found["proved by both"] == found["proved by either"]
    assert len(pairs(rows)) == found["decisions"]


def test_luck_is_told_with_its_standard_errors() -> None:
    rows = [one("qwinn", number, ["racer", "racer"]) for number in range(4)]
    told = report(rows)
    assert told.startswith("4 games")
    assert "variance" in told
