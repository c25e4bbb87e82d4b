"""Weighs a decision of any game by quick play on imagined deals, as far as that can tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from speeltafel.bots.budget import Budget
from speeltafel.bots.protocol import Limit
from speeltafel.bots.search import LookAhead
from speeltafel.bots.simple import listed
from speeltafel.coach.appraisal import Appraisal, Effort, Pointers, Standing, Weighed
from speeltafel.core.protocol import Event, Game, Observation, Outcome
from speeltafel.core.words import Message, message

SHORTLIST = 3
FEW = 8
SPANS = 8
"""Goes on deals of their own, whose spread tells how sure a difference is."""
STRIDE = 1_000_003
APART = 1 << 32
ERROR = 0.10

EFFORT = Effort(first=3_000, more=3_000, game=200_000)


@dataclass(slots=True)
class PlainCoach:
    """A coach that knows nothing of a game but its rules."""

    game: Game[Any, Any]
    effort: Effort = EFFORT
    tells_chances: bool = True
    looking: LookAhead[Any, Any] = field(default_factory=LookAhead)

    def weigh(
        self,
        seen: Observation[Any],
        events: Sequence[Event[Any]],
        number: int,
        played: Any,
        known: Appraisal | None,
        nodes: int,
        luck: int,
    ) -> Appraisal:
        game = self.game
        seat = game.turn(seen.state).seat  # type: ignore[union-attr]
        if known is None:
            best = self.looking.choose(game, seen, events, Limit(nodes=nodes // 2), luck).action
            others = listed(game.legal(seen.state), Budget(Limit()))
            ranked = sorted(others, key=lambda each: -game.score(seen.state, each).points)[:FEW]
            chosen = list(dict.fromkeys([best, *ranked]))[:SHORTLIST]
            played = best if played is None else played
            actions = chosen if played in chosen else [*chosen, played]
            sums = [[0.0] * 6 for _ in actions]
            spans = 0
        else:
            actions = [game.parse(seen.state, each.action) for each in known.choices]
            sums = [[each.chance, 0.0, each.better, each.better2, 0.0, 0.0] for each in known.choices]
            spans = known.deals
        at = 0 if played is None else actions.index(played)
        for span in range(spans, spans + SPANS):
            limit = Limit(nodes=max(1, nodes // (2 * SPANS)))
            found = self.looking.rate(game, seen, events, actions, limit, luck + APART + STRIDE * span)
            for total, chance in zip(sums, found, strict=True):
                total[0] += chance
                total[2] += chance - found[at]
                total[3] += (chance - found[at]) ** 2
        choices = [Weighed(game.text(each), *total) for each, total in zip(actions, sums, strict=True)]
        rounds, spent = (1, nodes) if known is None else (known.rounds + 1, known.nodes + nodes)
        return Appraisal(number, seat, choices[at].action, choices, spans + SPANS, rounds, spent)

    def error(self, known: Appraisal) -> tuple[float, float]:
        """Quick play knows little."""
        return ERROR, 0.0

    def standing(self, state: Any, luck: int) -> Standing:
        """By the points as they stand."""
        turn = self.game.turn(state)
        points = turn.scores if isinstance(turn, Outcome) else self.game.scores(state)
        seats = len(points)
        mean = sum(points) / seats
        wide = 10 + 2 * max(abs(each - mean) for each in points)
        chances = tuple((1 + (each - mean) / wide) / seats for each in points)
        return Standing(chances, tuple((each - mean) * seats / (seats - 1) for each in points))

    def expected(self, state: Any) -> None:
        """Not known."""
        return

    def pointers(self, state: Any, action: Any) -> Pointers:
        """The steps that lead to the action tell nothing before it is told."""
        return Pointers()

    def reasons(self, seen: Observation[Any], action: Any) -> tuple[Message, ...]:
        return (message("coach-points", points=self.game.score(seen.state, action).points),)
