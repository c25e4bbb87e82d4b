"""Actions that can be read: a value whose text is the canonical one, as records and the wire have it."""

from __future__ import annotations


class Written:
    """An action whose `str` is its canonical text; at a prompt it shows its kind and that text."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"
