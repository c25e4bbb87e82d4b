"""The bots of a game by name: `random`, `greedy`, its levels from the weakest up, and `strongest`.

A game names the module of its own bots in its `Spec`: `LEVELS` is a tuple of `Level`, the weakest first; `GREEDY`, where it
is given, makes the player that arenas call `greedy`; `BEATS` is what each level but the lowest won against the one below, with the
half width of its 95 % interval. A game without such a module gets a generic set. `adaptive-1550` plays at a strength on the scale of ratings, between two of the levels. `package.module:name` is a bot of anybody's: what stands there is called to make it. `cmd:./program` is a
program in any language that is talked to line by line.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from typing import Any

from speeltafel.bots.adaptive import AdaptiveBot
from speeltafel.bots.blame import blamed
from speeltafel.bots.ladder import LevelRating, rungs
from speeltafel.bots.protocol import Bot, Limit
from speeltafel.bots.search import LookAhead
from speeltafel.bots.simple import GreedyBot, RandomBot
from speeltafel.core.errors import Unknown
from speeltafel.core.registry import resolve, spec_of
from speeltafel.core.words import Message, message

AnyBot = Bot[Any, Any]

PROGRAM = "cmd:"
ADAPTIVE = "adaptive-"
STRENGTHS_APART = 50
"""An adaptive level plays at one of the strengths that are so far apart: there are few, and a bot may keep what it learned of one."""


AS_STRONG = message("level-slowly")
"""What most levels are worth where kernels are interpreted."""


@dataclass(frozen=True, slots=True)
class Level:
    """A bot people can choose: its name, its character in one sentence, and what a move may cost it: a second at most.

    One `at_sight` hardly thinks: it answers in less time than the way to another process takes, and surely comes back.
    So a server asks it in its own process, where it does not wait for a core. `slowly` says what it is worth where
    kernels are interpreted, as in a browser.
    """

    id: str
    name: Message
    character: Message
    make: Callable[[], AnyBot]
    limit: Limit
    at_sight: bool = False
    slowly: Message = AS_STRONG

    @property
    def at_table(self) -> Limit:
        """The limit where a person waits: the same seconds, of the clock on the wall."""
        return replace(self.limit, wall=True)


def level(id: str, make: Callable[[], AnyBot], limit: Limit) -> Level:
    """A level whose name and character are the messages `level-ID` and `level-ID-character`."""
    return Level(id, message(f"level-{id}"), message(f"level-{id}-character"), make, limit)


GENERIC = (
    level("hasty", lambda: GreedyBot(glance=3), Limit(seconds=0.1)),
    level("greedy", GreedyBot, Limit(seconds=0.1)),
    level("curious", lambda: LookAhead(width=4), Limit(nodes=400, seconds=0.2)),
    level("thoughtful", lambda: LookAhead(width=12), Limit(seconds=0.4)),
    level("patient", lambda: LookAhead(width=24), Limit(seconds=1.0)),
)

RANDOM = level("random", RandomBot, Limit(seconds=0.1))


def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game or an edition, the weakest first."""
    module = _module(game)
    found: tuple[Level, ...] = getattr(module, "LEVELS", ())
    return found or GENERIC


def level_names(game: str) -> tuple[str, ...]:
    """The ids of the levels, the weakest first."""
    return tuple(each.id for each in levels(game))


def default_level(game: str) -> Level:
    """The one a newcomer meets: the middle of the set."""
    return levels(game)[(len(levels(game)) - 1) // 2]


def ladder(game: str) -> list[LevelRating]:
    """The ratings of a game's levels, the weakest first."""
    return rungs(level_names(game), getattr(_module(game), "BEATS", ()))


@cache
def adaptive_names(game: str) -> tuple[str, ...]:
    """The ids of the adaptive levels of a game, the weakest first."""
    found = ladder(game)
    first, last = found[0].rating // STRENGTHS_APART, -(-found[-1].rating // STRENGTHS_APART)
    return tuple(f"{ADAPTIVE}{STRENGTHS_APART * each}" for each in range(int(first), int(last) + 1))


def adaptive_name(game: str, rating: float) -> str:
    """The id of the adaptive level that is as strong as a person of this rating, or as near as there is one."""
    return min(adaptive_names(game), key=lambda each: abs(strength_of(each) - rating))


def strength_of(name: str) -> float:
    """At which rating an adaptive level plays."""
    return float(name.removeprefix(ADAPTIVE))


def level_named(game: str, name: str) -> Level:
    """The level of this id, an adaptive one, or `random`, `greedy`, `strongest`, `day` (the game of the day's), `package.module:name`, or `cmd:./program`."""
    for each in levels(game):
        if each.id == name:
            return each
    if name == "strongest":
        return levels(game)[-1]
    if name in adaptive_names(_short(game)):
        return _adaptive(game, name)
    if name == "day" and spec_of(game).day:
        opponent: Level = resolve(spec_of(game).day).level
        return opponent
    if name == "random":
        return RANDOM
    if name == "greedy":
        make: Callable[[], AnyBot] = getattr(_module(game), "GREEDY", GreedyBot)
        return level("greedy", make, Limit(seconds=0.1))
    if name.startswith(PROGRAM):
        return _program(name)
    if ":" in name:
        return _foreign(game, name)
    raise Unknown("unknown-bot-or-own", name=name, game=_short(game), known=", ".join(names(game)))


def check_offered(game: str, name: str) -> None:
    """Raises Unknown for all but the ids of a game's levels and the adaptive ones: a stranger's word names no module to be imported."""
    known = level_names(game)
    if name not in known and name not in adaptive_names(_short(game)):
        raise Unknown("unknown-bot", name=name, game=_short(game), known=", ".join(known))


def names(game: str) -> tuple[str, ...]:
    """Every name that `bot_named` knows for this game, each once."""
    return tuple(dict.fromkeys(("random", "greedy", *level_names(game), "strongest")))


def bot_named(game: str, name: str) -> AnyBot:
    """A bot ready to choose; what it has to load is loaded now."""
    return level_named(game, name).make()


def _adaptive(game: str, name: str) -> Level:
    """A level between two neighbours; its name says at which strength it plays."""
    known, strength = ladder(game), strength_of(name)
    at = max([0, *(at for at, rung in enumerate(known[:-1]) if rung.rating <= strength)])
    low, high = levels(game)[at : at + 2]
    apart = known[at + 1].rating - known[at].rating
    share = min(1.0, max(0.0, (strength - known[at].rating) / apart))
    return Level(
        name,
        message("level-adaptive", strength=f"{strength:.0f}"),
        message("level-adaptive-character", share=round(100 * share), high=high.name, low=low.name),
        lambda: AdaptiveBot(low.make(), high.make(), (low.limit, high.limit), share),
        high.limit,
        at_sight=low.at_sight and high.at_sight,
    )


def _program(name: str) -> Level:
    from speeltafel.bots.engine import LineEngine, check_program  # starts processes, which a browser has not

    who = message("level-foreign", name=name)
    command = name.removeprefix(PROGRAM)
    check_program(command)
    return Level(
        name, who, message("level-foreign-character"), lambda: LineEngine(command), Limit(seconds=1.0)
    )


def _foreign(game: str, name: str) -> Level:
    module, _, attribute = name.partition(":")
    if "" not in sys.path:
        sys.path.append("")  # a bot in the folder one stands in
    try:
        make: Callable[[], AnyBot] = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise Unknown(
            "unknown-bot-module", name=name, error=str(error), known=", ".join(names(game))
        ) from None
    except Exception as error:  # whatever its module does when it is loaded
        raise Unknown("unknown-bot-failed", name=name, error=blamed(error)) from None
    who = message("level-foreign", name=name)

    def made() -> AnyBot:
        try:
            return make()
        except Exception as error:
            raise Unknown("unknown-bot-failed", name=name, error=blamed(error)) from None

    return Level(name, who, message("level-foreign-character"), made, Limit(seconds=1.0))


def _short(game: str) -> str:
    return game.partition("/")[0]


def _module(game: str) -> object:
    """The module with the game's own bots, or nothing: also for a game that was made known in another process only."""
    try:
        named = spec_of(game).levels
    except Unknown:
        return None
    return resolve(named) if named else None
