"""The files of deploy/ as they are: nginx with TLS before two processes on PostgreSQL and Redis, and people who play through it.

    python -m bench.deployed                    # short form: 6 tables, each to the end of its game
    python -m bench.deployed --tables 60

Only what a host would replace is replaced: the name, the certificate, ports and folders. Says how many moves were handled by the
process at which they arrived.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx

from bench.kill import Place, postgres_place
from bench.process import free_port
from speeltafel.client.any_move import some_move
from speeltafel.client.bodies import NewSeat, NewTable, TableMade
from speeltafel.client.http import Server
from speeltafel.client.table import Seat
from tests.house_games import HOUSE_GAMES

DEPLOY = Path(__file__).resolve().parent.parent / "deploy"
GAMES = HOUSE_GAMES[::-1]


@dataclass(frozen=True, slots=True)
class Deployed:
    """An nginx that stands before some processes; this one trusts its certificate meanwhile."""

    address: str
    plain: str


def certificate(folder: Path) -> None:
    """A certificate for localhost, signed by itself."""
    wanted = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=localhost",
    ]
    wanted += ["-addext", "subjectAltName=DNS:localhost"]
    wanted += ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(wanted, check=True, capture_output=True)


def with_further_proxy(site: str, network: str) -> str:
    """A site's file as who hosts behind a further proxy changes it: the lines that name its network are taken in."""
    site = re.sub(r"# (set_real_ip_from) \S+;", rf"\1 {network};", site)
    return re.sub(r"# (real_ip\w+ \S+;)", r"\1", site)


def filled_in(
    folder: Path, processes: list[int], secure: int, plain: int, further: str | None = None
) -> Path:
    """The files of deploy/nginx in a folder, with what a host has to replace replaced; the path of the first."""
    main = (DEPLOY / "nginx/nginx.conf").read_text()
    main = main.replace("/etc/nginx/conf.d", str(folder)).replace("/var/log/nginx", str(folder))
    main = main.replace("/run/nginx.pid", str(folder / "pid")).replace("include /etc/nginx/mime.types;", "")
    site = (
        (DEPLOY / "nginx/speeltafel.conf")
        .read_text()
        .replace("/etc/letsencrypt/live/table.example", str(folder))
    )
    site = site.replace("table.example", "localhost")
    if further is not None:
        site = with_further_proxy(site, further)
    for port, taken in ((443, secure), (80, plain)):
        site = re.sub(rf"listen {port}\b", f"listen 127.0.0.1:{taken}", site)
        site = re.sub(rf"listen \[::\]:{port}\b.*;", "", site)
    upstream = (DEPLOY / "nginx/several-processes.conf").read_text()
    for told, port in zip((8711, 8712), processes, strict=True):
        upstream = upstream.replace(f"127.0.0.1:{told}", f"127.0.0.1:{port}")
    (folder / "speeltafel.conf").write_text(site)
    (folder / "speeltafel-upstream.conf").write_text(upstream)
    path = folder / "nginx"
    path.write_text(main)
    return path


@contextlib.contextmanager
def deployed(processes: list[int], further: str | None = None) -> Iterator[Deployed]:
    """Starts nginx before two processes, by their ports, and behind a further proxy in that network."""
    nginx = shutil.which("nginx") or "/usr/sbin/nginx"
    with tempfile.TemporaryDirectory(prefix="speeltafel-nginx-") as name:
        folder, secure, plain = Path(name), free_port(), free_port()
        folder.chmod(0o755)
        certificate(folder)
        conf = filled_in(folder, processes, secure, plain, further)
        subprocess.run([nginx, "-t", "-q", "-p", name, "-c", str(conf)], check=True)
        process = subprocess.Popen([nginx, "-p", name, "-c", str(conf), "-g", "daemon off;"])
        try:
            os.environ["SSL_CERT_FILE"] = str(folder / "fullchain.pem")
            yield Deployed(f"https://localhost:{secure}", f"http://localhost:{plain}")
        finally:
            del os.environ["SSL_CERT_FILE"]
            process.terminate()
            process.wait()


async def answers(there: Deployed) -> httpx.Response:
    """Waits until nginx and a process behind it answer; what they say."""
    async with httpx.AsyncClient() as http:
        for _ in range(200):
            with contextlib.suppress(httpx.TransportError):
                said = await http.get(f"{there.address}/api/health")
                if said.status_code == 200:
                    return said
            await asyncio.sleep(0.05)
    raise RuntimeError("nothing answers behind nginx")


async def play_through(there: Deployed, game: str, most: int) -> int:
    """Two people play a whole game (or so many moves) through the proxy; the moves they made."""
    async with Server(there.address, timeout=60) as http:
        made: TableMade = await http.make_table(NewTable(game, [NewSeat("me"), NewSeat("me")]))
    moves = 0
    async with (
        Seat(there.address, made.table, [made.mine[0].secret], patience=60) as one,
        Seat(there.address, made.table, [made.mine[1].secret], patience=60) as other,
    ):
        while one.outcome is None and moves < most:
            mover = one if one.turn in one.you else other
            number = await mover.play(await some_move(mover), seat=mover.turn)
            moves += 1
            for seat in (one, other):
                await seat.wait_for(lambda here, number=number: here.number >= number)  # type: ignore[misc]
    return moves


async def handled(place: Place) -> tuple[float, float]:
    """Moves handled by all processes, and those of them that had arrived at another."""
    moves = forwarded = 0.0
    async with httpx.AsyncClient() as http:
        for served in place.servers:
            for line in (await http.get(f"{served.address}/metrics")).text.splitlines():
                if line.startswith("speeltafel_moves_total"):
                    moves += float(line.split()[-1])
                elif line.startswith("speeltafel_moves_forwarded_total"):
                    forwarded += float(line.split()[-1])
    return moves, forwarded


async def measure(tables: int, most: int) -> None:
    with postgres_place(processes=2) as place:
        await place.begin()
        with deployed(place.ports) as there:
            said = await answers(there)
            print("health:", said.status_code, "| HSTS:", said.headers.get("strict-transport-security"))
            began = time.monotonic()
            played = await asyncio.gather(
                *(play_through(there, GAMES[n % len(GAMES)], most) for n in range(tables))
            )
            moves, forwarded = await handled(place)
            print(
                f"{tables} tables, {sum(played)} moves in {time.monotonic() - began:.0f} s, {moves:.0f} counted"
            )
            print(f"handled where they arrived: {100 * (1 - forwarded / moves):.1f} %")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--moves", type=int, default=1000, help="at most so many a table")
    asked = parser.parse_args()
    asyncio.run(measure(asked.tables, asked.moves))


if __name__ == "__main__":
    main()
