"""Random full games of every edition past all laws, on all cores: `python bench/laws.py --games 2000`.

Every number of seats and every set of options takes its turn. A broken law prints the table, the seed and the
log that show it; the same seed shows it again.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from speeltafel.core.registry import editions
from speeltafel.testing.broken import Broken
from speeltafel.testing.checks import census_of, kernel_of
from speeltafel.testing.tables import settings
from speeltafel.testing.walk import Care, Walk

Result = tuple[str, Counter[str], str]


def one(task: tuple[str, int, float]) -> Result:
    """Plays one game; returns its edition, what was counted, and what was broken if anything."""
    edition, seed, part = task
    tables = list(settings(edition))
    game = tables[seed % len(tables)].game()
    tally: Counter[str] = Counter(games=1)
    try:
        match = Walk(game, seed, Care(part=part), census_of(game), kernel_of(game), tally).run()
    except Broken as broken:
        return edition, tally, str(broken)
    tally["events"] += match.number + 1
    return edition, tally, ""


def tasks(names: list[str], games: int, first: int, part: float) -> Iterator[tuple[str, int, float]]:
    for seed in range(first, first + games):
        for edition in names:
            yield edition, seed, part


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games of each edition")
    parser.add_argument("--edition", action="append", help="only these")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--part", type=float, default=0.03, help="part of the states looked at closely")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", type=Path, help="where the figures go")
    given = parser.parse_args()
    names = given.edition or list(editions())
    total = len(names) * given.games
    counted: dict[str, Counter[str]] = {name: Counter() for name in names}
    broken: list[str] = []
    began = time.monotonic()
    with multiprocessing.Pool(given.jobs) as pool:
        work = tasks(names, given.games, given.first, given.part)
        for done, (edition, tally, failure) in enumerate(pool.imap_unordered(one, work, chunksize=8), 1):
            counted[edition].update(tally)
            if failure:
                broken.append(failure)
                print(f"\n{failure}", flush=True)
            used = time.monotonic() - began
            left = used / done * (total - done)
            line = f"\r{done}/{total} games, {len(broken)} broken, {used:.0f} s, {left:.0f} s to go  "
            print(line, end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    laws = sorted({law for tally in counted.values() for law in tally} - {"games", "events"})
    for edition, tally in counted.items():
        checks = ", ".join(f"{law} {tally[law]}" for law in laws)
        print(f"{edition}: {tally['games']} games, {tally['events']} events; {checks}")
    print(
        f"{len(broken)} laws broken in {total} games, {time.monotonic() - began:.0f} s on {given.jobs} cores"
    )
    if given.json:
        figures = {"seconds": time.monotonic() - began, "broken": broken, "editions": counted}
        given.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
