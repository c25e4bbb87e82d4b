"""One number for what the kernel answers, so that two builds of it can be compared.

PYTHONPATH=src:. python -m tests.games.exago.signature
"""

from __future__ import annotations

from random import Random
from zlib import crc32

from speeltafel import find
from speeltafel.games.exago._hex_cy import is_compiled
from speeltafel.games.exago._turn_cy import unpacked
from speeltafel.games.exago.kernel import position_of
from speeltafel.games.exago.rules import begun
from tests.games.exago.positions import VARIATIONS


def signature(actions: int) -> int:
    """Plays so many actions of each variation in the kernel and sums up every list it gave."""
    found = 0
    for number, options in enumerate(VARIATIONS):
        seats = 2 + number % 5
        game = find("exago", seats, side=5 + number % 3, **options)
        rng = Random(number)
        start = begun(game.start(), 0)
        position = position_of(game.rules, start)
        for _ in range(actions):
            seat = position.turns.to_move()
            codes = position.legal()
            wins = position.wins(seat)
            told = (codes, wins, [position.threatens(each) for each in range(seats)], position.debt())
            found = crc32(repr((told, position.turns.fingerprint())).encode(), found)
            code = rng.choice(codes)
            cell, origin, _ = unpacked(code)
            if origin >= 0:
                found = crc32(
                    repr((position.turns.lifted(origin), position.turns.moves_to(origin, cell))).encode(),
                    found,
                )
            position.turns.do(code)
            if code in wins:
                position.turns.undo()
        found = crc32(repr(position.random_playouts(2, number + 1, 60)).encode(), found)
    return found


if __name__ == "__main__":
    print(signature(30), is_compiled())
