"""Web push: a closed browser is told that it is its turn, in its language, and readable by it alone."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from dataclasses import replace
from pathlib import Path

import http_ece
import httpx
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.serving import run, serving


class PushService:
    """The push service of a browser, on this machine: keeps what it gets, and answers as it is told to."""

    def __init__(self) -> None:
        self.got: list[tuple[bytes, bytes]] = []
        self.status = b"201 Created"
        self.port = 0

    async def open(self) -> asyncio.Server:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        return server

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(
            int(line.split(b":")[1])
            for line in head.lower().split(b"\r\n")
            if line.startswith(b"content-length")
        )
        self.got.append((head, await reader.readexactly(length)))
        writer.write(b"HTTP/1.1 " + self.status + b"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def test_a_closed_browser_is_told_and_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def scenario() -> None:
        service = PushService()
        async with await service.open():
            host = f"127.0.0.1:{service.port}"
            async with (
                serving(tmp_path, adjust=lambda plain: replace(plain, push_hosts=(host,))) as served,
                httpx.AsyncClient(base_url=served.address) as http,
            ):
                made, first, second = await served.pair("exago")
                browser, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
                point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
                assert len((await http.get("/api/push/key")).json()["key"]) == 87
                wish = {
                    "table": made.table,
                    "endpoint": f"http://{host}/push/1",
                    "keys": {"p256dh": text(point), "auth": text(auth)},
                    "language": "de",
                }
                token = {"Authorization": f"Bearer {second._secrets[0]}"}
                assert (await http.post("/api/push/subscribe", json=wish, headers=token)).status_code == 204
                assert (await http.post("/api/push/subscribe", json=wish, headers=token)).status_code == 204
                assert (await http.post("/api/push/subscribe", json=wish)).status_code == 403
                seat = second.you[0]
                await second.close()
                await first.wait_for(lambda here: here.table is not None and not here.table.seats[seat].there)
                await first.play("0,0")
                while not service.got:
                    await asyncio.sleep(0.02)
                head, body = service.got[0]
                assert b"vapid" in head.lower()
                told = msgspec.json.decode(
                    http_ece.decrypt(body, private_key=browser, auth_secret=auth, version="aes128gcm")
                )
                assert told == {
                    "table": made.table,
                    "text": "Du bist bei Exago am Zug.",
                    "reason": "push-your-turn",
                }
                service.status = b"410 Gone"
                await first.propose("undo")
                await first.play("0,0")
                store = served.rooms.house.store
                while await store.subscribed(
                    made.table, served.rooms.known(made.table).standing.chairs[seat].secret
                ):  # type: ignore[union-attr]
                    await asyncio.sleep(0.02)
                assert len(service.got) == 2

    run(scenario())
