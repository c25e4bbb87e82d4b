"""A throw of the dice that are not kept, as a distribution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from math import factorial
from random import Random

from speeltafel.core.errors import Illegal
from speeltafel.games.qwinn.state import Dice, Roll


def is_part(part: Dice, whole: Dice) -> bool:
    """Whether every die of the one lies among the other, the red one as the red one."""
    if part.red not in (0, whole.red):
        return False
    return all(part.whites.count(number) <= whole.whites.count(number) for number in part.whites)


def parts(whole: Dice) -> Iterator[Dice]:
    """Every smaller choice of these dice once, from none to all but one."""
    size = len(whole.whites)
    for count in range(size + 1):
        for whites in sorted(set(combinations(whole.whites, count))):
            yield Dice(whites, 0)
            if count < size:
                yield Dice(whites, whole.red)


@dataclass(frozen=True, slots=True)
class Throw:
    """What can lie once the dice that are not `kept` have been thrown."""

    kept: Dice
    whites: int
    faces: int

    def sample(self, rng: Random) -> Roll:
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
        raise Illegal("qwinn-roll-differs", kept=dice_text(self.kept), roll=dice_text(action.dice))

    def _can_lie(self, dice: Dice) -> bool:
        """Whether all dice lie there, as they are written, and the kept ones among them."""
        if len(dice.whites) != self.whites or tuple(sorted(dice.whites)) != dice.whites:
            return False
        is_whole = all(1 <= number <= self.faces for number in dice.all) and dice.red > 0
        return is_whole and is_part(self.kept, dice)


def dice_text(dice: Dice) -> str:
    """The dice as `1133/3`; `-` where the red one is not among them."""
    return f"{''.join(map(str, dice.whites))}/{dice.red or '-'}"


def die_names(dice: Dice) -> tuple[str, ...]:
    """One word a die for whoever points at them: `3` a white one, `r3` the red one."""
    whites = tuple(str(number) for number in dice.whites)
    return (*whites, f"r{dice.red}") if dice.red else whites
