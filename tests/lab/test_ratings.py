"""Strength with its uncertainty: the intervals cover the truth as often as they say."""

from __future__ import annotations

import numpy as np
import pytest

from speeltafel.lab.deals import DealPlayed, GamePlayed, Pace
from speeltafel.lab.ratings import (
    by_deal,
    duel,
    elo,
    expected,
    mean,
    proportion,
    ratings,
    share,
    sprt,
)


def deal(number: int, *results: tuple[list[int], list[int]]) -> DealPlayed:
    """A deal of two bots: for each game who sat where and who won."""
    games = [
        GamePlayed(bots, winners, [10 * (seat in winners) for seat in range(len(bots))], "end", 9)
        for bots, winners in results
    ]
    return DealPlayed(number, games, [Pace(), Pace()], "")


def test_elo_and_the_expected_score_undo_each_other() -> None:
    for difference in (-300, -10, 0, 42, 250):
        assert elo(expected(difference)) == pytest.approx(difference)
    assert expected(400) == pytest.approx(10 / 11)


def test_a_tie_shares_the_win_and_a_draw_is_everybodys() -> None:
    assert share(GamePlayed([0, 1, 1], [0, 2], [5, 3, 5], "end", 1), 0) == 0.5
    assert share(GamePlayed([0, 1, 1], [], [0, 0, 0], "repetition", 1), 1) == pytest.approx(1 / 3)


def test_between_two_seats_the_win_decides_and_then_the_points() -> None:
    game = GamePlayed([0, 1, 2], [0], [50, 40, 45], "end", 1)
    assert (duel(game, 0, 1), duel(game, 1, 2), duel(game, 2, 1)) == (1.0, 0.0, 1.0)


def test_a_pair_that_splits_says_nothing_and_narrows_the_interval() -> None:
    split = [deal(n, ([0, 1], [0]), ([1, 0], [0])) for n in range(200)]
    found = ratings(split, 2)[0]
    assert found.value == 0
    assert found.high < 12


def test_the_interval_is_about_deals_and_not_about_games() -> None:
    swept = [deal(n, ([0, 1], [n % 2]), ([1, 0], [1 - n % 2])) for n in range(100)]
    found = proportion(by_deal(swept, 0, share))
    assert found.value == 0.5
    assert found.high - found.value == pytest.approx(0.098, abs=0.01)


def test_a_clean_sweep_is_not_certainty() -> None:
    swept = [deal(n, ([0, 1], [0]), ([1, 0], [1])) for n in range(20)]
    first, last = ratings(swept, 2)
    assert first.value == float("inf")
    assert 150 < first.low < 600
    assert last.value == 0


def test_three_bots_are_rated_on_one_scale() -> None:
    rng = np.random.default_rng(1)
    true = (200.0, 100.0, 0.0)
    deals = []
    for number in range(900):
        one, other = ((0, 1), (0, 2), (1, 2))[number % 3]
        games = []
        for pair in ([one, other], [other, one]):
            first = rng.random() < expected(true[pair[0]] - true[pair[1]])
            games.append((pair, [0 if first else 1]))
        deals.append(DealPlayed(number, deal(number, *games).games, [Pace()] * 3, ""))
    for found, wanted in zip(ratings(deals, 3), true, strict=True):
        assert found.low - 1 <= wanted <= found.high + 1


def test_intervals_cover_the_truth() -> None:
    rng = np.random.default_rng(2)
    covered = 0
    for _ in range(400):
        trials = (rng.random(80) < 0.8).astype(np.float64)
        found = proportion(trials)
        covered += found.low <= 0.8 <= found.high
    assert covered >= 360
    assert mean(np.array([1.0])).high == float("inf")


def test_the_sequential_test_stops_early_and_errs_rarely() -> None:
    rng = np.random.default_rng(3)
    right, lengths = 0, []
    for round in range(200):
        truth = (0.0, 60.0)[round % 2]
        scores = (rng.random((600, 2)) < expected(truth)).mean(axis=1)
        test = sprt(scores, 0, 60)
        right += test.verdict == ("elo0", "elo1")[round % 2]
        lengths.append(test.deals)
    assert right >= 180
    assert np.mean(lengths) < 250


def test_an_open_test_has_no_verdict() -> None:
    assert sprt(np.array([1.0, 0.0, 0.5]), 0, 10).verdict == ""
    assert sprt(np.array([]), 0, 10).verdict == ""
