"""A match is a log of contiguous events and the state they lead to."""

from __future__ import annotations

from dataclasses import replace

import pytest

from speeltafel.core.errors import Illegal, Unknown, Unreadable
from speeltafel.core.protocol import NOBODY, Decision, Outcome, Seat, everybody
from speeltafel.core.registry import find
from speeltafel.table.acts import Undo
from speeltafel.table.match import Match
from tests.table.tables import DEAL, dealt, pile

ONE = frozenset({Seat(1)})


def test_with_a_seed_the_dealer_deals_at_the_start() -> None:
    match = Match(pile(), seed=7)
    assert isinstance(match.turn, Decision)
    assert [event.seat for event in match.log] == [None, None, None]


def test_with_a_seed_the_dealer_answers_after_every_push() -> None:
    match = Match(pile(), seed=7)
    pushed = match.push(next(iter(match.legal)))
    assert [event.seat is None for event in pushed] == [False, True]
    assert isinstance(match.turn, Decision)


def test_without_a_seed_chance_is_pushed_by_the_caller() -> None:
    match = dealt("lay:4")
    assert not isinstance(match.turn, Decision | Outcome)
    match.push("draw:1")
    assert match.turn == Decision(Seat(0))


def test_the_same_seed_deals_the_same() -> None:
    texts = [[event.action for event in Match(pile(), seed=seed).log] for seed in (7, "7", 8)]
    assert texts[0] == texts[1] != texts[2]


def test_event_numbers_are_contiguous_through_undo() -> None:
    match = dealt("lay:4", "draw:1", "undo:3", "lay:6", "draw:2")
    assert [event.number for event in match.log] == list(range(8))
    assert [match.text(event.action) for event in match.events] == [*DEAL, "lay:6", "draw:2"]


def test_undo_goes_back_to_the_state_before_the_event_and_appends() -> None:
    match = dealt()
    before = match.state
    match.push("lay:4")
    match.push(Undo(3))
    assert match.state == before
    assert match.number == 4


def test_an_event_that_no_longer_stands_cannot_be_undone() -> None:
    match = dealt("lay:4", "undo:3")
    with pytest.raises(Illegal, match="Event 3 is no longer part of this game"):
        match.push("undo:3")


def test_events_carry_the_points_of_the_mover() -> None:
    match = dealt("lay:4", "draw:1", "lay:4")
    assert [(event.seat, event.points) for event in match.events if event.points] == [(1, 1), (0, 3)]


def test_a_refused_action_changes_nothing() -> None:
    match = dealt("lay:4", "draw:1")
    with pytest.raises(Illegal) as refused:
        match.push("lay:1")
    assert refused.value.reason == "pile-illegal-low"
    assert match.number == 4


def test_a_seat_may_only_push_its_own_moves() -> None:
    with pytest.raises(Illegal) as refused:
        dealt().push("lay:4", seat=Seat(0))
    assert refused.value.reason == "illegal-not-your-turn"


def test_nobody_may_push_for_chance() -> None:
    with pytest.raises(Illegal) as refused:
        dealt("lay:4").push("draw:1", seat=Seat(1))
    assert refused.value.reason == "illegal-not-your-turn"


@pytest.mark.parametrize(
    ("act", "winners"), [("resign:1", {0}), ("flag:0", {1}), ("agreed", set()), ("abandon", set())]
)
def test_the_table_can_end_the_game(act: str, winners: set[int]) -> None:
    match = dealt(act)
    assert match.outcome == Outcome((0, 0), frozenset(map(Seat, winners)), f"table-over-{act.split(':')[0]}")
    assert list(match.legal) == []
    with pytest.raises(Illegal) as refused:
        match.push("lay:4")
    assert refused.value.reason == "illegal-over"


def test_who_resigns_does_not_win_with_more_points() -> None:
    match = dealt("lay:4", "draw:1", "resign:1")
    assert match.outcome is not None
    assert match.outcome.winners == {0}


def test_an_ending_can_be_undone() -> None:
    match = dealt("resign:1", "undo:3")
    assert match.outcome is None
    assert match.turn == Decision(Seat(1))


def test_a_game_ends_once() -> None:
    with pytest.raises(Illegal) as refused:
        dealt("resign:1", "agreed")
    assert refused.value.reason == "illegal-over"


@pytest.mark.parametrize("text", ["undo:", "undo:-1", "undo:01", "resign:x", "flag:9999999999", "undo:²"])
def test_a_damaged_act_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable, match="should look like"):
        dealt().push(text)


def test_a_seat_that_is_not_there_cannot_resign() -> None:
    with pytest.raises(Illegal, match="2 seats"):
        dealt().push("resign:2")


def test_pop_forgets_the_push_and_the_dealer_deals_the_same_again() -> None:
    match = Match(pile(), seed=3)
    action = next(iter(match.legal))
    first = match.push(action)
    assert match.pop() == first
    assert match.push(action) == first


def test_pop_of_an_undo_brings_the_line_back() -> None:
    match = dealt("lay:4", "draw:1")
    after = match.state
    match.push("undo:3")
    match.pop()
    assert match.state == after


def test_pop_stops_at_the_deal() -> None:
    with pytest.raises(Illegal, match="nothing to take back"):
        Match(pile(), seed=3).pop()


def test_events_for_eyes_are_redacted() -> None:
    match = dealt("lay:4", "draw:1")
    assert [match.text(event.action) for event in match.events_for(ONE)] == [
        "draw:?+?+?",
        "draw:2+4+6",
        "lot:1",
        "lay:4",
        "draw:1",
    ]
    assert match.text(match.log_for(NOBODY)[4].action) == "draw:?"


def test_an_undone_event_is_redacted_in_the_state_it_was_played_in() -> None:
    match = dealt("lay:4", "draw:1", "undo:3")
    assert [match.text(event.action) for event in match.log_for(frozenset({Seat(0)}))][3:] == [
        "lay:4",
        "draw:?",
        "undo:3",
    ]


def test_a_match_can_be_played_with_one_seats_eyes() -> None:
    match = dealt("lay:4", "draw:1", "lay:5", "undo:5")
    seen = Match(pile(), eyes=ONE)
    for event in match.log_for(ONE):
        seen.push(event.action)
    assert seen.state == match.observe(ONE).state
    assert seen.turn == match.turn


def test_a_match_is_rebuilt_from_its_log_without_dealing_again() -> None:
    match = Match(pile(), seed=5)
    match.push(next(iter(match.legal)))
    texts = [match.text(event.action) for event in match.log]
    assert Match.from_log(pile(), texts, seed=5).log == match.log
    assert Match.from_log(pile(), texts[:-1], seed=5).log == match.log, "a missing answer is dealt"


def test_replay_shows_every_picture_as_the_eyes_see_it() -> None:
    match = dealt("lay:4", "draw:1", "undo:3")
    frames = list(match.replay(NOBODY))
    assert len(frames) == len(match.log) + 1
    assert frames[0].event is None
    assert frames[-1].seen == frames[3].seen
    assert frames[5].event is not None
    assert match.text(frames[5].event.action) == "draw:?"
    assert list(match.replay(everybody(2)))[-1].seen.state == match.state


def test_a_match_can_start_from_a_position() -> None:
    match = Match(pile(), position="4|14/6|0,1|1|0|0")
    match.push("lay:6")
    assert match.scores == (0, 2)
    assert match.record().position == "4|14/6|0,1|1|0|0"


def test_events_are_described_to_people() -> None:
    match = dealt("lay:4", "resign:0")
    assert [match.describe(event).id for event in match.log[3:]] == ["pile-lay", "act-resign"]


def test_an_event_that_is_not_there_is_told_with_the_last_that_is() -> None:
    match = Match(pile(), seed=7)
    with pytest.raises(Unknown) as caught:
        match.describe(replace(match.log[-1], number=99))
    assert caught.value.message.args == {"number": "99", "last": match.log[-1].number}


def test_whose_time_ran_out_is_said_by_the_number_of_the_seat() -> None:
    match = dealt("flag:0")
    assert match.describe(match.log[-1]).args == {"seat": 1}


def test_the_very_first_event_can_be_undone() -> None:
    match = Match(pile())
    match.push(DEAL[0])
    match.push("undo:0")
    assert match.state == Match(pile()).state


def test_a_game_that_was_abandoned_is_told_as_that() -> None:
    match = dealt("abandon")
    assert match.describe(match.log[-1]).id == "act-abandon"


def test_a_table_is_open_to_all_once_the_game_is_over_or_where_nothing_is_hidden() -> None:
    assert [dealt().is_open, dealt("resign:0").is_open] == [False, True]
    assert Match(find("exago"), 1).is_open
