"""Forgotten tables: do they keep anybody waiting, and is their memory given back?

    python -m bench.forgotten                 # short form: 50 tables of each kind
    python -m bench.forgotten --tables 1000   # as many as it takes
    python -m bench.forgotten --tables 1000 --waves 3   # does another thousand, and another, take more memory?
    python -m bench.forgotten --tables 1000 --warm 20   # at a server that has had twenty such tables before
    python -m bench.forgotten --tables 1000 --later 120   # what is only kept for a while is gone then

Tables left before their first move, as of a release that called them due for ever, and clocks that ran out while their people stayed; then
somebody goes away from another table, by a clock of a few seconds. Told are the seconds until a bot stands in, without
the forgotten tables and with them, what was looked at and loaded meanwhile, and the server's memory before, with all of
them, and when their people have gone.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from bench.process import SERVE, UNBOUNDED, Served, free_port, memory, start
from speeltafel.client.bodies import NewClock, NewSeat, NewTable
from speeltafel.client.http import Server
from speeltafel.client.table import Seat

CLOCK = 2
SETTLE_SECONDS = 400
GAME = "exago"


async def counts(served: Served) -> dict[str, float]:
    """The server's own counts of looks, loads and tables in memory."""
    async with httpx.AsyncClient(base_url=served.address, timeout=60) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    wanted = ("speeltafel_looks_total", "speeltafel_loads_total", "speeltafel_rooms")
    return {line.split()[0]: float(line.split()[1]) for line in lines if line.split()[0] in wanted}


def two(clock: int | None) -> NewTable:
    """A table of two people."""
    kind = None if clock is None else NewClock("move", clock)
    return NewTable(GAME, [NewSeat("me"), NewSeat("me")], clock=kind)


async def stand_in_seconds(served: Served, http: Server) -> float:
    """How long somebody waits for a bot in the place of who went away with the clock running."""
    made = await http.make_table(two(CLOCK))
    seats = [Seat(served.address, made.table, (place.secret,)) for place in made.mine]
    async with seats[0], seats[1]:
        seats.sort(key=lambda seat: seat.turn not in seat.you)
        away, stays = seats
        seat = away.you[0]
        began = time.monotonic()
        await away.close()
        await stays.wait_for(replaced(seat), timeout=300)
        return time.monotonic() - began


def replaced(seat: int) -> Callable[[Seat], bool]:
    return lambda here: here.table is not None and bool(here.table.seats[seat].stand_in)


async def measure(tables: int, waves: int, warm: int, later: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        served = start(SERVE, free_port(), folder, environment=UNBOUNDED)
        try:
            if warm:
                await wave(served, warm)
            await look_on(served, Path(folder), tables)
            if later:
                await asyncio.sleep(later)
                print(f"memory: {memory(served.pid) / 2**20:.0f} MiB {later} seconds later")
            for number in range(2, waves + 1):
                full, end = await wave(served, tables)
                print(f"wave {number}: {full / 2**20:.0f} MiB with all, {end / 2**20:.0f} when they are gone")
        finally:
            served.kill()


async def look_on(served: Served, folder: Path, tables: int) -> None:
    async with Server(served.address, timeout=60) as http:
        alone = await stand_in_seconds(served, http)
        before = memory(served.pid)
        for _ in range(tables):
            await http.make_table(two(None))
        with sqlite3.connect(folder / "speeltafel.db", timeout=60) as database:
            database.execute("UPDATE tables SET due = made WHERE status = 'running' AND due IS NULL")
        people = []
        for _ in range(tables):
            made = await http.make_table(two(CLOCK))
            people.append(Seat(served.address, made.table, tuple(place.secret for place in made.mine)))
            await people[-1].__aenter__()
        await asyncio.sleep(CLOCK + 10)  # until every clock has run out, and its time of grace
        full, busy = memory(served.pid), await counts(served)
        crowded = await stand_in_seconds(served, http)
        after = await counts(served)
        await asyncio.gather(*(each.close() for each in people))
        last = await forgotten(served)
        end = memory(served.pid)
    print(f"{tables} tables left before their first move, {tables} run-out clocks whose people stay")
    print(f"stand-in by a clock of {CLOCK} s: {alone:.1f} s alone, {crowded:.1f} s with them")
    for name in busy:
        print(f"{name}: {busy[name]:.0f}, after the stand-in {after[name]:.0f}, at the end {last[name]:.0f}")
    mib = [each / 2**20 for each in (before, full, end)]
    print(f"memory: {mib[0]:.0f} MiB before, {mib[1]:.0f} with all, {mib[2]:.0f} when they are gone")


async def forgotten(served: Served) -> dict[str, float]:
    """Waits until bots stand in, the tables are broken off, and forgotten after a minute; the counts then."""
    last: dict[str, float] = {}
    for _ in range(SETTLE_SECONDS):
        await asyncio.sleep(1)
        last = await counts(served)
        if not last["speeltafel_rooms"]:
            break
    return last


async def wave(served: Served, tables: int) -> tuple[int, int]:
    """As many tables of both kinds once more: the memory with them, and when they are gone."""
    async with Server(served.address, timeout=60) as http:
        people = []
        for _ in range(tables):
            await http.make_table(two(None))
            made = await http.make_table(two(CLOCK))
            people.append(Seat(served.address, made.table, tuple(place.secret for place in made.mine)))
            await people[-1].__aenter__()
        await asyncio.sleep(CLOCK + 10)
        full = memory(served.pid)
        await asyncio.gather(*(each.close() for each in people))
    await forgotten(served)
    return full, memory(served.pid)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--waves", type=int, default=1)
    parser.add_argument("--warm", type=int, default=0, help="so many tables of each kind before all others")
    parser.add_argument("--later", type=int, default=0, help="read the memory again after so many seconds")
    asked = parser.parse_args()
    asyncio.run(measure(asked.tables, asked.waves, asked.warm, asked.later))


if __name__ == "__main__":
    main()
