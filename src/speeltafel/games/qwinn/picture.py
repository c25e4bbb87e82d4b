"""The table as a plain terminal shows it: the ladder with a lane each side, and the dice with their faces."""

from __future__ import annotations

from speeltafel.core.spots import Ruled, TextSpot
from speeltafel.core.text_style import TextStyle
from speeltafel.games.qwinn.legal import gos
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.scoring import worth
from speeltafel.games.qwinn.state import Sheet, State, winners

SEATS = ((38, 110, 190), (196, 98, 16))
RED = (200, 30, 40)
LANE = 14
NAME = 8
DIE, DIE_LINES = 8, 5
"""How far a die is from the next, and how high it is."""
LOW_DIE = 4
"""How far one is from the next where all lie in one line."""
PIPS = {
    1: ("     ", "  o  ", "     "),
    2: ("o    ", "     ", "    o"),
    3: ("o    ", "  o  ", "    o"),
    4: ("o   o", "     ", "o   o"),
    5: ("o   o", "  o  ", "o   o"),
    6: ("o   o", "o   o", "o   o"),
}


def picture(rules: Rules, state: State, style: TextStyle) -> str:
    """Both lanes with pawn, points and boycott; the mover's reachable spaces carry what they would score."""
    lines = [*_heads(rules, state, style), *_ladder(rules, state, style)]
    if state.mover is not None and state.dice.all:
        lines += [_low_dice(state, style)] if style.low else ["", *_dice(state, style)]
    if state.mover is not None and state.throws:
        lines.append((" ↻ " if style.unicode else " @ ") + str(state.throws))
    return "\n".join(line.rstrip() for line in lines)


def spots(game: Ruled[Rules], state: State, style: TextStyle) -> list[TextSpot]:
    """Where the spaces and the dice lie on the picture; the red die is called `r` and its number."""
    rules = game.rules
    top = len(_heads(rules, state, style))
    found = [
        TextSpot(space.name, top + index, 0, 2 * LANE + NAME + 4) for index, space in enumerate(rules.spaces)
    ]
    line = top + len(rules.spaces) + (not style.low)
    apart, height = (LOW_DIE, 1) if style.low else (DIE, DIE_LINES)
    if state.mover is not None:
        for place, number in enumerate(state.dice.all):
            name = f"r{number}" if place == len(state.dice.whites) else str(number)
            found.append(TextSpot(name, line, 1 + apart * place, apart - 1, height))
    return found


def _heads(rules: Rules, state: State, style: TextStyle) -> list[str]:
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


def _ladder(rules: Rules, state: State, style: TextStyle) -> list[str]:
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


def _low_dice(state: State, style: TextStyle) -> str:
    """The dice in one line, the red one last in marks of its own."""
    whites = [style.paint(f"[{number}]", dim=not state.lying) for number in state.dice.whites]
    red = [style.paint(f"<{number}>", fore=RED) for number in state.dice.all[len(whites) :]]
    return " " + " ".join([*whites, *red])


def _dice(state: State, style: TextStyle) -> list[str]:
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
