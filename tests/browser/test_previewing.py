"""What this device answers about a server's table is what the server answers, to the byte."""

from __future__ import annotations

import asyncio

import pytest

from speeltafel.core.registry import specs
from tests.browser.previews import Compared, play_and_compare
from tests.house_games import HOUSE_GAMES


@pytest.mark.parametrize("game", HOUSE_GAMES)
def test_previews_of_a_far_table_are_the_tables_own(game: str) -> None:
    found = Compared()
    for seed in range(2):
        asyncio.run(asyncio.wait_for(play_and_compare(game, seed, specs()[game].short, found), 120))
    assert found.differences == []
    assert found.asked > 40
    assert found.left < found.asked / 10, "nearly every question is answered here"
