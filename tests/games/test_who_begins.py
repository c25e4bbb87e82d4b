"""Who begins is told with the reason: the largest set, an age, or the lot; nothing where it was chosen."""

from __future__ import annotations

import pytest

from speeltafel import Match, find
from speeltafel.core.protocol import NOBODY
from speeltafel.locale import LANGUAGES, say

DEAL = ["draw:gt+ps+pt+rc+rd+rl", "draw:bs+bs+pc+px+yl+rs"]
"""Largest sets of three and of two."""
EVEN = ["draw:gt+ps+pt+rc+rd+rl", "draw:bs+bc+bl+px+yl+gx"]
"""Largest sets of three both."""


def told(edition: str, moves: list[str], language: str = "en", **options: object) -> str:
    match = Match(find(edition, 2, **options))
    for text in moves:
        match.push(text)
    return say(match.describe(match.log[-1], NOBODY), language)


@pytest.mark.parametrize(
    ("edition", "moves", "options", "wanted"),
    [
        ("qwirkle/nl-2023", [*DEAL, "lot:0"], {}, "Player 1 goes first: the largest set, 3 tiles."),
        ("qwirkle/nl-2023", [*EVEN, "lot:1"], {"ages": (7, 70)}, "the oldest of those with the largest set"),
        (
            "qwirkle/de-summary",
            [*EVEN, "lot:0"],
            {"ages": (7, 70)},
            "the youngest of those with the largest set",
        ),
        ("qwirkle/nl-2023", [*EVEN, "lot:0"], {}, "drawn from those with the largest set, 3 tiles."),
        ("qwirkle/nl-2023", [*DEAL, "lot:1"], {"first": 1}, "Player 2 goes first."),
        ("exago", ["lot:1"], {"ages": (70, 7)}, "Blue goes first: the youngest."),
        ("exago", ["lot:1"], {}, "Blue goes first: chosen at random."),
        ("exago", ["lot:0"], {"first": 0}, "Red goes first."),
        ("qwinn", ["lot:0"], {}, "Player 1 goes first: chosen at random."),
    ],
)
def test_the_reason_is_told(edition: str, moves: list[str], options: dict[str, object], wanted: str) -> None:
    assert wanted in told(edition, moves, **options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str) -> None:
    reasons = {
        told("qwirkle/nl-2023", [*EVEN, "lot:1"], language, **ages) for ages in ({}, {"ages": (7, 70)})
    }
    assert len(reasons) == 2
    assert all("3" in reason and reason.endswith(".") for reason in reasons)
