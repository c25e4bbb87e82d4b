"""Two processes, one table: who is where does not matter, and neither does which part is away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
import pytest
from redis.asyncio import Redis
from sqlalchemy import event
from websockets.asyncio.client import connect

from bench.kill import Place, Relay
from speeltafel.client.bodies import NewSeat, NewTable
from speeltafel.client.http import Server
from speeltafel.client.table import Denied, Seat, new_id
from speeltafel.client.wander import some_move
from speeltafel.server.cluster.bus import Bus
from speeltafel.server.cluster.leases import Leased
from speeltafel.server.cluster.messages import Note, ProcessGone, read_note
from speeltafel.server.settings import Settings
from speeltafel.wire import WIRE, Play
from tests.server.serving import Serving, play_on, run, serving

pytestmark = pytest.mark.system
SLOW = 60.0


async def seated(place: Place, game: str) -> tuple[Seat, Seat, str]:
    """Two people at one table, each at another process; the one to move first."""
    async with Server(place.servers[0].address, timeout=SLOW) as http:
        made = await http.make_table(NewTable(game, [NewSeat("me"), NewSeat("me")]))
    seats = [
        Seat(served.address, made.table, [mine.secret], patience=SLOW)
        for served, mine in zip(place.servers, made.mine, strict=True)
    ]
    for seat in seats:
        await seat.__aenter__()
    seats.sort(key=lambda seat: seat.turn not in seat.you)
    return seats[0], seats[1], made.table


def test_people_at_two_processes_play_talk_and_see_each_other(many: Place) -> None:
    async def scenario() -> None:
        first, second, _ = await seated(many, "qwirkle")
        for seat in (first, second):
            await seat.wait_for(
                lambda here: here.table is not None and all(each.there for each in here.table.seats)
            )
        await play_on(first, second, moves=6)
        await first.say("hoi")
        await second.wait_for(lambda here: len(here.chat) == 1)
        await second.say("hallo")
        await first.wait_for(lambda here: len(here.chat) == 2)
        await first.propose("draw")
        await second.wait_for(lambda here: here.table is not None and bool(here.table.offers))
        await second.answer("draw", agree=True)
        for seat in (first, second):
            await seat.wait_for(lambda here: here.outcome is not None)
        assert first.outcome == second.outcome
        await first.close()
        away = first.you[0]
        await second.wait_for(lambda here: here.table is not None and not here.table.seats[away].there)
        await second.close()

    run(scenario())


def test_a_move_is_acknowledged_before_it_is_told_at_either_process(many: Place) -> None:
    async def scenario() -> None:
        async with Server(many.servers[0].address, timeout=SLOW) as http:
            made = await http.make_table(NewTable("exago", [NewSeat("me"), NewSeat("me")]))
        secrets = [mine.secret for mine in made.mine]
        hello = msgspec.json.encode({"type": "hello", "table": made.table, "secrets": secrets, "wire": WIRE})
        async with Seat(many.servers[0].address, made.table, secrets, patience=SLOW) as owner:
            for served in many.servers:
                async with connect(served.address.replace("http", "ws") + "/api/socket") as device:
                    await device.send(hello.decode())
                    for _ in range(6):
                        number = owner.number
                        play = Play(new_id(), owner.turn or 0, await some_move(owner))
                        await device.send(msgspec.json.encode(play).decode())
                        heard = ""
                        while heard not in ("ack", "happened"):
                            heard = msgspec.json.decode(await device.recv())["type"]
                        assert heard == "ack"
                        await owner.wait_for(lambda here, number=number: here.number > number)  # type: ignore[misc]
                        while heard != "happened":
                            heard = msgspec.json.decode(await device.recv())["type"]

    run(scenario())


def test_without_redis_moves_still_commit_and_arrive(many: Place) -> None:
    async def scenario() -> None:
        assert many.redis is not None
        first, second, _ = await seated(many, "exago")
        await play_on(first, second, moves=2)
        many.redis.kill()
        await play_on(first, second, moves=4)
        many.redis.start()
        await play_on(first, second, moves=2)
        assert first.events == second.events
        await first.close()
        await second.close()

    run(scenario())


def test_notes_arrive_again_once_redis_is_back(many: Place) -> None:
    """Also where the connection that sends had not noticed that Redis was away."""

    async def scenario() -> None:
        assert many.redis is not None
        heard: list[Note] = []
        first = Bus(many.redis.url, "first", lambda _sender, _note: None)
        second = Bus(many.redis.url, "second", lambda _sender, note: heard.append(note))
        for bus in (first, second):
            await bus.open()
        for _ in range(3):
            heard.clear()
            while not (first.is_up and second.is_up):
                await asyncio.sleep(0.02)
            while not heard:
                first.send("second", ProcessGone("third"))
                await asyncio.sleep(0.02)
            many.redis.kill()
            while first.is_up or second.is_up:
                await asyncio.sleep(0.02)
            many.redis.start()
        for bus in (first, second):
            await bus.close()

    run(scenario())


def test_what_is_acknowledged_is_read_at_every_process_at_once(many: Place) -> None:
    async def scenario() -> None:
        assert many.redis is not None
        first, second, code = await seated(many, "exago")
        many.redis.kill()
        readers = [Server(served.address, timeout=SLOW) for served in many.servers]
        for _ in range(6):
            mover = first if first.turn in first.you else second
            number = await mover.play(await some_move(mover))
            for reader in readers:
                replay = await reader.replay(code)
                assert [frame.event.number for frame in replay.frames if frame.event][-1] >= number
            for seat in (first, second):
                await seat.wait_for(lambda here, number=number: here.number >= number)  # type: ignore[misc]
        many.redis.start()
        for reader in readers:
            await reader.close()
        await first.close()
        await second.close()

    run(scenario())


def test_a_move_is_not_refused_for_what_its_process_has_missed(many: Place) -> None:
    async def scenario() -> None:
        assert many.redis is not None
        async with Server(many.servers[0].address, timeout=SLOW) as http:
            made = await http.make_table(NewTable("exago", [NewSeat("me"), NewSeat("me")]))
        secrets = [mine.secret for mine in made.mine]
        async with (
            Seat(many.servers[0].address, made.table, secrets, patience=SLOW) as late,
            Seat(many.servers[1].address, made.table, secrets, patience=SLOW) as early,
        ):
            many.redis.kill()
            for _ in range(4):
                await late.wait_for(lambda here: here.number >= early.number)
                await late.play(await some_move(late), seat=late.turn)
                await early.wait_for(lambda here: here.number >= late.number)
                await early.play(await some_move(early), seat=early.turn)
                # The first process does not know yet that the second took the table over and moved.
                assert early.turn is not None
                await late.play(await some_move(early), seat=early.turn)
            many.redis.start()

    run(scenario())


def test_a_process_that_is_stopped_drains_and_its_people_play_on_elsewhere(many: Place) -> None:
    async def scenario() -> None:
        relay = Relay(many.ports)
        await relay.open()
        address = f"http://127.0.0.1:{relay.port}"
        async with Server(address, timeout=SLOW) as http:
            made = await http.make_table(NewTable("exago", [NewSeat("me"), NewSeat("me")]))
        async with Seat(address, made.table, [mine.secret for mine in made.mine], patience=SLOW) as device:
            await device.play(await some_move(device), seat=device.turn)
            for which in range(2):
                await asyncio.to_thread(many.servers[which].stop)
                await device.play(await some_move(device), seat=device.turn)
                await many.restart(which)
            await device.play(await some_move(device), seat=device.turn)
            assert [event.number for event in device.events] == list(range(len(device.events)))
        await relay.close()

    run(scenario())


def test_a_bot_plays_on_when_its_process_dies(many: Place) -> None:
    async def scenario() -> None:
        async with Server(many.servers[1].address, timeout=SLOW) as http:
            made = await http.make_table(NewTable("qwinn", [NewSeat("me"), NewSeat("bot")]))
        async with Seat(many.servers[0].address, made.table, [made.mine[0].secret], patience=SLOW) as mine:
            await mine.wait_for(lambda here: here.turn in here.you)
            many.servers[1].kill()
            await mine.play("fail")
            await mine.wait_for(lambda here: here.turn in here.you)
        await many.restart(1)

    run(scenario())


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
            async with serving(tmp_path, adjust=shared_by(many)) as served:
                while not served.backend.leases or not served.backend.leases.is_up:
                    await asyncio.sleep(0.05)
                for _ in range(5):
                    await served.table("exago", "me", "me")
                await asyncio.sleep(0.2)
                assert notes == []
            others = len(many.servers)
            assert [type(note) for note in notes] == [ProcessGone] * others

    run(scenario())


def test_quiet_tables_are_not_asked_for_every_second(many: Place, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path, adjust=shared_by(many)) as served:
            while not served.backend.leases or not served.backend.leases.is_up:
                await asyncio.sleep(0.05)
            codes = {(await served.table("exago", "me", "me")).table for _ in range(20)}
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
    async def nothing(*_: object) -> None:
        pass

    async def scenario() -> None:
        async with owner_and_late(many, tmp_path) as (owner, late):
            made = await owner.table("exago", "me", "me")
            secrets = [mine.secret for mine in made.mine]
            here = await owner.sit(made.table, *secrets)
            there = await late.sit(made.table, *secrets)
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
            made = await owner.table("exago", "me", "me")
            secrets = [mine.secret for mine in made.mine]
            here = await owner.sit(made.table, *secrets)
            there = await late.sit(made.table, *secrets)
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
    async def nothing(*_: object) -> None:
        pass

    async def scenario() -> None:
        async with owner_and_late(many, tmp_path) as (owner, late):
            made = await owner.table("exago", "me", "me")
            secrets = [mine.secret for mine in made.mine]
            here = await owner.sit(made.table, *secrets)
            there = await late.sit(made.table, *secrets)
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
