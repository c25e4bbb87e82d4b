"""The luck of one game among many: it follows from the seed, the table's number and the number of its game alone."""

from __future__ import annotations

import cython

from speeltafel.games.qwirkle._luck_cy import Luck


def sow(
    luck: Luck, seed: cython.ulonglong, table: cython.ulonglong, episode: cython.ulonglong
) -> cython.void:
    """Begins the luck of a game."""
    luck.word = seed
    luck.word = luck.chance() + table
    luck.word = luck.chance() + episode
    luck.word = luck.chance()
