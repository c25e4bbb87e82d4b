"""Closed sockets leave nothing that only a look through all objects would find."""

from __future__ import annotations

import asyncio
import gc
import sys
import weakref
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import httpx
import pytest
from litestar import WebSocket
from websockets.server import ServerProtocol

from speeltafel.client.table import Seat
from speeltafel.server.edge.connections import Connection, Requests
from speeltafel.server.operations.garbage_collection import give_back, look_once
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
    assert not kinds[Requests], kinds
    assert not kinds[WebSocket], kinds


@pytest.fixture
def spared() -> Iterator[None]:
    """The collector as it was, whatever is set aside meanwhile."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


@pytest.mark.usefixtures("spared")
def test_giving_back_lets_go_of_what_python_keeps_for_later() -> None:
    """Freed tuples stay where they lie, scattered over the memory of tables that are gone."""
    gc.collect()
    many = [(number, number, number, number, number, number, number) for number in range(2_000)]
    del many
    kept = sys.getallocatedblocks()
    give_back()
    assert sys.getallocatedblocks() < kept - 1_000


def in_caches(text: str) -> list[str]:
    """Whatever the caches of any library have with this text in it."""
    left = [thing for thing in gc.get_objects() if type(thing) is type(cache(str))]
    seen, found = {id(thing) for thing in left}, []
    while left:
        for thing in gc.get_referents(left.pop()):
            if isinstance(thing, str) and text in thing:
                found.append(thing)
            elif type(thing).__name__ in ("tuple", "dict", "_lru_list_elem") and id(thing) not in seen:
                seen.add(id(thing))
                left.append(thing)
    return found


def test_no_path_is_kept_that_was_asked_for(tmp_path: Path) -> None:
    """A table's paths would hold on to its memory long after it, and a stranger's could be as long as a head."""

    async def scenario() -> None:
        async with serving(tmp_path) as house, httpx.AsyncClient() as http:
            made = await house.table("qwirkle", "me", "me")
            for path in (f"/api/tables/{made.table}", f"/t/{made.table}"):
                assert (await http.get(house.address + path)).status_code == 200
            async with Seat(house.address, made.table, ()):
                pass
            await http.get(f"{house.address}/api/tables/{made.table}x/replay")
            kept = in_caches(made.table)
            assert [text for text in kept if "://" not in text] == []  # a whole address is of the client here

    run(scenario())


@pytest.mark.usefixtures("spared")
def test_what_holds_itself_is_found_though_it_was_set_aside() -> None:
    class Ring:
        me: Ring | None = None

    ring = Ring()
    ring.me = ring
    found = weakref.ref(ring)
    del ring
    gc.freeze()
    gc.collect()
    assert found() is not None
    look_once()
    assert found() is None


def test_a_socket_that_has_sat_down_keeps_nothing_of_the_call_that_opened_it(tmp_path: Path) -> None:
    """There are thousands of them, and each call has a scope, headers, tasks and queues of its own."""

    async def scenario() -> None:
        async with serving(tmp_path) as house:
            made = await house.table("qwirkle", "me", "me")
            gc.collect()
            before = sum(isinstance(thing, WebSocket) for thing in gc.get_objects())
            async with Seat(house.address, made.table, ()):
                await asyncio.sleep(0.1)
                gc.collect()
                found = gc.get_objects()
                kept = [thing for thing in found if isinstance(thing, Connection)]
                assert len(kept) == 1
                assert not hasattr(kept[0], "scope")
                assert sum(isinstance(thing, WebSocket) for thing in found) == before

    run(scenario())
