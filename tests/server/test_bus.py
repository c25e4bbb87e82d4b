"""The bus between processes ends when it is asked to, whatever breaks at that moment."""

from __future__ import annotations

import asyncio

import pytest

from speeltafel.server.cluster.bus import Bus


class Line:
    """A connection to a Redis that says nothing, and breaks when its reader is cancelled."""

    async def __aenter__(self) -> Line:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    def pubsub(self) -> Line:
        return self

    async def subscribe(self, _: str) -> None:
        pass

    async def get_message(self, timeout: float) -> None:
        try:
            await asyncio.sleep(60 * timeout)
        except asyncio.CancelledError:
            raise TimeoutError("Redis did not answer in time") from None


def test_a_bus_closes_though_its_line_breaks_at_that_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        bus = Bus("redis://127.0.0.1:9/0", "first", lambda _sender, _note: None)
        monkeypatch.setattr(bus, "_client", Line)
        await bus.open()
        await asyncio.sleep(0.05)
        closing = asyncio.create_task(bus.close())
        is_closed, _ = await asyncio.wait([closing], timeout=5)
        bus._is_closing = True
        assert is_closed

    asyncio.run(scenario())
