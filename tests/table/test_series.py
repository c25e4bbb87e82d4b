"""People are dealt to seats by lot, and what is theirs goes with them."""

from __future__ import annotations

from random import Random

import pytest

from speeltafel.core.protocol import Outcome, Seat
from speeltafel.table.proof import lot_text
from speeltafel.table.series import Sitting, next_game, sit_down


def won(seat: int, seats: int) -> Outcome:
    scores = tuple(int(each == seat) for each in range(seats))
    return Outcome(scores, frozenset({Seat(seat)}), "exago-over-line")


DRAW = Outcome((0, 0, 0), frozenset(), "exago-over-draw")


def sittings(wishes: dict[str, object]) -> list[Sitting]:
    return [sit_down("exago", 3, wishes, Random(seed)) for seed in range(20)]


def test_seats_are_dealt_by_lot() -> None:
    assert len({sitting.people for sitting in sittings({})}) > 3


def test_ages_and_handicaps_go_with_their_person() -> None:
    for sitting in sittings({"ages": (70, None, 8), "handicap": (0, 2, 0)}):
        ages, handicap = sitting.game.options["ages"], sitting.game.options["handicap"]
        assert isinstance(ages, tuple)
        assert isinstance(handicap, tuple)
        assert ages[sitting.seat_of(2)] == 8
        assert handicap[sitting.seat_of(1)] == 2


def test_in_exago_the_last_winner_begins_the_next_game() -> None:
    for number, sitting in enumerate(sittings({"ages": (70, 40, 8)})):
        following = next_game(sitting, won(1, 3), Random(number))
        winner = sitting.people[1]
        assert following.game.options["first"] == following.seat_of(winner)


def test_after_a_draw_the_lot_decides_whatever_the_ages() -> None:
    for number, sitting in enumerate(sittings({"ages": (70, 40, 8)})):
        following = next_game(sitting, DRAW, Random(number))
        assert "first" not in following.game.options
        assert "ages" not in following.game.options
    for number, sitting in enumerate(sittings({"first": 1})):
        assert "first" not in next_game(sitting, DRAW, Random(number)).game.options


def test_of_several_winners_one_begins() -> None:
    sitting = sittings({})[0]
    shared = Outcome((0, 0, 0), frozenset({Seat(0), Seat(2)}), "table-over-resign")
    begins = {
        next_game(sitting, shared, Random(seed)).people[
            int(str(next_game(sitting, shared, Random(seed)).game.options["first"]))
        ]
        for seed in range(30)
    }
    assert begins == {sitting.people[0], sitting.people[2]}


def test_the_winner_of_the_third_game_begins_the_fourth() -> None:
    sitting = sittings({"side": 5})[0]
    for seed in range(5):
        before = sitting
        sitting = next_game(sitting, won(seed % 3, 3), Random(seed))
        assert sitting.game.options["first"] == sitting.seat_of(before.people[seed % 3])
        assert sitting.game.options["side"] == 5


@pytest.mark.parametrize("edition", ["qwirkle/de-summary", "qwinn"])
def test_elsewhere_the_winner_has_no_such_right(edition: str) -> None:
    following = next_game(sit_down(edition, 2, {}, Random(1)), won(0, 2), Random(2))
    assert "first" not in following.game.options


def test_a_series_keeps_its_edition() -> None:
    following = next_game(sit_down("qwirkle/de-summary", 3, {}, Random(1)), won(0, 3), Random(2))
    assert (following.game.edition, following.game.seats) == ("qwirkle/de-summary", 3)


def test_who_drew_which_seat_is_told_in_the_order_of_the_seats() -> None:
    assert lot_text((2, 0, 1)) == "2,0,1"
