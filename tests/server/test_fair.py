"""Thinking for strangers: each address has its turn, those who are present come first, and weak bots wait for no strong one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from speeltafel.client.any_move import some_move
from speeltafel.client.bodies import NewSeat, NewTable
from speeltafel.server.workers.bots import Mover
from speeltafel.server.workers.fair_queue import (
    FORGET,
    Adviser,
    Asker,
    Busy,
    FairQueue,
    Few,
    Rank,
    Stale,
)
from tests.server.serving import Serving, run, serving
from tests.server.test_due import count

STRANGER = {"X-Forwarded-For": "203.0.113.9"}
TABLES = 70


async def asked(
    turns: FairQueue, order: list[str], name: str, address: str, rank: Rank, cost: float = 1
) -> None:
    """Takes a turn, notes it, and gives it back."""
    await turns.take(Adviser(address, rank), cost)
    order.append(name)
    await asyncio.sleep(0)
    turns.give_back()


async def all_asked(turns: FairQueue, *questions: tuple[str, str, Rank]) -> list[str]:
    """The order in which these questions had their turns, all asked while the only place was taken."""
    order: list[str] = []
    await turns.take(Adviser("first"), 1)
    tasks = [asyncio.create_task(asked(turns, order, *question)) for question in questions]
    await asyncio.sleep(0)
    turns.give_back()
    await asyncio.gather(*tasks)
    return order


def test_each_address_has_its_turn() -> None:
    async def scenario() -> None:
        many = [(f"a{number}", "a", Rank.PRESENT) for number in range(30)]
        order = await all_asked(FairQueue(1, 100), *many, ("b", "b", Rank.PRESENT), ("c", "c", Rank.PRESENT))
        assert order.index("b") <= 2
        assert order.index("c") <= 2
        assert len(order) == 32

    run(scenario())


def test_those_who_are_present_come_first_and_the_others_are_not_forgotten() -> None:
    async def scenario() -> None:
        present = [(f"p{number}", f"p{number}", Rank.PRESENT) for number in range(20)]
        order = await all_asked(
            FairQueue(1, 100), ("away", "x", Rank.ABSENT), ("hint", "y", Rank.ADVICE), *present
        )
        assert 5 <= order.index("away") <= 16
        assert 5 <= order.index("hint") <= 16

    run(scenario())


def test_who_asks_most_is_turned_away_first() -> None:
    async def scenario() -> None:
        turns = FairQueue(1, 10)
        order: list[str] = []
        await turns.take(Adviser("first"), 1)
        crowd = [
            asyncio.create_task(asked(turns, order, f"a{number}", "a", Rank.PRESENT)) for number in range(10)
        ]
        await asyncio.sleep(0)
        other = asyncio.create_task(asked(turns, order, "b", "b", Rank.PRESENT))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await turns.take(Adviser("a", Rank.ABSENT), 1)
        turns.give_back()
        await other
        answers = await asyncio.gather(*crowd, return_exceptions=True)
        assert [type(each) for each in answers].count(Busy) == 1
        assert isinstance(answers[-1], Busy)

    run(scenario())


def test_what_is_wanted_no_more_takes_no_turn_and_who_goes_away_leaves_the_line() -> None:
    async def scenario() -> None:
        turns = FairQueue(1, 10)
        order: list[str] = []
        await turns.take(Adviser("first"), 1)
        stale = asyncio.create_task(turns.take(Adviser("a", is_wanted=False), 1))
        gone = asyncio.create_task(turns.take(Adviser("b"), 1))
        last = asyncio.create_task(asked(turns, order, "c", "c", Rank.ABSENT))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        turns.give_back()
        with pytest.raises(Stale):
            await stale
        await last
        assert order == ["c"]
        await asyncio.wait_for(turns.take(Adviser("d"), 1), 1)

    run(scenario())


def test_however_many_addresses_come_few_are_remembered_and_those_who_took_most_among_them() -> None:
    async def scenario() -> None:
        turns = FairQueue(1, 10)
        for _ in range(3):
            await turns.take(Adviser("greedy"), 1)
            turns.give_back()
        for number in range(3 * FORGET):
            turns.charge(f"elsewhere{number}", 0.001)
            await turns.take(Adviser(f"a{number}"), 0.001)
            turns.give_back()
        assert turns.remembered <= FORGET
        order = await all_asked(turns, ("g", "greedy", Rank.PRESENT), ("b", "b", Rank.PRESENT))
        assert order == ["b", "g"]

    run(scenario())


def test_what_turns_have_cost_is_noted_only_where_somebody_asks() -> None:
    async def scenario() -> None:
        turns = FairQueue(1, 10)
        await turns.take(Adviser("a"), 1)
        turns.give_back()
        assert turns.spent() == {}, "where one process is alone, nobody ever asks"
        await turns.take(Adviser("a"), 2)
        turns.give_back()
        assert turns.spent() == {"a": 2}
        assert turns.spent() == {}

    run(scenario())


def test_an_address_has_few_under_way() -> None:
    few = Few(1)
    with few.one("a"), few.one("b"), pytest.raises(Busy), few.one("a"):
        pass
    with few.one("a"):
        pass


async def moves(served: Serving) -> int:
    """How many moves the server has stored."""
    return int(await count(served, 'speeltafel_moves_total{game="qwirkle/nl-classic"}'))


async def answered(served: Serving, level: str) -> int:
    """Plays one move against this level at a new table; returns how many other moves were stored until its answer."""
    made = await served.http.make_table(
        NewTable("qwirkle/nl-classic", [NewSeat("me"), NewSeat("bot", level=level)])
    )
    me = await served.sit(made.table, made.mine[0].secret)
    await me.wait_for(lambda here: here.turn in here.you)
    move = await some_move(me)
    before = await moves(served)
    number = await me.play(move)
    await me.wait_for(lambda here: here.number > number and here.turn in here.you)
    return await moves(served) - before


def test_one_address_with_many_strong_bots_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            for level in ("sprout", "master"):
                await answered(served, level)  # starts the bots' processes
            async with httpx.AsyncClient(base_url=served.address, headers=STRANGER) as stranger:
                seats = [{"kind": "me"}, *({"kind": "bot", "level": "master"} for _ in range(3))]
                for _ in range(TABLES):
                    made = await stranger.post(
                        "/api/tables", json={"game": "qwirkle/nl-classic", "seats": seats}
                    )
                    assert made.status_code == 201
            until_weak, until_strong = await answered(served, "sprout"), await answered(served, "master")
            assert max(until_weak, until_strong) < TABLES / 3, (until_weak, until_strong)

    run(scenario())


def test_a_bots_move_counts_for_the_address_that_made_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables that is: each with a share of its own would have its turn before others."""
    addresses: list[str] = []
    take = FairQueue.take

    async def noted(self: FairQueue, asker: Asker, cost: float) -> None:
        if isinstance(asker, Mover):
            addresses.append(asker.address)
        await take(self, asker, cost)

    monkeypatch.setattr(FairQueue, "take", noted)

    async def scenario() -> None:
        async with (
            serving(tmp_path) as served,
            httpx.AsyncClient(base_url=served.address, headers=STRANGER) as stranger,
        ):
            seats = [{"kind": "me"}, *({"kind": "bot", "level": "master"} for _ in range(3))]
            while len(addresses) < 2:  # who begins is drawn by lot
                await stranger.post("/api/tables", json={"game": "qwirkle/nl-classic", "seats": seats})
            assert set(addresses) == set(STRANGER.values())

    run(scenario())


def test_one_address_gets_few_hints_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.http.make_table(
                NewTable("qwirkle", [NewSeat("me"), NewSeat("bot", level="sprout")])
            )
            me = await served.sit(made.table, made.mine[0].secret)
            await me.wait_for(lambda here: here.turn in here.you)
            token = {"Authorization": f"Bearer {made.mine[0].secret}"}
            async with httpx.AsyncClient(base_url=served.address, headers=token, timeout=60) as http:
                answers = await asyncio.gather(
                    *(http.get(f"/api/tables/{made.table}/hint") for _ in range(6))
                )
            assert sorted(each.status_code for each in answers) == [200] * 2 + [503] * 4

    run(scenario())
