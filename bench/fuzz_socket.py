"""Bad input over the socket: every message gets a clear answer, nothing changes, and an honest table never notices.

python -m bench.fuzz_socket                    # short form: 3,000 messages
python -m bench.fuzz_socket --messages 100000 --json FILE
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.process import serve_tables
from speeltafel.client.any_move import some_move
from speeltafel.client.bodies import NewSeat, NewTable
from speeltafel.client.http import Server
from speeltafel.client.table import Seat
from speeltafel.wire import WIRE

KINDS = (
    "hello",
    "play",
    "ask",
    "propose",
    "answer",
    "leave",
    "say",
    "hush",
    "hold",
    "ping",
    "welcome",
    "happened",
    "nonsense",
)
FAIR = ("leave", "propose", "answer", "say", "hush")
LONGEST = 4096
WORDS = (
    "",
    "0,0",
    "1,-1>2,0",
    "rs@0,0",
    "swap:rs",
    "pass",
    "fail",
    "go:topper",
    "roll:1111/1",
    "draw:rs",
    "lot:0",
    "undo:0",
    "resign:0",
    "abandon",
)
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    2**70,
    1e308,
    -0.0,
    "",
    "\x00",
    "é" * 50,
    "\ud83d",
    [],
    {},
    [[]],
    {"a": {}},
    "x" * 3000,
)


class Fuzz:
    """Makes messages that should not be: wrong types, huge ones, other seats' moves, old numbers, no JSON at all."""

    def __init__(self, seed: int, table: str, secret: str, seat: int) -> None:
        self.luck = random.Random(seed)
        self.table = table
        self.secret = secret
        self.seat = seat

    def message(self) -> str | bytes:
        """One message, and none of them is a legal move of this seat in turn."""
        makers: list[Callable[[], str | bytes]] = [
            self._odd_field,
            self._odd_field,
            self._other_seat,
            self._cut,
            self._flipped,
            self._deep,
            self._huge,
            self._bytes,
            self._nonsense_action,
            self._again_hello,
        ]
        while True:
            made = self.luck.choice(makers)()
            if not self._is_fair(made):
                return made

    def _is_fair(self, made: str | bytes) -> bool:
        """Whether chance made something that this seat may well do, such as giving up."""
        try:
            message = json.loads(made)
        except (ValueError, RecursionError):
            return False
        return (
            isinstance(message, dict)
            and message.get("seat") == self.seat
            and message.get("type") in FAIR
            and len(made) <= LONGEST
        )

    def _plain(self) -> dict[str, Any]:
        kind = self.luck.choice(KINDS)
        return {
            "type": kind,
            "id": f"f{self.luck.randrange(10**9)}",
            "seat": 1 - self.seat,
            "action": self.luck.choice(WORDS),
            "partial": self.luck.choice(WORDS),
            "kind": self.luck.choice(("undo", "draw", "rematch", "resign", "claim", "mute", "x")),
            "agree": True,
            "text": "x",
            "phrase": "phrase-x",
            "about": self.luck.randrange(-3, 300),
            "table": self.table,
            "secrets": [self.secret],
            "since": self.luck.randrange(-5, 10**6),
            "wire": WIRE,
        }

    def _fitting(self) -> dict[str, Any]:
        """The fields that its kind has, so that only what is meant to be wrong is wrong."""
        fields = {
            "play": ("action", "seat"),
            "ask": ("partial", "seat"),
            "propose": ("kind", "seat"),
            "answer": ("kind", "agree", "seat"),
            "leave": ("kind", "seat"),
            "say": ("phrase", "seat"),
            "hush": ("kind", "about", "seat"),
            "hold": ("seat",),
            "ping": (),
            "hello": ("table", "secrets", "since", "wire"),
        }
        plain = self._plain()
        wanted = fields.get(plain["type"], tuple(plain))
        kept = {"type": plain["type"], **{name: plain[name] for name in wanted if name in plain}}
        return kept if plain["type"] == "hello" else kept | {"id": plain["id"]}

    def _text(self, value: object) -> str:
        return json.dumps(value)

    def _odd_field(self) -> str:
        message = self._fitting()
        message[self.luck.choice(list(message))] = self.luck.choice(ODD)
        return self._text(message)

    def _other_seat(self) -> str:
        return self._text(self._fitting() | {"seat": self.luck.choice((1 - self.seat, 2, 7, 15))})

    def _cut(self) -> str:
        text = self._text(self._fitting())
        return text[: self.luck.randrange(len(text))]

    def _flipped(self) -> str:
        letters = list(self._text(self._other()))
        for _ in range(self.luck.randrange(1, 4)):
            letters[self.luck.randrange(len(letters))] = chr(self.luck.randrange(32, 0x2FF))
        return "".join(letters)

    def _other(self) -> dict[str, Any]:
        return self._fitting() | {"seat": 1 - self.seat}

    def _deep(self) -> str:
        depth = self.luck.randrange(10, 1500)
        return '{"type":"play","id":' + "[" * depth + "]" * depth + "}"

    def _huge(self) -> str:
        return self._text(
            {"type": "say", "id": "h", "seat": self.seat, "text": "x" * self.luck.randrange(4000, 15000)}
        )

    def _bytes(self) -> bytes:
        return self.luck.randbytes(self.luck.randrange(1, 200))

    def _nonsense_action(self) -> str:
        action = "".join(
            self.luck.choice("rsoygbp@+,:-><!0123456789?/ x") for _ in range(self.luck.randrange(0, 40))
        )
        kind = self.luck.choice(("play", "ask"))
        return self._text(
            {
                "type": kind,
                "id": f"n{self.luck.randrange(10**9)}",
                "seat": self.seat,
                ("action" if kind == "play" else "partial"): "~" + action,
            }
        )

    def _again_hello(self) -> str:
        return self._text({"type": "hello", "table": self.table, "secrets": [self.secret], "wire": WIRE})


async def attack(address: str, messages: int, seed: int) -> dict[str, float]:
    """Fuzzes a seat of one table while two honest people play at another and at the very same one."""
    answers: Counter[str] = Counter()
    async with Server(address) as http:
        made = await http.make_table(NewTable("qwirkle", [NewSeat("me"), NewSeat("me")]))
        quiet = await http.make_table(NewTable("exago", [NewSeat("me"), NewSeat("me")]))
        async with (
            Seat(address, made.table, [made.mine[0].secret]) as honest,
            Seat(address, made.table, [made.mine[1].secret]) as victim,
            Seat(address, quiet.table, [place.secret for place in quiet.mine]) as elsewhere,
        ):
            if victim.turn in victim.you:
                await victim.play(await some_move(victim))
            await honest.wait_for(lambda here: here.turn in here.you)
            before = (honest.number, honest.view, honest.events)
            breaks = honest.breaks
            fuzz = Fuzz(seed, made.table, made.mine[1].secret, victim.you[0])
            sent = 0
            moves = 0
            while sent < messages:
                sent += await _one_socket(address, fuzz, min(200, messages - sent), answers)
                if elsewhere.outcome is None:
                    await elsewhere.play(await some_move(elsewhere), seat=elsewhere.turn)
                    moves += 1
                print(f"\r{sent} messages", end="", file=sys.stderr)
            print(file=sys.stderr)
            assert (honest.number, honest.view, honest.events) == before, f"changed: {honest.events[-1]}"
            assert honest.breaks == breaks, "the honest client lost its connection"
            await honest.play(await some_move(honest))
    async with httpx.AsyncClient(base_url=address) as client:
        metrics = (await client.get("/metrics")).text
    faults = next(line for line in metrics.splitlines() if line.startswith("speeltafel_faults_total"))
    assert float(faults.split()[1]) == 0, faults
    return {
        "messages": sent,
        "honest moves meanwhile": moves,
        **{f"answers: {kind}": count for kind, count in sorted(answers.items())},
    }


async def _one_socket(address: str, fuzz: Fuzz, most: int, answers: Counter[str]) -> int:
    """Sends until the server loses its patience; every message must have been answered before that."""
    sent = 0
    async with connect(
        address.replace("http", "ws") + "/api/socket", compression=None, max_size=None
    ) as socket:
        if fuzz.luck.random() < 0.9:
            hello = {"type": "hello", "table": fuzz.table, "secrets": [fuzz.secret], "wire": WIRE}
            await socket.send(json.dumps(hello))
            await socket.recv()
        try:
            while sent < most:
                await socket.send(fuzz.message())
                sent += 1
                await _answer(socket, answers)
        except ConnectionClosed as closed:
            if closed.rcvd is None:
                raise
            answers[f"closed {closed.rcvd.code}"] += 1
    return max(1, sent)


async def _answer(socket: ClientConnection, answers: Counter[str]) -> None:
    """Waits for the one answer that is no news of the table."""
    while True:
        async with asyncio.timeout(60):
            message = msgspec.json.decode(await socket.recv())
        if message["type"] in ("table", "happened", "chat"):
            continue
        reason = message.get("refusal", {}).get("message", {}).get("id") or message.get("reason", {}).get(
            "id", ""
        )
        answers[f"{message['type']} {reason}".strip()] += 1
        assert message["type"] in ("refused", "pong", "goodbye", "welcome", "previewed", "ack"), message
        return


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--messages", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    began = time.monotonic()
    with serve_tables() as served:
        figures = asyncio.run(attack(served.address, given.messages, given.seed))
    figures["seconds"] = round(time.monotonic() - began, 1)
    for name, value in figures.items():
        print(f"{name:50} {value}")
    if given.json is not None:
        given.json.write_text(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
