"""The bots every game has: by lot, greedy, and a look-ahead that needs no knowledge of the game."""

from __future__ import annotations

import pytest

from speeltafel import Decision, Match, Unreadable, find
from speeltafel.bots.budget import Budget, limit_text, read_limit, thinking_time
from speeltafel.bots.protocol import Bot, Limit
from speeltafel.bots.search import LookAhead
from speeltafel.bots.simple import GreedyBot, RandomBot
from speeltafel.core.words import message


def play(bots: list[Bot[object, object]], seed: int, limit: Limit) -> tuple[Match[object, object], int]:
    match: Match[object, object] = Match(find("pile", len(bots)), seed=seed)
    most = 0
    while isinstance(turn := match.turn, Decision):
        eyes = frozenset({turn.seat})
        choice = bots[turn.seat].choose(match.game, match.observe(eyes), match.events_for(eyes), limit, seed)
        most = max(most, choice.nodes)
        match.push(choice.action, seat=turn.seat)
    return match, most


def test_greedy_takes_the_most_points() -> None:
    match = Match(find("pile"), position="3|3345/????|0,0|0|0|0")
    choice = GreedyBot().choose(match.game, match.observe(frozenset({match.turn.seat})), (), Limit(), 1)  # type: ignore[union-attr]
    assert match.game.text(choice.action) == "lay:3"
    assert choice.words == message("bot-most-points", points=3)


def test_ties_are_broken_by_luck_and_by_nothing_else() -> None:
    match = Match(find("pile"), position="2|3456/????|0,0|0|0|0")
    seen = match.observe(frozenset({match.turn.seat}))  # type: ignore[union-attr]
    for bot in (RandomBot(), GreedyBot()):
        laid = [bot.choose(match.game, seen, (), Limit(), luck).action for luck in range(40)]
        assert len(set(laid)) == 4
        assert laid == [bot.choose(match.game, seen, (), Limit(), luck).action for luck in range(40)]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_look_ahead_keeps_to_its_nodes_and_repeats_itself(seats: int) -> None:
    bots: list[Bot[object, object]] = [LookAhead(width=6), *[GreedyBot()] * (seats - 1)]
    first, most = play(bots, 3, Limit(nodes=200))
    again, _ = play(bots, 3, Limit(nodes=200))
    assert first.log == again.log
    assert 0 < most <= 200


def test_a_look_ahead_wins_at_once_where_it_can() -> None:
    match = Match(find("pile"), position="6|6/????|0,0|0|0|0")
    assert match.outcome is None
    seen = match.observe(frozenset({match.turn.seat}))  # type: ignore[union-attr]
    choice = LookAhead().choose(match.game, seen, (), Limit(nodes=100), 1)
    assert match.game.text(choice.action) == "lay:6"


def test_a_budget_counts_nodes_and_keeps_shares() -> None:
    budget = Budget(Limit(nodes=10))
    budget.spend(5)
    assert budget.has(5)
    assert not budget.has(6)
    assert not budget.has(1, share=0.5)
    assert Budget(Limit()).has(10**9)
    assert not Budget(Limit(seconds=0.0)).has()


def test_of_a_short_limit_half_is_kept_back_and_of_a_long_one_little() -> None:
    assert 0.35 < thinking_time(0.005) / 0.005 < 0.5
    assert 0.75 < thinking_time(0.02) / 0.02 < 0.8
    assert thinking_time(1.0) > 0.92
    times = [thinking_time(ms / 1000) for ms in range(1, 100)]
    assert times == sorted(times)
    assert times[0] > 0


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("20ms", Limit(seconds=0.02)),
        ("1.5s", Limit(seconds=1.5)),
        ("500n", Limit(nodes=500)),
        ("500n,20ms", Limit(500, 0.02)),
    ],
)
def test_limits_are_read_and_written(text: str, limit: Limit) -> None:
    assert read_limit(text) == limit
    assert read_limit(limit_text(limit)) == limit


@pytest.mark.parametrize("text", ["", "20", "ms", "-5ms", "0n", "1.5n", "20ms;", "٣ms", "1e9s", "nan"])
def test_a_limit_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Unreadable, match="20ms"):
        read_limit(text)
