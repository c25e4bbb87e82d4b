"""Random full games that keep all laws in sight on their way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from traceback import walk_tb
from typing import Generic, TypeVar

from speeltafel.core.protocol import NOBODY, Decision, Event, Eyes, Game, Outcome, Seat, everybody
from speeltafel.table.match import Match
from speeltafel.testing import laws
from speeltafel.testing.broken import Broken, expect
from speeltafel.testing.evenness import choices, even
from speeltafel.testing.fitting import FittingTables
from speeltafel.testing.mutate import near_misses
from speeltafel.testing.reach import reach
from speeltafel.testing.scenes import scene

S = TypeVar("S")
A = TypeVar("A")
MOST_EVENTS = 20_000


@dataclass(frozen=True, slots=True)
class Care:
    """How closely a walk looks: the part of the states at which the dear laws are tried, and how often each."""

    part: float = 0.1
    actions: int = 6
    misses: int = 8
    eager: float = 0.8
    even: float = 0.2
    draws: int = 200
    reach: int = 60


@dataclass(slots=True)
class Walk(Generic[S, A]):
    """One random game; `tally` counts the checks of each law.

    `census` tells all pieces of a full table: it must never change. `kernel` compares the fast
    position with the readable state, where a game has one.
    """

    game: Game[S, A]
    seed: int
    care: Care = Care()
    census: Callable[[S], object] | None = None
    kernel: Callable[[S, A], None] | None = None
    tally: Counter[str] = field(default_factory=Counter)
    _fitting: dict[Eyes, FittingTables[S, A]] = field(default_factory=dict, init=False)

    def run(self) -> Match[S, A]:
        """Plays to the end; a broken law, or any error at all, tells the seed and the log."""
        match = Match(self.game)
        try:
            self._play(match, Random(self.seed))
        except Exception as error:
            law = error.law if isinstance(error, Broken) else ""
            told = " ".join(match.text(event.action) for event in match.log)
            table = (
                f"{self.game.edition}, {self.game.seats} seats, {dict(self.game.options)}, seed {self.seed}"
            )
            said = error.text if isinstance(error, Broken) else _fault(error, self.game)
            raise Broken(law, f"{said}\n  in {table}\n  after {told}") from error
        return match

    def _play(self, match: Match[S, A], rng: Random) -> None:
        pieces = None if self.census is None else self.census(match.state)
        while not isinstance(turn := match.turn, Outcome):
            state = match.state
            is_close = rng.random() < self.care.part
            if isinstance(turn, Decision):
                action = self._decide(match, turn.seat, rng, is_close=is_close)
            else:
                action = turn.sample(rng)
                if is_close:
                    laws.chance(self.game, state, turn, rng)
                    self.tally["chance"] += 1
            self._step(match, state, action, rng, is_close=is_close)
            match.push(action)
            if self.census is not None:
                expect("pieces", self.census(match.state), pieces, f"after {match.text(action)}")
                self.tally["pieces"] += 1
            if match.number > MOST_EVENTS:
                raise Broken("end", f"no end after {MOST_EVENTS} events")
        laws.ending(turn, self.game.seats)
        laws.legal(self.game, match.state, (), ())
        laws.replay(match)
        self.tally.update(("end", "replay"))

    def _decide(self, match: Match[S, A], seat: Seat, rng: Random, *, is_close: bool) -> A:
        state = match.state
        choices = list(self.game.legal(state))
        if not choices:
            raise Broken("legal", f"seat {seat} has nothing to choose in {self.game.position(state)}")
        if is_close:
            self._look(match, state, choices, rng)
        return chosen(self.game, state, choices, rng, eager=self.care.eager)

    def _look(self, match: Match[S, A], state: S, choices: Sequence[A], rng: Random) -> None:
        some = rng.sample(choices, min(self.care.actions, len(choices)))
        texts = [self.game.text(action) for action in rng.sample(choices, min(40, len(choices)))]
        misses = list(near_misses(texts, rng, self.care.misses))
        laws.legal(self.game, state, some, misses)
        laws.position(self.game, state)
        self.tally["reach"] += reach(self.game, state, rng, self.care.reach)
        for action in some[:2]:
            laws.value(self.game, state, action)
        for eyes in views(self.game.seats, rng)[:3]:
            events = match.events_for(eyes)
            other = laws.imagine(self.game, state, eyes, rng, events, self.census)
            laws.secrecy(self.game, state, other, eyes)
            scene(self.game, state, eyes)
            if rng.random() < self.care.even:
                self._imagine_often(match, eyes, events, rng)
        self.tally.update(
            {"legal": len(some), "why": len(misses), "value": 2, "imagine": 3, "secrecy": 3, "scene": 3}
        )

    def _imagine_often(self, match: Match[S, A], eyes: Eyes, events: Sequence[Event[A]], rng: Random) -> None:
        """Holds what is imagined again and again to all that fits, where there are few enough tables to count."""
        seen = match.observe(eyes)
        ways = {self.game.position(match.state): 1.0}
        if seen.state != match.state:
            if eyes not in self._fitting:
                self._fitting[eyes] = FittingTables(self.game, eyes)
            ways = self._fitting[eyes].ways(events)
        if ways:
            has_chosen = any(event.seat is not None and event.seat not in eyes for event in events)
            law = choices if has_chosen else even
            law(self.game, seen, events, ways, rng, self.care.draws if len(ways) > 1 else 1)
            self.tally[law.__name__] += 1

    def _step(self, match: Match[S, A], state: S, action: A, rng: Random, *, is_close: bool) -> None:
        laws.points(self.game, state, action)
        self.tally["points"] += 1
        for eyes in views(self.game.seats, rng)[: 6 if is_close else 1]:
            laws.commute(self.game, state, action, eyes)
            self.tally["commute"] += 1
        if is_close:
            laws.words(self.game, state, action, views(self.game.seats, rng)[0])
        if self.kernel is not None:
            self.kernel(state, action)
            self.tally["kernel"] += 1


def _fault(error: Exception, game: Game[S, A]) -> str:
    """An error that no law expects, with the line of the game's own package that it came from."""
    steps = list(walk_tb(error.__traceback__))
    package = type(game).__module__.partition(".")[0]
    own = [step for step in steps if str(step[0].f_globals.get("__name__")).partition(".")[0] == package]
    frame, line = (own or steps)[-1]
    code = frame.f_code
    return f"{type(error).__name__}: {error}\n  at {code.co_filename}:{line} in {code.co_name}"


def chosen(game: Game[S, A], state: S, choices: Sequence[A], rng: Random, *, eager: float) -> A:
    """A random choice; an eager one takes points where a few tries find them, so that games end."""
    picked = rng.choice(choices)
    if rng.random() >= eager:
        return picked
    for _ in range(12):
        if game.score(state, picked).points > 0:
            break
        picked = rng.choice(choices)
    return picked


def views(seats: int, rng: Random) -> list[Eyes]:
    """Every kind of viewer once, in random order: the gallery, one seat, a shared device, everybody."""
    all_seats = sorted(everybody(seats))
    kinds = {
        NOBODY,
        everybody(seats),
        *(frozenset({seat}) for seat in all_seats),
        frozenset(rng.sample(all_seats, rng.randint(1, seats))),
    }
    ordered = sorted(kinds, key=sorted)
    rng.shuffle(ordered)
    return ordered
