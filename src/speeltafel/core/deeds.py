"""What an action does in plain values: which pieces go from where to where. So who draws a game need not read its notation."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

PieceText = Annotated[str, Meta(max_length=40)]
MOST_MOVES = 40


class PieceMove(Struct, frozen=True, omit_defaults=True):
    """A piece that goes from `origin` to `to`, each called as the steps of a preview call it; empty where that says nothing."""

    piece: PieceText = ""
    origin: PieceText = ""
    to: PieceText = ""


class Deed(Struct, frozen=True, omit_defaults=True):
    """What an action does: its kind, called as steps of that kind are, and the pieces it moves, in order."""

    kind: PieceText
    moves: tuple[PieceMove, ...] = ()

    def __post_init__(self) -> None:
        if (
            len(self.moves) > MOST_MOVES
        ):  # told here, as an annotation would make the API's schema of it unreadable
            raise ValueError(f"a deed has at most {MOST_MOVES} moves")
