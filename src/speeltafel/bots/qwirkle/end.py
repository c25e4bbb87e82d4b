"""Qwirkle's end searched out: two play, the bag is empty, so both hands are known."""

from __future__ import annotations

from speeltafel.bots.exact import SearchedEnd
from speeltafel.bots.qwirkle.bot import is_open
from speeltafel.bots.qwirkle.mind import QwirkleMind
from speeltafel.bots.qwirkle.sight import hands_of
from speeltafel.core.errors import Unknown
from speeltafel.games.qwirkle.actions import Pass, Place
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.state import State


def solve_end(game: Qwirkle, state: State, nodes: int) -> SearchedEnd:
    """The lead that every play leads to, looking at no more than so many positions (0 for all that there are)."""
    if not is_open(game.rules, state) or state.end or state.mover is None:
        raise Unknown("unknown-end")
    seat = state.mover
    lead = state.scores[seat] - state.scores[1 - seat]
    end = QwirkleMind(game.rules).end
    end.face(state.board, hands_of(state), seat, nodes, 0.0)
    is_exact = end.solve(whole=True)
    choices = [(str(Place(tiles)), lead + gain) for tiles, gain in end.plays()]
    if not choices:
        choices = [(str(Pass()), lead + end.worth_of_passing())]
    return SearchedEnd(seat, choices[0][1], tuple(choices), is_exact)
