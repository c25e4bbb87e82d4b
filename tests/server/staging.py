"""Serves one scripted table in a process of its own, until its standard input ends: the address comes on standard output."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

import msgspec
import pytest

from speeltafel.core.protocol import Decision
from tests.server.scripted import Script, staged


async def serve(script: Script) -> None:
    """The table stands before its first decision; luck comes from the script."""
    first = next(n for n in range(len(script.texts)) if isinstance(script.turn(n), Decision))
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        async with staged(Path(folder), script, (), patch, first) as stage:
            print(stage.served.address, flush=True)
            await asyncio.to_thread(sys.stdin.buffer.read)


if __name__ == "__main__":
    asyncio.run(serve(msgspec.json.decode(sys.stdin.buffer.readline(), type=Script)))
