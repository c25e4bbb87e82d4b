"""What a verdict and an account say to a person."""

from __future__ import annotations

from typing import TypeVar

from speeltafel.coach.classes import Verdict
from speeltafel.core.protocol import Game
from speeltafel.core.words import Message, message

S = TypeVar("S")
A = TypeVar("A")


def amount(loss: float, error: float, unit: str) -> str:
    """A loss with what it may be off: `4 ± 1` in hundredths of a chance, or in points; never less than one in doubt."""
    scale = 100 if unit == "chance" else 1
    return f"{scale * loss:.0f} ± {max(1, round(scale * error))}" if error else f"{scale * loss:.0f}"


def verdict_words(game: Game[S, A], state: S, told: Verdict) -> tuple[Message, ...]:
    """What a decision was, how much it gave away, and what would have been better."""
    if told.best == told.action:
        return (message("coach-verdict-best"),)
    best = game.describe(state, game.parse(state, told.best))
    found = []
    if told.proof is not None:
        kind = {"missed": "coach-proof-missed", "lets-in": "coach-proof-lets-in"}[told.proof.kind]
        found.append(message(kind, turns=told.proof.turns, line=" ".join(told.proof.line)))
    elif told.decides:
        found.append(message("coach-verdict-decides"))
    elif told.name:
        name = message(f"coach-class-{told.name}")
        loss = amount(told.loss, told.error, told.unit)
        found.append(message(f"coach-verdict-{told.unit}", name=name, loss=loss))
    else:
        return (message("coach-verdict-fine"),)
    return (*found, message("coach-verdict-better", move=best))
