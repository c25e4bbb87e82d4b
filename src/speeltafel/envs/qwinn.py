"""Qwinn! for learners: both sheets and the dice, and an id for every way to keep, go or fail."""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np

from speeltafel.core.protocol import Decision, Game, Observation, Seat
from speeltafel.envs.codecs import Floats
from speeltafel.games.qwinn.view import QwinnView

WHITES = [
    "".join(map(str, kept))
    for count in range(5)
    for kept in combinations_with_replacement(range(1, 7), count)
]
BOYCOTTS = ("", "max2", "minus", "negeer")
RED_USES = ("", "+max2", "+minus", "+negeer", "-max2", "-minus", "-negeer")


class QwinnCodec:
    """Ids are keeps (whites, red or not), then go (space, use of the red die), then fail: 505 in all."""

    features = 0

    def __init__(self, game: Game[object, object]) -> None:
        self.game = game
        view = game.view(game.start())
        assert isinstance(view, QwinnView)
        keeps = [f"keep:{whites}/{red}" for whites in WHITES for red in "-r"]
        goes = [f"go:{space}{use}" for space in view.spaces for use in RED_USES]
        self._ids = {text: id for id, text in enumerate([*keeps, *goes, "fail"])}
        self.actions = len(self._ids)
        self.size = 2 * (len(view.spaces) + 1 + len(BOYCOTTS)) + 6 + 6 + 4

    def vector(self, seen: Observation[object], seat: Seat) -> Floats:
        view = self.game.view(seen.state)
        assert isinstance(view, QwinnView)
        numbers: list[float] = []
        for each in (seat, 1 - seat):
            numbers += [view.places[each] == space for space in view.spaces]
            numbers.append(view.points[each] / view.target)
            numbers += [view.boycotts[each] == boycott for boycott in BOYCOTTS]
        numbers += [view.whites.count(face) / 4 for face in range(1, 7)]
        numbers += [view.red == face for face in range(1, 7)]
        numbers += [view.throws == left for left in range(4)]
        return np.array(numbers, np.float32)

    def legal(self, seen: Observation[object]) -> dict[int, object]:
        if not isinstance(self.game.turn(seen.state), Decision):
            return {}
        found = {self._id(self.game.text(action)): action for action in self.game.legal(seen.state)}
        return dict(sorted(found.items()))

    def describe(self, seen: Observation[object], legal: dict[int, object]) -> Floats:
        return np.zeros((self.actions, 0), np.float32)

    def _id(self, text: str) -> int:
        """The red die kept is `r`, whatever it shows: that stands in the vector."""
        if text.startswith("keep:") and not text.endswith("-"):
            text = text[:-1] + "r"
        return self._ids[text]
