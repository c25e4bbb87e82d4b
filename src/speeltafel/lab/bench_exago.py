"""Exago's own figures: random playouts in the kernel, and the legal actions of a full board with the duty."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from speeltafel.core.protocol import Seat
from speeltafel.core.registry import find
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.kernel import action_of, board_of, lent_position, position_of
from speeltafel.games.exago.rules import begun, played
from speeltafel.games.exago.state import State
from speeltafel.lab.bench import Bench, Unit

LONGEST = 600


def moving_states(game: Exago, count: int) -> list[State]:
    """Positions of random games in which all stones are on the board and a line must be stopped."""
    found: list[State] = []
    rng = Random(1)
    while len(found) < count:
        state = begun(game.start(), Seat(0))
        while state.outcome is None and any(state.hands):
            with lent_position(game.rules, state) as position:
                codes = position.legal()
            state = played(game.rules, state, action_of(board_of(game.rules.side), rng.choice(codes)))
        if state.outcome is None and position_of(game.rules, state).debt() >= 0:
            found.append(state)
    return found


def _game(**options: object) -> Exago:
    game = find("exago", 2, **options)
    assert isinstance(game, Exago)
    return game


def _playouts() -> Callable[[], int]:
    game = _game(duty="off")
    position = position_of(game.rules, begun(game.start(), Seat(0)))
    luck = iter(range(1 << 62))

    def work() -> int:
        position.random_playouts(1, next(luck), LONGEST)
        return 1

    return work


def _legal() -> Callable[[], int]:
    game = _game()
    states = moving_states(game, 5)

    def work() -> int:
        for state in states:
            list(game.legal(state))
        return len(states)

    return work


BENCHES = (
    Bench("exago: random playouts for two in the kernel, without the duty", Unit.A_SECOND, _playouts),
    Bench("exago: legal with a duty to block, all stones on the board", Unit.MICROSECONDS, _legal),
)
