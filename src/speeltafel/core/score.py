"""A score is a list of lines, and the points are their sum."""

from __future__ import annotations

from dataclasses import dataclass

from speeltafel.core.words import Message
from speeltafel.locale import say


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One reason for points: what it is called, the cells and pieces that earn it, and any bonus in it."""

    name: Message
    points: int
    cells: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one action, explained."""

    lines: tuple[ScoreLine, ...] = ()

    @property
    def points(self) -> int:
        """The sum of the lines; a line's points include its bonus."""
        return sum(line.points for line in self.lines)

    def __str__(self) -> str:
        """“5 (star 2: 2, red 3: 3)”, in English."""
        parts = ", ".join(f"{say(line.name, 'en')}: {line.points}" for line in self.lines)
        return f"{self.points} ({parts})" if parts else str(self.points)

    def __repr__(self) -> str:
        return f"<Score {self}>"

    def _repr_svg_(self) -> str | None:
        """Every line with its pieces, as a notebook draws them; None, and so its text, where it has no line."""
        from speeltafel.core.sketch import DrawnRow, in_a_row, sketch  # few who import the library draw

        rows = [
            DrawnRow(in_a_row(line.pieces), f"{say(line.name, 'en')}: {line.points}") for line in self.lines
        ]
        return sketch(rows, str(self)) if rows else None


NOTHING = Score()
