"""A table of Qwirkle as an immutable value."""

from __future__ import annotations

from dataclasses import dataclass, field

from speeltafel.core.protocol import Seat
from speeltafel.games.qwirkle.actions import Hand
from speeltafel.games.qwirkle.numbers import Rules
from speeltafel.games.qwirkle.tiles import Cell, Laid, Tile


@dataclass(frozen=True, slots=True)
class State:
    """What lies on the table, in the hands and aside; None is a tile face down.

    `pool` counts the tiles of each kind that are not seen: in the bag, and face down in a hand or
    aside. Nothing says in which order they will come. `mover` is None until the lot is cast; it
    stays on a seat until that seat has drawn. `fresh` are the cells of the last play. `announced`
    are the sizes of the best sets until the opening is laid, 0 for one not told; they follow from
    the hands where those are seen, so they take no part in comparison.
    """

    board: tuple[Laid, ...]
    hands: tuple[Hand, ...]
    aside: Hand
    pool: tuple[int, ...]
    bag: int
    scores: tuple[int, ...]
    mover: Seat | None
    fresh: tuple[Cell, ...] = ()
    end: str = ""
    announced: tuple[int, ...] = field(default=(), compare=False)

    @property
    def opening(self) -> bool:
        """Says whether the first play is still to come."""
        return not self.board


def tiles_at(state: State) -> dict[Cell, Tile]:
    """The tiles on the table by their cells, free to add to."""
    return {(x, y): tile for x, y, tile in state.board}


def drawer(rules: Rules, state: State) -> Seat | None:
    """The seat that the bag gives tiles to now."""
    if state.end:
        return None
    if state.mover is None:
        return next((Seat(seat) for seat, hand in enumerate(state.hands) if not hand), None)
    lacks = state.bag and len(state.hands[state.mover]) < rules.hand
    return state.mover if state.aside or lacks else None


def owed(rules: Rules, state: State, seat: Seat) -> int:
    """How many tiles this seat draws."""
    if state.aside:
        return len(state.aside)
    return min(rules.hand - len(state.hands[seat]), state.bag)
