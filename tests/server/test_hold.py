"""One device of several people: it sees with the eyes of who holds it now, and with nobody's while it lies there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import TypeVar

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from speeltafel.client.any_move import some_move
from speeltafel.client.bodies import TableMade
from speeltafel.client.table import Seat
from speeltafel.wire import WIRE, Happened, Hold, Refused, ToClient, Welcome, read_from_server
from tests.server.serving import Serving, play_on, run, serving

HIDDEN = "??"
M = TypeVar("M", bound=ToClient)


class Device:
    """A bare socket with the secrets of several seats: nothing is asked for it, and everything that came is kept."""

    def __init__(self, served: Serving, code: str, secrets: list[str]) -> None:
        self.address = served.address.replace("http", "ws") + "/api/socket"
        self.code, self.secrets = code, secrets
        self.count = 0
        self.got: list[ToClient] = []
        self.line: ClientConnection

    async def __aenter__(self) -> Device:
        self.line = await connect(self.address, max_size=None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.line.close()

    async def hello(self, since: int = -1, hold: int | None = None) -> Welcome:
        await self._send(
            type="hello", table=self.code, secrets=self.secrets, since=since, wire=WIRE, hold=hold
        )
        return await self.next(Welcome)

    async def hold(self, seat: int | None) -> Welcome:
        self.count += 1
        await self._send(type="hold", id=f"hold{self.count}", seat=seat)
        return await self.next(Welcome)

    async def play(self, seat: int, action: str) -> None:
        self.count += 1
        await self._send(type="play", id=f"play{self.count}", seat=seat, action=action)

    async def _send(self, **message: object) -> None:
        await self.line.send(msgspec.json.encode(message).decode())

    async def next(self, kind: type[M], so: Callable[[M], bool] = lambda _: True) -> M:
        """The next message of a kind, and of a content."""
        async with asyncio.timeout(10):
            while True:
                message = read_from_server(await self.line.recv())
                self.got.append(message)
                if isinstance(message, kind) and so(message):
                    return message


def hands_seen(told: Welcome | Happened) -> list[int]:
    """The seats whose tiles can be read."""
    assert told.view is not None
    return [seat for seat, hand in enumerate(told.view["hands"]) if any(tile != HIDDEN for tile in hand)]


def swap_of(told: Welcome | Happened, seat: int) -> str:
    """A swap of the first tile of a hand that can be read."""
    assert told.view is not None
    return f"swap:{told.view['hands'][seat][0]}"


async def begun(served: Serving, *kinds: str) -> TableMade:
    """A table of Qwirkle after its opening."""
    made = await served.seated("qwirkle", *kinds)
    async with AsyncExitStack() as stack:
        seats = [
            await stack.enter_async_context(Seat(served.address, made.table, [place.secret]))
            for place in (*made.mine, *made.links)
        ]
        for seat in seats:
            await seat.wait_for(lambda here: here.turn is not None)
        await play_on(*seats, moves=1)
    return made


async def shared(served: Serving, people: int) -> Device:
    """A device of so many people, with nobody elsewhere."""
    made = await begun(served, *["me"] * people)
    return Device(served, made.table, [place.secret for place in made.mine])


@asynccontextmanager
async def far_and_here(folder: Path) -> AsyncIterator[tuple[Seat, Device]]:
    """Somebody far away, and a device of two people at the same table."""
    async with serving(folder) as served:
        made = await begun(served, "me", "me", "person")
        far = await served.join(made.table, made.links[0].secret)
        async with Device(served, made.table, [place.secret for place in made.mine]) as device:
            yield far, device


def test_a_shared_device_has_nobodys_eyes_until_it_says_whose(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, await shared(served, 3) as device:
            first = await device.hello()
            assert (first.you, first.hold, hands_seen(first)) == ([0, 1, 2], None, [])
            assert first.preview is None
            assert first.turn is not None
            held = await device.hold(first.turn)
            assert (held.you, held.hold, hands_seen(held)) == ([0, 1, 2], first.turn, [first.turn])
            assert held.preview is not None
            assert hands_seen(await device.hold(None)) == []

    run(scenario())


def test_a_device_of_one_person_sees_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("qwirkle", "me", "me")
            async with Device(served, made.table, [made.mine[0].secret]) as device:
                first = await device.hello()
                assert hands_seen(first) == first.you == [first.hold]

    run(scenario())


def test_what_one_swapped_is_told_to_nobody_else_at_the_device(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, await shared(served, 2) as device:
            first = await device.hello()
            assert first.turn is not None
            mover, other = first.turn, 1 - first.turn
            swap = swap_of(await device.hold(mover), mover)
            await device.play(mover, swap)
            after = await device.next(Welcome)
            assert (after.hold, hands_seen(after), after.turn) == (None, [], other)
            assert swap not in [event.action for event in after.events]
            theirs = await device.hold(other)
            assert swap not in [event.action for event in theirs.events]
            assert [event.number for event in theirs.events] == list(range(theirs.number + 1))
            await device.play(other, swap_of(theirs, other))
            await device.next(Welcome)
            own = await device.hold(mover)
            assert swap in [event.action for event in own.events]
            told = [part for part in device.got if isinstance(part, Welcome) and part.hold != mover]
            assert all(swap not in msgspec.json.encode(part).decode() for part in told)

    run(scenario())


def test_what_is_still_to_come_is_counted_with_the_eyes_of_the_holder(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, await shared(served, 2) as device:
            first = await device.hello()
            assert first.turn is not None
            held = await device.hold(first.turn)
            assert first.view is not None
            assert held.view is not None
            on_the_board, hand = len(first.view["tiles"]), len(held.view["hands"][first.turn])
            assert sum(first.view["unseen"].values()) == 108 - on_the_board
            assert sum(held.view["unseen"].values()) == 108 - on_the_board - hand

    run(scenario())


def test_the_eyes_close_while_somebody_far_away_thinks(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with far_and_here(tmp_path) as (far, device):
            told: Welcome | Happened = await device.hello()
            (away,) = far.you
            for _ in range(6):
                number, turn = told.number, told.turn
                assert turn is not None
                if turn == away:
                    await far.wait_for(lambda here, n=number: here.number == n)  # type: ignore[misc]
                    await far.play(await some_move(far))
                    told = await device.next(Happened)
                else:
                    held = await device.hold(turn)
                    await device.play(turn, swap_of(held, turn))
                    told = await device.next(Welcome)
                    assert told.hold is None
                assert hands_seen(told) == []
                assert told.preview is None

    run(scenario())


def test_who_looks_while_somebody_far_away_thinks_looks_on_until_it_is_another_s_turn_here(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with far_and_here(tmp_path) as (far, device):
            told: Welcome | Happened = await device.hello()
            (away,) = far.you
            while told.turn != away:
                assert told.turn is not None
                held = await device.hold(told.turn)
                await device.play(held.turn or 0, swap_of(held, held.turn or 0))
                told = await device.next(Welcome)
            next_here = (away + 1) % 3
            looker = next(seat for seat in (0, 1, 2) if seat not in (away, next_here))
            looking = await device.hold(looker)
            assert hands_seen(looking) == [looker]
            await far.wait_for(lambda here: here.turn == away)
            await far.play(await some_move(far))
            after = await device.next(Welcome)
            assert (after.turn, after.hold, hands_seen(after)) == (next_here, None, [])
            assert (await device.hold(looker)).hold is None, "it is somebody else's turn here"

    run(scenario())


def test_a_seat_of_another_device_is_not_held(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with far_and_here(tmp_path) as (far, device):
            await device.hello(hold=far.you[0])
            await device._send(type="hold", id="x", seat=far.you[0])
            refused = await device.next(Refused)
            assert refused.refusal.message.id == "server-not-your-seat"
            assert all(hands_seen(part) == [] for part in device.got if isinstance(part, Welcome))

    run(scenario())


def test_a_device_comes_back_with_the_eyes_it_had(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            device = await shared(served, 2)
            async with device:
                first = await device.hello()
                assert first.turn is not None
                held = await device.hold(first.turn)
            async with device:
                back = await device.hello(since=held.number, hold=held.hold)
                assert back.hold == held.hold
                assert len(back.events) == held.number + 1, (
                    "the last of it may have been seen with closed eyes"
                )
            async with device:
                other = await device.hello(since=held.number, hold=1 - first.turn)
                assert other.hold is None, "it is not their turn, and somebody's here is"
                assert len(other.events) == held.number + 1, "what was seen with other eyes is told anew"

    run(scenario())


def test_who_shares_a_device_agrees_by_its_seats_not_by_its_eyes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, await shared(served, 2) as device:
            first = await device.hello()
            assert first.turn is not None
            await device._send(type="propose", id="d", seat=first.turn, kind="draw")
            await device.next(Happened, lambda told: told.outcome is not None)

    run(scenario())


def test_talk_is_muted_by_who_holds_the_device(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with far_and_here(tmp_path) as (far, device):
            first = await device.hello()
            while first.turn == far.you[0]:
                await far.play(await some_move(far))
                first = await device.hold(None)
            assert first.turn is not None
            mover = first.turn
            await device._send(type="hush", id="m", seat=mover, kind="mute", about=far.you[0])
            held = await device.hold(mover)
            assert held.muted == far.you
            assert (await device.hold(None)).muted == []
            await far.say("hello")
            heard = await device.hold(None)
            assert [line.text for line in heard.chat] == ["hello"]
            assert (await device.hold(mover)).chat == []

    run(scenario())


def test_an_open_game_needs_no_hold(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("exago", "me", "me")
            async with Device(served, made.table, [place.secret for place in made.mine]) as device:
                told: Welcome | Happened = await device.hello()
                for _ in range(3):
                    assert told.preview is not None
                    assert told.turn is not None
                    await device.play(told.turn, told.preview.steps[0].text)
                    told = await device.next(Happened)
                    assert len(told.events) == 1

    run(scenario())


def test_what_was_held_before_the_start_counts_no_more(tmp_path: Path) -> None:
    """As places become other seats when the table starts."""

    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("qwirkle", "me", "me", "person")
            async with Device(served, made.table, [place.secret for place in made.mine]) as device:
                waiting = await device.hello(hold=0)
                assert waiting.view is None
                await served.join(made.table, made.links[0].secret)
                begun = await device.next(Welcome)
                assert (begun.hold, hands_seen(begun)) == (None, [])

    run(scenario())


def test_hold_is_a_message_of_its_own() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"id": "x", "seat": 99}, Hold)
