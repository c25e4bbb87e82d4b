"""Whether the adaptive level meets everybody halfway: each level as "the person", in series of fifty games.

    PYTHONPATH=src:. python bench/adaptive.py qwinn --series 100 --journal build/adaptive_qwinn.jsonl

Every game of a series is played: against the adaptive level at the strength that the rating asks for, and the rating moves
after each as it does on a device. Levels that search get `--nodes` in place of time. Each series goes into a journal,
so that the command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import monotonic

from speeltafel import Match, find
from speeltafel.bots.levels import adaptive_name, ladder, level_named, strength_of
from speeltafel.bots.protocol import Limit
from speeltafel.coach.ratings import Rating, rated
from speeltafel.core.protocol import Decision

LENGTH, FIRST = 50, 10
"""Games of a series, and how many of them come before those that count."""


def score(game: str, level: str, adaptive: str, label: str, number: int, nodes: int) -> float:
    """What a level makes in one game against an adaptive one: 1, 0.5 or 0; they change seats."""
    match = Match(find(game, 2), f"adaptive/{level}/{label}/{number}")
    own = number % 2
    players = [level_named(game, level if seat == own else adaptive) for seat in range(2)]
    bots = [player.make() for player in players]
    rng = Random(f"{label}/{number}")
    while isinstance(turn := match.turn, Decision):
        eyes = frozenset({turn.seat})
        seen, events = match.observe(eyes), match.events_for(eyes)
        choice = bots[turn.seat].choose(match.game, seen, events, Limit(nodes=nodes), rng.getrandbits(62))
        match.push(choice.action)
    assert match.outcome is not None
    winners = match.outcome.winners
    return 0.5 if len(winners) != 1 else float(own in winners)


def series(game: str, level: str, label: str, nodes: int) -> float:
    """The share of the games that count in one series."""
    known = Rating()
    made = []
    for number in range(LENGTH):
        adaptive = adaptive_name(game, known.rating)
        won = score(game, level, adaptive, label, number, nodes)
        known = rated(known, strength_of(adaptive), won)
        if number >= FIRST:
            made.append(won)
    return mean(made)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--nodes", type=int, default=600)
    parser.add_argument("--series", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--journal", type=Path, required=True)
    args = parser.parse_args()
    lines = args.journal.read_text().splitlines() if args.journal.exists() else []
    done = {(row["level"], row["series"]): row["share"] for row in map(json.loads, lines)}
    ends = monotonic() + args.seconds
    levels = [rung.level for rung in ladder(args.game)]
    args.journal.parent.mkdir(parents=True, exist_ok=True)
    for number in range(args.series):
        for level in levels:
            if (level, number) in done or monotonic() > ends:
                continue
            done[level, number] = series(args.game, level, str(number), args.nodes)
            with args.journal.open("a") as file:
                row = {"level": level, "series": number, "share": done[level, number]}
                file.write(json.dumps(row) + "\n")
    for level in levels:
        shares = [share for (name, _), share in done.items() if name == level]
        off = 196 * stdev(shares) / len(shares) ** 0.5 if len(shares) > 1 else 100.0
        print(
            f"{args.game} {level}: {100 * mean(shares):.1f} ± {off:.1f} % of games {FIRST + 1} to {LENGTH},"
            f" {len(shares)} series, {args.nodes} nodes a move"
        )


if __name__ == "__main__":
    main()
