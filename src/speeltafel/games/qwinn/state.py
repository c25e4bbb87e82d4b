"""The table between two actions, and the actions themselves, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from speeltafel.core.chance import Lot
from speeltafel.core.protocol import Seat
from speeltafel.core.written import Written
from speeltafel.games.qwinn.numbers import Rules

if TYPE_CHECKING:
    from speeltafel.core.sketch import DrawnPiece


@dataclass(frozen=True, slots=True)
class Sheet:
    """One player's column: the pawn's space, the points, and the boycott that stands on them (or "")."""

    place: int
    points: int = 0
    boycott: str = ""


@dataclass(frozen=True, slots=True, repr=False)
class Dice(Written):
    """Dice apart from the throw they came from: whites ascending, the red one or 0 when it is not among them."""

    whites: tuple[int, ...]
    red: int

    @property
    def all(self) -> tuple[int, ...]:
        """Every number shown, the red die's last."""
        return (*self.whites, self.red) if self.red else self.whites

    def __str__(self) -> str:
        """As `1133/3`; `-` where the red one is not among them."""
        return f"{''.join(map(str, self.whites))}/{self.red or '-'}"

    def drawn_pieces(self) -> tuple[DrawnPiece, ...]:
        from speeltafel.core.sketch import in_a_row

        return in_a_row([*map(str, self.whites), *([f"r{self.red}"] if self.red else [])])


NONE = Dice((), 0)


@dataclass(frozen=True, slots=True)
class State:
    """Both sheets, who moves (None before the lot), and the dice.

    `dice` lie when `lying`, and the mover must choose; otherwise they are the ones kept aside while
    the rest is to be thrown. `throws` counts the throws left in this turn, a pending one included.
    """

    sheets: tuple[Sheet, Sheet]
    mover: Seat | None
    dice: Dice
    lying: bool
    throws: int


@dataclass(frozen=True, slots=True, repr=False)
class Roll(Written):
    """All five dice as they lie after a throw (`roll:1133/3`)."""

    dice: Dice

    def __str__(self) -> str:
        return f"roll:{self.dice}"

    def drawn_pieces(self) -> tuple[DrawnPiece, ...]:
        return self.dice.drawn_pieces()


@dataclass(frozen=True, slots=True, repr=False)
class Keep(Written):
    """Throws again all dice but these (`keep:33/-`)."""

    dice: Dice

    def __str__(self) -> str:
        return f"keep:{self.dice}"

    def drawn_pieces(self) -> tuple[DrawnPiece, ...]:
        return self.dice.drawn_pieces()


@dataclass(frozen=True, slots=True, repr=False)
class Go(Written):
    """Goes to a space, or stays there; `red` is "+minus" to place, "-minus" to remove, "" for neither."""

    space: str
    red: str = ""

    def __str__(self) -> str:
        return f"go:{self.space}{self.red}"


@dataclass(frozen=True, slots=True, repr=False)
class Fail(Written):
    """Gives the turn up."""

    def __str__(self) -> str:
        return "fail"


Action = Lot | Roll | Keep | Go | Fail


def winners(rules: Rules, state: State) -> frozenset[Seat]:
    """Who has the points and no boycott on them."""
    return frozenset(Seat(seat) for seat, sheet in enumerate(state.sheets) if has_won(rules, sheet))


def has_won(rules: Rules, sheet: Sheet) -> bool:
    """Whether a sheet has the points of the target and no boycott on it."""
    return sheet.points >= rules.target and not sheet.boycott


def mover_of(state: State) -> Sheet:
    """The sheet of the seat to move."""
    return state.sheets[state.mover or 0]


def other_of(state: State) -> Sheet:
    """The sheet of the other seat."""
    return state.sheets[1 - (state.mover or 0)]
