"""The one mutable object of a game: a handle on its log that is moved on by every push."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from speeltafel.core.errors import Illegal, Unknown
from speeltafel.core.given import as_kind, as_text, as_texts
from speeltafel.core.protocol import (
    Event,
    Eyes,
    Game,
    Observation,
    Seat,
    as_eyes,
    everybody,
)
from speeltafel.core.registry import find, stored_options
from speeltafel.core.words import Message, message, quoted
from speeltafel.locale.visible import visible
from speeltafel.table.acts import Act, act_text
from speeltafel.table.dealer import SAMPLER, Dealer
from speeltafel.table.duplicate import dealer_for
from speeltafel.table.log import START, Log
from speeltafel.table.position import Position
from speeltafel.table.record import Entry, Record, check_tags
from speeltafel.table.situation import Situation

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Frame(Generic[S, A]):
    """One picture of a replay: the event that led here (None at the start) and the table after it."""

    event: Event[A | Act] | None
    seen: Observation[S]
    scores: tuple[int, ...]


class Match(Situation[S, A]):
    """A game being played; `log` has every event, `events` the moves that stand after undos.

    With a seed the dealer answers chance by itself, at the start and after every push; without
    one chance actions are pushed like any other; `mode` is how the dealer deals. With `eyes` the match is played on what those
    eyes see: it starts from an observation and takes redacted actions. A game may be given by its name.
    """

    def __init__(
        self,
        game: Game[S, A] | str,
        seed: bytes | str | int | None = None,
        *,
        eyes: Eyes | None = None,
        position: str | None = None,
        mode: str = SAMPLER,
    ) -> None:
        played: Game[S, A] = find(game) if isinstance(game, str) else game
        known = None if eyes is None else as_eyes(eyes, played.seats)
        dealer = None if seed is None else dealer_for(played, seed, mode, position=position)
        self._log = Log.begin(played, dealer=dealer, eyes=known, position=position).dealt()

    @classmethod
    def from_log(
        cls,
        game: Game[S, A],
        texts: Iterable[str],
        seed: bytes | str | int | None = None,
        *,
        eyes: Eyes | None = None,
        position: str | None = None,
        mode: str = SAMPLER,
    ) -> Match[S, A]:
        """The match of a stored log; its results are read, never dealt again."""
        made = cls(game, eyes=eyes, position=position)
        dealer = None if seed is None else dealer_for(game, seed, mode, position=position)
        made._log = replace(made._log.read(as_texts(texts, "texts")), dealer=dealer).dealt()
        return made

    @classmethod
    def of(cls, log: Log[S, A]) -> Match[S, A]:
        """A match that goes on from a log."""
        made = object.__new__(cls)
        made._log = as_kind(log, Log, "log", "log")
        return made

    def copy(self) -> Match[S, A]:
        """A match that goes its own way from here; it costs next to nothing."""
        return self.of(self._log)

    @property
    def history(self) -> Log[S, A]:
        """The log as a value: it stays what it is while the match goes on."""
        return self._log

    @property
    def position(self) -> str | None:
        """Where it began, as text; None for the game's own start."""
        return self._log.position

    @property
    def dealer(self) -> Dealer | None:
        """Who answers chance, with the seed; None where results are pushed by hand."""
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
        return tuple(self._log.moves())

    def parse(self, text: str) -> A | Act:
        """The action or act that a text means here and now."""
        return self._log.parse(as_text(text, "text"))

    def text(self, action: A | Act | str) -> str:
        """Canonical text of a move or an act; of a text, that of what it means here and now."""
        meant = self.parse(action) if isinstance(action, str) else action
        return act_text(meant) if isinstance(meant, Act) else self.game.text(meant)

    def describe(self, event: Event[A | Act], eyes: Eyes | None = None) -> Message:
        """What an event of this log did, said to a person with these eyes."""
        known = self.eyes if eyes is None else as_eyes(eyes, self.game.seats)
        return self._log.describe(self._number_of(event), known)

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

    @property
    def is_open(self) -> bool:
        """Whether nobody has anything to hide: the game is over, or even the gallery sees all of it.

        Only then may others hear why somebody moved, as that can tell of a hidden hand.
        """
        return self.outcome is not None or self._log.hides_nothing

    def at(self, number: int | None = None) -> Position[S, A]:
        """The position in which event `number` was played; without a number where the match stands now."""
        return Position.of(self.game, self.state if number is None else self.before(number), self.eyes)

    def before(self, number: int) -> S:
        """The state in which event `number` was played."""
        if as_kind(number, int, "number", "number") not in range(len(self._log.entries) + 1):
            raise Unknown("unknown-event", number=quoted(number), last=len(self._log.entries))
        return self._log.before(number)

    def redacted(self, event: Event[A | Act], eyes: Eyes) -> Event[A | Act]:
        """An event of this log as these eyes may see it."""
        return self._log.redacted(self._number_of(event), as_eyes(eyes, self.game.seats))

    def log_for(self, eyes: Iterable[int]) -> tuple[Event[A | Act], ...]:
        """The whole log as these eyes may see it."""
        known = as_eyes(eyes, self.game.seats)
        return tuple(self._log.redacted(number, known) for number in range(len(self._log.entries)))

    def events_for(self, eyes: Iterable[int]) -> tuple[Event[A], ...]:
        """The standing moves as these eyes may see them: what a bot gets."""
        known = as_eyes(eyes, self.game.seats)
        return self._log.moves_seen(known)

    def replay(self, eyes: Iterable[int]) -> Iterator[Frame[S, A]]:
        """Every picture of the log from the start, as these eyes see it."""
        known = as_eyes(eyes, self.game.seats) & self.eyes
        yield self._frame(None, START, known)
        for number in range(len(self._log.entries)):
            yield self._frame(self._log.redacted(number, known), number, known)

    def record(self, eyes: Iterable[int] | None = None, **tags: str) -> Record:
        """The game on paper; with `eyes` what they may know of it. The seed only when it is over and all is open."""
        known = self.eyes if eyes is None else as_eyes(eyes, self.game.seats) & self.eyes
        is_whole = known == everybody(self.game.seats)
        dealer, outcome, position = self.dealer, self.outcome, self.position
        if position is not None and not is_whole:
            position = self.game.position(self.game.observe(self._log.start, known).state)
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
            position=position,
            dealer="" if dealer is None else dealer.mode,
            commitment="" if dealer is None else dealer.commitment,
            seed="" if dealer is None or outcome is None or not is_whole else dealer.seed.hex(),
        )

    def __repr__(self) -> str:
        return f"<Match {self.game.edition}, {len(self._log.entries)} events, {self._standing()}>"

    def seen_by(self, eyes: Iterable[int]) -> Match[S, A]:
        """A match that begins here and has only what these eyes see: to print, to draw, to try things on."""
        seen = self.observe(eyes)
        return Match(self.game, eyes=seen.eyes, position=self.game.position(seen.state))

    def _number_of(self, event: Event[A | Act]) -> int:
        number = as_kind(event, Event, "event", "event").number
        if number not in range(len(self._log.entries)):
            raise Unknown("unknown-event", number=str(number), last=len(self._log.entries) - 1)
        return number

    def _frame(self, event: Event[A | Act] | None, number: int, eyes: Eyes) -> Frame[S, A]:
        state = self._log.after(number)
        return Frame(event, self.game.observe(state, eyes), self.game.scores(state))

    def _is_chance(self, number: int) -> bool:
        event = self._log.entries[number].event
        return event.seat is None and not isinstance(event.action, Act)
