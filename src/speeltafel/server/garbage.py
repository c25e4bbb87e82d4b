"""Garbage is collected so that tables do not wait: what is young often, everything rarely and when we say so.

A look through all objects takes the longer the more tables are open, and nobody's move is told meanwhile. By itself
Python would do it each time they have grown by a quarter; nearly everything goes without it, by counting references.
"""

from __future__ import annotations

import asyncio
import gc

YOUNG = 5_000
NEVER = 1_000_000_000
SECONDS = 900


def spare_the_old() -> None:
    """What is here now stays, and the old are no more looked through by the way."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, NEVER)


async def look_through_all() -> None:
    """Collects what the quick looks have left, now and then."""
    while True:
        await asyncio.sleep(SECONDS)
        gc.collect()
