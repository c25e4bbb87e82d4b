"""One connection takes neither time nor memory without a bound, also without a proxy before the server."""

from __future__ import annotations

import asyncio
import json
import socket
from base64 import b64encode
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from speeltafel.server.edge import connection_counts, connections, page
from speeltafel.server.edge.connections import Connection, Requests
from speeltafel.wire import WIRE
from tests.server.serving import GENEROUS, Serving, run, serving

MIB = 1024 * 1024
TEXT, CONTINUED, PING, PONG = 1, 0, 9, 10
UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + b64encode(b"0123456789abcdef") + b"\r\n\r\n"
)
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def dial(served: Serving, *, is_deaf: bool = False) -> Streams:
    """A bare connection; one that is deaf takes next to nothing of what is sent to it."""
    parts = urlsplit(served.address)
    bare = socket.socket()
    bare.setblocking(False)
    if is_deaf:
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    await asyncio.get_running_loop().sock_connect(bare, (parts.hostname, parts.port))
    reader, writer = await asyncio.open_connection(sock=bare, limit=1024)
    if is_deaf:
        writer.transport.pause_reading()  # type: ignore[attr-defined]
    return reader, writer


async def to_the_end(streams: Streams) -> bytes:
    """Everything the server still says before it closes."""
    said = bytearray()
    try:
        while more := await streams[0].read(65536):
            said += more
    except ConnectionError:
        pass
    streams[1].close()
    return bytes(said)


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1]) if answer else 0


def frame(opcode: int, payload: bytes = b"", *, is_last: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    assert len(payload) < 126
    return bytes([opcode | (0x80 if is_last else 0), 0x80 | len(payload), 0, 0, 0, 0]) + payload


async def upgraded(served: Serving, *, is_deaf: bool = False) -> Streams:
    streams = await dial(served, is_deaf=is_deaf)
    streams[1].write(UPGRADE)
    if not is_deaf:
        assert status(await streams[0].readuntil(b"\r\n\r\n")) == 101
    return streams


async def refusals(served: Serving, kind: str) -> float:
    """What the server counts of this kind."""
    async with httpx.AsyncClient(base_url=served.address) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    return next(
        float(each.split()[1])
        for each in lines
        if each.startswith(f'speeltafel_refusals_total{{reason="{kind}"}}')
    )


@pytest.fixture
def short_times(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEAD_SECONDS", "BODY_SECONDS", "STALL_SECONDS"):
        monkeypatch.setattr(connections, name, 0.3)


@pytest.mark.parametrize(
    ("sent", "expected"),
    [
        pytest.param(b"", 0, id="nothing"),
        pytest.param(b"\r\n", 408, id="an empty line"),
        pytest.param(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", 408, id="half a head"),
        pytest.param(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{",
            408,
            id="half a body",
        ),
        pytest.param(
            b"POST /nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{",
            405,
            id="half a body that nobody waits for",
        ),
    ],
)
@pytest.mark.usefixtures("short_times")
def test_what_is_half_sent_does_not_stay(tmp_path: Path, sent: bytes, expected: int) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            streams = await dial(served)
            streams[1].write(sent)
            answer = await to_the_end(streams)
            assert status(answer) == expected
            assert answer.count(b"HTTP/1.1") == (expected > 0)
            if expected == 408:
                head, _, body = answer.partition(b"\r\n\r\n")
                assert b"content-security-policy" in head
                assert json.loads(body)["message"]["id"] == "server-slow-request"
                assert await refusals(served, "slow") == 1

    run(scenario())


@pytest.mark.usefixtures("short_times")
def test_dripping_does_not_help(tmp_path: Path) -> None:
    async def drip(streams: Streams, letters: bytes) -> None:
        for n in range(10_000):
            if streams[0].at_eof() or streams[1].is_closing():
                return
            streams[1].write(letters[n : n + 1] or b"x")
            await asyncio.sleep(0.02)

    async def scenario() -> None:
        async with serving(tmp_path) as served:
            for letters in (
                b"GET / HTTP/1.1\r\nX: ",
                b"\r\n" * 9000,
                b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n",
            ):
                streams = await dial(served)
                dripping = asyncio.create_task(drip(streams, letters))
                assert status(await to_the_end(streams)) == 408
                dripping.cancel()

    run(scenario())


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        pytest.param(b"GET /", b"x" * 1024, id="an endless address"),
        pytest.param(b"GET / HTTP/1.1\r\nX: ", b"x" * 1024, id="an endless header"),
        pytest.param(b"GET / HTTP/1.1\r\n", b"X: y\r\n" * 10, id="endless headers"),
        pytest.param(b"GET / HTTP/1.1\r\n", b"X" * 1024, id="an endless name of a header"),
    ],
)
def test_a_head_has_an_end(tmp_path: Path, begin: bytes, more: bytes) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            streams = await dial(served)
            streams[1].write(begin)
            for _ in range(200):
                streams[1].write(more)
            assert status(await to_the_end(streams)) == 431
            assert await refusals(served, "long") == 1

    run(scenario())


def test_the_head_of_a_socket_has_an_end_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            streams = await dial(served)
            streams[1].write(UPGRADE.replace(b"Host:", b"X-Long: " + b"x" * 20_000 + b"\r\nHost:"))
            assert status(await to_the_end(streams)) == 431
            assert await refusals(served, "long") == 1

    run(scenario())


def test_a_hundred_headers_and_a_long_body_are_served(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            many = {f"x-{n}": "y" * 200 for n in range(90)}
            assert (await http.get("/api/games", headers=many)).status_code == 200
            body = b'"' + b"x" * 60_000 + b'"'
            headers = {"content-type": "application/json"}
            for _ in range(3):
                assert (await http.post("/api/tables", content=body, headers=headers)).status_code == 400

    run(scenario())


def test_many_requests_at_once_over_one_connection_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            streams = await dial(served)
            streams[1].write(b"GET /api/version HTTP/1.1\r\nHost: localhost\r\n\r\n" * 4000)
            answer = await to_the_end(streams)
            assert answer.count(b"HTTP/1.1 200") <= connections.PIPELINED + 1
            streams = await dial(served)
            few = b"GET /api/version HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5
            streams[1].write(few + b"GET /api/version HTTP/1.1\r\nConnection: close\r\n\r\n")
            assert (await to_the_end(streams)).count(b"HTTP/1.1 200") == 6

    run(scenario())


@pytest.fixture
def met(monkeypatch: pytest.MonkeyPatch) -> list[Connection | Requests]:
    """The server's ends of all connections."""
    found: list[Connection | Requests] = []
    for kind in (Requests, Connection):
        made = kind.connection_made

        def remember(self: Connection, transport: asyncio.Transport, made: object = made) -> None:
            found.append(self)
            made(self, transport)  # type: ignore[operator]

        monkeypatch.setattr(kind, "connection_made", remember)
    return found


def test_pings_are_not_answered_faster_than_they_are_read(
    tmp_path: Path, met: list[Connection | Requests], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "EMPTY_FRAMES_BURST", 10_000_000)

    async def scenario() -> None:
        async with serving(tmp_path) as served:
            _, writer = await upgraded(served, is_deaf=True)
            flood = frame(PING, b"x" * 125) * 500
            most = sent = 0
            while sent < 24 * MIB and writer.transport.get_write_buffer_size() < MIB:
                writer.write(flood)
                sent += len(flood)
                for _ in range(3):
                    await asyncio.sleep(0)
                end = met[-1]
                assert isinstance(end, Connection)
                most = max(most, end.transport.get_write_buffer_size() + len(end._unread))
            writer.transport.abort()
            assert sent < 24 * MIB, "the server reads on though nobody takes its answers"
            assert most < MIB

    run(scenario())


@pytest.mark.parametrize("empty", [frame(PING), frame(PONG), frame(CONTINUED, is_last=False)])
def test_frames_without_a_message_try_the_servers_patience(tmp_path: Path, empty: bytes) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            streams = await upgraded(served)
            if empty[0] == CONTINUED:
                streams[1].write(frame(TEXT, b"{", is_last=False))
            streams[1].write(empty * 20)
            streams[1].write(empty * 1000)
            said = await to_the_end(streams)
            assert b"\x03\xf0too many frames" in said

    run(scenario())


def test_a_few_pings_are_answered(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            reader, writer = await upgraded(served)
            writer.write(frame(PING, b"hi") * 20)
            assert await reader.readexactly(80) == b"\x8a\x02hi" * 20
            writer.close()

    run(scenario())


def test_a_frame_that_is_not_utf8_ends_its_socket_and_leaves_no_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served:
            streams = await upgraded(served)
            streams[1].write(frame(TEXT, b"\xff\xfe"))
            assert b"\x03\xef" in await to_the_end(streams)

    run(scenario())
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.usefixtures("short_times")
def test_who_asks_and_does_not_read_is_let_go(tmp_path: Path, met: list[Connection | Requests]) -> None:
    biggest = max((path for path in page.FOLDER.rglob("*.js")), key=lambda path: path.stat().st_size)
    address = f"/{biggest.relative_to(page.FOLDER)}".encode()

    async def scenario() -> None:
        async with serving(tmp_path) as served:
            streams = await dial(served, is_deaf=True)
            while not met:
                await asyncio.sleep(0.01)
            met[0].transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            streams[1].write(b"GET %b HTTP/1.1\r\nHost: localhost\r\n\r\n" % address)
            while not met[0].transport.is_closing():
                await asyncio.sleep(0.01)
            streams[1].transport.resume_reading()  # type: ignore[attr-defined]
            assert len(await to_the_end(streams)) < biggest.stat().st_size

    run(scenario())


def test_messages_sent_at_once_are_all_served_in_order(tmp_path: Path) -> None:
    """More than one piece holds, while the server is busy with the first."""

    async def scenario() -> None:
        async with serving(tmp_path) as served:
            made = await served.table("exago", "me", "me")
            reader, writer = await upgraded(served)
            hello = json.dumps({"type": "hello", "table": made.table, "wire": WIRE}).encode()
            pings = b"".join(frame(TEXT, b'{"type":"ping","id":"%d"}' % n) for n in range(2000))
            writer.write(frame(TEXT, hello) + pings)
            said = b""
            while b'"1999"' not in said:
                said += await reader.read(65536)
            places = [said.index(b'"id":"%d"' % n) for n in range(2000)]
            assert places == sorted(places)
            writer.close()

    run(scenario())


def test_who_never_says_hello_is_let_go_whatever_else_they_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("speeltafel.server.edge.sockets.HELLO_SECONDS", 0.5)

    async def scenario() -> None:
        async with serving(tmp_path) as served:
            reader, writer = await upgraded(served)
            said = b""
            while b"server-hello-first" not in said:
                writer.write(frame(TEXT, b'{"type":"ping","id":"1"}'))
                said += await reader.read(65536)
                await asyncio.sleep(0.05)
            writer.close()

    run(scenario())


@pytest.mark.parametrize(
    ("proxies", "fewer"),
    [pytest.param("192.0.2.1", 20, id="a stranger"), pytest.param("127.0.0.0/8", 0, id="a proxy")],
)
def test_one_address_has_only_so_many_connections_open(tmp_path: Path, proxies: str, fewer: int) -> None:
    limits = replace(GENEROUS, sockets_per_address=3)

    async def is_served(streams: Streams) -> bool:
        try:
            streams[1].write(b"GET /rules HTTP/1.1\r\nHost: localhost\r\n\r\n")
            return b"200" in await streams[0].readline()
        except ConnectionError:
            return False

    async def scenario() -> None:
        async with serving(
            tmp_path, limits=limits, adjust=lambda plain: replace(plain, trusted_proxies=proxies)
        ) as served:
            await served.http.close()
            dialled = [await dial(served) for _ in range(3 + connection_counts.BESIDE_SOCKETS + 20)]
            answers = [await is_served(streams) for streams in dialled]
            assert answers.count(False) == fewer
            for _, writer in dialled:
                writer.close()
            while not await is_served(await dial(served)):
                await asyncio.sleep(0.05)

    run(scenario())
