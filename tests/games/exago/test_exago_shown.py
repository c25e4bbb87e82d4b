"""Drawings, views, previews, points and sentences."""

from __future__ import annotations

import re
from math import dist

import pytest

from speeltafel import find
from speeltafel.core.chance import Lot
from speeltafel.core.drawing import Paper, Shown
from speeltafel.core.preview import Mark
from speeltafel.core.registry import specs
from speeltafel.core.text_style import PLAIN, TextStyle
from speeltafel.games.exago.state import Pass
from speeltafel.games.exago.svg import render
from speeltafel.locale import LANGUAGES, say
from tests.games.exago.test_exago_rules import FULL, TIE, play

GAME = find("exago", 3)


def test_the_drawing_has_coordinates_to_type_and_marks_the_block() -> None:
    state = play(GAME, GAME.start(), "lot:0", "0,0", "1,-1", "-1,1", "0,1", "0,-1", "1,-2", "0,2", "2,-1")
    assert (
        GAME.picture(state, PLAIN)
        == """\
           ·     ·     ·

        ·     ·     ·     ·     ·
             1,-3  2,-3
     ·     ·     (Y)   ·     ·     ·
          0,-2  1,-2  2,-2  3,-2
  ·     ·     (B)   (B)   [B]   ·     ·
      -1,-1  0,-1  1,-1  2,-1  3,-1
     ·     ·     (R)   ·     ·     ·
          -1,0  0,0   1,0   2,0
  ·     ·     (Y)   (R)   ·     ·
       -2,1  -1,1  0,1   1,1
     ·     ·     ·     (R)   ·     ·
          -2,2  -1,2  0,2   1,2
        ·     ·     ·     !     ·
                   -1,3  0,3
                 ·     ·     ·

  (R)  3 ●●●
  (B)  3 ●●●
> (Y)  4 ●●●●"""
    )


def test_the_drawing_shows_the_winning_line() -> None:
    state = play(GAME, GAME.set_up("turn:0 r3:0,0+0,1+0,2 b6: y4:-1,1+-1,2"), "0,3")
    assert GAME.picture(state, TextStyle(colour=False, unicode=False)).count("*R*") == 4
    assert ">" not in GAME.picture(state, PLAIN)


def test_the_drawing_is_the_same_without_its_colours() -> None:
    for text in (TIE, FULL, "turn:lot r6: b6: y6:"):
        state = GAME.set_up(text)
        coloured = GAME.picture(state, TextStyle())
        assert "\x1b" in coloured
        assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == GAME.picture(state, PLAIN)


def test_a_drawing_of_the_usual_board_fits_eighty_columns() -> None:
    wide = "turn:0 r0:-6,0+-5,0+-4,0+-2,0+-1,0+0,0 b0:-3,0+1,0+2,0+3,0+5,0+6,0 y5:4,0"
    assert max(map(len, GAME.picture(GAME.set_up(wide), PLAIN).splitlines())) <= 80


def test_a_turn_offers_cells_or_stones_to_lift() -> None:
    placing = GAME.preview(GAME.set_up("turn:0 r5:0,0 b6: y6:"))
    assert [step.text for step in placing.steps] == ["-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,0"]
    moving = GAME.preview(GAME.set_up(TIE))
    assert {step.text for step in moving.steps} == {"0,-3>", "0,-2>", "1,-3>", "0,0>", "2,0>", "2,1>"}
    early = find("exago", 3, early_moves=True)
    both = {step.text for step in early.preview(early.set_up("turn:0 r4:0,0+1,0 b6: y6:")).steps}
    assert {"0,0>", "2,0"} <= both


def test_a_lifted_stone_shows_where_it_may_land_and_what_falls() -> None:
    state = GAME.set_up(TIE)
    lifted = GAME.preview(state, GAME.parse(state, "2,0>"))
    assert not lifted.ready
    assert "2,0>1,1" in [step.text for step in lifted.steps]
    assert lifted.marks == (Mark("falls", ("2,1",), 0), Mark("falls", ("3,0",), 2))
    landed = GAME.preview(state, GAME.parse(state, "2,0>1,1"))
    assert landed.ready
    assert landed.marks == lifted.marks


def test_equal_groups_are_a_choice_of_its_own() -> None:
    state = GAME.set_up(TIE)
    lifted = GAME.preview(state, GAME.parse(state, "0,0>"))
    texts = [step.text for step in lifted.steps]
    assert "0,0>1,-1" in texts, "both groups are in reach, so the choice follows"
    assert "0,0>1,1!1,0" in texts, "only one is, so it stays"
    choice = GAME.preview(state, GAME.parse(state, "0,0>1,-1"))
    assert not choice.ready
    assert choice.refusal is None
    assert [(step.text, step.cell) for step in choice.steps] == [
        ("0,0>1,-1!0,-3", "0,-3"),
        ("0,0>1,-1!1,0", "1,0"),
    ]
    assert choice.marks == (
        Mark("stays", ("0,-3", "0,-2", "0,-1", "1,-3")),
        Mark("stays", ("1,0", "2,0", "2,1", "3,0")),
    )


def test_a_stone_that_would_not_meet_the_duty_says_so_when_lifted() -> None:
    state = GAME.set_up(FULL)
    lifted = GAME.preview(state, GAME.parse(state, "4,1>"))
    assert lifted.steps == ()
    assert lifted.refusal is not None
    assert lifted.refusal.reason == "exago-duty"


def test_threats_and_blocks_are_marked_for_everybody() -> None:
    state = GAME.set_up("turn:2 r3:0,0+0,1+0,2 b3:0,-1+1,-1+2,-1 y4:-1,1+1,-2")
    assert GAME.view(state).marks == (
        Mark("threat", ("0,0", "0,1", "0,2", "0,3"), 0),
        Mark("threat", ("-1,-1", "0,-1", "1,-1", "2,-1"), 1),
        Mark("threat", ("0,-1", "1,-1", "2,-1", "3,-1"), 1),
        Mark("blocks", ("0,3",), 0),
    )
    assert GAME.preview(state).marks == GAME.view(state).marks


def test_a_line_is_worth_one_point() -> None:
    state = GAME.set_up("turn:0 r3:0,0+0,1+0,2 b6: y4:-1,1+-1,2")
    winning = GAME.parse(state, "0,3")
    score = GAME.score(state, winning)
    assert score.points == 1
    assert score.lines[0].cells == ("0,0", "0,1", "0,2", "0,3")
    assert GAME.scores(GAME.apply(state, winning)) == (1, 0, 0)
    assert GAME.score(state, GAME.parse(state, "1,0")).points == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_told(language: str) -> None:
    state = GAME.set_up(TIE)
    told = [
        say(GAME.describe(state, GAME.parse(state, text)), language)
        for text in ("0,0>1,-1!1,0", "2,1>1,1", "2,0>1,1")
    ]
    assert len(set(told)) == 3
    start = GAME.start()
    assert say(GAME.describe(start, Lot(start.mover or 0)), language)  # type: ignore[arg-type]
    line = GAME.set_up("turn:0 r3:0,0+0,1+0,2 b6: y4:-1,1+-1,2")
    assert "!" in say(GAME.describe(line, GAME.parse(line, "0,3")), language)
    assert "!" not in say(GAME.describe(line, GAME.parse(line, "1,0")), language)


EARLY = find("exago", 2, early_moves=True)
LIFT_ONLY = "turn:1 r7:0,1+1,0+2,-1+2,3+3,-2 b8:0,2+0,3+1,3+3,3"
OPEN_FOUR = "turn:1 r8:-2,0+-1,0+0,0+1,0 b11:0,-1"


def marked(text: str, kind: str) -> list[Mark]:
    return [mark for mark in EARLY.view(EARLY.set_up(text)).marks if mark.kind == kind]


def test_a_stone_that_must_be_lifted_is_shown() -> None:
    assert [mark.cells for mark in marked(LIFT_ONLY, "blocks")] == [("0,2",)]
    assert {str(action).partition(">")[0] for action in EARLY.legal(EARLY.set_up(LIFT_ONLY))} == {"0,2"}


def test_stones_that_may_be_lifted_instead_are_shown_beside_the_cells_that_block() -> None:
    small = find("exago", 2, early_moves=True, side=5)
    state = small.set_up("turn:0 r10:2,-1+2,0 b8:1,-3+1,-2+1,-1+1,1")
    assert [mark.cells for mark in small.view(state).marks if mark.kind == "blocks"] == [
        ("1,0", "2,-1", "2,0")
    ]


def test_a_line_that_nothing_stops_is_shown_and_one_that_somebody_else_may_stop_is_not() -> None:
    assert [mark.seat for mark in marked(OPEN_FOUR, "unstoppable")] == [0]
    assert marked(LIFT_ONLY, "unstoppable") == []
    assert marked("turn:0 r8:-2,0+-1,0+0,0+1,0 b11:0,-1", "unstoppable") == []  # who can win owes nothing
    free = find("exago", 2, early_moves=True, duty="off")
    assert not [mark for mark in free.view(free.set_up(OPEN_FOUR)).marks if mark.kind == "unstoppable"]


def test_a_position_that_comes_again_is_counted() -> None:
    state = play(EARLY, EARLY.start(), "lot:0", "0,0", "1,0", "0,1")
    assert (EARLY.view(state).seen, EARLY.view(state).draw_at) == (1, 3)
    state = play(EARLY, state, "1,0>0,-1", "0,1>1,-1", "0,-1>1,0", "1,-1>0,1")
    assert EARLY.view(state).seen == 2


def test_a_play_is_told_by_what_it_did() -> None:
    state = play(GAME, GAME.start(), "lot:0", "0,0", "1,-1", "-1,1", "0,1", "0,-1", "1,-2", "0,2", "2,-1")
    args = GAME.describe(state, GAME.parse(state, "0,3")).args
    assert (args["row"], args["stops"], args["seat"]) == (1, "stops", 1)
    before = play(GAME, GAME.start(), "lot:0", "0,0", "1,-1", "-1,1", "0,1", "0,-1", "1,-2")
    args = GAME.describe(before, GAME.parse(before, "0,2")).args
    assert (args["row"], args["stops"]) == (3, "none")


def test_a_stone_on_a_cell_that_is_taken_is_not_ready() -> None:
    state = GAME.set_up("turn:0 r5:0,0 b6: y6:")
    refused = GAME.preview(state, GAME.parse(state, "0,0"))
    assert not refused.ready
    assert refused.refusal is not None


def test_of_two_lines_that_one_stone_stops_the_next_seats_is_told() -> None:
    state = GAME.set_up("turn:2 r3:0,0+0,1+0,2 b3:1,3+2,3+3,3 y4:0,-1+1,2")
    told = GAME.describe(state, GAME.parse(state, "0,3"))
    assert (told.args["stops"], told.args["seat"]) == ("stops", 1)


@pytest.mark.parametrize(("duty", "marked"), [("next", []), ("nearest", [0])])
def test_a_line_that_nothing_stops_is_shown_to_whoever_had_to_block_it(duty: str, marked: list[int]) -> None:
    game = find("exago", 3, early_moves=True, duty=duty)
    state = game.set_up("turn:1 r3:0,0+0,1+0,2 b6: y6:")
    assert [mark.seat for mark in game.view(state).marks if mark.kind == "unstoppable"] == marked


def test_around_a_stone_its_six_neighbours_are_drawn() -> None:
    view = GAME.view(GAME.set_up("turn:1 r5:0,0 b6: y6:"))
    paper = Paper(400, 400)
    render(Shown(view, ("Ada", "Bo", "Cas")), paper, (0, 0, 400, 400))
    cells = re.findall(r'<polygon points="([^"]*)"', "".join(paper._parts))[:7]
    middles = [
        tuple(sum(map(float, xy)) / 6 for xy in zip(*(p.split(",") for p in cell.split()), strict=True))
        for cell in cells
    ]
    assert {round(dist(middle, (200, 200)) / 84 / 0.866, 1) for middle in middles} == {0.0, 1.0}


def test_before_the_first_stone_no_position_was_seen() -> None:
    assert GAME.view(GAME.start()).seen == 0


def test_only_a_stone_scores() -> None:
    assert GAME.score(GAME.set_up(TIE), Pass()).points == 0


def test_a_handicap_belongs_to_who_sits_there() -> None:
    options = specs()["exago"].options
    assert {name for name, option in options.items() if option.personal} == {"handicap", "colours", "ages"}
