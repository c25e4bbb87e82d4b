"""Judges the decisions of reviewed games with many times the search; `bench/review_truth.py` tells what that changes.

    PYTHONPATH=src:. python bench/review_runs.py qwirkle --games 12 --first 9000 --out truth.jsonl
    PYTHONPATH=src:. python bench/review_deep.py qwirkle truth.jsonl --times 20 --out deep.jsonl

Decisions of all games come in one shuffled order, of which those that cost least go first: what is certain, while there is
a bag, late, ends with open hands. Wherever it is stopped, those judged of a kind are an even sample of that kind. With
`--plain 0.25` that is all that have a name and every fourth of the others, which then count four times. A run that was
interrupted goes on with the same command.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bench.review_runs import doubts, played, read
from speeltafel import Match
from speeltafel.bots.qwirkle.bot import is_open as has_open_hands
from speeltafel.coach.appraisal import Appraisal, Coach
from speeltafel.coach.classes import is_open, verdict
from speeltafel.coach.find import coach_for
from speeltafel.coach.plan import Thinking, luck_of
from speeltafel.coach.qwirkle import QwirkleCoach
from speeltafel.coach.review import appraise

OTHER_DEALS = 1_000_000
"""Deep looks have deals of their own, so that they do not share the luck of what they are compared with."""
OPEN_END = 25
"""An end with open hands gets so many times as much again: the second pass of a review searches it long already."""


def deep_coach(match: Match[Any, Any]) -> Coach[Any, Any]:
    """The judge; for Qwirkle with playouts twice as deep among twice as many plays."""
    coach = coach_for(match.game)
    if isinstance(coach, QwirkleCoach):
        coach.width, coach.turns = 2 * coach.width, 2 * coach.turns
    return coach


def deep_look(match: Match[Any, Any], coach: Coach[Any, Any], number: int, times: float) -> Appraisal:
    """One decision with so many times a review's first thought, and where values are no chances as much again twice."""
    effort = coach.effort.times(times)
    luck = luck_of(OTHER_DEALS, number)
    nodes = effort.first
    if isinstance(coach, QwirkleCoach) and has_open_hands(coach.game.rules, match.before(number)):
        nodes *= OPEN_END
    found = appraise(match, coach, Thinking(number, nodes, luck))
    if not coach.tells_chances and is_open(found, coach):
        found = appraise(match, coach, Thinking(number, effort.more, luck, found))
    return found


def sampled(rows: dict[int, dict[str, Any]], plain: float) -> dict[tuple[int, int], float]:
    """The decisions of all games in the order in which they are judged, each with how many it stands for."""
    found = {}
    for number, row in sorted(rows.items()):
        for each in row["review"]["verdicts"]:
            if each.get("name"):
                found[number, each["number"]] = 1.0
            elif Random(f"{number}/{each['number']}").random() < plain:
                found[number, each["number"]] = 1 / plain
    order = list(found)
    Random(1).shuffle(order)
    order.sort(key=lambda each: dear(rows[each[0]]["doubts"][str(each[1])]))
    return {each: found[each] for each in order}


def dear(doubt: dict[str, Any]) -> int:
    """How much a deep look costs beside others, by what the review knew."""
    if doubt["exact"]:
        return 0
    return 3 if doubt["deals"] == 1 else 2 if doubt["late"] else 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("reviews", type=Path)
    parser.add_argument("--times", type=float, default=20)
    parser.add_argument("--plain", type=float, default=1.0, help="the share of decisions without a name")
    parser.add_argument("--seconds", type=float, default=1e9, help="of CPU at the most")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    rows = {number: row for (number, _, _), row in read(args.reviews).items()}

    @cache
    def game(number: int) -> Match[Any, Any]:
        bots = rows[number]["bots"]
        return played(args.game, len(bots), number, bots)

    lines = args.out.read_text().splitlines() if args.out.exists() else []
    done = {(row["game"], row["number"]) for row in map(json.loads, lines)}
    began = time.process_time()
    for each, weight in sampled(rows, args.plain).items():
        if each in done:
            continue
        if time.process_time() - began > args.seconds:
            break
        match = game(each[0])
        coach = deep_coach(match)
        found = deep_look(match, coach, each[1], args.times)
        row = {
            "game": each[0],
            "number": each[1],
            "weight": weight,
            "verdict": msgspec.to_builtins(verdict(found, coach)),
            "doubt": doubts({each[1]: found})[each[1]],
        }
        with args.out.open("a") as file:
            file.write(json.dumps(row) + "\n")


if __name__ == "__main__":
    main()
