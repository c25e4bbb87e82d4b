"""Where things lie on a table that is drawn as text, so that they can be pointed at with a mouse."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, TypeVar

R = TypeVar("R", covariant=True)


@dataclass(frozen=True, slots=True)
class TextSpot:
    """A piece of a drawing: lines and columns from its first on, and the cell or the piece of a `Step` that lies there."""

    name: str
    line: int
    column: int
    width: int
    height: int = 1
    is_piece: bool = False

    def has(self, line: int, column: int) -> bool:
        """Whether this place of the drawing belongs to it."""
        return 0 <= line - self.line < self.height and 0 <= column - self.column < self.width


class Ruled(Protocol[R]):
    """A game as far as a drawing needs it: the numbers it is played by."""

    @property
    def rules(self) -> R: ...


def spot_at(spots: Iterable[TextSpot], line: int, column: int) -> TextSpot | None:
    """What lies at a place of a drawing."""
    return next((spot for spot in spots if spot.has(line, column)), None)
