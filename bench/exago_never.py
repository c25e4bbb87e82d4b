"""Counts the lines that Exago's strongest bot misses, and the blocks it fails to make without the duty.

PYTHONPATH=src:. python bench/exago_never.py [POSITIONS]
"""

from __future__ import annotations

import sys
from random import Random

from speeltafel import find
from tests.bots.test_exago_never import missed
from tests.games.exago.positions import VARIATIONS


def main(positions: int) -> None:
    """Prints what was missed for each number of seats and variation, and the sum."""
    rng = Random(40)
    free = [options for options in VARIATIONS if options["duty"] == "off"]
    each = -(-positions // (len(free) * 5 * 2))
    lines = blocks = asked = 0
    for options in free:
        for seats in range(2, 7):
            found = missed(find("exago", seats, **options), rng, each)
            lines, blocks, asked = lines + found[0], blocks + found[1], asked + 2 * each
            print(
                f"{seats} seats, {options}: {2 * each} positions, missed {found[0]} lines, {found[1]} blocks",
                flush=True,
            )
    print(f"{asked} positions, missed {lines} lines and {blocks} blocks")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
