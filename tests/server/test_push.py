"""Web push: a closed browser is told that it is its turn, in its language, and readable by it alone."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from dataclasses import replace
from pathlib import Path
from socket import socket

import http_ece
import httpx
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from speeltafel.live.seating import hashed
from tests.server.serving import Serving, run, serving


class PushService:
    """The push service of a browser, on this machine: keeps what it gets, and answers as it is told to."""

    def __init__(self) -> None:
        self.got: list[tuple[bytes, bytes]] = []
        self.status = b"201 Created"
        self.more = b""
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
        writer.write(
            b"HTTP/1.1 "
            + self.status
            + b"\r\n"
            + self.more
            + b"Content-Length: 0\r\nConnection: close\r\n\r\n"
        )
        await writer.drain()
        writer.close()


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def keys() -> dict[str, str]:
    """What a browser would send."""
    public = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return {"p256dh": text(point), "auth": text(b"0123456789abcdef")}


async def subscribe(http: httpx.AsyncClient, table: str, secret: str, endpoint: str, **more: object) -> int:
    wish = {"table": table, "endpoint": endpoint, "keys": keys(), **more}
    answer = await http.post("/api/push/subscribe", json=wish, headers={"Authorization": f"Bearer {secret}"})
    return answer.status_code


async def endpoints(served: Serving, table: str, secret: str) -> set[str]:
    rows = await served.backend.store.subscribed(table, hashed(secret))
    return {row.endpoint for row in rows}


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
                store = served.backend.store
                while await store.subscribed(
                    made.table, served.backend.host.rooms[made.table].table.seating.chairs[seat].secret
                ):  # type: ignore[union-attr]
                    await asyncio.sleep(0.02)
                assert len(service.got) == 2

    run(scenario())


STRANGE = (
    "http://127.0.0.1:1/x",
    "https://evil.example/x",
    "https://fcm.googleapis.com.evil.example/",
    "https://evilfcm.googleapis.com/x",
    "file:///etc/passwd",
    "http://fcm.googleapis.com/x",
    "https://127.0.0.77\\@fcm.googleapis.com/x",
    "https://127.0.0.77\\.push.apple.com/x",
    "https://me@fcm.googleapis.com/x",
    "https://127.0.0.77#@fcm.googleapis.com/x",
    "https://127.0.0.77?.push.apple.com/x",
    "https://fcm.googleapis.com:444/x",
    "https://fcm.googleapis.com:/x",
    "https://fcm.googleapis.com./x",
    "https://x..push.apple.com/x",
    "https://fcm.googleapis.com%2eevil.example/x",
    "https://ｆcm.googleapis.com/x",
    "https://fcm.googleapis.com\t.evil.example/x",
    "https://fcm.goog\nleapis.com/x",
    " https://fcm.googleapis.com/x",
    "https://fcm.googleapis.com/x\r\nHost: evil.example",
    "https://fcm.googleapis.com/x y",
    "https:/fcm.googleapis.com/x",
    "//fcm.googleapis.com/x",
    "https://[::1]/x",
    "https:///x",
    "",
)


def test_the_server_calls_no_address_of_a_stranger(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            made, first, _ = await served.pair("exago")
            for endpoint in STRANGE:
                assert await subscribe(http, made.table, first._secrets[0], endpoint) == 400, endpoint
            assert not await endpoints(served, made.table, first._secrets[0])

    run(scenario())


def test_an_address_is_kept_in_the_form_in_which_it_was_judged(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            made, first, _ = await served.pair("exago")
            secret = first._secrets[0]
            for given in (
                "HTTPS://FCM.GoogleApis.com:443/fcm/send/aB_c:APA-9",
                "https://fcm.googleapis.com/fcm/send/aB_c:APA-9",
                "https://wns2-par02p.notify.windows.com/w/?token=BQ%2bY==",
                "https://updates.push.services.mozilla.com/wpush/v2/gAA==",
                "https://web.push.apple.com",
            ):
                assert await subscribe(http, made.table, secret, given) == 204
            assert await endpoints(served, made.table, secret) == {
                "https://fcm.googleapis.com/fcm/send/aB_c:APA-9",
                "https://wns2-par02p.notify.windows.com/w/?token=BQ%2bY==",
                "https://updates.push.services.mozilla.com/wpush/v2/gAA==",
                "https://web.push.apple.com/",
            }
            for wrong in (
                {"p256dh": "x", "auth": "y"},
                {**keys(), "auth": "AAAA"},
                {**keys(), "p256dh": "ü"},
            ):
                wish = "https://web.push.apple.com/1"
                assert await subscribe(http, made.table, secret, wish, keys=wrong) == 400

    run(scenario())


def test_a_seat_has_a_few_browsers_and_the_oldest_makes_way(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as served, httpx.AsyncClient(base_url=served.address) as http:
            made, first, second = await served.pair("exago")
            mine, theirs = first._secrets[0], second._secrets[0]
            assert await subscribe(http, made.table, theirs, "https://web.push.apple.com/theirs") == 204
            for n in (*range(12), 5):
                endpoint = f"https://web.push.apple.com/{n}"
                assert await subscribe(http, made.table, mine, endpoint) == 204
            kept = {f"https://web.push.apple.com/{n}" for n in range(4, 12)}
            assert await endpoints(served, made.table, mine) == kept
            assert len(await endpoints(served, made.table, theirs)) == 1

    run(scenario())


def test_one_browser_that_fails_hides_no_other_and_no_redirect_is_followed(tmp_path: Path) -> None:
    async def scenario() -> None:
        services = [PushService() for _ in range(4)]
        gone, moved, elsewhere, well = services
        with socket() as closed:
            closed.bind(("127.0.0.1", 0))
            async with await gone.open(), await moved.open(), await elsewhere.open(), await well.open():
                gone.status = b"410 Gone"
                moved.status = b"307 Temporary Redirect"
                moved.more = b"Location: http://127.0.0.1:%d/x\r\n" % elsewhere.port
                ports = [closed.getsockname()[1], moved.port, gone.port, well.port]
                hosts = tuple(f"127.0.0.1:{port}" for port in ports)
                async with (
                    serving(tmp_path, adjust=lambda plain: replace(plain, push_hosts=hosts)) as served,
                    httpx.AsyncClient(base_url=served.address) as http,
                ):
                    made, first, second = await served.pair("exago")
                    secret = second._secrets[0]
                    for host in hosts:
                        assert await subscribe(http, made.table, secret, f"http://{host}/push") == 204
                    seat = second.you[0]
                    await second.close()
                    await first.wait_for(
                        lambda here: here.table is not None and not here.table.seats[seat].there
                    )
                    await first.play("0,0")
                    kept = {f"http://{host}/push" for host in hosts if not host.endswith(f":{gone.port}")}
                    while not well.got or await endpoints(served, made.table, secret) != kept:
                        await asyncio.sleep(0.02)
                    assert moved.got
                    assert not elsewhere.got

    run(scenario())
