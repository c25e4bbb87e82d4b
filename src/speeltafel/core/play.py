"""Plays a decision and counts its points in one go, where a game can do both at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from speeltafel.core.protocol import Game
from speeltafel.core.score import Score

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Counted(Generic[S]):
    """The state after a decision, and what the decision brought."""

    state: S
    score: Score


def play(game: Game[S, A], state: S, action: A) -> Counted[S]:
    """The state after a player's action and its score; raises Illegal as `apply` does.

    A game may have a method `play(state, action) -> Counted` that answers both from one count.
    """
    own = getattr(game, "play", None)
    if own is not None:
        made: Counted[S] = own(state, action)
        return made
    return Counted(game.apply(state, action), game.score(state, action))
