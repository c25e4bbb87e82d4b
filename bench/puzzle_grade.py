"""How hard a puzzle is: from where its answer stands at first sight, and the nodes after which Master stays with it.

    PYTHONPATH=src:. python bench/puzzle_grade.py qwirkle exago qwinn --each 30

tells Spearman's correlation of the shipped grades and what Master needs with a seed that no grade was made with.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import log2
from random import Random
from statistics import median

LIMITS = [50 << step for step in range(8)]
SEEDS = 5
FRESH = 77
LEAST = 900
A_PLACE, A_DOUBLING = 90, 90


def grade(place: int, nodes: float) -> int:
    """On the scale of ratings: so much for every doubling of the place at first sight, and of the nodes."""
    return round(LEAST + A_PLACE * log2(1 + place) + A_DOUBLING * log2(1 + nodes / LIMITS[0]))


def middle(needed: Sequence[float]) -> float:
    """What Master needs, of some seeds."""
    return median(needed)


def ranks(values: Sequence[float]) -> list[float]:
    """The place of every value; equal ones share the middle of their places."""
    ordered = sorted(values)
    return [(ordered.index(each) + len(ordered) - 1 - ordered[::-1].index(each)) / 2 for each in values]


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """How far two orders agree, from -1 to 1."""
    first, second = ranks(one), ranks(other)
    mean = (len(first) - 1) / 2
    both = sum((a - mean) * (b - mean) for a, b in zip(first, second, strict=True))
    alone = [sum((a - mean) ** 2 for a in each) for each in (first, second)]
    return float(both / (alone[0] * alone[1]) ** 0.5) if all(alone) else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--each", type=int, default=30)
    args = parser.parse_args()
    from bench.puzzle_find import NEEDED
    from speeltafel.coach.puzzles.puzzle import puzzles

    for name in args.games:
        chosen = Random(FRESH).sample(puzzles(name), min(args.each, len(puzzles(name))))
        needed = [NEEDED[name](each, FRESH) for each in chosen]
        told = spearman([each.grade for each in chosen], needed)
        print(f"{name}: {told:.2f} of {len(chosen)} puzzles")


if __name__ == "__main__":
    main()
