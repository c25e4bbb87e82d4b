"""Exago's strongest bot never misses a line it could complete, nor a line of the next player it could stop."""

from __future__ import annotations

from random import Random

import pytest

from speeltafel import Observation, Seat, find
from speeltafel.bots.exago.levels import LEVELS
from speeltafel.bots.protocol import Limit
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.kernel import board_of, code_of, position_of
from tests.games.exago.positions import VARIATIONS, walk

LIMITS = (Limit(nodes=1), Limit(nodes=200), Limit(seconds=0.005))


def missed(game: Exago, rng: Random, count: int) -> tuple[int, int]:
    """How many lines and blocks were missed in so many positions with a line to complete, and as many to stop.

    The positions come from players who like long lines; the bot gets too little time for more than a first look.
    """
    bot = LEVELS[-1].make()
    board = board_of(game.rules.side)
    asked, wrong = [0, 0], [0, 0]
    while min(asked) < count:
        for state in walk(game, rng, rng.choice((20, 60, 120))):
            position = position_of(game.rules, state)
            seat = position.turns.to_move()
            follower = (seat + 1) % game.seats
            right = set(position.wins(seat))
            kind = 0 if right else 1
            if asked[kind] >= count:
                continue
            if not right and position.threatens(follower):
                right = {code for code in position.legal() if position.blocks(code, follower)}
            if not right:
                continue
            seen = Observation(state, frozenset({Seat(seat)}))
            choice = bot.choose(game, seen, (), rng.choice(LIMITS), rng.randrange(1 << 30))
            asked[kind] += 1
            wrong[kind] += code_of(board, choice.action) not in right
    return wrong[0], wrong[1]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_line_is_missed_and_no_block_forgotten(seats: int) -> None:
    rng = Random(seats)
    options = rng.choice([each for each in VARIATIONS if each["duty"] == "off"])
    game = find("exago", seats, **options)
    assert missed(game, rng, 12) == (0, 0)
