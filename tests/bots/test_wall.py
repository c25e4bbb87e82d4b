"""At a table time is the clock on the wall: a bot that gets little of a busy machine thinks less, and answers all the same."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from speeltafel import Decision, Match, find
from speeltafel.bots import budget, exago, qwirkle
from speeltafel.bots.budget import Budget
from speeltafel.bots.checked import Report
from speeltafel.bots.guard import Guard
from speeltafel.bots.levels import bot_named, level_named, levels
from speeltafel.bots.protocol import Limit
from speeltafel.bots.thought import Request, Thought
from tests.bots.test_levels import GAMES


class Held(Guard):
    """A guard whose questions are on their way for so many seconds, as on a machine that has other things to do."""

    held = 0.0

    def _ask(self, request: Request) -> Thought:
        return super()._ask(replace(request, asked=request.asked - self.held))


@pytest.fixture(scope="module")
def guard() -> Iterator[Held]:
    with Held() as made:
        yield made


def asked(guard: Guard, match: Match[object, object], limit: Limit) -> Report[object]:
    assert isinstance(match.turn, Decision)
    eyes = frozenset({match.turn.seat})
    return guard.choose("master", match.game, match.observe(eyes), match.events_for(eyes), limit, 1)


def in_the_middle(game: str) -> Match[object, object]:
    """A game some turns in, where there is a lot to think about."""
    match: Match[object, object] = Match(find(game), seed=3)
    for _ in range(4):
        assert isinstance(match.turn, Decision)
        eyes = frozenset({match.turn.seat})
        seen, events = match.observe(eyes), match.events_for(eyes)
        match.push(bot_named(game, "greedy").choose(match.game, seen, events, Limit(nodes=2000), 1).action)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_level_takes_a_second_at_most_and_at_a_table_by_the_wall(game: str) -> None:
    for level in levels(game):
        assert level.limit.seconds is not None
        assert level.limit.seconds <= 1
        assert not level.limit.wall
        assert level.at_table == replace(level.limit, wall=True)


def test_a_budget_at_a_table_goes_down_while_its_bot_does_not_run() -> None:
    walled, by_cpu = Budget(Limit(seconds=0.05, wall=True)), Budget(Limit(seconds=0.05))
    time.sleep(0.06)
    assert not walled.has_time()
    assert by_cpu.has_time()


@pytest.mark.parametrize("game", ["qwirkle", "exago"])
def test_who_is_asked_late_thinks_less_and_does_not_fall_back(guard: Held, game: str) -> None:
    match = in_the_middle(game)
    limit = level_named(game, "master").at_table
    guard.held = 0.0
    asked(guard, match, replace(limit, seconds=0.05))  # builds what it needs
    guard.held = 10.0
    hurried = asked(guard, match, limit)
    assert hurried.fault is None, hurried.detail
    assert hurried.seconds < 0.5
    by_cpu = asked(guard, match, Limit(seconds=0.3))
    assert by_cpu.fault is None, by_cpu.detail
    assert by_cpu.choice.nodes > 3 * hurried.choice.nodes


@pytest.mark.parametrize(("game", "module"), [("qwirkle", qwirkle), ("exago", exago)])
def test_a_search_ends_by_the_clock_of_its_limit(
    game: str, module: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0

    def hasty() -> float:
        nonlocal looks
        looks += 1
        return looks * 0.01

    def clock_of(limit: Limit) -> Callable[[], float]:
        return hasty if limit.wall else budget.clock_of(limit)

    monkeypatch.setattr(module, "clock_of", clock_of)
    match = in_the_middle(game)
    assert isinstance(match.turn, Decision)
    eyes = frozenset({match.turn.seat})
    seen, events = match.observe(eyes), match.events_for(eyes)
    choice = bot_named(game, "master").choose(match.game, seen, events, Limit(seconds=1.0, wall=True), 1)
    assert choice.action in match.legal
    assert 50 < looks < 150, "a second has a hundred looks"
