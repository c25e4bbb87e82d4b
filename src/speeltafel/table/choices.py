"""The actions of a turn as a player of the library meets them: found by text as well as by value."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import islice
from typing import Generic, TypeVar

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.protocol import Game

S = TypeVar("S")
A = TypeVar("A")

SHOWN = 5


class Choices(Collection[A], Generic[S, A]):
    """What the seat to move may do: a lazy view; `in` takes a text too, and lists nothing to answer."""

    __slots__ = ("_game", "_legal", "_state")

    def __init__(self, game: Game[S, A], state: S, legal: Collection[A]) -> None:
        self._game = game
        self._state = state
        self._legal = legal

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            try:
                action = self._game.parse(self._state, action)
            except SpeeltafelError:
                return False
        return action in self._legal

    def __iter__(self) -> Iterator[A]:
        return iter(self._legal)

    def __len__(self) -> int:
        return len(self._legal)

    def texts(self) -> Iterator[str]:
        """The same actions as canonical texts, each of which `Match.push` takes."""
        return map(self._game.text, self._legal)

    def __repr__(self) -> str:
        some = list(islice(self.texts(), SHOWN + 1))
        more = ", ..." if len(some) > SHOWN else ""
        return f"<Choices {', '.join(some[:SHOWN])}{more}>"
