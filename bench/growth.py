"""What finding every play of Qwirkle costs as the frontier grows, as a plot: `python bench/growth.py`.

Each dot is a table of a greedy game; its cost is the mean over the same sixty hands, the quickest of some rounds
each. Dots differ as tables of one frontier differ in how much fits on it; rings are means of five cells of frontier
each, and the line is fitted to them.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from time import perf_counter

import matplotlib
import numpy as np

from speeltafel.core.kernels import compiled
from speeltafel.core.registry import find
from speeltafel.games.qwirkle._listing_cy import count_plays
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.kernel import lent_finder
from speeltafel.games.qwirkle.tiles import mask_of
from speeltafel.lab.bench_qwirkle import tables

matplotlib.use("Agg")
matplotlib.rcParams["svg.hashsalt"] = "speeltafel"

from matplotlib import pyplot  # noqa: E402  the backend is chosen first

HANDS = 60
ROUNDS = 12
BAND, FEWEST = 5, 8


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1200)
    parser.add_argument("--plot", type=Path, default=Path("docs/qwirkle-growth.svg"))
    args = parser.parse_args()
    game = find("qwirkle", seats=2)
    assert isinstance(game, Qwirkle)
    rng = Random(1)
    hands = [mask_of(tuple(rng.randrange(36) for _ in range(6))) for _ in range(HANDS)]
    cells, costs, plays = [], [], []
    for state in tables(game, args.tables, lambda state: len(state.board) > 1):
        with lent_finder(game.rules, state.board) as finder:
            found = [_cost(finder, hand) for hand in hands]
            cells.append(len(finder.board.frontier()))
        costs.append(1e6 * sum(cost for cost, _ in found) / HANDS)
        plays.append(sum(count for _, count in found) / HANDS)
    x, y = np.array(cells, dtype=float), np.array(costs)
    band = (x // BAND).astype(int)
    bands = [each for each in np.unique(band) if np.sum(band == each) >= FEWEST]
    at = np.array([x[band == each].mean() for each in bands])
    mean = np.array([y[band == each].mean() for each in bands])
    slope, start = np.polyfit(at, mean, 1)
    bend = np.polyfit(at, mean, 2)[0] * at.max() / slope
    fit = np.corrcoef(at, mean)[0, 1] ** 2
    kind = "compiled" if all(compiled().values()) else "interpreted"
    print(
        f"{kind}: {start:.2f} µs + {1000 * slope:.1f} ns a frontier cell, R² {fit:.3f} of {len(bands)} means"
    )
    print(f"a square term would add {100 * bend:+.0f} % to the slope at {at.max():.0f} cells")
    print(f"plays found, mean: {np.mean(plays):.1f} at {np.mean(x):.1f} frontier cells")
    figure, axis = pyplot.subplots(figsize=(8, 4.5), layout="constrained")
    axis.scatter(x, y, s=10, color="#0072b2", alpha=0.35, linewidths=0)
    axis.scatter(at, mean, s=60, facecolors="none", edgecolors="#000000")
    ends = np.array([0.0, x.max()])
    axis.plot(ends, start + slope * ends, color="#d55e00")
    axis.set(xlim=0, ylim=0, xlabel="frontier cells", ylabel=f"µs to find every play ({kind})")
    axis.grid(alpha=0.3)
    figure.savefig(args.plot, metadata={"Date": None})
    return 0


def _cost(finder: object, hand: int) -> tuple[float, int]:
    """Seconds, the quickest of some rounds, and how many plays there are."""
    best, count = 1.0, 0
    for _ in range(ROUNDS):
        began = perf_counter()
        count = count_plays(finder, hand)  # type: ignore[arg-type]
        best = min(best, perf_counter() - began)
    return best, count


if __name__ == "__main__":
    raise SystemExit(main())
