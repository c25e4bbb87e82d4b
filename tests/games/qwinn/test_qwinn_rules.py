"""Turns, boycotts, winning and options, one position and one action at a time."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from speeltafel import Decision, Outcome, Unknown, find
from speeltafel.core.chance import Lot, Lots
from speeltafel.games.qwinn.chance import Throw
from speeltafel.games.qwinn.checks import census
from speeltafel.games.qwinn.scoring import longest_run, scoring_dice
from speeltafel.games.qwinn.state import Dice

GAME = find("qwinn")


def after(position: str, *texts: str, **options: object) -> str:
    game = find("qwinn", **options)
    state = game.set_up(position)
    for text in texts:
        state = game.apply(state, game.parse(state, text))
    return game.position(state)


def test_both_begin_on_topper_and_a_fair_lot_decides() -> None:
    state = GAME.start()
    assert GAME.position(state) == "topper:0:- topper:0:- lot"
    lots = GAME.turn(state)
    assert isinstance(lots, Lots)
    assert [lots.probability(lot) for lot in lots.outcomes()] == [Fraction(1, 2)] * 2
    assert not list(GAME.legal(state))


def test_first_fixes_who_begins() -> None:
    game = find("qwinn", first=1)
    lots = game.turn(game.start())
    assert isinstance(lots, Lots)
    assert list(lots.outcomes()) == [Lot(1)]


def test_a_throw_has_756_outcomes_with_chances_that_sum_to_one() -> None:
    throw = GAME.turn(GAME.apply(GAME.start(), Lot(0)))
    assert isinstance(throw, Throw)
    outcomes = list(throw.outcomes())
    assert len(outcomes) == len(set(outcomes)) == 756
    assert sum(map(throw.probability, outcomes)) == 1
    assert throw.probability(GAME.parse(GAME.start(), "roll:1133/3")) == Fraction(6, 6**5)


@pytest.mark.parametrize("kept", ["/-", "/6", "3/-", "33/3", "1234/-", "555/5"])
def test_a_throw_with_kept_dice_has_chances_that_sum_to_one(kept: str) -> None:
    throw = GAME.turn(GAME.set_up(f"2x1:0:- 2x1:0:- 0 keep:{kept} 1"))
    assert isinstance(throw, Throw)
    outcomes = list(throw.outcomes())
    assert len(set(outcomes)) == len(outcomes)
    assert sum(map(throw.probability, outcomes)) == 1
    assert throw.sample(Random(3)) in outcomes


def test_a_turn_has_three_throws_and_may_stop_early() -> None:
    begin = "2x1:0:- 2x1:0:- 0 keep:/- 3"
    assert after(begin, "roll:1133/3").endswith("roll:1133/3 2")
    assert after(begin, "roll:1133/3", "keep:33/3", "roll:3346/3").endswith("roll:3346/3 1")
    last = after(begin, "roll:1133/3", "keep:33/3", "roll:3346/3", "keep:46/-", "roll:1246/2")
    assert last.endswith("roll:1246/2 0")
    assert after(begin, "roll:1133/3", "go:2x1") == "2x1:2:- 2x1:0:- 1 keep:/- 3"


def test_max2_leaves_two_throws() -> None:
    assert after("2x1:0:- 2x1:0:- 1 roll:1133/2 0", "go:2x1+max2") == "2x1:0:max2 2x1:2:- 0 keep:/- 2"


def test_placing_another_kind_moves_the_pawn() -> None:
    assert after("2x1:0:- 2x1:0:minus 0 roll:1133/6 0", "go:2x1+negeer").startswith("2x1:2:- 2x1:0:negeer")


def test_five_equal_dice_reach_topper_from_anywhere_and_leave_the_red_die_free() -> None:
    assert (
        after("2x1:0:- 2x1:0:- 0 roll:3333/3 0", "go:topper+minus") == "topper:50:- 2x1:0:minus 1 keep:/- 3"
    )


def test_from_topper_any_space_is_reached_and_a_boycott_may_be_removed() -> None:
    assert after("topper:0:max2 2x1:0:- 0 roll:1133/1 0", "go:2x1-max2") == "2x1:3:- 2x1:0:- 1 keep:/- 3"


def test_negeer_lets_topper_through_unless_the_table_says_otherwise() -> None:
    assert after("2x1:0:negeer 2x1:0:- 0 roll:3333/3 0", "go:topper").startswith("topper:50:negeer")
    strict = find("qwinn", negeer_stops_topper=True)
    for position, legal in (
        ("2x1:0:negeer 2x1:0:- 0 roll:1111/1 0", ["go:2x1", "fail"]),
        ("topper:0:negeer 2x1:0:- 0 roll:2345/6 0", ["go:large", "go:large-negeer", "fail"]),
        ("large:0:negeer 2x1:0:- 0 roll:6666/6 0", ["go:topper", "go:topper-negeer", "fail"]),
    ):
        assert [strict.text(action) for action in strict.legal(strict.set_up(position))] == legal


def test_minus_never_goes_below_zero() -> None:
    assert after("2x1:7:minus 2x1:0:- 0 roll:2456/3 0", "fail").startswith("2x1:0:minus")


def test_enough_points_without_a_boycott_win() -> None:
    game = find("qwinn")
    state = game.set_up(after("2x1:249:- 2x1:240:- 0 roll:1133/6 0", "go:2x1"))
    assert game.turn(state) == Outcome((251, 240), frozenset({0}), "qwinn-over-target")
    assert not list(game.legal(state))


def test_a_boycott_stands_in_the_way_of_winning_until_it_is_removed() -> None:
    boycotted = after("2x1:249:max2 2x1:240:- 0 roll:1133/6 0", "go:2x1")
    assert not isinstance(GAME.turn(GAME.set_up(boycotted)), Outcome)
    removed = GAME.set_up(after("2x1:249:max2 2x1:240:- 0 roll:1133/2 0", "go:2x1-max2"))
    assert isinstance(GAME.turn(removed), Outcome)


def test_an_opponents_failed_turn_can_make_you_win() -> None:
    state = GAME.set_up(after("2x1:9:- 2x1:260:negeer 0 roll:2456/3 2", "fail"))
    assert GAME.turn(state) == Outcome((9, 260), frozenset({1}), "qwinn-over-target")


def test_a_cap_loses_the_surplus_and_says_so() -> None:
    game = find("qwinn", cap=250)
    state = game.set_up("topper:240:max2 2x1:0:- 0 roll:3333/3 0")
    score = game.score(state, game.parse(state, "go:topper"))
    assert [line.points for line in score.lines] == [50, -40]
    assert game.scores(game.apply(state, game.parse(state, "go:topper"))) == (250, 0)


@pytest.mark.parametrize(
    "options", [{"target": 0}, {"cap": 249}, {"cap": 60, "target": 61}, {"ages": (3, 4)}, {"first": 2}]
)
def test_options_that_make_no_sense_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(Unknown):
        find("qwinn", **options)


def test_options_tell_what_differs_from_the_default() -> None:
    assert find("qwinn", target=250, cap=None).options == {}
    assert find("qwinn", target="100", cap="120").options == {"target": 100, "cap": 120}


def test_the_mover_decides_while_dice_lie() -> None:
    assert GAME.turn(GAME.set_up("2x1:0:- 2x1:0:- 1 roll:1133/3 2")) == Decision(1)


@pytest.mark.parametrize(
    ("dice", "used"), [("1234/5", "234/5"), ("2345/5", "2345/-"), ("1134/2", "134/2"), ("1345/1", None)]
)
def test_a_straight_is_made_of_one_die_of_each_number(dice: str, used: str | None) -> None:
    """Of five in sequence a small straight has the highest four."""
    rules = find("qwinn").rules
    whites, red = dice.split("/")
    made = scoring_dice(rules.spaces[rules.index("small")], Dice(tuple(map(int, whites)), int(red)))
    shown = None if made is None else f"{''.join(map(str, made.whites))}/{made.red or '-'}"
    assert shown == used


def test_a_census_lets_everybody_begin_without_points_on_the_column() -> None:
    state = GAME.start()
    assert census(GAME)(state) == GAME.view(state).spaces


def test_of_two_rows_as_long_the_higher_one_counts() -> None:
    assert longest_run(Dice((1, 2, 4, 5), None)) == (4, 5)
