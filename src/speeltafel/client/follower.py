"""A table as some eyes know it, folded from the messages they get: no more is known here than a person there knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from speeltafel.core.protocol import Decision, Event, Eyes, Game, Observation, Seat
from speeltafel.core.registry import find_with, with_announced
from speeltafel.wire import EventSent, TableSent

S = TypeVar("S")
A = TypeVar("A")


class Follower(Generic[S, A]):
    """The table as some eyes know it, folded from the events sent to them; undone moves do not count."""

    def __init__(self, game: Game[S, A], eyes: Eyes) -> None:
        self.game = game
        self.eyes = eyes
        self._start = game.observe(game.start(), eyes).state
        self._lines: list[tuple[S, tuple[Event[A], ...]]] = []

    @property
    def number(self) -> int:
        """The last event it has; -1 for none."""
        return len(self._lines) - 1

    @property
    def seen(self) -> Observation[S]:
        """What the eyes see now."""
        return Observation(self._last(len(self._lines))[0], self.eyes)

    def seen_at(self, number: int) -> Observation[S]:
        """What the eyes saw after event `number`; -1 for the start."""
        return Observation(self._last(number + 1)[0], self.eyes)

    @property
    def events(self) -> tuple[Event[A], ...]:
        """The moves that stand."""
        return self._last(len(self._lines))[1]

    @property
    def mover(self) -> Seat | None:
        """The seat that the table waits for."""
        turn = self.game.turn(self.seen.state)
        return turn.seat if isinstance(turn, Decision) else None

    def follow(self, sent: Sequence[EventSent]) -> None:
        """Takes the events that are new."""
        for event in sent:
            if event.number == len(self._lines):
                self._lines.append(self._after(event))

    def _last(self, length: int) -> tuple[S, tuple[Event[A], ...]]:
        return self._lines[length - 1] if length else (self._start, ())

    def _after(self, sent: EventSent) -> tuple[S, tuple[Event[A], ...]]:
        word, _, number = sent.action.partition(":")
        if word == "undo":
            return self._last(int(number))
        state, events = self._last(len(self._lines))
        if word in ("resign", "flag", "agreed", "abandon"):
            return state, events
        action = self.game.parse(state, sent.action)
        action = with_announced(self.game.edition, action, sent.announced)
        seat = None if sent.seat is None else Seat(sent.seat)
        event = Event(sent.number, seat, action, sent.points)
        return self.game.apply(state, action), (*events, event)


def game_of(table: TableSent) -> Game[object, object]:
    """The game that a table plays."""
    return find_with(table.game, len(table.seats), table.options)
