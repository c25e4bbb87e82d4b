"""Which process owns a table, and how the others that have viewers for it follow."""

from __future__ import annotations

import asyncio
import logging
import uuid
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from speeltafel.core.protocol import Eyes, Seat
from speeltafel.server.alone import Alone
from speeltafel.server.fanout import Line
from speeltafel.server.notes import Changed, Forwarded, Moved, Note, Replied, Requested, There
from speeltafel.server.room import Caller, Presence, Room
from speeltafel.server.settings import Settings
from speeltafel.server.store.rows import Change
from speeltafel.server.store.store import Store
from speeltafel.wire import ToClient, write

RENEW_SECONDS = 0.5
POLL_SECONDS = 1.0
POLL_WITHOUT_REDIS_SECONDS = 0.4
ANSWER_SECONDS = 1.2
log = logging.getLogger("speeltafel.sharing")

if TYPE_CHECKING:
    from speeltafel.server.rooms import Rooms


class Remote:
    """A viewer at another process, as the owner of their table sees them."""

    def __init__(self, room: Room, hashes: tuple[str, ...], reply: Callable[[bytes], None]) -> None:
        self.hashes = hashes
        self._room = room
        self._reply = reply

    @property
    def rights(self) -> Eyes:
        return self._room.eyes_of(self.hashes)

    def send(self, message: ToClient) -> None:
        self._reply(write(message))

    def send_text(self, text: str) -> None:
        self._reply(text.encode())


class Shared(Alone):
    """Leases in PostgreSQL say who owns a table, notes over Redis carry the rest; without Redis tables are polled."""

    def __init__(self, store: Store, settings: Settings) -> None:
        assert store.process is not None, "a shared store names its process"
        super().__init__(store)
        self._me = store.process
        self._line = Line(settings.redis_url, self._me, self._hear) if settings.redis_url else None
        self._rooms: Rooms | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._replies: dict[str, asyncio.Future[bytes]] = {}

    @property
    def is_up(self) -> bool | None:
        return None if self._line is None else self._line.is_up

    async def open(self, rooms: Rooms) -> None:
        """Takes its place among the processes."""
        self._rooms = rooms
        await self._store.renew()
        if self._line is not None:
            await self._line.open()
        self._spawn(self._renew())
        self._spawn(self._poll())

    async def close(self) -> None:
        """Gives every table up and tells the others, so that they need not wait for the lease to end."""
        for task in list(self._tasks):
            task.cancel()
        owned = [room.code for room in self._known.all() if room.is_owner]
        for room in self._known.all():
            room.is_owner = False
        await self._store.release(owned)
        for process in await self._store.living():
            for code in owned:
                self._send(process, Moved(code, ""))
        if self._line is not None:
            await self._line.close()

    async def own(self, code: str) -> tuple[str, int]:
        """Takes a table if nobody living has it; returns its owner and fencing number."""
        owner, fence = await self._store.claim(code)
        if owner == self._me:
            self._spawn(self._announce(code))
        return ("" if owner == self._me else owner or ""), fence

    async def recover(self, room: Room, *, by_force: bool) -> None:
        """Becomes the owner of a table; what another owner has not stored yet fails at the fence."""
        if not room.is_owner:
            force = by_force or not self.is_up
            await self._settle_owner(room, *await self._store.claim(room.code, by_force=force))

    async def lose(self, room: Room) -> None:
        """Follows whoever owns the table now, from what is stored."""
        room.is_owner = False
        owner, fence = await self._store.claim(room.code)
        await self._settle_owner(room, owner, fence)
        await self.refresh(room)

    async def look_up(self, room: Room) -> bool:
        """Reads what others may have stored: notes come late or, without Redis, not at all, even of a new owner."""
        async with room.lock:
            known = room.version
            await self.refresh(room)
            return room.version > known

    def tell(self, room: Room, change: Change) -> None:
        """Passes a stored change on to the processes that follow its table."""
        for process in room.elsewhere:
            self._send(process, Changed(change.without_made()))

    def tell_there(self, room: Room) -> None:
        """Says who looks on here to the owner, or as the owner to all who follow."""
        if not room.is_owner:
            if room.owner:
                self._send(room.owner, _there(room, None))
            return
        for process in room.elsewhere:
            self._send(process, _there(room, process))

    def forget(self, room: Room) -> None:
        """A table is dropped from memory here."""
        if room.is_owner:
            self._spawn(self._release(room.code))
        elif room.owner:
            self._send(room.owner, There(room.code, (), 0, room.version))

    async def forward(self, room: Room, caller: Caller, request: Forwarded) -> bool:
        """Lets the owner answer a viewer here; false when this process should own the table itself now."""
        if self._line is None or not self._line.is_up or not room.owner:
            return False
        token = uuid.uuid4().hex
        reply: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._replies[token] = reply
        try:
            asked = Requested(room.code, token, caller.hashes, request)
            self._line.send(room.owner, asked, lambda: None if reply.done() else reply.set_result(b""))
            answer = await asyncio.wait_for(reply, ANSWER_SECONDS)
        except TimeoutError:
            return False
        finally:
            del self._replies[token]
        if not answer:
            return False
        caller.send_text(answer.decode())
        return True

    @property
    def _known(self) -> Rooms:
        assert self._rooms is not None, "open comes first"
        return self._rooms

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("sharing failed", exc_info=task.exception())

    def _send(self, process: str, note: Note) -> None:
        if self._line is not None and process != self._me:
            self._line.send(process, note)

    async def _announce(self, code: str) -> None:
        for process in await self._store.living():
            self._send(process, Moved(code, self._me))

    async def _release(self, code: str) -> None:
        await self._store.release([code])

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                await self._store.renew()
            except Exception:
                log.exception("the lease could not be renewed")

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS if self.is_up else POLL_WITHOUT_REDIS_SECONDS)
            try:
                await self._look()
            except Exception:
                log.exception("the tables could not be polled")

    async def _look(self) -> None:
        """Compares every room here with what is stored: who owns it, and how far it has come."""
        rooms = {room.code: room for room in self._known.all()}
        if not rooms:
            return
        living = await self._store.living()
        for room in rooms.values():
            if not living.issuperset(room.elsewhere):
                before = room.there()
                room.elsewhere = {each: there for each, there in room.elsewhere.items() if each in living}
                room.note_gone(before - room.there())
                room.tell_table()
        for code, (version, owner, fence, is_alive) in (await self._store.look(rooms)).items():
            room = rooms[code]
            if owner == self._me and room.is_owner and fence == room.fence:
                continue
            try:
                await self._compare(room, version, owner, fence, is_alive=is_alive)
            except Exception:
                log.exception("table %s could not be polled", code)

    async def _compare(
        self, room: Room, version: int, owner: str | None, fence: int, *, is_alive: bool
    ) -> None:
        async with room.lock:
            if owner is not None and is_alive and owner != self._me:
                await self._settle_owner(room, owner, fence)
                self.tell_there(room)
            elif room.viewers or room.is_owner:
                await self._settle_owner(room, *await self._store.claim(room.code))
            if version > room.version:
                await self.refresh(room)
        self._known.attend(room)

    async def _settle_owner(self, room: Room, owner: str | None, fence: int) -> None:
        """Owner or follower from now on; an owner reads what others stored before it acts."""
        if owner == self._me:
            if not room.is_owner or room.fence != fence:
                await self.refresh(room)
                room.fence = fence
                room.is_owner = True
                room.owner = ""
                self._spawn(self._announce(room.code))
            return
        if room.is_owner:
            room.elsewhere.clear()
        room.is_owner = False
        room.owner = owner or ""
        room.fence = fence

    def _hear(self, sender: str, note: Note) -> None:
        match note:
            case Replied(token, message):
                reply = self._replies.get(token)
                if reply is not None and not reply.done():
                    reply.set_result(message)
            case Requested():
                self._spawn(self._answer(sender, note))
            case Changed(change):
                self._spawn(self._follow(change))
            case There():
                self._spawn(self._greet(sender, note))
            case Moved():
                self._spawn(self._move(note))

    async def _answer(self, sender: str, note: Requested) -> None:
        room = self._known.known(note.code)
        if room is None or not room.is_owner:
            self._send(sender, Replied(note.token, b""))
            return
        room.elsewhere.setdefault(sender, Presence(frozenset(), 0))
        caller = Remote(room, note.hashes, lambda message: self._send(sender, Replied(note.token, message)))
        await self._known.serve(room, caller, note.request)

    async def _follow(self, change: Change) -> None:
        room = self._known.known(change.code)
        if room is None or room.is_owner:
            return
        async with room.lock:
            if change.version <= room.version or room.is_owner:
                return
            if change.version == room.version + 1:
                room.took(change)
                room.tell(change)
            else:
                await self.refresh(room)

    async def _greet(self, sender: str, note: There) -> None:
        room = self._known.known(note.code)
        if room is None:
            return
        presence = Presence(frozenset(Seat(seat) for seat in note.seats), note.watchers)
        before, were_there = room.elsewhere.get(sender), room.there()
        if room.is_owner and not note.seats and not note.watchers:
            room.elsewhere.pop(sender, None)
        else:
            room.elsewhere[sender] = presence
        room.note_gone(were_there - room.there())
        if before is None or (before.seats, before.watchers) != (presence.seats, presence.watchers):
            room.tell_table()
            if room.is_owner:
                self.tell_there(room)
        if note.version > room.version and not room.is_owner:
            async with room.lock:
                if note.version > room.version:
                    await self.refresh(room)

    async def _move(self, note: Moved) -> None:
        room = self._known.known(note.code)
        if room is None:
            return
        async with room.lock:
            if note.owner == self._me:
                return
            if note.owner:
                await self._settle_owner(room, note.owner, room.fence)
                self.tell_there(room)
                await self.refresh(room)
            elif room.viewers:
                await self._settle_owner(room, *await self._store.claim(note.code))
        self._known.attend(room)


def _there(room: Room, process: str | None) -> There:
    """Who looks on here; for a follower also who does at the others."""
    seats = frozenset[Seat]().union(*(viewer.rights for viewer in room.viewers))
    watchers = sum(not viewer.rights for viewer in room.viewers)
    if process is not None:
        for other, presence in room.elsewhere.items():
            if other != process:
                seats |= presence.seats
                watchers += presence.watchers
    return There(room.code, tuple(sorted(seats)), watchers, room.version)
