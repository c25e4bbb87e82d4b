"""Drawings, views, previews, score lines and sentences."""

from __future__ import annotations

from random import Random

from speeltafel import Seat, find
from speeltafel.core.text_style import PLAIN, TextStyle
from speeltafel.games.qwinn.picture import spots
from speeltafel.games.qwinn.state import winners
from speeltafel.games.qwinn.words import tell_step
from speeltafel.locale import LANGUAGES, say
from tests.games.qwinn.positions import play

GAME = find("qwinn")
STATE = GAME.set_up("four:100:minus full:120:- 0 roll:1133/3 1")


def test_the_drawing_shows_lanes_points_boycott_reach_and_dice() -> None:
    assert (
        GAME.picture(STATE, PLAIN)
        == """\
           > 1              2
       100/250            120/250
       ⊘ minus
               │  2x1   │
               │  2x2   │
               │  2x3   │
               │  2x4   │
               │  2x5   │
               │  2x6   │
            +9 │ three  │
             ● │  four  │
           +25 │  full  │ ●
               │ small  │
               │ large  │
               │ topper │

 ╭─────╮ ╭─────╮ ╭─────╮ ╭─────╮ ╔═════╗
 │     │ │     │ │●    │ │●    │ ║●    ║
 │  ●  │ │  ●  │ │  ●  │ │  ●  │ ║  ●  ║
 │     │ │     │ │    ●│ │    ●│ ║    ●║
 ╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯ ╚═════╝
 ↻ 1"""
    )


def test_the_drawing_needs_neither_colour_nor_unicode() -> None:
    for state, _ in play(GAME, Random(2)):
        assert GAME.picture(state, TextStyle(colour=False, unicode=False)).isascii()
        assert "\x1b" not in GAME.picture(state, PLAIN)
    assert "\x1b[" in GAME.picture(STATE, TextStyle())


def test_spaces_and_dice_are_where_the_drawing_has_them() -> None:
    lines = GAME.picture(STATE, PLAIN).splitlines()
    found = spots(GAME, STATE, PLAIN)  # type: ignore[arg-type]
    dice = [spot for spot in found if spot.name.removeprefix("r").isdecimal()]
    assert [spot.name for spot in dice] == ["1", "1", "3", "3", "r3"]
    assert [spot.column for spot in dice] == list(range(1, lines[-2].rindex("╝"), dice[0].width + 1))
    for spot in dice:
        above, end = lines[spot.line], spot.column + spot.width
        assert above[spot.column] + above[end - 1] in ("╭╮", "╔╗")
        assert lines[spot.line + spot.height - 1][spot.column] in "╰╚"
    for spot in found[: len(found) - len(dice)]:
        assert spot.name in lines[spot.line][spot.column : spot.column + spot.width]


def test_the_view_is_plain() -> None:
    view = GAME.view(STATE)
    assert view.places == ("four", "full")
    assert (view.points, view.boycotts, view.whites, view.red) == ((100, 120), ("minus", ""), (1, 1, 3, 3), 3)
    assert (view.throws, view.target, len(view.spaces)) == (1, 250, 12)
    assert GAME.view(GAME.start()).throws == 0


def test_the_view_tells_what_a_failed_turn_costs_and_whether_every_space_can_be_reached() -> None:
    assert (GAME.view(STATE).cost, GAME.view(STATE).anywhere) == (11, False)
    spared = GAME.apply(STATE, GAME.parse(STATE, "full"))
    assert GAME.view(spared).cost == 0
    topper = GAME.set_up("topper:4:minus full:120:- 0 roll:1133/3 1")
    assert (GAME.view(topper).cost, GAME.view(topper).anywhere) == (4, True)


def test_a_preview_without_a_play_lists_each_go_fail_and_another_throw() -> None:
    steps = [(step.text, step.cell, step.piece, step.points) for step in GAME.preview(STATE).steps]
    assert steps == [
        ("go:three", "three", "", 9), ("go:three+minus", "three", "+minus", 9), ("go:three-minus", "three", "-minus", 9),
        ("go:full", "full", "", 25), ("go:full+minus", "full", "+minus", 25), ("go:full-minus", "full", "-minus", 25),
        ("fail", "", "", -11), ("keep:/-", "", "", None),
    ]  # fmt: skip
    assert not GAME.preview(GAME.start()).steps


def test_a_preview_of_a_go_offers_the_red_die_and_shows_the_points() -> None:
    preview = GAME.preview(STATE, GAME.parse(STATE, "full"))
    assert preview.ready
    assert preview.score.points == 25
    assert [step.text for step in preview.steps] == ["go:full+minus", "go:full-minus"]


def test_a_preview_of_a_keep_offers_one_die_more() -> None:
    preview = GAME.preview(STATE, GAME.parse(STATE, "keep:3/-"))
    assert preview.ready
    assert [(step.text, step.cell) for step in preview.steps] == [
        ("keep:3/3", "r3"), ("keep:13/-", "1"), ("keep:33/-", "3"),
    ]  # fmt: skip


def test_a_score_names_the_space_and_the_dice_that_make_it() -> None:
    score = GAME.score(STATE, GAME.parse(STATE, "three"))
    assert [(line.cells, line.pieces, line.points) for line in score.lines] == [
        (("three",), ("3", "3", "r3"), 9)
    ]
    straight = GAME.set_up("small:0:- 2x1:0:- 0 roll:2356/4 0")
    for space, pieces in (("small", ("3", "5", "6", "r4")), ("large", ("2", "3", "5", "6", "r4"))):
        assert GAME.score(straight, GAME.parse(straight, space)).lines[0].pieces == pieces


def test_every_action_is_told_in_four_languages() -> None:
    for state, action in play(GAME, Random(4)):
        for language in LANGUAGES:
            assert say(GAME.describe(state, action), language)
        for line in GAME.score(state, action).lines:
            assert say(line.name, "nl")


def test_nothing_is_hidden() -> None:
    seen = GAME.observe(STATE, frozenset({Seat(1)}))
    assert seen.state == STATE
    assert GAME.imagine(seen, Random(1)) == STATE


def test_plays_that_end_the_game_are_marked_by_who_would_win_it() -> None:
    held = GAME.set_up("large:230:negeer full:252:max2 0 roll:2345/6 1")
    marks = {mark.seat: mark.cells for mark in GAME.preview(held).marks if mark.kind == "wins"}
    assert marks[0] == ("go:small-negeer", "go:large-negeer")
    assert marks[1] == ("fail",)
    assert GAME.preview(STATE).marks == ()


def test_a_turns_start_tells_of_every_play_what_playing_it_would_bring() -> None:
    game = find("qwinn", target=60, cap=70)
    marked = 0
    for seed in range(6):
        for state, _ in play(game, Random(seed)):
            preview = game.preview(state)
            ends: dict[int, list[str]] = {}
            for step in preview.steps:
                action = game.parse(state, step.text)
                assert (step.points or 0) == game.score(state, action).points
                for seat in winners(game.rules, game.apply(state, action)):
                    ends.setdefault(seat, []).append(step.text)
            assert {mark.seat: list(mark.cells) for mark in preview.marks} == ends
            marked += len(ends)
    assert marked


def test_a_failed_turn_tells_which_boycott_comes_off() -> None:
    held = GAME.set_up("full:238:minus full:252:max2 0 roll:1135/6 1")
    told = GAME.describe(held, GAME.parse(held, "fail"))
    assert "Minus" in say(told, "en")
    assert "Max 2×" in say(told, "en")
    free = GAME.set_up("full:238:- full:252:- 0 roll:1135/6 1")
    assert say(GAME.describe(free, GAME.parse(free, "fail")), "en") == "A failed turn."


def test_every_step_of_a_go_says_what_it_does() -> None:
    told = [say(tell_step(step), "en") for step in GAME.preview(STATE).steps[:3]]
    assert len(set(told)) == 3
    assert "Minus" not in told[0]
    assert all("Minus" in each for each in told[1:])
