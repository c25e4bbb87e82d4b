"""Days in a row, of which one missed in any seven is forgiven, and which game of a day counts."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta

from msgspec import Struct

from speeltafel.coach.day.results import DayResult

FORGIVEN_IN = 7


class Finished(Struct, frozen=True):
    """One finished game of a day; `again` says that it does not count, as an earlier one did."""

    day: date
    game: str
    result: DayResult
    again: bool = False


class DayBook(Struct, frozen=True):
    """All games of the day that were finished on a device, the oldest first."""

    games: list[Finished] = []

    def counted(self, day: date, game: str) -> Finished | None:
        """The game that counts."""
        return next(
            (each for each in self.games if (each.day, each.game, each.again) == (day, game, False)), None
        )

    def finished(self, day: date, game: str, result: DayResult) -> tuple[DayBook, Finished]:
        """The book with one game more: the first of a day counts, later ones are marked."""
        entry = Finished(day, game, result, again=self.counted(day, game) is not None)
        return DayBook([*self.games, entry]), entry


class Streak(Struct, frozen=True):
    """So many days were played in a row; `forgiven` are the missed ones among them, `has_spare` whether one may be missed now."""

    days: int
    forgiven: list[date]
    has_spare: bool


def streak(played: Iterable[date], today: date) -> Streak:
    """The days in a row up to today, or up to yesterday while today is not yet played."""
    known = {each for each in played if each <= today}
    if not known:
        return Streak(0, [], has_spare=True)
    first = min(known)
    count = 0
    forgiven: list[date] = []
    day = today if today in known else today - timedelta(1)
    while day >= first:
        if day in known:
            count += 1
        elif forgiven and (forgiven[-1] - day).days < FORGIVEN_IN:
            break
        else:
            forgiven.append(day)
        day -= timedelta(1)
    while forgiven and forgiven[-1] < min((each for each in known if each > day), default=today):
        forgiven.pop()
    has_spare = not forgiven or (today - forgiven[0]).days >= FORGIVEN_IN
    return Streak(count, forgiven[::-1], has_spare) if count else Streak(0, [], has_spare=True)


def longest(played: Iterable[date]) -> int:
    """The most days in a row that there ever were."""
    days = sorted({*played})
    most = begin = after_missed = 0
    missed: date | None = None
    for at, day in enumerate(days):
        gap = (day - days[at - 1]).days - 1 if at else 0
        if gap > 1:
            begin = at
        elif gap and missed is not None and (day - missed).days <= FORGIVEN_IN:
            begin = max(begin, after_missed)
        if gap:
            missed, after_missed = day - timedelta(1), at
        most = max(most, at - begin + 1)
    return most
