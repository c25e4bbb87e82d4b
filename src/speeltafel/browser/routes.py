"""A request as the worker hears it, and who answers which."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from speeltafel.live.codes import tidy_code
from speeltafel.live.host import Host
from speeltafel.live.requests import Who
from speeltafel.live.room import Room
from speeltafel.live.services import BotChoice, Question

if TYPE_CHECKING:
    from speeltafel.browser.reviews import DeviceReviews

TABLE = r"/api/tables/([^/]{1,120})"
Advise = Callable[[Question, float], Awaitable[BotChoice]]


@dataclass(frozen=True, slots=True)
class PageRequest:
    """A request: what is in its address, its body, and by whom."""

    host: Host
    advise: Advise
    reviews: Callable[[], DeviceReviews]
    parts: tuple[str, ...]
    query: dict[str, str]
    body: bytes
    who: Who

    async def room(self) -> Room:
        return await self.host.room(tidy_code(self.parts[0]))


Handle = Callable[[PageRequest], Awaitable[object]]
Routes = tuple[tuple[str, re.Pattern[str], Handle], ...]


def routes(known: Iterable[tuple[str, str, Handle]]) -> Routes:
    """Who answers which method at which address."""
    return tuple((method, re.compile(pattern), handle) for method, pattern, handle in known)
