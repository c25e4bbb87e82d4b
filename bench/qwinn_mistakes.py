"""Looks for the decisions of Qwinn! that people would get wrong: where points and best play part most.

    PYTHONPATH=src:. python bench/qwinn_mistakes.py [--games 60] [--seed 1] [--each 4]

Games of best play by the solved table; at every decision somebody who wants points, and a boycott as much as eight of
them, is asked too. What that answer gives away is sorted by the kind of mistake.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from random import Random

from speeltafel import Outcome, find
from speeltafel.bots.qwinn.race import A_WIN, OWN
from speeltafel.bots.qwinn.small import chances_for
from speeltafel.bots.qwinn.turn import Turn, Worth
from speeltafel.core.protocol import Decision
from speeltafel.games.qwinn.game import Qwinn
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.state import Action, Fail, Go, Keep, Sheet


def people(rules: Rules) -> Worth:
    """Points, and a boycott on the other as much as none on oneself."""

    def worth(mover: Sheet, other: Sheet) -> float:
        won = mover.points >= rules.target and not mover.boycott
        return mover.points + A_WIN * won + OWN * (bool(other.boycott) - bool(mover.boycott))

    return worth


def kind(best: Action, asked: Action) -> str:
    """What sort of mistake an answer is."""
    match best, asked:
        case Keep(), Keep():
            return "keeps other dice"
        case Keep(), _:
            return "stops instead of throwing on"
        case _, Keep():
            return "throws on instead of stopping"
        case Fail(), _:
            return "does not fail on purpose"
        case Go(space=space), Go(space=other) if space == other:
            return "uses the red die otherwise"
        case Go(red=red), Go(red=other) if red != other:
            return "takes points for the red die, or the red die for points"
    return "goes to another space"


def main() -> None:
    """Prints the costliest mistakes of every sort, and what a sort costs a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=int, default=4)
    args = parser.parse_args()
    game = find("qwinn")
    assert isinstance(game, Qwinn)
    chances, points = chances_for(game.rules), people(game.rules)
    rng = Random(args.seed)
    found: dict[str, list[tuple[float, str, str, float, str, float]]] = defaultdict(list)
    for _ in range(args.games):
        state = game.start()
        turns: tuple[object, Turn, Turn] | None = None
        while not isinstance(asked := game.turn(state), Outcome):
            if not isinstance(asked, Decision):
                state = game.apply(state, asked.sample(rng))
                continue
            sheets = state.sheets[asked.seat], state.sheets[1 - asked.seat]
            if turns is None or turns[0] != (sheets, asked.seat):
                turns = (
                    (sheets, asked.seat),
                    *(Turn(game.rules, *sheets, worth) for worth in (chances, points)),
                )
            values = dict(turns[1].choices(state.dice, state.throws))
            best = max(values, key=lambda action: values[action])
            wanted = dict(turns[2].choices(state.dice, state.throws))
            other = max(wanted, key=lambda action: (wanted[action], values[action]))
            lost = values[best] - values[other]
            if lost > 0:
                texts = game.text(best), values[best], game.text(other), values[other]
                found[kind(best, other)].append((lost, game.position(state), *texts))
            state = game.apply(state, best)
    for sort, each in sorted(found.items(), key=lambda item: -sum(one[0] for one in item[1])):
        cost = 100 * sum(one[0] for one in each) / args.games / 2
        print(
            f"{sort}: {len(each) / args.games / 2:.2f} times a game and player, {cost:.2f} points of chance"
        )
        for lost, position, best_text, value, other_text, less in sorted(each, reverse=True)[: args.each]:
            print(f"  {100 * lost:5.1f}  {position:44}  {best_text} {value:.3f}  {other_text} {less:.3f}")


if __name__ == "__main__":
    main()
