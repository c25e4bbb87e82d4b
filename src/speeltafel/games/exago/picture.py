"""The table on a plain terminal: stones by letter and colour, with coordinates to type under them.

A stone is `(R)`, the one laid last `[R]`, one of the winning line `*R*`; `!` stands where the mover
must block. The part of the board around the stones is shown; `·` is an empty cell.
"""

from __future__ import annotations

from collections.abc import Iterable

from speeltafel.core.spots import Ruled, TextSpot
from speeltafel.core.text_style import TextStyle
from speeltafel.games.exago.kernel import board_of, lent_position
from speeltafel.games.exago.numbers import Rules
from speeltafel.games.exago.state import START, Cell, State
from speeltafel.games.exago.threats import blocking_cells

COLOURS = {
    "red": (218, 13, 27),
    "blue": (31, 101, 245),
    "yellow": (254, 222, 39),
    "green": (43, 190, 121),
    "light-blue": (157, 237, 252),
    "orange": (244, 122, 18),
}
_DARK, _LIGHT = (20, 23, 27), (255, 255, 255)
_WIDE = 6
_MARGIN = 1
_STEPS = [
    (q, r)
    for q in range(-_MARGIN, _MARGIN + 1)
    for r in range(-_MARGIN, _MARGIN + 1)
    if abs(q + r) <= _MARGIN
]


def picture(rules: Rules, state: State, style: TextStyle) -> str:
    """Board and hands; `>` before the hand of the seat to move."""
    board = board_of(rules.side)
    stones = {board.cells[number]: stone - 1 for number, stone in enumerate(state.board) if stone}
    edge = _edge(rules, stones)
    blocks = _blocks(rules, state)
    shown = _shown(rules, state)
    left = min(_column(cell) for cell in shown)
    lines = []
    for r in sorted({cell.r for cell in shown}):
        row = [cell for cell in shown if cell.r == r]
        above = below = ""
        for cell in row:
            gap = " " * (_column(cell) - left - _width(above, style))
            above += gap + _top(rules, state, cell, stones.get(cell), blocks, style)
            if cell in stones or cell in edge:
                named = str(cell)
                gap = " " * (_column(cell) + (_WIDE - len(named)) // 2 - left - _width(below, style))
                below += gap + style.paint(named, dim=True)
        lines += [above.rstrip(), below]
    return "\n".join([*lines, *_hands(rules, state, style)])


def spots(game: Ruled[Rules], state: State, style: TextStyle) -> list[TextSpot]:
    """Where the cells lie on the picture: a stone and the name under it."""
    shown = _shown(game.rules, state)
    left = min(_column(cell) for cell in shown)
    rows = sorted({cell.r for cell in shown})
    return [TextSpot(str(cell), 2 * rows.index(cell.r), _column(cell) - left, _WIDE, 2) for cell in shown]


def _shown(rules: Rules, state: State) -> list[Cell]:
    """The part of the board that is drawn."""
    board = board_of(rules.side)
    stones = {board.cells[number]: stone - 1 for number, stone in enumerate(state.board) if stone}
    near = _near([*stones, *_edge(rules, stones)])
    return [cell for cell in board.cells if cell in near]


def _top(
    rules: Rules, state: State, cell: Cell, seat: int | None, blocks: frozenset[Cell], style: TextStyle
) -> str:
    """The upper half of a cell, as wide as every cell."""
    must = "!" if cell in blocks else " "
    if seat is None:
        return f"{must if cell in blocks else '·' if style.unicode else '.':^{_WIDE}}"
    ends = "**" if cell in state.line else "[]" if cell == state.last else "()"
    return f" {must}{_stone(rules, seat, ends, style)} "


def _stone(rules: Rules, seat: int, ends: str, style: TextStyle) -> str:
    colour = rules.colours[seat]
    body = f"{ends[0]}{colour[0].upper()}{ends[1]}"
    fore = _LIGHT if colour in ("red", "blue") else _DARK
    return style.paint(body, fore=fore, back=COLOURS[colour], bold=True)


def _hands(rules: Rules, state: State, style: TextStyle) -> list[str]:
    dot = "●" if style.unicode else "o"
    lines = []
    for seat, count in enumerate(state.hands):
        turn = ">" if seat == state.mover and state.outcome is None else " "
        dots = f" {style.paint(dot * count, fore=COLOURS[rules.colours[seat]])}" if count else ""
        lines.append(f"{turn} {_stone(rules, seat, '()', style)} {count:>2}{dots}")
    return lines


def _edge(rules: Rules, stones: dict[Cell, int]) -> frozenset[Cell]:
    """The empty cells that touch a stone; Start on an empty board."""
    if not stones:
        return frozenset((START,))
    near = _near(stones)
    return frozenset(cell for cell in board_of(rules.side).cells if cell in near and cell not in stones)


def _blocks(rules: Rules, state: State) -> frozenset[Cell]:
    if state.mover is None or state.outcome is not None:
        return frozenset()
    with lent_position(rules, state) as position:
        debt = position.debt()
        blocking = () if debt < 0 else blocking_cells(position, debt)
    return frozenset(board_of(rules.side).cells[number] for number in blocking)


def _near(cells: Iterable[Cell]) -> set[Cell]:
    """Everything that is at most the margin of steps away from one of these."""
    return {Cell(cell.q + q, cell.r + r) for cell in cells for q, r in _STEPS}


def _column(cell: Cell) -> int:
    return _WIDE * cell.q + _WIDE // 2 * cell.r


def _width(text: str, style: TextStyle) -> int:
    """How wide a painted text stands on the screen."""
    if not style.colour:
        return len(text)
    width, inside = 0, False
    for character in text:
        if character == "\x1b":
            inside = True
        width += not inside
        if inside and character == "m":
            inside = False
    return width
