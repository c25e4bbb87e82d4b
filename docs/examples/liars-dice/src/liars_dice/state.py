"""The values of liar's dice: what lies on the table, and what can happen there."""

from __future__ import annotations

from dataclasses import dataclass

from speeltafel.core.chance import Lot

HIDDEN = 0
Hand = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rules:
    """The numbers of one table; `wild` is the number that counts as every other, 0 for none."""

    seats: int
    dice: int
    faces: int
    wild: int
    first: int | None


@dataclass(frozen=True, slots=True)
class Bid:
    """At least so many dice show this number; a bid in progress has no number yet (0)."""

    count: int
    face: int = 0


@dataclass(frozen=True, slots=True)
class Doubt:
    """Does not believe the bid that stands."""


@dataclass(frozen=True, slots=True)
class Roll:
    """What a seat throws under its cup, in rising order; 0 is a die that is not seen."""

    dice: Hand


@dataclass(frozen=True, slots=True)
class Show:
    """All cups are lifted."""

    hands: tuple[Hand, ...]


Action = Bid | Doubt | Roll | Show | Lot


@dataclass(frozen=True, slots=True)
class Shown:
    """How the last round ended: the dice of all, the bid that was doubted, and who lost a die."""

    hands: tuple[Hand, ...]
    bid: Bid
    loser: int


@dataclass(frozen=True, slots=True)
class State:
    """`left` is how many dice each seat still has, `hands` what lies under its cup: nothing before it has thrown."""

    left: tuple[int, ...]
    hands: tuple[Hand, ...]
    mover: int | None = None
    bid: Bid | None = None
    bidder: int = 0
    doubted: bool = False
    last: Shown | None = None
