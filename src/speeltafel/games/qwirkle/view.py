"""Qwirkle as the page gets it: plain values of one observation."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from speeltafel.games.qwirkle.numbers import Rules
from speeltafel.games.qwirkle.state import State, drawer
from speeltafel.games.qwirkle.tiles import SHOWN, TEXTS, Cell, Laid

MOST_TILES = 200_000


class LaidTile(Struct, frozen=True):
    """A tile on the table; `fresh` marks the last play."""

    x: int
    y: int
    tile: str
    fresh: bool


@lru_cache(maxsize=256)
def laid_tiles(board: tuple[Laid, ...], fresh: tuple[Cell, ...]) -> tuple[LaidTile, ...]:
    """The tiles on the table: the same for all who look on, and hardly another from play to play."""
    last = set(fresh)
    return tuple([(_FRESH if laid[:2] in last else _LYING)[laid] for laid in board])


class _Tiles(dict[Laid, LaidTile]):
    """Tiles that were shown, each made once: the same lie there play after play."""

    def __init__(self, *, fresh: bool) -> None:
        super().__init__()
        self._fresh = fresh

    def __missing__(self, laid: Laid) -> LaidTile:
        if len(self) == MOST_TILES:
            self.clear()
        x, y, tile = laid
        made = self[laid] = LaidTile(x, y, TEXTS[tile], self._fresh)
        return made


_FRESH = _Tiles(fresh=True)
_LYING = _Tiles(fresh=False)


class QwirkleView(Struct, frozen=True):
    """`hands` has `??` for tiles face down; `unseen` counts each kind in the bag and hidden hands.

    `announced` are the sizes of the best sets while the opening is not laid; `swap` is the most
    tiles the seat to move may swap now. A full hand has `size` tiles, and there are `copies` of each kind.
    """

    tiles: tuple[LaidTile, ...]
    hands: tuple[tuple[str, ...], ...]
    bag: int
    unseen: Mapping[str, int]
    announced: tuple[int, ...] | None
    opening: bool
    swap: int
    symbols: bool
    size: int
    copies: int


def view_of(rules: Rules, state: State) -> QwirkleView:
    """The table of one observation."""
    opening = not state.board
    chooses = state.mover is not None and not state.end and drawer(rules, state) is None
    can_swap = chooses and not opening and state.mover is not None
    return QwirkleView(
        tiles=laid_tiles(state.board, state.fresh),
        hands=tuple([tuple([SHOWN[tile] for tile in hand]) for hand in state.hands]),
        bag=state.bag,
        unseen=dict(zip(TEXTS, state.pool, strict=True)),
        announced=state.announced if opening and all(state.announced) else None,
        opening=opening,
        swap=min(state.bag, len(state.hands[state.mover])) if can_swap and state.mover is not None else 0,
        symbols=rules.symbols,
        size=rules.hand,
        copies=rules.copies,
    )
