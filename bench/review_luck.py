"""Whether luck is zero on average, and how much of a result's spread it explains.

    PYTHONPATH=src:. python bench/review_luck.py qwirkle saver gatherer --games 2000 --out luck-qwirkle.jsonl
    PYTHONPATH=src:. python bench/review_luck.py qwinn master master --games 2000 --out luck-qwinn.jsonl

It needs no search. A run that was interrupted goes on with the same command. The bots change seats every game, so that
the mean of the first one's margin is what an arena finds.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from statistics import mean, pvariance, stdev

from bench.review_runs import played
from speeltafel.coach.accounts import part_of_win
from speeltafel.coach.find import coach_for
from speeltafel.coach.luck import fortunes


def one(name: str, number: int, bots: list[str]) -> dict[str, float]:
    """The first bot's result of a game, raw and as luck."""
    turned = number % len(bots)
    match = played(name, len(bots), number, bots[-turned:] + bots[:-turned] if turned else bots)
    assert match.outcome is not None
    luck = fortunes(match, coach_for(match.game))
    scores = match.outcome.scores
    others = [points for seat, points in enumerate(scores) if seat != turned]
    return {
        "number": number,
        "seat": turned,
        "win": part_of_win(match.outcome, turned),
        "margin": scores[turned] - sum(others) / len(others),
        "luck": sum(each.chances[turned] for each in luck),
        "luck_margin": sum(each.margins[turned] for each in luck),
        "luck_of_first": sum(each.chances[0] for each in luck),
    }


def report(rows: list[dict[str, float]]) -> str:
    """Means with their standard errors, and what is left of the spread without luck."""
    lines = [f"{len(rows)} games"]

    def told(label: str, values: list[float]) -> None:
        error = stdev(values) / sqrt(len(values))
        within = abs(mean(values)) <= 2 * error
        lines.append(f"{label}: {mean(values):+.4f}, standard error {error:.4f}, zero within two: {within}")

    told("luck of the first bot", [row["luck"] for row in rows])
    told("luck of seat 0", [row["luck_of_first"] for row in rows])
    told("luck of the first bot in points", [row["luck_margin"] for row in rows])
    if len({row["seat"] for row in rows}) == 2:
        told("luck of seat 0 in points", [row["luck_margin"] * (1 - 2 * row["seat"]) for row in rows])
    for raw, luck in (("win", "luck"), ("margin", "luck_margin")):
        values = [row[raw] for row in rows]
        left = [row[raw] - row[luck] for row in rows]
        error = stdev(left) / sqrt(len(left))
        ratio = pvariance(left) / pvariance(values) if pvariance(values) else 0.0
        lines.append(
            f"{raw}: raw {mean(values):+.4f}, without luck {mean(left):+.4f} (standard error {error:.4f}),"
            f" variance {ratio:.3f} of the raw one"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument(
        "--first", type=int, default=0, help="number of the first game: other numbers are other games"
    )
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    rows = [json.loads(line) for line in args.out.read_text().splitlines()] if args.out.exists() else []
    for number in range(args.first + len(rows), args.first + args.games):
        rows.append(one(args.game, number, args.bots))
        with args.out.open("a") as file:
            file.write(json.dumps(rows[-1]) + "\n")
    print(report(rows))


if __name__ == "__main__":
    main()
