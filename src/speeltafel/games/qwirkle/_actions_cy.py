"""The two actions that are listed by the hundred: values as cheap to make as tuples."""

from __future__ import annotations

from collections.abc import Iterable

from speeltafel.games.qwirkle.tiles import SHOWN, TEXTS

Laid = tuple[int, int, int]


class Chosen:
    """Tiles that a player has picked; never changes, equal to its like with the same tiles."""

    __slots__ = ("_tiles",)
    _tiles: tuple[object, ...]

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self._tiles == other.tiles  # type: ignore[attr-defined]

    def __hash__(self) -> int:
        return hash((type(self).__name__, self._tiles))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"

    def _repr_svg_(self) -> str | None:
        """Its tiles with its text, as a notebook draws them; a play not begun has none."""
        from speeltafel.core.sketch import DrawnRow, sketch  # few who import the library draw

        drawn = self.drawn_pieces()  # type: ignore[attr-defined]
        return sketch([DrawnRow(drawn, str(self))], str(self)) if drawn else None

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self._tiles,)


class Place(Chosen):
    """Lays tiles, each with its cell, by rising x, then y; without tiles it is a play not begun."""

    __slots__ = ()
    __match_args__ = ("tiles",)
    _tiles: tuple[Laid, ...]

    def __init__(self, tiles: Iterable[Laid]) -> None:
        self._tiles = tuple(sorted(tiles))

    def __str__(self) -> str:
        return "+".join([f"{TEXTS[tile]}@{x},{y}" for x, y, tile in self._tiles])

    def drawn_pieces(self) -> tuple[object, ...]:
        """Its tiles as they lie to each other; between them others may lie."""
        from speeltafel.core.sketch import DrawnPiece

        return tuple([DrawnPiece(TEXTS[tile], x, y) for x, y, tile in self._tiles])

    @property
    def tiles(self) -> tuple[Laid, ...]:
        return self._tiles


class Swap(Chosen):
    """Sets tiles aside, to be returned to the bag once as many are drawn; None is face down, and last."""

    __slots__ = ()
    __match_args__ = ("tiles",)
    _tiles: tuple[int | None, ...]

    def __init__(self, tiles: Iterable[int | None]) -> None:
        given = list(tiles)
        seen = sorted(tile for tile in given if tile is not None)
        self._tiles = (*seen, *[None] * (len(given) - len(seen)))

    def __str__(self) -> str:
        return "swap:" + "+".join([SHOWN[tile] for tile in self._tiles])

    def drawn_pieces(self) -> tuple[object, ...]:
        """Its tiles side by side."""
        from speeltafel.core.sketch import in_a_row

        return in_a_row([None if tile is None else TEXTS[tile] for tile in self._tiles])

    @property
    def tiles(self) -> tuple[int | None, ...]:
        return self._tiles
