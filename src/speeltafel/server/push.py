"""Web push: tells a browser that is closed whose turn it is."""

from __future__ import annotations


class Pushes:
    """Nothing is pushed yet."""
