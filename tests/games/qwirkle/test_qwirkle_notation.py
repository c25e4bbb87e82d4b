"""Text and back: canonical, short, in four languages, positions, and what cannot be read."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speeltafel import Ambiguous, SpeeltafelError, Unreadable, find
from speeltafel.games.qwirkle.actions import Place
from tests.games.qwirkle.positions import play
from tests.games.qwirkle.test_qwirkle_refusals import GAME, TABLE, table


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("rx@4,0", "rx@4,0"),
        ("  RX @ 4,0 ", "rx@4,0"),
        ("rx 4,0", "rx@4,0"),
        ("red cross 4,0", "rx@4,0"),
        ("rood kruis 4,0", "rx@4,0"),
        ("rotes Kreuz 4,0", "rx@4,0"),
        ("croix rouge 4,0", "rx@4,0"),
        ("px@4,1+rx@4,0", "rx@4,0+px@4,1"),
        ("rx@4,0 px@4,1 bx@4,2", "rx@4,0+px@4,1+bx@4,2"),
        ("rx px bx 4,0 down", "rx@4,0+px@4,1+bx@4,2"),
        ("rxbxpx@4,0", "rx@4,0+bx@4,1+px@4,2"),
        ("swap bx rs", "swap:bx+rs"),
        ("swap:rs+bx", "swap:bx+rs"),
        ("ruil rood vierkant, blauw kruis", "swap:bx+rs"),
        ("swap all", "swap:bd+bx+ps+px+rs+rx"),
        ("pas", "pass"),
        ("draw:??+??", "draw:??+??"),
        ("draw:rs+bt", "draw:bt+rs"),
        ("lot:1", "lot:1"),
        ("", ""),
    ],
)
def test_short_forms_mean_canonical_ones(typed: str, meant: str) -> None:
    assert GAME.text(GAME.parse(table(), typed)) == meant


def test_tiles_without_a_cell_are_the_one_play_they_make_or_ambiguous() -> None:
    # The red cross has both ends of the red line; the yellow clover fits above the red one only.
    state = GAME.set_up("0,0/rlrdrcrtrs/1bd ylrxycycycot/gcgdgsgtgxgl 0,0 0")
    assert GAME.text(GAME.parse(state, "yl")) == "yl@0,-1"
    with pytest.raises(Ambiguous) as both:
        GAME.parse(state, "rx")
    assert {"rx@-1,0", "rx@5,0"} <= set(both.value.candidates)
    with pytest.raises(Unreadable):
        GAME.parse(state, "ot rx")


def test_a_row_that_fits_both_ways_is_ambiguous() -> None:
    state = GAME.set_up("0,0/rl rdrcbdgdyxos/gcgdgsgtgxgl 0,0 0")
    with pytest.raises(Ambiguous) as both:
        GAME.parse(state, "rd rc 0,1")
    assert both.value.candidates == ("rd@0,1+rc@1,1", "rd@0,1+rc@0,2")
    assert GAME.text(GAME.parse(state, "rd rc 0,1 down")) == "rd@0,1+rc@0,2"


@pytest.mark.parametrize(
    "text",
    [
        "rs@",
        "hello",
        "zz@1,1",
        "rs@1",
        "rs@99999,1",
        "swap:zz",
        "lot:x",
        "draw:",
        "?? 1,1",
        "rs bs",
        "@",
        "r",
        "x" * 5000,
    ],
)
def test_what_is_no_action_is_unreadable(text: str) -> None:
    with pytest.raises((Unreadable, Ambiguous)):
        GAME.parse(table(), text)


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.text(max_size=60), st.text("rsbdoxpycltg@+,:-? 0123swapdown", max_size=40)))
def test_any_text_gives_an_action_or_our_own_error(text: str) -> None:
    state = table()
    try:
        action = GAME.parse(state, text)
        GAME.apply(state, action)
    except SpeeltafelError:
        return


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_any_damaged_position_gives_a_table_or_our_own_error(data: st.DataObject) -> None:
    letters = list(TABLE)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(letters) - 1))
        letters[at] = data.draw(st.sampled_from(["", "/", " ", "rs", "??", "9", "-", ",", "é", "=", "R"]))
    try:
        state = GAME.set_up("".join(letters))
    except SpeeltafelError:
        return
    assert GAME.set_up(GAME.position(state)) == state


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("nonsense", "qwirkle-position-fields"),
        ("0,0/rs rsrsrsbdbdbd/gcgdgsgtgxgl 0,0 0", "qwirkle-position-tiles"),
        ("0,0/rs bdbdbdgdgdgd 0,0 0", "qwirkle-position-seats"),
        ("0,0/rs bdbdbdgdgdgd/gcgdgsgtgxgl 0,0 5", "qwirkle-position-seats"),
        ("1,0/rs bdbdbdgdgdgd/gcgsgtgxglos 0,0 0", "qwirkle-position-apart"),
        ("0,0/rs2rc bdbdbdgdgdgd/gcgsgtgxglos 0,0 0", "qwirkle-position-apart"),
        ("0,0/rsbc bdbdbdgdgdgd/gcgsgtgxglos 0,0 0", "qwirkle-position-line"),
        ("0,0/rs bdbdbdgdgdgdgs/gcgsgtgxglos 0,0 0", "qwirkle-position-hand"),
        ("0,0/rs bdbdbdgdgdgd/gcgsgtgxglos 0,0 -", "qwirkle-position-mover"),
    ],
)
def test_a_position_that_cannot_be_says_why(text: str, reason: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.set_up(text)
    assert caught.value.reason == reason


def test_positions_round_trip_through_a_whole_game() -> None:
    game = find("qwirkle/nl-classic", seats=3)
    for state, action in play(game, Random(6)):
        assert game.set_up(game.position(state)) == state
        assert game.parse(state, game.text(action)) == action
        seen = game.observe(state, frozenset()).state
        assert game.set_up(game.position(seen)) == seen
        assert not isinstance(action, Place) or game.position(seen).count("?") == 2 * sum(
            map(len, seen.hands)
        ) + 2 * len(seen.aside)
