"""Small values of the core: text styles, scores, errors, eyes."""

from __future__ import annotations

from dataclasses import is_dataclass
from importlib import import_module
from pkgutil import walk_packages

import pytest
from msgspec import Struct

from speeltafel import NOBODY, Ambiguous, Illegal, SpeeltafelError, Unknown, Unreadable, everybody
from speeltafel.core.said import say
from speeltafel.core.score import Score, ScoreLine
from speeltafel.core.text_style import PLAIN, TextStyle
from speeltafel.core.words import LONGEST_QUOTE, message


def test_ink_paints_where_there_is_colour() -> None:
    assert TextStyle().paint("x", fore=(1, 2, 3), bold=True) == "\x1b[1;38;2;1;2;3mx\x1b[0m"
    assert TextStyle().paint("x", back=(1, 2, 3), dim=True) == "\x1b[2;48;2;1;2;3mx\x1b[0m"
    assert TextStyle().paint("x") == "x"
    assert PLAIN.paint("x", fore=(1, 2, 3), bold=True) == "x"


def test_points_are_the_sum_of_the_lines() -> None:
    line = ScoreLine(message("illegal-over"), 12, bonus=6)
    assert Score().points == 0
    assert Score((line, line)).points == 24


@pytest.mark.parametrize("kind", [Unreadable, Unknown, Illegal, Ambiguous])
def test_our_errors_are_one_family(kind: type[SpeeltafelError]) -> None:
    assert issubclass(kind, SpeeltafelError)


def test_an_error_says_itself_in_english_and_has_its_reason() -> None:
    error = Illegal("illegal-over", cells=("0,0",))
    assert (str(error), error.reason, error.cells) == ("The game is over.", "illegal-over", ("0,0",))
    assert error.say("nl") == "De partij is afgelopen."


def test_an_ambiguous_text_lists_what_it_could_be() -> None:
    assert Ambiguous("illegal-over", candidates=("a", "b")).candidates == ("a", "b")


def test_eyes() -> None:
    assert everybody(3) == {0, 1, 2}
    assert frozenset() == NOBODY


def test_a_message_takes_several_messages_as_a_list_and_quotes_no_more_than_the_beginning() -> None:
    parts = [message("page-you-name"), message("page-cancel")]
    assert message("x", all=parts).args == {"all": tuple(parts)}
    quoted = message("x", text="a" * 400, number=3).args
    assert quoted == {"text": "a" * LONGEST_QUOTE + "…", "number": 3}


CHANGES = {"Paper", "Grown", "Order", "HostCounts"}
"""A picture in the making, a list that only grows, the order in which tiles come out of a bag, and what a host counts."""


def test_values_cannot_be_changed() -> None:
    loose = set()
    for part in ("core", "table", "games", "live"):
        package = import_module(f"speeltafel.{part}")
        for found in walk_packages(package.__path__, f"{package.__name__}."):
            module = None if found.name.endswith("_cy") else import_module(found.name)
            for each in vars(module).values() if module else ():
                if isinstance(each, type) and each.__module__ == found.name and not _is_frozen(each):
                    loose.add(each.__name__)
    assert loose == CHANGES


def _is_frozen(kind: type) -> bool:
    """Whether no value of this kind can be changed; of kinds that are no records nothing is said."""
    if is_dataclass(kind):
        return bool(kind.__dataclass_params__.frozen)  # type: ignore[attr-defined]
    return not issubclass(kind, Struct) or bool(kind.__struct_config__.frozen)


def test_a_message_is_said_in_a_language_of_ours_and_no_other() -> None:
    assert say(message("illegal-over"), "fr") == "La partie est finie."
    with pytest.raises(Unknown, match="nl, de, fr, en"):
        say(message("illegal-over"), "it")
