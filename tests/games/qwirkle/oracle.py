"""A second, slow reading of Qwirkle's rules, written apart from the engine: positions and actions are text.

It shares nothing with the package. A play is tried tile by tile on a plain dictionary, and every
line is judged as the sheet words it: one colour and all shapes different, or one shape and all
colours different.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations

Cell = tuple[int, int]
Board = dict[Cell, str]
COPIES, HAND, FULL, BONUS, LAST = 3, 6, 6, 6, 6
COLOURS, SHAPES = "roygbp", "csdtlx"


@dataclass
class Table:
    board: Board
    hands: list[list[str]]
    mover: int
    bag: int


def read(position: str) -> Table:
    board_text, hands_text, _, mover, *_ = position.split()
    board: Board = {}
    if board_text != "-":
        corner, *rows = board_text.split("/")
        left, y = map(int, corner.split(","))
        for row in rows:
            x = left
            for piece in re.findall(r"\d+|[A-Za-z]{2}", row):
                if piece.isdigit():
                    x += int(piece)
                else:
                    board[x, y] = piece.lower()
                    x += 1
            y += 1
    hands = [[] if text == "-" else re.findall("..", text) for text in hands_text.split("/")]
    bag = COPIES * 36 - len(board) - sum(map(len, hands))
    return Table(board, hands, int(mover), bag)


def good_line(tiles: list[str]) -> bool:
    colours = [tile[0] for tile in tiles]
    shapes = [tile[1] for tile in tiles]
    one_colour = len(set(colours)) == 1 and len(set(shapes)) == len(tiles)
    one_shape = len(set(shapes)) == 1 and len(set(colours)) == len(tiles)
    return one_colour or one_shape


def line_at(board: Board, cell: Cell, way: Cell) -> list[Cell]:
    found = [cell]
    for sign in (1, -1):
        x, y = cell[0] + sign * way[0], cell[1] + sign * way[1]
        while (x, y) in board:
            found.append((x, y))
            x, y = x + sign * way[0], y + sign * way[1]
    return sorted(found)


def lines_with(board: Board, cells: list[Cell]) -> list[tuple[Cell, ...]]:
    """Every line of two or more that has one of these cells, each once."""
    found = {tuple(line_at(board, cell, way)) for cell in cells for way in ((1, 0), (0, 1))}
    return [line for line in found if len(line) > 1]


def points(board: Board, cells: list[Cell]) -> int:
    total = 0
    for line in lines_with(board, cells):
        total += len(line) + (BONUS if len(line) == FULL else 0)
    return total or 1


def neighbours(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def text_of(play: dict[Cell, str]) -> str:
    return "+".join(f"{tile}@{x},{y}" for (x, y), tile in sorted(play.items()))


def legal(position: str) -> dict[str, int]:
    """Every legal action of the mover with its points."""
    table = read(position)
    hand = table.hands[table.mover]
    found: dict[str, int] = {}
    if not table.board:
        for size in range(len(hand), 0, -1):
            for tiles in set(permutations(hand, size)):
                if size > 1 and not good_line(list(tiles)):
                    continue
                for way in ((1, 0), (0, 1)):
                    play = {(way[0] * i, way[1] * i): tile for i, tile in enumerate(tiles)}
                    found[text_of(play)] = points(play, list(play))
            if found:
                return found
    for play in plays(table, hand):
        after = table.board | play
        bonus = LAST if not table.bag and len(play) == len(hand) else 0
        found[text_of(play)] = points(after, list(play)) + bonus
    if table.bag:
        for size in range(1, min(len(hand), table.bag) + 1):
            for tiles in combinations(sorted(hand), size):
                found["swap:" + "+".join(tiles)] = 0
    elif not found:
        found["pass"] = 0
    return found


def plays(table: Table, hand: list[str]) -> Iterator[dict[Cell, str]]:
    board = dict(table.board)
    xs = [x for x, _ in board]
    ys = [y for _, y in board]
    for x in range(min(xs) - HAND, max(xs) + HAND + 1):
        for y in range(min(ys) - HAND, max(ys) + HAND + 1):
            for way in ((1, 0), (0, 1)):
                cells = empty_cells(board, (x, y), way, len(hand))
                touch = [any(near in board for near in neighbours(cell)) for cell in cells]
                if (x, y) not in board and any(touch):
                    yield from grow(board, cells, touch, hand, {})


def empty_cells(board: Board, cell: Cell, way: Cell, count: int) -> list[Cell]:
    cells: list[Cell] = []
    x, y = cell
    while len(cells) < count:
        if (x, y) not in board:
            cells.append((x, y))
        x, y = x + way[0], y + way[1]
    return cells


def grow(
    board: Board, cells: list[Cell], touch: list[bool], hand: list[str], play: dict[Cell, str]
) -> Iterator[dict[Cell, str]]:
    """Puts each tile on the next cell; when all lines are good so far, goes on to the one after it."""
    cell = cells[len(play)]
    for tile in sorted(set(hand)):
        board[cell] = tile
        if all(good_line([board[at] for at in line]) for line in lines_with(board, [cell])):
            tried = {**play, cell: tile}
            if any(touch[: len(tried)]):
                yield tried
            rest = hand.copy()
            rest.remove(tile)
            if rest:
                yield from grow(board, cells, touch, rest, tried)
        del board[cell]


def reason(position: str, text: str) -> str:
    """The reason code for which an action is refused, or nothing when it is legal."""
    table = read(position)
    hand = table.hands[table.mover]
    if text == "pass":
        if not table.board:
            return "qwirkle-opening-pass"
        if table.bag:
            return "qwirkle-pass-bag"
        return "qwirkle-pass-place" if any("@" in each for each in legal(position)) else ""
    if text.startswith("swap:"):
        tiles = [tile for tile in text[5:].split("+") if tile]
        if Counter(tiles) - Counter(hand):
            return "qwirkle-not-in-hand"
        if not table.board:
            return "qwirkle-opening-swap"
        if not tiles:
            return "qwirkle-swap-none"
        if not table.bag:
            return "qwirkle-swap-empty"
        return "qwirkle-swap-bag" if len(tiles) > table.bag else ""
    laid: list[tuple[Cell, str]] = []
    for part in text.split("+"):
        tile, _, at = part.partition("@")
        x, y = map(int, at.split(","))
        laid.append(((x, y), tile))
    laid.sort()
    return place_reason(table, hand, laid)


def place_reason(table: Table, hand: list[str], laid: list[tuple[Cell, str]]) -> str:
    if Counter(tile for _, tile in laid) - Counter(hand):
        return "qwirkle-not-in-hand"
    for index, (cell, _) in enumerate(laid):
        if cell in table.board:
            return "qwirkle-cell-taken"
        if cell in [other for other, _ in laid[:index]]:
            return "qwirkle-cell-twice"
    play = dict(laid)
    after = table.board | play
    xs, ys = {x for x, _ in play}, {y for _, y in play}
    if len(xs) > 1 and len(ys) > 1:
        return "qwirkle-one-row"
    span = [(x, y) for x in range(min(xs), max(xs) + 1) for y in range(min(ys), max(ys) + 1)]
    if any(cell not in after for cell in span):
        return "qwirkle-gap"
    if not table.board and min(play) != (0, 0):
        return "qwirkle-opening-start"
    if table.board and not any(near in table.board for cell in play for near in neighbours(cell)):
        return "qwirkle-island"
    bad = [line for line in lines_with(after, list(play)) if not good_line([after[at] for at in line])]
    if bad:
        return "bad-line"
    if not table.board:
        best = max(len(text.split("+")) for text in legal_openings(hand))
        if len(play) != best:
            return "qwirkle-opening-best"
    return ""


def legal_openings(hand: list[str]) -> list[str]:
    """Sets of different tiles of the hand that could lie in one line."""
    kinds = sorted(set(hand))
    return [
        "+".join(tiles)
        for size in range(1, len(kinds) + 1)
        for tiles in combinations(kinds, size)
        if size == 1 or good_line(list(tiles))
    ]
