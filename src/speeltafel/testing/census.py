"""What a table holds in all: tiles, stones and dice must be the same before and after everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from speeltafel.core.protocol import Game
from speeltafel.games.exago.view import ExagoView
from speeltafel.games.qwinn.view import QwinnView
from speeltafel.games.qwirkle.state import State as QwirkleState
from speeltafel.games.qwirkle.view import QwirkleView


def census_of(game: Game[Any, Any]) -> Callable[[Any], object]:
    """Counts all pieces of a full table; nothing for a game not known here."""

    def census(state: Any) -> object:
        match game.view(state):
            case QwirkleView():
                return _tiles(state)
            case ExagoView() as view:
                return _stones(view)
            case QwinnView() as view:
                return _spaces(view)
            case _:
                return None

    return census


def _tiles(state: QwirkleState) -> tuple[int, ...]:
    """The number of each kind of tile: in the bag, in hands, set aside and on the table together."""
    counts = list(state.pool)
    hands = [tile for hand in (*state.hands, state.aside) for tile in hand]
    for tile in (*hands, *(laid[2] for laid in state.board)):
        assert tile is not None, "nothing lies face down on a full table"
        counts[tile] += 1
    assert sum(state.pool) == state.bag, "with all hands open, what is unseen is the bag"
    assert len({laid[:2] for laid in state.board}) == len(state.board), "one tile a cell"
    return tuple(counts)


def _stones(view: ExagoView) -> tuple[int, ...]:
    """Each seat's stones, on the board and in the hand together."""
    laid = Counter(stone.seat for stone in view.stones)
    assert len({(stone.q, stone.r) for stone in view.stones}) == len(view.stones), "one stone a cell"
    return tuple(hand + laid[seat] for seat, hand in enumerate(view.hands))


def _spaces(view: QwinnView) -> tuple[str, ...]:
    """The column; every pawn stands on it and at most one boycott on each player."""
    assert set(view.places) <= set(view.spaces), "pawns stand on the column"
    assert set(view.boycotts) <= {"", "max2", "minus", "negeer"}, "boycotts are of three kinds"
    assert all(points >= 0 for points in view.points), "nobody has fewer than no points"
    return view.spaces
