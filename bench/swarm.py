"""A crowd that costs little: it skips what it need not read, and moves as fast as it is told to."""

from __future__ import annotations

import asyncio
import random
import time

import httpx
import msgspec

from bench.lean import LeanSocket, open_socket
from bench.process import Served
from speeltafel.wire import WIRE

HAPPENED = b'{"type":"happened"'
WELCOME = b'{"type":"welcome"'
TABLE = b'{"type":"table"'
GAMES: tuple[tuple[str, dict[str, object]], ...] = (
    ("qwirkle", {}),
    ("qwinn", {"target": 9999}),
    ("exago", {"side": 9, "duty": "off"}),
)
"""The mix that the stated figures were measured with, each game long: what else is installed must not change it."""


class Step(msgspec.Struct):
    text: str


class Preview(msgspec.Struct):
    text: str
    ready: bool
    steps: list[Step] = []


class Rows(msgspec.Struct):
    rematch: str = ""


class Got(msgspec.Struct):
    """What the generator reads of any message; the rest it skips."""

    type: str
    id: str = ""
    number: int = -1
    turn: int | None = None
    you: list[int] = []
    preview: Preview | None = None
    table: Rows | None = None
    outcome: dict[str, object] | None = None


read = msgspec.json.Decoder(Got).decode


class Player:
    """One of the two who move at a table."""

    def __init__(self, table: LoadTable, secret: str) -> None:
        self.table = table
        self.secret = secret
        self.socket: LeanSocket | None = None
        self.seat = 0
        self.preview: Preview | None = None

    def take(self, socket: LeanSocket, message: bytes) -> None:
        if message.startswith(HAPPENED):
            self.table.seen(message)
        elif message.startswith(TABLE) and b'"rematch"' not in message:
            return
        got = read(message)
        if got.type == "welcome":
            self.seat = got.you[0]
        if got.type in ("welcome", "happened"):
            self.preview = got.preview
            if got.outcome is not None:
                self.table.finished()
            elif got.turn == self.seat:
                self.table.ready(self)
        elif got.type == "previewed":
            self._follow(got.preview)
        elif got.type == "refused":
            self.table.load.refused += 1
            self.table.load.last_refusal = message
            self._ask(self.preview)
        elif got.type == "ack":
            self.table.acknowledged(got.id)
        elif got.type == "table" and got.table is not None and got.table.rematch:
            self.table.follow(got.table.rematch)

    def move(self) -> None:
        """Plays the first thing offered where that is a whole move, and asks on where it may not be."""
        preview = self.preview
        whole = [] if preview is None else [step for step in preview.steps if not step.text.endswith(":")]
        if whole and self.table.game != "exago" and self.table.moves > 1:
            self._play(random.choice(whole).text)
        else:
            self._ask(preview)

    def _ask(self, preview: Preview | None) -> None:
        if preview is None or self.socket is None or not preview.steps:
            return
        text = random.choice(preview.steps).text
        self.socket.send(msgspec.json.encode({"type": "ask", "id": "a", "seat": self.seat, "partial": text}))

    def _follow(self, preview: Preview | None) -> None:
        if preview is None:
            return
        if preview.ready:
            self._play(preview.text)
        elif preview.steps:
            self._ask(preview)

    def _play(self, text: str) -> None:
        if self.socket is None:
            return
        self.table.moves += 1
        id = f"{self.table.moves}"
        self.table.sent[id] = time.perf_counter()
        self.table.began = self.table.sent[id]
        self.socket.send(msgspec.json.encode({"type": "play", "id": id, "seat": self.seat, "action": text}))


class LoadTable:
    """A table with two players and some who watch."""

    def __init__(self, load: Load, game: str, code: str, secrets: list[str], watchers: int) -> None:
        self.load = load
        self.game = game
        self.code = code
        self.players = [Player(self, secret) for secret in secrets]
        self.watchers = watchers
        self.sockets: list[LeanSocket] = []
        self.sent: dict[str, float] = {}
        self.began = 0.0
        self.moves = 0
        self.asked_again = False

    async def open(self) -> None:
        """Everybody sits down."""
        for player in self.players:
            player.socket = await open_socket(self.load.socket_address, player.take)
            player.socket.send(
                msgspec.json.encode(
                    {"type": "hello", "table": self.code, "secrets": [player.secret], "wire": WIRE}
                )
            )
            self.sockets.append(player.socket)
        for _ in range(self.watchers):
            socket = await open_socket(self.load.socket_address, self._watch)
            socket.send(msgspec.json.encode({"type": "hello", "table": self.code, "wire": WIRE}))
            self.sockets.append(socket)

    def _watch(self, socket: LeanSocket, message: bytes) -> None:
        if message.startswith(HAPPENED):
            self.seen(message)

    def seen(self, message: bytes) -> None:
        """A viewer has the move on their screen."""
        if self.began:
            self.load.deliveries += 1
            self.load.latencies.append(time.perf_counter() - self.began)

    def ready(self, player: Player) -> None:
        self.load.waiting.append(player)

    def acknowledged(self, id: str) -> None:
        sent = self.sent.pop(id, None)
        if sent is not None:
            self.load.acknowledged += 1
            self.load.acks.append(time.perf_counter() - sent)

    def finished(self) -> None:
        """Both ask for a rematch, once."""
        if self.asked_again:
            return
        self.asked_again = True
        self.load.games += 1
        for player in self.players:
            if player.socket is not None:
                player.socket.send(
                    msgspec.json.encode(
                        {"type": "propose", "id": "r", "seat": player.seat, "kind": "rematch"}
                    )
                )

    def follow(self, code: str) -> None:
        """Everybody moves to the next game's table."""
        if code == self.code:
            return
        self.code, self.asked_again, self.began, self.moves = code, False, 0.0, 0
        self.sent.clear()
        for socket in self.sockets:
            socket.close()
        self.sockets = []
        task = asyncio.create_task(self.open())
        self.load.tasks.add(task)
        task.add_done_callback(self.load.tasks.discard)


class Load:
    """The whole crowd."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.socket_address = served.address.replace("http://", "ws://") + "/api/socket"
        self.in_turn = False
        self.tables: list[LoadTable] = []
        self.waiting: list[Player] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.forget()

    def forget(self) -> None:
        """Starts counting anew."""
        self.latencies: list[float] = []
        self.acks: list[float] = []
        self.deliveries = self.acknowledged = self.refused = self.games = 0
        self.last_refusal = b""

    async def seat(self, tables: int, sockets: int, *, only: str = "") -> None:
        """Makes the tables and lets everybody sit down."""
        games = [pair for pair in GAMES if not only or pair[0] == only]
        async with httpx.AsyncClient(base_url=self.served.address, timeout=60) as http:
            for n in range(tables):
                game, options = games[n % len(games)]
                body = {"game": game, "options": options, "seats": [{"kind": "me"}, {"kind": "me"}]}
                made = (await http.post("/api/tables", json=body)).raise_for_status().json()
                watchers = sockets * (n + 1) // tables - sockets * n // tables - 2
                table = LoadTable(
                    self, game, made["table"], [place["secret"] for place in made["mine"]], max(0, watchers)
                )
                self.tables.append(table)
                await table.open()
        await asyncio.sleep(1)

    async def play(self, rate: float, seconds: float) -> float:
        """So many moves a second, evenly, by whoever's turn it is; returns the rate that was reached.

        Players are drawn: if each moved in their turn (`in_turn`) all tables would keep step, and hundreds of games end at once.
        """
        began = time.perf_counter()
        asked = 0
        while (now := time.perf_counter() - began) < seconds:
            while asked < now * rate and self.waiting:
                drawn = 0 if self.in_turn else random.randrange(len(self.waiting))
                self.waiting.pop(drawn).move()
                asked += 1
            if asked < now * rate - rate:
                asked = int(now * rate)
            await asyncio.sleep(min(0.002, 1 / rate))
        return self.acknowledged / (time.perf_counter() - began)

    async def close(self) -> None:
        for table in self.tables:
            for socket in table.sockets:
                socket.close()
        await asyncio.sleep(0.2)
