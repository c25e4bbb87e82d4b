"""Who sits at a terminal's table: people at this keyboard, and bots by level."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from speeltafel.bots.levels import Level, default_level, level_named
from speeltafel.core.errors import Unknown
from speeltafel.core.protocol import Seat
from speeltafel.core.words import message
from speeltafel.locale import say


@dataclass(frozen=True, slots=True)
class Player:
    """A person, or a bot when there is a level."""

    name: str
    level: Level | None = None


def read_bots(given: Sequence[str], game: str, seats: int) -> dict[Seat, Level]:
    """The bots of `--bot LEVEL`, `--bot SEAT` and `--bot SEAT=LEVEL`, by seat; people count seats from one.

    A level alone gets the last seat that is free; a bot of anybody's is named as a level is.
    """
    bots: dict[Seat, Level] = {}
    for each in given:
        seat, _, name = each.partition("=")
        if not seat.isdecimal():
            level = level_named(game, each)
            free = [Seat(number) for number in range(seats) if Seat(number) not in bots]
            if not free:
                raise Unknown("unknown-bot-seat", given=each, last=seats)
            bots[free[-1]] = level
            continue
        if not (seat.isascii() and seat.isdecimal() and len(seat) < 3 and 1 <= int(seat) <= seats):
            raise Unknown("unknown-bot-seat", given=each, last=seats)
        bots[Seat(int(seat) - 1)] = level_named(game, name) if name else default_level(game)
    return bots


def players(
    names: Sequence[str], bots: Mapping[Seat, Level], seats: int, language: str
) -> tuple[Player, ...]:
    """Everybody by seat; people without a name are called by their number."""
    given = iter(names)
    sitting = []
    for seat in range(seats):
        level = bots.get(Seat(seat))
        if level is not None:
            bot = message("play-bot", name=level.name, number=seat + 1)
            sitting.append(Player(say(bot, language), level))
        else:
            number = message("play-player", number=seat + 1)
            sitting.append(Player(next(given, "") or say(number, language)))
    return tuple(sitting)
