"""Who looks on at a table, as one process tells the others."""

from __future__ import annotations

from speeltafel.live.room import Room
from speeltafel.live.show import Presence
from speeltafel.server.cluster.messages import There


def lookers(presence: Presence) -> int:
    """How many look on."""
    return len(presence.devices) + presence.watchers


def there_of(room: Room, process: str | None) -> There:
    """Who looks on here; for a follower also who does at the others."""
    seats = [seat for viewer in room.viewers for seat in viewer.rights]
    watchers = sum(not viewer.rights for viewer in room.viewers)
    if process is not None:
        for other, presence in room.elsewhere.items():
            if other != process:
                seats += presence.devices
                watchers += presence.watchers
    return There(room.code, tuple(sorted(seats)), watchers, room.table.version)
