"""A table in the memory of one process: its newest value, who looks on, and what is under way for it."""

from __future__ import annotations

import asyncio
from typing import Protocol

from speeltafel.core.protocol import NOBODY, Eyes, Seat, eyes_of
from speeltafel.core.words import message
from speeltafel.live.encode import said
from speeltafel.live.show import Presence
from speeltafel.live.table import Table, Think, is_played_by_a_person
from speeltafel.wire import Goodbye, ToClient


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
    when a seat is away (ms since 1970); `used` is when somebody last asked for the table, 0 when nobody has; `was_watched` whether
    anybody has looked on here.
    """

    def __init__(self, table: Table, now: int, *, owner: str = "", fence: int = 0, address: str = "") -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.owner = owner
        self.fence = fence
        self.address = address
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, Presence] = {}
        self.left = {Seat(seat): chair.away or now for seat, chair in enumerate(table.seating.chairs)}
        self.used = 0
        self.was_watched = False
        self.ticket: Think | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.waking: asyncio.TimerHandle | None = None
        self.settling: asyncio.TimerHandle | None = None
        self.told: Presence | None = None
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

    def has_unstored_absence(self, older: int) -> bool:
        """Whether a person left before then (ms since 1970), where only that counts, and it is not stored yet."""
        table = self.table
        if table.status != "running" or table.has_clock:
            return False
        return any(
            since <= older and seat not in self.presence.there and not table.seating.chairs[seat].away
            for seat, since in self.left.items()
            if is_played_by_a_person(table.seating.chairs[seat])
        )

    def recount(self) -> None:
        """Brings `presence` up to date, after anybody came, went or changed seats, here or elsewhere."""
        others = self.elsewhere.values()
        devices = [seat for viewer in self.viewers for seat in viewer.rights]
        devices += [seat for each in others for seat in each.devices]
        self.presence = Presence(
            eyes_of(*sorted(set(devices))),
            sum(not viewer.rights for viewer in self.viewers) + sum(each.watchers for each in others),
            tuple(sorted(devices)),
        )


def look_up_anew(room: Room, before: Table) -> set[Viewer]:
    """The table started or seats changed hands: who has other seats now, and is to be welcomed anew; some have to go."""
    has_started = before.log is None and room.table.log is not None
    greeted = set()
    for viewer in tuple(room.viewers):
        if not room.table.may_look_on(viewer.hashes):
            room.viewers.discard(viewer)
            viewer.send(Goodbye(said(message("server-seat-gone")), -1))
            viewer.close()
            continue
        rights = room.table.seats_of(viewer.hashes)
        invited = room.table.invited_to(viewer.hashes)
        if has_started or rights != viewer.rights or invited != before.invited_to(viewer.hashes):
            held = None if has_started else min(viewer.sight, default=None)
            viewer.rights = rights
            viewer.sight = sight_of(rights, held, room.table.seat_to_move)
            greeted.add(viewer)
    room.recount()
    return greeted


def sight_of(rights: Eyes, held: int | None, mover: Seat | None) -> Eyes:
    """The eyes of a device that opens these seats and says that `held` holds it.

    A seat alone at its device always sees; of several the one who holds it does, but not while it is another's turn there.
    """
    if len(rights) < 2:
        return rights
    if held not in rights or (mover in rights and mover != held):
        return NOBODY
    return eyes_of(Seat(held))
