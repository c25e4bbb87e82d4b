"""Whether rows that come one after the other belong together: tables first, each once, then what is theirs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from speeltafel.live.seating import Seating
from speeltafel.server.operations.saved_rows import (
    Saved,
    SavedDayResult,
    SavedEvent,
    SavedKeepsake,
    SavedTable,
    Unfit,
    check_log,
    standing_of,
)


@dataclass(slots=True)
class Found:
    """A table, the line of its row, and what was seen of its log."""

    row: SavedTable
    standing: Seating
    line: int
    events: int = 0
    last: int = -1
    moves: int = 0


@dataclass(slots=True)
class Fitting:
    """Takes note of every row of a backup, as it is written or read."""

    found: dict[str, Found] = field(default_factory=dict)

    def note(self, row: Saved, line: int) -> None:
        """One row; raises Unfit where it belongs to nothing, or says what cannot be."""
        if isinstance(row, SavedTable):
            if row.code in self.found:
                raise Unfit("row-twice", table=row.code)
            self.found[row.code] = Found(row, standing_of(row), line)
            return
        if isinstance(row, SavedKeepsake | SavedDayResult):
            return
        table = self.found.get(row.code)
        if table is None:
            raise Unfit("row-orphan", table=row.code)
        if isinstance(row, SavedEvent):
            table.events += 1
            table.last = max(table.last, row.number)
            table.moves += row.seat is not None

    def misfits(self) -> Iterator[tuple[Found, Unfit]]:
        """The tables whose logs do not fit them, once every row was seen."""
        for table in self.found.values():
            try:
                check_log(table.row, table.standing, events=table.events, last=table.last, moves=table.moves)
            except Unfit as unfit:
                yield table, unfit
