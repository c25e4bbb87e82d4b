"""Points, line by line: which lines a play makes, what each is called and what it brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from speeltafel.core.score import Score, ScoreLine
from speeltafel.core.words import message
from speeltafel.games.qwirkle._board_cy import line_points
from speeltafel.games.qwirkle.actions import Action, Place
from speeltafel.games.qwirkle.numbers import Rules
from speeltafel.games.qwirkle.state import State, tiles_at
from speeltafel.games.qwirkle.tiles import (
    TEXTS,
    Cell,
    Laid,
    Tile,
    attribute_name,
    cell_text,
    tile_name,
    tile_text,
)

RIGHT: Cell = (1, 0)
DOWN: Cell = (0, 1)


def line_through(table: Mapping[Cell, Tile], cell: Cell, step: Cell) -> tuple[Laid, ...]:
    """The tiles in a row through a cell, without a gap."""
    (x, y), (dx, dy) = cell, step
    while (x - dx, y - dy) in table:
        x, y = x - dx, y - dy
    line = []
    while (x, y) in table:
        line.append((x, y, table[x, y]))
        x, y = x + dx, y + dy
    return tuple(line)


def lines_made(table: Mapping[Cell, Tile], laid: Sequence[Laid]) -> list[tuple[Laid, ...]]:
    """Every line with a tile of the play, each once, the one along the play first; `table` has the play on it."""
    x, y, _ = laid[0]
    along, across = (RIGHT, DOWN) if len(laid) == 1 or laid[-1][1] == y else (DOWN, RIGHT)
    lines = [line_through(table, (x, y), along)]
    lines += [line_through(table, (x, y), across) for x, y, _ in laid]
    return [line for line in lines if len(line) > 1]


def score_line(rules: Rules, line: Sequence[Laid]) -> ScoreLine:
    """A line's name, `red 4`, and its points."""
    tiles = [tile for _, _, tile in line]
    points = line_points(len(line), rules.full, rules.bonus)
    bonus = points - len(line)
    what = attribute_name(tiles)
    return ScoreLine(
        name=message("qwirkle-line-full", what=what, count=len(line), bonus=bonus)
        if bonus
        else message("qwirkle-line", what=what, count=len(line)),
        points=points,
        cells=tuple([f"{x},{y}" for x, y, _ in line]),
        pieces=tuple([TEXTS[tile] for tile in tiles]),
        bonus=bonus,
    )


def score_of(rules: Rules, state: State, action: Action) -> Score:
    """What a legal action brings the mover."""
    if not isinstance(action, Place) or state.mover is None or not action.tiles:
        return Score()
    table = tiles_at(state)
    table.update(((x, y), tile) for x, y, tile in action.tiles)
    return score_lines(rules, state, action, lines_made(table, action.tiles))


def score_lines(rules: Rules, state: State, play: Place, made: Sequence[Sequence[Laid]]) -> Score:
    """What a legal play brings that makes these lines."""
    lines = [score_line(rules, line) for line in made]
    if not lines:
        lines.append(_lone_tile(play.tiles[0]))
    if not state.bag and empties_hand(state, len(play.tiles)):
        lines.append(ScoreLine(message("qwirkle-line-last"), rules.last))
    return Score(tuple(lines))


def empties_hand(state: State, count: int) -> bool:
    """Says whether a play of so many tiles ends the game: the last of a hand while the bag is empty."""
    return state.mover is not None and not state.bag and count == len(state.hands[state.mover])


def _lone_tile(laid: Laid) -> ScoreLine:
    """An opening of one tile is no line, and still a point."""
    x, y, tile = laid
    return ScoreLine(
        message("qwirkle-line", what=tile_name(tile), count=1),
        1,
        cells=(cell_text(x, y),),
        pieces=(tile_text(tile),),
    )
