"""Actions told to people and to screen readers."""

from __future__ import annotations

from speeltafel.core.chance import Lot
from speeltafel.core.preview import Step
from speeltafel.core.words import Message, message
from speeltafel.games.qwinn.dice import spaced, tell_dice
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.games.qwinn.scoring import score_of
from speeltafel.games.qwinn.state import Action, Fail, Keep, Roll, State


def describe(rules: Rules, state: State, action: Action, points: int | None = None) -> Message:
    """One sentence on what the action does; `state` is the one before it."""
    if isinstance(action, Lot):
        return message(
            "qwinn-did-lot", seat=action.seat + 1, why="drawn" if rules.first is None else "chosen"
        )
    if isinstance(action, Roll):
        return message("qwinn-did-roll", whites=spaced(action.dice.whites), red=action.dice.red)
    if isinstance(action, Keep):
        if not action.dice.all:
            return message("qwinn-did-keep-none")
        return message("qwinn-did-keep", dice=tell_dice(action.dice))
    if points is None:
        points = score_of(rules, state, action).points
    if isinstance(action, Fail):
        return _describe_fail(state, -points)
    space = message(f"qwinn-space-{action.space}")
    if not action.red:
        return message("qwinn-did-go", space=space, points=points)
    boycott = message(f"qwinn-boycott-{action.red[1:]}")
    done = "qwinn-did-go-place" if action.red[0] == "+" else "qwinn-did-go-remove"
    return message(done, space=space, points=points, boycott=boycott)


def _describe_fail(state: State, cost: int) -> Message:
    """A failed turn: what Minus takes, and which boycott of the mover's comes off the other player."""
    lifted = "" if state.mover is None else state.sheets[1 - state.mover].boycott
    if not lifted:
        return message("qwinn-did-fail-minus", points=cost) if cost else message("qwinn-did-fail")
    boycott = message(f"qwinn-boycott-{lifted}")
    if not cost:
        return message("qwinn-did-fail-lifts", boycott=boycott)
    return message("qwinn-did-fail-minus-lifts", points=cost, boycott=boycott)


def tell_step(step: Step) -> Message:
    """What one step of a preview does."""
    if step.kind == "keep" and step.cell:
        colour = "red" if step.cell.startswith("r") else "white"
        return message(f"qwinn-step-keep-{colour}", number=int(step.cell.removeprefix("r")))
    if step.kind != "go":
        return message(f"qwinn-step-{step.kind}")
    space = message(f"qwinn-space-{step.cell}")
    if not step.piece:
        return message("qwinn-step-go", space=space)
    done = "place" if step.piece.startswith("+") else "remove"
    return message(f"qwinn-step-go-{done}", space=space, boycott=message(f"qwinn-boycott-{step.piece[1:]}"))
