"""A game of Qwirkle as a picture: every tile where it lies, the best move in a frame, the last move marked."""

from __future__ import annotations

from speeltafel.core.drawing import CELL, Fit, Paper, Shown, bounds, disc, tile
from speeltafel.games.qwirkle.view import QwirkleView

MOST = 64


def render(shown: Shown, paper: Paper, room: tuple[float, float, float, float]) -> None:
    """Draws the table into a room (left, top, width, height) of the paper."""
    view: QwirkleView = shown.view
    if not view.tiles:
        return
    places = [(one.x * CELL, one.y * CELL) for one in view.tiles]
    left, top, right, bottom = bounds(places, CELL * 0.4)
    fit = Fit.into((left, top, right + CELL, bottom + CELL), room, MOST)
    size = CELL * fit.scale
    for one in view.tiles:
        paper.use(tile(paper, one.tile), *fit.at(one.x * CELL, one.y * CELL), size)
    for one in view.tiles:
        if one.fresh:
            _corners(paper, *fit.at(one.x * CELL, one.y * CELL), size)
    best = shown.best
    cells = [tuple(map(int, cell.split(","))) for cell in best.cells] if best else []
    if best and cells:
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        x, y = fit.at(min(xs) * CELL, min(ys) * CELL)
        _frame(paper, (x, y), (max(xs) - min(xs) + 1, max(ys) - min(ys) + 1), size, str(best.points))


def _frame(paper: Paper, at: tuple[float, float], cells: tuple[int, int], size: float, points: str) -> None:
    """A frame around a line, on a rim of felt that parts it from the slate of its neighbours, and its points before the line."""
    gap, edge = size * 0.06, max(1.5, size * 0.08)
    x, y = at[0] - gap, at[1] - gap
    width, height = (size * many + 2 * gap for many in cells)
    ink = paper.colour("chalk" if paper.dark else "ink")
    for colour, thick in ((paper.colour("felt"), edge * 3), (ink, edge)):
        stroke = f' stroke="{colour}" stroke-width="{thick:.1f}"'
        paper.rect(x, y, width, height, size * 0.28, "none", stroke)
    big = max(9, size * 0.5)
    before = big * 0.8  # nothing lies before a line: it would be part of it
    if cells[0] > 1:
        disc(paper, x - before, y + height / 2, points, big)
    else:
        disc(paper, x + width / 2, y - before, points, big)


def _corners(paper: Paper, x: float, y: float, size: float) -> None:
    """White corners around a tile of the last move."""
    near, far, long = size * 0.1, size * 0.9, size * 0.2
    path = (
        f"M{x + near:.1f} {y + near + long:.1f}V{y + near:.1f}H{x + near + long:.1f}"
        f"M{x + far - long:.1f} {y + near:.1f}H{x + far:.1f}V{y + near + long:.1f}"
        f"M{x + far:.1f} {y + far - long - size * 0.04:.1f}V{y + far - size * 0.04:.1f}H{x + far - long:.1f}"
        f"M{x + near + long:.1f} {y + far - size * 0.04:.1f}H{x + near:.1f}V{y + far - long - size * 0.04:.1f}"
    )
    paper.add(f'<path d="{path}" fill="none" stroke="#fff" stroke-width="{max(1.2, size * 0.06):.1f}"/>')
