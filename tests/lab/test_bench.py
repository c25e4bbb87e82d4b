"""The bench compares both kinds of kernel."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from speeltafel.lab import bench
from speeltafel.lab.bench import Bench, Measured, Unit


def test_the_bench_measures_and_compares(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    figures = tmp_path / "bench.json"
    assert bench.run(parser.parse_args(["qwinn", "--seconds", "0.02", "--json", str(figures)])) == 0
    found = json.loads(figures.read_text())
    assert found["figures"]
    assert all(each["interpreted"] > 0 for each in found["figures"])
    assert "qwinn: playouts" in capsys.readouterr().out


def test_a_ratio_above_one_means_that_compiled_is_faster() -> None:
    fast = [Measured("a", "1/s", 300.0), Measured("b", "µs", 2.0)]
    slow = [Measured("a", "1/s", 100.0), Measured("b", "µs", 10.0)]
    assert [each.ratio for each in bench.compare(fast, slow)] == [3.0, 5.0]
    assert [each.ratio for each in bench.compare([], slow)] == [None, None]


def test_a_bench_counts_what_the_work_says() -> None:
    def work() -> int:
        return sum(1 for _ in range(1000))

    rate = bench.measure(Bench("counting", Unit.A_SECOND, lambda: work), 0.02).value
    time = bench.measure(Bench("counting", Unit.MICROSECONDS, lambda: work), 0.02).value
    assert rate > 0
    assert time > 0
