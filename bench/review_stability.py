"""Whether two reviews of the same games agree: other seeds for Qwirkle and Qwinn!, twice the budget for Exago.

    PYTHONPATH=src:. python bench/review_stability.py qwirkle.jsonl
    PYTHONPATH=src:. python bench/review_stability.py exago.jsonl

Reads what `bench/review_runs.py` wrote, and also tells CPU a game, and the mean loss of every level.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from bench.review_runs import read

ORDER = ["", "slip", "mistake", "blunder"]


def compared(rows: dict[tuple[int, int, float], dict[str, Any]]) -> dict[str, int]:
    """Counts of decisions that either of two reviews flags: the same name, two names off, proved, and in both."""
    found: dict[str, int] = defaultdict(int)
    games: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for (number, _, _), row in sorted(rows.items()):
        games[number].append(row)
    for both in games.values():
        if len(both) < 2:
            continue
        found["games"] += 1
        one, other = ({each["number"]: each for each in row["review"]["verdicts"]} for row in both[:2])
        for number in one:
            first, second = one[number], other[number]
            names = first.get("name", ""), second.get("name", "")
            found["decisions"] += 1
            proofs = bool(first.get("proof")), bool(second.get("proof"))
            if any(proofs):
                found["proved by either"] += 1
                found["proved by both"] += all(proofs)
                continue
            if not any(names):
                continue
            found["flagged by either"] += 1
            found["flagged by both"] += all(names)
            found["same name"] += names[0] == names[1]
            found["two names off"] += abs(ORDER.index(names[0]) - ORDER.index(names[1])) > 1
            if names[0] != names[1] and first.get("unit") != second.get("unit"):
                found["differ in what counts"] += 1
    return found


def losses(rows: dict[tuple[int, int, float], dict[str, Any]]) -> dict[str, list[float]]:
    """What every decision gave away in points of margin, or in hundredths of a chance, by level."""
    found: dict[str, list[float]] = defaultdict(list)
    seen = set()
    for (number, _, _), row in sorted(rows.items()):
        if number in seen:
            continue
        seen.add(number)
        for each in row["review"]["verdicts"]:
            margins = {choice["action"]: choice["margin"] for choice in each.get("choices", [])}
            short = margins.get(each["best"], 0.0) - margins.get(each["action"], 0.0)
            found[row["bots"][each["seat"]]].append(
                max(0.0, short) if any(margins.values()) else 100 * each["given"]
            )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("file", type=Path)
    rows = read(parser.parse_args().file)
    found = compared(rows)
    print(dict(found))
    for name in ("same name", "flagged by both"):
        if total := found["flagged by either"]:
            share = found[name] / total
            print(f"{name}: {100 * share:.1f} ± {196 * sqrt(share * (1 - share) / total):.1f} % of {total}")
    for factor in sorted({factor for _, _, factor in rows}):
        cpu = [row["cpu"] for (_, _, each), row in rows.items() if each == factor]
        print(
            f"CPU a game, factor {factor:g}: mean {mean(cpu):.2f} s, most {max(cpu):.2f} s, {len(cpu)} reviews"
        )
    for level, lost in losses(rows).items():
        error = stdev(lost) / sqrt(len(lost)) if len(lost) > 1 else 0.0
        print(f"{level}: {mean(lost):.3f} ± {1.96 * error:.3f} a move, {len(lost)} decisions")


if __name__ == "__main__":
    main()
