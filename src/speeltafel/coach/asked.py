"""What is asked of bots at a prompt: the names there are, and what one would do where a table stands."""

from __future__ import annotations

from typing import Any, TypeVar

from speeltafel.bots.budget import read_limit
from speeltafel.bots.protocol import Bot, Choice, Limit, understood
from speeltafel.core.errors import Illegal
from speeltafel.core.given import as_kind, as_text, wrong_kind
from speeltafel.core.protocol import Decision
from speeltafel.core.registry import edition_of
from speeltafel.table.match import Match
from speeltafel.table.situation import Situation

S = TypeVar("S")
A = TypeVar("A")


def levels(game: str) -> tuple[str, ...]:
    """The names of a game's levels, the weakest first; `bot` and `ask` take each of them."""
    from speeltafel.bots.levels import level_names  # a game's bots are loaded by who asks for them

    return level_names(edition_of(as_text(game, "game")).id)


def bot(game: str, name: str = "strongest") -> Bot[Any, Any]:
    """A bot ready to choose: a level of the game, `random`, `greedy`, `strongest`, `module:Class` or `cmd:./program`."""
    from speeltafel.bots.levels import bot_named

    return bot_named(edition_of(as_text(game, "game")).id, as_text(name, "name"))


def ask(
    match: Situation[S, A],
    by: Bot[S, A] | str = "strongest",
    limit: Limit | str | None = None,
    *,
    luck: int = 0,
) -> Choice[A]:
    """What a bot, or the level of this name, would do for the seat to move, from what that seat sees.

    A limit may be a text as the arena reads it (`20ms`, `500n`). Without one a level thinks as long as it does at a table, and a
    bot of your own has 1,000 nodes.
    """
    from speeltafel.bots.levels import level_named

    as_kind(match, Situation, "situation", "match")
    as_kind(luck, int, "number", "luck")
    if limit is not None and not isinstance(limit, Limit):
        limit = read_limit(as_text(limit, "limit"))
    if not isinstance(match.turn, Decision):
        raise Illegal("illegal-over" if match.outcome is not None else "illegal-not-your-turn")
    thinker: Bot[S, A]
    if isinstance(by, str):
        level = level_named(match.game.edition, by)
        thinker, most = level.make(), limit or level.limit
    elif callable(getattr(by, "choose", None)) and not isinstance(by, type):
        thinker, most = by, limit or Limit(nodes=1_000)
    else:
        raise wrong_kind(by, "bot", "by")
    eyes = frozenset({match.turn.seat})
    events = match.events_for(eyes) if isinstance(match, Match) else ()
    seen = match.observe(eyes)
    return understood(match.game, seen.state, thinker.choose(match.game, seen, events, most, luck))
