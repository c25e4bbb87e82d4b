"""What is said of a day to others: a text that can be shared and spoils nothing."""

from __future__ import annotations

from datetime import date

from speeltafel.coach.day.results import DayResult, line_of, result_words
from speeltafel.coach.day.streak import Finished, Streak
from speeltafel.core.words import Message, message
from speeltafel.locale import say


def day_words(day: date) -> Message:
    """The date as people write it."""
    return message("day-date", day=day.day, month=message(f"day-month-{day.month}"), year=str(day.year))


def share_words(game: str, day: date, result: DayResult) -> Message:
    """The game of a day and how it ended, to be told to others; nothing of the play is in it."""
    name = message(f"{game}-name")
    return message("day-share", day=day_words(day), game=name, result=result_words(game, result))


def share_text(game: str, entry: Finished, days: Streak, language: str) -> str:
    """The result of a day in two or three short lines: the game, how it ended, the course of the lead, the days in a row."""
    lines = [say(share_words(game, entry.day, entry.result), language), line_of(entry.result.leads)]
    if entry.again:
        lines.append(say(message("day-share-again"), language))
    elif days.days > 1:
        lines.append(say(message("day-streak", days=days.days), language))
    return "\n".join(line for line in lines if line)
