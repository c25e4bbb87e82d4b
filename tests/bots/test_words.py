"""A bot says in one sentence, in four languages, why it chose what it chose."""

from __future__ import annotations

from collections import Counter

import pytest

from speeltafel import Decision, Match, find
from speeltafel.bots.keeper_messages import heard, said
from speeltafel.bots.levels import levels
from speeltafel.bots.protocol import Limit
from speeltafel.core.registry import specs
from speeltafel.core.words import Message, message
from speeltafel.locale import LANGUAGES, say


@pytest.mark.parametrize("game", [*specs(), "pile"])
def test_every_level_has_words_for_its_moves(game: str) -> None:
    match: Match[object, object] = Match(find(game), seed=2)
    bots = [level.make() for level in levels(game)]
    for move in range(10):
        turn = match.turn
        if not isinstance(turn, Decision):
            return
        eyes = frozenset({turn.seat})
        seen, events = match.observe(eyes), match.events_for(eyes)
        for bot in bots:
            choice = bot.choose(match.game, seen, events, Limit(nodes=100), move)
            assert choice.words is not None
            for language in LANGUAGES:
                told = say(choice.words, language)
                assert told.endswith((".", "!")), told
                assert "\n" not in told
            for chance in (choice.before, choice.after):
                assert chance is None or -1e-6 <= chance <= 1 + 1e-6
        match.push(choice.action)


@pytest.mark.parametrize("game", [name for name, spec in specs().items() if spec.coach])
def test_no_level_says_the_same_of_every_move(game: str) -> None:
    match: Match[object, object] = Match(find(game, 2), seed=0)
    bots = [level.make() for level in levels(game)]
    kinds: list[Counter[str]] = [Counter() for _ in bots]
    for move in range(40):
        turn = match.turn
        if not isinstance(turn, Decision):
            break
        eyes = frozenset({turn.seat})
        seen, events = match.observe(eyes), match.events_for(eyes)
        choices = [bot.choose(match.game, seen, events, Limit(nodes=100), move) for bot in bots]
        for found, choice in zip(kinds, choices, strict=True):
            assert choice.words is not None
            found[choice.words.id] += 1
        match.push(choices[move % len(bots)].action)
    for found in kinds:
        assert len(found) >= 3, found
        assert max(found.values()) < 0.9 * found.total(), found


@pytest.mark.parametrize(
    ("words", "english"),
    [
        (message("bot-most-points", points=1), "One point, the most I saw."),
        (message("bot-most-points", points=12), "12 points, the most I saw."),
        (
            message("bot-chance", points=0, before=40, after=55),
            "55% (moves I considered: 40% on average)",
        ),
        (
            message("bot-keeps", what=(message("bot-only"), message("bot-wins"))),
            "I kept This was the only move., ",
        ),
        (message("bot-block", who="Anna"), "I had to stop Anna."),
    ],
)
def test_generic_words_fit_their_numbers_and_travel(words: Message, english: str) -> None:
    assert english in say(words, "en")
    assert heard(said(words)) == words
    assert len({say(words, language) for language in LANGUAGES}) == len(LANGUAGES)
