"""100,000 random and mutated inputs over every parser: `python bench/fuzz.py --inputs 100000`.

Only our own errors may come out, each with a message in four languages. An input is known by its number: the
same number is the same input again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections import Counter
from functools import lru_cache

from speeltafel.core.registry import specs
from speeltafel.testing.fuzz import Corpus, attack, corpus

CHUNK = 600


@lru_cache(2)
def tables(seed: int) -> Corpus:
    """Games in progress, other ones for every 40 chunks."""
    return corpus(tuple(specs()), seed)


def some(first: int) -> tuple[Counter[str], str]:
    """One chunk of inputs against games of its own."""
    counted: Counter[str] = Counter()
    try:
        counted.update(attack(tables(first // (40 * CHUNK)), first, CHUNK))
    except AssertionError as error:
        return counted, str(error)
    return counted, ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    counted: Counter[str] = Counter()
    broken = 0
    began = time.monotonic()
    starts = range(given.first, given.first + given.inputs, CHUNK)
    with multiprocessing.Pool(given.jobs) as pool:
        for tally, failure in pool.imap_unordered(some, starts):
            counted.update(tally)
            if failure:
                broken += 1
                print(f"\n{failure}", flush=True)
            used = time.monotonic() - began
            line = f"\r{sum(counted.values())}/{len(starts) * CHUNK} inputs, {broken} broken, {used:.0f} s  "
            print(line, end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    told = ", ".join(f"{name} {count}" for name, count in sorted(counted.items()))
    print(f"{sum(counted.values())} inputs ({told}), {broken} foreign errors")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
