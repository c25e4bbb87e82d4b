"""Qwirkle for learners: a window on the board, the own hand, what is unseen; actions are described one by one."""

from __future__ import annotations

import re

import numpy as np

from speeltafel.core.protocol import Game, Observation, Seat
from speeltafel.envs.codecs import SLOTS, Floats, Slots
from speeltafel.games.qwirkle._board_cy import KINDS, SHAPES
from speeltafel.games.qwirkle.tiles import TEXTS, TILES
from speeltafel.games.qwirkle.view import QwirkleView

WINDOW = 31
_LAID = re.compile(r"(\w\w)@(-?\d+),(-?\d+)")


class QwirkleCodec(Slots):
    """The board is cut to a window around its middle, with a plane for each colour and shape.

    A play of several tiles has no small set of ids, so an id is a place in the list of legal actions, and each
    action has features: its tiles by kind, points, whether it swaps, and its cell in the window.
    """

    features = KINDS + 4

    def __init__(self, game: Game[object, object]) -> None:
        super().__init__(game)
        self.size = 12 * WINDOW * WINDOW + 2 * KINDS + 2 * game.seats + 2

    def vector(self, seen: Observation[object], seat: Seat) -> Floats:
        view = self._view(seen)
        left, top = _corner(view)
        planes = np.zeros((12, WINDOW, WINDOW), np.float32)
        for laid in view.tiles:
            x, y = laid.x - left, laid.y - top
            if 0 <= x < WINDOW and 0 <= y < WINDOW:
                colour, shape = divmod(TILES[laid.tile], SHAPES)
                planes[colour, y, x] = planes[6 + shape, y, x] = 1
        seats = self.game.seats
        order = [(seat + each) % seats for each in range(seats)]
        hand = np.zeros(KINDS, np.float32)
        for tile in view.hands[seat]:
            if tile in TILES:
                hand[TILES[tile]] += 1
        unseen = np.array([view.unseen.get(kind, 0) for kind in TEXTS], np.float32)
        scores = self.game.scores(seen.state)
        rest = [view.bag / 108, view.opening, *(len(view.hands[each]) / 6 for each in order)]
        rest += [scores[each] / 100 for each in order]
        return np.concatenate([planes.ravel(), hand / 3, unseen / 3, np.array(rest, np.float32)])

    def describe(self, seen: Observation[object], legal: dict[int, object]) -> Floats:
        left, top = _corner(self._view(seen))
        rows = np.zeros((SLOTS, self.features), np.float32)
        for slot, action in legal.items():
            text = self.game.text(action)
            row = rows[slot]
            row[-4] = self.game.score(seen.state, action).points / 10
            laid = _LAID.findall(text)
            if text.startswith("swap:"):
                row[-3] = 1
                laid = [(tile, left, top) for tile in text.removeprefix("swap:").split("+")]
            for tile, _, _ in laid:
                row[TILES[tile]] += 1
            if laid:
                row[-2] = (int(laid[0][1]) - left) / WINDOW
                row[-1] = (int(laid[0][2]) - top) / WINDOW
        return rows

    def _view(self, seen: Observation[object]) -> QwirkleView:
        view = self.game.view(seen.state)
        assert isinstance(view, QwirkleView)
        return view


def _corner(view: QwirkleView) -> tuple[int, int]:
    """The left top cell of the window."""
    if not view.tiles:
        return -(WINDOW // 2), -(WINDOW // 2)
    xs, ys = [laid.x for laid in view.tiles], [laid.y for laid in view.tiles]
    return (min(xs) + max(xs) - WINDOW + 1) // 2, (min(ys) + max(ys) - WINDOW + 1) // 2
