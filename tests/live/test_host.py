"""The host commits, acknowledges and tells in this order, whatever breaks in between."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Coroutine
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from random import Random
from typing import Any

import pytest

from speeltafel.core.protocol import NOBODY, Eyes, Seat
from speeltafel.core.registry import specs
from speeltafel.live.change import Stored, loaded
from speeltafel.live.host import SETTLE_SECONDS, Host
from speeltafel.live.memory import MemoryStore
from speeltafel.live.places import new_table
from speeltafel.live.requests import Moment, TakePlace, Who
from speeltafel.live.room import Room
from speeltafel.live.seating import Chair, hashed, replace
from speeltafel.live.services import BotChoice, NotStored, Question
from speeltafel.table.clock import Clock
from speeltafel.wire import (
    Acknowledged,
    Answer,
    Happened,
    Hold,
    Play,
    Propose,
    Refused,
    TableChanged,
    ToClient,
    Welcome,
    read_from_server,
)
from tests.live.people import NOW, POLICY, Crowd, secret


@dataclass(eq=False)
class Listener:
    """A viewer who keeps what it is told."""

    hashes: tuple[str, ...] = ()
    rights: Eyes = NOBODY
    sight: Eyes = NOBODY
    address: str = ""
    told: list[ToClient] = field(default_factory=list)

    def send(self, message: ToClient) -> None:
        self.told.append(message)

    def send_text(self, text: bytes) -> None:
        self.told.append(read_from_server(text))

    def close(self) -> None: ...


class FirstLegal:
    """A bot that plays the first thing that comes to its mind."""

    async def choose(self, question: Question) -> BotChoice:
        return BotChoice(next(iter(question.game.legal(question.seen.state))))


class Unreliable(MemoryStore):
    """Fails now and then, before or after it has stored."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self.rng = rng
        self.commits: list[Stored] = []

    async def commit(self, stored: Stored, fence: int) -> None:
        await asyncio.sleep(0)
        luck = self.rng.random()
        if luck < 0.1:
            raise NotStored("the disk is full")
        await super().commit(stored, fence)
        self.commits.append(stored)
        if luck > 0.95:
            raise NotStored("the line broke after the commit")


def hosted(store: MemoryStore, rng: Random) -> Host:
    ticking = count(NOW * 1_000_000, 7_000_000)
    return Host(
        store,
        FirstLegal(),
        clock=lambda: next(ticking),
        fresh=lambda: rng.randbytes(32),
        policy=lambda _: POLICY,
    )


def run(scenario: Coroutine[Any, Any, None]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(60):
            await scenario

    asyncio.run(bounded())


async def pair(host: Host, *, bot: bool = False) -> tuple[Room, Listener, Listener]:
    """A running table of Qwirkle with two people, or a person and a bot; everybody has sat down."""
    second = (
        Chair("bot", level="hasty") if bot else Chair("person", "B", secret=hashed(secret(1)), taken=True)
    )
    chairs = (Chair("person", "A", secret=hashed(secret(0)), taken=True, mine=True), second)
    moment = Moment(NOW, bytes(32), {})
    made = new_table("qwirkle", {}, chairs, hashed("owner"), "nl", Clock(), moment, listed=False)
    await host.make(made)
    room = await host.room(made.setup.code)
    people = Listener((hashed(secret(0)),)), Listener((hashed(secret(1)),) if not bot else ())
    for person in people:
        await host.enter(room, person, -1)
    return room, *people


def test_a_move_is_stored_then_acknowledged_then_told() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        host = hosted(store, Random(1))
        room, *people = await pair(host)
        while room.settling is not None:
            await asyncio.sleep(SETTLE_SECONDS)
        mover = room.table.seat_to_move
        person = next(each for each in people if mover in each.rights)
        log = room.table.log
        assert log is not None
        action = log.game.text(next(iter(log.game.legal(log.state))))
        order: list[object] = []
        plain, before = store.commit, room.table

        async def commit(stored: Stored, fence: int) -> None:
            assert room.table is before, "whoever asks meanwhile would be answered with what is not stored"
            await plain(stored, fence)
            order.append("stored")

        store.commit = commit  # type: ignore[method-assign]
        for each in people:
            each.told.clear()
            each.send_text = lambda text: order.append(type(read_from_server(text)))  # type: ignore[method-assign]
        await host.handle(
            room, Play("one", mover or 0, action), Who(person.hashes), lambda told: order.append(type(told))
        )
        assert order == ["stored", Acknowledged, Happened, Happened]

    run(scenario())


def test_a_bot_answers_by_itself_and_everybody_hears() -> None:
    async def scenario() -> None:
        host = hosted(MemoryStore(), Random(1))
        room, person, watcher = await pair(host, bot=True)
        for _ in range(200):
            if room.table.seat_to_move in person.rights:
                break
            await asyncio.sleep(0)
        log = room.table.log
        assert log is not None
        number = log.number
        action = log.game.text(next(iter(log.game.legal(log.state))))
        told: list[ToClient] = []
        await host.handle(room, Play("x", min(person.rights), action), Who(person.hashes), told.append)
        for _ in range(500):
            if room.table.number > number + 2 and room.table.seat_to_move in person.rights:
                break
            await asyncio.sleep(0)
        await host.close()
        assert told == [Acknowledged("x", number + 1)]
        heard = [message.number for message in watcher.told if isinstance(message, Happened)]
        assert heard
        assert heard[-1] == room.table.number

    run(scenario())


@pytest.mark.parametrize("game", sorted(specs()))
def test_whatever_breaks_nothing_acknowledged_is_lost_and_everybody_sees_what_is_stored(game: str) -> None:
    for seed in range(6):
        run(storm(Random(seed), game))


async def storm(rng: Random, game: str) -> None:
    """Random requests of random people at a host whose store fails; sockets are cut in the middle of a step."""
    crowd = Crowd(rng, game)
    store = Unreliable(rng)
    host = hosted(store, rng)
    await store.add(crowd.made)
    room = await host.room(crowd.made.setup.code)
    viewers = [
        Listener(tuple(hashed(secret(place)) for place in places)) for places in ((0,), (1,), (0, 1), ())
    ]
    for viewer in viewers:
        if room.table.may_look_on(viewer.hashes):
            await host.enter(room, viewer, -1)
    answers: dict[str, list[ToClient]] = {}
    for request, who in crowd.requests(60):
        crowd.table = room.table
        told = answers.setdefault(getattr(request, "id", ""), [])
        asking = asyncio.ensure_future(host.handle(room, request, who, told.append))
        if rng.random() < 0.1:
            await asyncio.sleep(0)
            asking.cancel()
        await asyncio.wait([asking])
    await host.close()
    kept = store.tables[room.code]
    assert loaded(kept, POLICY) == room.table, "memory is what is stored"
    stamped = {event.client.split("/")[1]: event.number for event in kept.events if event.client}
    for name, told in answers.items():
        numbers = {each.number for each in told if isinstance(each, Acknowledged)}
        assert len(numbers) <= 1 or not name, f"{name} was answered in two ways"
        if name in stamped and numbers:
            assert numbers == {stamped[name]}
    for viewer in room.viewers:
        assert isinstance(viewer, Listener)
        check_story(viewer, room)


def check_story(viewer: Listener, room: Room) -> None:
    """Every event was told once and in order, and the last word is how the table stands."""
    number = -1
    for message in viewer.told:
        if isinstance(message, Welcome):
            number = message.number
        elif isinstance(message, Happened):
            assert [event.number for event in message.events] == list(range(number + 1, message.number + 1))
            number = message.number
    assert number == room.table.number
    tables = [each.table for each in viewer.told if isinstance(each, Welcome | TableChanged)]
    assert tables[-1].status == room.table.status
    assert viewer.rights == room.table.seats_of(viewer.hashes)


def test_a_refused_request_is_told_to_its_asker_alone() -> None:
    async def scenario() -> None:
        host = hosted(MemoryStore(), Random(1))
        room, *people = await pair(host)
        before = room.table
        for each in people:
            each.told.clear()
        told: list[ToClient] = []
        await host.handle(room, Propose("p", 0, "rematch"), Who((hashed(secret(0)),)), told.append)
        await host.handle(room, Play("q", 1, "pass"), Who((hashed("nobody's"),)), told.append)
        assert [type(each) for each in told] == [Refused, Refused]
        assert room.table is before
        assert people[0].told == people[1].told == []

    run(scenario())


def test_who_is_there_is_told_right_though_seats_changed_meanwhile() -> None:
    """Somebody goes and comes back while an offer is made and withdrawn: the last word is that they are there."""

    async def scenario() -> None:
        host = hosted(MemoryStore(), Random(1))
        room, first, second = await pair(host)
        await asyncio.sleep(2 * SETTLE_SECONDS)
        seat = min(second.rights)
        offer = Propose("a", min(first.rights), "pause")
        host.leave(room, second)
        await host.handle(room, offer, Who(first.hashes), lambda _: None)
        withdrawn = Answer("b", min(first.rights), "pause", False)
        await host.handle(room, withdrawn, Who(first.hashes), lambda _: None)
        await host.enter(room, second, -1)
        await asyncio.sleep(2 * SETTLE_SECONDS)
        tables = [told.table for told in first.told if isinstance(told, TableChanged)]
        assert tables[-1].seats[seat].there
        await host.close()

    run(scenario())


async def answered(host: Host, room: Room, viewer: Listener, request: Propose | Answer) -> ToClient:
    """What a viewer is told to a request."""
    answers: list[ToClient] = []
    await host.handle(room, request, Who(viewer.hashes), answers.append)
    return answers[0]


def test_an_answer_that_comes_late_agrees_to_no_later_offer() -> None:
    """A line broke: the first offer is gone and a second one stands when the answer to the first arrives."""

    async def scenario() -> None:
        host = hosted(MemoryStore(), Random(1))
        room, first, second = await pair(host)
        by, other = min(first.rights), min(second.rights)
        ask = partial(answered, host, room)

        async def offered(id: str) -> int:
            await ask(first, Propose(id, by, "draw"))
            return room.table.seating.offers[0].made

        made = await offered("a")
        await ask(first, Answer("b", by, "draw", False, made))
        again = await offered("c")
        late = await ask(second, Answer("d", other, "draw", True, made))
        assert isinstance(late, Refused)
        assert late.refusal.message.id == "server-no-offer"
        assert room.table.status == "running"
        assert isinstance(await ask(second, Answer("e", other, "draw", True, again)), Acknowledged)
        assert room.table.status == "finished"
        await host.close()

    run(scenario())


@pytest.mark.parametrize("kind", ["draw", "pause", "hints"])
@pytest.mark.parametrize("ended_by", ["who made it", "the other"])
def test_a_proposal_repeated_after_its_end_agrees_to_no_other(kind: Any, ended_by: str) -> None:
    """A line broke: the proposal comes again when its offer is gone and the other player's stands."""

    async def scenario() -> None:
        host = hosted(MemoryStore(), Random(1))
        room, first, second = await pair(host)
        by, other = min(first.rights), min(second.rights)
        ask = partial(answered, host, room)

        proposal = Propose("a", by, kind)
        told = await ask(first, proposal)
        assert isinstance(told, Acknowledged)
        ender, seat = (first, by) if ended_by == "who made it" else (second, other)
        await ask(ender, Answer("b", seat, kind, False))
        await ask(second, Propose("c", other, kind))
        stands = room.table.seating.offers
        assert [(offer.by, offer.agreed) for offer in stands] == [(other, (other,))]
        assert await ask(first, proposal) == told
        assert room.table.seating.offers == stands
        assert not room.table.seating.is_paused
        assert not room.table.seating.hints
        assert room.table.status == "running"
        await host.close()

    run(scenario())


def test_a_table_that_cannot_be_read_any_more_ends_no_line() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        host = hosted(store, Random(1))
        room, *_ = await pair(host)
        kept = store.tables[room.code]
        broken = replace(kept.events[0], action="no action of any game")
        store.tables[room.code] = replace(kept, version=kept.version + 5, events=(broken, *kept.events[1:]))
        before = room.table
        await host.reload(room)
        assert room.table is before

    run(scenario())


def test_a_shared_device_has_nobodys_eyes_until_somebody_holds_it() -> None:
    async def scenario() -> None:
        host = hosted(MemoryStore(), Random(1))
        room, *_ = await pair(host)
        device = Listener((hashed(secret(0)), hashed(secret(1))))
        await host.enter(room, device, -1)
        assert device.rights == frozenset((Seat(0), Seat(1)))
        assert device.sight == NOBODY
        seen = device.told[-1]
        assert isinstance(seen, Welcome)
        assert seen.view is not None
        assert all(tile == "??" for hand in seen.view.hands for tile in hand)
        await host.hold(room, device, Hold("h", room.table.seat_to_move))
        held = device.told[-1]
        assert isinstance(held, Welcome)
        assert held.view is not None
        assert [all(tile == "??" for tile in hand) for hand in held.view.hands].count(True) == 1

    run(scenario())


def test_nobody_takes_a_hand_that_an_earlier_release_left_on_a_free_chair() -> None:
    """Now a bot plays it on; a table of before may still be stored like that."""

    async def scenario() -> None:
        host = hosted(MemoryStore(), Random(1))
        room, *_ = await pair(host)
        left = room.table.seating.with_chair(1, Chair("open"))
        room.table = dataclasses.replace(room.table, seating=left)
        answers: list[ToClient] = []
        await host.handle(room, TakePlace("t", hashed("eve"), "Eve"), Who(()), answers.append)
        assert isinstance(answers[0], Refused)
        assert answers[0].refusal.message.id == "server-hand-dealt"
        assert room.table.seating is left

    run(scenario())
