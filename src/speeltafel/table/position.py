"""A position as a value: one moment of a game as certain eyes see it, to print, to draw, to ask and to play on from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from speeltafel.core.given import wrong_kind
from speeltafel.core.grown import Grown
from speeltafel.core.protocol import Eyes, Game, Observation, as_eyes, everybody
from speeltafel.core.registry import find
from speeltafel.table.log import START, Log
from speeltafel.table.situation import Situation

S = TypeVar("S")
A = TypeVar("A")

SHOWN = 60


class Position(Situation[S, A]):
    """One moment of a game; it never changes, and `after` gives the next one.

    It is made from its line of text, or from what a bot sees: `Position("exago", "turn:0 …")`, `Position(game, seen)`.
    Two are the same where the game, the table and the eyes are.
    """

    def __init__(
        self, game: Game[S, A] | str, at: str | Observation[S], *, eyes: Iterable[int] | None = None
    ) -> None:
        played: Game[S, A] = find(game) if isinstance(game, str) else game
        known = None if eyes is None else as_eyes(eyes, Log.begin(played).game.seats)
        if isinstance(at, str):
            self._log = Log.begin(played, eyes=known, position=at)
        elif isinstance(at, Observation):
            self._log = _log(played, at.state, at.eyes if known is None else at.eyes & known)
        else:
            raise wrong_kind(at, "text", "at")

    @classmethod
    def of(cls, game: Game[S, A], state: S, eyes: Eyes | None = None) -> Position[S, A]:
        """The position of a state of this game; `eyes` are whose secrets it holds, everybody's unless told."""
        made = object.__new__(cls)
        seats = Log.begin(game).game.seats
        made._log = _log(game, state, everybody(seats) if eyes is None else as_eyes(eyes, seats))
        return made

    @property
    def line(self) -> str:
        """The position in one line of text, which makes it again."""
        return self.game.position(self.state)

    def after(self, action: A | str) -> Position[S, A]:
        """The position after an action or its text; where dice or bag are to speak, after a result of theirs."""
        return self.of(self.game, self._log.played(self._meant(action)).state, self.eyes)

    def seen_by(self, eyes: Iterable[int]) -> Position[S, A]:
        """The same table as these eyes see it."""
        seen = self.observe(eyes)
        return self.of(self.game, seen.state, seen.eyes)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._key() == other._key() and bool(self.state == other.state)

    def __hash__(self) -> int:
        return hash((self.game.edition, self.game.seats, self.eyes, self.line))

    def _key(self) -> tuple[object, ...]:
        return self.game.edition, self.game.seats, dict(self.game.options), self.eyes

    def __repr__(self) -> str:
        line = self.line
        shown = line if len(line) <= SHOWN else f"{line[:SHOWN]}…"
        return f"<Position {self.game.edition}, {self._standing()}: {shown}>"


def _log(game: Game[S, A], state: S, eyes: Eyes) -> Log[S, A]:
    """A log without events that begins in this state."""
    seen = game.observe(state, eyes).state
    return Log(game, eyes, seen, Grown(), seen, game.turn(seen), START)
