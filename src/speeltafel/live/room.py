"""A table in the memory of one process: its newest value, who looks on, and what is under way for it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Protocol

from speeltafel.core.protocol import NOBODY, Eyes, Seat
from speeltafel.live.show import Presence
from speeltafel.live.table import Table, Think
from speeltafel.wire import TableSent, ToClient


class Viewer(Protocol):
    """A device that looks on; `rights` are the seats its secrets open, `sight` whose eyes it has now.

    Several people may share a device: each may play, but it shows what the one who holds it may see, or nobody's.
    """

    hashes: tuple[str, ...]
    rights: Eyes
    sight: Eyes
    address: str

    def send(self, message: ToClient) -> None: ...

    def send_text(self, text: str) -> None: ...

    def close(self) -> None: ...


class Room:
    """The one owner of a table's newest value in this process; whoever replaces it holds `lock`.

    `owner` names the process that decides for the table, empty for this one. `address` is whose fair share of the
    bots it has. `elsewhere` are those who look on at other processes, `left` since when a seat is away (ms since 1970);
    `used` is when somebody last asked for the table, 0 when nobody has.
    """

    def __init__(self, table: Table, now: int, *, owner: str = "", fence: int = 0) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.owner = owner
        self.fence = fence
        self.address = ""
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, Presence] = {}
        self.left: dict[Seat, int] = dict.fromkeys(map(Seat, range(len(table.seating.chairs))), now)
        self.used = 0
        self.ticket: Think | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.waking: asyncio.TimerHandle | None = None
        self.settling: asyncio.TimerHandle | None = None
        self.told: TableSent | None = None

    @property
    def code(self) -> str:
        return self.table.code

    @property
    def is_ours(self) -> bool:
        return not self.owner

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks on and nothing is under way."""
        return not self.viewers and self.thinking is None and not self.lock.locked()

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks on, at any process."""
        return bool(self.viewers) or any(each.there or each.watchers for each in self.elsewhere.values())

    def presence(self) -> Presence:
        """Who looks on, at any process."""
        here = Presence(
            NOBODY.union(*(viewer.rights for viewer in self.viewers)),
            sum(not viewer.rights for viewer in self.viewers),
        )
        others = self.elsewhere.values()
        return Presence(
            here.there.union(*(each.there for each in others)),
            here.watchers + sum(each.watchers for each in others),
        )

    def away(self, now: int) -> Mapping[Seat, int]:
        """Since how many ms the seats are away that nobody is connected for."""
        there = self.presence().there
        return {
            Seat(seat): max(0, now - self.left.get(Seat(seat), now))
            for seat in range(len(self.table.seating.chairs))
            if seat not in there
        }
