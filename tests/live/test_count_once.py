"""What a move brings is counted once, and a new state is looked at once for each pair of eyes, however many look on."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from speeltafel.core.protocol import Eyes
from speeltafel.live.memory import MemoryStore
from speeltafel.live.requests import Who
from speeltafel.table.log import Log
from speeltafel.wire import Play
from tests.live.test_host import Listener, hosted, pair, run

EVENTS = 2
"""A play and the draw that follows it, each of which leads to a new state."""

EYES = 3
"""Those of each player, and nobody's."""


class Counting:
    """A game that counts what it is asked."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.asked: Counter[str] = Counter()
        self.observed: list[tuple[Any, Eyes]] = []

    def __getattr__(self, name: str) -> Any:
        self.asked[name] += 1
        return getattr(self._game, name)

    def observe(self, state: Any, eyes: Eyes) -> Any:
        self.observed.append((state, eyes))
        return self._game.observe(state, eyes)


def test_a_move_is_counted_once_and_each_new_state_seen_once_by_each_pair_of_eyes() -> None:
    async def scenario() -> None:
        host = hosted(MemoryStore(), Random(1))
        room, *people = await pair(host)
        for _ in range(3):
            await host.enter(room, Listener(), -1)
        before = room.table
        assert isinstance(before.log, Log)
        game = Counting(before.log.game)
        log = replace(before.log, game=game, _sights=before.log._sights)
        room.table = replace(before, log=log)
        mover = room.table.seat_to_move
        assert mover is not None
        action = log.game.text(next(iter(log.game.legal(log.state))))
        game.asked.clear()
        hashes = next(each.hashes for each in people if mover in each.rights)
        await host.handle(room, Play("one", mover, action), Who(hashes), lambda _: None)
        assert room.table.number == before.number + EVENTS
        assert game.asked["play"] == 1
        assert game.asked["score"] == 0
        assert game.asked["apply"] == 1, "the draw, and the play no second time"
        assert len(game.observed) == EVENTS * EYES
        assert len({(id(state), eyes) for state, eyes in game.observed}) == EVENTS * EYES

    run(scenario())
