"""Compares the search of Qwirkle's end with plain enumeration on small positions.

PYTHONPATH=src:. python bench/qwirkle_ends.py [--positions N] [--seed S]
"""

from __future__ import annotations

import argparse
import sys
from random import Random

from speeltafel import find
from speeltafel.bots.qwirkle.mind import QwirkleMind
from tests.bots.test_qwirkle import ends, plain_gain


def main() -> int:
    """Prints how many agree; fails when one does not."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=4)
    args = parser.parse_args()
    game = find("qwirkle", 2)
    end = QwirkleMind(game.rules).end
    tables = ends(game, Random(args.seed), tiles=4)
    agree = 0
    for _ in range(args.positions):
        state = next(tables)
        end.face(state.board, state.hands, state.mover, 0, 0.0)
        end.solve(whole=False)
        best = end.plays()[0][1] if end.plays() else end.worth_of_passing()
        if best == plain_gain(game, state, {}):
            agree += 1
        else:
            print(f"differs: {game.position(state)}")
    print(f"{agree} of {args.positions} agree")
    return 0 if agree == args.positions else 1


if __name__ == "__main__":
    sys.exit(main())
