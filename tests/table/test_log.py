"""A log is a value: what follows it is another one, and nothing is counted or looked at twice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from speeltafel.core.errors import Illegal
from speeltafel.core.protocol import NOBODY, Eyes, Observation, Seat
from speeltafel.core.registry import find
from speeltafel.core.score import Score
from speeltafel.games.qwirkle import scoring
from speeltafel.games.qwirkle.game import Qwirkle
from speeltafel.table.acts import Resign, Undo
from speeltafel.table.dealer import Dealer
from speeltafel.table.log import Log
from speeltafel.table.match import Match
from tests.table.tables import DEAL, dealt, pile


def opened() -> Log[Any, Any]:
    """A game of Qwirkle that the dealer has begun."""
    return Log.begin(find("qwirkle/nl-2023", 2), dealer=Dealer(7)).dealt()


def test_what_follows_a_log_is_another_log() -> None:
    log = opened()
    entries = log.entries
    for action in list(log.game.legal(log.state))[:3]:
        after = log.pushed(action)
        assert after.entries[: len(entries)] == entries
        assert after.number > log.number
    assert log.entries is entries


def test_the_same_eyes_are_one_value_however_many_tables_there_are() -> None:
    one, other = (Log.begin(find(game, 2)) for game in ("qwirkle", "exago"))
    assert one.eyes == {0, 1}
    assert one.eyes is other.eyes


@pytest.mark.parametrize(
    ("game", "hides"), [("qwirkle/nl-2023", True), ("exago/goliath", False), ("qwinn/standard", False)]
)
def test_a_log_tells_whether_something_was_hidden_from_somebody(game: str, *, hides: bool) -> None:
    log = Log.begin(find(game, 2), dealer=Dealer(7)).dealt()
    for _ in range(4):
        assert log.has_hidden is hides
        log = log.pushed(next(iter(log.game.legal(log.state)))).dealt()
    assert log.has_hidden is hides


def test_a_refused_action_changes_nothing() -> None:
    log = opened()
    before = replace(log)
    with pytest.raises(Illegal):
        log.pushed("swap:rs")
    assert log == before


def test_an_event_keeps_its_text_and_its_score() -> None:
    log = opened()
    action = next(iter(log.game.legal(log.state)))
    entry = log.pushed(action).entries[log.number + 1]
    assert entry.text == log.game.text(action)
    assert entry.score == log.game.score(log.state, action)
    assert entry.event.points == entry.score.points > 0


def test_a_play_is_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[object] = []
    plain = scoring.score_lines

    def counting(*args: Any) -> Score:
        counted.append(args)
        return plain(*args)

    monkeypatch.setattr("speeltafel.games.qwirkle.rules.score_lines", counting)
    monkeypatch.setattr("speeltafel.games.qwirkle.scoring.score_lines", counting)
    log = opened()
    log.pushed(next(iter(log.game.legal(log.state))))
    assert len(counted) == 1


def test_the_same_eyes_look_once_at_a_log(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Eyes] = []
    plain = Qwirkle.observe

    def looking(_: Qwirkle, state: Any, eyes: Eyes) -> Observation[Any]:
        looked.append(eyes)
        return plain(state, eyes)

    monkeypatch.setattr(Qwirkle, "observe", looking)
    log = opened()
    mine = frozenset({Seat(0)})
    assert log.seen(mine) is log.seen(mine)
    assert log.seen(NOBODY) != log.seen(mine)
    assert looked == [mine, NOBODY]


def test_what_is_read_is_never_dealt_again() -> None:
    """A stored result that the seed would not give stays what was stored."""
    log = opened()
    texts = [entry.text for entry in log.entries]
    other = Log.begin(log.game, dealer=Dealer(8)).dealt()
    read = Log.begin(log.game, dealer=Dealer(8)).read(texts)
    assert [entry.text for entry in read.entries] == texts
    assert [entry.text for entry in other.entries] != texts


def test_an_undo_stays_in_the_log_and_the_state_goes_back() -> None:
    log = Log.begin(pile()).read((*DEAL, "lay:4", "draw:1"))
    undone = log.acted(Undo(3))
    assert undone.number == log.number + 1
    assert undone.state == log.before(3)
    assert undone.standing() == [0, 1, 2]
    again = undone.pushed("lay:2")
    assert again.standing() == [0, 1, 2, 6]


def test_a_log_cut_off_waits_for_what_it_waited_for_then() -> None:
    log = Log.begin(pile()).read((*DEAL, "lay:4"))
    ended = log.acted(Resign(Seat(0)))
    assert ended.outcome is not None
    assert ended.until(4) == log
    assert ended.until(4).outcome is None


def test_a_copy_of_a_match_goes_its_own_way() -> None:
    match: Match[Any, Any] = dealt("lay:4")
    twin = match.copy()
    twin.push("draw:1")
    assert (match.number, twin.number) == (3, 4)
    assert twin.state != match.state
