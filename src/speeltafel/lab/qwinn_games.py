"""Many games of Qwinn! between tables, and what they say: who wins, how often, and what was given away."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from speeltafel.bots.qwinn.lattice import lattice
from speeltafel.bots.qwinn.table import side
from speeltafel.games.qwinn.numbers import Rules
from speeltafel.lab._qwinn_play_cy import FIGURES, QwinnGames
from speeltafel.lab.qwinn_tables import Floats, Shorts, tables

Figures = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class DuelFigures:
    """Games between two tables; `figures[game, player]` as the kernel writes them, the player who began first."""

    figures: Figures

    @property
    def won(self) -> tuple[float, float]:
        """The share of games won by the player who began, and its standard error."""
        share = float(self.figures[:, 0, 0].mean())
        return share, float(np.sqrt(share * (1 - share) / len(self.figures)))

    def lost(self, player: int) -> tuple[float, float]:
        """What a player gave away a game, by the judge's table, and the standard error of that."""
        given = self.figures[:, player, 1]
        return float(given.mean()), float(given.std() / np.sqrt(len(given)))


def duel(
    rules: Rules,
    first: Floats,
    second: Floats,
    judge: Floats,
    *,
    games: int,
    seed: int,
    begin: Begin | None = None,
) -> DuelFigures:
    """Plays so many games from one position, by default the start."""
    made = tables(rules, len(judge) - 1)
    digits, numbers = _digits(rules)
    kernel = QwinnGames(made, first, second, judge, digits, numbers, seed)
    figures = np.zeros((games, 2, FIGURES))
    top = side(rules, rules.topper, "")
    p, q, row, lane = begin or (0, 0, top, top)
    kernel.play(figures, p, q, row, lane)
    return DuelFigures(figures)


Begin = tuple[int, int, int, int]
"""Points of the player to move, of the other, and the sides of both."""


def _digits(rules: Rules) -> tuple[Shorts, Shorts]:
    """The numbers on the dice of every set, and the set of any four dice in any order (0 where there is none)."""
    sets = lattice(rules.whites, rules.faces).sets
    digits = np.zeros((len(sets), rules.whites), np.int16)
    numbers = np.zeros((rules.faces + 1) ** rules.whites, np.int16)
    for number, each in enumerate(sets):
        padded = each + (0,) * (rules.whites - len(each))
        digits[number] = padded
        for order in set(permutations(padded)):
            code = 0
            for digit in order:
                code = code * (rules.faces + 1) + digit
            numbers[code] = number
    return digits, numbers
