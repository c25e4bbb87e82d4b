"""What luck decides at a table: who begins, and a throw of the dice that are not kept, as distributions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial

from speeltafel.core.chance import Lots
from speeltafel.core.errors import Illegal
from speeltafel.core.protocol import Rng, Seat
from speeltafel.games.qwinn.dice import is_part
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.state import Dice, Roll, State


@dataclass(frozen=True, slots=True)
class Throw:
    """What can lie once the dice that are not `kept` have been thrown."""

    kept: Dice
    whites: int
    faces: int

    def sample(self, rng: Rng) -> Roll:
        thrown = [rng.randint(1, self.faces) for _ in range(self.whites - len(self.kept.whites))]
        red = self.kept.red or rng.randint(1, self.faces)
        return Roll(Dice(tuple(sorted((*self.kept.whites, *thrown))), red))

    def probability(self, action: object) -> Fraction:
        if not isinstance(action, Roll) or not self._can_lie(action.dice):
            return Fraction(0)
        thrown = Counter(action.dice.whites) - Counter(self.kept.whites)
        ways = factorial(thrown.total())
        for count in thrown.values():
            ways //= factorial(count)
        loose = thrown.total() + (0 if self.kept.red else 1)
        return Fraction(ways, self.faces**loose)

    def outcomes(self) -> Iterator[Roll]:
        numbers = range(1, self.faces + 1)
        reds = (self.kept.red,) if self.kept.red else numbers
        for thrown in combinations_with_replacement(numbers, self.whites - len(self.kept.whites)):
            whites = tuple(sorted((*self.kept.whites, *thrown)))
            for red in reds:
                yield Roll(Dice(whites, red))

    def check(self, action: Roll) -> Roll:
        """The roll, when it can come out of this throw."""
        if self._can_lie(action.dice):
            return action
        raise Illegal("qwinn-roll-differs", kept=str(self.kept), roll=str(action.dice))

    def _can_lie(self, dice: Dice) -> bool:
        """Whether all dice lie there, as they are written, and the kept ones among them."""
        if len(dice.whites) != self.whites or tuple(sorted(dice.whites)) != dice.whites:
            return False
        is_whole = all(1 <= number <= self.faces for number in dice.all) and dice.red > 0
        return is_whole and is_part(self.kept, dice)


def chance_of(rules: Rules, state: State) -> Lots | Throw:
    """What luck decides where no dice lie: the lot, or the throw."""
    if state.mover is None:
        seats = range(len(state.sheets)) if rules.first is None else (rules.first,)
        return Lots(tuple(Seat(seat) for seat in seats))
    return Throw(state.dice, rules.whites, rules.faces)
