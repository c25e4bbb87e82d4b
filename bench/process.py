"""Starts servers as processes of their own and reads what they use."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import httpx

SOURCE = Path(__file__).resolve().parent.parent / "src"
UNBOUNDED = {
    "SPEELTAFEL_TABLES_PER_HOUR": "1000000",
    "SPEELTAFEL_SOCKETS_PER_ADDRESS": "100000",
    "SPEELTAFEL_REQUESTS_PER_SECOND": "100000",
    "SPEELTAFEL_REQUEST_BURST": "100000",
    "SPEELTAFEL_MESSAGES_PER_SECOND": "100000",
    "SPEELTAFEL_MESSAGE_BURST": "100000",
}
SERVE = "import sys; from pathlib import Path; from speeltafel.server.app import serve; serve('127.0.0.1', int(sys.argv[1]), Path(sys.argv[2]))"
NURSERY = """
import os, signal, sys
from pathlib import Path
from speeltafel.server.app import serve
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    pid = os.fork()
    if pid == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, 0)
        os.dup2(nothing, 1)
        serve("127.0.0.1", int(line), Path(sys.argv[1]))
        os._exit(0)
    print(pid, flush=True)
"""
ECHO = """
import sys, uvicorn
from litestar import Litestar, WebSocket, get, websocket
@websocket("/echo")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())
@get("/api/health")
async def health() -> dict[str, str]:
    return {}
uvicorn.run(Litestar([echo, health], logging_config=None), host="127.0.0.1", port=int(sys.argv[1]), ws="websockets-sansio", ws_per_message_deflate=False, log_level="error")
"""


def stolen_seconds() -> float:
    """CPU seconds that this machine's host has given to others since it began, over all cores."""
    with open("/proc/stat") as stat:
        return int(stat.readline().split()[8]) / os.sysconf("SC_CLK_TCK")


@dataclass(slots=True)
class Served:
    """A server process and where it listens; `process` is None when another process started it."""

    address: str
    pid: int
    process: subprocess.Popen[bytes] | None = None

    def kill(self) -> None:
        """Ends it without warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Asks it to stop, and waits until it has drained."""
        self._end(signal.SIGTERM)

    def is_alive(self) -> bool:
        if self.process is not None:
            return self.process.poll() is None
        return Path(f"/proc/{self.pid}").exists()

    def _end(self, how: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, how)
        while self.is_alive():
            time.sleep(0.005)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port: int = held.getsockname()[1]
    return port


def start(code: str, port: int, *arguments: str, environment: Mapping[str, str] | None = None) -> Served:
    """Starts Python code as a server and waits until it answers."""
    return _started([sys.executable, "-c", code, str(port), *arguments], port, environment)


def start_traced(
    code: str, port: int, *arguments: str, trace: Path, environment: Mapping[str, str] | None = None
) -> Served:
    """As `start`, with every sync and every write to a socket written down in the order of their completion."""
    watch = [
        "strace",
        "-D",
        "-f",
        "-qq",
        "-s",
        "40",
        "-e",
        "trace=fsync,fdatasync,write,writev,sendto,sendmsg",
        "-o",
        str(trace),
    ]
    return _started([*watch, sys.executable, "-c", code, str(port), *arguments], port, environment)


def _started(command: list[str], port: int, environment: Mapping[str, str] | None) -> Served:
    env = {**os.environ, "PYTHONPATH": str(SOURCE), "SPEELTAFEL_LOG": "warning", **(environment or {})}
    process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
    return answering(Served(f"http://127.0.0.1:{port}", process.pid, process))


def answering(served: Served) -> Served:
    """Waits until a server answers."""
    for _ in range(6000):
        if not served.is_alive():
            raise RuntimeError("the server has ended")
        with contextlib.suppress(httpx.TransportError):
            httpx.get(f"{served.address}/api/health", timeout=5)
            return served
        time.sleep(0.02)
    raise RuntimeError("the server does not answer")


class Nursery:
    """Starts servers quickly: a process that has read all code and forks one for every port it is told.

    What is saved is the reading of code, seconds of it; each server opens its store and its port itself.
    """

    def __init__(self, folder: str, environment: Mapping[str, str]) -> None:
        env = {**os.environ, "PYTHONPATH": str(SOURCE), "SPEELTAFEL_LOG": "warning", **environment}
        command = [sys.executable, "-c", NURSERY, folder]
        self._process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def start(self, port: int) -> Served:
        """A server on this port that answers."""
        asked, told = self._process.stdin, self._process.stdout
        assert asked is not None, "a pipe to ask through"
        assert told is not None, "a pipe to hear from"
        asked.write(f"{port}\n".encode())
        asked.flush()
        return answering(Served(f"http://127.0.0.1:{port}", int(told.readline())))

    def close(self) -> None:
        """Ends it; its servers go on."""
        self._process.kill()
        self._process.wait()


@contextlib.contextmanager
def serve_tables(environment: Mapping[str, str] | None = None) -> Iterator[Served]:
    """Our server with a data folder of its own and no limits."""
    with tempfile.TemporaryDirectory() as folder:
        served = start(SERVE, free_port(), folder, environment={**UNBOUNDED, **(environment or {})})
        try:
            yield served
        finally:
            served.kill()


@contextlib.contextmanager
def serve_echo() -> Iterator[Served]:
    """A bare Litestar that sends back what it gets."""
    served = start(ECHO, free_port())
    try:
        yield served
    finally:
        served.kill()


def cpu_seconds(pid: int) -> float:
    """CPU time a process has used so far, its threads included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Bytes of memory a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
