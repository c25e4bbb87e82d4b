"""Names can be read and told apart, and in the lobby they say nothing else."""

from __future__ import annotations

import pytest

from speeltafel.live.names import is_fit, tidy, tidy_name, told_apart

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    "name", ["\u200d", "\u3164\u3164", "\u2800", "\ufe0f\ufe0f", "\u115f", "...", "\u0301", " "]
)
def test_a_name_without_anything_to_see_is_none(name: str) -> None:
    assert tidy_name(name) == ""


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("a\nb", "a b"),
        ("Ada\u200b\u2060", "Ada"),
        ("A\u0064\u0061\u180b", "Ada"),
        ("Zoe\u0308", "Zoë"),
        ("Z" + "\u0335" * 30, "Z\u0335\u0335"),
        (FAMILY, FAMILY),
        ("Ada \u2764\ufe0f", "Ada \u2764\ufe0f"),
        ("أحمد", "أحمد"),
        ("7", "7"),
        ("Ad\ufe00a", "Ada"),
        ("Ad\ufe0fa", "Ada"),
    ],
)
def test_what_cannot_be_seen_is_left_out(typed: str, shown: str) -> None:
    assert tidy_name(typed) == shown


@pytest.mark.parametrize("name", ["Ada", "Anne-Marie", "d’Artagnan", "Jan 2", "Zoë van", "Андрей"])
def test_a_plain_name_is_fit_for_the_lobby(name: str) -> None:
    assert is_fit(name)


@pytest.mark.parametrize(
    "name",
    [
        "call 0612345678",
        "see evil.example",
        "https://x",
        "you are all stupid",
        "Bot Fern",
        "\U0001f595",
        "A" * 21,
        "\u0410da",
        "x@y",
    ],
)
def test_a_message_is_no_name_for_the_lobby(name: str) -> None:
    assert tidy_name(name, is_listed=True) == ""
    assert tidy_name(name) == tidy(name)


@pytest.mark.parametrize("other", ["Ada", "ADA", "A-da", "\u0410d\u0430", "Adá"])
def test_names_that_look_the_same_get_a_number(other: str) -> None:
    assert told_apart(other, ["Ada", "Eve"]) == f"{other} 2"
    assert told_apart("Ada", ["Eve", ""]) == "Ada"
    assert told_apart("Ada", ["Ada", "Ada 2"]) == "Ada 3"
