"""A bot sees what its seat sees, within a limit, and answers with an action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, Protocol, TypeVar, runtime_checkable

from speeltafel.core.given import as_kind, wrong_kind
from speeltafel.core.protocol import Event, Game, Observation
from speeltafel.core.words import Message

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Limit:
    """How much thought a move may cost: nodes give the same answer anywhere, seconds do not.

    Seconds are CPU time, which is fair between bots, or with `wall` time as it passes for who waits at a table: on a
    busy machine a bot then thinks less, and answers as soon.
    """

    nodes: int | None = None
    seconds: float | None = None
    wall: bool = field(default=False, kw_only=True)

    def __post_init__(self) -> None:
        for name, value in (("nodes", self.nodes), ("seconds", self.seconds)):
            if value is not None and (isinstance(value, bool) or not isinstance(value, int | float)):
                raise wrong_kind(value, "number", name)


@dataclass(frozen=True, slots=True)
class Choice(Generic[A]):
    """The action or its text, one sentence that says why, and the bot's chance of winning before and after as it sees it.

    The words may tell of what only its seat sees: others hear them once nothing is hidden any more (`Match.is_open`).
    `nodes` is how many positions it looked at, for the guard and the arena; 0 when it does not count.
    """

    action: A
    words: Message | None = None
    before: float | None = None
    after: float | None = None
    nodes: int = 0


def understood(game: Game[S, A], state: S, answer: object) -> Choice[A]:
    """What a bot answered, its action read where it gave the text; raises Unreadable where that is no Choice."""
    choice: Choice[A] = as_kind(answer, Choice, "choice", "choose")
    if isinstance(choice.action, str):
        return replace(choice, action=game.parse(state, choice.action))
    return choice


class Bot(Protocol[S, A]):
    """Chooses for the one seat whose eyes the observation has.

    It keeps nothing between calls but caches, and with a limit in nodes these never change its answer:
    the same game, observation, events, limit and luck give the same choice anywhere. What takes long to
    load is loaded when the bot is made, before any limit counts.
    """

    def choose(
        self,
        game: Game[S, A],
        seen: Observation[S],
        events: Sequence[Event[A]],
        limit: Limit,
        luck: int,
    ) -> Choice[A]:
        """`events` are the redacted log so far; `luck` seeds whatever the bot leaves to chance."""
        ...


@runtime_checkable
class Rater(Protocol[S, A]):
    """A bot that can also tell what other actions than its own are worth; reviews and hints ask it."""

    def rate(
        self,
        game: Game[S, A],
        seen: Observation[S],
        events: Sequence[Event[A]],
        actions: Sequence[A],
        limit: Limit,
        luck: int,
    ) -> Sequence[float]:
        """The mover's chance of winning after each of these legal actions, all on the same imagined deals."""
        ...
