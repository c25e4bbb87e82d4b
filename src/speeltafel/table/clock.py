"""Clocks that never look at the time: it is told to them, in milliseconds since 1970."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from speeltafel.core.errors import Illegal
from speeltafel.core.protocol import Seat
from speeltafel.table.acts import Flag

Kind = Literal["none", "move", "days"]
SECOND = 1000
DAY = 24 * 60 * 60
LONGEST = {"move": 60 * 60, "days": 30 * DAY}


@dataclass(frozen=True, slots=True)
class Clock:
    """Time for every move: `seconds` of it, or no limit; stands until somebody is to move.

    While it runs `ends` says when `seat` runs out; while it is paused `left` is what remains.
    """

    kind: Kind = "none"
    seconds: int = 0
    seat: Seat | None = None
    ends: int | None = None
    left: int | None = None

    def __post_init__(self) -> None:
        if self.kind == "none":
            return
        if not 1 <= self.seconds <= LONGEST[self.kind]:
            raise ValueError(f"a clock by {self.kind} has 1 to {LONGEST[self.kind]} seconds")

    @property
    def is_paused(self) -> bool:
        return self.left is not None

    def started(self, seat: Seat | None, now: int) -> Clock:
        """The clock as a new move begins; a move while it is paused starts the next one paused."""
        if self.kind == "none" or seat is None:
            return replace(self, seat=seat, ends=None, left=None)
        if self.is_paused:
            return replace(self, seat=seat, left=self.seconds * SECOND)
        return replace(self, seat=seat, ends=now + self.seconds * SECOND)

    def paused(self, now: int) -> Clock:
        """The clock stopped, with what is left of the move."""
        if self.ends is None:
            return self
        return replace(self, ends=None, left=max(0, self.ends - now))

    def resumed(self, now: int) -> Clock:
        """The clock running again from where it stopped."""
        if self.left is None:
            return self
        return replace(self, ends=now + self.left, left=None)

    def is_out(self, now: int) -> bool:
        """Whether the seat to move has used its time."""
        return self.ends is not None and now >= self.ends

    def flag(self, now: int) -> Flag:
        """The act by which a claim ends the game; raises Illegal while there is time."""
        if self.seat is None or not self.is_out(now):
            raise Illegal("illegal-flag-time", seat=1 if self.seat is None else self.seat + 1)
        return Flag(self.seat)


def days(number: int) -> Clock:
    """A clock for play by correspondence: so many days a move."""
    return Clock("days", number * DAY)
