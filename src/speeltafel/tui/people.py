"""What people and bots at a table are called on the screen."""

from __future__ import annotations

from collections.abc import Callable

from speeltafel.bots.levels import level_named
from speeltafel.core.errors import Unknown
from speeltafel.locale import say
from speeltafel.wire import TableSent


def name_of(table: TableSent | None, seat: int | None, words: Callable[..., str], language: str) -> str:
    """Who sits there: by name, a bot by its level, else by number."""
    if seat is None or table is None:
        return words("tui-watcher")
    found = next((each for each in table.seats if each.seat == seat), None)
    if found is not None and found.name:
        return found.name
    level = "" if found is None else found.stand_in or found.level
    if not level:
        return words("tui-player", number=seat + 1)
    try:
        return say(level_named(table.game, level).name, language)
    except Unknown:
        return level
