"""The three examples of the rule sheet give exactly the stated choices."""

from __future__ import annotations

from speeltafel import find

GAME = find("qwinn/standard")


def choices(position: str) -> list[str]:
    return [GAME.text(action) for action in GAME.legal(GAME.set_up(position))]


def test_a_full_house_four_steps_away_is_too_far_for_red_three() -> None:
    assert choices("2x5:40:- full:0:- 0 roll:1133/3 0") == ["go:2x3", "go:three", "fail"]
    state = GAME.set_up("2x5:40:- full:0:- 0 roll:1133/3 0")
    assert [step.points for step in GAME.preview(state).steps] == [9, 9, 0]


def test_a_step_leaves_the_red_die_to_place_minus_or_to_do_nothing() -> None:
    assert choices("four:40:- 2x1:0:- 0 roll:1133/3 0") == [
        "go:three", "go:three+minus", "go:full", "go:full+minus", "fail",
    ]  # fmt: skip


def test_a_step_leaves_the_red_die_to_remove_minus() -> None:
    assert choices("2x1:0:minus four:40:minus 1 roll:1133/3 0") == [
        "go:three", "go:three-minus", "go:full", "go:full-minus", "fail",
    ]  # fmt: skip
    state = GAME.set_up("four:40:- 2x1:0:- 0 roll:1133/3 0")
    assert [step.points for step in GAME.preview(state).steps] == [9, 9, 25, 25, 0]


def test_a_failed_turn_takes_the_own_boycott_off_and_minus_costs_nineteen() -> None:
    position = "2x5:40:minus full:10:max2 0 roll:1456/3 0"
    assert choices(position) == ["fail"]
    state = GAME.set_up(position)
    fail = GAME.parse(state, "fail")
    assert GAME.score(state, fail).points == -19
    assert GAME.position(GAME.apply(state, fail)) == "2x5:21:minus full:10:- 1 keep:/- 3"
