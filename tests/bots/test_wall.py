"""At a table time is the clock on the wall: a bot that gets little of a busy machine thinks less, and answers all the same."""

from __future__ import annotations

import pickle
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from speeltafel import Decision, Match, find
from speeltafel.bots import budget, keeper
from speeltafel.bots.budget import Budget
from speeltafel.bots.checked import Report
from speeltafel.bots.guard import Guard
from speeltafel.bots.keeper_messages import Request, Thought
from speeltafel.bots.levels import bot_named, levels
from speeltafel.bots.protocol import Choice, Limit
from tests.bots.test_levels import GAMES

STRONGEST = {game: sys.modules[type(bot_named(game, "strongest")).__module__] for game in GAMES}
SEARCHING = {game: module for game, module in STRONGEST.items() if hasattr(module, "clock_of")}
"""The games whose strongest bot thinks until a clock says stop, and the module of that bot."""


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
    return guard.choose("strongest", match.game, match.observe(eyes), match.events_for(eyes), limit, 1)


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


@pytest.mark.parametrize("game", SEARCHING)
def test_who_is_asked_late_thinks_less_and_does_not_fall_back(guard: Held, game: str) -> None:
    match = in_the_middle(game)
    limit = levels(game)[-1].at_table
    guard.held = 0.0
    asked(guard, match, replace(limit, seconds=0.05))  # builds what it needs
    guard.held = 10.0
    hurried = asked(guard, match, limit)
    assert hurried.fault is None, hurried.detail
    assert hurried.seconds < 0.5
    by_cpu = asked(guard, match, Limit(seconds=0.3))
    assert by_cpu.fault is None, by_cpu.detail
    assert by_cpu.choice.nodes > 3 * hurried.choice.nodes


def test_a_first_look_counts_by_the_wall_and_is_the_keepers(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot builds once is built before its child is there; what the child still builds, somebody waits for."""
    clock, looks, limits = [100.0], [], []

    class Watched:
        def choose(self, game: Any, seen: Any, events: Any, limit: Limit, luck: int) -> Choice[Any]:
            limits.append(limit.seconds)
            return Choice(next(iter(game.legal(seen.state))))

    def look(*_: object) -> None:
        looks.append(clock[0])
        clock[0] += 0.25

    monkeypatch.setattr(keeper, "monotonic", lambda: clock[0])
    monkeypatch.setattr(keeper, "warm_up", look)
    monkeypatch.setattr(keeper, "bot_named", lambda *_: Watched())
    match = Match(find("qwinn"), seed=1)
    eyes = frozenset({match.turn.seat})  # type: ignore[union-attr]
    for is_wall in (True, False):
        limit = Limit(seconds=0.8, wall=is_wall)
        payload = pickle.dumps((match.observe(eyes), tuple(match.events_for(eyes)), limit, 1))
        request = Request("qwinn", "master", pickle.dumps(match.game), None, 10.0, payload, clock[0])
        ours = keeper.Keeper()
        ours._prepare(request)
        assert looks.pop()
        began = clock[0] = request.asked
        keeper._think(ours.bots["qwinn", "master"], request, 1.0)
        assert looks.pop() == began
    by_wall, by_cpu = limits
    assert by_wall < 0.8 - 0.25
    assert by_cpu == 0.8


@pytest.mark.parametrize("game", SEARCHING)
def test_a_search_ends_by_the_clock_of_its_limit(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0

    def hasty() -> float:
        nonlocal looks
        looks += 1
        return looks * 0.01

    def clock_of(limit: Limit) -> Callable[[], float]:
        return hasty if limit.wall else budget.clock_of(limit)

    monkeypatch.setattr(SEARCHING[game], "clock_of", clock_of)
    match = in_the_middle(game)
    assert isinstance(match.turn, Decision)
    eyes = frozenset({match.turn.seat})
    seen, events = match.observe(eyes), match.events_for(eyes)
    choice = bot_named(game, "strongest").choose(match.game, seen, events, Limit(seconds=1.0, wall=True), 1)
    assert choice.action in match.legal
    assert 50 < looks < 150, "a second has a hundred looks"
