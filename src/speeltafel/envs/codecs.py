"""Numbers for learners: what a seat sees as one vector, and its legal actions by stable ids.

A codec reads nothing but the view of an observation and the canonical text of actions, so a learner knows what
a person in that seat knows. `codec_for` picks the game's own or, for a game from elsewhere, a plain one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from speeltafel.core.protocol import Decision, Game, Observation, Seat
from speeltafel.core.registry import resolve, spec_of

Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]

SLOTS = 1024
LINE = 512


class Codec(Protocol):
    """One game for one number of seats."""

    @property
    def size(self) -> int:
        """The length of the vector."""
        ...

    @property
    def actions(self) -> int:
        """How many ids there are."""
        ...

    @property
    def features(self) -> int:
        """Numbers that describe an action, where ids are places in a list; 0 where an id says all."""
        ...

    def vector(self, seen: Observation[object], seat: Seat) -> Floats:
        """What is seen, from the point of view of a seat."""
        ...

    def legal(self, seen: Observation[object]) -> dict[int, object]:
        """The legal actions by id, in rising order of ids; empty when nobody is to choose."""
        ...

    def describe(self, seen: Observation[object], legal: dict[int, object]) -> Floats:
        """A row of features for every id, zero where it is not legal."""
        ...


class Slots:
    """A codec for any game: the vector is the one-line position, an id is a place in the list of legal actions.

    The list is in the order of the canonical texts, so that it is the same everywhere; past `SLOTS` it keeps the
    richest actions. An action is described by its points and whether it has any.
    """

    size = LINE
    actions = SLOTS
    features = 2

    def __init__(self, game: Game[object, object]) -> None:
        self.game = game

    def vector(self, seen: Observation[object], seat: Seat) -> Floats:
        line = self.game.position(seen.state).encode()[: LINE - 1]
        vector = np.zeros(LINE, np.float32)
        vector[0] = seat / self.game.seats
        vector[1 : 1 + len(line)] = np.frombuffer(line, np.uint8).astype(np.float32) / 255
        return vector

    def legal(self, seen: Observation[object]) -> dict[int, object]:
        if not isinstance(self.game.turn(seen.state), Decision):
            return {}
        return dict(enumerate(self._ordered(seen, self.game.legal(seen.state))))

    def describe(self, seen: Observation[object], legal: dict[int, object]) -> Floats:
        rows = np.zeros((SLOTS, self.features), np.float32)
        for slot, action in legal.items():
            points = self.game.score(seen.state, action).points
            rows[slot] = (points / 10, points > 0)
        return rows

    def _ordered(self, seen: Observation[object], actions: Iterable[object]) -> list[object]:
        found = sorted(actions, key=self.game.text)
        if len(found) <= SLOTS:
            return found
        found.sort(key=lambda action: -self.game.score(seen.state, action).points)
        return sorted(found[:SLOTS], key=self.game.text)


def codec_for(game: Game[object, object]) -> Codec:
    """The codec of a game."""
    named = spec_of(game.edition).codec
    make: Callable[[Game[object, object]], Codec] = resolve(named) if named else Slots
    return make(game)


def mask_of(codec: Codec, legal: Iterable[int]) -> Mask:
    """One for every legal id."""
    mask = np.zeros(codec.actions, np.int8)
    mask[list(legal)] = 1
    return mask
