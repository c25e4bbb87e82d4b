"""Two processes, one table: who is where does not matter, and neither does which part is away."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from websockets.asyncio.client import connect

from bench.kill import Place, Relay
from speeltafel.client.any_move import some_move
from speeltafel.client.bodies import NewSeat, NewTable
from speeltafel.client.http import Server
from speeltafel.client.table import Seat, new_id
from speeltafel.server.cluster.bus import Bus
from speeltafel.server.cluster.messages import Note, ProcessGone
from speeltafel.wire import WIRE, Play
from tests.server.serving import play_on, run

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
