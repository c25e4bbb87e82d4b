"""Tiles: a number each, its two letters, and the best set of a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from speeltafel.core.words import Message, message
from speeltafel.games.qwirkle._board_cy import KINDS, SHAPES
from speeltafel.games.qwirkle._sets_cy import best_of, count_of, group_of

Tile = int
Cell = tuple[int, int]
Laid = tuple[int, int, Tile]

# In the order of their letters, so that tiles sort as their texts do.
COLOUR_NAMES = ("blue", "green", "orange", "purple", "red", "yellow")
SHAPE_NAMES = ("circle", "diamond", "clover", "square", "star", "cross")
COLOURS = "bgopry"
SHAPE_LETTERS = "cdlstx"

HIDDEN = "??"
TEXTS = tuple(colour + shape for colour in COLOURS for shape in SHAPE_LETTERS)
TILES = {text: tile for tile, text in enumerate(TEXTS)}
SHOWN: dict[Tile | None, str] = {None: HIDDEN, **dict(enumerate(TEXTS))}


def tile_text(tile: Tile | None) -> str:
    """Its two letters, or `??` face down."""
    return HIDDEN if tile is None else TEXTS[tile]


def cell_text(x: int, y: int) -> str:
    return f"{x},{y}"


NAMES: dict[Tile | None, Message] = {None: message("qwirkle-hidden")} | {
    tile: message(f"qwirkle-tile-{SHAPE_NAMES[tile % SHAPES]}", colour=COLOUR_NAMES[tile // SHAPES])
    for tile in range(KINDS)
}
"""What people call each tile: red square."""

_COLOURS = tuple(message(f"qwirkle-colour-{name}") for name in COLOUR_NAMES)
_SHAPES = tuple(message(f"qwirkle-shape-{name}") for name in SHAPE_NAMES)


def tile_name(tile: Tile | None) -> Message:
    """What people call it: red square."""
    return NAMES[tile]


def attribute_name(tiles: Sequence[Tile]) -> Message:
    """What the tiles of a line share: a colour or a shape."""
    colours = {tile // SHAPES for tile in tiles}
    return _COLOURS[colours.pop()] if len(colours) == 1 else _SHAPES[tiles[0] % SHAPES]


def sort_tiles(tiles: Iterable[Tile | None]) -> tuple[Tile | None, ...]:
    """By their texts, those face down last."""
    return tuple(sorted(tiles, key=lambda tile: KINDS if tile is None else tile))


def mask_of(tiles: Iterable[Tile | None]) -> int:
    """The kinds among these tiles, as bits."""
    mask = 0
    for tile in tiles:
        if tile is not None:
            mask |= 1 << tile
    return mask


def best_set(tiles: Iterable[Tile | None]) -> int:
    """The size of the largest set of different tiles that share a colour or a shape."""
    return int(best_of(mask_of(tiles)))


def best_sets(tiles: Iterable[Tile | None]) -> list[tuple[Tile, ...]]:
    """Every best set once."""
    kinds = mask_of(tiles)
    sets = {kinds & group_of(number) for number in range(len(COLOURS) + SHAPES)}
    most = best_of(kinds)
    return sorted(tuple(_tiles_in(some)) for some in sets if count_of(some) == most)


def _tiles_in(kinds: int) -> list[Tile]:
    return [tile for tile in range(KINDS) if kinds >> tile & 1]


def count_kinds(tiles: Iterable[Tile | None]) -> tuple[int, ...]:
    """How many of each kind; those face down are not counted."""
    counts = Counter(tiles)
    return tuple(counts[tile] for tile in range(KINDS))


def kinds_listed(counts: Sequence[int]) -> tuple[Tile, ...]:
    """The tiles that these counts stand for, sorted."""
    return tuple(tile for tile, count in enumerate(counts) for _ in range(count))
