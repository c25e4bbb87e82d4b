"""Every refusal: its reason, the tiles and cells it points at, and which comes first."""

from __future__ import annotations

import pytest

from speeltafel import Illegal, find
from speeltafel.games.qwirkle.state import State
from speeltafel.locale import LANGUAGES, say

GAME = find("qwirkle", seats=2)

#        0   1   2   3
#  -1            gc
#   0   rl  rd  rc  rs
#   1           bc  bs
TABLE = "0,-1/2gc/rlrdrcrs/2bcbs rxrsbdbxpspx/gcgdgsgtgxgl 9,9 0"


def table() -> State:
    state: State = GAME.set_up(TABLE)
    return state


def refusal(text: str, state: State | None = None) -> Illegal:
    where = state or table()
    with pytest.raises(Illegal) as caught:
        GAME.apply(where, GAME.parse(where, text))
    assert all(caught.value.say(language) for language in LANGUAGES)
    return caught.value


@pytest.mark.parametrize(
    ("text", "reason", "cells", "pieces"),
    [
        ("yt@4,0", "qwirkle-not-in-hand", (), ("yt",)),
        ("swap:yt", "qwirkle-not-in-hand", (), ("yt",)),
        ("rx@4,0+rx@5,0", "qwirkle-not-in-hand", (), ("rx",)),
        ("rx@3,0", "qwirkle-cell-taken", ("3,0",), ("rs",)),
        ("rx@4,0+px@4,0", "qwirkle-cell-twice", ("4,0",), ("px", "rx")),
        ("rx@4,0+px@5,1", "qwirkle-one-row", ("4,0", "5,1"), ("rx", "px")),
        ("rx@4,0+px@4,2", "qwirkle-gap", ("4,1",), ("rx", "px")),
        ("rx@6,6", "qwirkle-island", ("6,6",), ("rx",)),
        ("rx@900,900", "qwirkle-island", ("900,900",), ("rx",)),
        ("rs@4,0", "qwirkle-twin", ("4,0", "3,0"), ("rs", "rs")),
        ("bd@4,0", "qwirkle-clash", ("4,0", "0,0"), ("bd", "rl")),
        ("swap:", "qwirkle-swap-none", (), ()),
        ("pass", "qwirkle-pass-bag", (), ()),
        ("draw:rs", "qwirkle-no-draw", (), ()),
        ("lot:0", "qwirkle-no-lot", (), ()),
    ],
)
def test_a_refusal_names_its_rule_and_points_at_what_is_wrong(
    text: str, reason: str, cells: tuple[str, ...], pieces: tuple[str, ...]
) -> None:
    found = refusal(text)
    assert (found.reason, found.cells, found.pieces) == (reason, cells, pieces)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("yt@3,0", "qwirkle-not-in-hand"),  # a tile one has not, on a cell that is taken
        ("rx@3,0+px@9,9", "qwirkle-cell-taken"),  # and out of the row
        ("bd@9,9+px@20,20", "qwirkle-one-row"),  # and an island
        ("bd@8,0+px@10,0", "qwirkle-gap"),  # and an island that clashes
        ("bd@9,9+px@9,10", "qwirkle-island"),  # and clashes
    ],
)
def test_of_several_rules_the_first_on_the_page_is_named(text: str, reason: str) -> None:
    assert refusal(text).reason == reason


def test_every_clash_is_a_clue_with_its_two_cells() -> None:
    found = refusal("bd@4,0")
    assert [clue.cells for clue in found.clues] == [("4,0", "0,0"), ("4,0", "2,0"), ("4,0", "3,0")]
    assert (
        str(found)
        == "These cannot be in one line: blue diamond and red clover share neither colour nor shape."
    )
    assert (
        say(found.clues[1].message, "nl")
        == "Dit kan niet in één lijn: blauwe ruit en rode cirkel hebben niet dezelfde kleur en ook niet dezelfde vorm."
    )


def test_a_tile_that_joins_two_lines_is_refused_for_tiles_that_lay_there() -> None:
    #  rl .. bs     the red square goes with both neighbours, but they do not go together
    #  rc .. bc
    #  rx gx bx
    state = GAME.set_up("0,0/rl1bs/rc1bc/rxgxbx rsrdbdpspxpx/gcgdgsgtgxgl 9,9 0")
    found = refusal("rs@1,0", state)
    assert (found.reason, found.cells, found.pieces) == ("qwirkle-clash", ("0,0", "2,0"), ("rl", "bs"))


def test_of_all_that_clashes_the_new_tile_is_named_first() -> None:
    #  rl .. bs     a green diamond goes with neither neighbour, and they do not go together
    state = GAME.set_up("0,0/rl1bs/rc1bc/rxgxbx gdrdbdpspxpx/gcgdgsgtgxgl 9,9 0")
    found = refusal("gd@1,0", state)
    assert found.cells == ("1,0", "0,0")
    assert [clue.cells for clue in found.clues] == [("1,0", "0,0"), ("1,0", "2,0"), ("0,0", "2,0")]


def test_after_the_end_nothing_is_played() -> None:
    block = "0,0/bcgcocpcrcyc/gcocpcrcycbc/ocpcrcycbcGC bdbdbdgdgdgd/rlrlrlylylyl 9,4 0"
    state = GAME.set_up(block)
    assert {refusal(text, state).reason for text in ("bd@6,0", "swap:bd", "pass", "draw:rs", "lot:0")} == {
        "illegal-over"
    }


def test_nobody_plays_while_the_bag_must_speak() -> None:
    state = GAME.apply(table(), GAME.parse(table(), "rx@4,0"))
    assert refusal("gt@3,2", state).reason == "illegal-not-your-turn"
