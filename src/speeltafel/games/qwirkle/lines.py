"""The kernel's position for a table, lent for a while: `with lines_of(rules, board) as lines`."""

from __future__ import annotations

from types import TracebackType

from speeltafel.core.pool import Pool
from speeltafel.games.qwirkle._plays_cy import Plays
from speeltafel.games.qwirkle.state import Rules
from speeltafel.games.qwirkle.tiles import Laid


class _Table:
    """A kernel and the tiles that lie in it: it is moved along from table to table."""

    __slots__ = ("board", "lines")

    def __init__(self, numbers: tuple[int, int]) -> None:
        self.lines = Plays(*numbers)
        self.board: tuple[Laid, ...] = ()


_POOL = Pool(_Table)


class lines_of:
    """The position with these tiles, the borrower's own until the end of the `with`."""

    __slots__ = ("_numbers", "_table")

    def __init__(self, rules: Rules, board: tuple[Laid, ...]) -> None:
        self._numbers = rules.full, rules.bonus
        self._table = table = _POOL.take(self._numbers)
        if table.board is not board:
            table.lines.lie(board)
            table.board = board

    def __enter__(self) -> Plays:
        return self._table.lines

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _POOL.give_back(self._numbers, self._table)
