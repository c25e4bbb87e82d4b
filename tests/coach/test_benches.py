"""The short form of the review benches: the same counts, on one game with a fixed seed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench import review_deep, review_runs
from bench.review_luck import one, report
from bench.review_runs import line_up, looked_back, played
from bench.review_stability import compared, losses
from bench.review_truth import Compared, fitted
from bench.review_truth import compared as beside
from bench.review_truth import report as truth

Rows = dict[tuple[int, int, float], dict[str, Any]]


def reviewed(name: str, number: int, *, seeds: tuple[int, ...], factors: tuple[float, ...]) -> Rows:
    bots = line_up(name, 2, number)
    match = played(name, 2, number, bots, nodes=300)
    rows: Rows = {}
    for seed in seeds:
        for factor in factors:
            found, _, seconds = looked_back(match, seed, factor)
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


def test_luck_is_told_with_its_standard_errors() -> None:
    rows = [one("qwinn", number, ["racer", "racer"]) for number in range(4)]
    told = report(rows)
    assert told.startswith("4 games")
    assert "variance" in told


def test_a_deeper_look_at_what_is_solved_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reviews, deep = tmp_path / "reviews", tmp_path / "deep"
    run = ["x", "qwinn", "--games", "1", "--first", "2", "--out", str(reviews)]
    monkeypatch.setattr("sys.argv", run)
    review_runs.main()
    monkeypatch.setattr("sys.argv", ["x", "qwinn", str(reviews), "--out", str(deep)])
    review_deep.main()
    judged = deep.read_text()
    review_deep.main()
    assert deep.read_text() == judged, "what is there is not done again"
    cases = beside([reviews], [deep])
    assert len(cases) == len(judged.splitlines()) > 20
    order = [json.loads(line)["number"] for line in judged.splitlines()]
    assert order != sorted(order), "an even sample wherever it stops"
    assert all(each.off == 0 for each in cases)
    assert "refuted: 0, 0.0 %" in truth(cases)
    named = sum(bool(each.told.get("name")) for each in cases)
    monkeypatch.setattr(
        "sys.argv", ["x", "qwinn", str(reviews), "--plain", "0.5", "--out", str(tmp_path / "half")]
    )
    review_deep.main()
    half = beside([reviews], [tmp_path / "half"])
    assert sum(each.weight == 1 for each in half) == named
    assert {each.weight for each in half} == {1, 2}
    assert named < len(half) < len(cases)


def case(loss: float, true: float, spread: float = 0.0, **told: Any) -> Compared:
    doubt = {"spread": spread, "wide": 0.0, "late": False, "exact": False, "deals": 9, "nodes": 1}
    shown = {"number": 1, "loss": loss, "error": 0.0, "name": "mistake", **told}
    return Compared(1, shown, doubt, {"given": true}, {"short": true, "nodes": 1})


def test_a_flag_is_refuted_below_half_of_its_least() -> None:
    assert not case(0.06, 0.025).is_refuted
    assert case(0.06, 0.024).is_refuted
    assert case(6.0, 2.9, unit="points").is_refuted
    assert not case(6.0, 3.0, unit="points").is_refuted
    assert case(1.0, 1.0, decides=True).is_refuted, "what was certain must be so there too"


def test_an_own_error_is_what_the_playouts_do_not_explain() -> None:
    apart = [case(0.05, 0.05 + step / 1000) for step in range(100)]
    assert fitted(apart, 0.9) == pytest.approx(0.09)
    noisy = [case(0.05, 0.05 + step / 1000, spread=1.0) for step in range(100)]
    assert fitted(noisy, 0.9) == 0.0
