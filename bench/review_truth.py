"""Whether verdicts are true: reviews beside the same decisions judged with many times the search.

    PYTHONPATH=src:. python bench/review_runs.py qwirkle --games 12 --first 9000 --out truth.jsonl
    PYTHONPATH=src:. python bench/review_deep.py qwirkle truth.jsonl --times 20 --out deep.jsonl
    PYTHONPATH=src:. python bench/review_truth.py --reviews truth.jsonl --deep deep.jsonl

Of those that lose five points or more there it counts how many are flagged; a flag is refuted when its loss there is
less than half of its class's least; and it counts how often the stated error holds the value found there. It also fits
the judge's own error, for every game on the others, and counts what that holds.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Sequence
from math import hypot, sqrt
from pathlib import Path
from statistics import median
from typing import Any

from msgspec import Struct

from bench.review_runs import read
from speeltafel.coach.classes import CHANCES, HOLDS, POINTS, VALUES

LARGE = 0.05
WANTED = 0.92
"""An own error is fitted to hold so many on the games it is fitted on: a little more than the nine of ten that are promised."""


class Compared(Struct, frozen=True):
    """One decision as it was told, and as it was judged deeper: `off` is how far apart they are, in what was told.

    `weight` is for how many decisions it stands, where not all were judged deeper.
    """

    game: int
    told: dict[str, Any]
    doubt: dict[str, Any]
    deep: dict[str, Any]
    deeper: dict[str, Any]
    weight: float = 1.0

    @property
    def unit(self) -> str:
        return str(self.told.get("unit", "chance"))

    @property
    def true(self) -> float:
        """What it loses by the deeper judge, in the unit in which it was told."""
        if self.unit == "points":
            return max(0.0, float(self.deeper["short"]))
        return float(self.deep["given"])

    @property
    def off(self) -> float:
        return abs(self.told["loss"] - self.true)

    @property
    def noise(self) -> float:
        """What the playouts leave open, nine times in ten."""
        return float(HOLDS * self.doubt["wide" if self.unit == "points" else "spread"])

    @property
    def kind(self) -> tuple[str, str]:
        """What is told, and what the judge knows: an open end that was searched through in part, few tiles to come, or many."""
        if self.doubt["deals"] == 1:
            return self.unit, "open end"
        return self.unit, "late" if self.doubt["late"] else "early"

    @property
    def is_refuted(self) -> bool:
        """Whether a flag's loss there is less than half of its class's least."""
        if self.told.get("decides"):
            return not self.deep.get("decides")
        classes = {"points": POINTS, "chance": CHANCES, "none": VALUES}[self.unit]
        return self.true < classes[self.told["name"]] / 2


def compared(reviews: Sequence[Path], deep: Sequence[Path]) -> list[Compared]:
    """All decisions that were told and judged deeper."""
    rows = {number: row for path in reviews for (number, _, _), row in read(path).items()}
    told = {
        (number, each["number"]): (each, row["doubts"][str(each["number"])])
        for number, row in rows.items()
        for each in row["review"]["verdicts"]
    }
    lines = [json.loads(line) for path in deep for line in path.read_text().splitlines()]
    return [
        Compared(
            row["game"],
            *told[row["game"], row["number"]],
            row["verdict"],
            row["doubt"],
            row.get("weight", 1.0),
        )
        for row in lines
        if (row["game"], row["number"]) in told
    ]


def fitted(cases: Sequence[Compared], wanted: float = WANTED) -> float:
    """The least own error with which so many of the cases are held."""
    needed = sorted((sqrt(max(0.0, each.off**2 - each.noise**2)), each.weight) for each in cases)
    left = wanted * sum(each.weight for each in cases)
    for error, weight in needed:
        left -= weight
        if left < 0:
            return error
    return needed[-1][0] if needed else 0.0


def cross_fitted(cases: Sequence[Compared]) -> list[Compared]:
    """Those that are held when the own error of each game is fitted on all the others."""
    held = []
    for game in {each.game for each in cases}:
        others: dict[tuple[str, str], list[Compared]] = defaultdict(list)
        for each in cases:
            if each.game != game:
                others[each.kind].append(each)
        own = {kind: fitted(some) for kind, some in others.items()}
        mine = [each for each in cases if each.game == game]
        held += [each for each in mine if each.off <= hypot(own.get(each.kind, 0.0), each.noise) + 1e-9]
    return held


def report(cases: Sequence[Compared]) -> str:
    """All counts, one a line; shares count a decision as often as it has weight."""
    lines = [f"{_size(cases)} decisions of {len({each.game for each in cases})} games"]
    ratio = median(each.deeper["nodes"] / max(1, each.doubt["nodes"]) for each in cases)
    lines.append(f"nodes against those of the review: {ratio:.1f} times in the middle")
    large = [each for each in cases if each.deep["given"] >= LARGE]
    missed = [each for each in large if not each.told.get("name")]
    lines.append(f"lose 5 points or more there: {_size(large)}, not flagged: {_share(missed, large)}")
    lines += [f"  not flagged: {_case(each)}" for each in missed]
    named = [each for each in cases if each.deep.get("name")]
    plain = [each for each in named if not each.told.get("name")]
    lines.append(f"flagged there: {_size(named)}, not flagged: {_share(plain, named)}")
    flags = [each for each in cases if each.told.get("name")]
    refuted = [each for each in flags if each.is_refuted]
    lines.append(f"flags: {_size(flags)}, refuted: {_share(refuted, flags)}")
    lines += [f"  refuted: {_case(each)}" for each in refuted]
    decided = [each for each in cases if each.told.get("decides")]
    wrong = [each for each in decided if not each.deep.get("decides")]
    lines.append(f"proved: {_size(decided)}, not proved there: {_share(wrong, decided)}")
    lines += _errors([each for each in cases if not each.doubt["exact"] and each.unit != "none"])
    return "\n".join(lines)


def _errors(open_ones: Sequence[Compared]) -> list[str]:
    lossy = [each for each in open_ones if each.told["loss"] + each.true > 0]
    lines = []
    for name, cases in (
        ("all", open_ones),
        ("with a loss in either", lossy),
        ("flagged", [each for each in open_ones if each.told.get("name")]),
    ):
        held = [each for each in cases if each.off <= each.told["error"] + 1e-9]
        lines.append(f"the stated error holds, {name}: {_share(held, cases)} of {_size(cases)}")
    lines.append(
        f"fitted on the other games it holds: {_share(cross_fitted(lossy), lossy)} of {_size(lossy)}"
    )
    for kind in sorted({each.kind for each in lossy}):
        cases = [each for each in lossy if each.kind == kind]
        rms = sqrt(sum(each.weight * each.off**2 for each in cases) / sum(each.weight for each in cases))
        name = ", ".join(kind)
        lines.append(
            f"{name}: {_size(cases)}, root mean square {rms:.4f}, own error fitted {fitted(cases):.4f}"
        )
    return lines


def _case(each: Compared) -> str:
    return (
        f"game {each.game}, {each.told['number']}: {each.told.get('name', '')} {each.told['loss']:.3f} ±"
        f" {each.told['error']:.3f} {each.unit}, there {each.true:.3f} (chance {each.deep['given']:.3f})"
    )


def _size(cases: Sequence[Compared]) -> str:
    """How many there are, and for how many they stand."""
    weight = sum(each.weight for each in cases)
    return f"{len(cases)}" if weight == len(cases) else f"{len(cases)} (for {weight:.0f})"


def _share(part: Sequence[Compared], whole: Sequence[Compared]) -> str:
    weight = sum(each.weight for each in whole)
    return f"{_size(part)}" + (
        f", {100 * sum(each.weight for each in part) / weight:.1f} %" if weight else ""
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--reviews", type=Path, nargs="+", required=True)
    parser.add_argument("--deep", type=Path, nargs="+", required=True)
    args = parser.parse_args()
    print(report(compared(args.reviews, args.deep)))


if __name__ == "__main__":
    main()
