"""Who decides for a table: the process where its people are, whatever the others have missed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from redis.asyncio import Redis
from sqlalchemy import event

from bench.kill import Place
from speeltafel.client.any_move import some_move
from speeltafel.client.bodies import TableMade
from speeltafel.client.table import Denied, Seat, new_id
from speeltafel.server.cluster.leases import Leased
from speeltafel.server.cluster.messages import Note, ProcessGone, read_note
from speeltafel.server.settings import Settings
from speeltafel.wire import Play
from tests.server.serving import Serving, play_on, run, serving

pytestmark = pytest.mark.system


def shared_by(place: Place) -> Callable[[Settings], Settings]:
    """Settings of a process on the same database and Redis."""
    assert place.redis is not None
    where, redis = place.database.replace("postgresql://", "postgresql+psycopg://"), place.redis.url
    return lambda plain: replace(plain, database_url=where, redis_url=redis)


@asynccontextmanager
async def owner_and_late(place: Place, folder: Path) -> AsyncIterator[tuple[Serving, Serving]]:
    """Two processes of this test's own, beside those of the place."""
    shared = shared_by(place)
    async with (
        serving(folder / "owner", adjust=shared) as owner,
        serving(folder / "late", adjust=shared) as late,
    ):
        yield owner, late


async def at_both(owner: Serving, late: Serving) -> tuple[TableMade, Seat, Seat]:
    """A table made at one process, and everybody of it at a device of each."""
    made = await owner.table("exago", "me", "me")
    secrets = [mine.secret for mine in made.mine]
    return made, await owner.sit(made.table, *secrets), await late.sit(made.table, *secrets)


async def nothing(*_: object) -> None:
    """What a process does that hears nothing."""


@asynccontextmanager
async def notes_heard(place: Place) -> AsyncIterator[list[Note]]:
    """Every note that any process sends meanwhile."""
    assert place.redis is not None
    heard: list[Note] = []
    async with Redis.from_url(place.redis.url) as redis, redis.pubsub() as pubsub:
        await pubsub.psubscribe("speeltafel:process:*")

        async def listen() -> None:
            async for message in pubsub.listen():
                if message["type"] == "pmessage":
                    heard.append(read_note(message["data"]).note)

        task = asyncio.create_task(listen())
        await asyncio.sleep(0.2)
        yield heard
        task.cancel()


async def silence(notes: list[Note]) -> None:
    """Waits until nothing comes any more of what the processes of the tests before had to tell."""
    await asyncio.sleep(0.5)
    while notes:
        notes.clear()
        await asyncio.sleep(0.5)


async def counted(served: Serving, name: str) -> float:
    """One count of a process's metrics, over all labels."""
    async with httpx.AsyncClient(base_url=served.address) as http:
        text = (await http.get("/metrics")).text
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))


def test_a_table_is_owned_where_its_people_are(many: Place, tmp_path: Path) -> None:
    async def scenario() -> None:
        shared = shared_by(many)
        async with (
            serving(tmp_path / "maker", adjust=shared) as maker,
            serving(tmp_path / "home", adjust=shared) as home,
        ):
            for served in (maker, home):
                while not served.backend.leases or not served.backend.leases.is_up:
                    await asyncio.sleep(0.05)
            made = await maker.table("exago", "me", "me")
            seats = [await home.sit(made.table, mine.secret) for mine in made.mine]
            while not home.backend.host.rooms[made.table].is_ours:
                await asyncio.sleep(0.02)
            seats.sort(key=lambda seat: seat.turn not in seat.you)
            await play_on(*seats, moves=6)
            assert await counted(home, "speeltafel_moves_total") == 6
            assert await counted(home, "speeltafel_moves_forwarded_total") == 0
            # Somebody who looks on elsewhere does not take it away, and hears everything.
            far = await maker.sit(made.table)
            await play_on(*seats, far, moves=2)
            assert far.events == seats[0].events
            assert await counted(home, "speeltafel_moves_total") == 8
            await maker.sit(made.table)
            third = await maker.sit(made.table)
            while not maker.backend.host.rooms[made.table].is_ours:
                await asyncio.sleep(0.02)
            await play_on(*seats, far, third, moves=2)
            assert await counted(maker, "speeltafel_moves_total") == 2
            assert await counted(home, "speeltafel_moves_forwarded_total") == 2

    run(scenario())


def test_a_process_that_starts_or_opens_tables_sends_no_notes_and_one_that_stops_sends_one(
    many: Place, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with notes_heard(many) as notes:
            await silence(notes)
            async with serving(tmp_path, adjust=shared_by(many)) as served:
                while not served.backend.leases or not served.backend.leases.is_up:
                    await asyncio.sleep(0.05)
                codes = {(await served.table("exago", "me", "me")).table for _ in range(5)}

                def ours() -> list[object]:
                    """Without what is still told of tables of other tests."""
                    return [note for note in notes if getattr(note, "code", min(codes)) in codes]

                await asyncio.sleep(0.2)
                assert ours() == []
            others = len(many.servers)
            while len(ours()) < others:
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.2)
            assert [type(note) for note in ours()] == [ProcessGone] * others

    run(scenario())


def test_quiet_tables_are_not_asked_for_every_second(many: Place, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path, adjust=shared_by(many)) as served:
            while not served.backend.leases or not served.backend.leases.is_up:
                await asyncio.sleep(0.05)
            codes = {(await served.table("exago", "me", "me")).table for _ in range(20)}
            await asyncio.gather(*(served.http.table(code) for code in codes))
            assert codes <= served.backend.host.rooms.keys()
            await asyncio.sleep(2.5)
            asked: list[str] = []

            @event.listens_for(served.backend.store.engine, "before_cursor_execute")
            def count(_: object, __: object, ___: object, parameters: object, *____: object) -> None:
                asked.extend(code for code in codes if code in str(parameters))

            await asyncio.sleep(3)
            assert len(asked) <= 6

    run(scenario())


def test_who_looks_on_is_told_again_to_a_process_that_has_missed_it(
    many: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("speeltafel.server.cluster.leases.SLICES", 1)

    async def scenario() -> None:
        async with owner_and_late(many, tmp_path) as (owner, late):
            made = await owner.table("exago", "me", "me")
            await owner.sit(made.table, made.mine[0].secret)
            there = await late.sit(made.table, made.mine[1].secret)
            everybody = lambda seat: seat.table is not None and all(each.there for each in seat.table.seats)  # noqa: E731
            await there.wait_for(everybody)
            host = next(
                served.backend.host
                for served in (late, owner)
                if not served.backend.host.rooms[made.table].is_ours
            )
            follower = host.rooms[made.table]
            follower.elsewhere.clear()
            follower.recount()
            while not follower.elsewhere:
                await asyncio.sleep(0.02)
            await there.wait_for(everybody)

    run(scenario())


def test_who_becomes_the_owner_tells_its_people_what_was_missed(
    many: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with owner_and_late(many, tmp_path) as (owner, late):
            made, here, there = await at_both(owner, late)
            await here.play(await some_move(here), seat=here.turn)
            await there.wait_for(lambda seat: seat.number >= here.number)
            at_owner, at_late = (served.backend.host.rooms[made.table] for served in (owner, late))
            assert at_owner.is_ours
            assert not at_late.is_ours
            leases = late.backend.leases
            assert isinstance(leases, Leased)
            with monkeypatch.context() as deaf:
                for way in ("_follow", "_greet", "_move", "_look"):
                    deaf.setattr(leases, way, nothing)
                await here.play(await some_move(here), seat=here.turn)
                await late.backend.store.claim(made.table, by_force=True)
                await asyncio.sleep(0.1)
                assert there.number < here.number
            await leases._look([at_late])
            assert at_late.is_ours
            await there.wait_for(lambda seat: seat.number >= here.number)

    run(scenario())


def test_an_owner_that_does_not_know_who_follows_is_told_again(
    many: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been reading the table when it was told first; the turns by which all tables are looked at are slow."""
    monkeypatch.setattr("speeltafel.server.cluster.leases.SLICES", 1_000_000)

    async def scenario() -> None:
        async with owner_and_late(many, tmp_path) as (owner, late):
            made, here, there = await at_both(owner, late)
            rooms = [served.backend.host.rooms[made.table] for served in (owner, late)]
            while not all(room.elsewhere for room in rooms):
                await asyncio.sleep(0.02)
            for room in rooms:
                room.elsewhere.clear()
            await asyncio.sleep(
                2.5
            )  # every table is looked at once after Redis was found, and none after that
            for room in rooms:
                room.elsewhere.clear()
            while not all(room.elsewhere for room in rooms):
                await asyncio.sleep(0.02)
            await here.play(await some_move(here), seat=here.turn)
            await there.wait_for(lambda seat: seat.number >= here.number)

    run(scenario())


def test_a_secret_that_was_replaced_moves_nothing_through_a_process_that_has_not_heard_of_it(
    many: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with owner_and_late(many, tmp_path) as (owner, late):
            made, here, there = await at_both(owner, late)
            await here.play(await some_move(here), seat=here.turn)
            await there.wait_for(lambda seat: seat.number >= here.number)
            assert there.turn is not None
            move = await some_move(there)
            for deaf in ("_follow", "_look"):
                monkeypatch.setattr(late.backend.leases, deaf, nothing)
            renewed = await owner.http.reissue(made.table, there.turn, made.owner)
            with pytest.raises(Denied) as refused:
                await there.ask(Play(new_id(), there.turn, move))
            assert refused.value.reason == "server-not-your-seat"
            number = here.number
            again = await owner.join(made.table, renewed.secret)
            assert again.number == number
            await again.play(move, seat=there.turn)

    run(scenario())
