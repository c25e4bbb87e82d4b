"""A game's speed in this tree beside other trees, by turns in one run: `python bench/beside.py qwirkle ../other`.

What `speeltafel bench` measures is asked of each tree in processes of their own, forwards and backwards by turns, so that
a busy moment of the machine meets all of them. The quickest round counts, and the middle one is told beside it; ratios are
to the last tree, more than 1 is faster. `--interpreted` runs the Python sources of the kernels.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from speeltafel.core.kernels import VARIABLE

HERE = Path(__file__).parents[1]
MEASURE = """
import json, sys
from math import inf
from time import process_time
from speeltafel.lab.bench import benches
found = {}
for bench in benches(sys.argv[1]):
    if sys.argv[3] in bench.name:
        work = bench.prepare()
        work()
        best, used = inf, 0.0
        while used < float(sys.argv[2]):
            began = process_time()
            count = work()
            spent = process_time() - began
            best, used = min(best, spent / max(1, count)), used + spent
        found[bench.name] = best
print(json.dumps(found))
"""


def measured(tree: Path, words: list[str], *, interpreted: bool) -> dict[str, float]:
    """The CPU seconds of one thing in this tree, by the name of what is measured."""
    environment = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"}
    if interpreted:
        environment[VARIABLE] = "1"
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, *words],
        env=environment,
        cwd=tree,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    """Measures and prints one line a figure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("trees", nargs="+", type=Path, help="other trees, built")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds a figure and round")
    parser.add_argument("--only", default="", help="figures with this in their name")
    parser.add_argument("--interpreted", action="store_true")
    args = parser.parse_args()
    trees = [HERE, *(tree.resolve() for tree in args.trees)]
    words = [args.game, str(args.seconds), args.only]
    seconds: list[dict[str, list[float]]] = [{} for _ in trees]
    for turn in range(args.rounds):
        order = range(len(trees)) if turn % 2 == 0 else range(len(trees) - 1, -1, -1)
        for place in order:
            for name, value in measured(trees[place], words, interpreted=args.interpreted).items():
                seconds[place].setdefault(name, []).append(value)
    for name, here in seconds[0].items():
        last = seconds[-1].get(name, here)
        told = [
            f"{tree.name} {1 / min(found):,.0f}/s ({min(last) / min(found):.2f}; middle {median(last) / median(found):.2f})"
            for tree, each in zip(trees, seconds, strict=True)
            if (found := each.get(name))
        ]
        print(f"{name}: {' · '.join(told)}", flush=True)


if __name__ == "__main__":
    main()
