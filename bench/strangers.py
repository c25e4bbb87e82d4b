"""One address with many strong bots: how long does somebody else wait for theirs?

python -m bench.strangers                # 70 tables with three of the strongest bots each
"""

from __future__ import annotations

import argparse
import asyncio
import time

import httpx

from bench.process import Served, serve_tables
from speeltafel.client.bodies import NewSeat, NewTable
from speeltafel.client.http import Server
from speeltafel.client.table import Seat
from speeltafel.client.wander import some_move

STRANGER = {"X-Forwarded-For": "203.0.113.9"}
GAME = "qwirkle"
LEVELS = ("sprout", "master")


async def answer_seconds(served: Served, level: str, moves: int) -> list[float]:
    """Seconds from a move to the bot's answer, some moves long."""
    found = []
    async with Server(served.address, timeout=60) as http:
        made = await http.make_table(NewTable(GAME, [NewSeat("me"), NewSeat("bot", level=level)]))
    async with Seat(served.address, made.table, (made.mine[0].secret,)) as me:
        for _ in range(moves):
            await me.wait_for(lambda here: here.turn in here.you, timeout=300)
            move = await some_move(me)
            began = time.monotonic()
            number = await me.play(move)
            await me.wait_for(lambda here, n=number: here.number > n and here.turn in here.you, timeout=300)  # type: ignore[misc]
            found.append(time.monotonic() - began)
    return found


async def measure(tables: int, moves: int) -> None:
    with serve_tables() as served:
        for level in LEVELS:
            alone = await answer_seconds(served, level, moves)
            print(f"{level}, alone: {told(alone)}")
        seats = [{"kind": "me"}, *({"kind": "bot", "level": "master"} for _ in range(3))]
        async with httpx.AsyncClient(base_url=served.address, headers=STRANGER, timeout=60) as stranger:
            for _ in range(tables):
                (await stranger.post("/api/tables", json={"game": GAME, "seats": seats})).raise_for_status()
        for level in LEVELS:
            among = await answer_seconds(served, level, moves)
            print(f"{level}, beside {tables} tables of a stranger: {told(among)}")


def told(seconds: list[float]) -> str:
    ordered = sorted(seconds)
    return f"median {ordered[len(ordered) // 2]:.2f} s, longest {ordered[-1]:.2f} s of {len(ordered)}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=70)
    parser.add_argument("--moves", type=int, default=5)
    asked = parser.parse_args()
    asyncio.run(measure(asked.tables, asked.moves))


if __name__ == "__main__":
    main()
