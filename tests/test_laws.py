"""The laws, over every edition, number of seats and option; the long form is `bench/laws.py`."""

from __future__ import annotations

from collections import Counter

import pytest

from speeltafel.core.registry import specs
from speeltafel.testing.checks import census_of, kernel_of
from speeltafel.testing.tables import Setting, settings
from speeltafel.testing.walk import Care, Walk

SETTINGS = [
    setting
    for name, spec in specs().items()
    if name != "pile"  # the tests' own game has laws of its own
    for edition in spec.editions
    for setting in settings(f"{name}/{edition}")
]
SHORT = Care(part=0.06, actions=4, misses=6)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_random_game_keeps_every_law(setting: Setting) -> None:
    game = setting.game()
    tally: Counter[str] = Counter()
    Walk(
        game, seed=setting.seats, care=SHORT, census=census_of(game), kernel=kernel_of(game), tally=tally
    ).run()
    assert {"commute", "points", "pieces", "end", "replay", "reach"} <= set(tally)
