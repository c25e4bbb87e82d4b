"""The opponents of the day: they answer alike on every machine, compiled or not, and need no luck.

They use sums and products of floats only, in a fixed order, and no function of a library; what they find is rounded
to whole numbers before it is compared, and of equal ones the first by its text is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from speeltafel.bots.exago.bot import MASTER, deepened, mind_for
from speeltafel.bots.exago.mind import ExagoMind
from speeltafel.bots.levels import AnyBot, Level
from speeltafel.bots.protocol import Choice, Limit
from speeltafel.bots.qwinn.small import near_for
from speeltafel.bots.qwinn.turn import Turn
from speeltafel.bots.qwirkle._candidates_cy import MOST
from speeltafel.bots.qwirkle.mind import QwirkleMind
from speeltafel.bots.qwirkle.sight import action_of, propose, see
from speeltafel.core.protocol import Event, Game, Observation
from speeltafel.core.words import message
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.kernel import action_of as hex_action
from speeltafel.games.exago.kernel import board_of
from speeltafel.games.exago.numbers import Rules as ExagoRules
from speeltafel.games.exago.state import Action as ExagoAction
from speeltafel.games.exago.state import State as ExagoState
from speeltafel.games.qwinn.game import Qwinn
from speeltafel.games.qwinn.state import Action as QwinnAction
from speeltafel.games.qwinn.state import State as QwinnState
from speeltafel.games.qwirkle.actions import Action as QwirkleAction
from speeltafel.games.qwirkle.actions import Pass
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.numbers import Rules as QwirkleRules
from speeltafel.games.qwirkle.state import State as QwirkleState

T = TypeVar("T")

SWAPS = 2
NODES = 300
DEEPEST = 30
PER_POINT = 1_000
PER_CHANCE = 1_000_000


@dataclass(slots=True)
class DaySaver:
    """Plays what Saver holds for worth most."""

    minds: dict[QwirkleRules, QwirkleMind] = field(default_factory=dict)

    def choose(
        self,
        game: Game[QwirkleState, QwirkleAction],
        seen: Observation[QwirkleState],
        events: Sequence[Event[QwirkleAction]],
        limit: Limit,
        luck: int,
    ) -> Choice[QwirkleAction]:
        assert isinstance(game, Qwirkle)
        rules, state = game.rules, seen.state
        mind = self.minds.get(rules) or self.minds.setdefault(rules, QwirkleMind(rules))
        candidates = mind.candidates
        see(mind.guess, rules, seen, events)
        if not propose(candidates, rules, state, MOST - SWAPS, SWAPS):
            return Choice(Pass(), message("bot-only"))
        options = [
            (
                round(PER_POINT * candidates.first_value(at)),
                action_of(candidates, state, candidates.option(at)),
            )
            for at in range(candidates.option_total())
        ]
        return Choice(_first((-value, game.text(action), action) for value, action in options))


@dataclass(slots=True)
class DayHunter:
    """Searches a few hundred positions as Master does."""

    minds: dict[ExagoRules, ExagoMind] = field(default_factory=dict)

    def choose(
        self,
        game: Game[ExagoState, ExagoAction],
        seen: Observation[ExagoState],
        events: Sequence[Event[ExagoAction]],
        limit: Limit,
        luck: int,
    ) -> Choice[ExagoAction]:
        assert isinstance(game, Exago)
        rules, state = game.rules, seen.state
        mind = self._mind(rules)
        mind.load(state)
        board = board_of(rules.side)
        legal = mind.position.legal()
        codes = mind.position.wins(mind.turns.to_move()) or legal
        texts = {code: game.text(hex_action(board, code)) for code in codes}
        if len(codes) == 1 or codes is not legal:
            return Choice(hex_action(board, min(codes, key=lambda code: texts[code])))
        other = 1 - mind.turns.to_move()
        is_threatened = mind.windows.threatens(other)
        stopping = [code for code in legal if mind.position.blocks(code, other)] if is_threatened else []
        codes = stopping or legal
        ranks = dict(zip(codes, mind.windows.ranks(codes), strict=True))
        rated = sorted(codes, key=lambda code: (-ranks[code], texts[code]))
        mind.begin(state, NODES, 0.0)
        values = deepened(mind, rated[: MASTER.root], DEEPEST, whole=False)
        best = _first((-round(PER_POINT * value), texts[code], code) for code, value in values.items())
        return Choice(hex_action(board, best))

    def _mind(self, rules: ExagoRules) -> ExagoMind:
        if rules not in self.minds:
            assert rules.seats == 2, "the game of the day is for two"
            self.minds[rules] = mind_for(rules, MASTER)
        return self.minds[rules]


@dataclass(slots=True)
class DayRacer:
    """Weighs every end of a turn by the small table of chances."""

    turn: Turn | None = None

    def choose(
        self,
        game: Game[QwinnState, QwinnAction],
        seen: Observation[QwinnState],
        events: Sequence[Event[QwinnAction]],
        limit: Limit,
        luck: int,
    ) -> Choice[QwinnAction]:
        assert isinstance(game, Qwinn)
        state = seen.state
        seat = state.mover or 0
        mover, other = state.sheets[seat], state.sheets[1 - seat]
        turn = self.turn
        if turn is None or (turn.rules, turn.mover, turn.other) != (game.rules, mover, other):
            turn = self.turn = Turn(game.rules, mover, other, near_for(game.rules))
        choices = turn.choices(state.dice, state.throws)
        return Choice(
            _first((-round(PER_CHANCE * value), game.text(action), action) for action, value in choices)
        )


def _first(rated: Iterable[tuple[int, str, T]]) -> T:
    """The lowest by number, then by text."""
    return min(rated, key=lambda each: each[:2])[2]


def _level(game: str, make: Callable[[], AnyBot]) -> Level:
    name, character = message(f"day-opponent-{game}"), message("day-opponent-character")
    return Level("day", name, character, make, Limit(nodes=NODES))


QWIRKLE = _level("qwirkle", DaySaver)
EXAGO = _level("exago", DayHunter)
QWINN = _level("qwinn", DayRacer)
