"""Learns what Qwirkle's bots know: what tiles kept and lines opened are worth, and how much a lead means.

    PYTHONPATH=src python bench/learn_qwirkle.py [--lessons N] [--rounds N] [--games N] [--seed S]

A lesson is one turn of a game that judged players play: the play judged best and another one are both carried out on
the same deal, and some turns are played after each. By least squares over many lessons, the differences of the
features foretell the difference in what follows. Each round learns from games with the weights of the one before.
Then whole games tell how wide a lead is: the chances of winning are taken to be a softmax of the points over
`a · sqrt(tiles to come) + b`. All goes to `src/speeltafel/bots/qwirkle/weights.py`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from speeltafel import find
from speeltafel.bots.qwirkle import weights as present
from speeltafel.bots.qwirkle._lessons_cy import LESSON, STANDING, Lessons
from speeltafel.bots.qwirkle._value_cy import FEATURES, PHASES, WEIGHTS, Judge
from speeltafel.bots.qwirkle.mind import deal_for

TARGET = Path(present.__file__)
SEATS = (2, 3, 4)
ROUNDS_OF_TURNS = 3
SLACK = 6.0
RIDGE = 50.0

Numbers = NDArray[np.float64]


def table_for(seats: int, seed: int) -> Lessons:
    """A table by the numbers of every edition."""
    deal = deal_for(find("qwirkle", seats).rules)
    deal.seed(seed)
    return Lessons(Judge(deal))


def fitted(rows: Numbers, known: Numbers) -> Numbers:
    """Weights for every phase; the points themselves are weighed too, and the rest is told in units of them."""
    weights = known.copy()
    for phase in range(PHASES):
        part = rows[rows[:, 0] == phase]
        if len(part) < 10 * FEATURES:
            continue
        features, later = part[:, 1 : FEATURES + 2], part[:, FEATURES + 2]
        found = np.linalg.solve(features.T @ features + RIDGE * np.eye(FEATURES + 1), features.T @ later)
        weights[phase] = found[:FEATURES] / (1 + found[FEATURES])
    return weights


def scale_of(rows: Numbers, seats: int) -> tuple[float, float]:
    """The two numbers that make the winners of these games likeliest."""
    points, final = rows[:, 1 : 1 + seats], rows[:, 9 : 9 + seats]
    won = (final == final.max(axis=1, keepdims=True)).astype(float)
    won /= won.sum(axis=1, keepdims=True)
    root = np.sqrt(rows[:, 0])

    def surprise(a: float, b: float) -> float:
        odds = points / (a * root + b)[:, None]
        odds -= odds.max(axis=1, keepdims=True)
        return float(-(won * (odds - np.log(np.exp(odds).sum(axis=1, keepdims=True)))).sum())

    pairs = [(0.1 * a, 0.5 * b) for a in range(4, 31) for b in range(1, 9)]
    return min(pairs, key=lambda pair: surprise(*pair))


def written(weights: dict[int, Numbers], scales: dict[int, tuple[float, float]]) -> str:
    """The module that the bots read."""
    lines = [
        '"""What Qwirkle’s bots have learned, by the number of seats; written by `bench/learn_qwirkle.py`."""',
        "",
        "# fmt: off",
        "WEIGHTS: dict[int, tuple[float, ...]] = {",
    ]
    for seats, table in weights.items():
        lines.append(f"    {seats}: (")
        lines += ["        " + " ".join(f"{each + 0.0:.2f}," for each in row) for row in table]
        lines.append("    ),")
    lines += ["}", "SCALE: dict[int, tuple[float, float]] = {"]
    lines += [f"    {seats}: ({a:.1f}, {b:.1f})," for seats, (a, b) in scales.items()]
    return "\n".join([*lines, "}", "# fmt: on", ""])


def main() -> None:
    """Plays, fits, writes."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--lessons", type=int, default=80_000, help="lessons a round for each number of seats"
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=3000, help="games that tell what a lead means")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    learned: dict[int, Numbers] = {}
    scales: dict[int, tuple[float, float]] = {}
    for seats in SEATS:
        table = table_for(seats, args.seed)
        weights = np.zeros((PHASES, FEATURES))
        for turn in range(args.rounds):
            rows = np.array(table.learn(args.lessons, ROUNDS_OF_TURNS * seats, SLACK)).reshape(-1, LESSON)
            weights = fitted(rows, weights)
            table.judge.weigh(0, weights.reshape(WEIGHTS).tolist())
            print(f"{seats} seats, round {turn + 1}", flush=True)
            print(np.round(weights, 2), flush=True)
        if seats == 2:
            table.judge.weigh(1, [0.0] * WEIGHTS)
            won, drawn, margin = table.duel(2000, args.seed)
            print(f"against greedy: {(won + drawn / 2) / 40:.1f} %, {margin / 4000:+.1f} points", flush=True)
        rows = np.array(table.standings(args.games)).reshape(-1, STANDING)
        learned[seats], scales[seats] = weights, scale_of(rows, seats)
        print(f"{seats} seats: {scales[seats]}", flush=True)
    TARGET.write_text(written(learned, scales), encoding="utf-8")


if __name__ == "__main__":
    main()
