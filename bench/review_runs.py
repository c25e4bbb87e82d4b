"""Plays games between levels and looks back at them, once for every seed and effort; other review benches read it.

    PYTHONPATH=src:. python bench/review_runs.py qwirkle --games 45 --seeds 0 1 --out qwirkle.jsonl
    PYTHONPATH=src:. python bench/review_runs.py exago --games 60 --factors 1 2 --out exago.jsonl
    PYTHONPATH=src:. python bench/review_runs.py qwirkle --games 160 --first 4000 --once --out losses.jsonl

`--once` looks at every decision once, without a second pass: the same judge, cheaper. A run that was interrupted goes on
with the same command: what is in the file is not done again.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from speeltafel import Decision, Match, find
from speeltafel.bots.levels import bot_named, level_names
from speeltafel.bots.protocol import Limit
from speeltafel.coach.appraisal import Appraisal
from speeltafel.coach.find import coach_for
from speeltafel.coach.plan import Thinking, decisions, luck_of
from speeltafel.coach.review import LookBack, Stage, appraise, review, summed_up

NODES = 4_000


def line_up(name: str, seats: int, number: int) -> list[str]:
    """Levels that meet in game `number`: neighbours in strength, every pair in turn."""
    levels = level_names(name)
    first = number % (len(levels) - 1)
    pair = [levels[first], levels[first + 1]]
    rng = Random(number)
    found = [*pair, *(rng.choice(pair) for _ in range(seats - 2))]
    rng.shuffle(found)
    return found


def played(name: str, seats: int, number: int, bots: list[str], nodes: int = NODES) -> Match[Any, Any]:
    """One game to its end; the same number is the same game."""
    match: Match[Any, Any] = Match(find(name, seats), seed=number)
    players = [bot_named(name, each) for each in bots]
    while isinstance(turn := match.turn, Decision):
        eyes = frozenset({turn.seat})
        seen, events = match.observe(eyes), match.events_for(eyes)
        luck = 1_000 * number + len(match.log)
        match.push(players[turn.seat].choose(match.game, seen, events, Limit(nodes=nodes), luck).action)
    return match


def looked_back(
    match: Match[Any, Any], seed: int, factor: float, *, is_once: bool = False
) -> tuple[LookBack, dict[int, Appraisal], float]:
    """The review at so many times the usual effort, what is known of every decision, and its CPU seconds."""
    coach = coach_for(match.game)
    effort = coach.effort.times(factor)
    began = time.process_time()
    if is_once:
        asked = [Thinking(each.number, effort.first, luck_of(seed, each.number)) for each in decisions(match)]
        known = {each.number: appraise(match, coach, each) for each in asked}
        return summed_up(match, coach, known, seed), known, time.process_time() - began
    *stages, found = review(match, coach, effort=effort, seed=seed)
    assert isinstance(found, LookBack)
    known = {each.appraisal.number: each.appraisal for each in stages if isinstance(each, Stage)}
    return found, known, time.process_time() - began


def doubts(known: dict[int, Appraisal]) -> dict[int, dict[str, Any]]:
    """What the playouts leave open of every decision, and what it cost: the judge's own error is not in it."""
    return {
        number: {
            "loss": each.loss()[0],
            "spread": each.loss()[1],
            "short": each.short()[0],
            "wide": each.short()[1],
            "deals": each.deals,
            "late": each.late,
            "exact": each.is_exact,
            "nodes": each.nodes,
        }
        for number, each in known.items()
    }


def read(path: Path) -> dict[tuple[int, int, float], dict[str, Any]]:
    """What a file has, by game, seed and factor."""
    lines = path.read_text().splitlines() if path.exists() else []
    rows = [json.loads(line) for line in lines if line.endswith("}")]
    return {(row["number"], row["seed"], row["factor"]): row for row in rows}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seeds", type=int, nargs="+", default=[0])
    parser.add_argument("--factors", type=float, nargs="+", default=[1.0])
    parser.add_argument("--once", action="store_true", help="without a second pass")
    parser.add_argument("--bots", nargs="+", help="instead of all neighbouring levels")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    done = read(args.out)
    for number in range(args.first, args.first + args.games):
        wanted = [(number, seed, factor) for seed in args.seeds for factor in args.factors]
        if all(each in done for each in wanted):
            continue
        bots = args.bots or line_up(args.game, args.seats, number)
        match = played(args.game, args.seats, number, bots)
        for each in wanted:
            if each in done:
                continue
            found, known, seconds = looked_back(match, each[1], each[2], is_once=args.once)
            row = {
                "number": number,
                "seed": each[1],
                "factor": each[2],
                "bots": bots,
                "cpu": seconds,
                "review": msgspec.to_builtins(found),
                "doubts": doubts(known),
            }
            with args.out.open("a") as file:
                file.write(json.dumps(row) + "\n")
            print(number, each[1], each[2], bots, f"{seconds:.2f} s", flush=True)


if __name__ == "__main__":
    main()
