"""Checks a solved table of Qwinn! in two ways that share nothing with the solver.

    PYTHONPATH=src:. python bench/qwinn_verify.py [--states 500] [--games 100000] [--seed 1] [--option NAME=VALUE]

A second reading of the rules in plain Python values random states by what follows them, half of them anywhere
in the table and half from games; and games of best play, from the start and from both seats, come out as the table says.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

from speeltafel.bots.qwinn.table import SPACES, FullTable, open_table, table_path
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.lab.qwinn_games import duel
from speeltafel.lab.qwinn_store import mapped
from speeltafel.lab.solve_qwinn import rules_of
from tests.lab.qwinn_plain import best

SEATS = ("the player who begins", "the other")


def residual(rules: Rules, table: FullTable, states: int, seed: int) -> float:
    """The most by which any of so many random states differs from what follows it."""
    rng, worst = Random(seed), 0.0
    bound = table.head.bound
    for number in range(states):
        far = rng.randrange(bound + 1)
        p = rng.randrange(bound + 1) if number % 2 else max(0, min(bound, far + rng.randint(-40, 40)))
        q = rng.randrange(bound + 1) if number % 2 else far
        mine = rng.randrange(SPACES if p >= rules.target else 0, 48)
        theirs = rng.randrange(SPACES if q >= rules.target else 0, 48)
        value = best(
            p, q, mine, theirs, table.after,
            target=rules.target, bound=bound, strict=rules.negeer_stops_topper,
        )  # fmt: skip
        worst = max(worst, abs(value - (1 - table.after(q, p, theirs, mine))))
    return worst


def main() -> None:
    """Says what was checked, and leaves with 1 when something does not hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--states", type=int, default=500)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--target", type=int)
    parser.add_argument("--cap", type=int)
    parser.add_argument("--negeer-stops-topper", action="store_true")
    parser.add_argument("--data", type=Path)
    args = parser.parse_args()
    rules = rules_of(args)
    table, values = open_table(rules, args.data), mapped(table_path(rules, args.data))
    if table is None or values is None:
        raise SystemExit("no solved table of these rules here: run `speeltafel solve qwinn` first")
    print(f"start {table.head.start:.6f}, the solver's residual {table.head.residual:.1e}")
    worst = residual(rules, table, args.states, args.seed)
    print(f"{args.states} states by a second reading: off by {worst:.1e} at most (allowed 2e-6)")
    ok = worst <= 2e-6
    games = duel(rules, values, values, values, games=args.games, seed=args.seed)
    share, error = games.won
    for seat, name in enumerate(SEATS):
        wanted = (table.head.start, 1 - table.head.start)[seat]
        found = (share, 1 - share)[seat]
        print(
            f"{args.games} games: {name} wins {found:.5f}, the table says {wanted:.5f}, {(found - wanted) / error:+.2f} standard errors"
        )
        ok = ok and abs(found - wanted) <= 4 * error
    turns = games.figures[:, :, 2].sum(axis=1).mean()
    print(
        f"a game has {turns:.2f} turns in the mean; chances given away by the players' own table: {games.lost(0)[0]:.1e}"
    )
    raise SystemExit(0 if ok else 1)


if __name__ == "__main__":
    main()
