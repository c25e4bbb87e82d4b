"""The table between two actions, and the actions themselves, as plain values."""

from __future__ import annotations

from dataclasses import dataclass

from speeltafel.core.chance import Lot
from speeltafel.core.protocol import Seat


@dataclass(frozen=True, slots=True)
class Sheet:
    """One player's column: the pawn's space, the points, and the boycott that stands on them (or "")."""

    place: int
    points: int = 0
    boycott: str = ""


@dataclass(frozen=True, slots=True)
class Dice:
    """Dice apart from the throw they came from: whites ascending, the red one or 0 when it is not among them."""

    whites: tuple[int, ...]
    red: int

    @property
    def all(self) -> tuple[int, ...]:
        """Every number shown, the red die's last."""
        return (*self.whites, self.red) if self.red else self.whites


NONE = Dice((), 0)


@dataclass(frozen=True, slots=True)
class QwinnState:
    """Both sheets, who moves (None before the lot), and the dice.

    `dice` lie when `lying`, and the mover must choose; otherwise they are the ones kept aside while
    the rest is to be thrown. `throws` counts the throws left in this turn, a pending one included.
    """

    sheets: tuple[Sheet, Sheet]
    mover: Seat | None
    dice: Dice
    lying: bool
    throws: int


@dataclass(frozen=True, slots=True)
class Roll:
    """All five dice as they lie after a throw (`roll:1133/3`)."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class Keep:
    """Throws again all dice but these (`keep:33/-`)."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class Go:
    """Goes to a space, or stays there; `red` is "+minus" to place, "-minus" to remove, "" for neither."""

    space: str
    red: str = ""


@dataclass(frozen=True, slots=True)
class Fail:
    """Gives the turn up."""


Action = Lot | Roll | Keep | Go | Fail
