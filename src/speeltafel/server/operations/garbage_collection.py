"""Garbage goes without anybody waiting: counting references takes nearly all of it, as nothing here holds itself.

Python's looks for what does hold itself stop everybody's moves meanwhile. One at fifty thousand objects takes 75 ms, one
through the objects of five thousand sockets half a second. So only what is quite young is looked at by the way (failures
leave such things), and everything a few times a day.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc

YOUNG = 1_000
NEVER = 1_000_000_000
SECONDS = 6 * 3600
_trim = getattr(ctypes.CDLL(None), "malloc_trim", None)


def spare_the_old() -> None:
    """What is here now stays, and only the young are looked at by the way."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def give_back() -> None:
    """Gives the machine back what was freed and lies in small pieces, as far as Python and the C library can; some milliseconds.

    Python keeps thousands of freed tuples for later, each in the memory of a table that is gone, and lets go of them only
    when it looks through everything: so everything but young garbage is set aside first, and there is nothing to look through.
    """
    gc.collect(0)
    gc.freeze()
    gc.collect()
    if _trim is not None:
        _trim(0)


def look_once() -> None:
    """Looks through everything, also at what was set aside meanwhile; a tenth of a second and more."""
    gc.unfreeze()
    spare_the_old()


async def look_through_all() -> None:
    """Collects what the quick looks have left, now and then."""
    while True:
        await asyncio.sleep(SECONDS)
        look_once()
