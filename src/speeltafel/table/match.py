"""The one mutable object of a game: a handle on its log that is moved on by every push."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from speeltafel.core.errors import Illegal, Unknown
from speeltafel.core.given import as_kind, as_text, as_texts
from speeltafel.core.preview import Preview
from speeltafel.core.protocol import (
    NOBODY,
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
from speeltafel.core.registry import find, stored_options
from speeltafel.core.score import Score
from speeltafel.core.text_style import PLAIN
from speeltafel.core.words import Message, message
from speeltafel.locale import LANGUAGES, say
from speeltafel.locale.visible import visible
from speeltafel.table.acts import Act, act_text
from speeltafel.table.choices import Choices
from speeltafel.table.dealer import SAMPLER, Dealer
from speeltafel.table.duplicate import dealer_for
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
        known = None if eyes is None else eyes_of(eyes, played.seats)
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
        return tuple(self._log.moves())

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
    def legal(self) -> Choices[S, A]:
        """The actions of the seat to move: a lazy view, empty when nobody is to choose."""
        legal = () if self.outcome is not None else self.game.legal(self.state)
        return Choices(self.game, self.state, legal)

    @property
    def scores(self) -> tuple[int, ...]:
        return self.game.scores(self.state)

    def parse(self, text: str) -> A | Act:
        """The action or act that a text means here and now."""
        return self._log.parse(as_text(text, "text"))

    def text(self, action: A | Act) -> str:
        """Canonical text of a move or an act."""
        return act_text(action) if isinstance(action, Act) else self.game.text(action)

    def preview(self, partial: A | str | None = None) -> Preview:
        """What may be done next, after part of an action or from nothing, or why not."""
        return self.game.preview(self.state, None if partial is None else self._meant(partial))

    def score(self, action: A | str) -> Score:
        """What a legal action would bring the seat to move, line by line."""
        return self.game.score(self.state, self._meant(action))

    def describe(self, event: Event[A | Act], eyes: Eyes | None = None) -> Message:
        """What an event of this log did, said to a person with these eyes."""
        known = self.eyes if eyes is None else eyes_of(eyes, self.game.seats)
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

    def observe(self, eyes: Iterable[int]) -> Observation[S]:
        """The table as these eyes see it."""
        known = eyes_of(eyes, self.game.seats)
        return Observation(self._log.seen(known), known & self.eyes)

    @property
    def is_open(self) -> bool:
        """Whether nobody has anything to hide: the game is over, or even the gallery sees all of it.

        Only then may others hear why somebody moved, as that can tell of a hidden hand.
        """
        return self.outcome is not None or self._log.hides_nothing

    def before(self, number: int) -> S:
        """The state in which event `number` was played."""
        if as_kind(number, int, "number", "number") not in range(len(self._log.entries) + 1):
            raise Unknown("unknown-event", number=str(number)[:20], last=len(self._log.entries))
        return self._log.before(number)

    def redacted(self, event: Event[A | Act], eyes: Eyes) -> Event[A | Act]:
        """An event of this log as these eyes may see it."""
        return self._log.redacted(self._number_of(event), eyes_of(eyes, self.game.seats))

    def log_for(self, eyes: Iterable[int]) -> tuple[Event[A | Act], ...]:
        """The whole log as these eyes may see it."""
        known = eyes_of(eyes, self.game.seats)
        return tuple(self._log.redacted(number, known) for number in range(len(self._log.entries)))

    def events_for(self, eyes: Iterable[int]) -> tuple[Event[A], ...]:
        """The standing moves as these eyes may see them: what a bot gets."""
        known = eyes_of(eyes, self.game.seats)
        return tuple(self._log.redacted_move(number, known) for number in self._log.standing())

    def replay(self, eyes: Iterable[int]) -> Iterator[Frame[S, A]]:
        """Every picture of the log from the start, as these eyes see it."""
        known = eyes_of(eyes, self.game.seats) & self.eyes
        yield self._frame(None, START, known)
        for number in range(len(self._log.entries)):
            yield self._frame(self._log.redacted(number, known), number, known)

    def record(self, eyes: Iterable[int] | None = None, **tags: str) -> Record:
        """The game on paper; with `eyes` what they may know of it. The seed only when it is over and all is open."""
        known = self.eyes if eyes is None else eyes_of(eyes, self.game.seats) & self.eyes
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
        turn = self.turn
        if isinstance(turn, Outcome):
            waits = f"won by {', '.join(map(str, sorted(turn.winners)))}" if turn.winners else "no winner"
        elif isinstance(turn, Decision):
            waits = f"seat {turn.seat} to move"
        else:
            waits = "chance to speak"
        points = "–".join(map(str, self.scores))
        return f"<Match {self.game.edition}, {len(self._log.entries)} events, {points}, {waits}>"

    def __str__(self) -> str:
        """The table as its eyes see it, in plain text."""
        return self.game.picture(self._log.seen(self.eyes), PLAIN)

    def _repr_svg_(self) -> str:
        """The table as a notebook draws it."""
        return self.drawing()

    def drawing(self, names: Sequence[str] = (), *, dark: bool = False, language: str = "en") -> str:
        """The table as SVG, as somebody sees it who has no hand in it."""
        from speeltafel.table.poster import poster  # few who import the library draw

        if language not in LANGUAGES:
            raise Unknown("unknown-language", given=str(language)[:60], known=", ".join(LANGUAGES))
        called = as_texts(names, "names") or [
            say(message("play-player", number=seat + 1), language) for seat in range(self.game.seats)
        ]
        return poster(self._log, called, "wide", dark=dark, language=language)

    def seen_by(self, eyes: Iterable[int]) -> Match[S, A]:
        """A match that begins here and has only what these eyes see: to print, to draw, to try things on."""
        seen = self.observe(eyes)
        return Match(self.game, eyes=seen.eyes, position=self.game.position(seen.state))

    def _number_of(self, event: Event[A | Act]) -> int:
        number = as_kind(event, Event, "event", "event").number
        if number not in range(len(self._log.entries)):
            raise Unknown("unknown-event", number=str(number), last=len(self._log.entries) - 1)
        return number

    def _meant(self, action: A | str) -> A:
        if isinstance(action, str):
            return self.game.parse(self.state, action)
        self._log.checked(action)
        return action

    def _frame(self, event: Event[A | Act] | None, number: int, eyes: Eyes) -> Frame[S, A]:
        state = self._log.after(number)
        return Frame(event, self.game.observe(state, eyes), self.game.scores(state))

    def _is_chance(self, number: int) -> bool:
        event = self._log.entries[number].event
        return event.seat is None and not isinstance(event.action, Act)


def eyes_of(given: Iterable[int], seats: int) -> Eyes:
    """These seats as eyes; raises Unknown where there is no such seat."""
    if isinstance(given, frozenset) and given <= everybody(seats):
        return given
    try:
        asked = list(given)
    except TypeError:
        asked = [given]  # type: ignore[list-item]
    for seat in asked:
        if seat not in range(seats):
            raise Unknown("unknown-eyes", given=repr(seat), last=seats - 1)
    return frozenset(map(Seat, asked)) if asked else NOBODY
