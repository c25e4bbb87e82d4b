"""Counts a throw of Qwinn! for a score pad, and tells whether somebody has won."""

from __future__ import annotations

from collections.abc import Sequence

from speeltafel.client.paper_bodies import (
    PaperSheet,
    SpaceCounted,
    StandAsked,
    StandTold,
    ThrowAsked,
    ThrowCounted,
)
from speeltafel.core.errors import Unreadable
from speeltafel.core.protocol import Seat
from speeltafel.core.registry import find
from speeltafel.games.qwinn.game import Qwinn
from speeltafel.games.qwinn.legal import gos
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.scoring import loss, worth
from speeltafel.games.qwinn.state import NONE, Dice, Fail, Sheet, State, winners
from speeltafel.home.paper import PadQuestion


def throw_counted(asked: ThrowAsked) -> ThrowCounted:
    """Where a throw may go, with its points and what the red die may do there."""
    game = _qwinn()
    rules, dice = game.rules, Dice(tuple(sorted(asked.whites)), asked.red)
    state = State(_sheets(rules, asked.sheets), Seat(asked.mover), dice, lying=True, throws=0)
    found: dict[str, SpaceCounted] = {}
    for go in gos(rules, state):
        points = worth(rules.spaces[rules.index(go.space)], dice) or 0
        each = found.setdefault(go.space, SpaceCounted(go.space, points, [], []))
        if go.red:
            (each.places if go.red.startswith("+") else each.removes).append(go.red[1:])
    left = [sheet.boycott for sheet in game.apply(state, Fail()).sheets] if _goes_on(rules, state) else []
    return ThrowCounted(list(found.values()), loss(state.sheets[asked.mover], dice), left)


def stand_told(asked: StandAsked) -> StandTold:
    """Whether somebody has won."""
    rules = _qwinn().rules
    state = State(_sheets(rules, asked.sheets), Seat(0), NONE, lying=False, throws=rules.throws)
    return StandTold(sorted(winners(rules, state)))


def _goes_on(rules: Rules, state: State) -> bool:
    return not winners(rules, state)


def _qwinn() -> Qwinn:
    game = find("qwinn")
    assert isinstance(game, Qwinn)
    return game


def _sheets(rules: Rules, asked: Sequence[PaperSheet]) -> tuple[Sheet, Sheet]:
    first, second = (Sheet(_place(rules, each.space), each.points, each.boycott) for each in asked)
    return first, second


def _place(rules: Rules, space: str) -> int:
    index = rules.index(space)
    if index < 0:
        raise Unreadable("unknown-form", given=space, form=", ".join(rules.names))
    return index


QUESTIONS = (
    PadQuestion(
        "throw",
        ThrowAsked,
        ThrowCounted,
        throw_counted,
        "Count a throw of Qwinn!",
        "Where it may go, with the points and what the red die may do.",
    ),
    PadQuestion(
        "stand",
        StandAsked,
        StandTold,
        stand_told,
        "Whether a game of Qwinn! on paper is won",
        "Who has points enough and no boycott on them.",
    ),
)
