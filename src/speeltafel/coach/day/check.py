"""Checks that a finished game is one of its day: the deals, the opponent's answers and the rules, all by replaying it."""

from __future__ import annotations

from speeltafel.bots.levels import level_named
from speeltafel.coach.day.plan import OPPONENT, DayGame, opponent_move
from speeltafel.coach.day.results import DayResult
from speeltafel.core.errors import Illegal
from speeltafel.core.registry import stored_options
from speeltafel.table.acts import Act
from speeltafel.table.proof import replayed
from speeltafel.table.record import Record


def checked(day: DayGame, record: Record) -> DayResult:
    """The result of a record; raises Illegal where it is not what playing this day leads to, Damaged where it is no game."""
    game = day.game()
    same = (record.edition, record.seats, record.options) == (day.edition, 2, stored_options(game))
    if not same or record.position != day.position or record.eyes is not None:
        raise Illegal("day-other-game", day=day.day.isoformat(), edition=day.edition)
    match = replayed(record)
    if match.outcome is None:
        raise Illegal("day-running")
    again = day.begin()
    level = level_named(day.edition, "day")
    bot = level.make()
    for event in match.log:
        if isinstance(event.action, Act):
            raise Illegal("day-act", number=event.number)
        if event.number > again.number:
            action = opponent_move(again, bot, level) if event.seat == OPPONENT else event.action
            again.push(action)
        expected = again.log[event.number]
        if expected.action != event.action:
            text = match.text(event.action)
            raise Illegal(
                "day-differs", number=event.number, found=text, expected=again.text(expected.action)
            )
    return day.plan.result(match)
