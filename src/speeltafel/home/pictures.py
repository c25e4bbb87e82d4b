"""A table as a picture that everybody may see: no hand is in it, whoever asks."""

from __future__ import annotations

from speeltafel.core.registry import spec_of
from speeltafel.core.words import message
from speeltafel.live.requests import Refuse
from speeltafel.live.seating import Chair
from speeltafel.live.table import Table
from speeltafel.locale import say
from speeltafel.table.poster import Size, poster


def picture_of(table: Table, size: Size, *, dark: bool, language: str) -> str:
    """The table as it lies now, as SVG; refused before the game has begun."""
    if table.log is None:
        raise Refuse("server-not-started")
    if not spec_of(table.log.game.edition).svg:
        raise Refuse("server-no-page")
    return poster(
        table.log, list(names_of(table.seating.chairs, language)), size, dark=dark, language=language
    )


def names_of(chairs: tuple[Chair, ...], language: str) -> tuple[str, ...]:
    """What everybody is called: as on the page, bots have friendly names, and who gave none a number."""
    friendly = iter(say(message("page-bot-names"), language).split(","))
    names = []
    for number, chair in enumerate(chairs, 1):
        if chair.name:
            names.append(chair.name)
        elif chair.kind == "bot":
            names.append(next(friendly, "").strip() or say(message("page-player", number=number), language))
        else:
            names.append(say(message("page-player", number=number), language))
    return tuple(names)
