"""Every picture is drawn as it was: size by size, by day and by night and in a terminal, of a game that has begun and of one that is over.

Each line of drawn.txt is a picture's name and a hash of it. After a change that is meant: `python -m tests.table.test_drawn`.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from speeltafel.core.sketch import HEXAGON, LEFT, DrawnPiece, DrawnRow, in_a_row, on_hexagons, sketch
from speeltafel.core.text_style import PLAIN, TextStyle
from speeltafel.table.poster import SIZES, poster
from tests.table.test_poster import EDITIONS, NAMES, played

DRAWN = Path(__file__).with_name("drawn.txt")


def drawings() -> Iterator[tuple[str, str]]:
    """The pictures by their names."""
    for edition in EDITIONS:
        for stage, moves in (("begun", 9), ("over", 10_000)):
            match = played(edition, moves)
            log = match.history
            for style in (TextStyle(), TextStyle(low=True), PLAIN):
                shown = match.game.picture(match.state, style)
                yield f"{edition} {stage} terminal {style.colour} {style.low}", shown
            for size in SIZES:
                for theme in ("light", "dark"):
                    drawn = poster(log, NAMES, size, dark=theme == "dark", language="en")
                    yield f"{edition} {stage} {size} {theme}", drawn
    rows = [
        DrawnRow(in_a_row(("rs", "bt", None, "3", "r6", "red", "ab")), "tiles, dice, a stone, another"),
        DrawnRow(on_hexagons((("red", 0, 0), (HEXAGON, 1, -1), (LEFT, -1, 2))), "hexagons"),
        DrawnRow((DrawnPiece("yp", 2, 1), DrawnPiece("blue", -1, -1)), ""),
        DrawnRow((), "only words"),
    ]
    yield "sketch", sketch(rows, "all kinds")
    yield "sketch of nothing", sketch([], "")


def told() -> str:
    return "".join(f"{sha256(drawn.encode()).hexdigest()[:16]} {name}\n" for name, drawn in drawings())


def test_every_picture_is_drawn_as_it_was() -> None:
    assert told() == DRAWN.read_text(), "where this is meant: python -m tests.table.test_drawn"


if __name__ == "__main__":
    DRAWN.write_text(told())
