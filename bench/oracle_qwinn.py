"""Holds Qwinn! against the second reading of its rules on many thousand positions from all stages of play.

PYTHONPATH=src:. python bench/oracle_qwinn.py [POSITIONS]
"""

from __future__ import annotations

import sys
from random import Random

from speeltafel import find
from tests.games.qwinn.test_qwinn_legal import TABLES, compare, compare_reasons


def main(positions: int) -> None:
    """Prints how much was compared; the first difference stops it."""
    for options, readings in TABLES:
        actions = compare(find("qwinn", **options), readings, Random(20), positions // len(TABLES))
        print(f"{positions // len(TABLES)} positions, {actions} legal actions, 0 differences  {options}")
    for strict in (False, True):
        texts = compare_reasons(find("qwinn", negeer_stops_topper=strict), Random(21), positions // 20)
        print(f"{texts} texts with the right reason or none  negeer_stops_topper={strict}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 6000)
