"""Counts differences between a device's answers about a far table and the table's own.

python bench/near_previews.py --games 1000
python bench/near_previews.py --games 1000 --kept build/near.json   # goes on where it was stopped
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1])]

from speeltafel.core.registry import specs  # noqa: E402
from tests.browser.previews import Compared, play_and_compare  # noqa: E402

GAMES = {game: spec.short for game, spec in specs().items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--kept", type=Path, help="where the figures of each game are kept on the way")
    asked = parser.parse_args()
    began = time.perf_counter()
    kept: dict[str, list[int]] = {}
    if asked.kept is not None and asked.kept.exists():
        kept = json.loads(asked.kept.read_text())
    for game, options in GAMES.items():
        seeds = range(asked.games // len(GAMES) + 1)
        for seed in seeds:
            name = f"{game} {seed}"
            if name in kept:
                continue
            found = Compared()
            asyncio.run(play_and_compare(game, seed, options, found))
            for near, told in found.differences:
                print(f"{name}: here {near}\n  there {told}")
            kept[name] = [found.asked, found.left, len(found.differences)]
            if asked.kept is not None and seed % 10 == 0:
                asked.kept.write_text(json.dumps(kept))
        questions, left, differences = (
            sum(kept[f"{game} {seed}"][each] for seed in seeds) for each in range(3)
        )
        print(
            f"{game}: {len(seeds)} games, {questions} questions, {left} left to the server, "
            f"{differences} differences, {time.perf_counter() - began:.0f} s",
            flush=True,
        )
    if asked.kept is not None:
        asked.kept.write_text(json.dumps(kept))


if __name__ == "__main__":
    main()
