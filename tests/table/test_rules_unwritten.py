"""The rules of a game as lines of text, also of one that brings none."""

from __future__ import annotations

import pytest

from speeltafel.core.words import message
from speeltafel.locale import LANGUAGES, say
from speeltafel.table.rulebook import rulebook


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_brings_no_rules_says_so(language: str, pile_registered: None) -> None:
    told = " ".join(rulebook("pile/plain", {}, language))
    assert told == say(message("rules-unwritten"), language)
