"""Codes of tables have one form for ever: links, files and backups of every release go by it."""

from __future__ import annotations

import re

import pytest

from speeltafel.live.codes import CODE_FORM, LETTERS, code_from, tidy_code
from speeltafel.table.dealer import Dealer

OF_RELEASE_0_1 = "HONIG-3KR98G"


def test_a_code_is_a_word_and_six_letters_that_nobody_mixes_up() -> None:
    code = code_from(Dealer(bytes(32)).luck("code"))
    assert re.fullmatch(r"[A-Z]{2,12}-[2-9A-HJ-NP-Z]{6}", code)
    assert re.match(CODE_FORM, code)
    assert len(set(LETTERS)) == 32
    assert not set("01IO") & set(LETTERS)


def test_a_code_of_the_first_release_is_one() -> None:
    assert re.match(CODE_FORM, OF_RELEASE_0_1)
    assert tidy_code(" honig-3kr98g\n") == OF_RELEASE_0_1


@pytest.mark.parametrize(
    "given",
    ["../x", "HONIG-3KR98", "HONIG-3KR9866", "HONIG-3KR986\n", "H-3KR98G", "honig-3kr98g", "HONIG-3KR98O"],
)
def test_nothing_else_is_one(given: str) -> None:
    assert not re.match(CODE_FORM, given)
