"""The one point of Exago: for the line that ends the game."""

from __future__ import annotations

from speeltafel.core.score import Score, ScoreLine
from speeltafel.core.words import message
from speeltafel.games.exago.kernel import board_of, code_of, lent_position
from speeltafel.games.exago.numbers import Rules
from speeltafel.games.exago.state import Action, Move, Place, State


def score_of(rules: Rules, state: State, action: Action) -> Score:
    """A point for the line that a legal action completes."""
    if state.mover is None or not isinstance(action, Place | Move):
        return Score()
    board = board_of(rules.side)
    with lent_position(rules, state) as position:
        line = position.line_by(code_of(board, action), state.mover)
    if not line:
        return Score()
    name = message("exago-line", count=len(line))
    return Score((ScoreLine(name, 1, board.texts(line), (rules.colours[state.mover],) * len(line)),))
