"""Holds Qwirkle against the second reading of its rules on thousands of positions from all stages of play.

PYTHONPATH=src:. python bench/oracle_qwirkle.py [POSITIONS]
"""

from __future__ import annotations

import sys
from random import Random

from speeltafel import find
from tests.games.qwirkle.test_qwirkle_legal import compare, compare_reasons

TABLES = (
    ("qwirkle/nl-2023", 2),
    ("qwirkle/fr-2023", 3),
    ("qwirkle/de-summary", 4),
    ("qwirkle/nl-classic", 8),
)


def main(positions: int) -> None:
    """Prints how much was compared; the first difference stops it."""
    share = positions // len(TABLES)
    for edition, seats in TABLES:
        actions = compare(find(edition, seats=seats), Random(20 + seats), share)
        print(
            f"{share} positions, {actions} legal actions with points, 0 differences  {edition} {seats}",
            flush=True,
        )
    for edition, seats in TABLES:
        texts = compare_reasons(find(edition, seats=seats), Random(30 + seats), share // 4)
        print(f"{texts} near misses with the right reason or none  {edition} {seats}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3200)
