"""The sheet's example, groups that fall, lines, endless play, and each option."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from speeltafel import Decision, Illegal, Match, Outcome, Seat, SpeeltafelError, Unknown, find
from speeltafel.core.chance import Lots
from speeltafel.games.exago.game import Exago
from speeltafel.games.exago.state import Pass, State

FULL = (
    "turn:1 r0:-1,0+2,-2+2,-1+3,0+4,-1+5,-1 b0:1,0+2,0+4,-2+4,0+4,1+5,-2 y0:-3,-1+-2,-2+-2,-1+-1,-1+-1,1+0,0"
)
TIE = "turn:0 r0:0,-3+0,-2+0,0+1,-3+2,0+2,1 b4:0,-1+1,0 y5:3,0"


def play(game: Exago, state: State, *texts: str) -> State:
    """The state after these actions."""
    for text in texts:
        state = game.apply(state, game.parse(state, text))
    return state


def legal(game: Exago, state: State) -> list[str]:
    return [game.text(action) for action in game.legal(state)]


def reason(game: Exago, state: State, text: str) -> str:
    """The reason code of a refusal."""
    with pytest.raises(Illegal) as caught:
        play(game, state, text)
    return caught.value.reason


def test_the_sheets_example_of_the_duty_to_block() -> None:
    example = json.loads((Path(__file__).parent / "exago_block.json").read_text())
    game = find(example["game"], example["seats"], **example["options"])
    state = play(game, game.start(), *example["actions"])
    assert game.turn(state) == Decision(Seat(example["to_move"]))
    assert legal(game, state) == example["legal"]
    free = find(example["game"], example["seats"], duty="off")
    assert len(free.legal(state)) == example["without_duty"]
    assert reason(game, state, "-1,-1") == "exago-duty"


def test_the_duty_names_the_line_and_the_cells_that_stop_it() -> None:
    game = find("exago", 3)
    state = game.set_up("turn:2 r3:0,0+0,1+0,2 b3:0,-1+1,-1+2,-1 y4:-1,1+1,-2")
    refusal = game.preview(state, game.parse(state, "3,-1")).refusal
    assert refusal is not None
    assert refusal.cells == ("0,3",)
    assert [clue.cells for clue in refusal.clues] == [("0,0", "0,1", "0,2", "0,3"), ("0,3",)]


def test_the_duty_can_be_met_by_breaking_the_line_apart() -> None:
    # Yellow would complete a line on the left; lifting 1,0 makes all of the left fall, and nothing else stops it.
    game = find("exago", 3)
    state = game.set_up(FULL)
    assert {text.partition(">")[0] for text in legal(game, state)} == {"1,0"}
    marks = game.view(state).marks
    assert [(mark.kind, mark.cells) for mark in marks if mark.kind == "blocks"] == [("blocks", ("1,0",))]
    assert reason(game, state, "4,1>3,1") == "exago-duty"


def test_nearest_looks_past_a_next_player_who_does_not_threaten() -> None:
    # Blue threatens along r = -1, red does not; yellow is before red.
    position = "turn:2 r4:0,0+0,1 b3:0,-1+1,-1+2,-1 y4:-1,1+1,-2"
    assert len(find("exago", 3).legal(find("exago", 3).set_up(position))) > 2
    game = find("exago", 3, duty="nearest")
    state = game.set_up(position)
    # Both ends are open, so nothing stops blue and the duty lapses.
    assert len(game.legal(state)) > 2
    closed = game.set_up("turn:2 r4:0,1+3,-1 b3:0,-1+1,-1+2,-1 y4:0,0+1,-2")
    assert legal(game, closed) == ["-1,-1"]


TEMPTED = "turn:2 r3:0,0+0,1+0,2 b5:0,-1 y3:1,0+1,1+1,2"
"""Yellow could win at 1,-1 or 1,3; red, who is next, is stopped at 0,3 only."""


def test_whoever_could_win_wins_or_stops_the_next_player() -> None:
    game = find("exago", 3)
    state = game.set_up(TEMPTED)
    assert legal(game, state) == ["0,3", "1,-1", "1,3"]
    assert reason(game, state, "-1,1") == "exago-duty"


def test_who_is_free_to_win_may_do_anything() -> None:
    game = find("exago", 3)
    assert len(game.legal(game.set_up("turn:2 r4:0,0+0,1 b5:0,-1 y3:1,0+1,1+1,2"))) == 14


def test_the_duty_is_towards_the_next_player_unless_said_otherwise() -> None:
    """Blue, two seats on, threatens at 0,3: nobody but the seat before blue must see to it."""
    position = "turn:2 r5:0,-1 b3:0,0+0,1+0,2 y5:1,0"
    assert "2,0" in legal(find("exago", 3), find("exago", 3).set_up(position))
    nearest = find("exago", 3, duty="nearest")
    assert legal(nearest, nearest.set_up(position)) == ["0,3"]


def test_games_of_version_0_1_keep_their_reading() -> None:
    game = find("exago", 3, reading=1)
    assert len(game.legal(game.set_up(TEMPTED))) == 14
    assert game.options == {"reading": 1}


def test_the_mover_chooses_among_equal_groups() -> None:
    game = find("exago", 3)
    state = game.set_up(TIE)
    assert reason(game, state, "0,0>1,-1") == "exago-choose"
    assert reason(game, state, "0,0>1,-1!3,3") == "exago-wrong-group"
    assert reason(game, state, "0,0>1,-2!1,0") == "exago-island-falls"
    assert reason(game, state, "2,1>1,1!0,0") == "exago-no-choice"
    left = game.position(play(game, state, "0,0>1,-1!0,-3"))
    right = game.position(play(game, state, "0,0>1,-1!1,0"))
    assert left == "turn:1 r2:0,-3+0,-2+1,-3+1,-1 b5:0,-1 y6:"
    assert right == "turn:1 r3:1,-1+2,0+2,1 b5:1,0 y5:3,0"
    assert game.position(play(game, state, "0,0>1,-1!3,0")) == right, "any cell of a group names it"


def test_the_mover_chooses_among_equal_groups_at_the_rim_too() -> None:
    game = find("exago", 3, side=5, early_moves=True)
    state = game.set_up("turn:0 r5:-3,0 b4:-4,0+-4,1 y4:-2,0+-2,1")
    assert reason(game, state, "-3,0>-3,1") == "exago-choose"
    left = game.position(play(game, state, "-3,0>-3,1!-4,0"))
    assert left == "turn:1 r5:-3,1 b4:-4,0+-4,1 y6:"


def test_only_the_largest_group_stays() -> None:
    game = find("exago", 3)
    state = play(game, game.set_up(TIE), "2,0>1,1")
    assert game.position(state) == "turn:1 r1:0,-3+0,-2+0,0+1,-3+1,1 b4:0,-1+1,0 y6:"


def test_with_bridge_a_move_that_reconnects_removes_nothing() -> None:
    game = find("exago", 3, bridge=True)
    state = game.set_up(TIE)
    assert game.position(play(game, state, "0,0>1,-1")) == (
        "turn:1 r0:0,-3+0,-2+1,-3+1,-1+2,0+2,1 b4:0,-1+1,0 y5:3,0"
    )
    assert reason(game, state, "0,0>1,-1!0,-3") == "exago-no-choice"
    assert reason(game, state, "2,0>4,0") == "exago-smaller-group"


def test_stones_in_hand_go_first_unless_early_moves_are_allowed() -> None:
    position = "turn:0 r1:0,0+1,0+2,0+0,1+2,1 b6: y6:"
    game, early = find("exago", 3), find("exago", 3, early_moves=True)
    state = game.set_up(position)
    assert reason(game, state, "0,0>3,0") == "exago-hand-first"
    assert "0,0>3,0" in legal(early, state)
    assert "3,0" in legal(early, state)


def test_the_only_stone_may_not_be_lifted() -> None:
    game = find("exago", 3, early_moves=True)
    state = game.set_up("turn:0 r5:0,0 b6: y6:")
    assert reason(game, state, "0,0>1,0") == "exago-lone-stone"


def test_the_first_stone_goes_on_start() -> None:
    game = find("exago", 2)
    state = play(game, game.start(), "lot:1")
    assert legal(game, state) == ["0,0"]
    assert reason(game, state, "1,0") == "exago-start"


def test_a_line_wins_at_once_and_is_shown() -> None:
    game = find("exago", 3)
    state = play(game, game.set_up("turn:0 r3:0,0+0,1+0,2 b6: y4:-1,1+-1,2"), "0,3")
    outcome = game.turn(state)
    assert outcome == Outcome((1, 0, 0), frozenset({Seat(0)}), "exago-over-line")
    assert [str(cell) for cell in state.line] == ["0,0", "0,1", "0,2", "0,3"]
    assert reason(game, state, "1,0") == "illegal-over"
    assert list(game.legal(state)) == []


def test_four_are_not_enough_for_two_players() -> None:
    game = find("exago", 2)
    state = play(game, game.set_up("turn:0 r9:0,0+0,1+0,2 b12:"), "0,3")
    assert game.turn(state) == Decision(Seat(1))


OUT_AND_BACK = ("4,1>3,1", "-1,1>0,1", "2,-2>3,-2", "3,1>4,1", "0,1>-1,1", "3,-2>2,-2")


def test_the_third_occurrence_of_a_position_is_a_draw() -> None:
    game = find("exago", 3, duty="off")
    state = play(game, game.set_up(FULL), *OUT_AND_BACK)
    assert game.position(state) == FULL
    assert game.turn(state) == Decision(Seat(1))
    state = play(game, state, *OUT_AND_BACK)
    assert game.turn(state) == Outcome((0, 0, 0), frozenset(), "exago-over-repetition")
    assert game.turn(game.set_up(game.position(state))) == Decision(Seat(1)), "a fresh history"


def test_many_moves_in_a_row_are_a_draw() -> None:
    game = find("exago", 3, duty="off")
    state = replace(game.set_up(FULL), moves=149)
    assert game.view(state).turns_left == 1
    drawn = Outcome((0, 0, 0), frozenset(), "exago-over-moves")
    assert game.turn(play(game, state, OUT_AND_BACK[0])) == drawn
    assert play(game, state, "1,0>1,1").moves == 0, "a returned stone counts afresh"
    placed = replace(game.set_up("turn:0 r5:0,0 b6: y6:"), moves=149)
    assert play(game, placed, "1,0").moves == 0


def test_who_has_nothing_to_do_passes() -> None:
    # A board of seven cells, all full: no board that the options allow is ever full.
    game = find("exago", 2)
    small = Exago(game.edition, replace(game.rules, side=2, stones=(4, 4)), {})
    state = small.set_up("turn:0 r1:-1,0+-1,1+1,0 b0:0,-1+0,0+0,1+1,-1")
    assert list(small.legal(state)) == [Pass()]
    assert (small.preview(state).text, small.preview(state).ready) == ("pass", True)
    assert small.apply(state, Pass()).mover == 1
    assert reason(game, game.set_up("turn:0 r11:0,0 b12:"), "pass") == "exago-no-pass"


def test_a_handicap_leaves_stones_enough_for_a_line() -> None:
    assert find("exago", 3, handicap=(0, 2, 0)).start().hands == (6, 4, 6)
    assert find("exago", 2, handicap="7,0").start().hands == (5, 12)
    assert find("exago", 2, handicap=(0, 0)).options == {}
    with pytest.raises(Unknown):
        find("exago", 3, handicap=(0, 3, 0))


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, (0, 1, 2)),
        ({"ages": (70, 9, 8)}, (2,)),
        ({"ages": (8, 70, 8)}, (0, 2)),
        ({"ages": (70, None, 8)}, (1, 2)),
        ({"ages": (70, 9, 8), "first": 0}, (0,)),
    ],
)
def test_the_youngest_begins(options: dict[str, object], seats: tuple[int, ...]) -> None:
    game = find("exago", 3, **options)
    assert game.turn(game.start()) == Lots(tuple(Seat(seat) for seat in seats))


@pytest.mark.parametrize("side", [4, 14])
def test_a_board_has_five_to_thirteen_cells_a_side(side: int) -> None:
    with pytest.raises(SpeeltafelError):
        find("exago", 2, side=side)
    assert [find("exago", 2, side=fit).rules.side for fit in (5, 13)] == [5, 13]


def test_the_board_is_as_large_as_its_side() -> None:
    assert [len(find("exago", 2, side=side).start().board) for side in (5, 7, 13)] == [61, 127, 469]
    game = find("exago", 2, side=5)
    state = game.set_up("turn:0 r11:4,0 b12:")
    assert legal(game, state) == ["3,0", "3,1", "4,-1"]
    assert reason(game, state, "5,0") == "exago-off-board"
    with pytest.raises(Unknown):
        find("exago", 2, side=4)


def test_stones_are_conserved_in_random_games() -> None:
    for seats in range(2, 7):
        match = Match(find("exago", seats), seed=seats)
        rng = Random(seats)
        for _ in range(60):
            if match.outcome is not None:
                break
            match.push(rng.choice(list(match.legal)))
            state = match.state
            assert [state.board.count(seat + 1) + state.hands[seat] for seat in range(seats)] == list(
                match.game.rules.stones
            )
