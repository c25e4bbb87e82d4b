"""The kernel's position for a table: one a thread, moved along from table to table."""

from __future__ import annotations

from threading import local

from speeltafel.games.qwirkle._plays_cy import Plays
from speeltafel.games.qwirkle.state import Rules
from speeltafel.games.qwirkle.tiles import Laid


class _Desk(local):
    """What a thread has before it."""

    def __init__(self) -> None:
        self.lines: Plays | None = None
        self.board: tuple[Laid, ...] = ()


_DESK = _Desk()


def lines_of(rules: Rules, board: tuple[Laid, ...]) -> Plays:
    """The position with these tiles; it is lent until the next call."""
    lines = _DESK.lines
    if lines is None or lines.full != rules.full or lines.bonus != rules.bonus:
        lines = _DESK.lines = Plays(rules.full, rules.bonus)
        _DESK.board = ()
    if _DESK.board is not board:
        lines.lie(board)
        _DESK.board = board
    return lines
