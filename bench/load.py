"""Load: many sockets at many tables at a steady rate, a burst, and what spectators cost the mover.

    python -m bench.load                       # short form: 60 tables, 250 sockets, 30 moves/s for 20 s
    python -m bench.load --full                # 1,200 tables, 5,000 sockets, 300 moves/s for 600 s
    python -m bench.load --only steady --in-turn   # all tables keep step, and hundreds of games end at once
    python -m bench.load --tables 300 --sockets 1250 --rate 75 --seconds 60 --json FILE

Server, load generator and the bare Litestar echo that its cost is compared with run on the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import statistics
import sys
import time
from pathlib import Path

import msgspec

from bench.lean import LeanSocket, open_socket
from bench.process import Served, cpu_seconds, memory, serve_echo, serve_tables, stolen_seconds
from bench.swarm import Load

WINDOW = 10.0
QUIET = 0.02


def percentile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


async def echo_cost(served: Served, rate: float, seconds: float, sockets: int) -> float:
    """CPU seconds a message of a bare Litestar echo, at the rate at which our server delivers."""
    heard = 0

    def count(_: LeanSocket, message: bytes) -> None:
        nonlocal heard
        heard += 1

    address = served.address.replace("http://", "ws://") + "/echo"
    crowd = [await open_socket(address, count) for _ in range(sockets)]
    payload = msgspec.json.encode({"type": "play", "id": "123", "seat": 1, "action": "rs@3,0+rt@4,0"})
    await asyncio.sleep(0.5)
    before, began, sent = cpu_seconds(served.pid), time.perf_counter(), 0
    while (now := time.perf_counter() - began) < seconds:
        while sent < now * rate:
            crowd[sent % len(crowd)].send(payload)
            sent += 1
        await asyncio.sleep(0.002)
    await asyncio.sleep(0.3)
    cost = (cpu_seconds(served.pid) - before) / heard
    for socket in crowd:
        socket.close()
    return cost


class Windows:
    """Latency by the ten seconds, apart for those in which the machine's host gave our cores to others."""

    def __init__(self, load: Load) -> None:
        self._load = load
        self._first = 0
        self._stolen = stolen_seconds()
        self._games = 0
        self.all: list[tuple[float, float, int]] = []

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(WINDOW)
            self.close()

    def close(self) -> None:
        """Ends a window: its p99, the part of the cores that was stolen in it, the games that ended."""
        latencies, stolen, games = self._load.latencies[self._first :], stolen_seconds(), self._load.games
        part = (stolen - self._stolen) / WINDOW / (os.cpu_count() or 1)
        self.all.append((percentile(latencies, 0.99), part, games - self._games))
        self._first, self._stolen, self._games = len(self._load.latencies), stolen, games

    def told(self) -> str:
        """Every slow window in words."""
        return "\n".join(
            f"from {number * WINDOW:.0f} s: p99 {1000 * p99:.0f} ms, host took {100 * stolen:.1f} %, {games} games ended"
            for number, (p99, stolen, games) in enumerate(self.all)
            if p99 > 0.1
        )

    def figures(self) -> dict[str, float]:
        quiet = [p99 for p99, stolen, _ in self.all if stolen < QUIET]
        return {
            "% of the cores taken by the host": round(
                100 * statistics.mean([stolen for _, stolen, _ in self.all] or [0]), 1
            ),
            "windows": len(self.all),
            "windows with p99 over 100 ms": sum(p99 > 0.1 for p99, _, _ in self.all),
            "quiet windows": len(quiet),
            "quiet windows with p99 over 100 ms": sum(p99 > 0.1 for p99 in quiet),
            "median p99 ms of quiet windows": round(1000 * statistics.median(quiet or [0]), 2),
        }


async def steady(
    tables: int, sockets: int, rate: float, seconds: float, *, in_turn: bool
) -> dict[str, float]:
    """The long run at a steady rate, and its cost against the echo's."""
    with serve_tables() as served:
        load = Load(served)
        load.in_turn = in_turn
        empty = memory(served.pid)
        await load.seat(tables, sockets)
        full = memory(served.pid)
        gc.disable()  # the crowd's own pauses are none of the server's
        await load.play(rate, min(10.0, seconds / 4))
        load.forget()
        before = cpu_seconds(served.pid)
        windows = Windows(load)
        watching = asyncio.create_task(windows.watch())
        reached = await load.play(rate, seconds)
        watching.cancel()
        if slow := windows.told():
            print(slow, file=sys.stderr)
        await asyncio.sleep(0.5)
        spent = cpu_seconds(served.pid) - before
        open_sockets = sum(not socket.closed for table in load.tables for socket in table.sockets)
        deliveries, refused, games = load.deliveries, load.refused, load.games
        latencies, acks = load.latencies, load.acks
        if load.last_refusal:
            print("last refusal:", load.last_refusal[:200], file=sys.stderr)
        await load.close()
    with serve_echo() as echo:
        bare = await echo_cost(
            echo, max(50.0, deliveries / seconds), min(20.0, max(3.0, seconds / 4)), min(sockets, 1000)
        )
    with serve_tables() as served:
        watched = Load(served)
        begin = memory(served.pid)
        await watched.seat(1, 2)
        one = memory(served.pid)
        await watched.seat(1, 502)
        many = memory(served.pid)
        await watched.close()
    each = spent / max(1, deliveries)
    return {
        "tables": tables,
        "sockets": open_sockets,
        "moves a second": round(reached, 1),
        "deliveries": deliveries,
        "refused": refused,
        "games finished": games,
        "p50 ms to every screen": round(1000 * percentile(latencies, 0.50), 2),
        "p99 ms to every screen": round(1000 * percentile(latencies, 0.99), 2),
        "p99 ms to acknowledgement": round(1000 * percentile(acks, 0.99), 2),
        **windows.figures(),
        "server CPU us a delivery": round(1e6 * each, 1),
        "echo CPU us a message": round(1e6 * bare, 1),
        "ratio to a bare echo": round(each / bare, 2),
        "server CPU share": round(spent / seconds, 3),
        "KiB a socket": round((many - one) / 1024 / 502, 1),
        "KiB a table with its sockets": round((full - empty) / 1024 / max(1, tables), 1),
        "MiB empty": round(begin / 1024 / 1024, 1),
    }


async def burst(tables: int, seconds: float) -> dict[str, float]:
    """As many acknowledged moves as one process on SQLite makes, everybody moving at once."""
    with serve_tables() as served:
        load = Load(served)
        await load.seat(tables, 2 * tables, only="qwinn")
        await load.play(1e6, 2)
        load.forget()
        reached = await load.play(1e6, seconds)
        result = {
            "burst: acknowledged moves a second": round(reached, 1),
            "burst: p99 ms to acknowledgement": round(1000 * percentile(load.acks, 0.99), 1),
        }
        await load.close()
    return result


async def spectators(crowd: int, moves: int) -> dict[str, float]:
    """The mover's median time to acknowledgement with and without spectators, in turns."""
    with serve_tables() as served:
        alone, watched = Load(served), Load(served)
        await alone.seat(1, 2, only="qwirkle")
        await watched.seat(1, 2 + crowd, only="qwirkle")
        for _ in range(moves // 10):
            for load in (alone, watched):
                await load.play(40, 10 / 40)
                await asyncio.sleep(0.02)
        without, with_ = statistics.median(alone.acks), statistics.median(watched.acks)
        await alone.close()
        await watched.close()
    return {
        "median ms to acknowledgement alone": round(1000 * without, 3),
        f"median ms to acknowledgement with {crowd} spectators": round(1000 * with_, 3),
        "growth %": round(100 * (with_ / without - 1), 1),
    }


async def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--sockets", type=int, default=250)
    parser.add_argument("--rate", type=float, default=30)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--burst-seconds", type=float, default=10)
    parser.add_argument("--only", choices=("steady", "burst", "spectators"))
    parser.add_argument(
        "--in-turn", action="store_true", help="players move in turn, so that games end together"
    )
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    if given.full:
        given.tables, given.sockets, given.rate, given.seconds = 1200, 5000, 300, 600
    figures: dict[str, float] = {"cores": float(os.cpu_count() or 0)}
    if given.only in (None, "burst"):
        figures |= await burst(100, given.burst_seconds)
    if given.only in (None, "spectators"):
        figures |= await spectators(50, 300)
    if given.only in (None, "steady"):
        figures |= await steady(given.tables, given.sockets, given.rate, given.seconds, in_turn=given.in_turn)
    for name, value in figures.items():
        print(f"{name:45} {value}")
    if given.json is not None:
        given.json.write_text(json.dumps(figures, indent=1))


if __name__ == "__main__":
    import uvloop

    uvloop.run(main())
