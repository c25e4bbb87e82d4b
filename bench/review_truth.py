"""Whether verdicts are true: the same decisions judged with many times the search.

    PYTHONPATH=src:. python bench/review_runs.py qwirkle --games 12 --first 900 --factors 1 20 --out truth.jsonl
    PYTHONPATH=src:. python bench/review_truth.py truth.jsonl

Of those that lose five points or more there it counts how many are flagged; a flag is refuted when its loss there is
less than half of its class's least; and it counts how often the stated error holds the value found there. `--fit` tells
the error of the judge itself that would have held nine times in ten.
"""

from __future__ import annotations

import argparse
from math import hypot, sqrt
from pathlib import Path
from typing import Any

from bench.review_runs import read
from speeltafel.coach.classes import CHANCES, POINTS

LARGE = 0.05


def pairs(rows: dict[tuple[int, int, float], dict[str, Any]]) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Every decision as it was judged, and as it was judged deeper; the same choice is compared in both."""
    factors = sorted({factor for _, _, factor in rows})
    found = []
    for (number, seed, factor), row in rows.items():
        deep = rows.get((number, seed, factors[-1]))
        if factor != factors[0] or deep is None:
            continue
        truth = {each["number"]: each for each in deep["review"]["verdicts"]}
        found += [(each, truth[each["number"]]) for each in row["review"]["verdicts"]]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--fit", action="store_true")
    args = parser.parse_args()
    both = pairs(read(args.file))
    print(f"{len(both)} decisions")
    large = [shallow for shallow, deep in both if deep["given"] >= LARGE]
    caught = sum(bool(each.get("name")) for each in large)
    print(f"lose 5 points or more there: {len(large)}, flagged: {caught}")
    flags = [(shallow, deep) for shallow, deep in both if shallow.get("name")]
    refuted = 0
    for shallow, deep in flags:
        if shallow.get("unit", "chance") == "points":
            least, true = POINTS[shallow["name"]], deep["loss"] if deep.get("unit") == "points" else 99.0
        else:
            least, true = CHANCES[shallow["name"]], deep["given"]
        refuted += true < least / 2 and not shallow.get("decides")
    print(f"flags: {len(flags)}, refuted: {refuted}")
    apart = [
        (shallow["loss"] - deep["loss"], shallow)
        for shallow, deep in both
        if shallow.get("unit", "chance") == deep.get("unit", "chance") and shallow["loss"] + deep["loss"] > 0
    ]
    held = sum(abs(off) <= shallow["error"] for off, shallow in apart)
    print(f"the stated error holds the deeper value: {held} of {len(apart)}")
    chances = [off for off, shallow in apart if shallow.get("unit", "chance") == "chance"]
    points = [off for off, shallow in apart if shallow.get("unit", "chance") == "points"]
    for name, values in (("chance", chances), ("points", points)):
        if values:
            rms = sqrt(sum(each**2 for each in values) / len(values))
            ninth = sorted(map(abs, values))[int(0.9 * len(values))]
            print(f"{name}: rms {rms:.4f}, nine of ten within {ninth:.4f}, {len(values)} decisions")
    if args.fit:
        for own in (0.002, 0.004, 0.006, 0.008, 0.01, 0.012, 0.015, 0.02, 0.025, 0.03):
            noise = [(off, each["error"]) for off, each in apart if each.get("unit", "chance") == "chance"]
            share = sum(abs(off) <= hypot(own, _noise(error)) for off, error in noise) / max(1, len(noise))
            print(f"own error {own}: holds {100 * share:.1f} %")


def _noise(error: float, own: float = 0.02) -> float:
    """The part of a stated error that is the playouts'."""
    return sqrt(max(0.0, error**2 - own**2))


if __name__ == "__main__":
    main()
