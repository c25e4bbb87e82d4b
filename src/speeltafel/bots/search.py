"""A look-ahead for any game: imagined deals, the same for every candidate, and the worse half dropped each round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from math import ceil, log2, tanh
from random import Random
from typing import Generic, TypeVar

from speeltafel.bots.budget import Budget
from speeltafel.bots.chances import in_hundred
from speeltafel.bots.protocol import Choice, Limit
from speeltafel.bots.simple import listed, richest
from speeltafel.core.protocol import Decision, Event, Game, Observation, Outcome, Seat
from speeltafel.core.words import Message, message

S = TypeVar("S")
A = TypeVar("A")

NOTICED = 24
"""How many actions a player in a playout looks at; more is slower and hardly wiser."""


@dataclass(slots=True)
class Candidate(Generic[A]):
    """An action with what its deals brought so far."""

    action: A
    points: int
    total: float = 0.0
    deals: int = 0

    @property
    def value(self) -> float:
        """The mean over the deals seen."""
        return self.total / self.deals if self.deals else 0.0


@dataclass(frozen=True, slots=True)
class LookAhead(Generic[S, A]):
    """Tries `width` candidates on imagined deals, some rounds of everybody's turns deep.

    Every candidate of a deal meets the same hidden pieces and the same luck, so that their difference
    is the candidates' own. One node is one action applied.
    """

    width: int = 12
    rounds: int = 3

    def choose(
        self, game: Game[S, A], seen: Observation[S], events: Sequence[Event[A]], limit: Limit, luck: int
    ) -> Choice[A]:
        turn = game.turn(seen.state)
        assert isinstance(turn, Decision)
        budget = Budget(limit)
        actions = listed(game.legal(seen.state), budget)
        if len(actions) == 1:
            return Choice(actions[0], message("bot-only"))
        rng = Random(luck)
        field = self._candidates(game, seen.state, actions, budget, rng)
        for candidate in field:
            if budget.has() and _wins(game, seen.state, candidate.action, turn.seat, budget):
                return Choice(candidate.action, message("bot-wins"), after=1.0, nodes=budget.nodes)
        start = field
        deal = 0
        halvings = max(1, ceil(log2(len(field))))
        for half in range(1, halvings + 1):
            while True:
                state = game.imagine(seen, Random(luck + 7919 * deal), events)
                if not self._deal(game, state, turn.seat, field, budget, luck + 104_729 * deal):
                    break
                deal += 1
                if not budget.has(share=half / halvings):
                    break
            field = sorted(field, key=lambda each: -each.value)[: max(1, (len(field) + 1) // 2)]
            if len(field) == 1 or not budget.has():
                break
        best = field[0]
        seen_all = [each.value for each in start if each.deals]
        before = sum(seen_all) / len(seen_all) if seen_all else None
        return Choice(
            best.action, _words(best, before), before, best.value if best.deals else None, budget.nodes
        )

    def rate(
        self,
        game: Game[S, A],
        seen: Observation[S],
        events: Sequence[Event[A]],
        actions: Sequence[A],
        limit: Limit,
        luck: int,
    ) -> list[float]:
        """The chance of winning after each action, as far as quick play on imagined deals can tell."""
        turn = game.turn(seen.state)
        assert isinstance(turn, Decision)
        budget = Budget(limit)
        field = [Candidate(action, 0) for action in actions]
        deal = 0
        while deal == 0 or budget.has():
            state = game.imagine(seen, Random(luck + 7919 * deal), events)
            spent = budget if deal else Budget(Limit())
            if not self._deal(game, state, turn.seat, field, spent, luck + 104_729 * deal):
                break
            deal += 1
        return [candidate.value for candidate in field]

    def _candidates(
        self, game: Game[S, A], state: S, actions: list[A], budget: Budget, rng: Random
    ) -> list[Candidate[A]]:
        """The richest actions and, for a quarter, others by lot: points are not everything."""
        rng.shuffle(actions)
        rated: list[Candidate[A]] = []
        for action in actions:
            if not budget.has(share=0.25) and rated:
                break
            budget.spend()
            rated.append(Candidate(action, game.score(state, action).points))
        rated.sort(key=lambda each: -each.points)
        rich = rated[: self.width - self.width // 4]
        others = rated[len(rich) :]
        return rich + rng.sample(others, min(len(others), self.width - len(rich)))

    def _deal(
        self, game: Game[S, A], state: S, seat: Seat, field: list[Candidate[A]], budget: Budget, luck: int
    ) -> bool:
        """Plays every candidate on one deal; counts nothing when the budget ends on the way."""
        values = []
        for candidate in field:
            value = self._playout(game, state, candidate.action, seat, budget, luck)
            if value is None:
                return False
            values.append(value)
        for candidate, value in zip(field, values, strict=True):
            candidate.total += value
            candidate.deals += 1
        return True

    def _playout(
        self, game: Game[S, A], state: S, action: A, seat: Seat, budget: Budget, luck: int
    ) -> float | None:
        """The worth of an action for a seat after some turns of quick play; None when the budget ends."""
        before = game.scores(state)
        turns = self.rounds * game.seats
        step = 0
        while True:
            if not budget.has(2):
                return None
            budget.spend()
            state = game.apply(state, action)
            step += 1
            turn = game.turn(state)
            if isinstance(turn, Outcome):
                return _share(turn, seat)
            rng = Random(luck + 1_000_003 * step)
            if isinstance(turn, Decision):
                if turns == 0:
                    return _standing(before, game.scores(state), seat)
                turns -= 1
                action = _quick(game, state, rng, budget)
            else:
                action = turn.sample(rng)


def _quick(game: Game[S, A], state: S, rng: Random, budget: Budget) -> A:
    """What a player in a playout does: the richest of the first few actions, ties by lot."""
    return rng.choice(richest(game, state, islice(game.legal(state), NOTICED), budget)[1])


def _wins(game: Game[S, A], state: S, action: A, seat: Seat, budget: Budget) -> bool:
    """Whether the action ends the game at once with this seat as the only winner."""
    budget.spend()
    turn = game.turn(game.apply(state, action))
    return isinstance(turn, Outcome) and turn.winners == {seat}


def _share(end: Outcome, seat: Seat) -> float:
    """One for a win, shared among winners; a draw without winners is shared by all."""
    winners = end.winners or frozenset(Seat(each) for each in range(len(end.scores)))
    return 1 / len(winners) if seat in winners else 0.0


def _standing(before: tuple[int, ...], scores: tuple[int, ...], seat: Seat) -> float:
    """A guess at the chance of winning from the points; the scale grows with what is being scored."""
    others = [points for each, points in enumerate(scores) if each != seat]
    ahead = scores[seat] - max(others)
    scale = 10 + max(map(abs, scores)) / 4 + max(abs(b - a) for a, b in zip(before, scores, strict=True))
    even = 1 / len(scores)
    swing = tanh(ahead / scale)
    return even + swing * (1 - even if swing > 0 else even)


def _words(best: Candidate[A], before: float | None) -> Message:
    if before is None:
        return message("bot-most-points", points=best.points) if best.points > 0 else message("bot-no-points")
    return message("bot-chance", before=in_hundred(before), after=in_hundred(best.value), points=best.points)
