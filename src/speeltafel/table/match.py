"""The one mutable object of a game: a log of contiguous events, and the state they lead to."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

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
from speeltafel.core.words import Message
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

if TYPE_CHECKING:
    from speeltafel.table.record import Record

S = TypeVar("S")
A = TypeVar("A")
START = -1


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
        start = game.start() if position is None else game.set_up(position)
        self.game = game
        self.eyes = everybody(game.seats) if eyes is None else eyes
        self.position = position
        self.dealer = None if seed is None else Dealer(seed)
        self._start = start if eyes is None else game.observe(start, eyes).state
        self._log: list[Event[A | Act]] = []
        self._states: list[S] = []
        self._tips: list[int] = []
        self._turn: Decision | Chance[A] | Outcome | None = None
        self._deal()

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
        for text in texts:
            made.push(text)
        made.dealer = None if seed is None else Dealer(seed)
        made._deal()
        return made

    @property
    def log(self) -> tuple[Event[A | Act], ...]:
        """Every event there was, undone ones and the table's own acts included."""
        return tuple(self._log)

    @property
    def number(self) -> int:
        """The number of the last event; -1 when there is none."""
        return len(self._log) - 1

    @property
    def events(self) -> tuple[Event[A], ...]:
        """The moves and chance results that stand, oldest first."""
        return tuple(self._move(index) for index in self._standing())

    @property
    def state(self) -> S:
        return self._after(self._tip)

    @property
    def turn(self) -> Decision | Chance[A] | Outcome:
        """What the table waits for; asked of the game once a state."""
        if self._turn is None:
            if self._log and isinstance(ending := self._log[-1].action, Ending):
                self._turn = ended_by(ending, self.scores)
            else:
                self._turn = self.game.turn(self.state)
        return self._turn

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        turn = self.turn
        return turn if isinstance(turn, Outcome) else None

    @property
    def legal(self) -> Collection[A]:
        """The actions of the seat to move: a lazy view, empty when nobody is to choose."""
        return () if self.outcome is not None else self.game.legal(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        return self.game.scores(self.state)

    def parse(self, text: str) -> A | Act:
        """The action or act that a text means here and now."""
        act = read_act(text)
        return self.game.parse(self.state, text) if act is None else act

    def text(self, action: A | Act) -> str:
        """Canonical text of a move or an act."""
        return act_text(action) if isinstance(action, Act) else self.game.text(action)

    def describe(self, event: Event[A | Act], eyes: Eyes | None = None) -> Message:
        """What an event of this log did, said to a person with these eyes."""
        if isinstance(event.action, Act):
            return describe_act(event.action)
        known = self.eyes if eyes is None else eyes & self.eyes
        before = self.game.observe(self.before(event.number), known).state
        return self.game.describe(before, self._redacted_move(event.number, known).action)

    def push(self, action: A | Act | str, *, seat: Seat | None = None) -> tuple[Event[A | Act], ...]:
        """Plays an action, act or text; returns its event and those of the chance that followed.

        `seat` says who wants to play it: a move of another seat is refused then. Nothing changes
        when the action is refused.
        """
        played = self.parse(action) if isinstance(action, str) else action
        if isinstance(played, Act):
            self._act(played)
        else:
            self._play(played, seat)
        number = self.number
        self._deal()
        return tuple(self._log[number:])

    def pop(self) -> tuple[Event[A | Act], ...]:
        """Forgets the last push as if it had not been; `Undo` is the one that stays in the log.

        With a dealer the chance that followed goes too, and comes back the same.
        """
        last = self.number
        while self.dealer is not None and last >= 0 and self._is_chance(last):
            last -= 1
        if last < 0:
            raise Illegal("illegal-undo-nothing")
        gone = tuple(self._log[last:])
        del self._log[last:], self._states[last:], self._tips[last:]
        self._turn = None
        return gone

    def observe(self, eyes: Eyes) -> Observation[S]:
        """The table as these eyes see it."""
        return self.game.observe(self.state, eyes & self.eyes)

    def before(self, number: int) -> S:
        """The state in which event `number` was played."""
        return self._after(self._tips[number - 1] if number > 0 else START)

    def redacted(self, event: Event[A | Act], eyes: Eyes) -> Event[A | Act]:
        """An event of this log as these eyes may see it."""
        if isinstance(event.action, Act):
            return event
        return self._redacted_move(event.number, eyes)

    def log_for(self, eyes: Eyes) -> tuple[Event[A | Act], ...]:
        """The whole log as these eyes may see it."""
        return tuple(self.redacted(event, eyes) for event in self._log)

    def events_for(self, eyes: Eyes) -> tuple[Event[A], ...]:
        """The standing moves as these eyes may see them: what a bot gets."""
        return tuple(self._redacted_move(index, eyes) for index in self._standing())

    def replay(self, eyes: Eyes) -> Iterator[Frame[S, A]]:
        """Every picture of the log from the start, as these eyes see it."""
        eyes &= self.eyes
        yield self._frame(None, START, eyes)
        for index, event in enumerate(self._log):
            yield self._frame(self.redacted(event, eyes), self._tips[index], eyes)

    def record(self, eyes: Eyes | None = None, **tags: str) -> Record:
        """The game on paper; with `eyes` what they may know of it, without the seed."""
        from speeltafel.table.record import record_of

        return record_of(self, eyes, tags)

    @property
    def _tip(self) -> int:
        return self._tips[-1] if self._tips else START

    def _after(self, tip: int) -> S:
        return self._start if tip == START else self._states[tip]

    def _standing(self) -> list[int]:
        line = []
        tip = self._tip
        while tip != START:
            line.append(tip)
            tip = self._tips[tip - 1] if tip > 0 else START
        return line[::-1]

    def _move(self, index: int) -> Event[A]:
        event = self._log[index]
        assert not isinstance(event.action, Act), "a tip is always a move"
        return Event(event.number, event.seat, event.action, event.points)

    def _redacted_move(self, index: int, eyes: Eyes) -> Event[A]:
        event = self._move(index)
        hidden = self.game.redact(self.before(index), event.action, eyes & self.eyes)
        return Event(event.number, event.seat, hidden, event.points)

    def _frame(self, event: Event[A | Act] | None, tip: int, eyes: Eyes) -> Frame[S, A]:
        state = self._after(tip)
        return Frame(event, self.game.observe(state, eyes), self.game.scores(state))

    def _is_chance(self, index: int) -> bool:
        event = self._log[index]
        return event.seat is None and not isinstance(event.action, Act)

    def _play(self, action: A, seat: Seat | None) -> None:
        turn = self.turn
        if isinstance(turn, Outcome):
            raise Illegal("illegal-over")
        if seat is not None and turn != Decision(seat):
            raise Illegal("illegal-not-your-turn")
        state = self.state
        after = self.game.apply(state, action)
        if isinstance(turn, Decision):
            points = self.game.score(state, action).points
            self._append(Event(len(self._log), turn.seat, action, points), after)
        else:
            self._append(Event(len(self._log), None, action), after)

    def _append(self, event: Event[A], after: S) -> None:
        self._log.append(event)
        self._states.append(after)
        self._tips.append(event.number)
        self._turn = None

    def _act(self, act: Act) -> None:
        tip = self._tip
        if isinstance(act, Undo):
            tip = self._undone(act.number)
        elif self.outcome is not None:
            raise Illegal("illegal-over")
        if isinstance(act, Resign | Flag) and act.seat >= self.game.seats:
            raise Illegal("illegal-no-such-seat", text=act_text(act), seats=self.game.seats)
        self._log.append(Event(len(self._log), actor(act), act))
        self._states.append(self._after(tip))
        self._tips.append(tip)
        self._turn = None

    def _undone(self, number: int) -> int:
        """The tip before event `number`, which must stand, or be the ending of the game."""
        is_ending = number == self.number and isinstance(self._log[number].action, Ending)
        if not is_ending and number not in self._standing():
            raise Illegal("illegal-undo-number", number=number)
        return self._tips[number - 1] if number > 0 else START

    def _deal(self) -> None:
        while self.dealer is not None:
            turn = self.turn
            if isinstance(turn, Decision | Outcome):
                return
            self._play(self.dealer.answer(turn, len(self._log)), None)
