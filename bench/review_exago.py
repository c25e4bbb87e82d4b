"""Whether reviews of Exago with budgets 1 : 2 name the same unproved mistakes, on many games at little cost.

    PYTHONPATH=src:. python bench/review_exago.py --first 20000 --games 400 --out exago.jsonl

A mistake needs its loss at a budget and at twice that, so three looks tell both reviews: at one, two and four times the
first look. Both need the one in the middle: where that loses less there are no others. Only decisions that lose something
at a quarter of the first look are looked at, and every twentieth of the others, to count what that leaves out. A run that
was interrupted goes on with the same command.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bench.review_runs import line_up, played
from speeltafel.coach.appraisal import Appraisal, Weighed
from speeltafel.coach.classes import VALUES
from speeltafel.coach.exago import ExagoCoach
from speeltafel.coach.plan import Thinking, decisions, next_thoughts
from speeltafel.coach.review import appraise

SCREEN = 0.06
CONTROL = 20
GLANCE = 0.25
LEAST = VALUES["mistake"]


def looks(number: int) -> list[dict[str, Any]]:
    """What is found of every decision of one game."""
    match = played("exago", 2, number, line_up("exago", 2, number))
    coach = ExagoCoach(match.game)
    numbers = [each.number for each in decisions(match)]
    found = []
    for asked in next_thoughts(numbers, {}, coach, coach.effort, 0):

        def look(times: float, known: Appraisal | None = None, asked: Thinking = asked) -> Appraisal:
            nodes = round(times * asked.nodes)
            return appraise(match, coach, Thinking(asked.number, nodes, asked.luck, known))

        first = look(GLANCE)
        glance = first.loss()[0]
        row: dict[str, Any] = {"number": asked.number, "proved": first.proof is not None, "glance": glance}
        if first.proof is None and (glance >= SCREEN or asked.number % CONTROL == 0):
            unproved = all_lost(first)
            two = look(2, unproved).loss()[0]
            one, four = (
                (look(times, unproved).loss()[0] for times in (1, 4)) if two >= LEAST else (None, None)
            )
            row["looks"] = [one, two, four]
        found.append(row)
    return found


def all_lost(known: Appraisal) -> Appraisal:
    """The same decision as if everything was lost by it: a second look, which keeps the milder of both, is then told as it is.

    A second look does not try to prove anything again, which no budget changes.
    """
    better = Weighed("", 1.0, better=1.0, better2=1.0)
    return replace(known, choices=[better, Weighed(known.action, 0.0)], deals=1)


def report(rows: list[dict[str, Any]]) -> str:
    """Counts of all games in the file."""
    found: Counter[str] = Counter(games=len(rows))
    for row in rows:
        for each in row["decisions"]:
            found["decisions"] += 1
            found["proved"] += each["proved"]
            if "looks" not in each:
                continue
            one, two, four = (value is not None and value >= LEAST for value in each["looks"])
            if each["glance"] < SCREEN:
                found["left out, looked at all the same"] += 1
                found["mistakes of either among those"] += two and (one or four)
                continue
            found["looked at"] += 1
            found["mistakes of either"] += two and (one or four)
            found["in both"] += one and two and four
    share = found["in both"] / max(1, found["mistakes of either"])
    return f"{dict(found)}\nin both: {100 * share:.1f} %"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--first", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=1e9, help="of CPU at the most")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    rows = [json.loads(line) for line in args.out.read_text().splitlines()] if args.out.exists() else []
    began = time.process_time()
    for number in range(args.first + len(rows), args.first + args.games):
        if time.process_time() - began > args.seconds:
            break
        rows.append({"game": number, "decisions": looks(number)})
        with args.out.open("a") as file:
            file.write(json.dumps(rows[-1]) + "\n")
    print(report(rows))


if __name__ == "__main__":
    main()
