"""Luck is zero on average whatever the quick look thinks, and takes much of the chance out of a result."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import mean, pvariance, stdev
from typing import Any

import pytest

from speeltafel import Decision, Match, Outcome, find
from speeltafel.coach.find import coach_for
from speeltafel.coach.luck import OTHERS, fortune, fortunes
from tests.coach.games import finished

GAMES = 16


def games(name: str, bots: tuple[str, ...]) -> list[Match[Any, Any]]:
    return [finished(name, bots, seed) for seed in range(GAMES)]


@pytest.mark.parametrize(("name", "bots"), [("qwirkle", ("hasty", "hasty")), ("qwinn", ("racer", "racer"))])
def test_the_luck_of_a_seat_is_zero_on_average(name: str, bots: tuple[str, ...]) -> None:
    coach = coach_for(find(name, len(bots)))
    found = [sum(each.chances[0] for each in fortunes(match, coach)) for match in games(name, bots)]
    assert abs(mean(found)) < 3 * stdev(found) / sqrt(len(found))


def test_without_luck_a_margin_varies_less() -> None:
    coach = coach_for(find("qwirkle", 2))
    played = games("qwirkle", ("hasty", "hasty"))
    raw = [float(match.scores[0] - match.scores[1]) for match in played]
    luck = [sum(each.margins[0] for each in fortunes(match, coach)) for match in played]
    left = [margin - part for margin, part in zip(raw, luck, strict=True)]
    assert pvariance(left) < 0.8 * pvariance(raw)


def test_a_throw_is_compared_with_all_throws_and_a_draw_with_many() -> None:
    match = finished("qwinn", ("racer", "racer"), 0)
    coach = coach_for(match.game)
    assert fortunes(match, coach, 24)[1:] == fortunes(match, coach, 1)[1:], "the mean of all throws is known"
    assert OTHERS >= 24
    match = finished("qwirkle", ("hasty", "hasty"), 0)
    assert fortunes(match, coach_for(match.game), 24) != fortunes(match, coach_for(match.game), 1)


def test_all_throws_together_each_as_often_as_it_comes_are_no_luck() -> None:
    match = finished("qwinn", ("racer", "racer"), 0)
    coach = coach_for(match.game)
    number = [event.number for event in match.events if event.seat is None][9]
    chance = match.game.turn(match.before(number))
    assert not isinstance(chance, Decision | Outcome)
    throws = [
        (chance.probability(each), fortune(match, coach, number, each).chances[0])
        for each in chance.outcomes()
    ]
    assert max(luck for _, luck in throws) > 0.01
    assert sum(often * luck for often, luck in throws) == pytest.approx(0, abs=1e-6)


def test_a_draw_is_compared_with_other_draws_in_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same hands in every game, what those are worth would be everybody's luck."""
    drawn: list[int] = []

    def noted(seed: int) -> Random:
        drawn.append(seed)
        return Random(seed)

    monkeypatch.setattr("speeltafel.coach.luck.Random", noted)
    for match in games("qwirkle", ("hasty", "hasty"))[:2]:
        fortune(match, coach_for(match.game), 4, match.events[4].action, 1)
    assert len(set(drawn)) == 2


def test_after_the_lot_there_is_no_luck_in_exago() -> None:
    match = finished("exago", ("hasty", "dreamer"))
    assert [each.number for each in fortunes(match, coach_for(match.game))] == [0]
