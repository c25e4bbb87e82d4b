"""A hostile public: everything at once that somebody bored can do to a table's server, from a few dozen addresses."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from urllib.parse import urlsplit

import httpx
import websockets
from websockets.asyncio.client import connect

from speeltafel.core.registry import find, specs
from speeltafel.table.match import Match
from speeltafel.table.spel_json import write_json
from speeltafel.wire import WIRE

PAUSE = 0.02
ODD_PATHS = (
    "//api/games",
    "/api/./games",
    "/metrics/",
    "/api/tables/%00",
    "/api/tables/../../etc/passwd",
    "/api/rules/" + "x" * 3000 + "/y",
    "/%0a2026-01-01 CRITICAL forged",
    "/api/tables/" + "EIK-222222/" * 20,
    "/.env",
    "/api/push/key",
    "/schema/openapi.json",
)
ODD_MESSAGES = (
    "[" * 4000,
    "null",
    '{"type":"hello"}',
    '{"type":"play","id":"x","seat":0,"action":"' + "9" * 400 + '"}',
    '{"type":"ask","id":"x","seat":0,"partial":"0,0' + " " * 300 + '!"}',
    '{"type":"say","id":"x","text":"spam"}',
    '{"type":"review","id":"x"}',
)
GAMES = (*specs(), "chess", "", "os:system")


def finished_game(seed: int) -> str:
    """A whole game on paper, for a server that takes such."""
    luck = random.Random(seed)
    match = Match(find("exago", 2), seed=luck.randbytes(32))
    while match.outcome is None:
        match.push(luck.choice(list(match.legal)))
    return write_json(match.record(None))


class Stranger:
    """One address, and what it has heard so far, by status."""

    def __init__(self, address: str, number: int, seed: int) -> None:
        self.luck = random.Random(seed * 1000 + number)
        self.home = f"203.0.113.{number % 250 + 1}" if number % 2 else f"2001:db8:{number:x}::{number:x}"
        self.heard: Counter[str] = Counter()
        self.made: list[tuple[str, str]] = []
        self.over: list[str] = []
        self._record = finished_game(number % 5)
        self._where = urlsplit(address)
        headers = {"X-Forwarded-For": self.home}
        self.http = httpx.AsyncClient(base_url=address, headers=headers, timeout=20)

    async def ask(self, kind: str, method: str, path: str, **more: object) -> httpx.Response | None:
        try:
            answer = await self.http.request(method, path, **more)  # type: ignore[arg-type]
        except (httpx.HTTPError, ValueError):
            self.heard[f"{kind} broken"] += 1
            return None
        self.heard[f"{kind} {answer.status_code}"] += 1
        return answer

    async def flood_tables(self) -> None:
        """Tables that nobody will ever look at, listed so that others see them."""
        seats = [{"kind": "me", "name": f"Spam {self.luck.random()}"}, {"kind": "open"}]
        game = self.luck.choice(GAMES)
        body = {"game": game, "seats": seats, "listed": True}
        answer = await self.ask("tables", "POST", "/api/tables", json=body)
        if answer is not None and answer.status_code == 201:
            made = answer.json()
            self.made.append((made["table"], made["mine"][0]["secret"]))

    async def flood_bots(self) -> None:
        """Three of the strongest bots at a table that its maker leaves at once."""
        seats = [{"kind": "me"}, *({"kind": "bot", "level": "master"} for _ in range(3))]
        answer = await self.ask("bots", "POST", "/api/tables", json={"game": "qwirkle", "seats": seats})
        if answer is not None and answer.status_code == 201:
            made = answer.json()
            self.made.append((made["table"], made["mine"][0]["secret"]))

    async def ask_hints(self) -> None:
        if self.made:
            code, secret = self.luck.choice(self.made)
            headers = {"Authorization": f"Bearer {secret}"}
            await self.ask("hints", "GET", f"/api/tables/{code}/hint", headers=headers)

    async def give_records(self) -> None:
        """Games that were played elsewhere, to be looked back at here."""
        answer = await self.ask("records", "POST", "/api/records", content=self._record)
        if answer is not None and answer.status_code == 201:
            self.over.append(answer.json()["table"])

    async def look_back(self) -> None:
        codes = [code for code, _ in self.made] + self.over
        if codes:
            code = self.luck.choice(codes)
            for end in ("replay", "review", "record", "picture", "picture.png?size=wide"):
                await self.ask("looking back", "GET", f"/api/tables/{code}/{end}")

    async def ask_aside(self) -> None:
        """What costs thought and belongs to no table."""
        today = datetime.now(UTC).date().isoformat()
        await self.ask("days", "POST", f"/api/days/{today}/qwirkle", json={"moves": []})
        position = "turn:0 r11:0,0 b11:1,0"
        await self.ask("what if", "POST", "/api/analyse", json={"game": "exago", "position": position})
        await self.ask("puzzles", "GET", "/api/puzzles/qwirkle")

    async def speak_oddly(self) -> None:
        """A socket that says hello at a table of its own, and then rubbish until it is closed."""
        if not self.made:
            return
        code, secret = self.luck.choice(self.made)
        to = f"ws://{self._where.netloc}/api/tables/{code}/socket"
        hello = {"type": "hello", "table": code, "secrets": [secret], "wire": WIRE}
        try:
            async with connect(to, additional_headers={"X-Forwarded-For": self.home}) as line:
                await line.send(json.dumps(hello))
                for _ in range(30):
                    await line.send(self.luck.choice(ODD_MESSAGES))
                    await asyncio.sleep(PAUSE)
            self.heard["sockets"] += 1
        except (websockets.WebSocketException, OSError, TimeoutError):
            self.heard["sockets closed"] += 1

    async def read_lobby(self) -> None:
        await self.ask("lobby", "GET", "/api/tables")

    async def guess_codes(self) -> None:
        code = "EIK-" + "".join(self.luck.choices("23456789ABCDEFGHJKLMNPQRSTUVWXYZ", k=6))
        await self.ask("codes", "GET", f"/api/tables/{code}")

    async def ask_oddly(self) -> None:
        await self.ask("odd paths", self.luck.choice(("GET", "POST", "DELETE")), self.luck.choice(ODD_PATHS))

    async def send_rubbish(self) -> None:
        bodies = (b"[" * 20_000, b'{"game":' + b"9" * 5000 + b"}", b"\xff\xfe", b"{}" * 30_000)
        await self.ask("rubbish", "POST", "/api/tables", content=self.luck.choice(bodies))

    async def subscribe_oddly(self) -> None:
        keys = {"p256dh": "x" * 80, "auth": "y" * 20}
        body = {"table": "EIK-222222", "endpoint": "https://127.0.0.77\\@fcm.googleapis.com/x", "keys": keys}
        await self.ask("endpoints", "POST", "/api/push/subscribe", json=body)

    async def send_half(self) -> None:
        """Half a request that never goes on."""
        with contextlib.suppress(OSError, TimeoutError):
            host, port = self._where.hostname or "", self._where.port or 80
            _, writer = await asyncio.open_connection(host, port)
            writer.write(
                f"GET /api/games HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-For: {self.home}\r\n".encode()
            )
            await writer.drain()
            await asyncio.sleep(self.luck.uniform(0, 2))
            self.heard["half requests"] += 1
            writer.close()

    def kinds(self) -> tuple[Callable[[], Awaitable[None]], ...]:
        return (
            self.flood_tables,
            self.flood_bots,
            self.ask_hints,
            self.give_records,
            self.look_back,
            self.ask_aside,
            self.speak_oddly,
            self.read_lobby,
            self.guess_codes,
            self.ask_oddly,
            self.send_rubbish,
            self.subscribe_oddly,
            self.send_half,
        )

    async def attack(self, seconds: float) -> None:
        """Does something of everything, as fast as it is answered, for so long."""
        until = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < until:
            await self.luck.choice(self.kinds())()
            await asyncio.sleep(PAUSE)
        await self.http.aclose()


async def attack(address: str, strangers: int, seconds: float, seed: int) -> Counter[str]:
    """So many strangers at once; what they heard."""
    crowd = [Stranger(address, number, seed) for number in range(strangers)]
    await asyncio.gather(*(stranger.attack(seconds) for stranger in crowd))
    return sum((stranger.heard for stranger in crowd), Counter())
