"""Asks a bot in this process, checks its action with the game, and plays something legal when it fails.

It catches and checks as a guard does, and calls a late answer late, but cannot stop a bot that never returns: for
trusted bots, in the arena, at a terminal, and where there are no processes.
"""

from __future__ import annotations

import gc
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from time import monotonic, thread_time
from typing import Generic, TypeVar

from speeltafel.bots.blame import blamed
from speeltafel.bots.protocol import Bot, Choice, Limit, understood
from speeltafel.bots.simple import fallback
from speeltafel.core.protocol import Decision, Event, Game, Observation
from speeltafel.core.words import message

S = TypeVar("S")
A = TypeVar("A")


class Fault(Enum):
    """What a bot can do wrong."""

    LATE = "late"
    CRASH = "crash"
    ILLEGAL = "illegal"


@dataclass(frozen=True, slots=True)
class Report(Generic[A]):
    """The choice to play: the bot's own, or after a fault a legal one in its place.

    `seconds` is the CPU time the bot used, `wall` what its table waited; `detail` is for the log.
    """

    choice: Choice[A]
    seconds: float
    wall: float
    fault: Fault | None = None
    detail: str = ""


def checked(
    bot: Bot[S, A],
    game: Game[S, A],
    seen: Observation[S],
    events: Sequence[Event[A]],
    limit: Limit,
    luck: int,
    *,
    takes_late: bool = False,
) -> Report[A]:
    """Asks a trusted bot in this process; the rubbish of others is not collected on its clock.

    With `takes_late` an answer after the time counts too: it has come, and nobody else waits for the machine.
    """
    assert isinstance(game.turn(seen.state), Decision), "nobody is to choose here"
    collects = gc.isenabled()
    gc.disable()
    began, wall = thread_time(), monotonic()
    try:
        choice = bot.choose(game, seen, events, limit, luck)
    except Exception as error:
        seconds, waited = thread_time() - began, monotonic() - wall
        return instead(game, seen.state, luck, seconds, waited, Fault.CRASH, blamed(error))
    finally:
        if collects:
            gc.enable()
    elsewhere: float = getattr(bot, "spent", 0.0)  # a program's own time passes in its own process
    due = replace(limit, seconds=None) if takes_late else limit
    return judged(game, seen.state, choice, due, luck, thread_time() - began + elsewhere, monotonic() - wall)


def judged(
    game: Game[S, A], state: S, choice: Choice[A], limit: Limit, luck: int, seconds: float, wall: float
) -> Report[A]:
    """The bot's own choice when it is in time and legal."""
    if limit.seconds is not None and seconds > limit.seconds:
        detail = f"{seconds:.4f} s of {limit.seconds:g} s"
        return instead(game, state, luck, seconds, wall, Fault.LATE, detail)
    try:
        choice = understood(game, state, choice)
        if limit.nodes is not None and choice.nodes > limit.nodes:
            detail = f"{choice.nodes} nodes of {limit.nodes}"
            return instead(game, state, luck, seconds, wall, Fault.LATE, detail)
        if choice.action in game.legal(state):
            return Report(choice, seconds, wall)
        detail = f"{choice.action!r:.200}"
    except Exception as error:
        detail = f"{choice!r:.200}: {type(error).__name__}: {error}"
    return instead(game, state, luck, seconds, wall, Fault.ILLEGAL, detail)


def instead(
    game: Game[S, A], state: S, luck: int, seconds: float, wall: float, fault: Fault, detail: str
) -> Report[A]:
    """A legal choice in place of one that a fault has cost."""
    words = message(f"bot-fell-back-{fault.value}")
    return Report(Choice(fallback(game, state, luck), words), seconds, wall, fault, detail)
