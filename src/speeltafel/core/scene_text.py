"""A scene as a plain terminal shows it: for games that have no drawing of their own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from speeltafel.core.scene import Counter, Piece, Scene, Spot
from speeltafel.core.text_style import TextStyle
from speeltafel.core.words import message
from speeltafel.locale import headed, say

COLOURS = {
    "red": (226, 60, 50),
    "orange": (240, 140, 30),
    "yellow": (235, 200, 40),
    "green": (60, 160, 70),
    "blue": (60, 120, 220),
    "purple": (150, 80, 190),
    "black": (120, 120, 120),
    "white": (230, 230, 230),
}


def scene_text(scene: Scene, style: TextStyle, language: str) -> str:
    """The board, the rows, the counters and the notes, each on lines of its own."""
    parts = [
        _board(scene, style),
        *_rows(scene, style, language),
        *(say(note, language) for note in scene.notes),
    ]
    return "\n".join(part for part in parts if part)


def _board(scene: Scene, style: TextStyle) -> str:
    if not scene.spots:
        return ""
    left, top = min(spot.x for spot in scene.spots), min(spot.y for spot in scene.spots)
    right, bottom = max(spot.x for spot in scene.spots), max(spot.y for spot in scene.spots)
    at = {(spot.x, spot.y): spot for spot in scene.spots}
    wide = 2 + max(len(_sign(spot.piece)) for spot in scene.spots)
    shift = wide // 2 if scene.grid == "hex" else 0
    lines = []
    for y in range(top, bottom + 1):
        cells = (_cell(at.get((x, y)), style, wide) for x in range(left, right + 1))
        lines.append((" " * (shift * (y - top)) + "".join(cells)).rstrip())
    return "\n".join(lines)


def _cell(spot: Spot | None, style: TextStyle, wide: int) -> str:
    if spot is None:
        return " " * wide
    if spot.piece is None:
        return style.paint(("·" if style.unicode else ".").center(wide), dim=True)
    sign = f"[{_sign(spot.piece)}]" if spot.fresh else _sign(spot.piece)
    return style.paint(sign.center(wide), fore=COLOURS.get(spot.piece.colour), bold=True)


def _rows(scene: Scene, style: TextStyle, language: str) -> Iterator[str]:
    """A row a line, with what is counted of its seat behind it; below them what is counted of all, and of seats without a row."""
    dot = " · " if style.unicode else " - "
    left = list(scene.counters)
    for row in scene.rows:
        pieces = " ".join(
            style.paint(_sign(piece), fore=COLOURS.get(piece.colour), bold=not piece.hidden)
            for piece in row.pieces
        )
        own = [each for each in left if each.seat == row.seat is not None]
        left = [each for each in left if each not in own]
        told = f"{headed(say(row.name, language), language)} {pieces or '-'}"
        yield dot.join([told, *_counted(own, language)])
    yield dot.join(_counted(map(_of_player, left), language))


def _counted(counters: Iterable[Counter], language: str) -> Iterator[str]:
    return (f"{say(each.name, language)} {each.value}" for each in counters)


def _of_player(counter: Counter) -> Counter:
    """Says whose number it is, where it stands with nobody's pieces."""
    if counter.seat is None:
        return counter
    player = message("board-player", number=counter.seat + 1)
    return replace(counter, name=message("board-of-player", name=player, what=counter.name))


def _sign(piece: Piece | None) -> str:
    """What stands on a piece, as letters: its pips, its text, or a question mark for its back."""
    if piece is None:
        return " "
    if piece.hidden:
        return "?"
    return str(piece.pips) if piece.pips else piece.text or "o"
