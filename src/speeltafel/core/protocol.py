"""What a game is: one question with three answers, and the values that cross its border."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Generic, NewType, Protocol, TypeVar

from speeltafel.core.errors import Unknown
from speeltafel.core.given import wrong_kind
from speeltafel.core.preview import Preview, Step
from speeltafel.core.score import Score
from speeltafel.core.text_style import TextStyle
from speeltafel.core.words import Message, quoted

Seat = NewType("Seat", int)
Eyes = frozenset[Seat]

Rng = Random
"""Where luck comes from: rules are given one, and have none of their own."""

S = TypeVar("S")
A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


MOST_SEATS = 1000


@lru_cache
def eyes_of(*seats: Seat) -> Eyes:
    """The eyes of these seats; the same ones are one value, as every table keeps some and a set takes two hundred bytes."""
    return frozenset(seats)


def everybody(seats: int) -> Eyes:
    """The eyes of an open replay: every seat's secrets."""
    if isinstance(seats, bool) or not isinstance(seats, int) or seats > MOST_SEATS:
        raise wrong_kind(seats, "number", "seats")
    return eyes_of(*map(Seat, range(seats)))


NOBODY: Eyes = frozenset()


def as_eyes(given: Iterable[int], seats: int) -> Eyes:
    """These seats as eyes; raises Unknown where there is no such seat."""
    if isinstance(given, frozenset) and given <= everybody(seats):
        return given
    try:
        asked = list(given)
    except TypeError:
        asked = [given]  # type: ignore[list-item]
    for seat in asked:
        if seat not in range(seats):
            raise Unknown("unknown-eyes", given=quoted(seat), last=seats - 1)
    return frozenset(map(Seat, asked)) if asked else NOBODY


@dataclass(frozen=True, slots=True)
class Decision:
    """A player must choose."""

    seat: Seat


class Chance(Protocol[A]):
    """Dice or bag must speak; this is the distribution, as data."""

    def sample(self, rng: Rng) -> A:
        """One result, drawn with this luck."""
        ...

    def probability(self, action: A) -> Fraction:
        """How likely a result is, exactly; 0 for one that cannot come."""
        ...

    def outcomes(self) -> Iterator[A]:
        """Every result that can come, each once; there may be millions, so take them as you need them."""
        ...


@dataclass(frozen=True, slots=True)
class Reveal(Generic[A]):
    """Hidden pieces must be turned up for all to see: a chance without luck, and an event like any throw.

    `shown` is the action that shows them, by the words of whoever sees everything; None to eyes that do not see them yet.
    What a decision brings only now that all lies open, `scores` may count now.
    """

    shown: A | None

    def sample(self, rng: Rng) -> A:
        if self.shown is None:
            raise ValueError("these eyes do not see what is to be shown")
        return self.shown

    def probability(self, action: A) -> Fraction:
        return Fraction(1 if self.shown is not None and action == self.shown else 0)

    def outcomes(self) -> Iterator[A]:
        return iter(() if self.shown is None else (self.shown,))


@dataclass(frozen=True, slots=True)
class Outcome:
    """The game is over: points a seat, who won, and the reason code of the end."""

    scores: tuple[int, ...]
    winners: frozenset[Seat]
    reason: str


@dataclass(frozen=True, slots=True)
class Event(Generic[A_co]):
    """One line of the log; `seat` is None when chance spoke."""

    number: int
    seat: Seat | None
    action: A_co
    points: int = 0


@dataclass(frozen=True, slots=True)
class Observation(Generic[S]):
    """A state with the pieces face down that these eyes may not see."""

    state: S
    eyes: Eyes


class Game(Protocol[S, A]):
    """One edition for one number of seats: no state, no luck."""

    @property
    def edition(self) -> str:
        """The id of the edition, such as `qwirkle/nl-2023`."""
        ...

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        ...

    @property
    def options(self) -> Mapping[str, object]:
        """The options that differ from the default, as plain values that `find` takes back."""
        ...

    def start(self) -> S:
        """The state before anything has happened: not even the lot is drawn, nor a tile dealt."""
        ...

    def turn(self, state: S) -> Decision | Chance[A] | Outcome:
        """What the table waits for; hidden pieces that are to be shown are a chance too, `Reveal`."""
        ...

    def legal(self, state: S) -> Collection[A]:
        """A lazy view: `in` never enumerates. Empty when no player is to choose."""
        ...

    def apply(self, state: S, action: A) -> S:
        """The state after the action, decision or chance; raises Illegal with a reason."""
        ...

    def preview(self, state: S, partial: A | None = None) -> Preview:
        """What may be done next, lines and points so far, or why not.

        The steps lead to every legal action and only to those.
        """
        ...

    def tell_step(self, state: S, step: Step) -> Message:
        """What one step of a preview does, said to a person; its points are told beside it."""
        ...

    def score(self, state: S, action: A) -> Score:
        """What a legal action brings the mover, line by line."""
        ...

    def scores(self, state: S) -> tuple[int, ...]:
        """Points a seat as they stand."""
        ...

    def observe(self, state: S, eyes: Eyes) -> Observation[S]:
        """The state with the pieces face down that these eyes may not see."""
        ...

    def redact(self, state: S, action: A, eyes: Eyes) -> A:
        """The action as these eyes may know it; `state` is the one before it."""
        ...

    def imagine(self, seen: Observation[S], rng: Rng, events: Sequence[Event[A]] = ()) -> S:
        """A full state that it could be, drawn evenly among all that fits what was seen and said.

        Pieces count as if they were numbered, and every way that they can have gone is as likely. What was said, and
        what the viewer knows from the events, narrows it down; why somebody chose as they did tells nothing.
        """
        ...

    def text(self, action: A) -> str:
        """The one text of an action, as records, engines and the wire have it; `parse` reads it."""
        ...

    def parse(self, state: S, text: str) -> A:
        """Reads canonical text and short forms: Unreadable, Ambiguous. Chance actions too.

        Reads a play in progress as well (`1,-1>`): whether it may be played is for `apply`.
        """
        ...

    def position(self, state: S) -> str:
        """One line that `set_up` reads back, with `??` for pieces face down."""
        ...

    def set_up(self, text: str) -> S:
        """The state that a line of `position` tells; Unreadable where it is none."""
        ...

    def picture(self, state: S, style: TextStyle, language: str = "en") -> str:
        """The table as a plain terminal shows it."""
        ...

    def view(self, state: S) -> object:
        """The table as the page gets it: a `Scene`, or frozen plain values where the page has a drawing of its own."""
        ...

    def describe(self, state: S, action: A, points: int | None = None) -> Message:
        """What the action does, said to a person; `state` is the one before it.

        `points` are what it brings, where they have been counted already.
        """
        ...
