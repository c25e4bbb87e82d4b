"""Clocks know no time but what they are told."""

from __future__ import annotations

import pytest

from speeltafel.core.errors import Illegal
from speeltafel.core.protocol import Seat
from speeltafel.table.acts import Flag
from speeltafel.table.clock import Clock, days

ONE = Seat(1)


def test_a_move_has_its_seconds() -> None:
    clock = Clock("move", 30).started(ONE, now=1_000)
    assert clock.ends == 31_000
    assert not clock.is_out(30_999)
    assert clock.is_out(31_000)


def test_every_move_starts_anew() -> None:
    assert Clock("move", 30).started(ONE, 0).started(Seat(0), 20_000).ends == 50_000


def test_days_are_for_correspondence() -> None:
    assert days(3).started(ONE, 0).ends == 3 * 24 * 60 * 60 * 1000


def test_without_a_clock_nobody_runs_out() -> None:
    assert not Clock().started(ONE, 0).is_out(10**15)


def test_a_pause_keeps_what_is_left() -> None:
    paused = Clock("move", 30).started(ONE, 0).paused(10_000)
    assert paused.is_paused
    assert not paused.is_out(10**9)
    assert paused.resumed(100_000).ends == 120_000


def test_a_move_in_a_pause_starts_the_next_one_paused() -> None:
    clock = Clock("move", 30).started(ONE, 0).paused(10_000).started(Seat(0), 11_000)
    assert clock.resumed(50_000).ends == 80_000


def test_when_nobody_is_to_move_the_clock_stands() -> None:
    assert Clock("move", 30).started(ONE, 0).started(None, 5).ends is None


def test_a_claim_needs_the_time_to_be_over() -> None:
    clock = Clock("move", 30).started(ONE, 0)
    with pytest.raises(Illegal, match="Player 2 still has time"):
        clock.flag(29_999)
    assert clock.flag(30_000) == Flag(ONE)


def test_the_longest_clocks_are_an_hour_and_thirty_days() -> None:
    assert Clock("move", 3600).started(ONE, 0).ends == 3_600_000
    assert Clock("days", 30 * 86400).started(ONE, 0).ends == 30 * 86_400_000


@pytest.mark.parametrize(
    ("kind", "seconds"), [("move", 0), ("move", 3601), ("days", 0), ("days", 30 * 86400 + 1)]
)
def test_a_clock_needs_a_sensible_time(kind: str, seconds: int) -> None:
    with pytest.raises(ValueError, match="seconds"):
        Clock(kind, seconds)  # type: ignore[arg-type]
