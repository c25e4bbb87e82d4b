"""How strong, and how sure: shares, Elo with intervals over whole deals, and the test that stops early.

The seatings of a deal share their luck, so they are not independent, and a deal counts as one trial: the
interval then profits from the pairing instead of ignoring it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, log, log10, sqrt
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from speeltafel.lab.deals import DealPlayed, GamePlayed

Z = 1.959964
SURE = log((1 - 0.05) / 0.05)
LEAST = 16
RESAMPLES = 400
ROUNDS = 200
Floats: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Sprt:
    """The sequential test of `elo0` against `elo1` after so many deals: open while |llr| is below `bound`."""

    elo0: float
    elo1: float
    deals: int
    llr: float
    bound: float = SURE

    @property
    def verdict(self) -> str:
        """`elo0`, `elo1`, or empty while it is open."""
        if self.deals < LEAST or abs(self.llr) < self.bound:
            return ""
        return "elo1" if self.llr > 0 else "elo0"


def expected(difference: float) -> float:
    """The score to expect from a difference in Elo."""
    return float(1 / (1 + 10 ** (-difference / 400)))


def elo(score: float) -> float:
    """The difference in Elo that such a score tells of."""
    if score <= 0:
        return -inf
    return inf if score >= 1 else 400 * log10(score / (1 - score))


def share(game: GamePlayed, seat: int) -> float:
    """A seat's part of the win: ties share it, and a draw without winners is everybody's."""
    if not game.winners:
        return 1 / len(game.bots)
    return 1 / len(game.winners) if seat in game.winners else 0.0


def margin(game: GamePlayed, seat: int) -> float:
    """Points more than the best of the others."""
    return game.scores[seat] - max(points for each, points in enumerate(game.scores) if each != seat)


def duel(game: GamePlayed, seat: int, other: int) -> float:
    """One, a half or nothing between two seats: the win decides, then the points."""
    mine = (seat in game.winners, game.scores[seat])
    theirs = (other in game.winners, game.scores[other])
    return 0.5 if mine == theirs else float(mine > theirs)


def by_deal(deals: Sequence[DealPlayed], bot: int, figure: Callable[[GamePlayed, int], float]) -> Floats:
    """A figure of one bot's seats, the mean of every deal it took part in."""
    means = []
    for deal in deals:
        found = [
            figure(game, seat) for game in deal.games for seat, each in enumerate(game.bots) if each == bot
        ]
        if found:
            means.append(sum(found) / len(found))
    return np.asarray(means, dtype=np.float64)


def mean(trials: Floats) -> Estimate:
    """The mean of independent trials with its interval."""
    if not len(trials):
        return Estimate(0.0, -inf, inf)
    middle = float(trials.mean())
    wide = Z * float(trials.std(ddof=1)) / sqrt(len(trials)) if len(trials) > 1 else inf
    return Estimate(middle, middle - wide, middle + wide)


def proportion(trials: Floats) -> Estimate:
    """The mean of trials between 0 and 1; two wins and two losses more keep the interval honest at the ends."""
    padded = mean(np.concatenate([trials, np.array([0.0, 0.0, 1.0, 1.0])]))
    middle = float(trials.mean()) if len(trials) else 0.5
    return Estimate(middle, max(0.0, min(padded.low, middle)), min(1.0, max(padded.high, middle)))


def duels(deals: Sequence[DealPlayed], bots: int) -> Floats:
    """Points of bot i against bot j in every deal, as an array of deals × i × j."""
    table = np.zeros((len(deals), bots, bots))
    for row, deal in zip(table, deals, strict=True):
        for game in deal.games:
            for seat, bot in enumerate(game.bots):
                for other, rival in enumerate(game.bots):
                    if bot != rival:
                        row[bot, rival] += duel(game, seat, other)
    return table


def ratings(deals: Sequence[DealPlayed], bots: int) -> list[Estimate]:
    """Elo of every bot, the last one's being 0; intervals by resampling deals, with a fixed generator."""
    table = duels(deals, bots)
    if bots == 2:
        ahead = proportion(first_scores(table))
        found = Estimate(elo(ahead.value), elo(ahead.low), elo(ahead.high))
        return [found, Estimate(0.0, 0.0, 0.0)]
    rng = np.random.default_rng(0)
    weights = rng.multinomial(len(deals), np.full(len(deals), 1 / max(1, len(deals))), size=RESAMPLES)
    resampled = _bradley_terry(np.tensordot(weights.astype(np.float64), table, axes=1))
    middle = _bradley_terry(table.sum(axis=0)[None])[0]
    low, high = np.percentile(resampled, [2.5, 97.5], axis=0)
    return [Estimate(float(m), float(a), float(b)) for m, a, b in zip(middle, low, high, strict=True)]


def first_scores(table: Floats) -> Floats:
    """The first bot's score against the second, deal by deal."""
    met = table[:, 0, 1] + table[:, 1, 0]
    scores: Floats = table[met > 0, 0, 1] / met[met > 0]
    return scores


def _bradley_terry(wins: Floats) -> Floats:
    """Elo of each bot for each table of wins, by Hunter's minorisation; half a draw is added where two met."""
    met = (wins + wins.transpose(0, 2, 1)) > 0
    wins = wins + 0.25 * met
    games = wins + wins.transpose(0, 2, 1)
    total = wins.sum(axis=2)
    strength = np.ones(total.shape)
    for _ in range(ROUNDS):
        below = (games / (strength[:, :, None] + strength[:, None, :])).sum(axis=2)
        strength = np.where(total > 0, total / np.maximum(below, 1e-12), 1.0)
        strength /= strength.mean(axis=1, keepdims=True)
    rated: Floats = 400 * np.log10(np.maximum(strength, 1e-12))
    return rated - rated[:, -1:]


def sprt(scores: Floats, elo0: float, elo1: float) -> Sprt:
    """The test over the deals in their order: it stands where it first was sure, or after the last one.

    The generalised test for paired games: a normal likelihood with the variance of the deals themselves.
    """
    low, high = expected(elo0), expected(elo1)
    number = np.arange(1, len(scores) + 1)
    middle = np.cumsum(scores) / np.maximum(number, 1)
    spread = (np.cumsum(scores**2) + 0.5) / (number + 1) - ((np.cumsum(scores) + 0.5) / (number + 1)) ** 2
    llr = number * (high - low) * (2 * middle - low - high) / (2 * np.maximum(spread, 1e-9))
    sure = np.flatnonzero((np.abs(llr) >= SURE) & (number >= LEAST))
    if len(sure):
        return Sprt(elo0, elo1, int(number[sure[0]]), float(llr[sure[0]]))
    return Sprt(elo0, elo1, len(scores), float(llr[-1]) if len(scores) else 0.0)
