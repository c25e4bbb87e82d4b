"""Honest tables play on while a hostile public does its worst, beside a control in which the public hits an idle echo.

    python -m bench.strangers                          # 50 tables, 24 strangers, ten minutes, and as long again for the control,
                                                       # by turns of two minutes, so that whatever else runs is beside both
    python -m bench.strangers --seconds 60 --seed 2

Says how many honest moves were lost or refused, how long they took, how soon the weakest bot answered, what the strangers heard,
and who used how much of the processor.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from bench.hostile import attack
from bench.process import SERVE, Served, cpu_seconds, free_port, serve_echo, start
from speeltafel.client.any_move import some_move
from speeltafel.client.bodies import NewSeat, NewTable
from speeltafel.client.http import Server
from speeltafel.client.table import Denied, Seat

GAMES: tuple[tuple[str, dict[str, object]], ...] = (("qwinn", {"target": 9999}), ("qwirkle", {}))
THINKS = (0.5, 2.5)
PATIENCE = 30.0
ROOM = {"SPEELTAFEL_TABLES_PER_HOUR": "600"}


@dataclass(slots=True)
class Honest:
    """What honest people have seen: seconds to each acknowledgement and to each answer of the weakest bot."""

    acks: list[float] = field(default_factory=list)
    bot: list[float] = field(default_factory=list)
    lost: int = 0
    refused: list[str] = field(default_factory=list)

    def add(self, other: Honest) -> None:
        """Takes over what others have seen."""
        self.acks += other.acks
        self.bot += other.bot
        self.lost += other.lost
        self.refused += other.refused


async def play_table(address: str, number: int, seconds: float, seen: Honest, luck: random.Random) -> None:
    """Two people at one table after the other until the time is over."""
    until = time.monotonic() + seconds
    game, options = GAMES[number % len(GAMES)]
    while time.monotonic() < until:
        async with Server(address, timeout=PATIENCE) as http:
            made = await http.make_table(NewTable(game, [NewSeat("me"), NewSeat("me")], options=options))
        secrets = [place.secret for place in made.mine]
        async with Seat(address, made.table, secrets, patience=PATIENCE) as both:
            while both.outcome is None and time.monotonic() < until:
                await asyncio.sleep(luck.uniform(*THINKS))
                await move(both, seen)


async def move(seat: Seat, seen: Honest) -> None:
    """One move, and how long its acknowledgement took; what was lost or refused is counted."""
    try:
        action = await some_move(seat)
        began = time.perf_counter()
        await seat.play(action, seat=seat.turn)
        seen.acks.append(time.perf_counter() - began)
    except Denied as denied:
        seen.refused.append(denied.reason)
    except TimeoutError:
        seen.lost += 1


async def play_bot(address: str, seconds: float, seen: Honest) -> None:
    """Somebody who plays against the weakest bot."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        async with Server(address, timeout=PATIENCE) as http:
            made = await http.make_table(NewTable("qwirkle", [NewSeat("me"), NewSeat("bot", level="sprout")]))
        async with Seat(address, made.table, [made.mine[0].secret], patience=PATIENCE) as me:
            while me.outcome is None and time.monotonic() < until:
                await me.wait_for(lambda here: here.turn in here.you or here.outcome is not None)
                if me.outcome is not None:
                    break
                await asyncio.sleep(1)
                action = await some_move(me)
                began = time.perf_counter()
                await me.play(action)
                await me.wait_for(lambda here: here.turn in here.you or here.outcome is not None)
                seen.bot.append(time.perf_counter() - began)


async def honest(address: str, tables: int, seconds: float, seed: int) -> Honest:
    seen, luck = Honest(), random.Random(seed)
    await asyncio.gather(
        play_bot(address, seconds, seen),
        *(
            play_table(address, number, seconds, seen, random.Random(luck.random()))
            for number in range(tables)
        ),
    )
    return seen


def begin_attack(address: str, strangers: int, seconds: float, seed: int) -> subprocess.Popen[bytes]:
    """The strangers in a process of their own, which gives way to everybody else's."""
    command = [sys.executable, "-m", "bench.strangers", "--attack", address, "--strangers", str(strangers)]
    command += ["--seconds", str(seconds), "--seed", str(seed)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, preexec_fn=lambda: os.nice(5))


async def run(
    served: Served, target: str, tables: int, strangers: int, seconds: float, seed: int
) -> tuple[Honest, Counter[str], dict[str, float]]:
    """Honest people at a server while strangers attack an address; what both saw, and shares of one core."""
    public = begin_attack(target, strangers, seconds, seed)
    before, began = cpu_seconds(served.pid), time.monotonic()
    seen = await honest(served.address, tables, seconds, seed)
    passed = time.monotonic() - began
    shares = {
        "server": (cpu_seconds(served.pid) - before) / passed,
        "strangers": cpu_seconds(public.pid) / passed,
    }
    text, _ = await asyncio.to_thread(public.communicate)
    return seen, Counter(json.loads(text)), shares


def percentile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def told(name: str, seen: Honest, shares: dict[str, float]) -> str:
    bots = f"{max(seen.bot, default=0):.2f} s longest of {len(seen.bot)}"
    return (
        f"{name}: {len(seen.acks)} honest moves, {seen.lost} lost, {len(seen.refused)} refused {sorted(set(seen.refused))}, "
        f"median {1000 * percentile(seen.acks, 0.5):.1f} ms, p99 {1000 * percentile(seen.acks, 0.99):.1f} ms; "
        f"weakest bot {bots}; of a core: "
        + ", ".join(f"{who} {100 * much:.0f} %" for who, much in shares.items())
    )


async def measure(tables: int, strangers: int, seconds: float, seed: int, turns: int, folder: Path) -> None:
    names = ("control", "attacked")
    servers = {name: start(SERVE, free_port(), str(folder / name), environment=ROOM) for name in names}
    seen = {name: Honest() for name in names}
    heard: dict[str, Counter[str]] = {name: Counter() for name in names}
    shares: dict[str, dict[str, float]] = {name: {} for name in names}
    try:
        with serve_echo() as echo:
            for turn in range(turns):
                for name in names:
                    target = echo.address if name == "control" else servers[name].address
                    found, got, used = await run(
                        servers[name], target, tables, strangers, seconds / turns, seed + turn
                    )
                    seen[name].add(found)
                    heard[name] += got
                    for who, much in used.items():
                        shares[name][who] = shares[name].get(who, 0.0) + much / turns
                    print(f"turn {turn + 1}", told(name, found, used), flush=True)
            counts = httpx.get(f"{servers['attacked'].address}/metrics").text.splitlines()
    finally:
        for served in servers.values():
            served.stop()
    for name in names:
        print(told(name, seen[name], shares[name]), flush=True)
        print("  strangers heard:", dict(sorted(heard[name].items())), flush=True)
    faults = [line for line in counts if line.startswith("speeltafel_faults_total")]
    ratio = percentile(seen["attacked"].acks, 0.99) / percentile(seen["control"].acks, 0.99)
    print(f"p99 beside the control: {ratio:.2f}; {faults}; load average {os.getloadavg()[1]:.1f}")


def main() -> None:
    import tempfile

    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--strangers", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--turns", type=int, default=5, help="the time is divided into so many")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.attack:
        print(json.dumps(asyncio.run(attack(asked.attack, asked.strangers, asked.seconds, asked.seed))))
        return
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(
            measure(asked.tables, asked.strangers, asked.seconds, asked.seed, asked.turns, Path(folder))
        )


if __name__ == "__main__":
    main()
