"""What bots know of the chances in Qwinn! without the full table."""

from __future__ import annotations

from math import exp
from pathlib import Path

from speeltafel.bots.qwinn_table import open_table, side
from speeltafel.bots.qwinn_turn import Worth
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.state import Sheet

PACE = 19.0
"""Points that a good turn brings in the mean."""

DELAY = {"": 0.0, "max2": 0.5, "minus": 0.6, "negeer": 0.8}
"""Turns that a boycott costs."""

UNDO = 2.5
"""Turns to get rid of the boycott that stands between enough points and a win."""

SPREAD = 1.6


def racing_for(rules: Rules) -> Worth:
    """A chance of winning by the turns that both still need."""

    def turns(sheet: Sheet) -> float:
        left = rules.target - sheet.points
        if left <= 0:
            return UNDO if sheet.boycott else 0.0
        return left / PACE + 0.5 + DELAY[sheet.boycott]

    def worth(mover: Sheet, other: Sheet) -> float:
        if mover.points >= rules.target and not mover.boycott:
            return 1.0
        if other.points >= rules.target and not other.boycott:
            return 0.0
        return 1 / (1 + exp((turns(mover) - turns(other) + 0.5) / SPREAD))

    return worth


def chances_for(rules: Rules, folder: Path | None = None) -> Worth:
    """The chances of the solved game where it lies on this machine, else a guess at them."""
    table = open_table(rules, folder)
    if table is None:
        return racing_for(rules)

    def worth(mover: Sheet, other: Sheet) -> float:
        if mover.points >= rules.target and not mover.boycott:
            return 1.0
        if other.points >= rules.target and not other.boycott:
            return 0.0
        mine, theirs = (side(rules, sheet.place, sheet.boycott) for sheet in (mover, other))
        return table.after(mover.points, other.points, mine, theirs)

    return worth
