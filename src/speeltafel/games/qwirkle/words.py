"""Actions told to people and to screen readers."""

from __future__ import annotations

from speeltafel.core.chance import Lot
from speeltafel.core.errors import Illegal
from speeltafel.core.preview import Step
from speeltafel.core.words import Message, message
from speeltafel.games.qwirkle.actions import Action, Draw, Pass, Place
from speeltafel.games.qwirkle.numbers import Rules
from speeltafel.games.qwirkle.rules import why_first
from speeltafel.games.qwirkle.scoring import score_of
from speeltafel.games.qwirkle.state import State
from speeltafel.games.qwirkle.tiles import NAMES, TILES


def describe(rules: Rules, state: State, action: Action, points: int | None = None) -> Message:
    """One sentence on what the action does; `state` is the one before it."""
    if isinstance(action, Lot):
        best = max(state.announced, default=0)
        return message("qwirkle-did-lot", seat=action.seat + 1, why=why_first(rules, state), best=best)
    if isinstance(action, Pass):
        return message("qwirkle-did-pass")
    if isinstance(action, Place):
        if not action.tiles:
            raise Illegal("qwirkle-nothing-laid")
        x, y, _ = action.tiles[0]
        return message(
            "qwirkle-did-place",
            tiles=tuple([NAMES[tile] for _, _, tile in action.tiles]),
            cell=f"{x},{y}",
            points=score_of(rules, state, action).points if points is None else points,
        )
    kind = "draw" if isinstance(action, Draw) else "swap"
    if None in action.tiles:
        return message(f"qwirkle-did-{kind}-hidden", count=len(action.tiles))
    return message(f"qwirkle-did-{kind}", tiles=tuple([NAMES[tile] for tile in action.tiles]))


def tell_step(step: Step) -> Message:
    """What one step of a play in progress does."""
    if step.kind == "lay":
        return message("qwirkle-step-lay", tile=NAMES[TILES[step.piece]], cell=step.cell)
    if step.piece:
        return message("qwirkle-step-swap-tile", tile=NAMES[TILES[step.piece]])
    return message(f"qwirkle-step-{step.kind}")
