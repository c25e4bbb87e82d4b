"""Exago as the page gets it: plain values of one state."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from speeltafel.core.preview import Mark
from speeltafel.games.exago.kernel import board_of
from speeltafel.games.exago.numbers import Rules
from speeltafel.games.exago.state import State
from speeltafel.games.exago.threats import marks_of


class LaidStone(Struct, frozen=True):
    """A stone on the board; `fresh` marks the last one laid."""

    q: int
    r: int
    seat: int
    fresh: bool


laid_stone = lru_cache(maxsize=1 << 14)(LaidStone)
"""A stone made once: the same lie there turn after turn."""


class ExagoView(Struct, frozen=True, omit_defaults=True):
    """`need` is the length of a line; `moving` says that the seat to move must move a stone.

    `marks` are `threat` (the cells of a line that its seat could complete now, the empty ones
    included), `blocks` (cells that stop the seat the mover owes a block, stones to lift among them),
    `unstoppable` (a line that the mover would have to stop, and nothing does) and `line` (the winning line).
    `seen` counts how often this position has come up; at `draw_at` the game is drawn. `colours` are the
    seats' where they are not the usual ones.
    """

    side: int
    need: int
    stones: tuple[LaidStone, ...]
    hands: tuple[int, ...]
    moving: bool
    marks: tuple[Mark, ...]
    turns_left: int
    seen: int
    draw_at: int
    colours: tuple[str, ...] = ()


def view_of(rules: Rules, state: State) -> ExagoView:
    """The table of one state."""
    cells = board_of(rules.side).cells
    stones = tuple(
        laid_stone(cell.q, cell.r, stone - 1, cell == state.last)
        for cell, stone in zip(cells, state.board, strict=True)
        if stone
    )
    running = state.mover is not None and state.outcome is None
    return ExagoView(
        side=rules.side,
        need=rules.need,
        stones=stones,
        hands=state.hands,
        moving=running and not state.hands[state.mover or 0],
        marks=marks_of(rules, state),
        turns_left=rules.moves - state.moves,
        seen=state.history.count(state.history[-1]) if state.history else 0,
        draw_at=rules.occurrences,
        colours=rules.colours if rules.is_recoloured else (),
    )
