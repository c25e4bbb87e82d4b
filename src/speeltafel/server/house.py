"""What every room of a server shares: the store, the bots, the other processes, the time."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from speeltafel.server.alone import Alone
from speeltafel.server.fair import Few
from speeltafel.server.metrics import Metrics
from speeltafel.server.push import Pushes
from speeltafel.server.reviews import Reviews
from speeltafel.server.settings import Settings
from speeltafel.server.store.store import Store
from speeltafel.server.workers import Workers

HINTS = 2
"""Hints under way for one address."""


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class House:
    """Given to every room; `now` is the only clock they look at."""

    settings: Settings
    store: Store
    sharing: Alone
    bots: Workers
    pushes: Pushes
    metrics: Metrics
    now: Callable[[], int] = wall_clock
    reviews: Reviews = field(default_factory=Reviews)
    hints: Few = field(default_factory=lambda: Few(HINTS))
