"""The kernel with the tiles of a table, lent for a while: `with lent_finder(rules, board) as finder`."""

from __future__ import annotations

from types import TracebackType

from speeltafel.core.pool import Pool
from speeltafel.games.qwirkle._board_cy import Board
from speeltafel.games.qwirkle._finder_cy import Finder
from speeltafel.games.qwirkle.numbers import Rules
from speeltafel.games.qwirkle.tiles import Laid


class _Table:
    """A kernel and the tiles that lie in it: it is moved along from table to table."""

    __slots__ = ("board", "finder")

    def __init__(self, numbers: tuple[int, int]) -> None:
        self.finder = Finder(Board(*numbers))
        self.board: tuple[Laid, ...] = ()


_POOL = Pool(_Table)


class lent_finder:
    """Finds plays among these tiles, the borrower's own until the end of the `with`."""

    __slots__ = ("_numbers", "_table")

    def __init__(self, rules: Rules, board: tuple[Laid, ...]) -> None:
        self._numbers = rules.full, rules.bonus
        self._table = table = _POOL.take(self._numbers)
        if table.board is not board:
            table.finder.board.lie(board)
            table.board = board

    def __enter__(self) -> Finder:
        return self._table.finder

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _POOL.give_back(self._numbers, self._table)
