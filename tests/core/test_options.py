"""Options read plain values and their text, and refuse everything else."""

from __future__ import annotations

import re

import pytest

from speeltafel.core.errors import Unknown
from speeltafel.core.options import (
    AGES,
    FIRST,
    EachSeat,
    OneSeat,
    OneWord,
    Option,
    WholeNumber,
    YesOrNo,
    changed,
    one_of,
    per_seat,
    read_options,
    whole,
    yes_no,
)
from speeltafel.core.registry import specs

SIDE = whole(5, 13, 7)
CAP = whole(1, 9999, None)
DUTY = one_of("next", "nearest", "off")
HANDICAP = per_seat(0, 9, blank=False, form="0,2,0")


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (SIDE, 5, 5),
        (SIDE, "13", 13),
        (CAP, None, None),
        (CAP, "none", None),
        (CAP, 300, 300),
        (yes_no(), "Yes", True),
        (yes_no(), False, False),
        (DUTY, "off", "off"),
        (FIRST, "2", 2),
        (FIRST, "none", None),
        (AGES, "70,-,8", (70, None, 8)),
        (AGES, "(70, -, 8)", (70, None, 8)),
        (AGES, [70, None, 8], (70, None, 8)),
        (AGES, (), None),
        (HANDICAP, "0,2,0", (0, 2, 0)),
    ],
)
def test_a_value_or_its_text_is_read(option: Option, given: object, value: object) -> None:
    assert option.read(given, 3) == value


@pytest.mark.parametrize(
    ("option", "given"),
    [
        (SIDE, 4),
        (SIDE, 14),
        (SIDE, "seven"),
        (SIDE, True),
        (SIDE, 7.0),
        (SIDE, None),
        (SIDE, "9" * 50),
        (SIDE, "²"),
        (SIDE, "٣"),
        (CAP, 0),
        (yes_no(), 1),
        (yes_no(), "maybe"),
        (DUTY, "Next"),
        (DUTY, None),
        (DUTY, ["off"]),
        (FIRST, 3),
        (FIRST, -1),
        (AGES, "70,8"),
        (AGES, "70,-,151"),
        (AGES, 70),
        (AGES, {"a": 1}),
        (HANDICAP, "0,-,0"),
    ],
)
def test_anything_else_is_refused_with_what_fits(option: Option, given: object) -> None:
    with pytest.raises(Unknown) as refused:
        read_options("some/edition", {"it": option}, {"it": given}, 3)
    assert refused.value.reason == "unknown-value"
    assert option.form in str(refused.value)


def test_an_unknown_name_lists_what_there_is() -> None:
    with pytest.raises(Unknown, match="Choose from: duty, side"):
        read_options("some/edition", {"side": SIDE, "duty": DUTY}, {"colour": "red"}, 3)


def test_only_what_differs_from_the_default_is_kept() -> None:
    options = {"side": SIDE, "duty": DUTY}
    assert changed(options, read_options("e", options, {"side": 7, "duty": "off"}, 2)) == {"duty": "off"}


def test_what_belongs_to_people_is_marked() -> None:
    assert [option.personal for option in (AGES, HANDICAP, FIRST, SIDE)] == [True, True, False, False]


def test_what_fits_an_option_is_written_without_words_of_one_language() -> None:
    """It stands inside sentences of four languages."""
    forms = [option.form for spec in specs().values() for option in spec.options.values()]
    assert "70,-,8" in forms
    assert [form for form in forms if re.search(r"[a-z]{2,} +[a-z]{2,}", form)] == []


@pytest.mark.parametrize(
    "option",
    [
        pytest.param(option, id=f"{spec.name} {name}")
        for spec in specs().values()
        for name, option in spec.options.items()
    ],
)
def test_what_programs_are_told_fits_and_nothing_beyond_it(option: Option) -> None:
    good: list[object]
    bad: list[object]
    match option.fits:
        case YesOrNo():
            good, bad = [True, False], ["perhaps", 2]
        case WholeNumber(least, most, blank):
            good, bad = [least, most, *([None] if blank else [])], [least - 1, most + 1]
            if not blank:
                bad.append(None)
        case OneWord(words):
            good, bad = [*words], ["perhaps", None]
        case EachSeat(words):
            good = [(words[0], words[1], words[-1])] if words else [(1, 2, 3), None]
            bad = [("perhaps",) * 3, (1, 2)]
        case OneSeat():
            good, bad = [0, 2, None], [3, -1]
        case None:
            assert option.before is not None, "whoever sets up a table could not ask for it"
            return
    for value in good:
        assert read_options("e", {"it": option}, {"it": value}, 3)
    for value in bad:
        with pytest.raises(Unknown):
            read_options("e", {"it": option}, {"it": value}, 3)
