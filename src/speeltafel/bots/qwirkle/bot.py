"""What plays Qwirkle: by the points it sees, by what a turn is worth, or by playing turns out on imagined deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp
from random import Random

from speeltafel.bots.budget import clock_of, ending
from speeltafel.bots.protocol import Choice, Limit
from speeltafel.bots.qwirkle._candidates_cy import MOST
from speeltafel.bots.qwirkle.mind import QwirkleMind
from speeltafel.bots.qwirkle.sight import action_of, glimpsed, hands_of, option_of, points_of, propose, see
from speeltafel.bots.qwirkle.words import words_for, words_for_end
from speeltafel.core.protocol import Event, Game, Observation
from speeltafel.core.words import message
from speeltafel.games.qwirkle.actions import Action, Pass, Place
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.numbers import Rules
from speeltafel.games.qwirkle.state import State

SWAPS = 2
LAST_TURNS = 8
"""With so many tiles more than the hands to come, playouts go on to the end."""
AMPLE_SECONDS = 0.2
AMPLE_NODES = 40_000
"""With so much to think with, everybody has one more turn in a playout: fewer deals then, but enough of them."""
UNSURE = 4.0
"""How wide a lead is, in points, at an end that is not searched through."""


@dataclass(frozen=True, slots=True)
class QwirkleCharacter:
    """What a level notices, and how it thinks.

    It sees plays of at most `reach` tiles, at a share `eyes` of the places. It takes the most points, or with
    `judges` what is worth most, or with `width` it plays so many candidates out.
    """

    reach: int = 6
    eyes: float = 1.0
    judges: bool = False
    width: int = 0


MASTER = QwirkleCharacter(judges=True, width=12)


@dataclass(slots=True)
class QwirkleBot:
    """A character with a mind for each table it was asked about."""

    character: QwirkleCharacter = MASTER
    minds: dict[Rules, QwirkleMind] = field(default_factory=dict)

    def choose(
        self,
        game: Game[State, Action],
        seen: Observation[State],
        events: Sequence[Event[Action]],
        limit: Limit,
        luck: int,
    ) -> Choice[Action]:
        began = clock_of(limit)()
        assert isinstance(game, Qwirkle)
        state, rules = seen.state, game.rules
        if not self.character.judges:
            points, action = glimpsed(rules, state, self.character.reach, self.character.eyes, Random(luck))
            return Choice(action, words_for(rules, state, action, points, is_most=True))
        mind = self._mind(rules)
        if self.character.width and is_open(rules, state):
            return self._choose_at_end(mind, game, state, limit, began)
        rollout, candidates = mind.rollout, mind.candidates
        see(mind.guess, rules, seen, events)
        rollout.limit_to(_turns(rules, limit), *_limits(rules, limit, began), clock_of(limit))
        width = self.character.width or 1
        if not propose(candidates, rules, state, width, SWAPS):
            return Choice(Pass(), message("bot-only"))
        if self.character.width:
            best = rollout.think(luck)
        else:
            best = max(range(candidates.option_total()), key=candidates.first_value)
        option = candidates.option(best)
        action = action_of(candidates, state, option)
        points = points_of(rules, state, option)
        if not self.character.width:
            return Choice(action, words_for(rules, state, action, points))
        before, after = rollout.chance_now(), rollout.chance_of(best)
        words = words_for(rules, state, action, points, before=before, after=after)
        return Choice(action, words, before, after, rollout.looked_at())

    def rate(
        self,
        game: Game[State, Action],
        seen: Observation[State],
        events: Sequence[Event[Action]],
        actions: Sequence[Action],
        limit: Limit,
        luck: int,
    ) -> list[float]:
        """The mover's chance after each action, all played out on the same imagined deals."""
        began = clock_of(limit)()
        assert isinstance(game, Qwirkle)
        state, rules = seen.state, game.rules
        mind = self._mind(rules)
        if is_open(rules, state):
            return self._rate_at_end(mind, state, actions, limit, began)
        rollout, candidates = mind.rollout, mind.candidates
        see(mind.guess, rules, seen, events)
        options = [option_of(state, each, game.score(state, each).points) for each in actions]
        chances: dict[int, float] = {}
        apart = sorted(set(options))
        for first in range(0, len(apart), MOST):
            part = apart[first : first + MOST]
            share = len(part) / (len(apart) - first)
            finish, nodes, ends = _limits(rules, limit, began)
            if limit.nodes is not None:
                nodes = (
                    max(1, int((limit.nodes - rollout.looked_at()) * share)) if first else int(nodes * share)
                )
            if ends:
                now = clock_of(limit)()
                ends = now + max(1e-9, (ends - now) * share)
            rollout.limit_to(_turns(rules, limit), finish, nodes, ends, clock_of(limit))
            candidates.clear_options()
            for option in part:
                candidates.add_option(option)
            rollout.weigh_up(luck)
            chances.update((option, rollout.chance_of(index)) for index, option in enumerate(part))
        return [chances[option] for option in options]

    def _mind(self, rules: Rules) -> QwirkleMind:
        mind = self.minds.get(rules)
        if mind is None:
            if len(self.minds) >= 8:
                self.minds.clear()
            mind = self.minds[rules] = QwirkleMind(rules)
        return mind

    def _choose_at_end(
        self, mind: QwirkleMind, game: Qwirkle, state: State, limit: Limit, began: float
    ) -> Choice[Action]:
        """Searches: both hands are known."""
        seat = state.mover or 0
        _, nodes, ends = _limits(game.rules, limit, began)
        mind.end.face(state.board, hands_of(state), seat, nodes, ends, clock_of(limit))
        exact = mind.end.solve(whole=False)
        plays = mind.end.plays()
        if not plays:
            return Choice(Pass(), message("bot-only"))
        place = Place(plays[0][0])
        lead = state.scores[seat] - state.scores[1 - seat] + plays[0][1]
        points = game.score(state, place).points
        words = words_for_end(game.rules, state, place, points, lead if exact else None)
        return Choice(place, words, None, _chance(lead, exact=exact), mind.end.looked_at())

    def _rate_at_end(
        self, mind: QwirkleMind, state: State, actions: Sequence[Action], limit: Limit, began: float
    ) -> list[float]:
        seat = state.mover or 0
        _, nodes, ends = _limits(None, limit, began)
        mind.end.face(state.board, hands_of(state), seat, nodes, ends, clock_of(limit))
        exact = mind.end.solve(whole=True)
        lead = state.scores[seat] - state.scores[1 - seat]
        gains = {Place(tiles): gain for tiles, gain in mind.end.plays()}
        passing = mind.end.worth_of_passing() if not gains else 0
        return [
            _chance(lead + (gains[each] if isinstance(each, Place) else passing), exact=exact)
            for each in actions
        ]


def is_open(rules: Rules, state: State) -> bool:
    """Says whether the mover of a game for two knows every tile: the bag is empty."""
    return rules.seats == 2 and not state.bag and not state.opening


def _turns(rules: Rules, limit: Limit) -> int:
    """How many turns follow a candidate in a playout."""
    ample = (limit.seconds or AMPLE_SECONDS) >= AMPLE_SECONDS and (limit.nodes or AMPLE_NODES) >= AMPLE_NODES
    return 2 * rules.seats if ample else rules.seats


def _limits(rules: Rules | None, limit: Limit, began: float) -> tuple[int, int, float]:
    """With how few tiles to come playouts go on to the end, and the limits, 0 for none."""
    finish = 0 if rules is None else rules.hand * rules.seats + LAST_TURNS
    return finish, limit.nodes or 0, ending(limit, began)


def _chance(lead: int, *, exact: bool) -> float:
    """The chance of winning by so many points in the end."""
    if exact:
        return 0.5 if lead == 0 else float(lead > 0)
    return 1 / (1 + exp(-max(-700.0, min(700.0, lead / UNSURE))))
