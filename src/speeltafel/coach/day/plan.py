"""Which game a date brings: its seed, its position and its opponent. The day is UTC's.

A game has a game of the day when its `Spec` names a `DayPlan`. Without a server the date is the seed; a server gives
a secret of its own, and opens what follows from it the day after.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from speeltafel.bots.levels import Level, level_named
from speeltafel.coach.day.results import DayResult
from speeltafel.core.errors import Unknown
from speeltafel.core.protocol import Decision, Game, Seat
from speeltafel.core.registry import edition_of, find, resolve, spec_of, specs
from speeltafel.core.words import Message
from speeltafel.table.dealer import SAMPLER, commitment
from speeltafel.table.match import Match

LABEL = "speeltafel/day/1"
FIRST = date(2026, 1, 1)
"""Days are counted from here; there is no game of an earlier one."""
PERSON, OPPONENT = Seat(0), Seat(1)

AnyMatch = Match[Any, Any]


@dataclass(frozen=True, slots=True)
class DayPlan:
    """What a game says of its game of the day.

    `mode` is how the dealer deals. `positions` are the ones to begin from, a line each, one a day in turn; a game
    without them begins at the beginning. `result` makes of a finished match what is compared, and `told` says a rank
    in a few words.
    """

    level: Level
    result: Callable[[AnyMatch], DayResult]
    told: Callable[[int], Message]
    mode: str = SAMPLER
    positions: Callable[[], Sequence[str]] = tuple


@dataclass(frozen=True, slots=True)
class DayGame:
    """The game of one date; `seed` is to be kept secret by a server until the day is over."""

    day: date
    edition: str
    seed: bytes
    mode: str
    position: str | None

    @property
    def commitment(self) -> str:
        """The hash of the seed, which may be shown at once."""
        return commitment(self.seed)

    @property
    def plan(self) -> DayPlan:
        return plan_of(self.edition)

    def game(self) -> Game[Any, Any]:
        return find(self.edition, 2)

    def begin(self) -> AnyMatch:
        """The game before its first move; the person sits on seat 0."""
        return Match(self.game(), self.seed, position=self.position, mode=self.mode)


def day_games() -> tuple[str, ...]:
    """The names of the games that have a game of the day."""
    return tuple(name for name, spec in specs().items() if spec.day)


def plan_of(game: str) -> DayPlan:
    """How the game of the day goes here; raises Unknown for a game that has none."""
    named = spec_of(game).day
    if not named:
        raise Unknown("day-no-game", game=game, known=", ".join(day_games()))
    plan: DayPlan = resolve(named)
    return plan


def day_game(game: str, day: date, secret: bytes | None = None) -> DayGame:
    """The game of this date; with a server's secret nobody else can know its luck."""
    plan = plan_of(game)
    if day < FIRST:
        raise Unknown("day-too-early", day=day.isoformat(), first=FIRST.isoformat())
    name = spec_of(game).name
    text = f"{LABEL}/{name}/{day.isoformat()}".encode()
    seed = hashlib.sha256(text).digest() if secret is None else hmac.digest(secret, text, "sha256")
    lines = plan.positions()
    position = lines[(day - FIRST).days % len(lines)] if lines else None
    return DayGame(day, edition_of(name).id, seed, plan.mode, position)


def answered(match: AnyMatch) -> AnyMatch:
    """The match after the opponent has moved as often as it is to; the same object, for reading on."""
    level = level_named(match.game.edition, "day")
    bot = level.make()
    while isinstance(match.turn, Decision) and match.turn.seat == OPPONENT:
        match.push(opponent_move(match, bot, level))
    return match


def opponent_move(match: AnyMatch, bot: Any, level: Level) -> Any:
    """What the opponent plays here: a function of what it sees, without luck."""
    eyes = frozenset({OPPONENT})
    return bot.choose(match.game, match.observe(eyes), match.events_for(eyes), level.limit, 0).action
