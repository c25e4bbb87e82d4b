"""What may be taken back, and who must agree: never past another's move, and past luck or secrets only together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from speeltafel.core.errors import Illegal
from speeltafel.core.protocol import NOBODY, Seat, everybody
from speeltafel.table.acts import Undo
from speeltafel.table.log import Log

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Takeback:
    """The act that takes a move back, and the seats that must agree to it first."""

    act: Undo
    consent: frozenset[Seat]


def takeback(log: Log[S, A], seat: Seat, *, bots: frozenset[Seat] = frozenset()) -> Takeback:
    """How this seat may take back its last move; raises Illegal when that is not to be had.

    A result of chance or a hidden piece since then needs the consent of everybody else. Moves of
    `bots` are nobody's: they are taken back with the move that they answered.
    """
    if log.outcome is not None:
        raise Illegal("illegal-over")
    events = log.moves()
    decided = [event for event in events if event.seat is not None and event.seat not in bots]
    if not any(event.seat == seat for event in decided):
        raise Illegal("illegal-undo-none")
    last = decided[-1]
    if last.seat != seat:
        raise Illegal("illegal-undo-other")
    since = [event for event in events if event.number >= last.number]
    is_open = all(
        event.seat is not None and log.redacted_move(event.number, NOBODY).action == event.action
        for event in since
    )
    others = everybody(log.game.seats) - {seat}
    return Takeback(Undo(last.number), frozenset() if is_open else others)
