"""The bots of a game by name: `random`, `greedy`, its levels from the weakest up, and `strongest`.

A game names the module of its own bots in its `Spec`: `LEVELS` is a tuple of `Level`, the weakest first, and
`GREEDY`, where it is given, makes the player that arenas call `greedy`. A game without such a module gets a
generic set. `package.module:name` is a bot of anybody's: what stands there is called to make it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

from speeltafel.bots.protocol import Bot, Limit
from speeltafel.bots.search import LookAhead
from speeltafel.bots.simple import GreedyBot, RandomBot
from speeltafel.core.errors import Unknown
from speeltafel.core.registry import resolve, spec_of
from speeltafel.core.words import Message, message

AnyBot = Bot[Any, Any]


@dataclass(frozen=True, slots=True)
class Level:
    """A bot people can choose: its name, its character in one sentence, and what a move may cost it: a second at most.

    One `at_sight` hardly thinks: it answers in less time than the way to another process takes, and surely comes back.
    So a server asks it in its own process, where it does not wait for a core.
    """

    id: str
    name: Message
    character: Message
    make: Callable[[], AnyBot]
    limit: Limit
    at_sight: bool = False

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


def level_named(game: str, name: str) -> Level:
    """The level of this id, or `random`, `greedy`, `strongest`, or `package.module:name`."""
    for each in levels(game):
        if each.id == name:
            return each
    if name == "strongest":
        return levels(game)[-1]
    if name == "random":
        return RANDOM
    if name == "greedy":
        make: Callable[[], AnyBot] = getattr(_module(game), "GREEDY", GreedyBot)
        return level("greedy", make, Limit(seconds=0.1))
    if ":" in name:
        return _foreign(game, name)
    raise Unknown("unknown-bot", name=name, game=_short(game), known=", ".join(names(game)))


def check_offered(game: str, name: str) -> None:
    """Raises Unknown for all but the ids of a game's levels: a stranger's word names no module to be imported."""
    known = level_names(game)
    if name not in known:
        raise Unknown("unknown-bot", name=name, game=_short(game), known=", ".join(known))


def names(game: str) -> tuple[str, ...]:
    """Every name that `bot_named` knows for this game, each once."""
    return tuple(dict.fromkeys(("random", "greedy", *level_names(game), "strongest")))


def bot_named(game: str, name: str) -> AnyBot:
    """A bot ready to choose; what it has to load is loaded now."""
    return level_named(game, name).make()


def _foreign(game: str, name: str) -> Level:
    module, _, attribute = name.partition(":")
    try:
        make: Callable[[], AnyBot] = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise Unknown(
            "unknown-bot-module", name=name, error=str(error), known=", ".join(names(game))
        ) from None
    who = message("level-foreign", name=name)
    return Level(name, who, message("level-foreign-character"), make, Limit(seconds=1.0))


def _short(game: str) -> str:
    return game.partition("/")[0]


def _module(game: str) -> object:
    """The module with the game's own bots, or nothing: also for a game that was made known in another process only."""
    try:
        named = spec_of(game).levels
    except Unknown:
        return None
    return resolve(named) if named else None
