"""How a limit is written, and what is left of it while a bot thinks."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic, thread_time

from speeltafel.bots.protocol import Limit
from speeltafel.core.errors import Unreadable

MARGIN = 0.93
HICCUP = 0.003
KEPT = 0.55
"""Of a limit in seconds a share is thought, and a hiccup kept back, though no more than about half of a short limit.

Some of that is for answering, which takes a tenth of a millisecond. The rest is for the machine: where a host takes
the core away, a thread's own clock goes on, by a millisecond or two now and then, though it does nothing.
"""


def thinking_time(seconds: float) -> float:
    """How much of a limit a bot may think, so that its answer is in time on a machine that has other things to do."""
    return seconds * MARGIN - min(HICCUP, seconds * KEPT)


def clock_of(limit: Limit) -> Callable[[], float]:
    """The clock by which this limit is measured."""
    return monotonic if limit.wall else thread_time


def ending(limit: Limit, began: float) -> float:
    """When a bot that began at this time of its clock has to stop thinking; 0 for never."""
    return 0.0 if limit.seconds is None else max(1e-9, began + thinking_time(limit.seconds))


class Budget:
    """Counts nodes and seconds against a limit.

    Time is asked for again and again while a bot thinks: a step as long as the longest so far must still fit in,
    so that the bot does not start what it cannot finish.
    """

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self.nodes = 0
        self._seconds = None if limit.seconds is None else thinking_time(limit.seconds)
        self._longest = 0.0
        self._clock = clock_of(limit)
        self._began = self._last = self._clock()

    def spend(self, nodes: int = 1) -> None:
        """Notes that so many more positions were looked at."""
        self.nodes += nodes

    def has(self, nodes: int = 1, *, share: float = 1.0) -> bool:
        """Whether so many more nodes still fit into this share of the limit."""
        if self.limit.nodes is not None and self.nodes + nodes > self.limit.nodes * share:
            return False
        return self.has_time(share=share)

    def has_time(self, *, share: float = 1.0) -> bool:
        """Whether another step fits into this share of the time; True where time does not count."""
        if self._seconds is None:
            return True
        now = self._clock()
        self._longest = max(self._longest, now - self._last)
        self._last = now
        return now + self._longest - self._began < self._seconds * share

    @property
    def seconds(self) -> float:
        """Seconds used so far."""
        return self._clock() - self._began


def read_limit(text: str) -> Limit:
    """Reads `20ms`, `1.5s`, `500n`, or a time and nodes together as `500n,20ms`."""
    nodes: int | None = None
    seconds: float | None = None
    for part in text.split(","):
        found = re.fullmatch(r"(\d{1,12}(?:\.\d{1,9})?)(ms|s|n)", part.strip(), re.ASCII)
        if found is None or float(found[1]) <= 0 or (found[2] == "n" and "." in found[1]):
            raise Unreadable("unknown-limit", text=text)
        if found[2] == "n":
            nodes = int(found[1])
        else:
            seconds = float(found[1]) / (1000 if found[2] == "ms" else 1)
    return Limit(nodes, seconds)


def limit_text(limit: Limit) -> str:
    """The limit as `read_limit` reads it; empty for none."""
    nodes = [] if limit.nodes is None else [f"{limit.nodes}n"]
    return ",".join(nodes + ([] if limit.seconds is None else [f"{limit.seconds * 1000:g}ms"]))
