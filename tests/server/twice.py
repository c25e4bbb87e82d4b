"""Every request of the wire, each with a table where it counts: for tests that send it more than once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any, get_args, get_type_hints

import msgspec
from websockets.asyncio.client import connect

from speeltafel.client.any_move import some_move
from speeltafel.client.bodies import NewClock, NewSeat, NewTable, PlaceSecret
from speeltafel.client.http import Server
from speeltafel.client.table import Seat, new_id
from speeltafel.live.table import AWAY_MS
from speeltafel.wire import WIRE, Ask, Hello, Hold, Ping, ToServer
from speeltafel.wire_reviews import ReviewAsked

Json = dict[str, Any]
ANSWERS = ("ack", "refused")
FLEETING = ("watchers", "clock")


@dataclass(slots=True)
class Asked:
    """A request, and the table it is for; `meanwhile` is what happens between the two times it is sent."""

    code: str
    owner: str
    secrets: list[str]
    request: Json
    meanwhile: Callable[[], Awaitable[object]] | None = None


@dataclass(slots=True)
class People:
    """Who sits at a server's tables until the case is over."""

    address: str
    stack: AsyncExitStack = field(repr=False)
    pass_time: Callable[[int], None] | None = None

    async def table(
        self, game: str, *kinds: str, clock: NewClock | None = None
    ) -> tuple[str, str, list[PlaceSecret]]:
        async with Server(self.address, timeout=60) as http:
            new = NewTable(game, [NewSeat(kind) for kind in kinds], clock=clock)  # type: ignore[arg-type]
            made = await http.make_table(new)
        return made.table, made.owner, [*made.mine, *made.links]

    async def sit(self, code: str, secrets: Sequence[str]) -> Seat:
        return await self.stack.enter_async_context(Seat(self.address, code, list(secrets), patience=60))

    async def playing(
        self, moves: int = 2, people: int = 2, game: str = "exago", **more: Any
    ) -> tuple[Asked, list[Seat]]:
        """A running game of so many people on devices of their own; the one to move first."""
        code, owner, places = await self.table(game, *["me"] * people, **more)
        seats = [await self.sit(code, [place.secret]) for place in places]
        for _ in range(moves):
            mover = next(seat for seat in seats if seat.turn in seat.you)
            number = await mover.play(await some_move(mover))
            for seat in seats:
                await seat.wait_for(lambda here, number=number: here.number >= number)  # type: ignore[misc]
        seats.sort(key=lambda seat: seat.turn not in seat.you)
        return Asked(code, owner, seats[0]._secrets, {}), seats


def a_request(asked: Asked, seat: Seat, type: str, /, **more: object) -> Asked:
    """The request of this seat."""
    asked.secrets = seat._secrets
    asked.request = {"type": type, "id": new_id(), "seat": seat.you[0], **more}
    return asked


async def a_move(people: People) -> Asked:
    asked, seats = await people.playing()
    a_request(asked, seats[0], "play", action=await some_move(seats[0]))
    return asked


async def an_undo(people: People) -> Asked:
    """Free, as nothing was turned up."""
    asked, seats = await people.playing(moves=4)
    return a_request(asked, seats[1], "propose", kind="undo")


async def an_undo_beside_a_bot(people: People) -> Asked:
    """A second time it would take back one more."""
    code, owner, places = await people.table("exago", "me", "bot")
    seat = await people.sit(code, [places[0].secret])
    for _ in range(2):
        await seat.wait_for(lambda here: here.turn in here.you)
        await plays(seat)
    await seat.wait_for(lambda here: here.turn in here.you)
    return a_request(Asked(code, owner, [], {}), seat, "propose", kind="undo")


async def an_undo_agreed(people: People) -> Asked:
    """Tiles were drawn since, so it is asked for."""
    asked, seats = await people.playing(game="qwirkle")
    await seats[1].propose("undo")
    await seats[0].wait_for(offered)
    return a_request(asked, seats[0], "answer", kind="undo", agree=True)


def offered(seat: Seat) -> bool:
    return seat.table is not None and bool(seat.table.offers)


async def a_draw_offered(people: People) -> Asked:
    asked, seats = await people.playing()
    asked.meanwhile = lambda: plays(seats[0])  # which ends the offer
    return a_request(asked, seats[1], "propose", kind="draw")


async def plays(seat: Seat) -> None:
    await seat.play(await some_move(seat))


async def a_draw_agreed(people: People) -> Asked:
    asked, seats = await people.playing()
    await seats[1].propose("draw")
    return a_request(asked, seats[0], "answer", kind="draw", agree=True)


async def a_draw_declined(people: People) -> Asked:
    asked, seats = await people.playing()
    await seats[1].propose("draw")
    asked.meanwhile = lambda: seats[1].propose("draw")
    return a_request(asked, seats[0], "answer", kind="draw", agree=False)


async def a_pause(people: People) -> Asked:
    asked, seats = await people.playing()
    await seats[1].propose("pause")
    asked.meanwhile = lambda: seats[1].propose("resume")
    return a_request(asked, seats[0], "propose", kind="pause")


async def a_pause_agreed(people: People) -> Asked:
    asked, seats = await people.playing()
    await seats[1].propose("pause")
    asked.meanwhile = lambda: seats[1].propose("resume")
    return a_request(asked, seats[0], "answer", kind="pause", agree=True)


async def hints_wished_for(people: People) -> Asked:
    asked, seats = await people.playing()
    asked.meanwhile = lambda: seats[1].answer("hints", agree=False)
    await seats[1].wait_for(lambda here: here.table is not None)
    return a_request(asked, seats[0], "propose", kind="hints")


async def hints_agreed(people: People) -> Asked:
    asked, seats = await people.playing()
    await seats[1].propose("hints")
    return a_request(asked, seats[0], "answer", kind="hints", agree=True)


async def a_resumption(people: People) -> Asked:
    asked, seats = await people.playing()
    await seats[1].propose("pause")
    await seats[0].answer("pause", agree=True)

    async def pause_again() -> None:
        await seats[1].propose("pause")
        await seats[0].answer("pause", agree=True)

    asked.meanwhile = pause_again
    return a_request(asked, seats[0], "propose", kind="resume")


async def a_stand_in(people: People) -> Asked:
    assert people.pass_time is not None
    asked, seats = await people.playing()
    await seats[1].close()
    await seats[0].wait_for(
        lambda here: here.table is not None and not here.table.seats[seats[1].you[0]].there
    )
    people.pass_time(AWAY_MS)
    return a_request(asked, seats[0], "propose", kind="stand-in", about=seats[1].you[0])


async def a_stand_in_agreed(people: People) -> Asked:
    """Of three, one is away, one wishes for a bot there, and one agrees."""
    assert people.pass_time is not None
    asked, seats = await people.playing(people=3)
    away = seats[2].you[0]
    await seats[2].close()
    await seats[0].wait_for(lambda here: here.table is not None and not here.table.seats[away].there)
    people.pass_time(AWAY_MS)
    await seats[1].propose("stand-in", about=away)
    return a_request(asked, seats[0], "answer", kind="stand-in", agree=True)


async def a_rematch_wished_for(people: People) -> Asked:
    asked, seats = await people.playing()
    await seats[0].leave("resign")
    await seats[1].wait_for(lambda here: here.outcome is not None)
    asked.meanwhile = lambda: seats[1].answer("rematch", agree=False)
    return a_request(asked, seats[0], "propose", kind="rematch")


async def a_rematch(people: People) -> Asked:
    asked, seats = await people.playing()
    await seats[0].leave("resign")
    await seats[1].propose("rematch")
    return a_request(asked, seats[0], "answer", kind="rematch", agree=True)


async def a_resignation(people: People) -> Asked:
    asked, seats = await people.playing()
    return a_request(asked, seats[0], "leave", kind="resign")


async def a_resignation_among_three(people: People) -> Asked:
    asked, seats = await people.playing(people=3)
    return a_request(asked, seats[1], "leave", kind="resign")


async def a_claim(people: People) -> Asked:
    asked, seats = await people.playing(moves=0, clock=NewClock("move", 1))
    await asyncio.sleep(1.2)
    return a_request(asked, seats[1], "leave", kind="claim")


async def a_claim_among_three(people: People) -> Asked:
    asked, seats = await people.playing(moves=0, people=3, clock=NewClock("move", 1))
    await asyncio.sleep(1.2)
    number = seats[1].number
    asked.meanwhile = lambda: seats[1].wait_for(
        lambda here: here.number > number
    )  # the bot that sits there now
    return a_request(asked, seats[1], "leave", kind="claim")


async def breaking_off(people: People) -> Asked:
    code, owner, places = await people.table("exago", "me", "bot")
    seat = await people.sit(code, [places[0].secret])
    return a_request(Asked(code, owner, [], {}), seat, "leave", kind="abandon")


async def calling_off(people: People) -> Asked:
    code, owner, places = await people.table("exago", "me", "open")
    seat = await people.sit(code, [places[0].secret])
    return a_request(Asked(code, owner, [], {}), seat, "leave", kind="abandon")


async def standing_up(people: People) -> Asked:
    asked, seats = await people.playing(people=3)
    return a_request(asked, seats[1], "leave", kind="stand-up")


async def a_text(people: People) -> Asked:
    asked, seats = await people.playing()
    return a_request(asked, seats[0], "say", text="hoi")


async def a_phrase(people: People) -> Asked:
    asked, seats = await people.playing()
    return a_request(asked, seats[0], "say", phrase="phrase-hello")


async def a_watchers_phrase(people: People) -> Asked:
    asked, _ = await people.playing()
    asked.secrets = []
    asked.request = {"type": "say", "id": new_id(), "seat": None, "phrase": "phrase-hello"}
    return asked


async def hushing(people: People, kind: str, back: str) -> Asked:
    """A wish about somebody's talk; meanwhile the opposite is wished for."""
    asked, seats = await people.playing()
    a_request(asked, seats[0], "hush", kind=kind, about=seats[1].you[0])
    opposite = {**asked.request, "id": new_id(), "kind": back}
    if kind.startswith("un"):
        await sent(people.address, asked, {**opposite, "id": new_id()})
    asked.meanwhile = lambda: sent(people.address, asked, opposite)
    return asked


async def muting(people: People) -> Asked:
    return await hushing(people, "mute", "unmute")


async def ending_that(people: People) -> Asked:
    return await hushing(people, "unmute", "mute")


async def muting_watchers(people: People) -> Asked:
    return await hushing(people, "mute-watchers", "unmute-watchers")


async def hearing_watchers_again(people: People) -> Asked:
    return await hushing(people, "unmute-watchers", "mute-watchers")


async def a_report(people: People) -> Asked:
    asked, seats = await people.playing()
    await seats[1].say("bad talk")
    return a_request(asked, seats[0], "hush", kind="report", about=0)


Case = Callable[[People], Awaitable[Asked]]
CASES: tuple[Case, ...] = (
    a_move, an_undo, an_undo_beside_a_bot, an_undo_agreed, a_draw_offered, a_draw_agreed, a_draw_declined, a_pause, a_pause_agreed,
    a_resumption, hints_wished_for, hints_agreed, a_rematch_wished_for, a_rematch, a_resignation, a_resignation_among_three, a_claim,
    a_claim_among_three, breaking_off, calling_off, standing_up, a_text, a_phrase, a_watchers_phrase, muting, ending_that,
    muting_watchers, hearing_watchers_again, a_report,
)  # fmt: skip
TIMED: tuple[Case, ...] = (a_stand_in, a_stand_in_agreed)
"""Those for which time must pass."""
CHANGE_NOTHING = (Hello, Ask, Hold, ReviewAsked, Ping)


def kinds_of_requests() -> set[tuple[str, str]]:
    """Every request of the wire that changes something, by its type and kind."""
    found: set[tuple[str, str]] = set()
    for request in get_args(ToServer):
        if request not in CHANGE_NOTHING:
            tag = str(request.__struct_config__.tag)
            kinds = get_args(get_type_hints(request).get("kind", None)) or ("",)
            found |= {(tag, kind) for kind in kinds}
    return found


def socket(address: str) -> connect:
    return connect(address.replace("http", "ws", 1) + "/api/socket", compression=None, max_size=None)


async def greeted(line: Any, asked: Asked) -> Json:
    hello = {"type": "hello", "table": asked.code, "secrets": asked.secrets, "wire": WIRE}
    await line.send(msgspec.json.encode(hello).decode())
    welcome: Json = msgspec.json.decode(await line.recv())
    return welcome


async def sent(address: str, asked: Asked, request: Json | None = None) -> Json:
    """Sends the request on a line of its own, and waits for the answer."""
    wanted = request or asked.request
    async with asyncio.timeout(30), socket(address) as line:
        welcome = await greeted(line, asked)
        assert welcome["type"] == "welcome", welcome
        await line.send(msgspec.json.encode(wanted).decode())
        while True:
            answer: Json = msgspec.json.decode(await line.recv())
            if answer["type"] in ANSWERS and answer["id"] == wanted["id"]:
                return answer


async def sent_and_cut(address: str, asked: Asked) -> None:
    """Sends the request, and cuts the line before its answer."""
    async with socket(address) as line:
        await greeted(line, asked)
        await line.send(msgspec.json.encode(asked.request).decode())
        line.transport.close()


async def state(address: str, asked: Asked) -> Json:
    """Everything that the asker sees of their table, but for who looks on and what bots said, which is kept in memory only."""
    async with socket(address) as line:
        welcome = await greeted(line, asked)
    for seat in welcome["table"]["seats"]:
        seat.pop("there", None)
        seat.pop("devices", None)  # a line that was cut may be counted for a moment yet
    for event in welcome["events"]:
        event.pop("why", None)
    for name in FLEETING:
        welcome["table"].pop(name, None)
    for name in ("now", "spread"):
        welcome.pop(name, None)
    return welcome
