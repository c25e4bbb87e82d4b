"""Dice apart from the table: which are part of which, and how they are named and told."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from speeltafel.core.words import Message, message
from speeltafel.games.qwinn.state import Dice


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


def die_names(dice: Dice) -> tuple[str, ...]:
    """One word a die for whoever points at them: `3` a white one, `r3` the red one."""
    whites = tuple(str(number) for number in dice.whites)
    return (*whites, f"r{dice.red}") if dice.red else whites


def spaced(numbers: tuple[int, ...]) -> str:
    """White dice as people read them out."""
    return " ".join(map(str, numbers))


def tell_dice(dice: Dice) -> Message:
    """Some of the dice in words, for sentences; one of them at least."""
    return message("qwinn-dice", whites=spaced(dice.whites) or "none", red=dice.red or "none")
