"""Positions from all stages of play, reached by players who like long lines."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from speeltafel import Decision, Seat
from speeltafel.core.chance import Lot
from speeltafel.games.exago._turn_cy import unpacked
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.kernel import action_of, board_of, position_of
from speeltafel.games.exago.rules import played
from speeltafel.games.exago.state import Cell, State
from tests.games.exago import oracle

VARIATIONS = [
    {"duty": duty, "early_moves": early, "bridge": bridge}
    for duty, early, bridge in product(("next", "nearest", "off"), (False, True), (False, True))
]
OLDER = [{"duty": duty, "early_moves": False, "bridge": False, "reading": 1} for duty in ("next", "nearest")]


def walk(game: Exago, rng: Random, longest: int = 120) -> Iterator[State]:
    """The states of one game where somebody is to choose; lines are seldom completed, to go on for long."""
    board = board_of(game.rules.side)
    state = game.apply(game.start(), Lot(Seat(rng.randrange(game.seats))))
    for _ in range(longest):
        if not isinstance(game.turn(state), Decision):
            return
        yield state
        position = position_of(game.rules, state)
        seat = position.turns.to_move()
        codes = position.legal()
        picked = rng.choice(codes)
        if rng.random() < 0.7:
            picked = max(
                rng.sample(codes, min(12, len(codes))), key=lambda code: _length(state, board.cells, code)
            )
        wins = set(position.wins(seat))
        if picked in wins and rng.random() < 0.9:
            picked = rng.choice([code for code in codes if code not in wins] or codes)
        state = played(game.rules, state, action_of(board, picked))


def states(game: Exago, rng: Random, count: int) -> Iterator[State]:
    """So many states, a few from each game."""
    while count > 0:
        game_states = list(walk(game, rng, rng.choice((20, 60, 120))))
        for state in rng.sample(game_states, min(4, count, len(game_states))):
            yield state
            count -= 1


def _length(state: State, cells: tuple[Cell, ...], code: int) -> int:
    """How long a line the mover's stone would stand in where it lands."""
    cell, origin, _ = unpacked(code)
    if cell < 0:
        return 0
    stones = {
        (cells[number].q, cells[number].r): stone - 1
        for number, stone in enumerate(state.board)
        if stone and number != origin
    }
    return oracle.line_through(stones, (cells[cell].q, cells[cell].r), state.mover or 0)
