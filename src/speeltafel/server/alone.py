"""One process: every table is ours, and whoever looks on is connected here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from speeltafel.server.notes import Forwarded
    from speeltafel.server.room import Caller, Room
    from speeltafel.server.rooms import Rooms
    from speeltafel.server.store.rows import Change
    from speeltafel.server.store.store import Store


class Alone:
    """What rooms ask of their surroundings; `Shared` answers for many processes."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def is_up(self) -> bool | None:
        """Whether Redis is there; None without one."""
        return None

    async def open(self, rooms: Rooms) -> None:
        """Takes its place among the processes."""

    async def close(self) -> None:
        """Gives every table up."""

    async def own(self, code: str) -> tuple[str, int]:
        """Takes a table if nobody living has it; returns its owner (empty: we are) and fencing number."""
        return "", 0

    async def recover(self, room: Room, *, by_force: bool) -> None:
        """Becomes the owner of a table whose owner does not answer; the room is held."""

    async def lose(self, room: Room) -> None:
        """Follows whoever owns the table now; the room is held."""

    async def look_up(self, room: Room) -> bool:
        """Makes sure that a room is what is stored; tells whether it was behind."""
        return False

    async def refresh(self, room: Room) -> None:
        """Catches up with the store, and tells viewers here what they have not seen; the room is held."""
        loaded = await self._store.load(room.code, since=room.number)
        if loaded is not None:
            room.catch_up(loaded)

    def tell(self, room: Room, change: Change) -> None:
        """Passes a stored change on to the processes that follow its table."""

    def tell_there(self, room: Room) -> None:
        """Says who looks on here to the other processes."""

    def forget(self, room: Room) -> None:
        """A table is dropped from memory here."""

    async def forward(self, room: Room, caller: Caller, request: Forwarded) -> bool:
        """Lets the owner answer a viewer here; false when that did not work."""
        return False
