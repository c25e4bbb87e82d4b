"""Texts of actions and positions, read and written."""

from __future__ import annotations

from random import Random

import pytest

from speeltafel import Ambiguous, Illegal, SpeeltafelError, Unreadable, find
from speeltafel.core.deeds import Deed, PieceMove
from speeltafel.games.exago.notation import deed_of
from speeltafel.games.exago.state import Cell, Move, Pass, Place
from speeltafel.testing.laws import why
from speeltafel.testing.mutate import mutated
from tests.games.exago.positions import states
from tests.games.exago.test_exago_rules import FULL, TIE

GAME = find("exago", 3)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("0,1", Place(Cell(0, 1))),
        (" 0 1 ", Place(Cell(0, 1))),
        ("(0, -1)", Place(Cell(0, -1))),
        ("0,−1", Place(Cell(0, -1))),
        ("1,-1>", Move(Cell(1, -1))),
        ("1,-1>2,0", Move(Cell(1, -1), Cell(2, 0))),
        ("1 -1 2 0", Move(Cell(1, -1), Cell(2, 0))),
        ("0,0 > 1,-1 ! 0,-2", Move(Cell(0, 0), Cell(1, -1), Cell(0, -3))),
        ("0,0>1,-1!5,5", Move(Cell(0, 0), Cell(1, -1), Cell(5, 5))),
        ("PASS", Pass()),
    ],
)
def test_texts_and_short_forms(text: str, action: object) -> None:
    assert GAME.parse(GAME.set_up(TIE), text) == action


def test_a_landing_alone_will_do_when_only_one_stone_may_go_there() -> None:
    state = GAME.set_up(FULL)
    assert GAME.parse(state, ">3,1") == Move(Cell(1, 0), Cell(3, 1)), "only 1,0 meets the duty"
    with pytest.raises(Unreadable):
        GAME.parse(state, ">-1,2")
    with pytest.raises(Ambiguous) as caught:
        find("exago", 3, duty="off").parse(state, ">3,1")
    assert "4,1>3,1" in caught.value.candidates
    why(caught.value)


@pytest.mark.parametrize(
    "text", ["", "x", "0", "0,", "0;1", "1,2,3", "0,1>2", "1,1>2,2!", "²,1", "1000,0", "0,1>>", "lot:"]
)
def test_what_is_no_action_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.parse(GAME.set_up(TIE), text)
    why(caught.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "exago-unreadable-position"),
        ("turn:3 r6: b6: y6:", "exago-unreadable-position"),
        ("turn:0 r6: y6: b6:", "exago-unreadable-position"),
        ("turn:0 r6: b6: y5:", "exago-position-stones"),
        ("turn:0 r6: b6: y5:9,0", "exago-position-cell"),
        ("turn:0 r5:0,0 b6: y5:0,0", "exago-position-twice"),
        ("turn:0 r5:0,0 b6: y5:0,2", "exago-position-apart"),
        ("turn:lot r5:0,0 b6: y6:", "exago-position-lot"),
        ("turn:0 r2:0,0+0,1+0,2+0,3 b6: y6:", "exago-position-line"),
    ],
)
def test_positions_that_no_game_leads_to_are_refused(text: str, reason: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.set_up(text)
    assert caught.value.reason == reason
    why(caught.value)


def test_what_moves_nothing_is_a_deed_without_pieces() -> None:
    assert deed_of("pass") == Deed("pass")
    assert deed_of("lot:1") == Deed("lot")
    assert deed_of("1,0") == Deed("place", (PieceMove(to="1,0"),))
    group = PieceMove("group", to="3,0")
    assert deed_of("1,-1>2,0!3,0") == Deed("move", (PieceMove(origin="1,-1", to="2,0"), group))


def test_a_position_is_read_up_to_its_longest_and_quoted_in_part() -> None:
    longest = "turn:0 r5:0,0 b6: y6:".ljust(1000)
    assert GAME.set_up(longest) == GAME.set_up(longest.strip())
    for wrong in (longest + " ", longest.replace("turn:0", "turn:9")):
        with pytest.raises(Unreadable) as caught:
            GAME.set_up(wrong)
        assert caught.value.message.args["text"] == wrong[:80]


def test_positions_round_trip() -> None:
    for text in (
        TIE,
        FULL,
        "turn:lot r6: b6: y6:",
        "turn:2 r6: b6: y6:",
        "turn:1 r2:0,0+0,1+0,2+0,3 b6: y6:",
    ):
        assert GAME.position(GAME.set_up(text)) == text


def test_only_our_own_errors_come_out_of_the_readers() -> None:
    rng = Random(4)
    known = [TIE, FULL, "1,-1>2,0!3,0", "0,1", "pass", "lot:2"]
    for state in states(GAME, rng, 4):
        for _ in range(500):
            text = mutated(rng.choice(known), rng, known)
            for reader in (GAME.set_up, lambda text, state=state: GAME.parse(state, text)):
                try:
                    reader(text)
                except SpeeltafelError as error:
                    why(error)


def test_a_refusal_names_the_cell_that_was_written() -> None:
    """Only one group can stay here, so the cell after the sign has no business in the move: it is told as it was typed."""
    game = find("exago", 3)
    state = game.set_up("turn:0 r0:0,0+0,1+0,2+3,-1+1,0+2,0 b6: y6:")
    with pytest.raises(Illegal) as refused:
        game.apply(state, game.parse(state, "3,-1>0,3!1,0"))
    assert refused.value.reason == "exago-no-choice"
    assert refused.value.cells == ("1,0",)
