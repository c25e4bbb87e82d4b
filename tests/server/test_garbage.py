"""Closed sockets leave nothing that only a look through all objects would find."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import WebSocket
from websockets.server import ServerProtocol

from speeltafel.client.table import Seat
from speeltafel.server.edge.connections import Connection
from tests.server.serving import run, serving


@pytest.fixture
def saved() -> Iterator[list[object]]:
    """What the collector finds, kept to be looked at."""
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield gc.garbage
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


def test_a_closed_socket_is_gone_at_once(tmp_path: Path, saved: list[object]) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            made = await house.table("qwirkle", "me", "me")
            for _ in range(5):
                async with Seat(house.address, made.table, ()):
                    pass
            await asyncio.sleep(0.2)
            gc.collect()

    run(scenario())
    kinds = Counter(type(thing) for thing in saved)
    assert not kinds[Connection], kinds
    assert not kinds[ServerProtocol], kinds
    assert not kinds[WebSocket], kinds
