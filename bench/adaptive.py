"""Whether the adaptive level meets everybody halfway: each level as "the person", in series of fifty games.

    PYTHONPATH=src:. python bench/adaptive.py qwinn --games 40 --journal build/adaptive_qwinn.jsonl

Real games are played first: every level against the adaptive one at the strengths around its own, so many of each. A game of a
series is then drawn with the share that was found at its strength (by the ratings alone where nothing was played), and the
rating moves after each as it does on a device. Levels that search get `--nodes` besides their time. The command goes on
where it was stopped.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import monotonic

from speeltafel import Match, find
from speeltafel.bots.levels import adaptive_name, adaptive_names, ladder, level_named, strength_of
from speeltafel.bots.protocol import Limit
from speeltafel.coach.ratings import Rating, chance, rated
from speeltafel.core.protocol import Decision

NEAR = 260.0
"""Only strengths within so many points of a level's own are tried."""
LENGTH, FIRST = 50, 10
"""Games of a series, and how many of them come before those that count."""


def score(game: str, level: str, adaptive: str, number: int, nodes: int) -> float:
    """What a level makes in one game against an adaptive one: 1, 0.5 or 0; they change seats."""
    match = Match(find(game, 2), f"adaptive/{level}/{adaptive}/{number}")
    own = number % 2
    players = [level_named(game, level if seat == own else adaptive) for seat in range(2)]
    bots = [player.make() for player in players]
    rng = Random(number)
    while isinstance(turn := match.turn, Decision):
        eyes = frozenset({turn.seat})
        seen, events = match.observe(eyes), match.events_for(eyes)
        choice = bots[turn.seat].choose(match.game, seen, events, Limit(nodes=nodes), rng.getrandbits(62))
        match.push(choice.action)
    assert match.outcome is not None
    winners = match.outcome.winners
    return 0.5 if len(winners) != 1 else float(own in winners)


def series(game: str, found: dict[str, float], own: float, rng: Random) -> float:
    """The share of the games that count in one series."""
    known = Rating()
    made = []
    for number in range(LENGTH):
        adaptive = adaptive_name(game, known.rating)
        strength = strength_of(adaptive)
        won = float(rng.random() < found.get(adaptive, chance(own, strength)))
        known = rated(known, strength, won)
        if number >= FIRST:
            made.append(won)
    return mean(made)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--nodes", type=int, default=600)
    parser.add_argument("--series", type=int, default=1_000)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--journal", type=Path, required=True)
    args = parser.parse_args()
    lines = args.journal.read_text().splitlines() if args.journal.exists() else []
    done: dict[tuple[str, str], list[float]] = defaultdict(list)
    for row in map(json.loads, lines):
        done[row["level"], row["adaptive"]].append(row["score"])
    ends = monotonic() + args.seconds
    rungs = ladder(args.game)
    cells = [
        (rung.level, adaptive)
        for rung in rungs
        for adaptive in adaptive_names(args.game)
        if abs(strength_of(adaptive) - rung.rating) <= NEAR
    ]
    for number in range(args.games):
        for cell in cells:
            if len(done[cell]) > number or monotonic() > ends:
                continue
            made = score(args.game, *cell, number, args.nodes)
            done[cell].append(made)
            with args.journal.open("a") as file:
                file.write(json.dumps({"level": cell[0], "adaptive": cell[1], "score": made}) + "\n")
    for rung in rungs:
        found = {cell[1]: mean(done[cell]) for cell in cells if cell[0] == rung.level and done[cell]}
        shares = [series(args.game, found, rung.rating, Random(number)) for number in range(args.series)]
        fewest = min((len(done[rung.level, each]) for each in found), default=0)
        print(
            f"{args.game} {rung.level}: {100 * mean(shares):.1f} ± {196 * stdev(shares) / len(shares) ** 0.5:.1f} % of games"
            f" {FIRST + 1} to {LENGTH}, {args.series} series; {len(found)} strengths, {fewest} games each at least"
        )


if __name__ == "__main__":
    main()
