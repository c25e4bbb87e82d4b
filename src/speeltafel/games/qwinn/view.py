"""Qwinn! as the page gets it: plain values of one state."""

from __future__ import annotations

from msgspec import Struct

from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.scoring import loss
from speeltafel.games.qwinn.state import State


class QwinnView(Struct, frozen=True):
    """Both columns (`spaces` from top to bottom), and the dice as they lie.

    `boycotts[i]` stands on seat i: max2, minus, negeer, or empty. `whites` is empty before the
    first throw of a turn; `throws` is how many throws the mover has left. `values[i]` is what space i
    always brings, 0 where it depends on the dice. `cost` is what a turn without points would cost the
    mover with these dice, `anywhere` says that the mover may go to any space. `fields[n - 1]` is the boycott that a number n
    of the red die gives.
    """

    spaces: tuple[str, ...]
    places: tuple[str, str]
    points: tuple[int, int]
    boycotts: tuple[str, str]
    whites: tuple[int, ...]
    red: int
    throws: int
    target: int
    values: tuple[int, ...]
    fields: tuple[str, ...]
    cost: int = 0
    anywhere: bool = False


def view_of(rules: Rules, state: State) -> QwinnView:
    """The table of one state."""
    first, second = state.sheets
    mover = None if state.mover is None else state.sheets[state.mover]
    return QwinnView(
        spaces=rules.names,
        places=(rules.names[first.place], rules.names[second.place]),
        points=(first.points, second.points),
        boycotts=(first.boycott, second.boycott),
        whites=state.dice.whites,
        red=state.dice.red,
        throws=0 if state.mover is None else state.throws,
        target=rules.target,
        values=tuple(space.value or 0 for space in rules.spaces),
        fields=rules.boycotts[1:],
        cost=0 if mover is None else loss(mover, state.dice),
        anywhere=mover is not None and mover.place == rules.topper,
    )
