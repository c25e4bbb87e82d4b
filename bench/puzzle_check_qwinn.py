"""Checks puzzles of Qwinn! again: by a second reading of the rules, with the chances of the full table.

The full table is the one of `speeltafel solve qwinn`, in the user's data folder or in the folder SPEELTAFEL_TABLES.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from speeltafel.bots.protocol import Limit
from speeltafel.bots.qwinn.bot import QwinnBot
from speeltafel.bots.qwinn.race import racing_for
from speeltafel.bots.qwinn.table import FullTable, open_table, side
from speeltafel.coach.puzzles.puzzle import Puzzle
from speeltafel.core.protocol import Observation, everybody
from speeltafel.core.registry import find
from speeltafel.games.qwinn.game import Qwinn
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.state import Keep, State
from tests.lab.qwinn_plain import ends, keeps, outcomes, throws

MOST_PLAYS = 2
APART = 0.02
SAME = 1e-6
LEAST_LEGAL = {True: 10, False: 4}
"""So many actions there are: while there is a throw left, and after the last one; beside a turn failed on purpose one is enough."""


@cache
def full_table(rules: Rules) -> FullTable:
    """The solved game."""
    folder = os.environ.get("SPEELTAFEL_TABLES")
    found = open_table(rules, Path(folder) if folder else None)
    if found is None:
        raise SystemExit("no solved table here: run `speeltafel solve qwinn` first")
    return found


def values(game: Qwinn, state: State, table: FullTable) -> dict[str, float]:
    """What every legal action is worth by the second reading."""
    rules, seat = game.rules, state.mover or 0
    mover, other = state.sheets[seat], state.sheets[1 - seat]
    mine, theirs = side(rules, mover.place, mover.boycott), side(rules, other.place, other.boycott)
    final = {
        throw: max(
            ends(
                throw, mover.points, other.points, mine, theirs, table.after,
                target=rules.target, bound=table.head.bound, strict=rules.negeer_stops_topper,
            )
        )
        for throw in throws()
    }  # fmt: skip
    value = final
    for _ in range(state.throws - 1):
        kept = {each for throw in final for each in keeps(throw)}
        means = {each: sum(chance * value[throw] for throw, chance in outcomes(each)) for each in kept}
        value = {throw: max(final[throw], *(means[each] for each in keeps(throw))) for throw in final}
    found = {}
    for action in game.legal(state):
        if isinstance(action, Keep):
            kept_dice = action.dice.whites, action.dice.red
            worth = sum(chance * value[throw] for throw, chance in outcomes(kept_dice))
        else:
            worth = _ended(rules, table, game.apply(state, action), seat)
        found[game.text(action)] = worth
    return found


def _ended(rules: Rules, table: FullTable, after: State, seat: int) -> float:
    mover, other = after.sheets[seat], after.sheets[1 - seat]
    if mover.points >= rules.target and not mover.boycott:
        return 1.0
    if other.points >= rules.target and not other.boycott:
        return 0.0
    mine, theirs = side(rules, mover.place, mover.boycott), side(rules, other.place, other.boycott)
    return table.after(mover.points, other.points, mine, theirs)


def complaints(puzzle: Puzzle) -> Iterator[str]:
    """What is wrong with one puzzle."""
    game = find(puzzle.game, 2)
    assert isinstance(game, Qwinn)
    state = game.set_up(puzzle.position)
    found = values(game, state, full_table(game.rules))
    most = max(found.values())
    right = sorted(text for text, value in found.items() if most - value < SAME)
    second = max(value for text, value in found.items() if text not in right)
    if right != puzzle.answers:
        yield f"right are {right}"
    if len(right) > MOST_PLAYS:
        yield "too many are right"
    if most - second < APART:
        yield f"the next is too near: {most - second:.4f}"
    if len(found) != puzzle.legal or len(found) < (2 if "fail" in right else LEAST_LEGAL[state.throws > 0]):
        yield f"{len(found)} actions are legal"
    seen = Observation(state, everybody(2))
    racer = QwinnBot(racing_for).choose(game, seen, (), Limit(), 0).action
    if (game.text(racer) in right) != bool(puzzle.facts["racer"]):
        yield "what Racer would do is told wrongly"
