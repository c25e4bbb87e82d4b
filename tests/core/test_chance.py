"""Lots are fair, a bag has no memory, and what is turned up is what lies there."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from speeltafel.core.chance import Lot, Lots, draw_counts, draw_outcomes, draw_probability, read_lot
from speeltafel.core.errors import Illegal, Unreadable
from speeltafel.core.protocol import Reveal, Seat

THREE = Lots((Seat(0), Seat(2), Seat(3)))


def test_a_lot_is_fair() -> None:
    assert [THREE.probability(lot) for lot in THREE.outcomes()] == [Fraction(1, 3)] * 3
    rng = Random(1)
    counts = Counter(THREE.sample(rng).seat for _ in range(3000))
    assert set(counts) == {0, 2, 3}
    assert min(counts.values()) > 900


def test_who_does_not_take_part_has_no_lot() -> None:
    assert THREE.probability(Lot(Seat(1))) == 0
    with pytest.raises(Illegal, match="lot:0, lot:2, lot:3"):
        THREE.check(Lot(Seat(1)))


@pytest.mark.parametrize("text", ["lot", "lot:", "lot:x", "lot:-1", "lot:123", "lot:²", "lots:1", " lot:1"])
def test_a_lot_that_cannot_be_read(text: str) -> None:
    with pytest.raises(Unreadable, match="lot:2"):
        read_lot(text)


def test_a_lot_is_read() -> None:
    assert read_lot("lot:2") == Lot(Seat(2))


BAG = (3, 0, 2, 1)


@pytest.mark.parametrize("k", range(7))
def test_every_hand_is_an_outcome_once_and_all_sum_to_one(k: int) -> None:
    hands = list(draw_outcomes(BAG, k))
    assert len(set(hands)) == len(hands)
    assert all(sum(hand) == k for hand in hands)
    assert sum(draw_probability(BAG, hand) for hand in hands) == 1


def test_more_than_the_bag_holds_cannot_be_drawn() -> None:
    assert list(draw_outcomes(BAG, 7)) == []
    assert draw_probability(BAG, (0, 1, 0, 0)) == 0


def test_samples_are_as_likely_as_they_should_be() -> None:
    rng = Random(5)
    counts = Counter(draw_counts(BAG, 2, rng) for _ in range(6000))
    for hand in draw_outcomes(BAG, 2):
        assert abs(counts[hand] / 6000 - draw_probability(BAG, hand)) < 0.03


def test_what_is_turned_up_can_only_be_what_lies_there() -> None:
    shown = Reveal("show:rc+bd")
    assert list(shown.outcomes()) == ["show:rc+bd"]
    assert (shown.probability("show:rc+bd"), shown.probability("show:rc+gd")) == (1, 0)
    assert shown.sample(Random(1)) == "show:rc+bd"


def test_who_does_not_see_what_lies_there_cannot_turn_it_up() -> None:
    hidden: Reveal[str] = Reveal(None)
    assert list(hidden.outcomes()) == []
    assert hidden.probability("show:rc+bd") == 0
    with pytest.raises(ValueError, match="do not see"):
        hidden.sample(Random(1))
