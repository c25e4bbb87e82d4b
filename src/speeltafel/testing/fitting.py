"""All tables that fit what certain eyes saw of a game, followed event by event as long as there are few enough to count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Generic, TypeVar

from speeltafel.core.protocol import Decision, Event, Eyes, Game, Outcome

S = TypeVar("S")
A = TypeVar("A")
MOST_TABLES = 300


class FittingTables(Generic[S, A]):
    """The tables that look to these eyes as a game did that began as all do, each with its chance.

    A choice of somebody whose pieces are hidden rules out the tables at which it was not possible, and tells nothing else.
    """

    def __init__(self, game: Game[S, A], eyes: Eyes) -> None:
        self._game = game
        self._eyes = eyes
        self._tables: dict[S, float] | None = {game.start(): 1.0}
        self._followed = 0

    def ways(self, events: Sequence[Event[A]]) -> dict[str, float]:
        """The chance of each table that fits these events, by its position; empty where there are too many.

        They are all events of the game as these eyes saw them; those that it was asked about before are not gone through again.
        """
        for event in events[self._followed :]:
            if self._tables is not None:
                self._tables = self._after(self._tables.items(), event.action)
        self._followed = len(events)
        return {self._game.position(table): part for table, part in (self._tables or {}).items()}

    def _after(self, tables: Iterable[tuple[S, float]], seen: A) -> dict[S, float] | None:
        found: dict[S, float] = {}
        for table, part in tables:
            happened = self._that_look_so(table, seen)
            if happened is None:
                return None
            for action, chance in happened:
                reached = self._game.apply(table, action)
                found[reached] = found.get(reached, 0.0) + part * chance
            if len(found) > MOST_TABLES:
                return None
        return found

    def _that_look_so(self, table: S, seen: A) -> list[tuple[A, float]] | None:
        """What may have happened at this table where these eyes saw this, each with its chance; None: too much to count."""
        game, turn = self._game, self._game.turn(table)
        if isinstance(turn, Outcome):
            return []
        if isinstance(turn, Decision):
            legal = game.legal(table)
            if seen in legal:
                return [(seen, 1.0)]
            return [(each, 1.0) for each in legal if game.redact(table, each, self._eyes) == seen]
        outcomes = list(islice(turn.outcomes(), MOST_TABLES + 1))
        if len(outcomes) > MOST_TABLES:
            whole = float(turn.probability(seen))
            return [(seen, whole)] if whole else None
        alike = [each for each in outcomes if game.redact(table, each, self._eyes) == seen]
        return [(each, float(turn.probability(each))) for each in alike]
