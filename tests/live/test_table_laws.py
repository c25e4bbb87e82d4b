"""Laws of the live table, by random requests of random people with repeated ids."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from speeltafel.core.registry import specs
from speeltafel.live.change import Change, Reply, fold, loaded
from speeltafel.live.decide import decide
from speeltafel.live.memory import MemoryStore
from speeltafel.live.table import wants
from speeltafel.wire import Acknowledged, Refusal
from tests.live.people import POLICY, Crowd

TABLES = 25
REQUESTS = 120


async def stored(store: MemoryStore, change: Change) -> None:
    await store.commit(change.stored, 0)


@pytest.mark.parametrize("game", sorted(specs()))
def test_whatever_is_asked_the_laws_of_a_table_hold(game: str) -> None:
    tally: Counter[str] = Counter()
    for seed in range(TABLES):
        walk(Random(seed), game, tally)
    for seen in ("changed", "refused", "again", "undone", "replaced", "ended", "rematch"):
        assert tally[seen], f"{seen} never happened: {tally}"


def walk(rng: Random, game: str, tally: Counter[str]) -> None:
    """One table from its making to wherever these people bring it."""
    crowd = Crowd(rng, game)
    store = MemoryStore()
    run(store.add(crowd.made))
    counted: dict[str, int] = {}
    for request, who in crowd.requests(REQUESTS):
        before, moment = crowd.table, crowd.moment()
        result = decide(before, request, who, moment)
        if isinstance(result, Refusal):
            tally["refused"] += 1
            assert crowd.table is before
            assert result.message.id
            continue
        if isinstance(result, Reply):
            if isinstance(result.message, Acknowledged):
                tally["again"] += 1
                assert counted[result.message.id] == result.message.number, "answered alike"
            continue
        if result is None:
            continue
        tally["changed"] += 1
        after = result.after
        assert fold(before, result.stored) == after, "what is stored is what memory has"
        run(store.commit(result.stored, 0))
        assert loaded(store.tables[after.code], POLICY) == after, "and what is read back"
        assert after.version == before.version + 1
        assert after.number >= before.number, "no event is ever taken away"
        wake = wants(after, moment.now).wake
        assert wake is None or wake > moment.now
        assert wake == result.stored.due
        if request_id := getattr(request, "id", ""):
            assert request_id not in counted, "an id counts once"
            counted[request_id] = result.number
        told = [event.action for event in result.stored.events]
        tally["undone"] += any(action.startswith("undo:") for action in told)
        tally["replaced"] += any(chair.stand_in for chair in after.seating.chairs)
        tally["ended"] += after.outcome is not None
        tally["rematch"] += result.stored.made is not None
        crowd.table = after


def run(coroutine: object) -> None:
    """Runs a coroutine of the store in memory, which never waits."""
    try:
        coroutine.send(None)  # type: ignore[attr-defined]
    except StopIteration:
        return
    raise AssertionError("the store in memory waited")
