"""A clock that never steps: the time of day is read once, and a steady clock counts from there."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable


def steady_ns() -> int:
    """Nanoseconds of a clock that nobody can set, sleep of the machine included where the system counts it."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        with contextlib.suppress(OSError):  # a browser knows the name and not the clock
            return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()


class AnchoredClock:
    """Tells nanoseconds since 1970, from the time of day that it was given when it was made."""

    def __init__(self, anchor: int, steady: Callable[[], int] = steady_ns) -> None:
        self._steady = steady
        self._ahead = anchor - steady()

    def __call__(self) -> int:
        return self._ahead + self._steady()
