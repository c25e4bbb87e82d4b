"""What if? Tries moves for every seat from any moment of a record or any position, goes back, and plays on.

Of a running game it knows what one seat sees, and imagines the rest: nothing in it can tell what is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Generic, TypeVar

from speeltafel.bots.levels import level_named
from speeltafel.coach.advice import Advice, advise
from speeltafel.coach.appraisal import Appraisal, Coach
from speeltafel.coach.find import coach_for
from speeltafel.core.errors import Illegal
from speeltafel.core.given import as_kind, as_text, wrong_kind
from speeltafel.core.protocol import NOBODY, Decision, Event, Eyes, Game, Observation, Seat, everybody
from speeltafel.core.text_style import PLAIN
from speeltafel.core.words import Message
from speeltafel.table.dealer import Dealer
from speeltafel.table.log import Log
from speeltafel.table.match import Match
from speeltafel.table.situation import Situation

S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class WhatIf(Generic[S, A]):
    """A line of moves that could be played; every change is a new value, and the old one stays what it was.

    `begun` is how many events lie before the line. `seen` and `known` are what one seat really saw at its start, in a
    running game; `luck` says what dice and bag bring, and what is imagined where some pieces are face down.
    """

    log: Log[S, A]
    begun: int
    luck: int = 0
    seen: Observation[S] | None = None
    known: tuple[Event[A], ...] = ()
    is_imagined: bool = False

    @classmethod
    def from_game(cls, match: Match[S, A], number: int, luck: int = 0) -> WhatIf[S, A]:
        """From before event `number` of a game whose hands are all open, or from its end."""
        as_kind(match, Match, "match", "match")
        if as_kind(number, int, "number", "number") not in range(len(match.history.entries) + 1):
            raise Illegal("what-if-number", number=number, last=len(match.history.entries))
        as_kind(luck, int, "number", "luck")
        log = replace(match.history.until(number), dealer=_dealer(luck)).dealt()
        return cls(log, len(log.entries), luck)

    @classmethod
    def from_position(cls, game: Game[S, A], position: str, luck: int = 0) -> WhatIf[S, A]:
        """From a position as a record writes it; pieces face down in it are imagined."""
        state = Log.begin(game).game.set_up(position)
        eyes = _open_to(game, state)
        as_kind(luck, int, "number", "luck")
        full = game.imagine(Observation(state, eyes), Random(luck), ())
        return cls(_begun(game, full, luck), 0, luck, is_imagined=full != state)

    @classmethod
    def from_seat(
        cls,
        game: Game[S, A],
        seen: Observation[S],
        events: Sequence[Event[A]],
        luck: int = 0,
    ) -> WhatIf[S, A]:
        """From what one seat of a running game sees; the rest is imagined anew with every `luck`."""
        as_kind(luck, int, "number", "luck")
        if isinstance(events, str | bytes) or not isinstance(events, Sequence):
            raise wrong_kind(events, "events", "events")
        full = Log.begin(game).game.imagine(seen, Random(luck), events)
        return cls(_begun(game, full, luck), 0, luck, seen, tuple(events), is_imagined=full != seen.state)

    @property
    def line(self) -> tuple[str, ...]:
        """The moves of the line and what chance brought, as text."""
        return tuple(entry.text for entry in self.log.entries[self.begun :])

    @property
    def mover(self) -> Seat | None:
        """The seat to move; None at an end."""
        return self.log.turn.seat if isinstance(self.log.turn, Decision) else None

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves of the line alone: with the same luck they lead to the same line."""
        entries = self.log.entries[self.begun :]
        return tuple(entry.text for entry in entries if entry.event.seat is not None)

    def tried(self, move: A | str) -> WhatIf[S, A]:
        """The line with a move of the seat to move, and with what chance brings then; raises Illegal."""
        return replace(self, log=self.log.played(self._meant(self.log.state, move)).dealt())

    def followed(self, moves: Iterable[A | str]) -> WhatIf[S, A]:
        """The line with all these moves."""
        if isinstance(moves, str) or not isinstance(moves, Iterable):
            raise wrong_kind(moves, "texts", "moves")
        found = self
        for move in moves:
            found = found.tried(move)
        return found

    def back(self, steps: int = 1) -> WhatIf[S, A]:
        """The line without its last moves, so many."""
        log = self.log
        for _ in range(as_kind(steps, int, "number", "steps")):
            number = len(log.entries) - 1
            while number >= self.begun and log.entries[number].event.seat is None:
                number -= 1
            if number < self.begun:
                raise Illegal("illegal-undo-nothing")
            log = log.until(number)
        return replace(self, log=log)

    def best(
        self,
        coach: Coach[S, A] | None = None,
        *,
        tried: A | str = "",
        known: Appraisal | None = None,
        nodes: int | None = None,
    ) -> Advice:
        """The best three choices of the seat to move, from what it would see; with `known` after more thought."""
        seat = self.mover
        if seat is None:
            raise Illegal("illegal-over")
        if nodes is not None:
            as_kind(nodes, int, "number", "nodes")
        game = self.log.game
        coach = _coach(game, coach)
        if known is not None:
            as_kind(known, Appraisal, "appraisal", "known")
        eyes = frozenset({seat})
        seen, events = self._sight(eyes)
        action = None if tried == "" else self._meant(seen.state, tried)
        if action is not None:
            game.apply(seen.state, action)
        return advise(game, coach, seen, events, tried=action, known=known, nodes=nodes, luck=self.luck + 1)

    def why(self, move: A | str, coach: Coach[S, A] | None = None) -> tuple[Message, ...]:
        """What speaks for a move of the seat to move, from what it would see; raises Illegal."""
        seat = self.mover
        if seat is None:
            raise Illegal("illegal-over")
        game = self.log.game
        seen, _ = self._sight(frozenset({seat}))
        action = self._meant(seen.state, move)
        game.apply(seen.state, action)
        return _coach(game, coach).reasons(seen, action)

    def answered(self, level: str) -> WhatIf[S, A]:
        """The line with the move that a bot of this level makes for the seat to move."""
        seat = self.mover
        if seat is None:
            raise Illegal("illegal-over")
        game = self.log.game
        chosen = level_named(game.edition, as_text(level, "level"))
        seen, events = self._sight(frozenset({seat}))
        choice = chosen.make().choose(game, seen, events, chosen.limit, self.luck + len(self.log.entries))
        return replace(self, log=self.log.played(choice.action).dealt())

    def __str__(self) -> str:
        """The table at the end of the line, in plain text, and the line."""
        return "\n".join([self.log.game.picture(self.log.state, PLAIN), *self.line])

    def __repr__(self) -> str:
        waits = "at an end" if self.mover is None else f"seat {self.mover} to move"
        return f"<WhatIf {self.log.game.edition}, {waits}: {' '.join(self.line)}>"

    def _meant(self, state: S, move: A | str) -> A:
        game = self.log.game
        return game.parse(state, move if isinstance(move, str) else game.text(move))

    def _sight(self, eyes: Eyes) -> tuple[Observation[S], tuple[Event[A], ...]]:
        """What these eyes see and have seen; at the start of a running game's line what they really did."""
        if self.seen is not None and self.seen.eyes == eyes and len(self.log.entries) == self.begun:
            return self.seen, self.known
        match = Match.of(self.log)
        return match.observe(eyes), match.events_for(eyes)


def what_if(match: Situation[S, A], number: int | None = None, *, luck: int = 0) -> WhatIf[S, A]:
    """A line to try moves on, for every seat, from where a match or a position stands, or from before event `number` of a match.

    What their eyes do not see is imagined; dice and bag bring the same with the same `luck`.
    """
    as_kind(luck, int, "number", "luck")
    if number is not None:
        as_kind(match, Match, "match", "match")
        as_kind(number, int, "number", "number")
    position = as_kind(match, Situation, "match", "match")
    if isinstance(match, Match):
        if match.eyes == everybody(match.game.seats):
            return WhatIf.from_game(match, len(match.history.entries) if number is None else number, luck)
        if number is None:
            return WhatIf.from_seat(match.game, match.observe(match.eyes), match.events_for(match.eyes), luck)
        position = match.at(number)
    return WhatIf.from_position(position.game, position.game.position(position.state), luck)


def _coach(game: Game[S, A], given: Coach[S, A] | None) -> Coach[S, A]:
    """The coach that is given, or the game's own."""
    if given is None:
        return coach_for(game)
    if isinstance(given, type) or not callable(getattr(given, "weigh", None)):
        raise wrong_kind(given, "coach", "coach")
    return given


def _dealer(luck: int) -> Dealer:
    """Deals that have nothing to do with those of any game."""
    return Dealer(f"what if {luck}")


def _begun(game: Game[S, A], state: S, luck: int) -> Log[S, A]:
    begun = Log.begin(game, dealer=_dealer(luck), position=game.position(state))
    return begun.dealt()


def _open_to(game: Game[S, A], state: S) -> Eyes:
    """The seats whose eyes see just this: without theirs there would be less to see."""
    everyone = [Seat(seat) for seat in range(game.seats)]
    nobody = game.observe(state, NOBODY).state
    return frozenset(seat for seat in everyone if game.observe(state, frozenset({seat})).state != nobody)
