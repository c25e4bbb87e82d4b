"""What a throw is worth on a space, what it lacks there, and what an action brings line by line."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from speeltafel.core.errors import Illegal
from speeltafel.core.score import Score, ScoreLine
from speeltafel.core.words import message
from speeltafel.games.qwinn.dice import die_names
from speeltafel.games.qwinn.numbers import Rules, Space
from speeltafel.games.qwinn.state import Action, Dice, Fail, Go, Sheet, State


@lru_cache(maxsize=16384)
def worth(space: Space, dice: Dice) -> int | None:
    """The points of this throw on this space; None when it does not satisfy it."""
    used = scoring_dice(space, dice)
    if used is None:
        return None
    return sum(used.all) if space.value is None else space.value


@lru_cache(maxsize=16384)
def scoring_dice(space: Space, dice: Dice) -> Dice | None:
    """The dice that make the space; None when they do not."""
    counts = Counter(dice.all)
    if space.needs == "number":
        number = space.number or 0
        return _showing(dice, {number}) if counts[number] >= space.count else None
    if space.needs == "same":
        number, count = counts.most_common(1)[0]
        return _showing(dice, {number}) if count >= space.count else None
    if space.needs == "full":
        return dice if sorted(counts.values()) == [2, 3] else None
    run = longest_run(dice)
    return _one_each(dice, run[-space.count :]) if len(run) >= space.count else None


def longest_run(dice: Dice) -> tuple[int, ...]:
    """The longest row of numbers in sequence among the dice; of equal ones the highest."""
    best: tuple[int, ...] = ()
    row: tuple[int, ...] = ()
    for number in sorted(set(dice.all)):
        row = (*row, number) if row and row[-1] == number - 1 else (number,)
        if len(row) >= len(best):
            best = row
    return best


def lacking(space: Space, dice: Dice) -> Illegal:
    """Why the throw does not satisfy the space: what it needs and what lies."""
    name = message(f"qwinn-space-{space.name}")
    pieces = die_names(dice)
    counts = Counter(dice.all)
    most = max(counts.values())
    if space.needs == "number":
        number = space.number or 0
        return Illegal(
            "qwinn-needs-number", cells=(space.name,), pieces=pieces,
            space=name, count=space.count, number=number, have=counts[number],
        )  # fmt: skip
    if space.needs == "same":
        return Illegal(
            "qwinn-needs-same", cells=(space.name,), pieces=pieces,
            space=name, count=space.count, have=most,
        )  # fmt: skip
    if space.needs == "full":
        return Illegal("qwinn-needs-full", cells=(space.name,), pieces=pieces, space=name)
    return Illegal(
        "qwinn-needs-run", cells=(space.name,), pieces=pieces,
        space=name, count=space.count, have=len(longest_run(dice)),
    )  # fmt: skip


def loss(mover: Sheet, dice: Dice) -> int:
    """What a failed turn with these dice costs: under Minus their sum, as far as there are points."""
    return min(mover.points, sum(dice.all)) if mover.boycott == "minus" else 0


def score_of(rules: Rules, state: State, action: Action) -> Score:
    """What a legal action brings the mover: the space, the surplus over a cap, or what Minus costs."""
    if state.mover is None:
        return Score()
    mover = state.sheets[state.mover]
    if isinstance(action, Fail):
        cost = loss(mover, state.dice)
        if not cost:
            return Score()
        pieces = die_names(state.dice)
        return Score((ScoreLine(message("qwinn-boycott-minus"), -cost, pieces=pieces),))
    if not isinstance(action, Go):
        return Score()
    space = rules.spaces[rules.index(action.space)]
    points, used = worth(space, state.dice) or 0, scoring_dice(space, state.dice)
    line = ScoreLine(
        name=message(f"qwinn-space-{space.name}"),
        points=points,
        cells=(space.name,),
        pieces=die_names(used) if used else (),
    )
    surplus = mover.points + points - rules.kept_points(mover.points + points)
    if not surplus:
        return Score((line,))
    return Score((line, ScoreLine(message("qwinn-surplus", cap=rules.cap or 0), -surplus)))


def _showing(dice: Dice, numbers: set[int]) -> Dice:
    whites = tuple(number for number in dice.whites if number in numbers)
    return Dice(whites, dice.red if dice.red in numbers else 0)


def _one_each(dice: Dice, run: tuple[int, ...]) -> Dice:
    whites = tuple(number for number in run if number in dice.whites)
    return Dice(whites, dice.red if dice.red in run and dice.red not in whites else 0)
