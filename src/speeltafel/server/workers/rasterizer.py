"""Drawings as pixels, made in a process beside the server: while a library draws, nothing else of its process runs."""

from __future__ import annotations

import msgspec

from speeltafel.server.workers.line_process import LineProcess

NICE = 5
MODULE = "speeltafel.server.workers.raster_process"


class Rasterizer:
    """One process that draws one picture after the other."""

    def __init__(self) -> None:
        self._process = LineProcess(MODULE, NICE)

    async def pixels(self, svg: str) -> bytes:
        """An SVG as PNG."""
        return msgspec.json.decode(await self._process.line(msgspec.json.encode(svg)), type=bytes)

    async def close(self) -> None:
        """Ends the process."""
        await self._process.close()
