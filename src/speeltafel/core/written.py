"""Actions that can be read: a value whose text is the canonical one, as records and the wire have it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from speeltafel.core.sketch import DrawnPiece


class Written:
    """An action whose `str` is its canonical text; at a prompt it shows its kind and that text, in a notebook its pieces."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"

    def drawn_pieces(self) -> tuple[DrawnPiece, ...]:
        """Its pieces or cells as they lie to each other; nothing where it has none, and the text says it all."""
        return ()

    def _repr_svg_(self) -> str | None:
        """Its pieces with its text, as a notebook draws them; without pieces the notebook shows the text."""
        from speeltafel.core.sketch import DrawnRow, sketch  # few who import the library draw

        drawn = self.drawn_pieces()
        return sketch([DrawnRow(drawn, str(self))], str(self)) if drawn else None
