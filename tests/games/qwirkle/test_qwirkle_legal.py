"""The legal actions equal those of the second reading of the rules, and near misses get its reasons."""

from __future__ import annotations

from random import Random

import pytest

from speeltafel import Illegal, find
from speeltafel.games.qwirkle.actions import Action
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.games.qwirkle.state import State
from speeltafel.locale import LANGUAGES
from tests.games.qwirkle import oracle
from tests.games.qwirkle.positions import decisions, near_misses

LINE_REASONS = {"qwirkle-twin", "qwirkle-clash"}


def compare(game: Qwirkle, rng: Random, count: int) -> int:
    """Holds every position against the oracle; the number of actions compared."""
    compared = 0
    for state in decisions(game, rng, count):
        position = game.position(state)
        listed = game.legal(state).scored()
        texts = [game.text(action) for action, _ in listed]
        assert dict(zip(texts, (points for _, points in listed), strict=True)) == oracle.legal(position), (
            position
        )
        assert len(set(texts)) == len(texts), "each action once"
        for action, points in rng.sample(listed, min(8, len(listed))):
            assert action in game.legal(state)
            assert game.score(state, action).points == points
        compared += len(listed)
    return compared


def compare_reasons(game: Qwirkle, rng: Random, count: int) -> int:
    """Mutates legal actions; the number of texts whose reason, or legality, is the oracle's."""
    compared = 0
    for state in decisions(game, rng, count):
        position, legal = game.position(state), game.legal(state)
        for action in rng.sample(list(legal), min(12, len(legal))):
            for text in near_misses(state, action, rng):
                tried = game.parse(state, text)
                found = "" if tried in legal else why(game, state, tried)
                expected = oracle.reason(position, text)
                assert ("bad-line" if found in LINE_REASONS else found) == expected, (position, text)
                assert (tried in legal) == (not expected)
                compared += 1
    return compared


def why(game: Qwirkle, state: State, tried: Action) -> str:
    """The reason that people hear, which there is in every language."""
    with pytest.raises(Illegal) as refused:
        game.apply(state, tried)
    assert all(refused.value.say(language) for language in LANGUAGES)
    return refused.value.reason


@pytest.mark.parametrize("seats", [2, 3, 4, 8])
def test_legal_actions_and_points_equal_a_second_reading_of_the_rules(seats: int) -> None:
    assert compare(find("qwirkle/nl-classic", seats=seats), Random(seats), 12) > 500


def test_near_misses_are_refused_with_the_reason_of_the_second_reading() -> None:
    assert compare_reasons(find("qwirkle", seats=2), Random(5), 25) > 1000
