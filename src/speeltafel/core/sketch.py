"""Pieces without a board, with words beside them: how a notebook draws an action or a score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from speeltafel.core.drawing import CELL, Paper, bounds, corners, die, pieces, stone, tile

SIZE = 44
EDGE = 10
LETTER = 11.5
"""How wide a letter of the words is, so that they have room enough; in pixels, as the others."""
ACROSS, DOWN = 86.6, 75.0
HEXAGON, LEFT = "hexagon", "left"
"""A cell that a stone goes to, whoever's it is, and one that it leaves."""


@dataclass(frozen=True, slots=True)
class DrawnPiece:
    """A piece by its name, at so many cells to the right and down; `""` lies face down."""

    piece: str
    x: float = 0
    y: float = 0


@dataclass(frozen=True, slots=True)
class DrawnRow:
    """Some pieces, and what is said of them."""

    pieces: Sequence[DrawnPiece]
    words: str


def in_a_row(names: Sequence[str | None]) -> tuple[DrawnPiece, ...]:
    """Pieces side by side; None lies face down."""
    return tuple(DrawnPiece(name or "", place) for place, name in enumerate(names))


def on_hexagons(cells: Sequence[tuple[str, int, int]]) -> tuple[DrawnPiece, ...]:
    """Pieces on a board of hexagons, each with its q and r, as they lie to each other."""
    return tuple(DrawnPiece(piece, ACROSS / CELL * (q + r / 2), DOWN / CELL * r) for piece, q, r in cells)


def sketch(rows: Sequence[DrawnRow], label: str) -> str:
    """The rows one under the other as a picture of its own."""
    boxes = [
        bounds([(one.x, one.y) for one in row.pieces], 0) if row.pieces else (0, 0, -1, 0) for row in rows
    ]
    widest = max((right - left + 1 for left, _, right, _ in boxes), default=0)
    longest = max((len(row.words) for row in rows), default=0)
    heights = [SIZE * (bottom - top + 1) + EDGE for _, top, _, bottom in boxes]
    words = EDGE + SIZE * widest + (EDGE if widest else 0)
    paper = Paper(round(words + LETTER * longest + EDGE), round(sum(heights) + EDGE))
    paper.rect(0, 0, paper.width, paper.height, EDGE, paper.colour("felt"))
    top = float(EDGE)
    for row, (left, high, _, _), height in zip(rows, boxes, heights, strict=True):
        for one in row.pieces:
            _draw(paper, one.piece, EDGE + SIZE * (one.x - left), top + SIZE * (one.y - high))
        paper.text(words, top + (height - EDGE) / 2 + 6, row.words, 17)
        top += height
    return paper.svg(label)


def _draw(paper: Paper, piece: str, x: float, y: float) -> None:
    """A tile such as `rs`, a die such as `3` or `r3`, a stone by its colour, a hexagon or its edge; any other by its name."""
    known = pieces()
    if piece in (HEXAGON, LEFT):
        fill, edge = (paper.colour("slate"), "none") if piece == HEXAGON else ("none", paper.colour("ink"))
        points = corners(x + SIZE / 2, y + SIZE / 2, SIZE * 0.46)
        paper.add(f'<polygon points="{points}" fill="{fill}" stroke="{edge}" stroke-dasharray="4 3"/>')
    elif piece == "":
        paper.rect(x, y, SIZE * 0.94, SIZE * 0.94, SIZE * 0.24, paper.colour("slate"))
    elif len(piece) == 2 and piece[0] in known.tile_colours and piece[1] in known.tile_shapes:
        paper.use(tile(paper, piece), x, y, SIZE)
    elif piece.removeprefix("r") in ("1", "2", "3", "4", "5", "6"):
        paper.use(die(paper, int(piece[-1]), red=piece[0] == "r"), x, y, SIZE)
    elif piece.replace("-", "") in known.stones:
        paper.use(stone(paper, 0, (piece,)), x, y, SIZE)
    else:
        paper.text(x + SIZE / 2, y + SIZE / 2 + 6, piece, 15, anchor="middle")
