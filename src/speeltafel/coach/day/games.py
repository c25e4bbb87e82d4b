"""The plans of our three games for their game of the day."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from speeltafel.coach.day import bots
from speeltafel.coach.day.plan import DayPlan
from speeltafel.coach.day.results import (
    margin_result,
    margin_words,
    points_result,
    points_words,
    turns_result,
    turns_words,
)
from speeltafel.table.duplicate import DUPLICATE


@cache
def exago_positions() -> tuple[str, ...]:
    """Positions from which either side may win; `bench/exago_days.py` finds them and writes the share of seat 0 before each."""
    text = (files("speeltafel.coach.day") / "exago.txt").read_text("utf-8")
    return tuple(line.partition(" ")[2] for line in text.splitlines())


QWIRKLE = DayPlan(bots.QWIRKLE, margin_result, margin_words, mode=DUPLICATE)
EXAGO = DayPlan(bots.EXAGO, turns_result, turns_words, positions=exago_positions)
QWINN = DayPlan(bots.QWINN, points_result, points_words, mode=DUPLICATE)
