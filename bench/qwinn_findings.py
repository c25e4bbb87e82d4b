"""Finds out what the solved table of Qwinn! says, and draws it: the figures and plots of docs/qwinn-solved.md.

PYTHONPATH=src:. python bench/qwinn_findings.py [--games 20000] [--seed 1] [--json FILE] [--plots docs]
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import matplotlib
import numpy as np

from speeltafel.bots.qwinn.lattice import reaches
from speeltafel.bots.qwinn.small import read_small
from speeltafel.bots.qwinn.table import SPACES, kinds, table_path
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.lab.fit_qwinn import spread
from speeltafel.lab.qwinn_games import DuelFigures, duel
from speeltafel.lab.qwinn_policies import alone, points_and_boycotts, points_only
from speeltafel.lab.qwinn_store import mapped
from speeltafel.lab.qwinn_tables import Floats
from speeltafel.lab.solve_qwinn import rules_of

matplotlib.use("Agg")
matplotlib.rcParams["svg.hashsalt"] = "speeltafel"

from matplotlib import pyplot  # noqa: E402  the backend is chosen first

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
STAGES = tuple(range(0, 241, 10))


def openings(after: Floats, rules: Rules) -> dict[str, float]:
    """What each result of the very first turn is worth to the player who had it."""
    top = rules.topper
    ends = {(end.space, end.gain) for throw in reaches(rules, top, "") for end in throw}
    found = {f"{rules.names[s]} {gain}": 0.5 + float(after[gain, 0, s, top]) for s, gain in sorted(ends)}
    return {**found, "fail": 0.5 + float(after[0, 0, top, top])}


def spaces(after: Floats, rules: Rules, p: int) -> dict[str, float]:
    """What standing on each space is worth at p points each, against the mean of all spaces."""
    means = after[p, p, :SPACES, :SPACES].mean(axis=1)
    return {name: float(mean - means.mean()) for name, mean in zip(rules.names, means, strict=True)}


def ten_points(after: Floats) -> list[float]:
    """What ten points more are worth at each stage, with equal points and no boycotts."""
    free = (slice(SPACES), slice(SPACES))
    return [float((after[p + 10, p][free] - after[p, p][free]).mean()) if p < 240 else 0.0 for p in STAGES]


def boycotts(after: Floats, rules: Rules) -> dict[str, list[float]]:
    """What each boycott on the other, who is to move, is worth at each stage."""
    found: dict[str, list[float]] = {}
    for number, kind in enumerate(kinds(rules)):
        lanes = slice(number * SPACES, (number + 1) * SPACES)
        blocks = [after[p, p, :SPACES] for p in STAGES]
        found[kind] = [float((block[:, lanes] - block[:, :SPACES]).mean()) for block in blocks]
    del found[""]
    return found


def of_games(games: DuelFigures, rules: Rules) -> dict[str, float]:
    """What happens in a game of best play, for both players together."""
    mean = games.figures.sum(axis=1).mean(axis=0)
    found = {"turns": mean[2], "failed": mean[3]}
    for number, kind in enumerate(kinds(rules)[1:], start=1):
        found[f"{kind} placed"], found[f"{kind} removed"] = mean[4 + number], mean[8 + number]
    return {name: float(value) for name, value in found.items()}


def lost_by(policy: Floats, after: Floats, rules: Rules, games: int, seed: int) -> dict[str, float]:
    """What a player gives away a game against best play, from both seats, and how often it wins."""
    begins = duel(rules, policy, after, after, games=games // 2, seed=seed)
    second = duel(rules, after, policy, after, games=games // 2, seed=seed + 1)
    (lost, error), (lost_second, error_second) = begins.lost(0), second.lost(1)
    return {
        "lost": (lost + lost_second) / 2,
        "error": float(np.hypot(error, error_second)) / 2,
        "won": (begins.won[0] + 1 - second.won[0]) / 2,
        "won_error": float(np.hypot(begins.won[1], second.won[1])) / 2,
    }


def draw(found: dict[str, Any], folder: Path) -> None:
    """The plots of the document."""
    figure, axis = pyplot.subplots(figsize=(8, 9), layout="constrained")
    ranked = sorted(found["openings"].items(), key=lambda each: each[1])
    axis.barh([name for name, _ in ranked], [100 * value for _, value in ranked], color=COLOURS[0])
    axis.axvline(100 * found["start"], color=COLOURS[1], label="before the first throw")
    axis.set_xlim(30, 75)
    axis.tick_params(axis="y", labelsize=7)
    axis.set_xlabel("chance to win after the first turn, %")
    axis.legend()
    figure.savefig(folder / "qwinn-openings.svg", metadata={"Date": None})

    figure, axes = pyplot.subplots(1, 2, figsize=(11, 4), layout="constrained")
    axes[0].plot(STAGES[:-1], [100 * value for value in found["ten_points"][:-1]], color=COLOURS[0])
    axes[0].set_title("what ten points more are worth")
    for colour, (kind, values) in zip(COLOURS, found["boycotts"].items(), strict=False):
        axes[1].plot(STAGES, [100 * value for value in values], color=colour, label=kind)
    axes[1].set_title("what a boycott on the other is worth")
    axes[1].legend()
    for axis in axes:
        axis.set_xlabel("points of both players")
        axis.set_ylabel("percentage points")
        axis.set_ylim(bottom=0)
    figure.savefig(folder / "qwinn-stages.svg", metadata={"Date": None})

    figure, axis = pyplot.subplots(figsize=(9, 4), layout="constrained")
    for number, (p, values) in enumerate(found["spaces"].items()):
        at = np.arange(SPACES) + 0.27 * (number - 1)
        axis.bar(
            at, [100 * value for value in values.values()], 0.25, color=COLOURS[number], label=f"at {p} each"
        )
    axis.set_xticks(range(SPACES), list(values))
    axis.axhline(0, color="#999999", linewidth=0.8)
    axis.set_ylabel("percentage points against the mean")
    axis.legend()
    figure.savefig(folder / "qwinn-spaces.svg", metadata={"Date": None})

    figure, axis = pyplot.subplots(figsize=(8, 2.6), layout="constrained")
    names = list(found["policies"])
    axis.barh(names, [100 * found["policies"][name]["lost"] for name in names], color=COLOURS[2])
    axis.invert_yaxis()
    axis.set_xlabel("percentage points given away a game against best play")
    figure.savefig(folder / "qwinn-policies.svg", metadata={"Date": None})


def main() -> None:
    """Prints the figures as JSON and draws the plots."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--plots", type=Path)
    args = parser.parse_args(namespace=argparse.Namespace(target=None, cap=None, negeer_stops_topper=False))
    rules = rules_of(args)
    after = mapped(table_path(rules))
    if after is None:
        raise SystemExit("no solved table here: run `speeltafel solve qwinn` first")
    bound = len(after) - 1
    found: dict[str, Any] = {
        "start": 0.5 - float(after[0, 0, rules.topper, rules.topper]),
        "openings": openings(after, rules),
        "spaces": {p: spaces(after, rules, p) for p in (50, 150, 220)},
        "ten_points": ten_points(after),
        "boycotts": boycotts(after, rules),
        "games": of_games(duel(rules, after, after, after, games=args.games, seed=args.seed), rules),
        "policies": {},
    }
    policies = {
        "points, no boycotts": points_only(rules, bound),
        "points and boycotts": points_and_boycotts(rules, bound),
        "best alone": alone(rules, bound),
        "small table": spread(read_small(), bound),
    }
    for name, policy in policies.items():
        found["policies"][name] = lost_by(policy, after, rules, args.games, args.seed)
    text = json.dumps(found, indent=1)
    print(text)
    if args.json is not None:
        args.json.write_text(text)
    if args.plots is not None:
        draw(found, args.plots)


if __name__ == "__main__":
    main()
