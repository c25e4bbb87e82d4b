"""The log of a game as a value: every event with its text, its score and the state it led to, counted once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Generic, TypeVar, cast

from speeltafel.core.errors import Illegal, Unreadable
from speeltafel.core.given import as_text, wrong_kind
from speeltafel.core.grown import Grown
from speeltafel.core.play import play
from speeltafel.core.protocol import (
    NOBODY,
    Chance,
    Decision,
    Event,
    Eyes,
    Game,
    Outcome,
    Reveal,
    Seat,
    everybody,
)
from speeltafel.core.score import NOTHING, Score
from speeltafel.core.words import Message, quoted
from speeltafel.table.acts import (
    Act,
    Ending,
    Flag,
    Resign,
    Undo,
    act_text,
    actor,
    describe_act,
    ended_by,
    read_act,
)
from speeltafel.table.dealer import Dealer

S = TypeVar("S")
A = TypeVar("A")
START = -1


@dataclass(frozen=True, slots=True)
class LogEntry(Generic[S, A]):
    """One event, its canonical text, what it brought line by line, and the states before and after it.

    `tip` is the number of the last move that stands once this event has happened; `gains` are the points that each seat got
    by a `Reveal`, which may count what plays were worth.
    """

    event: Event[A | Act]
    text: str
    score: Score
    before: S = field(compare=False)
    after: S
    tip: int
    gains: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Log(Generic[S, A]):
    """A game as far as it has come; every change is a new value, and the old one stays what it was.

    With a dealer `dealt` answers chance. `eyes` are whose secrets the log holds: with fewer than everybody's it
    starts from an observation and takes redacted actions. `state` is the table as it is now, `turn` what it waits
    for, `number` the number of the last event (-1 when there is none). `position` is where it began, if not at the start.
    """

    game: Game[S, A] = field(compare=False)
    eyes: Eyes
    start: S
    entries: Grown[LogEntry[S, A]]
    state: S = field(compare=False)
    turn: Decision | Chance[A] | Outcome = field(compare=False)
    number: int = field(compare=False)
    dealer: Dealer | None = field(default=None, compare=False)
    position: str | None = field(default=None, compare=False)
    _sights: dict[Eyes, S] = field(default_factory=dict, compare=False, repr=False)

    @classmethod
    def begin(
        cls,
        game: Game[S, A],
        *,
        dealer: Dealer | None = None,
        eyes: Eyes | None = None,
        position: str | None = None,
    ) -> Log[S, A]:
        """A log without events; nothing is dealt yet."""
        if not callable(getattr(game, "start", None)) or isinstance(game, type):
            raise wrong_kind(game, "game", "game")
        full = game.start() if position is None else game.set_up(as_text(position, "position"))
        start = full if eyes is None else game.observe(full, eyes).state
        known = everybody(game.seats) if eyes is None else eyes
        return cls(game, known, start, Grown(), start, game.turn(start), START, dealer, position)

    @property
    def tip(self) -> int:
        """The number of the last move that stands; -1 when none does."""
        return self.entries[-1].tip if self.entries else START

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        return self.turn if isinstance(self.turn, Outcome) else None

    @property
    def seat_to_move(self) -> Seat | None:
        """Whose turn it is; None when chance is to speak or the game is over."""
        return self.turn.seat if isinstance(self.turn, Decision) else None

    def parse(self, text: str) -> A | Act:
        """The action or act that a text means here and now."""
        act = read_act(text)
        return self.game.parse(self.state, text) if act is None else act

    def pushed(self, action: A | Act | str, *, seat: Seat | None = None) -> Log[S, A]:
        """The log after an action, act or text, and after the chance that follows where there is a dealer."""
        meant = self.parse(action) if isinstance(action, str) else self.checked(action)
        after = self.acted(meant) if isinstance(meant, Act) else self.played(meant, seat=seat)
        return after.dealt()

    def checked(self, action: A | Act) -> A | Act:
        """The action; a plain value, such as a number, is refused where the actions of this game are none."""
        if type(action).__module__ == "builtins" and isinstance(self.turn, Decision):
            example = next(iter(self.game.legal(self.state)), None)
            if example is not None and type(example) is not type(action):
                shown = self.game.text(example)
                raise Unreadable("unreadable-action", given=quoted(action), example=shown)
        return action

    def played(self, action: A, *, seat: Seat | None = None) -> Log[S, A]:
        """The log after one move or one result of chance; raises Illegal. `seat` says who wants to play it."""
        turn = self.turn
        if isinstance(turn, Outcome):
            raise Illegal("illegal-over")
        if seat is not None and turn != Decision(seat):
            raise Illegal("illegal-not-your-turn")
        number = self.number + 1
        text = self.game.text(action)
        if isinstance(turn, Decision):
            made = play(self.game, self.state, action)
            event: Event[A | Act] = Event(number, turn.seat, action, made.score.points)
            return self._with(LogEntry(event, text, made.score, self.state, made.state, number))
        after = self.game.apply(self.state, action)
        gains = self._gains(after) if isinstance(turn, Reveal) else ()
        return self._with(
            LogEntry(Event(number, None, action), text, NOTHING, self.state, after, number, gains)
        )

    def acted(self, act: Act) -> Log[S, A]:
        """The log after something that is no move: an undo, or one of the ways to end a game at once."""
        tip = self.tip
        if isinstance(act, Undo):
            tip = self._undone(act.number)
        elif self.outcome is not None:
            raise Illegal("illegal-over")
        if isinstance(act, Resign | Flag) and act.seat >= self.game.seats:
            raise Illegal("illegal-no-such-seat", text=act_text(act), seats=self.game.seats)
        event: Event[A | Act] = Event(self.number + 1, actor(act), act)
        return self._with(LogEntry(event, act_text(act), NOTHING, self.state, self.after(tip), tip))

    def dealt(self) -> Log[S, A]:
        """The log after all the chance that is to speak now; the same one without a dealer."""
        log = self
        while log.dealer is not None and not isinstance(log.turn, Decision | Outcome):
            log = log.played(log.dealer.answer(log.turn, log.number + 1, log.moves))
        return log

    def read(self, texts: Iterable[str]) -> Log[S, A]:
        """The log after these stored events; results of chance are read, never dealt again."""
        log = self
        for text in texts:
            meant = log.parse(text)
            log = log.acted(meant) if isinstance(meant, Act) else log.played(meant)
        return log

    def until(self, number: int) -> Log[S, A]:
        """The log as it was before event `number`."""
        if number == 0:
            return replace(
                self,
                entries=Grown(),
                state=self.start,
                turn=self.game.turn(self.start),
                number=START,
                _sights={},
            )
        return replace(self, entries=Grown.of(self.entries[: number - 1]))._with(self.entries[number - 1])

    def after(self, tip: int) -> S:
        """The state after event `tip`; with -1 the start."""
        return self.start if tip == START else self.entries[tip].after

    def before(self, number: int) -> S:
        """The state in which event `number` was played."""
        return self.start if number == 0 else self.entries[number - 1].after

    def seen(self, eyes: Eyes) -> S:
        """The table as these eyes see it now; looked at once, however often it is asked."""
        known = eyes & self.eyes
        state = self._sights.get(known)
        if state is None:
            state = self._sights[known] = self.game.observe(self.state, known).state
        return state

    @property
    def hides_nothing(self) -> bool:
        """Whether nothing is hidden from anybody now: even nobody's eyes see the very state itself."""
        return self.seen(NOBODY) is self.state

    @property
    def has_hidden(self) -> bool:
        """Whether something was hidden from somebody at any moment of the game."""
        states = chain((self.start,), (entry.after for entry in self.entries))
        return any(self.game.observe(state, NOBODY).state is not state for state in states)

    def standing(self) -> list[int]:
        """The numbers of the moves and chance results that stand after undos, oldest first."""
        line = []
        tip = self.tip
        entries = self.entries[: tip + 1]
        while tip != START:
            line.append(tip)
            tip = entries[tip - 1].tip if tip > 0 else START
        return line[::-1]

    def moves(self) -> list[Event[A]]:
        """The moves and chance results that stand, oldest first."""
        return [self.move(number) for number in self.standing()]

    def moves_seen(self, eyes: Eyes) -> tuple[Event[A], ...]:
        """The same as these eyes may see them."""
        entries, known, redact = self.entries[: self.tip + 1], eyes & self.eyes, self.game.redact
        return tuple([_as_seen(entries[number], known, redact) for number in self.standing()])

    def move(self, number: int) -> Event[A]:
        """Event `number`, which is a move or a result of chance."""
        return _move(self.entries[number])

    def redacted(self, number: int, eyes: Eyes) -> Event[A | Act]:
        """Event `number` as these eyes may see it."""
        event = self.entries[number].event
        return event if isinstance(event.action, Act) else self.redacted_move(number, eyes)

    def redacted_move(self, number: int, eyes: Eyes) -> Event[A]:
        """A move or a result of chance as these eyes may see it."""
        return _as_seen(self.entries[number], eyes & self.eyes, self.game.redact)

    def describe(self, number: int, eyes: Eyes) -> Message:
        """What event `number` did, said to a person with these eyes."""
        entry = self.entries[number]
        if isinstance(entry.event.action, Act):
            return describe_act(entry.event.action)
        seen = self.game.observe(self.before(number), eyes & self.eyes).state
        hidden = self.redacted_move(number, eyes).action
        return self.game.describe(seen, hidden, entry.event.points)

    def __repr__(self) -> str:
        return f"<Log {self.game.edition}, {len(self.entries)} events>"

    def _with(self, entry: LogEntry[S, A]) -> Log[S, A]:
        game, after = self.game, entry.after
        ending = entry.event.action
        turn = ended_by(ending, game.scores(after)) if isinstance(ending, Ending) else game.turn(after)
        entries = self.entries.plus(entry)
        number = entry.event.number
        return Log(game, self.eyes, self.start, entries, after, turn, number, self.dealer, self.position)

    def _gains(self, after: S) -> tuple[int, ...]:
        """What each seat has more afterwards."""
        pairs = zip(self.game.scores(self.state), self.game.scores(after), strict=True)
        return tuple(now - was for was, now in pairs)

    def _undone(self, number: int) -> int:
        """The tip before event `number`, which must stand, or be the ending of the game."""
        is_ending = number == self.number and isinstance(self.entries[number].event.action, Ending)
        if not is_ending and number not in self.standing():
            raise Illegal("illegal-undo-number", number=number)
        return self.entries[number - 1].tip if number > 0 else START


def _move(entry: LogEntry[S, A]) -> Event[A]:
    assert not isinstance(entry.event.action, Act), "a tip is always a move"
    return cast(Event[A], entry.event)


def _as_seen(entry: LogEntry[S, A], eyes: Eyes, redact: Callable[[S, A, Eyes], A]) -> Event[A]:
    event = entry.event
    assert not isinstance(event.action, Act), "a tip is always a move"
    hidden = redact(entry.before, event.action, eyes)
    whole = hidden is event.action
    return cast(Event[A], event) if whole else Event(event.number, event.seat, hidden, event.points)
