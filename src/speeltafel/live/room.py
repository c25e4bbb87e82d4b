"""A table in the memory of one process: its newest value, who looks on, and what is under way for it."""

from __future__ import annotations

import asyncio
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

    def send_text(self, text: bytes) -> None: ...

    def close(self) -> None: ...


class Room:
    """The one owner of a table's newest value in this process; whoever replaces it holds `lock`.

    `owner` names the process that decides for the table, empty for this one. `address` is whose fair share of the
    bots it has. `elsewhere` are those who look on at other processes, `presence` is who looks on anywhere, `left` since
    when a seat is away (ms since 1970); `used` is when somebody last asked for the table, 0 when nobody has.
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
        self.presence = Presence()

    @property
    def code(self) -> str:
        return self.table.setup.code

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

    def recount(self) -> None:
        """Brings `presence` up to date, after anybody came, went or changed seats, here or elsewhere."""
        others = self.elsewhere.values()
        self.presence = Presence(
            NOBODY.union(*(viewer.rights for viewer in self.viewers), *(each.there for each in others)),
            sum(not viewer.rights for viewer in self.viewers) + sum(each.watchers for each in others),
        )
