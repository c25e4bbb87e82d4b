"""Makes the small table of Qwinn! that goes into the package from a solved one: `python -m speeltafel.lab.fit_qwinn`.

A chance depends on the own points and side and on the other's. Over some chosen points of each player its log odds
are one large matrix, and a few of its singular vectors say nearly all of it; between the chosen points they are
drawn as straight lines.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
import numpy as np

from speeltafel.bots.command_line import tell
from speeltafel.bots.qwinn.small import SMALL, SmallHead, SmallTable, read_small
from speeltafel.bots.qwinn.table import SIDES, SPACES, table_path
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.lab.qwinn_store import mapped
from speeltafel.lab.qwinn_tables import Floats
from speeltafel.lab.solve_qwinn import rules_of

KNOTS = (
    *range(0, 160, 20),
    *range(160, 210, 10),
    *range(210, 240, 5),
    *range(240, 250, 3),
    *(250, 256, 264, 280),
)
"""The points between which lines are drawn: the closer, the nearer to the target of the standard game."""

RANK = 16
ROUNDS = 40
SURE = 0.002
"""Chances nearer to 0 or 1 than this are all one to the fit."""

MOST = 32767


def fit(after: Floats, rules: Rules, knots: tuple[int, ...] = KNOTS, rank: int = RANK) -> bytes:
    """The file of the small table that comes nearest to a solved one."""
    rows = [(p, side) for p in knots for side in range(SIDES) if p < rules.target or side >= SPACES]
    points = np.array([p for p, _ in rows])
    sides = np.array([side for _, side in rows])
    chances = np.empty((len(rows), len(rows)), np.float32)
    for number, (p, side) in enumerate(rows):
        chances[number] = after[p][points, side, sides]
    mine, theirs = _factors(np.clip(chances + 0.5, SURE, 1 - SURE), rank)
    scales = np.maximum(np.abs(mine).max(axis=0), np.abs(theirs).max(axis=0)) / MOST
    head = SmallHead(rules.target, list(knots), rank, [float(scale) for scale in scales])
    numbers = np.concatenate([np.rint(part / scales) for part in (mine, theirs)]).astype("<i2")
    return msgspec.json.encode(head) + b"\n" + numbers.tobytes()


def _factors(chances: Floats, rank: int) -> tuple[Floats, Floats]:
    """Two thin matrices whose product comes near the log odds, the nearer the more an error would move the chance.

    Round by round the entries that matter less are replaced by what the last round made of them.
    """
    odds = np.log(chances / (1 - chances))
    weight = 4 * chances * (1 - chances)
    basis = np.linalg.qr(np.random.default_rng(0).standard_normal((len(odds), rank + 4)))[0]
    filled = odds
    for _ in range(ROUNDS):
        for _ in range(2):
            basis = np.linalg.qr(filled.T @ np.linalg.qr(filled @ basis)[0])[0]
        left, sizes, right = np.linalg.svd(filled @ basis, full_matrices=False)
        root = np.sqrt(sizes[:rank])
        mine, theirs = left[:, :rank] * root, (basis @ right.T)[:, :rank] * root
        filled = weight * odds + (1 - weight) * (mine @ theirs.T)
    return mine, theirs


def spread(small: SmallTable, bound: int) -> Floats:
    """The small table written out in full, as the solver's kernels take it."""
    size = bound + 1
    sides = [(p, side) for p in range(size) for side in range(SIDES)]
    mine: Floats = np.array([small.mine(p, side) for p, side in sides], np.float32)
    theirs: Floats = np.array([small.theirs(q, side) for q, side in sides], np.float32)
    after = np.empty((size, size, SIDES, SIDES), np.float32)
    for p in range(size):
        part = mine[p * SIDES : (p + 1) * SIDES] @ theirs.T
        after[p] = (1 / (1 + np.exp(-part)) - 0.5).reshape(SIDES, size, SIDES).transpose(1, 0, 2)
    after[:, small.head.target :, :, :SPACES] = -0.5
    after[small.head.target :, :, :SPACES, :] = 0.5
    return after


def main() -> None:
    """Reads the solved table of the standard rules and writes the small one where bots look for it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, help="where the solved table lies, if not in the data folder")
    parser.add_argument("--out", type=Path, default=SMALL)
    parser.add_argument("--rank", type=int, default=RANK)
    args = parser.parse_args(namespace=argparse.Namespace(target=None, cap=None, negeer_stops_topper=False))
    rules = rules_of(args)
    after = mapped(table_path(rules, args.data))
    if after is None:
        raise SystemExit("no solved table here: run `speeltafel solve qwinn` first")
    args.out.write_bytes(fit(after, rules, rank=args.rank))
    wide = spread(read_small(args.out), len(after) - 1)
    rng = np.random.default_rng(1)
    at = tuple(rng.integers(0, size, 200_000) for size in after.shape)
    off = np.abs(wide[at] - after[at])
    tell(
        f"{args.out.stat().st_size:,} bytes; off by {off.mean():.5f} in the mean, {np.quantile(off, 0.99):.5f} at most in 99 %"
    )


if __name__ == "__main__":
    main()
