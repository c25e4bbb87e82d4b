"""Never past another's move, and past luck or secrets only together."""

from __future__ import annotations

import pytest

from speeltafel.core.errors import Illegal
from speeltafel.core.protocol import Seat
from speeltafel.table.acts import Undo
from speeltafel.table.match import Match
from speeltafel.table.undo import Takeback, takeback
from tests.table.tables import dealt, pile

ZERO, ONE = Seat(0), Seat(1)


def test_past_a_draw_everybody_else_must_agree() -> None:
    assert takeback(dealt("lay:4", "draw:1").history, ONE) == Takeback(Undo(3), frozenset({ZERO}))


def test_without_luck_or_secrets_nobody_needs_to_agree() -> None:
    match = Match(pile(), position="6|14/55|0,1|0|0|0")
    match.push("pass")
    assert takeback(match.history, ZERO) == Takeback(Undo(0), frozenset())


def test_never_past_anothers_move() -> None:
    with pytest.raises(Illegal) as refused:
        takeback(dealt("lay:4", "draw:1", "lay:4", "draw:2").history, ONE)
    assert refused.value.reason == "illegal-undo-other"


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    with pytest.raises(Illegal) as refused:
        takeback(dealt("lay:4", "draw:1").history, ZERO)
    assert refused.value.reason == "illegal-undo-none"


def test_a_finished_game_stays_finished() -> None:
    with pytest.raises(Illegal) as refused:
        takeback(dealt("lay:4", "agreed").history, ONE)
    assert refused.value.reason == "illegal-over"


def test_after_an_undo_the_move_before_it_can_be_taken_back_too() -> None:
    match = Match(pile(), position="6|14/55|0,1|0|0|0")
    match.push("pass")
    match.push("pass")
    match.push("undo:1")
    assert takeback(match.history, ZERO).act == Undo(0)
