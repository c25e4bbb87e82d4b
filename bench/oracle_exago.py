"""Holds Exago against the second reading of its rules on thousands of positions, all options combined.

PYTHONPATH=src:. python bench/oracle_exago.py [POSITIONS]
"""

from __future__ import annotations

import sys
from random import Random

from speeltafel import find
from tests.games.exago.positions import VARIATIONS
from tests.games.exago.test_exago_legal import compare


def main(positions: int) -> None:
    """Prints how much was compared; the first difference stops it."""
    rng = Random(30)
    each = -(-positions // (len(VARIATIONS) * 5))
    total = 0
    for options in VARIATIONS:
        actions = misses = 0
        for seats in range(2, 7):
            side = rng.choice((5, 6, 7, 9))
            found = compare(find("exago", seats, side=side, **options), {**options, "side": side}, rng, each)
            actions, misses = actions + found[0], misses + found[1]
        total += each * 5
        print(
            f"{each * 5} positions, {actions} legal actions, {misses} refusals, 0 differences  {options}",
            flush=True,
        )
    print(f"{total} positions, 0 differences")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3600)
