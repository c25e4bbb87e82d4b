"""A game of Exago as a picture: the stones and a ring of cells around them, the winning line in white."""

from __future__ import annotations

from speeltafel.core.drawing import Fit, Paper, Shown, bounds, corners, stone
from speeltafel.games.exago.view import ExagoView

ACROSS = 86.6
DOWN = 75.0
MOST = 84
AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def render(shown: Shown, paper: Paper, room: tuple[float, float, float, float]) -> None:
    """Draws the board into a room (left, top, width, height) of the paper."""
    view: ExagoView = shown.view
    stones = {(one.q, one.r): one for one in view.stones}
    cells = {(0, 0), *stones}
    cells |= {(q + dq, r + dr) for q, r in cells for dq, dr in AROUND}
    reach = view.side - 1
    cells = {(q, r) for q, r in cells if max(abs(q), abs(r), abs(q + r)) <= reach}
    fit = Fit.into(bounds([_place(q, r) for q, r in cells], 52), room, MOST)
    slate = paper.colour("slate") if not paper.dark else paper.colour("plate")
    for q, r in sorted(cells):
        x, y = fit.at(*_place(q, r))
        paper.add(
            f'<polygon points="{corners(x, y, 49 * fit.scale)}" fill="{slate}" stroke="{paper.colour("felt")}" stroke-width="{4 * fit.scale:.1f}"/>'
        )
    size = 100 * fit.scale
    for (q, r), one in sorted(stones.items()):
        x, y = fit.at(*_place(q, r))
        paper.use(stone(paper, one.seat, view.colours), x - size / 2, y - size * 0.46, size)
        if one.fresh:
            paper.add(
                f'<polygon points="{corners(x, y, 40 * fit.scale)}" fill="none" stroke="#fff" '
                f'stroke-width="{5 * fit.scale:.1f}" stroke-dasharray="{14 * fit.scale:.1f} {10 * fit.scale:.1f}"/>'
            )
    for mark in view.marks:
        if mark.kind == "line" and mark.cells:
            _line(paper, fit, [_cell(cell) for cell in mark.cells])


def _line(paper: Paper, fit: Fit, cells: list[tuple[int, int]]) -> None:
    """A capsule around the stones of a line."""
    ends = sorted(cells)
    (x1, y1), (x2, y2) = (fit.at(*_place(*end)) for end in (ends[0], ends[-1]))
    width = 100 * fit.scale
    line = f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" fill="none" stroke-linecap="round"'
    paper.add(
        f'<mask id="ring" maskUnits="userSpaceOnUse" x="0" y="0" width="{paper.width}" height="{paper.height}">'
        f'{line} stroke="#fff" stroke-width="{width:.1f}"/>{line} stroke="#000" stroke-width="{width * 0.9:.1f}"/></mask>'
        f'<rect width="{paper.width}" height="{paper.height}" fill="#fff" mask="url(#ring)"/>'
    )


def _cell(text: str) -> tuple[int, int]:
    q, r = text.split(",")
    return int(q), int(r)


def _place(q: int, r: int) -> tuple[float, float]:
    return ACROSS * (q + r / 2), DOWN * r
