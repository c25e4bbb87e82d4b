"""The legal actions equal those of the second reading of the rules, and each leads where it says."""

from __future__ import annotations

from random import Random

import pytest

from speeltafel import find
from speeltafel.games.qwinn.game import Qwinn
from tests.games.qwinn import oracle
from tests.games.qwinn.positions import decisions

TABLES = (
    ({}, {}),
    ({"negeer_stops_topper": True}, {"strict": True}),
    ({"cap": 250}, {"cap": 250}),
    ({"target": 40, "cap": 70}, {"target": 40, "cap": 70}),
)


def compare(game: Qwinn, readings: dict[str, object], rng: Random, count: int) -> int:
    """Holds every position against the oracle; the number of actions compared."""
    compared = 0
    for state in decisions(game, rng, count):
        expected = oracle.legal(game.position(state), **readings)  # type: ignore[arg-type]
        texts = {game.text(action): action for action in game.legal(state)}
        assert set(texts) == set(expected), game.position(state)
        for text, action in texts.items():
            assert game.position(game.apply(state, action)) == expected[text], text
            assert action in game.legal(state)
        compared += len(texts)
    return compared


@pytest.mark.parametrize(("options", "readings"), TABLES)
def test_legal_actions_equal_a_second_reading_of_the_rules(
    options: dict[str, object], readings: dict[str, object]
) -> None:
    assert compare(find("qwinn", **options), readings, Random(7), 80) > 80


@pytest.mark.parametrize("strict", [False, True])
def test_near_misses_are_refused_with_the_reason_of_the_second_reading(strict: bool) -> None:
    assert compare_reasons(find("qwinn", negeer_stops_topper=strict), Random(8), 15) > 15_000


def compare_reasons(game: Qwinn, rng: Random, count: int) -> int:
    """Every text that could be legal somewhere, against the oracle's reason here; the number compared."""
    compared = 0
    for state in decisions(game, rng, count):
        position, legal = game.position(state), game.legal(state)
        if not list(legal):
            continue
        for text in oracle.every_text():
            action = game.parse(state, text)
            why = oracle.reason(position, text, strict=game.rules.negeer_stops_topper)
            refusal = game.preview(state, action).refusal
            assert ("" if refusal is None else refusal.reason) == why, (position, text)
            assert (action in legal) == (not why)
            assert game.text(action) == text
            compared += 1
    return compared
