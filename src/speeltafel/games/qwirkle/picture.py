"""The table in a plain terminal: tiles by the two letters that one types, with their shape where there is colour."""

from __future__ import annotations

from collections.abc import Mapping

from speeltafel.core.spots import Ruled, TextSpot
from speeltafel.core.text_style import TextStyle
from speeltafel.games.qwirkle._board_cy import SHAPES
from speeltafel.games.qwirkle.actions import Hand
from speeltafel.games.qwirkle.numbers import Rules
from speeltafel.games.qwirkle.state import State, drawer, tiles_at
from speeltafel.games.qwirkle.tiles import Tile, tile_text

Paint = tuple[int, int, int]

INKS: tuple[Paint, ...] = (
    (0x46, 0x68, 0xD6),
    (0x55, 0xDB, 0x95),
    (0xE8, 0x8B, 0x0F),
    (0xC0, 0x98, 0xFA),
    (0xD1, 0x2C, 0x3B),
    (0xFF, 0xF4, 0x35),
)
SIGNS = "●◆♣■★✖"
SLATE: Paint = (0x14, 0x17, 0x1B)
FRESH: Paint = (0x3A, 0x42, 0x4B)
MARGIN = 1
FIRST, WIDE, HAND = 5, 4, 10
"""The first column of cells, how wide a cell is, and the first column of tiles in hand."""


def picture(rules: Rules, state: State, style: TextStyle) -> str:
    """Board with coordinates, then seats with points and hands, then the bag."""
    lines = _board(rules, state, style)
    if lines:
        lines.append("")
    for seat, hand in enumerate(state.hands):
        lines.append(_seat(rules, state, seat, hand, style))
    bag = "▣" if style.unicode else "bag"
    lines.append(style.paint(f"{bag} {state.bag}", dim=True))
    return "\n".join(lines)


def tile_picture(tile: Tile | None, style: TextStyle, *, fresh: bool = False) -> str:
    """A tile four columns wide; brackets mark the last play where there is no colour."""
    if not style.colour:
        return f"[{tile_text(tile)}]" if fresh else f" {tile_text(tile)} "
    back = FRESH if fresh else SLATE
    if tile is None:
        return style.paint(" ·· ", fore=(0xA9, 0xBA, 0xB2), back=back)
    colour, shape = divmod(tile, SHAPES)
    sign = SIGNS[shape] if style.unicode else " "
    return style.paint(f"{sign}{tile_text(tile)} ", fore=INKS[colour], back=back, bold=True)


def spots(game: Ruled[Rules], state: State, style: TextStyle) -> list[TextSpot]:
    """Where the cells and the mover's tiles lie on the picture."""
    table = tiles_at(state)
    found = []
    lines = 0
    if table:
        left, right, top, bottom = _frame(table)
        found = [
            TextSpot(f"{x},{y}", 1 + y - top, FIRST + WIDE * (x - left), WIDE)
            for y in range(top, bottom + 1)
            for x in range(left, right + 1)
        ]
        lines = bottom - top + 3
    if state.mover is not None:
        step = WIDE + 1 if style.colour else WIDE - 1
        found += [
            TextSpot(tile_text(tile), lines + state.mover, HAND + step * place, step, is_piece=True)
            for place, tile in enumerate(state.hands[state.mover])
            if tile is not None
        ]
    return found


def _frame(table: Mapping[tuple[int, int], object]) -> tuple[int, int, int, int]:
    """The first and last column and row that are drawn."""
    left = min(x for x, _ in table) - MARGIN
    right = max(x for x, _ in table) + MARGIN
    top = min(y for _, y in table) - MARGIN
    return left, right, top, max(y for _, y in table) + MARGIN


def _board(rules: Rules, state: State, style: TextStyle) -> list[str]:
    table = tiles_at(state)
    if not table:
        return []
    left, right, top, bottom = _frame(table)
    empty = "·" if style.unicode else "."
    beside = {(x + dx, y + dy) for x, y in table for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    fresh = set(state.fresh)
    lines = [" " * 5 + "".join(style.paint(f"{x:^4}", dim=True) for x in range(left, right + 1)).rstrip()]
    for y in range(top, bottom + 1):
        row = [style.paint(f"{y:>4} ", dim=True)]
        for x in range(left, right + 1):
            if (x, y) in table:
                row.append(tile_picture(table[x, y], style, fresh=(x, y) in fresh))
            else:
                row.append(style.paint(f" {empty}  ", dim=True) if (x, y) in beside else "    ")
        lines.append("".join(row).rstrip())
    return lines


def _seat(rules: Rules, state: State, seat: int, hand: Hand, style: TextStyle) -> str:
    moves = not state.end and state.mover == seat and drawer(rules, state) is None
    pointer = ("▸" if style.unicode else ">") if moves else " "
    name = style.paint(f"{pointer} {seat + 1}", bold=moves)
    points = style.paint(f"{state.scores[seat]:>4}", bold=True)
    announced = state.announced[seat] if state.opening and state.announced else 0
    told = style.paint(f"  ({announced})", dim=True) if announced else ""
    return (
        f"{name} {points}  "
        + " ".join(
            tile_picture(tile, style).strip() if not style.colour else tile_picture(tile, style)
            for tile in hand
        )
        + told
    )
