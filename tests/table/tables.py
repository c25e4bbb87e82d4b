"""Tables of Pile in known situations, for the tests of `speeltafel.table`."""

from __future__ import annotations

from pile.game import Action, Pile

from speeltafel.core.protocol import Game
from speeltafel.core.registry import find
from speeltafel.table.match import Match

DEAL = ("draw:1+4+5", "draw:2+4+6", "lot:1")


def pile(seats: int = 2, **options: object) -> Game[Pile, Action]:
    return find("pile", seats, **options)


def dealt(*more: str) -> Match[Pile, Action]:
    """Two players, the cards dealt, seat 1 to begin; then these."""
    return Match.from_log(pile(), (*DEAL, *more))
