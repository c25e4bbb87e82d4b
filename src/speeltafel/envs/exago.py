"""Exago for learners: the board from a seat's point of view, and an id for every placement and every move."""

from __future__ import annotations

import re

import numpy as np

from speeltafel.core.protocol import Decision, Game, Observation, Seat
from speeltafel.envs.codecs import Floats
from speeltafel.games.exago.view import ExagoView

TIED = 3
"""Groups that can tie for largest when one stone is lifted: three of its six neighbours can lie apart."""

_MOVE = re.compile(r"([^>]+)>([^!]+)(?:!(.+))?")


class ExagoCodec:
    """Ids are cells for a placement; then origin, destination and which of the tied groups stays; then pass."""

    features = 0

    def __init__(self, game: Game[object, object]) -> None:
        self.game = game
        view = game.view(game.start())
        assert isinstance(view, ExagoView)
        reach = range(1 - view.side, view.side)
        cells = [(q, r) for q in reach for r in reach if abs(q + r) < view.side]
        self._cells = {f"{q},{r}": place for place, (q, r) in enumerate(cells)}
        self._places = {cell: place for place, cell in enumerate(cells)}
        count = len(cells)
        self.actions = count + count * count * TIED + 1
        self.size = count * game.seats + game.seats + 1

    def vector(self, seen: Observation[object], seat: Seat) -> Floats:
        """A plane of stones a seat, the own one first and then in turn order, hands, and whether a stone must move."""
        view = self.game.view(seen.state)
        assert isinstance(view, ExagoView)
        seats = self.game.seats
        planes = np.zeros((seats, len(self._cells)), np.float32)
        for stone in view.stones:
            planes[(stone.seat - seat) % seats, self._places[stone.q, stone.r]] = 1
        hands = [view.hands[(seat + each) % seats] / 12 for each in range(seats)]
        return np.concatenate([planes.ravel(), np.array([*hands, view.moving], np.float32)])

    def legal(self, seen: Observation[object]) -> dict[int, object]:
        if not isinstance(self.game.turn(seen.state), Decision):
            return {}
        found: dict[int, object] = {}
        for text, action in sorted((self.game.text(each), each) for each in self.game.legal(seen.state)):
            id = self._id(text)
            while id in found:
                id += 1
            found[id] = action
        return dict(sorted(found.items()))

    def describe(self, seen: Observation[object], legal: dict[int, object]) -> Floats:
        return np.zeros((self.actions, 0), np.float32)

    def _id(self, text: str) -> int:
        """The first id for this text; groups that tie for it come in the order of their texts."""
        count = len(self._cells)
        if text == "pass":
            return self.actions - 1
        if (moved := _MOVE.fullmatch(text)) is None:
            return self._cells[text]
        return count + (self._cells[moved[1]] * count + self._cells[moved[2]]) * TIED
