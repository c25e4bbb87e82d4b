"""The player that arenas call `greedy` in Exago: it completes lines, blocks lines, and otherwise plays by lot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from speeltafel.bots.exago.words import colour_of
from speeltafel.bots.protocol import Choice, Limit
from speeltafel.core.protocol import Event, Game, Observation
from speeltafel.core.words import message
from speeltafel.games.exago._play_cy import ExagoPosition
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.kernel import action_of, board_of, lent_position
from speeltafel.games.exago.state import Action, State


@dataclass(frozen=True, slots=True)
class Blocker:
    """One action deep: a line of its own, else a block of the nearest seat that threatens one and can be stopped."""

    def choose(
        self,
        game: Game[State, Action],
        seen: Observation[State],
        events: Sequence[Event[Action]],
        limit: Limit,
        luck: int,
    ) -> Choice[Action]:
        assert isinstance(game, Exago)
        with lent_position(game.rules, seen.state) as position:
            return _chosen(game, position, Random(luck))


def _chosen(game: Exago, position: ExagoPosition, rng: Random) -> Choice[Action]:
    board = board_of(game.rules.side)
    seat = position.turns.to_move()
    lines = position.wins(seat)
    if lines:
        return Choice(action_of(board, rng.choice(lines)), message("exago-bot-line"), after=1.0)
    legal = position.legal()
    if len(legal) == 1:
        return Choice(action_of(board, legal[0]), message("bot-only"))
    for distance in range(1, game.seats):
        other = (seat + distance) % game.seats
        stopping = (
            [code for code in legal if position.blocks(code, other)] if position.threatens(other) else []
        )
        if stopping:
            words = message("exago-bot-block", who=colour_of(game, other))
            return Choice(action_of(board, rng.choice(stopping)), words)
    return Choice(action_of(board, rng.choice(legal)), message("bot-by-lot"))
