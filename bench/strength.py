"""Every claim about the bots' strength as an arena, played and judged, in one table.

    python bench/strength.py --out build/strength            # all of it: hours
    python bench/strength.py --out build/quick --share 0.05  # a twentieth of the games
    python bench/strength.py --only qwirkle-20ms             # one claim

Arenas keep their logs in the folder: a second call goes on from there. What is printed can go into docs/figures.md.
"""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from speeltafel.bots.levels import level_names  # noqa: E402  the path comes first
from speeltafel.core.registry import specs  # noqa: E402
from speeltafel.lab.reports import Summary  # noqa: E402


@dataclass(frozen=True, slots=True)
class Claim:
    """The first bot's share of the wins in an arena, and between which bounds it should lie (in per cent)."""

    name: str
    words: str
    games: int
    least: float
    most: float = 100.0


CLAIMS = (
    Claim("qwirkle-1s", "qwirkle strongest greedy --limit 1s", 400, 80),
    Claim("qwirkle-20ms", "qwirkle strongest greedy --limit 20ms", 1000, 74),
    Claim("qwirkle-four", "qwirkle strongest greedy --seats 4 --limit 20ms", 1000, 38),
    Claim("exago-next", "exago strongest greedy --limit 20ms", 1000, 90),
    Claim("exago-off", "exago strongest greedy --limit 20ms --option duty=off", 1000, 90),
    Claim("exago-three-next", "exago strongest greedy --seats 3 --limit 20ms", 1000, 60),
    Claim("exago-three-off", "exago strongest greedy --seats 3 --limit 20ms --option duty=off", 1000, 60),
    Claim("qwinn-greedy", "qwinn strongest greedy", 1000, 50),
    *(
        Claim(f"{game}-{stronger}", f"{game} {stronger} {weaker}", 1000, 60, 85)
        for game in (name for name, spec in specs().items() if spec.levels)
        for weaker, stronger in zip(level_names(game), level_names(game)[1:], strict=False)
    ),
)


def played(claim: Claim, folder: Path, share: float, seed: str, jobs: int) -> tuple[str, Summary]:
    """Runs the arena of a claim, or the rest of it; returns the command and the figures."""
    games = max(20, round(claim.games * share))
    figures = folder / f"{claim.name}.json"
    words = f"arena {claim.words} --games {games} --seed {seed}"
    program = [sys.executable, "-m", "speeltafel", *shlex.split(words)]
    program += ["--json", str(figures), "--resume", "--jobs", str(jobs)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    subprocess.run(program, check=True, env=environment, stdout=subprocess.DEVNULL)
    return f"speeltafel {words}", msgspec.json.decode(figures.read_bytes(), type=Summary)


def line(claim: Claim, command: str, found: Summary) -> str:
    """One row of the table: the claim holds when the share itself lies within its bounds."""
    first = found.bots[0]
    value, low, high = (100 * (each or 0) for each in (first.share.value, first.share.low, first.share.high))
    holds = "yes" if claim.least <= value <= claim.most else "**no**"
    wanted = f"≥ {claim.least:g} %" if claim.most == 100 else f"{claim.least:g}–{claim.most:g} %"
    faults = sum(sum(bot.faults.values()) for bot in found.bots)
    return (
        f"| `{command}` | {found.games} | {value:.1f} % ({low:.1f}–{high:.1f}) | {wanted} | {holds} "
        f"| {first.milliseconds:.1f} / {first.milliseconds_most:.0f} ms | {faults} |"
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "strength")
    parser.add_argument("--share", type=float, default=1.0, help="of the games that each claim asks for")
    parser.add_argument(
        "--only", action="append", default=[], metavar="NAME", help="claims whose names begin so"
    )
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    print("| arena | games | wins of the first | wanted | holds | time a move, mean / most | faults |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for claim in CLAIMS:
        if not args.only or claim.name.startswith(tuple(args.only)):
            print(line(claim, *played(claim, args.out, args.share, args.seed, args.jobs)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
