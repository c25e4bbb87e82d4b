"""One table of names for all games, and the milder name where it is in doubt."""

from __future__ import annotations

from math import hypot

import pytest

from speeltafel.coach.appraisal import Appraisal, Effort, Proof, Weighed
from speeltafel.coach.classes import is_open, verdict
from speeltafel.coach.words import amount

DEALS = 10_000


class Sure:
    """A judge that is never off."""

    effort = Effort(1, 1, 1)
    tells_chances = True

    def error(self, known: Appraisal) -> tuple[float, float]:
        return 0.0, 0.0


class Wordless(Sure):
    """A judge whose values are no chances."""

    tells_chances = False


def lost(
    loss: float, spread: float = 0.0, best: float = 0.5, points: float = 0.0, wide: float = 0.0
) -> Appraisal:
    """A decision that gave this much away, with this standard error."""

    def squares(mean: float, error: float) -> float:
        return DEALS * (mean**2 + error**2 * (DEALS - 1))

    choices = [
        Weighed(
            "good",
            best * DEALS,
            0.0,
            loss * DEALS,
            squares(loss, spread),
            points * DEALS,
            squares(points, wide),
        ),
        Weighed("bad", (best - loss) * DEALS),
    ]
    return Appraisal(1, 0, "bad", choices, DEALS)


@pytest.mark.parametrize(
    ("loss", "spread", "name"),
    [
        (0.019, 0.0, ""),
        (0.020, 0.001, "slip"),
        (0.050, 0.0, "mistake"),
        (0.055, 0.006, "slip"),
        (0.057, 0.006, "mistake"),
        (0.100, 0.0, "blunder"),
        (0.105, 0.006, "mistake"),
        (0.300, 0.160, ""),
        (0.300, 0.140, "blunder"),
    ],
)
def test_a_loss_has_the_name_that_is_sure(loss: float, spread: float, name: str) -> None:
    assert verdict(lost(loss, spread), Sure()).name == name


@pytest.mark.parametrize(
    ("best", "loss", "points", "unit", "name"),
    [
        (0.97, 0.001, 2.9, "points", ""),
        (0.97, 0.001, 3.0, "points", "slip"),
        (0.03, 0.001, 6.5, "points", "mistake"),
        (0.03, 0.020, 12.0, "points", "blunder"),
        (0.97, 0.060, 2.0, "chance", "mistake"),
        (0.94, 0.001, 12.0, "chance", ""),
    ],
)
def test_a_decided_game_is_told_in_points(
    best: float, loss: float, points: float, unit: str, name: str
) -> None:
    told = verdict(lost(loss, best=best, points=points), Sure())
    assert (told.unit, told.name) == (unit, name)
    assert told.loss == pytest.approx(points if unit == "points" else loss)


@pytest.mark.parametrize(
    ("points", "wide", "name"),
    [(6.5, 0.4, "mistake"), (6.5, 0.6, "slip"), (12.5, 0.6, "mistake"), (6.5, 3.3, "")],
)
def test_points_too_have_the_name_that_is_sure(points: float, wide: float, name: str) -> None:
    assert verdict(lost(0.001, best=0.97, points=points, wide=wide), Sure()).name == name


def test_values_that_are_no_chances_have_one_class_and_need_two_looks() -> None:
    once = lost(0.3)
    twice = Appraisal(1, 0, "bad", once.choices, DEALS, rounds=2)
    assert verdict(once, Wordless()).name == ""
    assert (verdict(twice, Wordless()).name, verdict(twice, Wordless()).unit) == ("mistake", "none")
    assert verdict(Appraisal(1, 0, "bad", lost(0.24).choices, DEALS, rounds=2), Wordless()).name == ""


def test_what_is_proved_decides_the_game() -> None:
    known = Appraisal(1, 0, "bad", lost(0.5).choices, DEALS, proof=Proof("lets-in", 2, ["0,1"]))
    told = verdict(known, Wordless())
    assert (told.name, told.decides, told.unit) == ("blunder", True, "none")
    end = Appraisal(1, 0, "bad", lost(1.0, best=1.0).choices, DEALS, is_exact=True)
    assert verdict(end, Sure()).decides


def test_what_is_solved_and_hangs_on_dice_decides_nothing() -> None:
    told = verdict(Appraisal(1, 0, "bad", lost(0.15, best=0.6).choices, DEALS, is_exact=True), Sure())
    assert (told.name, told.decides, told.loss) == ("blunder", False, pytest.approx(0.15))


def test_a_loss_is_told_with_its_doubt_where_there_is_one() -> None:
    assert amount(0.041, 0.012, "chance") == "4 ± 1"
    assert amount(0.041, 0.0004, "chance") == "4 ± 1"
    assert amount(6.4, 2.2, "points") == "6 ± 2"
    assert amount(0.041, 0.0, "chance") == "4"


class Unsure(Sure):
    """A judge that is off by three in a hundred, and by two points."""

    def error(self, known: Appraisal) -> tuple[float, float]:
        return 0.03, 2.0


def test_the_doubt_holds_the_noise_of_the_playouts_and_the_error_of_the_judge() -> None:
    noise = 1.645 * 0.01
    assert verdict(lost(0.06, 0.01), Sure()).error == pytest.approx(noise)
    assert verdict(lost(0.06, 0.01), Unsure()).error == pytest.approx(hypot(noise, 0.03))
    decided = lost(0.001, best=0.97, points=7.0, wide=0.5)
    assert verdict(decided, Sure()).error == pytest.approx(1.645 * 0.5)
    assert verdict(decided, Unsure()).error == pytest.approx(hypot(1.645 * 0.5, 2.0))


def test_nothing_better_was_found_than_what_was_played() -> None:
    told = verdict(lost(-0.03), Sure())
    assert (told.best, told.loss, told.name) == ("bad", 0.0, "")


def weighed(action: str, chance: float, better: float, spread: float, ahead: float = 0.0) -> Weighed:
    """A choice with what it exceeds the played one by, and the standard error of that."""
    squares = DEALS * (better**2 + spread**2 * (DEALS - 1))
    return Weighed(action, chance * DEALS, 0.0, better * DEALS, squares, ahead * DEALS, DEALS * ahead**2)


def test_a_first_choice_that_came_out_worse_does_not_hide_a_better_one() -> None:
    choices = [
        weighed("first", 0.48, -0.02, 0.05),
        weighed("second", 0.56, 0.06, 0.002),
        weighed("third", 0.57, 0.07, 0.04),
        weighed("played", 0.5, 0.0, 0.0),
    ]
    told = verdict(Appraisal(1, 0, "played", choices, DEALS), Sure())
    assert (told.best, told.name) == ("second", "mistake")


def test_where_it_is_decided_the_best_is_the_one_with_the_most_points() -> None:
    choices = [
        weighed("first", 0.010, -0.002, 0.001, ahead=7.0),
        weighed("second", 0.011, -0.001, 0.001, ahead=5.0),
        weighed("played", 0.012, 0.0, 0.0),
    ]
    told = verdict(Appraisal(1, 0, "played", choices, DEALS), Sure())
    assert (told.best, told.unit, told.loss, told.name) == ("first", "points", pytest.approx(7.0), "mistake")


@pytest.mark.parametrize(
    ("spread", "is_in_doubt"),
    [
        (0.05, True),
        (0.02, False),
    ],
)
def test_a_move_that_seems_best_is_thought_about_while_another_may_be_much_better(
    spread: float,
    is_in_doubt: bool,
) -> None:
    choices = [weighed("first", 0.46, -0.04, spread), weighed("played", 0.5, 0.0, 0.0)]
    assert is_open(Appraisal(1, 0, "played", choices, DEALS), Sure()) is is_in_doubt
