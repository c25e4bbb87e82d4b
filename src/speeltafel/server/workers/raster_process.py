"""The process that makes pixels of drawings: reads an SVG a line from standard input, and writes a PNG a line."""

from __future__ import annotations

import sys

import msgspec

from speeltafel.table.raster import rasterised


def main() -> None:
    """Draws until nobody asks any more."""
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(rasterised(msgspec.json.decode(line, type=str))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
