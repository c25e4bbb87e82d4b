"""Coming back: a viewer vanishes for a while and must then get exactly the events that are missing, soon.

python -m bench.reconnect                  # short form: 0.1 s to 5 s
python -m bench.reconnect --longest 600 --json FILE   # 0.1 s to 10 min, all at the same time
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from bench.crowd import plain
from bench.process import serve_tables
from speeltafel.client.any_move import some_move
from speeltafel.client.bodies import NewSeat, NewTable
from speeltafel.client.http import Server
from speeltafel.client.table import Seat
from speeltafel.wire import WIRE, Hello, Welcome, read_from_server, write

ABSENCES = (0.1, 0.3, 1.0, 3.0, 5.0, 10.0, 30.0, 60.0, 120.0, 300.0, 600.0)
ALONE = 100.0
MOST_MOVES = 30
KINDS = ("seat", "gallery")


async def arrive(address: str, code: str, secrets: list[str], since: int) -> tuple[ClientConnection, Welcome]:
    """A fresh connection and the welcome it gets."""
    socket = await connect(address.replace("http", "ws") + "/api/socket", compression=None, max_size=None)
    await socket.send(write(Hello(code, secrets, since, WIRE)).decode())
    welcome = read_from_server(await socket.recv())
    assert isinstance(welcome, Welcome), welcome
    return socket, welcome


async def vanish(address: str, kind: str, absence: float) -> tuple[int, float]:
    """One viewer's absence; how many events were missing, and the seconds until all of them were there.

    After a long absence nobody else is left at the table either, so that the server has to read it anew.
    """
    async with Server(address, timeout=60) as http:
        made = await http.make_table(
            NewTable("qwinn", [NewSeat("me"), NewSeat("me")], options={"target": 9999})
        )
    all_secrets = [place.secret for place in made.mine]
    mine = all_secrets[:1] if kind == "seat" else []
    socket, welcome = await arrive(address, made.table, mine, -1)
    since = welcome.number
    socket.transport.abort()
    began = time.monotonic()
    async with Seat(address, made.table, all_secrets) as device:
        moves = max(1, min(MOST_MOVES, round(absence * 4)))
        for move in range(moves):
            await device.play(await some_move(device), seat=device.turn)
            if absence < ALONE:
                await asyncio.sleep(max(0.0, began + absence * (move + 1) / moves - time.monotonic()))
        if absence < ALONE:
            return await come_back(address, device, made.table, mine, since)
    await asyncio.sleep(max(0.0, began + absence - time.monotonic()))
    return await come_back(address, device, made.table, mine, since)


async def come_back(
    address: str, stayed: Seat, code: str, secrets: list[str], since: int
) -> tuple[int, float]:
    """Compares what the one who comes back is told with what those who stayed have seen."""
    began = time.monotonic()
    socket, welcome = await arrive(address, code, secrets, since)
    seconds = time.monotonic() - began
    socket.transport.abort()
    assert welcome.number == stayed.number, f"{code}: {welcome.number} instead of {stayed.number}"
    assert plain(welcome.events) == plain(stayed.events[since + 1 :]), f"{code}: not the missing events"
    assert welcome.scores == stayed.scores, f"{code}: other scores"
    return len(welcome.events), seconds


async def measure(address: str, longest: float) -> dict[str, float]:
    """All absences at the same time."""
    asked = [(kind, absence) for absence in ABSENCES if absence <= longest for kind in KINDS]
    seen = await asyncio.gather(*(vanish(address, kind, absence) for kind, absence in asked))
    return {
        "absences": len(asked),
        "longest absence s": max(absence for _, absence in asked),
        "missing events told": sum(missing for missing, _ in seen),
        "slowest return s": round(max(seconds for _, seconds in seen), 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--longest", type=float, default=5.0)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    with serve_tables() as served:
        figures = asyncio.run(measure(served.address, given.longest))
    for name, value in figures.items():
        print(f"{name:30} {value}")
    if given.json is not None:
        given.json.write_text(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
