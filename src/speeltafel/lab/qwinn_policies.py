"""Simple players of Qwinn! as tables for the kernel that plays: whoever counts points, and whoever races alone.

Each looks its turns through exactly, but wants something simpler than to win: the figures are points or
turns, and only their order matters.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from speeltafel.bots.qwinn.table import SIDES, SPACES
from speeltafel.bots.qwinn.turn import Turn
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.state import Sheet
from speeltafel.lab.qwinn_tables import Floats

Doubles = NDArray[np.float64]

A_WIN = 1000.0
BOTHER = 8.0
"""What a boycott is worth in points to a player who counts points; half a turn to one who counts turns."""

A_LITTLE = 0.01
ROUNDS = 5


def points_only(rules: Rules, bound: int) -> Floats:
    """Wants points, likes to be rid of a boycott, and never places one."""
    return _shown(_own(rules, np.arange(bound + 1)[:, None] * np.ones(SPACES)), -A_LITTLE, bound)


def points_and_boycotts(rules: Rules, bound: int) -> Floats:
    """Wants points, and boycotts on the other as much as none on itself."""
    return _shown(_own(rules, np.arange(bound + 1)[:, None] * np.ones(SPACES)), BOTHER, bound)


def alone(rules: Rules, bound: int) -> Floats:
    """Wants to be there in as few turns as it takes in the mean, as if nobody else played."""
    turns = np.zeros((bound + 1, SPACES))
    turns[: rules.target] = solo(rules)
    pace = rules.target / turns[0].mean()
    return _shown(_own(rules, -pace * turns), -A_LITTLE, bound)


def solo(rules: Rules) -> Floats:
    """The turns that a player alone needs in the mean, by points and space, under best play."""
    turns = np.zeros((rules.target, SPACES), np.float32)
    for p in range(rules.target - 1, -1, -1):
        for place in range(SPACES):
            turns[p, place] = turns[p + 1, place] if p + 1 < rules.target else 1.0

            def worth(mover: Sheet, other: Sheet) -> float:
                return -float(turns[mover.points, mover.place]) if mover.points < rules.target else 0.0

            for _ in range(ROUNDS):
                turn = Turn(rules, Sheet(place, p), Sheet(rules.topper), worth, may_boycott=False)
                turns[p, place] = 1 - turn.value
    return turns


def _own(rules: Rules, wanted: Doubles) -> Floats:
    """What a player wants of its own points and side, the win on top and a boycott off."""
    own = np.tile(np.asarray(wanted, np.float32), SIDES // SPACES)
    own[:, SPACES:] -= BOTHER
    own[rules.target :, :SPACES] += A_WIN
    return own


def _shown(own: Floats, bother: float, bound: int) -> Floats:
    """The table: what is wanted for oneself, and for each boycott on the other."""
    theirs = np.zeros(SIDES, np.float32)
    theirs[SPACES:] = bother
    shape = (bound + 1, 1, SIDES, SIDES)
    table = own[:, None, :, None] + theirs
    return np.broadcast_to(table.reshape(shape), (bound + 1, bound + 1, SIDES, SIDES))
