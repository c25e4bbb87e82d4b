"""What the laws need to know of Qwinn!: where pawns and boycotts can be."""

from __future__ import annotations

from collections.abc import Callable

from speeltafel.games.qwinn.game import Qwinn
from speeltafel.games.qwinn.state import State


def census(game: Qwinn) -> Callable[[State], object]:
    """The column; every pawn stands on it and at most one boycott on each player."""

    def count(state: State) -> tuple[str, ...]:
        view = game.view(state)
        assert set(view.places) <= set(view.spaces), "pawns stand on the column"
        assert set(view.boycotts) <= {"", "max2", "minus", "negeer"}, "boycotts are of three kinds"
        assert all(points >= 0 for points in view.points), "nobody has fewer than no points"
        return view.spaces

    return count
