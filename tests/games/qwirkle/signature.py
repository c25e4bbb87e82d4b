"""One number for what the kernel answers, so that two builds of it can be compared.

PYTHONPATH=src:. python -m tests.games.qwirkle.signature
"""

from __future__ import annotations

from random import Random
from zlib import crc32

from speeltafel import find
from speeltafel.bots.qwirkle.mind import deal_for
from speeltafel.games.qwirkle._board_cy import is_compiled
from speeltafel.games.qwirkle.kernel import lent_finder
from tests.games.qwirkle.positions import decisions


def signature(count: int) -> int:
    """Sums up every list of so many positions, and a few whole games."""
    game = find("qwirkle/nl-classic", seats=3)
    found = 0
    for state in decisions(game, Random(11), count, share=0.1):
        listed = [(game.text(action), points) for action, points in game.legal(state).scored()]
        with lent_finder(game.rules, state.board) as finder:
            told = (listed, finder.board.frontier(), finder.board.open(), finder.singles((1 << 36) - 1))
        found = crc32(repr(told).encode(), found)
    for seats in (2, 5):
        deal = deal_for(find("qwirkle/nl-classic", seats).rules)
        deal.seed(seats)
        found = crc32(str(deal.self_play(3)).encode(), found)
    return found


if __name__ == "__main__":
    print(signature(25), is_compiled())
