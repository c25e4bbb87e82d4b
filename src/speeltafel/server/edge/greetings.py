"""Newcomers give way to people who play: however many come at once, one is greeted in each turn of the loop."""

from __future__ import annotations

import asyncio


class Greetings:
    """A line for newcomers; what has come in meanwhile, moves above all, is served between any two of them.

    A handshake and a welcome cost a millisecond or two: a hundred games that end together make four hundred of them, and
    whoever moves just then would wait for all.
    """

    def __init__(self) -> None:
        self._line = asyncio.Lock()

    async def turn(self) -> None:
        """Waits until this newcomer's turn has come."""
        async with self._line:
            await asyncio.sleep(0)
