"""A drawing as pixels."""

from __future__ import annotations


def rasterised(svg: str) -> bytes:
    """An SVG as PNG, as many pixels as it says."""
    from resvg_py import svg_to_bytes  # a library of some megabytes: only who wants pixels loads it

    return bytes(svg_to_bytes(svg_string=svg))
