"""What may never change while a table is played: dice are lost one by one, and none comes from nowhere."""

from __future__ import annotations

from collections.abc import Callable

from liars_dice.game import LiarsDice
from liars_dice.state import State


def census(game: LiarsDice) -> Callable[[State], object]:
    """Every seat has as many dice under its cup as it has left, or has not thrown yet."""
    return lambda state: all(
        len(hand) in (0, left) and left <= game.rules.dice
        for hand, left in zip(state.hands, state.left, strict=True)
    )
