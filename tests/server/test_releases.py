"""Clients of other releases: turned away in words they have, and never left waiting."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

from speeltafel.cli import main
from speeltafel.client.messages import heard
from speeltafel.client.table import Denied, Seat, Unwelcome
from speeltafel.core.words import Message
from speeltafel.locale import say
from speeltafel.wire import WIRE, Refusal, Said
from tests.server.serving import run, serving

Json = dict[str, Any]


@asynccontextmanager
async def line(address: str) -> AsyncIterator[ClientConnection]:
    async with connect(address.replace("http", "ws", 1) + "/api/socket") as socket:
        yield socket


async def asked(socket: ClientConnection, message: Json) -> Json:
    await socket.send(msgspec.json.encode(message).decode())
    answer: Json = msgspec.json.decode(await socket.recv())
    return answer


def test_a_client_of_the_same_version_is_welcome_with_fields_we_do_not_know(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("exago", "me", "me")
            hello = {"type": "hello", "table": made.table, "wire": WIRE, "later": {"x": [1]}}
            async with line(served.address) as socket:
                welcome = await asked(socket, hello)
                assert (welcome["type"], welcome["wire"]) == ("welcome", WIRE)
                pong = await asked(socket, {"type": "ping", "id": "a", "later": 1})
                assert pong.pop("now") > 0
                assert pong == {
                    "type": "pong",
                    "id": "a",
                    "number": welcome["number"],
                    "hold": None,
                    "spread": 0,
                }

    run(scenario())


def test_a_page_without_a_version_gets_a_goodbye_that_its_own_catalogue_has(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("exago", "me", "me")
            async with line(served.address) as socket:
                hello = {"type": "hello", "table": made.table, "secrets": [], "since": -1}
                goodbye = await asked(socket, hello)
                assert goodbye["type"] == "goodbye"
                assert goodbye["reason"]["id"] == "server-closing"
                assert goodbye["after"] < 0
                await socket.wait_closed()

    run(scenario())


@pytest.mark.parametrize("version", [-1, WIRE + 1, 10**30])
def test_a_client_of_another_version_is_told_both(tmp_path: Path, version: int) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("exago", "me", "me")
            async with line(served.address) as socket:
                goodbye = await asked(socket, {"type": "hello", "table": made.table, "wire": version})
                assert goodbye["reason"] == {
                    "id": "server-other-release",
                    "args": {"yours": version, "ours": WIRE},
                }
                assert (goodbye["after"], goodbye["wire"]) == (-1, WIRE)

    run(scenario())


@asynccontextmanager
async def saying(*texts: str) -> AsyncIterator[str]:
    """A server that answers every hello with these texts, and no more."""

    async def answer(socket: ServerConnection) -> None:
        await socket.recv()
        for text in texts:
            await socket.send(text)
            await asyncio.sleep(0.2)
        await socket.wait_closed()

    async with serve(answer, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


PLAIN = {"number": -1, "view": None, "scores": [], "turn": None, "events": []}


def welcome(**more: object) -> str:
    table = {"table": "X-1", "game": "exago/goliath", "options": {}, "seats": [], "status": "running"}
    plain = {"table": table, "you": [0], **PLAIN}
    return msgspec.json.encode({"type": "welcome", "wire": WIRE, **plain, **more}).decode()


@pytest.mark.parametrize(
    ("text", "match"),
    [
        ("not json", "cannot read"),
        ("[]", "cannot read"),
        ('{"type":"greetings"}', "cannot read"),
        ('{"type":"welcome","table":7}', "cannot read"),
        (welcome(wire=WIRE + 1), "different releases"),
        ('{"type":"goodbye","reason":{"id":"server-of-tomorrow","args":{"x":{"id":"y"}}},"after":-1}', "^server-of-tomorrow$"),
        ('{"type":"goodbye","reason":{"id":"server-no-table"},"after":-1}', "^server-no-table$"),
        ('{"type":"refused","id":"","refusal":{"message":{"id":"server-unreadable","args":{"what":"wire"}}}}', "wire"),
    ],
)  # fmt: skip
def test_a_seat_ends_when_it_cannot_read_its_server(text: str, match: str) -> None:
    async def scenario() -> None:
        async with saying(text) as address:
            with pytest.raises(Unwelcome, match=match):
                await Seat(address, "X-1").__aenter__()

    run(scenario(), seconds=20)


@pytest.mark.parametrize("texts", [[], [welcome()]])
def test_whatever_goes_wrong_in_a_seat_ends_it_and_nobody_waits_for_it(
    texts: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something that was written well and is not understood all the same, before the welcome or after it."""

    def stumble(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    async def scenario() -> None:
        monkeypatch.setattr(Seat, "_happened", stumble)
        monkeypatch.setattr(Seat, "_welcomed", Seat._welcomed if texts else stumble)
        happened = msgspec.json.encode({"type": "happened", **PLAIN}).decode()
        async with saying(*texts or [welcome()], happened) as address:
            with pytest.raises(Unwelcome, match="a fault of ours"):
                async with Seat(address, "X-1") as seat:
                    await seat.wait_for(lambda here: False)

    run(scenario(), seconds=20)


def test_a_seat_passes_over_what_is_new_and_ends_at_what_is_broken() -> None:
    async def scenario() -> None:
        new = '{"type":"fireworks","colour":"red"}'
        async with saying(welcome(later=1), new) as address, Seat(address, "X-1") as seat:
            await asyncio.sleep(0.1)
            with pytest.raises(TimeoutError):
                await seat.wait_for(lambda here: False, timeout=0.1)
        async with saying(welcome(), new, '{"type":"happened"}') as address, Seat(address, "X-1") as seat:
            waiting = (seat.wait_for(lambda here: False), seat.play("0,0"))
            for ended in await asyncio.gather(*waiting, return_exceptions=True):
                assert isinstance(ended, Unwelcome)
                assert "cannot read" in str(ended)
            with pytest.raises(Unwelcome, match="cannot read"):
                await seat.play("0,0")
            assert [news async for news in seat.updates()] == []

    run(scenario(), seconds=20)


def test_updates_end_with_the_seat() -> None:
    async def scenario() -> None:
        with contextlib.suppress(
            Unwelcome
        ):  # where the machine is so slow that it comes before the seat is open
            async with saying(welcome(), '{"type":"happened"}') as address, Seat(address, "X-1") as seat:
                async for _ in seat.updates():
                    pass

    run(scenario(), seconds=20)


def test_an_unknown_text_is_said_as_its_id() -> None:
    unknown = Said("words-of-tomorrow", {"n": 1})
    assert say(heard(unknown), "nl") == "words-of-tomorrow"
    assert (
        say(heard(Said("server-no-table", {"table": unknown})), "en")
        == "There is no table “words-of-tomorrow”."
    )
    assert str(Denied(Refusal(unknown))) == "words-of-tomorrow"
    assert heard(Said("server-paused")) == Message("server-paused", {})


def test_a_bot_that_sits_down_says_why_it_cannot_stay(capfd: pytest.CaptureFixture[str]) -> None:
    def sat(address: str) -> tuple[int, str]:
        code = main(["--language", "nl", "sit", address, "X-1", "secret"])
        return code, capfd.readouterr().err

    async def scenario() -> None:
        text = (
            '{"type":"goodbye","reason":{"id":"server-other-release","args":{"yours":1,"ours":2}},"after":-1}'
        )
        async with saying(text) as address:
            code, told = await asyncio.to_thread(sat, address)
            assert (code, "verschillende versies (1 en 2)" in told) == (2, True)
        code, told = await asyncio.to_thread(sat, "nowhere")
        assert (code, "geen adres" in told) == (2, True)

    run(scenario())
