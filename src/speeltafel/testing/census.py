"""What a table holds in all: tiles, stones and dice must be the same before and after everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from speeltafel.core.protocol import Game
from speeltafel.games.exago.view import ExagoView
from speeltafel.games.qwinn.view import QwinnView
from speeltafel.games.qwirkle.view import QwirkleView


def census_of(game: Game[Any, Any]) -> Callable[[Any], object]:
    """Counts all pieces of a full table, seen through its view; nothing for a game not known here."""

    def census(state: Any) -> object:
        match game.view(state):
            case QwirkleView() as view:
                return _tiles(view)
            case ExagoView() as view:
                return _stones(view)
            case QwinnView() as view:
                return _spaces(view)
            case _:
                return None

    return census


def _tiles(view: QwirkleView) -> tuple[tuple[str, int], ...]:
    """Every kind of tile with its number, in the bag, in hands and on the table together."""
    counts = Counter(laid.tile for laid in view.tiles)
    counts.update(tile for hand in view.hands for tile in hand)
    counts.update({tile: count for tile, count in view.unseen.items() if count})
    assert sum(view.unseen.values()) == view.bag, "with all hands open, what is unseen is the bag"
    assert len({(laid.x, laid.y) for laid in view.tiles}) == len(view.tiles), "one tile a cell"
    return tuple(sorted(counts.items()))


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
