"""Every game has bots by name, told in four languages, the weakest first."""

from __future__ import annotations

import pytest

from speeltafel import Match, find
from speeltafel.bots.levels import bot_named, default_level, level_named, level_names, levels, names
from speeltafel.bots.protocol import Limit
from speeltafel.core.errors import Unknown
from speeltafel.core.registry import specs
from speeltafel.locale import LANGUAGES, say

GAMES = [*specs(), "pile"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_five_levels_with_a_name_and_a_character(game: str) -> None:
    assert len(levels(game)) == 5
    assert len(set(level_names(game))) == 5
    for language in LANGUAGES:
        told = [(say(level.name, language), say(level.character, language)) for level in levels(game)]
        assert len(set(told)) == 5


@pytest.mark.parametrize("game", GAMES)
def test_every_name_makes_a_bot_that_chooses(game: str) -> None:
    match = Match(find(game), seed=2)
    eyes = frozenset({match.turn.seat})  # type: ignore[union-attr]
    for name in names(game):
        choice = bot_named(game, name).choose(
            match.game, match.observe(eyes), match.events_for(eyes), Limit(nodes=50, seconds=0.05), 1
        )
        assert choice.action in match.legal
        for language in LANGUAGES:
            assert choice.words is None or say(choice.words, language)


@pytest.mark.parametrize("game", GAMES)
def test_levels_have_limits_that_people_can_wait_for(game: str) -> None:
    for level in levels(game):
        assert level.limit.seconds is not None or level.limit.nodes is not None
        assert level.limit.seconds is None or level.limit.seconds <= 2
    assert default_level(game) in levels(game)
    assert level_named(game, "strongest") is levels(game)[-1]


def test_an_edition_has_the_bots_of_its_game() -> None:
    assert levels("qwirkle/nl-2023") == levels("qwirkle")


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Unknown, match="random, greedy, hasty"):
        bot_named("pile", "grandmaster")
    with pytest.raises(Unknown, match="cannot be loaded"):
        bot_named("pile", "nowhere.to_be:Found")


def test_a_bot_from_elsewhere_is_named_by_its_place() -> None:
    assert type(bot_named("pile", "tests.bots.wild:Crashing")).__name__ == "Crashing"
