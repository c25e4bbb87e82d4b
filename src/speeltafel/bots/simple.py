"""The two players every game has at once: one plays by lot, one takes the most points it sees."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Generic, TypeVar

from speeltafel.bots.budget import Budget
from speeltafel.bots.protocol import Choice, Limit
from speeltafel.core.protocol import Event, Game, Observation
from speeltafel.core.words import message

S = TypeVar("S")
A = TypeVar("A")

MOST = 20_000
FIRST_FEW = 64


def listed(legal: Collection[A], budget: Budget) -> list[A]:
    """The legal actions in their own order, as many as half of the budget's time can list, and two at least."""
    actions: list[A] = []
    for action in islice(legal, MOST):
        actions.append(action)
        if len(actions) > 1 and not budget.has_time(share=0.5):
            break
    return actions


@dataclass(frozen=True, slots=True)
class RandomBot(Generic[S, A]):
    """Any legal action, each as likely as the next."""

    def choose(
        self, game: Game[S, A], seen: Observation[S], events: Sequence[Event[A]], limit: Limit, luck: int
    ) -> Choice[A]:
        actions = listed(game.legal(seen.state), Budget(limit))
        if len(actions) == 1:
            return Choice(actions[0], message("bot-only"))
        return Choice(Random(luck).choice(actions), message("bot-by-lot"))


@dataclass(frozen=True, slots=True)
class GreedyBot(Generic[S, A]):
    """The most points, ties by lot; `glance` is how many actions it notices at all, None for every one."""

    glance: int | None = None

    def choose(
        self, game: Game[S, A], seen: Observation[S], events: Sequence[Event[A]], limit: Limit, luck: int
    ) -> Choice[A]:
        rng = Random(luck)
        budget = Budget(limit)
        actions = listed(game.legal(seen.state), budget)
        if len(actions) == 1:
            return Choice(actions[0], message("bot-only"))
        if self.glance is not None:
            actions = rng.sample(actions, min(self.glance, len(actions)))
        points, best = richest(game, seen.state, actions, budget)
        words = message("bot-most-points", points=points) if points > 0 else message("bot-no-points")
        return Choice(rng.choice(best), words, nodes=budget.nodes)


def richest(game: Game[S, A], state: S, actions: Iterable[A], budget: Budget) -> tuple[int, list[A]]:
    """The most points among these actions and all that bring them, as far as the budget reaches."""
    most = 0
    best: list[A] = []
    for action in actions:
        points = game.score(state, action).points
        budget.spend()
        if not best or points > most:
            most, best = points, [action]
        elif points == most:
            best.append(action)
        if not budget.has():
            break
    return most, best


def fallback(game: Game[S, A], state: S, luck: int) -> A:
    """A legal action found quickly: the richest of the first few, ties by lot."""
    _, best = richest(game, state, islice(game.legal(state), FIRST_FEW), Budget(Limit()))
    return Random(luck).choice(best)
