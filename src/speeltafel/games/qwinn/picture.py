"""The table as a plain terminal shows it: the ladder with a lane each side, and the dice with their faces."""

from __future__ import annotations

from speeltafel.core.text_style import TextStyle
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.rules import gos, winners
from speeltafel.games.qwinn.scoring import worth
from speeltafel.games.qwinn.state import QwinnState, Sheet

SEATS = ((38, 110, 190), (196, 98, 16))
RED = (200, 30, 40)
LANE = 14
NAME = 8
PIPS = {
    1: ("     ", "  o  ", "     "),
    2: ("o    ", "     ", "    o"),
    3: ("o    ", "  o  ", "    o"),
    4: ("o   o", "     ", "o   o"),
    5: ("o   o", "  o  ", "o   o"),
    6: ("o   o", "o   o", "o   o"),
}


def picture(rules: Rules, state: QwinnState, style: TextStyle) -> str:
    """Both lanes with pawn, points and boycott; the mover's reachable spaces carry what they would score."""
    lines = [*_heads(rules, state, style), *_ladder(rules, state, style)]
    if state.mover is not None and state.dice.all:
        lines += ["", *_dice(state, style)]
    if state.mover is not None and state.throws:
        lines.append((" ↻ " if style.unicode else " @ ") + str(state.throws))
    return "\n".join(line.rstrip() for line in lines)


def _heads(rules: Rules, state: QwinnState, style: TextStyle) -> list[str]:
    won = winners(rules, state)
    rows: tuple[list[str], list[str], list[str]] = ([], [], [])
    for seat, sheet in enumerate(state.sheets):
        turn = ">" if state.mover == seat and not won else "*" if seat in won else " "
        cells = (f"{turn} {seat + 1}", f"{sheet.points}/{rules.target}", _boycott(sheet, style))
        for row, cell in zip(rows, cells, strict=True):
            placed = cell.rjust(LANE) if seat == 0 else cell.ljust(LANE)
            fore = RED if row is rows[2] else SEATS[seat]
            row.append(style.paint(placed, fore=fore, bold=row is rows[0]))
    gap = " " * (NAME + 4)
    shown = rows if any(sheet.boycott for sheet in state.sheets) else rows[:2]
    return [gap.join(row) for row in shown]


def _boycott(sheet: Sheet, style: TextStyle) -> str:
    if not sheet.boycott:
        return ""
    return f"{'⊘' if style.unicode else '!'} {sheet.boycott}"


def _ladder(rules: Rules, state: QwinnState, style: TextStyle) -> list[str]:
    reach = {go.space for go in gos(rules, state)} if state.lying and not winners(rules, state) else set()
    bar, pawn = ("│", "●") if style.unicode else ("|", "O")
    lines = []
    for index, space in enumerate(rules.spaces):
        lanes = []
        for seat, sheet in enumerate(state.sheets):
            words = [style.paint(pawn, fore=SEATS[seat], bold=True)] if sheet.place == index else []
            width = len(words)
            if seat == state.mover and space.name in reach:
                points = f"+{worth(space, state.dice)}"
                words.append(style.paint(points, bold=True))
                width += len(points) + len(words) - 1
            inner = " ".join(reversed(words) if seat == 0 else words)
            pad = " " * (LANE - width)
            lanes.append(pad + inner if seat == 0 else inner + pad)
        name = style.paint(space.name.center(NAME), bold=any(s.place == index for s in state.sheets))
        lines.append(f"{lanes[0]} {bar}{name}{bar} {lanes[1]}")
    return lines


def _dice(state: QwinnState, style: TextStyle) -> list[str]:
    """White dice in single frames, the red one last in a double frame, so that it shows without colour."""
    dot = "●" if style.unicode else "o"
    white = ("╭╮╰╯", "─", "│") if style.unicode else ("++++", "-", "|")
    double = ("╔╗╚╝", "═", "║") if style.unicode else ("####", "#", "#")
    rows: list[list[str]] = [[] for _ in range(5)]
    for place, number in enumerate(state.dice.all):
        is_red = place == len(state.dice.whites)
        corners, flat, side = double if is_red else white
        face = [row.replace("o", dot) for row in PIPS[number]]
        block = [
            corners[0] + flat * 5 + corners[1],
            *(side + row + side for row in face),
            corners[2] + flat * 5 + corners[3],
        ]
        for row, text in zip(rows, block, strict=True):
            row.append(style.paint(text, fore=RED if is_red else None))
    if not state.lying:
        rows = [[style.paint(text, dim=True) for text in row] for row in rows]
    return [" " + " ".join(row) for row in rows]
