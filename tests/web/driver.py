"""Plays a seat over the socket without a browser, as the other side of a table or to reach a position quickly."""

from __future__ import annotations

import json
import random
import urllib.request
import uuid
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import connect

from speeltafel.wire import WIRE

Message = dict[str, Any]


def make_table(base: str, game: str, seats: list[Message], **wish: object) -> Message:
    """Lays a table; the answer has its code and secrets."""
    body = json.dumps({"game": game, "seats": seats, **wish}).encode()
    request = urllib.request.Request(f"{base}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        made: Message = json.load(answer)
        return made


def sit_down(base: str, made: Message, name: str = "") -> str:
    """Sits down by the first link that is left; the secret of the seat."""
    link = made["links"][0]["secret"]
    headers = {"content-type": "application/json", "authorization": f"Bearer {link}"}
    body = json.dumps({"name": name}).encode()
    request = urllib.request.Request(f"{base}/api/tables/{made['table']}/places", body, headers)
    with urllib.request.urlopen(request) as answer:
        secret: str = json.load(answer)["secret"]
        return secret


def weak_bot(base: str, game: str) -> Message:
    """A place for the weakest, fastest bot of a game."""
    with urllib.request.urlopen(f"{base}/api/games") as answer:
        for offered in json.load(answer):
            if offered["game"] == game.split("/")[0]:
                return {"kind": "bot", "level": offered["levels"][0]["id"]}
    raise LookupError(game)


class Driver:
    """A seat, or several, that follow the table and choose among what the server offers."""

    def __init__(self, base: str, table: str, secrets: list[str], seed: int = 1) -> None:
        self.luck = random.Random(seed)
        self.held = ExitStack()
        self.socket = self.held.enter_context(
            connect(base.replace("http", "ws", 1) + "/api/socket", max_size=None)
        )
        self.count = 0
        self.name = uuid.uuid4().hex  # a move under an id that was played already is only acknowledged again
        self.state: Message = {}
        self._send(type="hello", table=table, secrets=secrets, since=-1, wire=WIRE)
        self._take(self._next())

    def _send(self, **message: object) -> str:
        self.count += 1
        if message["type"] != "hello":
            message["id"] = f"{self.name}-{self.count}"
        self.socket.send(json.dumps(message))
        return f"{self.name}-{self.count}"

    def _next(self) -> Message:
        message: Message = json.loads(self.socket.recv(timeout=30))
        return message

    def _take(self, message: Message) -> None:
        if message["type"] in ("welcome", "happened"):
            held = {"hold": None} if message["type"] == "welcome" else {}
            self.state = {**self.state, **held, "preview": None, "outcome": None, **message}
            turn = self.state["turn"]
            is_blind = not self.state["preview"] and not self.is_over
            if is_blind and turn in self.state["you"] and turn != self.state["hold"]:
                self._send(type="hold", seat=turn)

    def _until(self, id: str, kind: str) -> Message:
        while True:
            message = self._next()
            self._take(message)
            if message.get("id") == id:
                if message["type"] == "refused":
                    raise AssertionError(message)
                if message["type"] == kind:
                    return message

    @property
    def is_over(self) -> bool:
        return bool(self.state.get("outcome"))

    @property
    def is_mine(self) -> bool:
        return (
            not self.is_over
            and self.state.get("turn") in self.state["you"]
            and bool(self.state.get("preview"))
        )

    def choose(self) -> str:
        """A playable text: the best of the first steps, followed until the server says it is ready."""
        seat, preview = self.state["turn"], self.state["preview"]
        for _ in range(12):
            steps = preview.get("steps", [])
            if preview["ready"] and (not steps or self.luck.random() < 0.5):
                return str(preview["text"])
            if not steps:
                return self.give_way()
            best = max(steps, key=lambda step: (step.get("points") or 0, self.luck.random()))
            asked = self._send(type="ask", seat=seat, partial=best["text"])
            preview = self._until(asked, "previewed")["preview"]
        return str(preview["text"])

    def give_way(self) -> str:
        """Swaps a tile while the bag lasts, else passes."""
        view = self.state["view"]
        return f"swap:{view['hands'][self.state['turn']][0]}" if view.get("swap") else "pass"

    def play(self) -> None:
        """One move of whichever own seat is to move."""
        self.play_text(self.choose())

    def play_text(self, action: str) -> None:
        """Exactly this move of whichever own seat is to move."""
        self.state["preview"] = None
        self._until(self._send(type="play", seat=self.state["turn"], action=action), "ack")

    def run(self, moves: int = 10_000) -> int:
        """Plays own turns until the game is over, or so many moves; answers with how many."""
        made = 0
        while made < moves and not self.is_over:
            if self.is_mine:
                self.play()
                made += 1
            else:
                self._take(self._next())
        return made

    def until_mine(self) -> None:
        """Waits until an own seat is to move, or the game is over."""
        while not self.is_mine and not self.is_over:
            self._take(self._next())

    def close(self) -> None:
        self.held.close()
