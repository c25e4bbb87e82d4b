"""The one mutable object of a game: a handle on its log that is moved on by every push."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from speeltafel.core.errors import Illegal
from speeltafel.core.protocol import (
    Chance,
    Decision,
    Event,
    Eyes,
    Game,
    Observation,
    Outcome,
    Seat,
    everybody,
)
from speeltafel.core.registry import stored_options
from speeltafel.core.words import Message, message
from speeltafel.locale.visible import visible
from speeltafel.table.acts import Act, act_text
from speeltafel.table.dealer import SAMPLER, Dealer
from speeltafel.table.log import START, Log
from speeltafel.table.record import Entry, Record, check_tags

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Frame(Generic[S, A]):
    """One picture of a replay: the event that led here (None at the start) and the table after it."""

    event: Event[A | Act] | None
    seen: Observation[S]
    scores: tuple[int, ...]


class Match(Generic[S, A]):
    """A game being played; `log` has every event, `events` the moves that stand after undos.

    With a seed the dealer answers chance by itself, at the start and after every push; without
    one chance actions are pushed like any other. With `eyes` the match is played on what those
    eyes see: it starts from an observation and takes redacted actions.
    """

    def __init__(
        self,
        game: Game[S, A],
        seed: bytes | str | int | None = None,
        *,
        eyes: Eyes | None = None,
        position: str | None = None,
    ) -> None:
        self.position = position
        dealer = None if seed is None else Dealer(seed)
        self._log = Log.begin(game, dealer=dealer, eyes=eyes, position=position).dealt()

    @classmethod
    def from_log(
        cls,
        game: Game[S, A],
        texts: Iterable[str],
        seed: bytes | str | int | None = None,
        *,
        eyes: Eyes | None = None,
        position: str | None = None,
    ) -> Match[S, A]:
        """The match of a stored log; its results are read, never dealt again."""
        made = cls(game, eyes=eyes, position=position)
        dealer = None if seed is None else Dealer(seed)
        made._log = replace(made._log.read(texts), dealer=dealer).dealt()
        return made

    @classmethod
    def of(cls, log: Log[S, A], position: str | None = None) -> Match[S, A]:
        """A match that goes on from a log."""
        made = object.__new__(cls)
        made.position = position
        made._log = log
        return made

    def copy(self) -> Match[S, A]:
        """A match that goes its own way from here; it costs next to nothing."""
        return self.of(self._log, self.position)

    @property
    def history(self) -> Log[S, A]:
        """The log as a value: it stays what it is while the match goes on."""
        return self._log

    @property
    def game(self) -> Game[S, A]:
        return self._log.game

    @property
    def eyes(self) -> Eyes:
        return self._log.eyes

    @property
    def dealer(self) -> Dealer | None:
        return self._log.dealer

    @property
    def log(self) -> tuple[Event[A | Act], ...]:
        """Every event there was, undone ones and the table's own acts included."""
        return tuple([entry.event for entry in self._log.entries])

    @property
    def number(self) -> int:
        """The number of the last event; -1 when there is none."""
        return self._log.number

    @property
    def events(self) -> tuple[Event[A], ...]:
        """The moves and chance results that stand, oldest first."""
        return tuple(self._log.move(number) for number in self._log.standing())

    @property
    def state(self) -> S:
        return self._log.state

    @property
    def turn(self) -> Decision | Chance[A] | Outcome:
        """What the table waits for."""
        return self._log.turn

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        return self._log.outcome

    @property
    def legal(self) -> Collection[A]:
        """The actions of the seat to move: a lazy view, empty when nobody is to choose."""
        return () if self.outcome is not None else self.game.legal(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        return self.game.scores(self.state)

    def parse(self, text: str) -> A | Act:
        """The action or act that a text means here and now."""
        return self._log.parse(text)

    def text(self, action: A | Act) -> str:
        """Canonical text of a move or an act."""
        return act_text(action) if isinstance(action, Act) else self.game.text(action)

    def describe(self, event: Event[A | Act], eyes: Eyes | None = None) -> Message:
        """What an event of this log did, said to a person with these eyes."""
        return self._log.describe(event.number, self.eyes if eyes is None else eyes)

    def push(self, action: A | Act | str, *, seat: Seat | None = None) -> tuple[Event[A | Act], ...]:
        """Plays an action, act or text; returns its event and those of the chance that followed.

        `seat` says who wants to play it: a move of another seat is refused then. Nothing changes
        when the action is refused.
        """
        number = len(self._log.entries)
        self._log = self._log.pushed(action, seat=seat)
        return tuple([entry.event for entry in self._log.entries[number:]])

    def pop(self) -> tuple[Event[A | Act], ...]:
        """Forgets the last push as if it had not been; `Undo` is the one that stays in the log.

        With a dealer the chance that followed goes too, and comes back the same.
        """
        last = self.number
        while self.dealer is not None and last >= 0 and self._is_chance(last):
            last -= 1
        if last < 0:
            raise Illegal("illegal-undo-nothing")
        gone = self.log[last:]
        self._log = self._log.until(last)
        return gone

    def observe(self, eyes: Eyes) -> Observation[S]:
        """The table as these eyes see it."""
        return Observation(self._log.seen(eyes), eyes & self.eyes)

    @property
    def is_open(self) -> bool:
        """Whether nobody has anything to hide: the game is over, or even the gallery sees all of it.

        Only then may others hear why somebody moved, as that can tell of a hidden hand.
        """
        return self.outcome is not None or self._log.hides_nothing

    def before(self, number: int) -> S:
        """The state in which event `number` was played."""
        return self._log.before(number)

    def redacted(self, event: Event[A | Act], eyes: Eyes) -> Event[A | Act]:
        """An event of this log as these eyes may see it."""
        return self._log.redacted(event.number, eyes)

    def log_for(self, eyes: Eyes) -> tuple[Event[A | Act], ...]:
        """The whole log as these eyes may see it."""
        return tuple(self._log.redacted(number, eyes) for number in range(len(self._log.entries)))

    def events_for(self, eyes: Eyes) -> tuple[Event[A], ...]:
        """The standing moves as these eyes may see them: what a bot gets."""
        return tuple(self._log.redacted_move(number, eyes) for number in self._log.standing())

    def replay(self, eyes: Eyes) -> Iterator[Frame[S, A]]:
        """Every picture of the log from the start, as these eyes see it."""
        eyes &= self.eyes
        yield self._frame(None, START, eyes)
        for number in range(len(self._log.entries)):
            yield self._frame(self._log.redacted(number, eyes), number, eyes)

    def record(self, eyes: Eyes | None = None, **tags: str) -> Record:
        """The game on paper; with `eyes` what they may know of it. The seed only when it is over and all is open."""
        known = self.eyes if eyes is None else eyes & self.eyes
        is_whole = known == everybody(self.game.seats)
        dealer, outcome = self.dealer, self.outcome
        check_tags(tags, message("record-place-tags"))
        return Record(
            edition=self.game.edition,
            seats=self.game.seats,
            options=stored_options(self.game),
            entries=tuple(
                Entry(self.text(event.action), event.seat, event.points) for event in self.log_for(known)
            ),
            outcome=outcome,
            tags={name: visible(value) for name, value in tags.items()},
            eyes=None if is_whole else known,
            position=self.position,
            dealer="" if dealer is None else SAMPLER,
            commitment="" if dealer is None else dealer.commitment,
            seed="" if dealer is None or outcome is None or not is_whole else dealer.seed.hex(),
        )

    def _frame(self, event: Event[A | Act] | None, number: int, eyes: Eyes) -> Frame[S, A]:
        state = self._log.after(number)
        return Frame(event, self.game.observe(state, eyes), self.game.scores(state))

    def _is_chance(self, number: int) -> bool:
        event = self._log.entries[number].event
        return event.seat is None and not isinstance(event.action, Act)
