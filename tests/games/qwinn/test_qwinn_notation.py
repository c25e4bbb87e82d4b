"""Texts of actions and positions, canonical and short, and what comes out of nonsense."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel import Ambiguous, SpeeltafelError, Unreadable, find
from tests.games.qwinn.positions import any_position, play

GAME = find("qwinn")
STATE = GAME.set_up("2x5:40:- full:10:- 0 roll:1335/3 2")
LETTERS = "0123456789/:+-x klotgprfaeisumndc×\n"


@pytest.mark.parametrize(
    ("short", "canonical"),
    [
        ("full", "go:full"), ("2x3", "go:2x3"), ("2×3", "go:2x3"), ("sm", "go:small"), ("go th", "go:three"),
        ("stay", "go:2x5"), ("stay+", "go:2x5+minus"), ("full-", "go:full-minus"), ("FULL+mi", "go:full+minus"),
        ("fail", "fail"), ("fa", "fail"), ("keep", "keep:/-"), ("k none", "keep:/-"), ("keep 33 3", "keep:33/3"),
        ("keep 33 -", "keep:33/-"), ("keep 53/-", "keep:35/-"), ("keep 333", "keep:33/3"), ("keep 1", "keep:1/-"),
        ("keep:51/-", "keep:15/-"), ("lot:1", "lot:1"), ("roll:5331/3", "roll:1335/3"),
    ],
)  # fmt: skip
def test_short_forms_mean_one_action(short: str, canonical: str) -> None:
    assert GAME.text(GAME.parse(STATE, short)) == canonical


@pytest.mark.parametrize(
    ("short", "candidates"),
    [
        ("f", ("four", "full", "fail")),
        ("full+m", ("max2", "minus")),
        ("keep 33", ("keep:3/3", "keep:33/-")),
        ("t", ("three", "topper")),
    ],
)
def test_a_short_form_with_several_meanings_lists_them(short: str, candidates: tuple[str, ...]) -> None:
    with pytest.raises(Ambiguous) as found:
        GAME.parse(STATE, short)
    assert set(found.value.candidates) == set(candidates)


@pytest.mark.parametrize(
    "text",
    ["", "go:", "go:2x7", "go:full+", "go:full*minus", "keep:7/-", "keep:33", "roll:133/3", "roll:1133/-",
     "fail+minus", "keep 9", "keep 333333", "lot:x", "pass", "x" * 500, "go:full+minus+max2", "keep 33/"],
)  # fmt: skip
def test_nonsense_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.parse(STATE, text)


@pytest.mark.parametrize(
    "text",
    ["", "a b c", "2x5:40:- full:10:- 2", "2x5:40:- full:10:- 0 roll:133/3 2", "2x5:-1:- full:10:- 0",
     "2x5:40:- full:10:- 0 roll:1335/3 3", "2x5:40:max2 full:10:- 0 roll:1335/3 2", "2x5:40:- full:10:- 0 keep:33/3 3",
     "2x5:40:- full:10:- 0 keep:33/3 0", "2x5:40:- full:10:- 0 keep:1335/3 1", "2x7:40:- full:10:- 0",
     "2x5:40:boo full:10:- 0", "2x5:40:- full:10:- lot 3", "2x5:9999999:- full:10:- 0"],
)  # fmt: skip
def test_a_position_that_cannot_be_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.set_up(text)


def test_a_position_may_leave_out_the_dice_where_a_turn_begins() -> None:
    assert GAME.position(GAME.set_up("2x5:40:max2 full:10:- 0")) == "2x5:40:max2 full:10:- 0 keep:/- 2"


def test_positions_and_texts_round_trip_through_whole_games() -> None:
    for seed in range(3):
        for state, action in play(GAME, Random(seed)):
            assert GAME.set_up(GAME.position(state)) == state
            assert GAME.parse(state, GAME.text(action)) == action
    rng = Random(5)
    for _ in range(50):
        text = any_position(GAME, rng)
        assert GAME.position(GAME.set_up(text)) == text


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet=LETTERS, max_size=40) | st.text(max_size=20))
def test_only_our_own_errors_come_out_of_any_text(text: str) -> None:
    for read in (lambda: GAME.parse(STATE, text), lambda: GAME.set_up(text)):
        refused = _refusal(read)
        assert refused is None or str(refused)


def _refusal(read: Callable[[], object]) -> SpeeltafelError | None:
    try:
        read()
    except SpeeltafelError as refused:
        return refused
    return None


def test_a_position_is_read_up_to_its_longest_and_quoted_in_part() -> None:
    longest = "four:100:minus full:120:- 0 roll:1133/3 1".ljust(120)
    assert GAME.set_up(longest) == GAME.set_up(longest.strip())
    for wrong, quoted in ((longest + " ", f"{longest}…"), (longest.replace("four", "fuor"), None)):
        with pytest.raises(Unreadable) as caught:
            GAME.set_up(wrong)
        assert caught.value.message.args["text"] == (quoted or wrong)


def test_an_action_of_more_than_64_letters_is_none_and_quoted_so_far() -> None:
    state = GAME.set_up("four:100:minus full:120:- 0 roll:1133/3 1")
    with pytest.raises(Unreadable) as caught:
        GAME.parse(state, "x" * 65)
    assert f"{'x' * 64}…" in str(caught.value)
