"""What the mover may do, lazily: asking for one action looks at that one alone."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from speeltafel.core.protocol import Decision
from speeltafel.games.qwinn.dice import parts
from speeltafel.games.qwinn.explain import obstacle, red_obstacle, why_not
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.rules import turn
from speeltafel.games.qwinn.state import Action, Fail, Go, Keep, State, mover_of, other_of


@dataclass(frozen=True, slots=True)
class Legal(Collection[Action]):
    """The mover's choices, lazily: asking for one looks at that one alone."""

    rules: Rules
    state: State

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Keep | Go | Fail):
            return False
        return why_not(self.rules, self.state, action) is None

    def __iter__(self) -> Iterator[Action]:
        return actions(self.rules, self.state)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def actions(rules: Rules, state: State) -> Iterator[Action]:
    """Every choice of the mover, spaces from top to bottom first, then fail, then what to keep."""
    if not isinstance(turn(rules, state), Decision):
        return
    yield from gos(rules, state)
    yield Fail()
    if state.throws:
        for dice in parts(state.dice):
            yield Keep(dice)


def gos(rules: Rules, state: State) -> Iterator[Go]:
    """Every space the mover may go to now, with each use of the red die that is left."""
    mover, other, dice = mover_of(state), other_of(state), state.dice
    kind = rules.boycotts[dice.red]
    for index, name in enumerate(rules.names):
        if obstacle(rules, mover, dice, index):
            continue
        yield Go(name)
        for sign in "+-":
            if not red_obstacle(rules, mover, other, dice.red, index, sign, kind):
                yield Go(name, sign + kind)
