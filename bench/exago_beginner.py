"""Whom a careful beginner beats in Exago: `python bench/exago_beginner.py [GAMES]`.

The beginner sees every line on the board, completes and blocks them, and otherwise puts a stone where it does most for
the own lines and against the others'; nothing is looked at ahead. That is the bots' first sight, hardly blurred.
"""

from __future__ import annotations

import sys
from random import Random

from speeltafel.bots.exago.bot import ExagoBot, ExagoCharacter
from speeltafel.bots.levels import Level, levels
from speeltafel.bots.protocol import Limit
from speeltafel.core.protocol import Decision, Outcome
from speeltafel.core.registry import find

BEGINNER = ExagoCharacter(rough=4)
QUICKLY = Limit(seconds=0.02)


def share(level: Level, games: int) -> float:
    """The beginner's share of so many games for two, beginning every other one; draws count half."""
    game = find("exago", seats=2)
    bots = ExagoBot(BEGINNER), level.make()
    won = 0.0
    for number in range(games):
        rng = Random(number)
        state = game.start()
        while not isinstance(asked := game.turn(state), Outcome):
            if isinstance(asked, Decision):
                bot = bots[(asked.seat + number) % 2]
                seen = game.observe(state, frozenset({asked.seat}))
                action = bot.choose(game, seen, (), QUICKLY, rng.getrandbits(60)).action
            else:
                action = asked.sample(rng)
            state = game.apply(state, action)
        beginner = number % 2
        won += (beginner in asked.winners) / len(asked.winners) if asked.winners else 0.5
    return won / games


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for each in levels("exago"):
        print(f"{each.id}: the beginner wins {100 * share(each, wanted):.1f} % of {wanted} games", flush=True)
