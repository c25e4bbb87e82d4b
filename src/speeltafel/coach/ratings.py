"""Ratings by Glicko-2 (Glickman, 2012): a number, how sure it is, and how it moves with every game.

The opponents, levels and puzzles, are fixed: only the person's rating moves. Each game is a rating period of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt

from msgspec import Struct

from speeltafel.bots.ladder import CENTRE

SCALE = 173.7178
TAU = 0.5
"""How much a volatility may change."""
NEAR = 1e-6
LEAST_DEVIATION = 45.0
"""A person learns: nobody is ever surer of a rating than this."""


class Rating(Struct, frozen=True):
    """What is known of a strength: two deviations to either side hold it nineteen times in twenty."""

    rating: float = CENTRE
    deviation: float = 350.0
    volatility: float = 0.06


class Played(Struct, frozen=True):
    """One result against a fixed opponent: 1 won, 0.5 drawn, 0 lost."""

    against: float
    score: float
    deviation: float = 0.0


def rated(known: Rating, against: float, score: float, deviation: float = 0.0) -> Rating:
    """The rating after one more game or puzzle."""
    after = after_period(known, [Played(against, score, deviation)])
    return Rating(after.rating, max(LEAST_DEVIATION, after.deviation), after.volatility)


def chance(rating: float, against: float) -> float:
    """The chance of winning between two ratings that are sure."""
    return 1 / (1 + 10 ** ((against - rating) / 400))


def after_period(known: Rating, games: Sequence[Played]) -> Rating:
    """The rating after the games of one period, step by step as Glickman's paper has it."""
    mu, phi = (known.rating - CENTRE) / SCALE, known.deviation / SCALE
    if not games:
        return Rating(known.rating, SCALE * sqrt(phi**2 + known.volatility**2), known.volatility)
    precision = surprise = 0.0
    for game in games:
        weight = 1 / sqrt(1 + 3 * (game.deviation / SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-weight * (mu - (game.against - CENTRE) / SCALE)))
        precision += weight**2 * expected * (1 - expected)
        surprise += weight * (game.score - expected)
    variance = 1 / precision
    volatility = _volatility(known.volatility, phi, variance, variance * surprise)
    wide = sqrt(phi**2 + volatility**2)
    phi = 1 / sqrt(1 / wide**2 + 1 / variance)
    return Rating(CENTRE + SCALE * (mu + phi**2 * surprise), SCALE * phi, volatility)


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """The new volatility, by the Illinois search of the paper."""
    start = log(sigma**2)

    def pull(x: float) -> float:
        power = exp(x)
        far = power * (delta**2 - phi**2 - variance - power) / (2 * (phi**2 + variance + power) ** 2)
        return far - (x - start) / TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while pull(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = pull(low), pull(high)
    while abs(high - low) > NEAR:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = pull(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
