"""Ratings move as Glickman's paper says, the ladder is the arenas', and the adaptive level stands between two rungs."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from speeltafel import Limit, Match
from speeltafel.bots.adaptive import AdaptiveBot, lesser
from speeltafel.bots.levels import (
    adaptive_name,
    adaptive_names,
    check_offered,
    ladder,
    level_named,
    level_names,
    strength_of,
)
from speeltafel.coach.figures import GameNote, figures
from speeltafel.coach.ladder import adaptive_level, even_level, next_level
from speeltafel.coach.ratings import Played, Rating, after_period, chance, rated
from speeltafel.core.errors import Unknown
from speeltafel.core.protocol import Decision
from speeltafel.core.registry import find, resolve, spec_of
from speeltafel.locale import LANGUAGES, say
from tests.house_games import HOUSE_GAMES

GAMES = HOUSE_GAMES


def test_the_example_of_the_paper() -> None:
    games = [Played(1400, 1, 30), Played(1550, 0, 100), Played(1700, 0, 300)]
    after = after_period(Rating(1500, 200, 0.06), games)
    assert after.rating == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.02)
    assert after.volatility == pytest.approx(0.05999, abs=0.00002)


def test_without_games_a_rating_only_gets_less_sure() -> None:
    after = after_period(Rating(1600, 60, 0.06), [])
    assert after.rating == 1600
    assert after.deviation > 60


def test_who_wins_half_against_a_rung_comes_to_its_rating() -> None:
    known = Rating()
    for number in range(200):
        known = rated(known, 1700, number % 2)
    assert known.rating == pytest.approx(1700, abs=40)
    assert known.deviation < 60


@pytest.mark.parametrize("game", GAMES)
def test_the_ladder_says_what_the_arenas_found(game: str) -> None:
    rungs = ladder(game)
    assert [rung.level for rung in rungs] == list(level_names(game))
    assert rungs[2].rating == 1500
    for low, high, (share, _) in zip(rungs, rungs[1:], resolve(spec_of(game).levels).BEATS, strict=False):
        assert chance(high.rating, low.rating) == pytest.approx(share)
    assert rungs[4].error > rungs[3].error > rungs[2].error == 0
    assert even_level(game, rungs[1].rating + 5).level == rungs[1].level


def test_the_next_level_is_suggested_after_more_than_two_of_three() -> None:
    assert next_level("qwirkle", "hasty", [1, 1, 0] * 3) is None
    assert next_level("qwirkle", "hasty", [1, 1, 0] * 3 + [1]) == "gatherer"
    assert next_level("qwirkle", "hasty", [1] * 8) is None
    assert next_level("qwirkle", "master", [1] * 20) is None


@pytest.mark.parametrize("game", GAMES)
def test_the_adaptive_level_stands_between_two_rungs_and_says_where(game: str) -> None:
    rungs = ladder(game)
    middle = (rungs[1].rating + rungs[2].rating) / 2
    level = adaptive_level(game, Rating(middle))
    bot = level.make()
    assert isinstance(bot, AdaptiveBot)
    strength = strength_of(level.id)
    assert abs(strength - middle) <= 25
    assert bot.share == pytest.approx((strength - rungs[1].rating) / (rungs[2].rating - rungs[1].rating))
    assert adaptive_level(game, Rating(0)).make().share == 0  # type: ignore[attr-defined]
    assert adaptive_level(game, Rating(9999)).make().share == 1  # type: ignore[attr-defined]
    for language in LANGUAGES:
        assert f"{strength:.0f}" in say(level.name, language)
        assert f"{round(100 * bot.share)}" in say(level.character, language)
    match = Match(find(game, 2), 5)
    for _ in range(3):
        assert isinstance(match.turn, Decision)
        eyes = frozenset({match.turn.seat})
        choice = bot.choose(match.game, match.observe(eyes), match.events_for(eyes), Limit(), 7)
        match.push(choice.action)


@pytest.mark.parametrize("game", GAMES)
def test_an_adaptive_level_is_one_of_few_that_a_table_may_ask_for(game: str) -> None:
    names = adaptive_names(game)
    assert 5 < len(names) < 30
    for name in names:
        check_offered(game, name)
        assert level_named(game, name).id == name
    for bad in ("adaptive-1551", "adaptive-0", "adaptive-99999", "adaptive-", "adaptive-1e3", "adaptive"):
        with pytest.raises(Unknown):
            check_offered(game, bad)


def test_the_adaptive_level_thinks_no_longer_than_it_may() -> None:
    given = Limit(nodes=300, seconds=0.2, wall=True)
    assert lesser(Limit(seconds=1.0), given) == given
    assert lesser(Limit(nodes=20, seconds=0.1), given) == Limit(nodes=20, seconds=0.1, wall=True)
    assert lesser(Limit(seconds=1.0), Limit()) == Limit(seconds=1.0)


def test_own_figures_follow_from_the_notes() -> None:
    first = date(2026, 3, 1)
    notes = [
        GameNote(
            first + timedelta(day),
            "qwirkle",
            "hasty",
            float(day % 4 != 0),
            100 + day,
            20,
            1,
            {"slip": 2},
            0.1,
        )
        for day in range(20)
    ]
    notes.append(GameNote(first, "exago", "master", 0.0))
    found = figures(notes, "qwirkle")
    assert (found.games, found.won, found.full_lines, found.best) == (20, 15.0, 20, 119)
    assert [(each.level, each.games, each.won) for each in found.levels] == [("hasty", 20, 15.0)]
    assert found.points_a_turn == pytest.approx(sum(range(100, 120)) / 400)
    assert [each.games for each in found.stretches] == [9, 9, 2]
    assert found.stretches[0].mistakes == {"slip": 2.0}
    assert found.luck == pytest.approx(0.1)
    assert found.suggested == "gatherer"
    assert found.even is not None
    assert ladder("qwirkle")[1].rating < found.rating.rating < ladder("qwirkle")[3].rating
    assert len(found.ratings) == 20
    assert figures([], "exago").games == 0


def test_games_against_the_adaptive_level_move_the_rating_too() -> None:
    notes = [
        GameNote(date(2026, 3, 1), "exago", adaptive_name("exago", 1500.0 + 40 * number), 1.0)
        for number in range(10)
    ]
    found = figures(notes, "exago")
    assert len(found.ratings) == 10
    assert found.rating.rating > 1700
    assert [(each.level, each.games) for each in found.levels] == [("adaptive", 10)]
    assert figures([GameNote(date(2026, 3, 1), "exago", "stranger", 1.0)], "exago").ratings == []
