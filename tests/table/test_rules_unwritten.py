"""The rules of a game as lines of text, also of one that brings none."""

from __future__ import annotations

from dataclasses import replace

import pytest

from speeltafel.core import registry
from speeltafel.core.registry import spec_of, specs
from speeltafel.core.words import message
from speeltafel.locale import LANGUAGES, say
from speeltafel.table.rulebook import rulebook, sections


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_brings_no_rules_says_so(language: str, pile_registered: None) -> None:
    told = " ".join(rulebook("pile/plain", {}, language))
    assert told == say(message("rules-unwritten"), language)


def test_without_named_sections_every_heading_is_one(
    pile_registered: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert sections("pile") == []
    written = ["rules-pile-play", "rules-pile-play-1", "rules-pile-end", "rules-pile-end-a"]
    monkeypatch.setattr("speeltafel.table.rulebook.ids", lambda language, start: written)
    assert sections("pile") == ["play", "end"]
    monkeypatch.setitem(registry._SPECS, "pile", replace(spec_of("pile"), sections={"end": ()}))
    assert sections("pile") == ["end"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_rules_is_broken_at_a_hyphen(language: str) -> None:
    for name in specs():
        narrow, wide = rulebook(name, {}, language, 30), rulebook(name, {}, language, 10_000)
        assert " ".join(narrow).split() == " ".join(wide).split()
