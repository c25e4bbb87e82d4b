"""What an action moves, in plain values: read from its text and written back, for every game that tells it."""

from __future__ import annotations

from random import Random

import pytest

from speeltafel.core.registry import find, section_of, specs
from speeltafel.table.match import Match

GAMES = [spec for spec in specs().values() if spec.deed]


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_a_deed_says_the_whole_action(spec) -> None:  # type: ignore[no-untyped-def]
    luck = Random(17)
    kinds = set()
    for _ in range(3):
        match = Match(find(spec.name), seed=luck.randbytes(16).hex())
        while match.outcome is None and len(match.history.entries) < 60:
            actions = [match.game.text(action) for action in match.legal]
            for text in luck.sample(actions, min(8, len(actions))):
                deed = spec.deed(text)
                assert spec.written(deed) == text
                kinds.add(deed.kind)
            match.push(luck.choice(actions))
    assert len(kinds) > 1


@pytest.mark.parametrize(
    ("reason", "section"),
    [
        ("qwirkle-clash", "lines"),
        ("qwirkle-swap-too-many", "turn"),
        ("exago-duty", "duty"),
        ("exago-leaves", "moving"),
        ("qwinn-negeer", "boycott"),
        ("server-too-fast", ""),
    ],
)
def test_a_reason_is_explained_where_the_rules_page_tells_it(reason: str, section: str) -> None:
    assert section_of(reason) == section
