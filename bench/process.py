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


@dataclass(slots=True)
class Served:
    """A server process and where it listens."""

    address: str
    process: subprocess.Popen[bytes]

    @property
    def pid(self) -> int:
        return self.process.pid

    def kill(self) -> None:
        """Ends it without warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


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
    served = Served(f"http://127.0.0.1:{port}", process)
    for _ in range(2400):
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with {process.returncode}")
        with contextlib.suppress(httpx.TransportError):
            httpx.get(f"{served.address}/api/health", timeout=5)
            return served
        time.sleep(0.05)
    raise RuntimeError("the server does not answer")


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
