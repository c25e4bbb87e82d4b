"""Kernel positions are used again, but never one that somebody still has."""

from __future__ import annotations

from speeltafel import find
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.table import KEPT, position_of


def test_positions_that_are_held_are_different_ones_and_free_ones_are_used_again() -> None:
    game = find("exago", seats=3)
    assert isinstance(game, Exago)
    state = game.start()
    held = [position_of(game.rules, state) for _ in range(2 * KEPT)]
    assert len({id(position) for position in held}) == 2 * KEPT
    kept = {id(position) for position in held[:KEPT]}
    del held
    assert id(position_of(game.rules, state)) in kept
